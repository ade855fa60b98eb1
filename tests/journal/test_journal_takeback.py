"""Turns taken back by hand, in the journal and as text."""

from __future__ import annotations

from pathlib import Path

from companion.core.decision.fold import restore
from companion.core.model.commands import TakeBack
from companion.games.malefiz import GAME
from companion.journal import Journal, parse_game, read_game, write_game
from companion.journal.game_records import GameRecord
from tests.table import SETTINGS, Table


def taken_back() -> Table:
    """Red and blue have moved, both turns were taken back by hand, and red has played another."""
    table = Table(GAME.setup("classic", ("red", "blue")))
    for at_ms, die, frm, to in ((1000, 1, "red:5", "c1"), (4000, 2, "blue:5", "p1")):
        table.die(at_ms, die)
        table.touch(at_ms + 500, f"-{frm}", f"+{to}")
        table.until(at_ms + 2500)
    table.touch(7000, "-p1", "-c1", "+red:5", "+blue:5")
    table.until(9000)
    table.tell(TakeBack(9500, 1))
    table.touch(10_000, "-red:1", "+c1")
    table.until(12_000)
    assert [past.move for past in table.session.progress.history] == ["house-c1"]
    return table


def test_the_text_has_one_line_for_each_turn_taken_back_and_reads_back() -> None:
    table = taken_back()
    text = write_game(GameRecord("2026-11-21T19:30:00+01:00", "0.1.0", tuple(table.entries)))
    lines = [line.strip() for line in text.splitlines() if line.strip()[:1].isdigit() or "undo" in line]
    assert lines == ["1 red    1 house-c1", "2 blue   2 house-p1", "undo 2", "undo 1", "1 red    1 house-c1"]
    session = restore(GAME, SETTINGS, parse_game(text, "game.txt").entries)
    assert (session.position, session.die) == (table.session.position, table.session.die)
    assert [past.number for past in session.progress.history] == [1]


def test_the_journal_restores_the_game_as_it_is_after_taking_back(tmp_path: Path) -> None:
    table = taken_back()
    path = tmp_path / "journal.db"
    journal = Journal.open(path, lambda _: None, lambda _: None)
    first, *rest = table.entries
    game_id = journal.begin_game(first)
    for entry in rest:
        journal.append(game_id, entry)
    assert [game.turns for game in journal.games()] == [1]
    assert journal.close() == 0
    session = restore(GAME, SETTINGS, read_game(path, game_id).entries)
    assert session.position == table.session.position
    told = [verdict.verdict for verdict in session.dialogue.verdicts]
    assert told == ["legal", "legal", "illegal", "taken-back", "taken-back", "legal"]
