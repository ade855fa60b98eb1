"""Physical proof: lift the named piece and put it back."""

from __future__ import annotations

import pytest

from companion.daemon.proofs import KEPT, TIME_MS, Proofs
from companion.ports.commands import Refused

BOARD = frozenset({"red:1", "a3"})


def test_lifting_the_named_piece_and_putting_it_back_proves_it() -> None:
    proofs = Proofs()
    proof = proofs.start("malefiz-classic", BOARD, 0)
    assert proof.spot in BOARD
    proofs.look(BOARD, 1000)
    proofs.look(BOARD - {proof.spot}, 2000)
    assert not still(proofs, proof.proof_id, 2000)
    proofs.look(BOARD, 3000)
    assert still(proofs, proof.proof_id, 3000)


def still(proofs: Proofs, proof_id: str, now_ms: int) -> bool:
    found = proofs.get(proof_id, now_ms)
    assert found is not None
    return found.done


def test_another_piece_proves_nothing() -> None:
    proofs = Proofs()
    proof = proofs.start("malefiz-classic", BOARD, 0)
    (other,) = BOARD - {proof.spot}
    proofs.look(BOARD - {other}, 1000)
    proofs.look(BOARD, 2000)
    assert not still(proofs, proof.proof_id, 2000)


def test_a_proof_that_comes_too_late_is_none() -> None:
    proofs = Proofs()
    proof = proofs.start("malefiz-classic", BOARD, 0)
    proofs.look(BOARD - {proof.spot}, TIME_MS - 1)
    proofs.look(BOARD, TIME_MS + 1)
    assert proofs.get(proof.proof_id, TIME_MS + 1) is None


def test_without_a_piece_on_the_board_nothing_can_be_proved() -> None:
    with pytest.raises(Refused, match="No piece stands"):
        Proofs().start("malefiz-classic", frozenset(), 0)


def test_proofs_begun_for_fun_do_not_pile_up() -> None:
    proofs = Proofs()
    begun = [proofs.start("malefiz-classic", BOARD, 0).proof_id for _ in range(KEPT + 1)]
    assert proofs.get(begun[0], 1) is None
    assert proofs.get(begun[-1], 1) is not None


def test_the_button_at_the_table_proves_the_one_open_proof() -> None:
    proofs = Proofs()
    assert not proofs.press(0)
    proof = proofs.start("malefiz-classic", BOARD, 0)
    assert proofs.waiting(1000) == [proof.proof_id]
    assert proofs.press(1000)
    assert still(proofs, proof.proof_id, 1000)
    assert proofs.waiting(1000) == []
    assert not proofs.press(2000)


def test_the_button_proves_none_of_two_and_none_that_comes_too_late() -> None:
    proofs = Proofs()
    first = proofs.start("malefiz-classic", BOARD, 0)
    second = proofs.start("malefiz-classic", BOARD, 20_000)
    assert not proofs.press(20_000)
    assert not still(proofs, first.proof_id, 20_000)
    assert not still(proofs, second.proof_id, 20_000)
    assert proofs.press(TIME_MS + 1)  # the first one's time is over
    assert still(proofs, second.proof_id, TIME_MS + 1)
    assert not Proofs().press(0)
