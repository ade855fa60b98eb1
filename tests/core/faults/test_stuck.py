"""Contacts that are stuck: found by what stays in contradiction, told, and left out of play."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.faults import contradiction
from companion.core.model.commands import BoardIsRight, DieRolled, SensorWorks
from companion.core.model.types import Verdict
from companion.core.reducer.command_refusal import refusal
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


def looked(*touches: str) -> tuple[Table, list[Verdict]]:
    """The same, and somebody who has looked says after 10 s that all stands where it should."""
    table = entered(*touches)
    assert faults(table.until(13_000)) == []
    return table, table.tell(BoardIsRight(13_000))


def faults(said: list[Verdict]) -> list[tuple[int, str, str]]:
    return [(one.at_ms, one.spot, one.kind) for one in said if one.verdict == "fault"]


def test_a_field_that_stays_empty_after_a_decided_turn_is_stuck_off() -> None:
    table, said = looked("-a1")
    assert faults(said) == [(13_000, "c1", "stuck-off")]
    table.until(15_000)
    assert (table.session.phase, table.session.seat) == ("roll", "blue")


def test_a_field_that_stays_occupied_after_a_decided_turn_is_stuck_on() -> None:
    table, said = looked("+c1")
    assert faults(said) == [(13_000, "a1", "stuck-on")]
    table.until(15_000)
    table.die(16_000, 1)
    table.touch(17_000, "-i9", "+i10")
    assert [one.move for one in table.until(20_000)] == ["i9-i10"]


def test_a_board_on_which_pieces_must_still_be_moved_has_no_stuck_contact() -> None:
    assert faults(entered().until(60_000)) == []


@pytest.mark.parametrize("touches", [(), ("-a1",), ("+c1",)])
def test_people_may_read_and_carry_a_piece_for_as_long_as_they_like(touches: tuple[str, ...]) -> None:
    """The page asks for the pawn on that spot, so time alone shows nothing."""
    table = entered(*touches)
    table.tell(DieRolled(4000, 1))  # the next player is quick
    assert faults(table.until(3_600_000)) == []


def test_what_is_played_on_shows_the_field_that_is_stuck() -> None:
    table = entered("-a1")
    table.die(5000, 1)
    table.touch(6000, "-i9", "+i10")
    said = table.until(40_000)
    assert [(spot, kind) for _, spot, kind in faults(said)] == [("c1", "stuck-off")]


def test_one_word_leaves_out_no_more_than_a_sensor_or_two() -> None:
    pieces = {"a1": "red", "i9": "blue", "a3": "red", "g7": "blue"}
    table = Table({**PLAIN, "pieces": pieces, "house": {"red": 3, "blue": 3}})
    houses = [f"{seat}:{n}" for seat in ("red", "blue") for n in range(1, 4)]
    table.found(1000, "a1", "b1", "c1", *houses)  # three are missing, and two stand elsewhere
    assert table.session.phase == "arrange"
    assert contradiction.in_doubt(table.session) == 0
    assert table.tell(BoardIsRight(5000)) == []
    table.found(6000, "a1", *houses)  # three are missing: a plug, perhaps
    assert faults(table.tell(BoardIsRight(9000))) == [(9000, "a3", "dead-chain")]
    settled = entered("-a1", "+c1")
    assert refusal(settled.session, BoardIsRight(9000)) is not None
    assert settled.tell(BoardIsRight(9000)) == []


def test_a_fault_is_told_away_by_one_word() -> None:
    table, _ = looked("-a1")
    assert refusal(table.session, SensorWorks(14_000, "a1")) is not None
    assert table.tell(SensorWorks(14_000, "a1")) == []
    assert refusal(table.session, SensorWorks(14_000, "nowhere")) is not None
    table.tell(SensorWorks(14_000, "c1"))
    assert (table.session.contacts.faults, table.session.contacts.masked) == ((), 0)
    assert table.now == "in-hand"  # so its piece is taken to be lifted
    assert fold.restore(GAME, SETTINGS, table.entries).contacts.masked == 0


def test_a_piece_pressed_down_in_time_is_no_fault() -> None:
    table = entered("-a1")
    table.touch(9000, "+c1")
    assert faults(table.until(60_000)) == []
    assert table.session.phase == "roll"


def test_a_turn_onto_a_stuck_field_is_asked() -> None:
    table, _ = looked("-a1")
    table.until(15_000)
    table.die(16_000, 1)
    table.touch(17_000, "-i9", "+i10")
    table.until(18_000)
    table.die(19_000, 2)
    table.touch(20_000, "+e1")  # red goes on from c1, which is never seen
    said = table.until(22_000)
    assert [(one.verdict, one.moves) for one in said] == [("ambiguous", ("c1-e1",))]


def test_a_stuck_contact_that_moves_is_believed_again() -> None:
    table, _ = looked("-a1")
    table.until(15_000)
    assert table.names(table.session.contacts.masked) == ("c1",)
    table.touch(16_000, "+c1")
    table.until(17_000)
    assert table.session.contacts.masked == 0
    assert table.session.phase == "roll"


def test_a_restored_game_knows_its_stuck_contacts() -> None:
    table, _ = looked("-a1")
    table.until(15_000)
    assert fold.restore(GAME, SETTINGS, table.entries).contacts.masked == table.session.contacts.masked
