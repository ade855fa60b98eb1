"""What a check writes, line for line, without a terminal; with one, `test_walk_terminal` shows it."""

from __future__ import annotations

import queue
from pathlib import Path

import pytest

from companion.daemon.bench.terminal import END, Terminal, Wanted
from tests.daemon.bench.bench_rig import BOARD, Rig


@pytest.mark.parametrize(
    ("spots", "told"),
    [
        ((), "on now: nothing"),
        (("c1",), "on now: c1 (line 2)"),
        (("c1", "a1"), "on now: a1 (line 0), c1 (line 2)"),
    ],
)
def test_live_begins_with_what_stands_on_the_board(tmp_path: Path, spots: tuple[str, ...], told: str) -> None:
    rig, said = Rig(tmp_path), list[str]()
    try:
        rig.frame(*spots)
        keys: queue.SimpleQueue[object] = queue.SimpleQueue()
        keys.put(END)
        assert Terminal(rig.bench, BOARD, Wanted("live"), keys, said.append).run() == 0  # type: ignore[arg-type]  # keys alone
    finally:
        rig.bench.close()
    assert said == [f"live sensors of {BOARD}; q stops", told]
