"""A pause in a game as text, and in what is read from it."""

from __future__ import annotations

import pytest

from companion.core.decision import fold
from companion.core.model.commands import EndGame, Pause, SeatChange
from companion.core.model.errors import InputError
from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.journal import parse_game, write_game
from tests.journal.test_journal_overruled import HEADER, PLAYED, told
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}


def lines(table: Table) -> list[str]:
    return write_game(told(table)).splitlines()


@pytest.mark.parametrize("by", ["page", "button", "idle"])
def test_a_game_that_pauses_is_paused_after_export_and_import(by: str) -> None:
    table = Table(RED)
    table.die(100, 4)
    table.tell(Pause(1000, on=True, by=by))
    text = write_game(told(table))
    assert text.splitlines()[-2:] == ["roll red 4", f"pause {by}"]
    read = fold.restore(GAME, Settings(), parse_game(text, "x").entries)
    assert read.progress.paused is not None
    assert (read.progress.paused.by, read.phase, read.die) == (by, "paused", 4)
    assert write_game(parse_game(text, "x")) == text


def test_a_pause_that_is_over_is_left_out() -> None:
    table = Table(RED)
    table.tell(Pause(1000, on=True))
    table.tell(Pause(2000, on=False))
    assert not any(line.startswith("pause") for line in lines(table))
    table.tell(Pause(3000, on=True))
    table.tell(SeatChange(4000, "red", "handover", "Ben"))
    assert lines(table)[-2:] == ['seat red handover "Ben"', "pause page"]
    table.tell(EndGame(5000))
    assert lines(table)[-1] == "end"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("pause cat", "line 7: unknown way to pause 'cat': right would be page, button, broker, idle"),
        (
            "pause page\n3 red 1 a2-b2",
            "line 8: the game is paused; before it goes on, 'pause' must be taken out",
        ),
        (
            "pause page\npause page",
            "line 8: the game is paused; before it goes on, 'pause' must be taken out",
        ),
        ("end\npause page", "line 8: 'pause page' is nothing that can happen here"),
        ("pause", "line 7: 'pause' is nothing that can happen here"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(more: str, said: str) -> None:
    with pytest.raises(InputError, match="x: line") as caught:
        parse_game(HEADER + PLAYED + more, "x")
    assert said in str(caught.value)


def test_a_seat_may_still_be_handed_over() -> None:
    told = parse_game(HEADER + PLAYED + 'pause idle\nseat red handover "Ben"\n', "x")
    assert [entry.kind for entry in told.entries][-2:] == ["pause", "seat"]
