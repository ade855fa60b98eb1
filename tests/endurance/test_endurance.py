"""A short share of the simulated week, and that its judge sees what it is there for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.endurance.clock import GivenClock
from tests.endurance.machine import ROOT
from tests.endurance.players import Family
from tests.endurance.week import WEEK, Sample, find_growth

ASK = """
import select, threading, time
begun = time.monotonic(), time.time()
time.sleep(5), threading.Event().wait(5), select.select([], [], [], 5)
print(round(time.monotonic() - begun[0]), round(time.time() - begun[1]), int(time.time()))
input()
print(int(time.time()))
"""


@pytest.mark.slow
def test_a_process_lives_by_the_clock_that_it_is_given(tmp_path: Path) -> None:
    clock = GivenClock(tmp_path, rate=30)
    clock.boot(1_700_000_000)
    command = [sys.executable, "-c", ASK]
    with subprocess.Popen(
        command, env=clock.env(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        mono, wall, now = map(int, process.stdout.readline().split())
        clock.jump(-86_400)
        process.stdin.write("\n")
        process.stdin.close()
        later = int(process.stdout.readline())
    assert mono >= 15
    assert abs(mono - wall) <= 1
    assert now >= 1_700_000_015
    assert now - 86_400 <= later < now  # one day back, and some seconds on
    before = clock.up_s()
    clock.boot(1_800_000_000)
    assert clock.passed_s >= before
    assert 1_800_000_000 <= clock.wall_s() < 1_800_000_100


class FakeClient:
    """A companion that tells a history, and perhaps another one later."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []

    def close(self) -> None:
        """There is no line."""

    def request(self, _method: str, path: str, _body: Any = None) -> tuple[int, Any]:
        return 200, {"game_id": 3} if path == "/api/state" else {"lines": self.lines}


def past(number: int, move: str) -> dict[str, Any]:
    return {"number": number, "move": move, "text": "..."}


def test_a_turn_that_was_announced_and_is_lost_or_told_otherwise_is_found() -> None:
    family = Family(1, object.__new__(GivenClock), Random(1))
    client = FakeClient()
    family.client = client  # type: ignore[assignment]  # what it is asked
    client.lines = [past(1, "house-a1"), past(2, "house-c1")]
    family.check()
    client.lines.append(past(3, "a1-b3"))
    family.check()
    assert family.wrong == []
    client.lines = client.lines[:2]
    family.check()
    client.lines = [past(1, "house-a1"), past(2, "house-e1")]
    family.check()
    assert len(family.wrong) == 2


def sample(evening: int, **changed: Any) -> Sample:
    still = {"rss_kb": 60_000, "threads": 81, "files": 30, "journal": 1000, "card": 1000, "state": 9000}
    given = {**still, "p50_ms": 3.0, "p99_ms": 30.0, "turns": 100 * evening, "well": True, **changed}
    return Sample(evening=evening, hour=1, fault="none", **given)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({}, ""),
        ({"rss_kb": 90_000}, "memory grew from 60000 to 90000 kB"),
        ({"rss_kb": 200_000}, "memory: 200000 kB"),
        ({"threads": 99}, "threads 81 -> 99"),
        ({"files": 99}, "open files 30 -> 99"),
        ({"journal": 90_000_000}, "the journal holds 90000000 bytes"),
        ({"state": 17_000}, "the state has 17000 bytes"),
    ],
)
def test_what_grows_without_bound_is_found(changed: dict[str, Any], words: str) -> None:
    found = find_growth([sample(1), sample(2, **changed)])
    assert any(words in each for each in found) if words else not found
    assert find_growth([]) == ["nothing was measured"]


@pytest.mark.full
@pytest.mark.slow
def test_a_short_share_of_the_week_is_lived_through() -> None:
    command = [sys.executable, "-m", "tests.endurance", "--rate", "5", "--hours", "0.015", "--phones", "3"]
    for fault in ("clock", "full", "read-only"):
        assert fault in WEEK
        command += ["--evening", fault]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wrong: 0" in done.stdout
