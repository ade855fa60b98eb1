"""kill -9 while it is copied and forgotten: what is called a copy is whole, nothing is half forgotten."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from companion.journal import Journal
from companion.journal.copies import CopyFolder, check_copy
from companion.journal.copies.notes import read_notes
from tests.journal.copies.kept import Days, play
from tests.system.running import killed_on_failure

KILLS = (4, 20)
"""In `make test`, and in `make test-all`."""
SEED = 20261123

# Copies as often as it can, and forgets a name now and then; says what it begins.
WORKER = """
import sys
from itertools import count
from pathlib import Path
from companion.core.model.types import Entry
from companion.journal import Journal
from companion.journal.copies import KeeperWorld, CopyFolder, CopyKeeper, Wish, make_copy

path = Path(sys.argv[1])
book = Journal.open(path, lambda row: None, lambda text: None)
keeper = CopyKeeper(path, KeeperWorld(lambda: 0, lambda: ""))
for number in count():
    first = {"game": "malefiz", "variant": "classic", "names": {"red": "Mia"}}
    game = book.begin_game(Entry("game", 0, first))
    for turn in range(300):
        book.append(game, Entry("stimulus", turn, {"levels": "f0" * 100}), durable=False)
    book.append(game, Entry("input", 1, {"number": 1}))
    print("copy", flush=True)
    make_copy(path, CopyFolder(path.parent / "copies"), "")
    print("forget", flush=True)
    keeper.forget(Wish(), "Mia", lambda: book.forget(None, "Mia").result(60))
    print("forgotten", flush=True)
"""


@pytest.mark.slow
@pytest.mark.sampled("kills", KILLS, sample=1)
def test_what_is_called_a_copy_is_whole_after_every_kill(tmp_path: Path, kills: int) -> None:
    path, folder = tmp_path / "games.sqlite", tmp_path / "copies"
    chance = random.Random(SEED)
    seen = 0
    for _ in range(kills):
        last = run_and_kill(path, lines=chance.randrange(1, 8), wait_s=chance.random() * 0.05)
        noted = bool(read_notes(folder).wishes)
        for copy in CopyFolder(folder).copies():
            check_copy(copy.path)
            seen += 1
        Journal.open(path, lambda _row: None, lambda _text: None).close()
        Days().keeper(path).round()
        assert not list(folder.glob("*.part*"))
        if noted or last == "forgotten":
            assert not [copy.name for copy in CopyFolder(folder).copies() if b"Mia" in copy.path.read_bytes()]
        assert read_notes(folder).wishes == ()
    assert seen > kills
    book = Journal.open(path, lambda _row: None, lambda _text: None)
    assert book.losses() == ()
    play(book)
    book.close()


def run_and_kill(path: Path, lines: int, wait_s: float) -> str:
    """Run the worker until it has said so many lines and a moment more; the last line."""
    with killed_on_failure(
        subprocess.Popen([sys.executable, "-c", WORKER, str(path)], stdout=subprocess.PIPE, text=True)
    ) as worker:
        assert worker.stdout
        said = [worker.stdout.readline() for _ in range(lines)]
        try:
            worker.wait(wait_s)
        except subprocess.TimeoutExpired:
            worker.kill()
        said += worker.stdout.read().splitlines()
    return said[-1].strip()
