"""Pawns of colours that nobody plays: lifted, tidied and put back in their houses they change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from companion.core.model.commands import Pause
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking.unplayed_places import ignored_after
from tests.table import Table, told

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
CAPTURE = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}
YELLOW = tuple(f"yellow:{place}" for place in range(1, 4))


def table(position: Mapping[str, object] = RED) -> Table:
    """Three yellow pawns stand in a house that nobody plays; two places of it are free."""
    found = Table(position)
    board = found.session.board
    found.found(100, *board.names(found.session.pictures.expected), *YELLOW)
    assert found.session.phase == "roll"
    return found


@pytest.mark.parametrize(
    "touches",
    [
        ("-yellow:1", "+yellow:1"),
        ("-yellow:1", "+yellow:5"),
        ("-yellow:1", "-yellow:2", "+yellow:2", "+yellow:1"),
        ("-yellow:1", "-yellow:2", "+yellow:4", "+yellow:5"),
        ("+yellow:4",),
        ("-yellow:1",),
    ],
)
def test_what_hands_do_there_is_nothing(touches: tuple[str, ...]) -> None:
    one = table()
    one.touch(1000, *touches)
    assert one.until(9000) == []
    assert (one.now, one.session.phase) == ("settled", "roll")
    one.die(9100, 2)
    one.touch(10_000, "-a1", "+c1")
    assert [said.move for said in one.until(20_000)] == ["a1-c1"]


def test_a_turn_is_played_while_such_a_pawn_is_in_the_other_hand() -> None:
    one = table()
    one.die(1000, 1)
    move = next(f for f in one.session.turn.footprints if f.move.startswith("a1-")).move
    target = move.partition("-")[2]
    one.touch(2000, "-yellow:2", "-a1", "+yellow:2", f"+{target}")
    assert told(one.until(4000)) == [{"ms": 2850, "verdict": "legal", "seat": "red", "move": move}]
    assert one.session.phase == "roll"


def test_it_is_nothing_in_a_pause_either() -> None:
    one = table()
    one.tell(Pause(1000, on=True, by="idle"))
    one.touch(2000, "-yellow:1", "+yellow:1")
    assert one.session.progress.paused is not None
    one.tell(Pause(5000, on=False))
    assert (one.now, one.session.phase) == ("settled", "roll")


def test_a_captured_pawn_that_is_put_into_such_a_house_is_still_told() -> None:
    one = table(CAPTURE)
    one.die(1000, 2)
    capture = next(f.move for f in one.session.turn.footprints if f.move == "a1xc1")
    assert capture
    one.touch(2000, "-c1", "-a1", "+c1", "+yellow:4")
    assert [(said.verdict, said.reason, said.wrong) for said in one.until(5000)] == [
        ("illegal", "wrong-house", ("yellow:4",))
    ]
    one.touch(6000, "-yellow:4", "+blue:5")
    assert [said.verdict for said in one.until(9000)] == ["legal"]


def test_a_pawn_from_there_that_is_put_onto_a_field_is_asked_back() -> None:
    one = table()
    one.touch(1000, "-yellow:1", "+c1")
    assert [(said.verdict, said.wrong, said.missing) for said in one.until(4000)] == [
        ("illegal", ("c1",), ())
    ]
    one.touch(5000, "-c1", "+yellow:1")
    assert [said.verdict for said in one.until(9000)] == ["restored"]
    assert one.session.phase == "roll"


@pytest.mark.sampled("seed", range(20), sample=5)
def test_however_such_pawns_are_tidied_the_game_goes_on(seed: int) -> None:
    rng = Random(seed)
    one = table()
    standing, away = set(YELLOW), 0
    for step in range(30):
        free = sorted({f"yellow:{place}" for place in range(1, 6)} - standing)
        if away and (rng.random() < 0.6 or not standing) and free:
            spot = rng.choice(free)
            standing.add(spot)
            away -= 1
            one.touch(1000 + 400 * step, f"+{spot}")
        elif standing:
            spot = rng.choice(sorted(standing))
            standing.remove(spot)
            away += 1
            one.touch(1000 + 400 * step, f"-{spot}")
        assert one.now == "settled"
    assert one.until(30_000) == []
    assert one.session.phase == "roll"


def test_a_place_left_in_the_same_reading_is_where_the_pawn_came_from() -> None:
    session = table().session
    lifted, kept, other, put = (session.board.index[f"yellow:{place}"] for place in (1, 2, 3, 4))
    touches = (Touch(1000, lifted, on=False), Touch(1001, put, on=True))
    occupied = session.pictures.seen & ~(1 << lifted) | 1 << put
    found = ignored_after(session, BoardReading(1001, occupied, touches))
    assert found == 1 << kept | 1 << other | 1 << put
