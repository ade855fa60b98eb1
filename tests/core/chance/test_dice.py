"""Commitment, share, number: the arithmetic of the companion's rolls."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from companion.core.chance import dice
from companion.core.decision import fold, record
from companion.core.model.commands import DieRolled
from companion.core.model.game import Game
from companion.core.model.history import Rolled
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, Record
from companion.core.reducer import step
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME, MalefizGame

SIX = (1, 2, 3, 4, 5, 6)
ODD = (1, 2, 2, 3, 3, 4)


def test_anybody_can_check_a_roll_with_a_sha256_and_a_division() -> None:
    secret, share = "00112233445566778899aabbccddeeff", "0123456789abcdef"
    digest = hashlib.sha256(f"{secret}:{share}".encode()).hexdigest()
    first = next(int(digest[i : i + 2], 16) for i in range(0, 64, 2) if int(digest[i : i + 2], 16) < 252)
    assert dice.thrown(secret, share, SIX) == first % 6 + 1
    assert dice.commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


@pytest.mark.parametrize(
    ("secret", "share", "number"),
    [("00" * 16, "", 2), ("00" * 16, "01" * 8, 1), ("ff" * 16, "", 2), ("ff" * 16, "01" * 8, 1)],
)
def test_the_arithmetic_stays_as_it_was_promised(secret: str, share: str, number: int) -> None:
    assert dice.thrown(secret, share, SIX) == number


def test_secret_and_share_both_decide() -> None:
    assert len({dice.thrown("a", str(share), SIX) for share in range(60)}) == 6
    assert len({dice.thrown(str(secret), "a", SIX) for secret in range(60)}) == 6


@pytest.mark.parametrize("faces", [SIX, ODD, (1, 2, 3, 4, 5)])
def test_every_face_is_as_likely_as_its_places_on_the_die(faces: tuple[int, ...]) -> None:
    tries = 12_000
    seen = Counter(dice.thrown(f"{n:032x}", "share", faces) for n in range(tries))
    for number in dice.numbers(faces):
        share = faces.count(number) / len(faces)
        off = (seen[number] - tries * share) / (tries * share * (1 - share)) ** 0.5
        assert abs(off) < 4


def test_bytes_that_would_favour_some_faces_do_not_count() -> None:
    """With 250 faces only 250 of 256 values count: what stands above them never shifts the rest."""
    faces = tuple(range(250))
    for n in range(400):
        digest = hashlib.sha256(f"{n}:".encode()).digest()
        expected = next((byte for byte in digest if byte < 250), None)
        assert expected is None or dice.thrown(str(n), "", faces) == expected


def test_where_no_byte_does_the_digest_is_hashed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    class Digest:
        def __init__(self, text: bytes) -> None:
            asked.append(text)

        def digest(self) -> bytes:
            return (b"\xff" if len(asked) == 1 else b"\x07") * 32

    monkeypatch.setattr(hashlib, "sha256", Digest)
    assert dice.thrown("s", "t", SIX) == 7 % 6 + 1
    assert asked == [b"s:t", ("ff" * 32).encode()]


@pytest.mark.parametrize(
    ("faces", "numbers", "told"),
    [
        (SIX, SIX, "from 1 to 6"),
        (ODD, (1, 2, 3, 4), "from 1 to 4"),
        ((5, 1, 1, 2), (1, 2, 5), "of 1, 2, 5"),
    ],
)
def test_what_a_die_shows_in_words(faces: tuple[int, ...], numbers: tuple[int, ...], told: str) -> None:
    assert (dice.numbers(faces), dice.tell_faces(faces)) == (numbers, told)
    assert dice.never(faces).args["numbers"] == ", ".join(map(str, numbers))


class OddDie(MalefizGame):
    die_faces: tuple[int, ...] = ODD


def _new(game: Game[Any] = GAME) -> tuple[Session, Entry]:
    return step.new_game(game, Settings(), game.setup("classic", ("red", "blue")), {}, 0)


def test_another_die_is_the_games_own_affair() -> None:
    session, _ = _new(OddDie())
    said = refusal(session, DieRolled(1, 5))
    assert said is not None
    assert said.args == {"numbers": "1, 2, 3, 4"}
    assert step.step(session, DieRolled(1, 5)) == (session, ())
    assert refusal(session, DieRolled(1, 4)) is None


def test_rolls_are_remembered_with_their_proof_and_what_was_taken_back() -> None:
    _, first = _new()
    entries = [
        first,
        Entry("roll", 1, {"seat": "red", "die": 3, "how": "told"}),
        Entry("unroll", 2, {"seat": "red"}),
        Entry("roll", 3, {"seat": "red", "die": 4, "how": "rolled", "secret": "5e", "share": "5a"}),
    ]
    after = fold.restore(GAME, Settings(), entries)
    assert after.progress.rolls == (
        Rolled(1, "red", 3, "told", back=True),
        Rolled(2, "red", 4, "rolled", "5e", "5a"),
    )
    assert after.die == 4
    many = [Entry("roll", n, {"seat": "red", "die": 2, "how": "told"}) for n in range(40)]
    last = fold.restore(GAME, Settings(), [first, *many]).progress.rolls
    assert (len(last), last[-1].count) == (record.KEPT_ROLLS, 40)


def test_a_number_that_let_the_turn_pass_is_taken_back_with_the_pass() -> None:
    session, first = _new()
    position = {"position": GAME.dump(session.position), "spots": list(first.data["spots"])}
    passed = {"number": 1, "seat": "red", "die": 2, "word": "pass", "move": "pass", "how": "pass", **position}
    entries = [
        first,
        Entry("roll", 1, {"seat": "red", "die": 2, "how": "told"}),
        Entry("input", 2, passed),
        Entry("roll", 3, {"seat": "red", "die": 5, "how": "told"}),
        Entry("unroll", 4, {"seat": "red"}),
        Entry("undo", 5, {"number": 1}),
    ]
    rolls = fold.restore(GAME, Settings(), entries).progress.rolls
    assert [(one.die, one.back) for one in rolls] == [(2, True), (5, True)]
    assert [one.back for one in fold.restore(GAME, Settings(), entries[:5]).progress.rolls] == [False, True]


def test_the_proof_is_recorded_with_the_roll_and_a_told_number_has_none() -> None:
    session, _ = _new()
    _, effects = step.step(session, DieRolled(5, 4, "rolled", "5e", "5a"))
    proof = {"secret": "5e", "share": "5a"}
    assert effects[0] == Record(Entry("roll", 5, {"seat": "red", "die": 4, "how": "rolled", **proof}))
    _, effects = step.step(session, DieRolled(5, 4))
    assert effects[0] == Record(Entry("roll", 5, {"seat": "red", "die": 4, "how": "told"}))
