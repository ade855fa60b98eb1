"""Damaged journals by brute force: each opens, costs little, says so, and tells nothing but what was."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.journal import Journal, read_losses
from companion.journal.integrity.losses import losses_file
from tests.journal.damage import GAMES, KINDS, ONE_PAGE, Original, build, told, try_one, zero
from tests.journal.integrity.test_chain import write_old
from tests.journal.test_journal_erase import play
from tests.system.running import killed_on_failure

DAMAGED_JOURNALS = 300
IN_SHORT = 4
"""So many of them in `make test`: each kind of damage once."""

FEWER = 10
"""Games of a journal in `make test`, two of each kind; `GAMES` in `make test-all`."""

KILLS = (8, 40)
"""In `make test`, and in `make test-all`."""


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Original:
    return build(tmp_path_factory.mktemp("few"), 6, sealed=True)


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Original:
    games = GAMES if request.config.getoption("full") else FEWER
    return build(tmp_path_factory.mktemp("many"), games, sealed=True)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.sampled("seed", range(2), sample=1)
def test_a_damaged_journal_opens_and_one_page_costs_at_most_one_game(
    few: Original, kind: str, seed: int, tmp_path: Path
) -> None:
    outcome = try_one(few, kind, seed, tmp_path)
    assert outcome.wrong == ()
    assert outcome.harmed <= 1 or kind not in ONE_PAGE


@pytest.mark.slow
@pytest.mark.sampled("seed", range(DAMAGED_JOURNALS), sample=IN_SHORT)
def test_three_hundred_damaged_journals(many: Original, tmp_path: Path, seed: int) -> None:
    kind = list(KINDS)[seed % len(KINDS)]
    outcome = try_one(many, kind, seed, tmp_path)
    assert outcome.wrong == ()
    assert outcome.harmed <= 1 or kind not in ONE_PAGE


class StoppedError(BaseException):
    """The power went."""


@pytest.mark.slow
def test_a_salvage_that_stops_before_any_renaming_goes_on_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "made" / "games.sqlite"
    book = Journal.open(made, lambda _: None, lambda _: None)
    game = play(book, 1, 12)
    live = tmp_path / "live"
    shutil.copytree(made.parent, live)  # with its log, as a power cut leaves it
    book.close()
    zero(live / "games.sqlite-wal", random.Random(1), 3)
    outcomes, rename = set(), Path.rename
    for stop in range(8):
        path = tmp_path / str(stop) / "games.sqlite"
        shutil.copytree(live, path.parent)
        left = [stop]

        def stopping(old: Path, new: Path, left: list[int] = left) -> Path:
            if not left[0]:
                raise StoppedError
            left[0] -= 1
            return rename(old, new)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", stopping)
            try:
                Journal.open(path, lambda _: None, lambda _: None).close()
            except StoppedError:
                assert not left[0]
        again = Journal.open(path, lambda _: None, lambda _: None)
        outcomes.add((len(told(again, game)), again.losses()[0].kept, again.last_row))
        again.close()
        bad = path.with_name("games.sqlite.bad-1")
        assert bad.read_bytes() == (live / "games.sqlite").read_bytes()
        assert bad.with_name(bad.name + "-wal").read_bytes() == (live / "games.sqlite-wal").read_bytes()
        assert not list(path.parent.glob("*.salvag*"))
    assert len(outcomes) == 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["page", "first page", "doubled page", "noise", "cut"])
@pytest.mark.sampled("seeds", [1, 4], sample=1)
def test_a_damaged_journal_from_before_there_were_sums_tells_nothing_else_either(
    few: Original, kind: str, seeds: int, tmp_path: Path
) -> None:
    """A flipped bit in the middle of a text nobody can find there, so none is flipped."""
    old = tmp_path / "made" / "games.sqlite"
    old.parent.mkdir()
    with closing(sqlite3.connect(few.closed / "games.sqlite")) as modern:
        rows = modern.execute("SELECT seq, game, kind, at_ms, boot, wall, version, data FROM rows").fetchall()
    write_old(old, rows)
    original = Original(old.parent, old.parent, few.told)
    for seed in range(seeds):
        outcome = try_one(original, kind, seed, tmp_path)
        assert [text for text in outcome.wrong if text != "numbers are given out twice"] == []
        assert outcome.harmed <= 2 or kind == "cut"


OPEN = """
import sys
from pathlib import Path
from companion.journal import Journal
Journal.open(Path(sys.argv[1]), print, print).close()
"""


@pytest.mark.slow
@pytest.mark.sampled("kills", KILLS, sample=1)
def test_a_salvage_that_is_killed_at_any_moment_loses_nothing(
    few: Original, tmp_path: Path, kills: int
) -> None:
    """Killed after a time that chance gives, from the first moments of the program to its last."""
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes((few.closed / "games.sqlite").read_bytes())
    zero(damaged, random.Random(3), 9)
    expected: tuple[int, ...] | None = None
    chance = random.Random(4)
    for kill in range(kills):
        path = tmp_path / str(kill) / "games.sqlite"
        path.parent.mkdir()
        path.write_bytes(damaged.read_bytes())
        with killed_on_failure(
            subprocess.Popen([sys.executable, "-c", OPEN, str(path)], stdout=subprocess.DEVNULL)
        ) as opening:
            try:
                opening.wait(0.2 + chance.random() * 0.8)
            except subprocess.TimeoutExpired:
                opening.send_signal(signal.SIGKILL)
        book = Journal.open(path, lambda _: None, lambda _: None)
        kept = tuple(len(told(book, game)) for game in few.told)
        book.close()
        expected = expected or kept
        assert kept == expected
        assert read_losses(path)
        assert path.with_name("games.sqlite.bad-1").read_bytes() == damaged.read_bytes()
        assert not list(path.parent.glob("*.salvag*"))
        assert losses_file(path).exists()
