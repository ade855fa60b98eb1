"""The bench of a table: walk, piece test and live sensors, beside the referee's loop, on the same devices.

A thread of its own owns what is being checked. Links are lent to it: all reports come here as well, and while
something is being checked the lights are its own. Refuses to know: what a state is called in words, HTTP.
"""

import logging
import queue
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

from companion.bench import checked, piece_test, walk
from companion.bench.bench_port import STRIDE, BenchBoard, BenchView
from companion.bench.lights import lamps
from companion.bench.order import hand_order, in_the_middle
from companion.bench.sensors import Sensors
from companion.bench.stops import LIGHTS, LINES, Plan, Stop, Tally
from companion.core.model.fast_replace import replace
from companion.core.model.types import FieldPage, Lamp, LinkLost, LinkUp, Say, SensorFrame
from companion.daemon.bench.bench_devices import Under, grounds, map_texts, may_write, today, write_maps
from companion.daemon.bench.sensed import Sensed
from companion.daemon.bench.shared_link import LentLink
from companion.daemon.bench.walk_store import WalkStore
from companion.daemon.loop.board_lock import CHECK, BoardLock
from companion.daemon.loop.devices import Wired
from companion.ports.commands import CommandRefused
from companion.ports.devices import Clock, LinkEvent
from companion.ports.supervised_thread import ITEM_S, SupervisedThread, ThreadOwner
from companion.words.check_words import IN_PLAY

log = logging.getLogger(__name__)

ANSWER_S = 5.0
"""Seconds that a page or the end of the program waits for the bench at most."""
BEAT_S = 60.0
"""Seconds after which the bench looks at the time, where nothing happens."""
LEFT_MS = 30 * 60 * 1000
"""What is being checked ends by itself when no hand and no key was seen for so long; the walk is kept."""

WATCHED_S = 5.0
"""Fields are measured while pieces are tested, and so long after somebody has looked at the sensors."""


