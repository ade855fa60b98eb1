"""A backup comes back in the background of a table: progress, mistakes, and an end meanwhile."""

from __future__ import annotations

import io
import sqlite3
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest

from companion.core.catalog.table_settings import CareSettings
from companion.daemon.care import caretaker, settings as care
from companion.daemon.care.caretaker import Caretaker, Restorer
from companion.journal import backup as backups, store
from companion.ports.care import Restoring
from companion.ports.commands import CommandRefused
from companion.words.care.care_words import BUSY
from tests.daemon.care.backup.conftest import GAME, OTHER, WAIT_S, Open, packed, put
from tests.daemon.care.backup.test_backup import ABOUT, made_of


def wait(restorer: Restorer) -> Restoring:
    assert restorer.thread is not None
    restorer.thread.join(WAIT_S)
    return restorer.state


def test_a_restorer_brings_games_and_settings_and_tells_how_many(open_book: Open, tmp_path: Path) -> None:
    here, there = open_book("here"), open_book("there")
    put(here, GAME, OTHER)
    put(there, OTHER)
    changed: list[CareSettings] = []
    now_ms = [1000]
    restorer = Restorer(there, tmp_path, changed.append, lambda: now_ms[0])
    assert restorer.state.phase == "idle"
    began = restorer.begin(io.BytesIO(packed(here, CareSettings(33))))
    assert (began.phase, began.count) == ("checking", 2)
    assert wait(restorer) == Restoring("done", 1, 1, 1, 1, settings=True)
    assert changed == [CareSettings(33)]
    now_ms[0] += caretaker.TOLD_MS + 1
    assert restorer.state == Restoring()
    assert not list(tmp_path.glob("tmp*"))


def test_wrong_settings_are_told_before_anything_begins(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    restorer = Restorer(book, tmp_path, lambda _: None, lambda: 0)
    with pytest.raises(CommandRefused) as refused:
        restorer.begin(io.BytesIO(made_of({backups.ABOUT: ABOUT, "care.json": "{}"})))
    assert "care.json" in str(refused.value)
    assert restorer.thread is None


def test_a_wrong_game_fails_with_a_sentence_and_settings_stay(open_book: Open, tmp_path: Path) -> None:
    book, changed = open_book("here"), list[CareSettings]()
    restorer = Restorer(book, tmp_path, changed.append, lambda: 0)
    wrong: dict[str, str | bytes] = {
        backups.ABOUT: ABOUT,
        "games/1.txt": "x",
        "care.json": care.to_json(CareSettings(1)),
    }
    restorer.begin(io.BytesIO(made_of(wrong)))
    state = wait(restorer)
    assert state.phase == "failed"
    assert state.why is not None
    assert "games/1.txt: line 1" in str(state.why.args["why"])
    assert (book.games(), changed) == ((), [])


def test_one_backup_at_a_time(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    restorer = Restorer(book, tmp_path, lambda _: None, lambda: 0)

    class Slow(io.BytesIO):
        """Another phone comes while this file is still being read."""

        def read(self, size: int | None = -1) -> bytes:
            with pytest.raises(CommandRefused) as refused:
                restorer.begin(io.BytesIO())
            assert refused.value.say == BUSY
            return super().read(size)

    restorer.begin(Slow(made_of({backups.ABOUT: ABOUT})))
    assert wait(restorer).phase == "done"


def test_stopping_meanwhile_leaves_whole_games(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    restorer = Restorer(book, tmp_path, lambda _: None, lambda: 0)
    restorer.close()
    with pytest.raises(CommandRefused):
        restorer.begin(io.BytesIO(made_of({backups.ABOUT: ABOUT, "games/1.txt": GAME})))
    assert book.games() == ()


def test_a_disk_that_takes_nothing_is_told_in_a_sentence(open_book: Open, tmp_path: Path) -> None:
    book = open_book("here")
    restorer = Restorer(book, tmp_path / "gone", lambda _: None, lambda: 0)
    with pytest.raises(CommandRefused) as refused:
        restorer.begin(io.BytesIO(made_of({backups.ABOUT: ABOUT})))
    assert refused.value.say == caretaker.NO_DISK


def test_a_disk_that_is_full_while_a_backup_is_copied_is_told_in_the_same_sentence(
    open_book: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = open("/dev/full", "w+b")  # noqa: SIM115, PTH123 - closing it fails, too
    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **_: full)
    restorer = Restorer(open_book("here"), tmp_path, lambda _: None, lambda: 0)
    with pytest.raises(CommandRefused) as refused:
        restorer.begin(io.BytesIO(made_of({backups.ABOUT: ABOUT})))
    assert refused.value.say == caretaker.NO_DISK
    assert full.closed


def test_games_that_cannot_be_read_make_no_empty_backup(
    open_book: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> NoReturn:
        raise sqlite3.DatabaseError("disk I/O error")

    book, nothing = open_book("here"), cast("Any", None)
    put(book, GAME)
    caring = Caretaker(
        cast("Any", SimpleNamespace(get=CareSettings)), nothing, book, tmp_path, nothing, nothing
    )
    assert b"".join(caring.backup()).startswith(b"PK")
    monkeypatch.setattr(store, "read_games", damaged)
    with pytest.raises(OSError, match="cannot be read"):
        caring.backup()
