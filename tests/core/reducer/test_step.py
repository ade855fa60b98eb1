"""The one reducer: how a game ends, and what house rules change about whose turn it is."""

from __future__ import annotations

from typing import Any

from companion.core.model.commands import EndGame
from companion.core.model.types import Verdict
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
STUCK = {
    "turn": "red",
    "pieces": {"i10": "red", "i9": "barricade", "i11": "barricade"},
    "house": {"red": 0, "blue": 5},
}
ASKS = {"turn": "red", "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}
TWO = {"turn": "red", "pieces": {"d1": "red", "b1": "blue", "f1": "blue"}, "house": {"red": 4, "blue": 3}}


def short(verdicts: list[Verdict]) -> list[tuple[int, str, str]]:
    """(ms, verdict, what)."""
    return [(v.at_ms, v.verdict, v.move or v.reason or " ".join(v.moves)) for v in verdicts]


def rolled(position: dict[str, Any], die: int) -> Table:
    table = Table(position)
    assert table.die(100, die) == []
    return table


# --- the end, and house rules --------------------------------------------------------------------

NEAR = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "green": 5, "blue": 5}}


def test_ma_15_the_first_pawn_on_the_goal_wins_with_the_same_ms() -> None:
    table = rolled(NEAR, 1)
    table.touch(1000, "-i13", "+i14")
    assert short(table.until(9000)) == [(1650, "legal", "i13-i14"), (1650, "won", "")]
    assert table.session.phase == "over"
    assert table.session.progress.history[-1].won


def test_after_the_end_nothing_is_judged_and_nothing_rolled() -> None:
    table = rolled(NEAR, 1)
    table.touch(1000, "-i13", "+i14")
    table.until(2000)
    table.touch(3000, "-red:1", "+c1", "-i14")
    assert table.until(60_000) == []
    assert table.die(60_000, 3) == []
    assert table.session.seat == "green"


def test_six_again_keeps_the_seat_to_move() -> None:
    table = rolled({**RED, "options": {"six_again": True}}, 6)
    table.touch(1000, "-a1", "+g1")
    assert short(table.until(9000)) == [(1650, "legal", "a1-g1")]
    assert (table.session.seat, table.session.die) == ("red", None)


def test_play_for_places_goes_on_and_leaves_the_pawn_on_the_goal_alone() -> None:
    table = rolled({**NEAR, "options": {"play_for_places": True}}, 1)
    table.touch(1000, "-i13", "+i14")
    assert short(table.until(3000)) == [(1650, "legal", "i13-i14"), (1650, "won", "")]
    assert (table.session.phase, table.session.seat) == ("roll", "green")
    table.die(4000, 1)
    table.touch(5000, "-green:1", "+g1")
    assert short(table.until(8000)) == [(5650, "legal", "house-g1")]
    table.touch(9000, "-i14")  # taken off: nothing to say
    assert table.until(20_000) == []
    table.die(21_000, 1)
    table.touch(22_000, "-blue:1", "+o1")
    assert short(table.until(25_000)) == [(22_650, "legal", "house-o1")]
    assert table.session.seat == "green"


def test_the_table_may_end_the_game_and_only_once() -> None:
    table = Table(RED)
    table.tell(EndGame(1000))
    table.tell(EndGame(2000))
    assert table.session.phase == "over"
    assert [entry.kind for entry in table.entries] == ["game", "end"]
