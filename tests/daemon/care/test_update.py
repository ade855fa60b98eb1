"""Pages that are tested before an update, and the games after a way back; the rest, `test_slots` shows."""

from __future__ import annotations

import gzip
import os
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from companion.config import Config, load
from companion.core.model.errors import InputError
from companion.daemon.care import update
from companion.daemon.care.update import go_back, self_test
from companion.daemon.setup import Setup
from companion.journal import read_games
from companion.journal.copies import FOLDER, CopyFolder, is_newer, make_copy
from companion.journal.integrity.losses import read_losses

KEPT = Path(__file__).parents[2] / "journal" / "kept" / "schema-3.gz"
NEWER = "INSERT INTO schema_version SELECT max(version) + 1, '0099-newer' FROM schema_version"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite"
    path.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return path


@pytest.fixture
def config(journal: Path) -> Config:
    path = journal.with_name("table.toml")
    path.write_text(f'device = []\n[journal]\npath = "{journal}"\n')
    return load(path)


def written_by_a_newer_one(journal: Path) -> bytes:
    with closing(sqlite3.connect(journal)) as connection, connection:
        connection.execute(NEWER)
    return journal.read_bytes()


def test_the_newest_copy_that_can_be_read_takes_the_place_of_what_a_newer_version_wrote(
    journal: Path, config: Config
) -> None:
    before = read_games(journal)
    make_copy(journal, CopyFolder(journal.parent / FOLDER), "2026-11-20")
    newest = make_copy(journal, CopyFolder(journal.parent / FOLDER), "2026-11-23", update=True)
    newest.path.write_bytes(b"damaged")
    since = written_by_a_newer_one(journal)
    aside = go_back(config, "9.9.9", "start")
    assert aside is not None
    assert aside.read_bytes() == since
    assert (is_newer(journal), read_games(journal)) == (False, before)
    (loss,) = read_losses(journal)
    assert (loss.what, loss.aside, loss.version, loss.why) == ("update", aside.name, "9.9.9", "start")


def test_without_a_copy_what_a_newer_version_wrote_stays_and_one_line_says_so(
    journal: Path, config: Config
) -> None:
    since = written_by_a_newer_one(journal)
    with pytest.raises(InputError, match=r"there is no copy from before$"):
        go_back(config, "9.9.9", "asked")
    assert journal.read_bytes() == since


def test_a_version_that_failed_its_test_has_changed_no_games(journal: Path, config: Config) -> None:
    since = written_by_a_newer_one(journal)
    assert go_back(config, "9.9.9", "test") is None
    assert journal.read_bytes() == since
    assert [loss.why for loss in read_losses(journal)] == ["test"]


@contextmanager
def pages(status: int) -> Iterator[int]:
    """Pages that all answer alike; their port."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("status", "told"), [(200, "2 games, pages /, /api/state"), (500, "/api/state answers 500")]
)
def test_a_version_whose_pages_do_not_answer_well_does_not_take_over(
    config: Config, monkeypatch: pytest.MonkeyPatch, status: int, told: str
) -> None:
    ended = list[tuple[int, int]]()
    monkeypatch.setattr(os, "kill", lambda *what: ended.append(what))
    with pages(status) as port:

        def table(setup: Setup) -> int:
            setup.tell(f"host code: ABCD2345\nready http://127.0.0.1:{port}/")
            return 0

        monkeypatch.setattr(update, "run_table", table)
        try:
            said = self_test(config)
        except InputError as error:
            said = str(error)
    assert told in said
    assert ended == [(os.getpid(), signal.SIGTERM)]
