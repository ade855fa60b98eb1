"""Cables pulled and boards hung in mid-turn, at a whole table: magnets, wire, link, loop; in real time."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.core.model.commands import DieRolled, Undo
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused
from companion.ports.devices import DeviceSpec
from companion.ports.table import View
from firmware_bridge.serial_board import open_board
from hardware.board_map import load_board_map
from tests.daemon.loop.loop_rig import BOARD, TWO, FakeJournal
from tests.firmware_bridge.faulty_board import FaultyBoard

PATIENCE_S = 30
"""A noisy line may have to begin anew several times, on a machine that has other work too."""

REST_MS = 400
SLACK_MS = 200
"""A moment so near to the end of the rest may fall on either side: 5 ms of debounce, and a busy machine."""

pytestmark = pytest.mark.slow


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def pause_ms(ms: float) -> None:
    threading.Event().wait(ms / 1000)


class Table:
    """A whole table but for disk and pages; red has rolled a 1 and may only play house-c1."""

    def __init__(self, folder: Path) -> None:
        spots = load_board_map("malefiz-classic")
        start = BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue"))))
        self.board = FaultyBoard(
            path=folder / "port", lines=spots.line_of, lights=spots.light_of, clock=clock_ms, magnets=start
        )
        self.board.start()
        link = open_board(DeviceSpec("table", clock_ms, spots.lines, spots.lights, str(folder / "port")))
        self.devices = Devices([Wired(link, spots)])
        self.loop = Loop({"malefiz": GAME}, self.devices, clock_ms, Settings(REST_MS, REST_MS))
        self._changed = threading.Condition()
        self.loop.watch(self._note)
        self.thread = threading.Thread(target=self.loop.run, args=(FakeJournal(self.loop),))
        self.thread.start()
        self.devices.start(self.loop.emit)
        self.until(lambda view: bool(view.links) and view.links[0].up)
        self.loop.execute(TWO)
        self.loop.execute(DieRolled(0, 1))

    def _note(self, _view: View) -> None:
        with self._changed:
            self._changed.notify_all()

    def until(self, wanted: Callable[[View], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: wanted(self.loop.view()), PATIENCE_S), self.loop.view()

    @property
    def session(self) -> Session:
        session = self.loop.view().session
        assert session is not None
        return session

    def land(self) -> int:
        """Let the pawn go to c1; return when it landed.

        A picture that comes late over a noisy line may have rested already: then its turn is decided at once.
        """
        self.board.set("red:5", False)
        pause_ms(60)
        at_ms = clock_ms()
        self.board.set("c1", True)
        self.until(
            lambda view: (
                view.session is not None
                and (view.session.observation.kind == "complete" or bool(view.session.progress.history))
            )
        )
        return at_ms

    def put_back(self) -> None:
        """The pawn goes back into its house, as if it had never been away."""
        self.board.set("c1", False)
        self.board.set("red:5", True)

    def settle(self) -> None:
        """All is as before the turn again, whether it was decided or not."""
        self.until(lambda view: bool(view.links) and view.links[0].up)
        if self.session.progress.history:
            self.loop.execute(Undo(0))
        while self.session.die is None:  # a noisy line may begin anew: nothing can be rolled then
            self.until(lambda view: _is_settled(view, "roll", "move"))
            with contextlib.suppress(CommandRefused):
                self.loop.execute(DieRolled(0, 1))
        self.until(lambda view: _is_settled(view, "move"))

    def close(self) -> None:
        self.devices.close()
        self.loop.stop()
        self.thread.join(PATIENCE_S)
        self.board.close()


def _is_settled(view: View, *phases: str) -> bool:
    session = view.session
    return session is not None and session.phase in phases and session.observation.kind == "settled"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize("seed", range(2))
def test_a_pawn_taken_away_while_the_board_hangs_was_never_played(table: Table, seed: int) -> None:
    rng, outcomes = random.Random(seed), set()
    for _ in range(6):
        landed_ms = table.land()
        pause_ms(rng.randrange(REST_MS))
        table.board.stall(500)
        pause_ms(rng.choice((5, 40, REST_MS)))
        lifted_ms = clock_ms()
        table.put_back()
        pause_ms(900)
        rested_ms = lifted_ms - landed_ms
        decided = bool(table.session.progress.history)
        if abs(rested_ms - REST_MS) > SLACK_MS:
            assert decided == (rested_ms > REST_MS)
            outcomes.add(decided)
        table.settle()
    assert outcomes


@pytest.mark.parametrize("seed", range(2))
def test_a_cable_pulled_in_mid_turn_decides_nothing_that_was_not_seen_to_rest(
    table: Table, seed: int
) -> None:
    rng = random.Random(seed)
    for _ in range(6):
        landed_ms = table.land()
        pause_ms(rng.randrange(2 * REST_MS))
        table.board.unplug()
        pulled_ms = clock_ms()
        table.put_back()
        pause_ms(2 * REST_MS)
        if pulled_ms - landed_ms < REST_MS - SLACK_MS:
            assert table.session.progress.history == ()
        table.board.plug()
        table.settle()


def test_a_turn_goes_on_where_it_was_when_the_cable_is_in_again(table: Table) -> None:
    for _ in range(3):
        landed_ms = table.land()
        table.board.unplug()
        pulled_ms = clock_ms()
        table.until(lambda view: not view.links[0].up)
        pause_ms(2 * REST_MS)
        if pulled_ms - landed_ms < REST_MS - SLACK_MS:
            assert table.session.progress.history == ()
        table.board.plug()
        table.until(lambda view: view.session is not None and bool(view.session.progress.history))
        table.put_back()
        table.settle()


def test_on_a_line_with_one_bad_byte_in_a_hundred_turns_are_decided_all_the_same(table: Table) -> None:
    table.board.corrupt(0.01, seed=3)
    for _ in range(5):
        table.land()
        table.until(lambda view: view.session is not None and bool(view.session.progress.history))
        table.put_back()
        table.settle()
