"""What was lost is kept beside the journal until somebody has seen it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model.fast_replace import replace
from companion.journal import Journal, read_losses
from companion.journal.integrity.losses import add_losses, losses_file
from companion.ports.losses import Loss

FILE = Loss(what="file", found="2026-05-01T20:00:00+02:00", aside="games.sqlite.bad-1", kept=40, lost=3)
GAME = Loss(
    what="game",
    found="2026-05-01T20:00:00+02:00",
    aside="games.sqlite.bad-1",
    game_id=7,
    kept=12,
    lost=3,
    unfinished=True,
)


def test_a_journal_that_lost_nothing_tells_none(book: Journal) -> None:
    assert book.losses() == ()
    book.losses_seen()


def test_losses_are_told_until_they_are_seen_also_after_a_restart(book: Journal, path: Path) -> None:
    add_losses(path, (FILE, GAME))
    assert book.losses() == read_losses(path) == (FILE, GAME)
    book.losses_seen()
    assert book.losses() == read_losses(path) == ()


def test_what_is_found_twice_is_told_once(path: Path) -> None:
    add_losses(path, (FILE, GAME))
    add_losses(path, (replace(GAME, lost=5),))
    assert read_losses(path) == (FILE, replace(GAME, lost=5))


def test_a_cut_game_goes_on_only_once_the_host_has_said_so_and_seeing_is_not_that(
    book: Journal, path: Path
) -> None:
    add_losses(path, (FILE, GAME))
    book.losses_seen()
    assert book.is_cut(7)
    assert not book.is_cut(8)
    book.let_go_on(7)
    assert not book.is_cut(7)
    assert book.losses() == ()


def test_after_a_newer_game_is_lost_altogether_an_older_one_waits_for_the_host(
    book: Journal, path: Path
) -> None:
    add_losses(path, (FILE, replace(GAME, kept=0, unfinished=False)))
    assert book.is_cut(6)
    assert not book.is_cut(8)
    book.let_go_on(6)
    assert not book.is_cut(6)


def test_after_a_newer_game_lost_its_end_an_older_one_does_not_wait(book: Journal, path: Path) -> None:
    add_losses(path, (FILE, GAME))
    assert not book.is_cut(6)


def test_a_finished_game_is_cut_no_more(book: Journal, path: Path) -> None:
    add_losses(path, (replace(GAME, unfinished=False),))
    assert not book.is_cut(7)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"losses": [{"loss": 3}]}', '{"losses": [{"loss": {"x": 1}}]}']
)
def test_a_damaged_file_of_losses_is_itself_a_loss(path: Path, text: str) -> None:
    losses_file(path).write_text(text)
    assert [loss.what for loss in read_losses(path)] == ["file"]
