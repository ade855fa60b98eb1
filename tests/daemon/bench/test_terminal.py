"""What a check writes, line for line, without a terminal; with one, `test_walk_terminal` shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.bench import walk as walks
from companion.bench.bench_port import BenchView
from companion.bench.order import hand_order
from companion.bench.stops import LINES, Plan, Result, Stop
from companion.core.model.errors import InputError
from companion.core.model.types import LinkLost
from companion.daemon.bench import terminal
from companion.daemon.bench.terminal import END, Terminal, Wanted
from companion.daemon.bench.walk_store import WalkStore
from companion.games.malefiz import GAME
from tests.daemon.bench.bench_rig import BOARD, FAST, RESTED_MS, Rig

Step = str | Callable[[], None]
SPOTS = hand_order(GAME.board("fast"))


class Person:
    """Keys and deeds, each when the terminal has written all there was to write; then nobody is there."""

    def __init__(self, rig: Rig, steps: tuple[Step, ...]) -> None:
        self._rig, self._steps = rig, iter(steps)

    def get(self) -> str | BenchView:
        step = next(self._steps, END)
        if isinstance(step, str):
            return step
        step()
        return self._rig.bench.view()


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.bench.close()


def written(rig: Rig, mode: str, *steps: Step) -> tuple[int, list[str]]:
    """The exit status, and the lines."""
    said: list[str] = []
    status = Terminal(rig.bench, BOARD, Wanted(mode), Person(rig, steps), said.append).run()  # type: ignore[arg-type]  # it gives as a queue does
    return status, [line.strip() for line in said]


@pytest.mark.parametrize(
    ("spots", "told"),
    [
        ((), "on now: nothing"),
        (("c1",), "on now: c1 (line 2)"),
        (("c1", "a1"), "on now: a1 (line 0), c1 (line 2)"),
    ],
)
def test_live_begins_with_what_stands_on_the_board(rig: Rig, spots: tuple[str, ...], told: str) -> None:
    rig.frame(*spots)
    assert written(rig, "live") == (0, [f"live sensors of {BOARD}; q stops", told])


def walked_but(folder: Path, left: str) -> None:
    """As if somebody had walked all other spots yesterday."""
    plan = Plan(LINES, tuple(Stop(spot, FAST.line_of[spot]) for spot in SPOTS))
    results = {stop.spot: Result("seen", (stop.line,)) for stop in plan.stops if stop.spot != left}
    begun = walks.begin(plan, 0)
    WalkStore(folder).keep(BOARD, walks.Walk(begun.plan, at=SPOTS.index(left), results=results))


def test_a_board_is_checked_by_its_name_or_as_the_only_one(rig: Rig) -> None:
    assert [terminal._board(rig.bench, wanted) for wanted in ("", BOARD)] == [BOARD, BOARD]
    with pytest.raises(InputError, match=f"--board is 'chess', must be one of: {BOARD}"):
        terminal._board(rig.bench, "chess")


@pytest.mark.parametrize(
    ("why", "leads"),
    [("busy-port: /dev/x is in use", True), ("unplugged: /dev/x has vanished", False)],
)
def test_only_where_its_port_is_in_use_a_board_leads_to_the_page_of_the_companion(
    rig: Rig, why: str, leads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "HELLO_S", 0)
    rig.emit(LinkLost("tray", rig.clock(), why))
    told = terminal._missing(rig.bench, BOARD)
    assert told.startswith(f"link to tray: {why}")
    assert ("its page /check does the same" in told) is leads


def test_a_walk_tells_each_thing_to_do_once(rig: Rig) -> None:
    status, said = written(
        rig,
        "walk",
        lambda: rig.frame(SPOTS[0]),
        lambda: rig.wait(RESTED_MS),
        lambda: rig.wait(RESTED_MS),
        rig.frame,
        lambda: rig.wait(RESTED_MS),
        "q",
    )
    assert (status, said[2:]) == (
        1,
        [
            "1 of 92  red:3",
            "Put the magnet here: the third place in the red house",
            "Seen! Take the magnet away.",
            "2 of 92  red:4",
            "Put the magnet here: the fourth place in the red house",
            "stopped at 1 of 92; the same command goes on from here",
        ],
    )


def test_where_a_walk_finds_nothing_nobody_is_asked_to_write_a_map(tmp_path: Path) -> None:
    walked_but(tmp_path, "c1")
    rig = Rig(tmp_path)
    status, said = written(rig, "walk", lambda: rig.visit("c1"), "n")
    rig.bench.close()
    assert status == 0
    assert said[-1] == "Nothing was found: every spot answers as it should."


def test_a_spot_that_was_skipped_can_be_walked_again_at_once(tmp_path: Path) -> None:
    walked_but(tmp_path, "c1")
    rig = Rig(tmp_path)
    status, said = written(rig, "walk", "s", "r", lambda: rig.visit("c1"))
    rig.bench.close()
    skipped, offered, *_, end = said[-4:]
    assert skipped == "- Skipped: c1"
    assert offered.endswith("has it. r = walk these again, n = end")
    assert (status, end) == (0, "Nothing was found: every spot answers as it should.")
