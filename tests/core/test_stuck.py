"""Contacts that are stuck: found by what stays in contradiction, told, and left out of play."""

from __future__ import annotations

from typing import Any

from companion.core import fold
from companion.core.types import Verdict
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table

PLAIN: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red", "i9": "blue"}, "house": {"red": 4, "blue": 4}}


def entered(*touches: str) -> Table:
    """Red has moved a1-c1 by the list; the sensors saw these touches."""
    table = Table(PLAIN)
    table.die(0, 2)
    table.touch(1000, *touches)
    table.enter(3000, "a1-c1")
    return table


def faults(said: list[Verdict]) -> list[tuple[int, str, str]]:
    return [(one.at_ms, one.spot, one.kind) for one in said if one.verdict == "fault"]


def test_a_field_that_stays_empty_after_a_decided_turn_is_stuck_off() -> None:
    table = entered("-a1")
    assert table.session.phase == "arrange"
    assert faults(table.until(12_900)) == []
    assert faults(table.until(13_100)) == [(13_000, "c1", "stuck-off")]
    table.until(15_000)
    assert (table.session.phase, table.session.seat) == ("roll", "blue")


def test_a_field_that_stays_occupied_after_a_decided_turn_is_stuck_on() -> None:
    table = entered("+c1")
    assert faults(table.until(13_100)) == [(13_000, "a1", "stuck-on")]
    table.until(15_000)
    table.die(16_000, 1)
    table.touch(17_000, "-i9", "+i10")
    assert [one.move for one in table.until(20_000)] == ["i9-i10"]


def test_a_board_on_which_pieces_must_still_be_moved_has_no_stuck_contact() -> None:
    assert faults(entered().until(60_000)) == []


def test_a_piece_pressed_down_in_time_is_no_fault() -> None:
    table = entered("-a1")
    table.touch(9000, "+c1")
    assert faults(table.until(60_000)) == []
    assert table.session.phase == "roll"


def test_a_turn_onto_a_stuck_field_is_asked() -> None:
    table = entered("-a1")
    table.until(15_000)
    table.die(16_000, 1)
    table.touch(17_000, "-i9", "+i10")
    table.until(18_000)
    table.die(19_000, 2)
    table.touch(20_000, "+e1")  # red goes on from c1, which is never seen
    said = table.until(22_000)
    assert [(one.verdict, one.moves) for one in said] == [("ambiguous", ("c1-e1",))]


def test_a_stuck_contact_that_moves_is_believed_again() -> None:
    table = entered("-a1")
    table.until(15_000)
    assert table.names(table.session.masked) == ("c1",)
    table.touch(16_000, "+c1")
    table.until(17_000)
    assert table.session.masked == 0
    assert table.session.phase == "roll"


def test_a_restored_game_knows_its_stuck_contacts() -> None:
    table = entered("-a1")
    table.until(15_000)
    assert fold.restore(GAME, SETTINGS, table.entries).masked == table.session.masked
