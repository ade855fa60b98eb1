"""Faulty contacts recognised from play: chains, houses, weak and exchanged ones, and what heals them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.faults.diagnosis import Diagnosis
from companion.core.model.commands import BoardIsRight
from companion.core.model.fast_replace import replace
from companion.core.model.types import Verdict
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table

PLAIN: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red", "i9": "blue"}, "house": {"red": 4, "blue": 4}}
MANY: dict[str, Any] = {
    **PLAIN,
    "pieces": {"a1": "red", "m3": "barricade", "c4": "blue", "g4": "blue", "k4": "barricade", "i9": "blue"},
    "house": {"red": 4, "blue": 2},
}


def table(position: dict[str, Any], *chains: tuple[str, ...]) -> Table:
    """A table whose chips read these spots."""
    one = Table(position)
    masks = tuple(one.session.board.mask(chain) for chain in chains)
    one.play = replace(one.play, diagnosis=Diagnosis(masks))
    return one


def faults(said: Iterable[Verdict]) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.spot, one.kind, one.spots) for one in said if one.verdict == "fault"]


def legal(said: Iterable[Verdict]) -> list[str]:
    return [one.move for one in said if one.verdict == "legal"]


# --- chains ------------------------------------------------------------------------------------

CHIP = ("c1", "d1", "e1", "a2", "c4", "g4")


def silent(one: Table) -> Table:
    """The chip falls silent while red moves a1-b1, which nothing else hinders."""
    one.die(0, 1)
    one.touch(1000, "-a1")
    one.edges((1300, spot, False) for spot in ("c4", "g4"))
    one.touch(1500, "+b1")
    return one


def test_a_chip_that_falls_silent_after_a_decided_turn_is_told_as_one_fault() -> None:
    one = silent(table(MANY, CHIP))
    one.enter(5000, "a1-b1")
    assert one.session.phase == "arrange"
    assert faults(one.until(14_000)) == []
    assert faults(one.until(16_000)) == [("c4", "dead-chain", tuple(sorted(CHIP)))]
    one.until(18_000)
    assert one.session.phase == "roll"


def test_a_chip_under_which_pieces_stand_on_all_spots_is_told_too() -> None:
    one = silent(table(MANY, ("c4", "g4")))
    one.enter(5000, "a1-b1")
    assert faults(one.until(16_000)) == [("c4", "dead-chain", ("c4", "g4"))]


def test_where_chips_are_not_known_no_chain_is_told() -> None:
    one = silent(table(MANY))
    one.enter(5000, "a1-b1")
    assert faults(one.until(120_000)) == []


def test_a_second_stuck_contact_of_a_chip_condemns_the_chip() -> None:
    one = table(PLAIN, ("c1", "d1", "e1", "f1"))
    one.die(0, 2)
    one.touch(1000, "-a1")
    one.enter(3000, "a1-c1")
    assert faults(one.tell(BoardIsRight(14_000))) == [("c1", "stuck-off", ())]
    one.die(16_000, 1)
    one.touch(17_000, "-i9", "+i10")
    one.until(18_000)
    one.die(19_000, 2)
    one.enter(20_000, "c1-e1")
    said = one.tell(BoardIsRight(40_000))
    assert faults(said) == [("e1", "dead-chain", ("c1", "d1", "e1", "f1"))]
    assert [fault.kind for fault in one.session.contacts.faults] == ["dead-chain"]
    assert one.session.phase == "roll"


def test_a_chip_that_shows_what_it_should_is_believed_again() -> None:
    one = silent(table(MANY, CHIP))
    one.enter(5000, "a1-b1")
    one.until(20_000)
    one.edge(30_000, "c4", on=True)
    one.until(30_500)
    assert one.session.contacts.masked
    one.edge(31_000, "g4", on=True)
    one.until(31_500)
    assert (one.session.contacts.masked, one.session.contacts.faults) == (0, ())
    assert one.session.phase == "roll"


def test_a_chip_that_comes_back_in_the_moment_in_which_a_pawn_is_lifted_is_believed_again() -> None:
    one = silent(table(MANY, CHIP))
    one.enter(5000, "a1-b1")
    one.until(20_000)
    one.edge(30_000, "c4", on=True)
    one.until(30_500)
    one.edges([(31_000, "g4", True), (31_000, "i9", False)])
    one.until(31_500)
    assert (one.session.contacts.masked, one.session.contacts.faults) == (0, ())


def test_three_contacts_open_at_the_same_moment_and_a_legal_turn_is_not_lost() -> None:
    position = {**MANY, "pieces": {**MANY["pieces"], "o4": "barricade"}}
    one = table(position, ("c4", "g4", "o4", "e5"))
    one.die(0, 1)
    one.touch(1000, "-a1")
    one.edges((1300, spot, False) for spot in ("c4", "g4", "o4"))
    one.touch(1500, "+b1")
    said = one.until(20_000)
    assert faults(said) == [("c4", "dead-chain", ("c4", "e5", "g4", "o4"))]
    assert legal(said) == ["a1-b1"]
    assert [v.at_ms for v in said if v.verdict == "legal"] >= [v.at_ms for v in said if v.verdict == "fault"]


def test_four_at_the_same_moment_are_a_chip_where_none_is_known() -> None:
    one = table(MANY)
    one.die(0, 1)
    one.touch(1000, "-a1")
    one.edges((1300, spot, False) for spot in ("c4", "g4", "k4", "m3"))
    one.touch(1500, "+b1")
    said = one.until(20_000)
    assert faults(said) == [("m3", "dead-chain", ("c4", "g4", "k4", "m3"))]
    assert legal(said) == ["a1-b1"]


def test_pieces_knocked_over_one_by_one_are_no_chip() -> None:
    one = table(MANY)
    one.die(0, 1)
    one.touch(1000, "-a1", "-c4", "-g4", "-k4", "-m3", "+b1")
    assert faults(one.until(50_000)) == []


# --- houses ------------------------------------------------------------------------------------


def test_a_house_that_stays_one_short_does_not_stop_the_game() -> None:
    one = table(PLAIN)
    one.edge(500, "blue:2", on=False)
    one.die(1000, 2)
    one.enter(2000, "a1-c1")
    one.touch(3000, "-a1", "+c1")
    said = one.tell(BoardIsRight(40_000))
    assert faults(said) == [("blue:2", "stuck-off", ())]
    one.until(42_000)
    assert one.session.phase == "roll"
    one.die(41_000, 1)
    one.touch(42_000, "-i9", "+i10")
    assert legal(one.until(45_000)) == ["i9-i10"]


def test_a_pawn_out_of_a_place_that_is_not_believed_is_asked_about() -> None:
    one = table(PLAIN)
    one.edge(500, "blue:2", on=False)
    one.die(1000, 2)
    one.enter(2000, "a1-c1")
    one.touch(3000, "-a1", "+c1")
    one.tell(BoardIsRight(40_000))
    one.die(41_000, 1)
    out = next(f for f in one.session.turn.footprints if f.move.startswith("house-"))
    field = out.move.removeprefix("house-")
    one.touch(42_000, f"+{field}")  # the pawn of blue:2 comes out, nothing is seen of its lift
    assert [(v.verdict, v.moves) for v in one.until(46_000)] == [("ambiguous", (out.move,))]
    assert legal(one.choose(47_000, out.move)) == [out.move]
    assert one.session.phase == "roll"


def test_a_pawn_that_was_missing_after_all_and_is_put_into_another_place_of_its_house_is_right() -> None:
    one = table(PLAIN)
    one.edge(500, "blue:2", on=False)
    one.die(1000, 2)
    one.enter(2000, "a1-c1")
    one.touch(3000, "-a1", "+c1")
    assert faults(one.tell(BoardIsRight(40_000))) == [("blue:2", "stuck-off", ())]
    one.touch(50_000, "+blue:5")
    assert [v.verdict for v in one.until(60_000)] == []
    assert (one.session.phase, one.session.contacts.masked) == ("roll", 0)


# --- within a turn -----------------------------------------------------------------------------


def test_a_pawn_held_for_long_is_no_fault() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1", "+b1", "-b1")
    assert one.until(200_000) == []


def test_a_barricade_held_while_people_think_is_no_fault() -> None:
    one = table({**PLAIN, "pieces": {"a1": "red", "a2": "barricade", "i9": "blue"}})
    one.die(0, 1)
    one.touch(1000, "-a1", "-a2", "+a2")
    assert faults(one.until(200_000)) == []


def test_a_pawn_held_while_another_seat_plays_is_no_fault_however_long() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.edge(500, "i9", on=False)
    one.touch(1000, "-a1", "+c1")
    assert one.until(3_600_000) == []
    one.edge(3_600_000, "i9", on=True)
    said = one.until(3_601_000)
    assert [(v.verdict, v.move, v.at_ms) for v in said] == [("legal", "a1-c1", 3_600_550)]


def test_a_pawn_taken_up_after_an_illegal_try_is_no_fault_however_long() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1", "+b1")
    assert [v.reason for v in one.until(3_000)] == ["wrong-count"]
    one.touch(4_000, "-b1", "-i9", "+i9")
    assert one.until(3_600_000) == []
    one.edge(3_600_000, "c1", on=True)
    assert [(v.verdict, v.move) for v in one.until(3_601_000)] == [("legal", "a1-c1")]


def test_another_piece_in_the_air_beside_an_illegal_try_is_no_fault_however_long() -> None:
    pieces = {"b3": "red", "d3": "barricade", "i1": "red", "i9": "blue"}
    one = table({**PLAIN, "pieces": pieces, "house": {"red": 3, "blue": 4}})
    one.die(0, 2)
    one.touch(1000, "-i1", "-b3", "+g5", "-i9", "+i9")
    assert [v.verdict for v in one.until(3_600_000)] == ["illegal"]


def test_a_field_that_alone_is_on_too_much_is_stuck() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.edge(500, "e5", on=True)
    one.touch(1000, "-a1", "+c1")
    said = one.until(40_000)
    assert faults(said) == [("e5", "stuck-on", ())]
    assert legal(said) == ["a1-c1"]


def test_a_pawn_in_the_air_is_not_asked_about_at_once_although_a_field_is_not_believed() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1")
    one.enter(3000, "a1-c1")
    one.tell(BoardIsRight(14_000))
    one.die(15_000, 1)
    one.touch(16_000, "-i9", "+i10")
    one.until(17_000)
    one.die(18_000, 2)
    one.enter(19_000, "c1-e1")
    one.touch(20_000, "+e1")
    one.until(22_000)
    one.die(23_000, 1)
    one.touch(24_000, "-i10", "+i9")
    one.until(25_000)
    one.die(26_000, 2)
    one.touch(27_000, "-e1")
    assert one.until(29_900) == []
    assert [(v.verdict, v.moves) for v in one.until(30_200)] == [("ambiguous", ("e1-c1",))]
    one.touch(31_000, "+g1")  # it was still in the hand
    assert legal(one.until(33_000)) == ["e1-g1"]


# --- exchanged ---------------------------------------------------------------------------------


def test_a_piece_that_shows_on_another_field_than_it_was_put_on_makes_both_suspect() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1", "+d1")  # it stands on c1, whose line is d1's
    one.enter(5000, "a1-c1")
    one.until(8000)
    assert faults(one.touch(9000, "-d1", "+d1", "-d1", "+d1")) == []
    assert faults(one.until(11_000)) == [("c1", "swapped", ("c1", "d1"))]
    one.until(13_000)
    assert one.session.phase == "roll"


def test_a_turn_entered_and_not_moved_yet_is_no_fault() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.enter(1000, "a1-c1")
    assert faults(one.until(200_000)) == []


# --- what is kept ------------------------------------------------------------------------------


@pytest.mark.parametrize("healed", [False, True])
def test_a_restored_game_knows_its_faults(healed: bool) -> None:
    one = silent(table(MANY, CHIP))
    one.enter(5000, "a1-b1")
    one.until(20_000)
    if healed:
        one.edges([(30_000, "c4", True), (30_000, "g4", True)])
        one.until(31_000)
    restored = fold.restore(GAME, SETTINGS, one.entries)
    assert (restored.contacts.masked, restored.contacts.faults) == (
        one.session.contacts.masked,
        one.session.contacts.faults,
    )
    assert bool(restored.contacts.masked) != healed


def test_a_board_set_up_anew_has_no_stuck_contact() -> None:
    one = table(PLAIN)
    one.die(0, 2)
    one.touch(1000, "-a1", "+c1")
    one.until(3000)
    one.found(10_000, "c1", *(f"red:{n}" for n in range(1, 5)), *(f"blue:{n}" for n in range(1, 5)))
    assert faults(one.until(50_000)) == []
