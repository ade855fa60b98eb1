"""A walk is kept where the disk allows it; where not, that is told once."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from companion.bench import walk as walks
from companion.bench.stops import LINES, Plan, Stop, Tally
from companion.daemon.bench.walk_store import WalkStore


def test_a_disk_that_cannot_be_written_is_told_once_until_it_works_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    store = WalkStore(tmp_path)
    in_the_way = store.path("board")
    plan = Plan(LINES, (Stop("a1", 0),), learn=False)
    begun = walks.begin(plan, 0)
    told = []
    for visits, works in ((1, False), (2, False), (3, True), (4, False)):
        if works:
            in_the_way.rmdir()
        elif not in_the_way.is_dir():
            in_the_way.unlink(missing_ok=True)
            in_the_way.mkdir()
        store.keep("board", type(begun)(plan, tallies={"a1": Tally(visits, visits)}))
        told.append(sum("is not kept" in each.message for each in caplog.records))
    assert told == [1, 1, 1, 2]
