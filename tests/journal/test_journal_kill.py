"""kill -9 at any moment: every row announced as durable is there afterwards, and none is missing between."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.journal import Journal
from tests.system.running import killed_on_failure

KILLS = (8, 25)
"""In `make test`, and in `make test-all`."""
SEED = 20261121

# Appends decisions and stimuli as fast as it can; prints each number up to which all is durable.
WRITER = """
import sys, threading
from pathlib import Path
from companion.core.model.types import Entry
from companion.journal import Journal

room = threading.Semaphore(50)

def told(number):
    print(number, flush=True)
    for _ in range(number - told.last):
        room.release()
    told.last = number

told.last = int(sys.argv[2])
journal = Journal.open(Path(sys.argv[1]), told, print)
game = journal.begin_game(Entry("game", 0, {"game": "malefiz", "variant": "classic"}))
room.acquire()
for n in range(10**9):
    room.acquire()
    kind = "input" if n % 3 else "stimulus"
    journal.append(game, Entry(kind, n, {"n": n, "filler": "x" * 400}), durable=kind == "input")
"""


@pytest.mark.slow
@pytest.mark.sampled("kills", KILLS, sample=1)
def test_every_announced_row_survives_kill_9(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "games.sqlite"
    chance = random.Random(SEED)
    announced = 0
    for _ in range(kills):
        announced = run_and_kill(path, announced, lines=chance.randrange(1, 60))
        with closing(sqlite3.connect(path)) as found:
            first, last, count = found.execute("SELECT min(seq), max(seq), count(*) FROM rows").fetchone()
            assert found.execute("PRAGMA quick_check").fetchone() == ("ok",)
        assert (first, count) == (1, last), "there is a gap"
        assert last >= announced
        announced = last
    journal = Journal.open(path, lambda _number: None, lambda _text: None)
    assert journal.notice == ""
    assert len(journal.games()) == kills
    journal.close()


def run_and_kill(path: Path, last: int, lines: int) -> int:
    """Run the writer until it has printed so many lines, kill it without mercy; the last number announced."""
    command = [sys.executable, "-c", WRITER, str(path), str(last)]
    with killed_on_failure(subprocess.Popen(command, stdout=subprocess.PIPE, text=True)) as writer:
        assert writer.stdout
        announced = [int(writer.stdout.readline()) for _ in range(lines)]
        writer.kill()
        rest = writer.stdout.read()
    # the last line may be cut off by the kill
    announced += [int(line) for line in rest[: rest.rfind("\n") + 1].split()]
    assert announced == sorted(announced)
    return announced[-1]
