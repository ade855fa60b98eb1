"""What an update asks of the program: a test before it takes over, and the games after a way back.

Knows: what must work before a version may take over, and which copy of the games a way back needs. Refuses to
know: how a version is put in its place (systemd/slots.sh).
"""

import http.client
import logging
import os
import shutil
import signal
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from companion.config import Config
from companion.core.model.errors import InputError
from companion.daemon.main import run_table
from companion.daemon.setup import LOOPBACK, Setup
from companion.daemon.wiring.configured import check_whole as check_boards, playable
from companion.daemon.wiring.games import shelf_of
from companion.journal import read_games
from companion.journal.copies import (
    FOLDER,
    CopyError,
    CopyFolder,
    check_whole,
    is_newer,
    make_copy,
    restore_copy,
    secure_update,
)
from companion.journal.integrity.losses import add_losses
from companion.ports.losses import Loss, Why
from companion.web import WebSettings

PAGES = ("/", "/api/state")
WAIT_S = 60
"""A page that takes longer has failed."""

TRYING = ".self-test-"

log = logging.getLogger(__name__)


def self_test(config: Config) -> str:
    """Serve a table of this configuration on a copy of the games, without devices; what there is to tell.

    The games are copied first, so that a way back finds them as they are now. The journal is not changed.

    Raises:
        InputError: this version cannot take over; one line says why.
    """
    journal = config.journal_path()
    shelf = shelf_of(config)
    check_boards(shelf, playable(config, shelf))
    try:
        secure_update(journal)
        with _copied(journal) as trial:
            games = len(read_games(trial)) if trial.exists() else 0
            test = _PageTest()
            setup = Setup(
                wired=[],
                shelf=shelf,
                journal=trial,
                host=LOOPBACK,
                port=0,
                web=WebSettings(port=0, keep=trial.with_name("roles.json"), shelf=shelf),
                settings=config.referee.settings(),
                tell=test.begin,
            )
            status = run_table(setup)
            if fault := test.end():
                raise InputError(fault)
            if status or not test.begun:
                raise InputError("the table did not start on a copy of the games; the lines above say why")
            if (found := len(read_games(trial)) if trial.exists() else 0) < games:
                raise InputError(f"of {games} games this version reads {found}")
    except (CopyError, sqlite3.Error, OSError) as error:
        raise InputError(f"the games cannot be copied before the update: {error}") from error
    return f"{games} game{'s' * (games != 1)}, pages {', '.join(PAGES)}"


@contextmanager
def _copied(journal: Path) -> Iterator[Path]:
    """Give a copy of the journal, in a folder that is removed afterwards; no file where there is none."""
    there = journal.is_file()
    if there:
        for left in journal.parent.glob(f"{TRYING}*"):  # of a test that was cut off
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=TRYING, dir=journal.parent if there else None) as folder:
        trial = Path(folder) / journal.name
        if there:
            copy = make_copy(journal, CopyFolder(Path(folder)), "")
            check_whole(copy.path)
            copy.path.rename(trial)
        yield trial


class _PageTest:
    """Asks for the pages once the table is ready, and then has it end."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._fault = ""

    @property
    def begun(self) -> bool:
        """Whether the table was ready."""
        return self._thread is not None

    def begin(self, told: str) -> None:
        """Begin, from the console's lines, which end in the address; returns at once."""
        port = int(told.rstrip("/").rsplit(":", 1)[1])
        self._thread = threading.Thread(target=self._ask, args=(port,), name="page-test")
        self._thread.start()

    def end(self) -> str:
        """Wait for the end; what was wrong, else ""."""
        if self._thread is not None:
            self._thread.join()
        return self._fault

    def _ask(self, port: int) -> None:
        try:
            for page in PAGES:
                with closing(http.client.HTTPConnection(LOOPBACK, port, timeout=WAIT_S)) as line:
                    line.request("GET", page)
                    if (status := line.getresponse().status) != http.client.OK:
                        self._fault = f"the page {page} answers {status}"
        except (OSError, http.client.HTTPException) as error:
            self._fault = f"the pages do not answer: {error}"
        finally:
            os.kill(os.getpid(), signal.SIGTERM)


def go_back(config: Config, version: str, why: Why) -> Path | None:
    """Have the games as this version can read them, and the page say that it runs again.

    Where the other version has changed the journal's form, the newest copy that this version can read takes
    its place. May be called again.

    Args:
        config: of the table, which is closed but where ``why`` is ``test``.
        version: the one that ran, or was to run, in the place of this one.
        why: it did not ``start``, it failed its ``test``, or somebody ``asked`` for the way back.

    Returns:
        the journal that was put aside with what was played since, None where all goes on.

    Raises:
        InputError: no copy can be read.
        OSError: the disk cannot be written.
    """
    journal = config.journal_path()
    aside = _restore(journal) if why != "test" and journal.is_file() and is_newer(journal) else None
    found = datetime.now().astimezone().isoformat(timespec="seconds")
    loss = Loss(what="update", found=found, aside=aside.name if aside else "", version=version, why=why)
    add_losses(journal, [loss])
    return aside


def _restore(journal: Path) -> Path | None:
    for copy in CopyFolder(journal.parent / FOLDER).copies():
        try:
            check_whole(copy.path)
        except InputError as error:
            log.warning("%s", error)
            continue
        return restore_copy(journal, copy.path)
    raise InputError(f"{journal}: a newer companion wrote it, and there is no copy from before")