class CheckBench(ThreadOwner):
    """The bench of one table: a `companion.bench.bench_port.Bench`.

    Args:
        wired: the devices of the table; `wired` afterwards gives them as the referee shall use them.
        folder: where walks and maps are kept.
        clock: milliseconds, monotonic.
        floor: shared with the referee; while a game has it, nothing may be checked but the sensors.
        today: the date, for the head of a written map.
    """

    def __init__(
        self,
        wired: Sequence[Wired],
        folder: Path,
        clock: Clock,
        floor: BoardLock | None = None,
        today: Callable[[], str] = today,
    ) -> None:
        self.clock, self.floor, self._today = clock, floor or BoardLock(), today
        self._inbox: queue.SimpleQueue[LinkEvent | Callable[[], None] | None] = queue.SimpleQueue()
        self._under: dict[str, list[Under]] = {}
        self.wired: list[Wired] = []
        for device in wired:
            link = LentLink(device.link, self._inbox.put)
            here = self._under.setdefault(device.spots.board, [])
            here.append(Under(link, device.spots, STRIDE * len(here)))
            self.wired.append(Wired(link, device.spots))
        self._grounds = grounds(self._under)
        self._store = WalkStore(folder)
        self._sensed = Sensed(self._under)
        self._checked = checked.Checked()
        self._alive_ms = 0  # when a hand or a key was last seen
        self._kept: walk.Walk | None = None  # as it is on disk
        self._written: tuple[str, ...] = ()
        self._shown: Mapping[str, Lamp] | None = None
        self._watched_ms: int | None = None
        self._listeners: list[Callable[[BenchView], None]] = []
        self._reports: list[Callable[[], None]] = []
        self._view = BenchView(0, self._boards())
        self._thread = SupervisedThread(
            "bench",
            self._run,
            self._failed,
            wake=lambda: self._inbox.put(None),
            first_s=ITEM_S,
            most_s=ITEM_S,
        )

    # --- for other threads -----------------------------------------------------------------------

    def watch(self, listener: Callable[[BenchView], None]) -> None:
        """Call the listener (bench thread; it must return at once) with each new view."""
        self._listeners.append(listener)

    def watch_lines(self, listener: Callable[[str, int, bool], None]) -> None:
        """Call the listener with (board, line, on) at each raw change."""
        self._sensed.watch(listener)

    def view(self) -> BenchView:
        """Tell what there is to show now."""
        return self._view

    def watch_sensors(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener (bench thread; it must return at once) after each report; the way to stop."""
        self._reports.append(listener)
        return lambda: self._reports.remove(listener)

    def sensors(self, board: str, *, measured: bool = True) -> Sensors:
        """Tell what all lines of a board do. Raises CommandRefused for an unknown board."""
        if (found := self._sensed.of(board)) is None:
            raise self._no_board(board)
        if measured:
            self._watched_ms = self.clock()
        return found

    def walked(self, board: str) -> Mapping[str, Tally]:
        """Return spot -> its results in all walk tests so far; callable from any thread."""
        return self._store.tallies(board)

    def walk(self, board: str, kind: str, *, learn: bool, again: bool) -> BenchView:
        """Begin a walk, or go on with the one that was left. Raises CommandRefused."""
        return self._ask(lambda: self._begin_walk(board, kind, learn, again))

    def pieces(self, board: str, spot: str) -> BenchView:
        """Begin to test pieces. Raises CommandRefused."""
        return self._ask(lambda: self._begin_pieces(board, spot))

    def press(self, key: str) -> BenchView:
        """Take what a person says to the walk or the test."""
        return self._ask(lambda: self._press(key))

    def leave(self) -> BenchView:
        """End walk or test."""
        return self._ask(self._leave)

    def write(self, path: Path | None = None) -> BenchView:
        """Write the map as found: into the folder, or to ``path``. Raises InputError."""
        return self._ask(lambda: self._write(path))

    def may_write(self, board: str, path: Path) -> None:
        """Check that the board's map can and may be written to this file. Raises InputError."""
        may_write(self._under[board], path)

    def maps(self) -> Mapping[str, str]:
        """Return the map as the walk has found it: device -> TOML. Raises InputError."""
        found: list[Mapping[str, str]] = []
        self._ask(lambda: found.append(self._texts()))
        return found[0]

    def _ask(self, work: Callable[[], object]) -> BenchView:
        future: Future[BenchView] = Future()

        def answer() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                work()
                self._publish()
                future.set_result(self._view)
            except Exception as error:  # noqa: BLE001 - whoever asked gets it
                self._give_floor()
                future.set_exception(error)

        self._inbox.put(answer)
        try:
            return future.result(timeout=ANSWER_S)
        finally:
            future.cancel()  # whoever gave up is not served later

    # --- the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        while self._round():
            pass

    def _failed(self, _: BaseException) -> None:
        """End a check that stumbles, since it would again, and free the table for play."""
        under, self._checked = self._under.get(self._checked.board, ()), checked.Checked()
        self._give_floor()
        for one in under:
            one.link.give_back()

    def _round(self) -> bool:
        """Take in one report, one word of a person or one deadline; False at the end."""
        try:
            item = self._inbox.get(timeout=self._patience_s())
        except queue.Empty:
            item = self._publish
        if item is None:
            return False
        self._advance()
        if callable(item):
            item()
        else:
            self._take(item)
            for listener in tuple(self._reports):
                listener()
        if self._checked.board and self._inbox.empty() and self.clock() >= self._alive_ms + LEFT_MS:
            log.info("nobody has touched the board for long: the check ends by itself")
            self._leave()
        self._publish()
        return True

    def _patience_s(self) -> float:
        left = self._alive_ms + LEFT_MS if self._checked.board else None
        dues = [when for when in (checked.due(self._checked), left) if when is not None]
        beat_s = WATCHED_S if self._sensed.measuring else BEAT_S
        return min([beat_s, *(max(0, when - self.clock()) / 1000 for when in dues)])

    def _advance(self) -> None:
        """Let time pass, but no further than what may still be waiting in the inbox."""
        if self._inbox.empty():
            self._checked = checked.advance(self._checked, self.clock())

    # --- what devices report ---------------------------------------------------------------------

    def _take(self, event: LinkEvent) -> None:
        if (found := self._sensed.whose(event.device)) is None:
            return
        board, one = found
        match event:
            case SensorFrame():
                one.bits, one.norths = event.bits, event.norths
                self._levels(board, event.at_ms)
            case FieldPage():
                measured = {one.offset + event.first + i: value for i, value in enumerate(event.fields)}
                self._sensed.fields(board, measured)
                if board == self._checked.board:
                    self._checked = checked.fields(self._checked, event.at_ms, measured)
            case LinkUp():
                one.why = ""
                self._shown = None
            case LinkLost():
                one.bits, one.norths, one.why = None, None, event.why
                self._sensed.lost(board)
                if board == self._checked.board:
                    self._checked = checked.lost(self._checked)

    def _levels(self, board: str, at_ms: int) -> None:
        if (seen := self._sensed.levels(board, at_ms)) is None or board != self._checked.board:
            return
        if seen.touched:
            self._alive_ms = self.clock()
        self._checked = checked.levels(self._checked, at_ms, seen.levels, seen.norths)

    # --- what people ask -------------------------------------------------------------------------

    def _no_board(self, board: str) -> CommandRefused:
        known = ", ".join(self._under)
        return CommandRefused(
            Say("There is no board {name} here, there are: {known}", {"name": board, "known": known})
        )

    def _free(self, board: str) -> BenchBoard:
        """Return the board, if it may be checked now."""
        if board not in self._under:
            raise self._no_board(board)
        if not self.floor.take(CHECK):
            raise CommandRefused(IN_PLAY)
        return next(each for each in self._boards() if each.name == board)

    def _begin_walk(self, board: str, kind: str, learn: bool, again: bool) -> None:
        on = self._free(board)
        stops = tuple(
            Stop(spot, on.line_of[spot])
            for spot in hand_order(on.board)
            if spot in on.line_of and (kind == LINES or spot in on.light_of)
        )
        if not stops:
            raise CommandRefused(Say("This board has nothing of that kind to walk."))
        self._leave()
        lights = tuple(on.light_of[stop.spot] for stop in stops) if kind == LIGHTS else ()
        plan = Plan(kind, stops, learn or kind == LIGHTS, lights)  # where it shines, nobody mistakes the spot
        kept = None if again else self._store.walk(board, plan, self.clock())
        self._kept = kept or replace(walk.begin(plan, self.clock()), tallies=self._store.tallies(board))
        self._borrow(checked.Checked(board, walk=self._kept))

    def _begin_pieces(self, board: str, spot: str) -> None:
        on = self._free(board)
        if spot and spot not in on.line_of:
            raise CommandRefused(Say("There is no spot {spot} on this board.", {"spot": spot}))
        where = spot or in_the_middle(on.board, on.line_of, self._store.tallies(board))
        self._leave()
        self._borrow(checked.Checked(board, test=piece_test.begin(where, on.line_of[where], self.clock())))

    def _borrow(self, begun: checked.Checked) -> None:
        self._checked, self._shown, self._written = begun, None, ()
        self._alive_ms = self.clock()
        self._levels(begun.board, self.clock())

    def _press(self, key: str) -> None:
        now = self._alive_ms = self.clock()
        self._checked = checked.press(self._checked, now, key)
        if self._checked.walk is not None:
            self._written = ()

    def _leave(self) -> None:
        for one in self._under.get(self._checked.board, ()):
            one.link.give_back()
        self._checked = checked.Checked()

    def _give_floor(self) -> None:
        """Give the boards to the check while something is being checked."""
        if not self._checked.board:
            self.floor.give(CHECK)

    # --- the map ---------------------------------------------------------------------------------

    def _texts(self) -> Mapping[str, str]:
        """Return device -> its map as found."""
        found, walked = self._view.proposal, self._checked.walk
        if found is None or walked is None:
            raise CommandRefused(Say("Walk to the end first; then the map can be written."))
        lights = walked.plan.kind == LIGHTS
        return map_texts(self._under[self._checked.board], found, lights=lights, today=self._today())

    def _write(self, path: Path | None) -> None:
        texts = self._texts()
        board = self._checked.board
        self._written = write_maps(self._under[board], texts, path or self._store.folder / f"{board}.toml")

    # --- what is shown ---------------------------------------------------------------------------

    def _boards(self) -> tuple[BenchBoard, ...]:
        """Return the boards with what may have changed of them."""
        return tuple(
            replace(
                self._grounds[name],
                down={one.link.device: one.why for one in here if one.why},
                kept=self._store.progress(name, self._grounds[name].line_of),
            )
            for name, here in self._under.items()
        )

    def _publish(self) -> None:
        """Keep what is new of the walk, light what is to be lit, show the present to all who look."""
        self._give_floor()
        walked = self._checked
        if walked.walk is not None and walked.walk != self._kept:
            self._store.keep(walked.board, walked.walk)
            self._kept = walked.walk
        boards = self._boards()
        on = next((board for board in boards if board.name == walked.board), None)
        view = BenchView(
            rev=self._view.rev + 1,
            boards=boards,
            on=on,
            walk=walked.walk,
            proposal=checked.proposed(walked, on) if on else None,
            test=walked.test,
            written=self._written,
        )
        if on is not None:
            self._light(on)
        self._measure()
        if view.essence == self._view.essence:
            return
        self._view = view
        for listener in self._listeners:
            listener(view)

    def _measure(self) -> None:
        """Ask for measured fields while they are of use; reports are quicker without."""
        watched = self._watched_ms is not None and self.clock() - self._watched_ms < WATCHED_S * 1000
        self._sensed.measure(wanted=watched or self._checked.test is not None)

    def _light(self, on: BenchBoard) -> None:
        if (plan := lamps(self._checked.walk, self._checked.test, on)) == self._shown:
            return
        self._shown = plan
        for one in self._under[on.name]:
            mine = one.spots.light_of
            one.link.borrow({mine[spot]: lamp for spot, lamp in plan.items() if spot in mine})
