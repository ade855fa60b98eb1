"""Walk, piece test and live sensors at a terminal: what the bench shows as lines, keys as what people say.

Refuses to know: what a state means (``companion/bench``) and what it is called (``words/check_words.py``).
"""

import contextlib
import os
import queue
import select
import sys
import termios
import threading
import tty
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from companion.bench.bench_port import BenchBoard, BenchView
from companion.bench.findings import findings
from companion.bench.piece_test import PieceTest
from companion.bench.stops import LIGHTS, LINES
from companion.bench.walk import Walk
from companion.config import Config
from companion.core.model.errors import InputError
from companion.core.model.game import bits
from companion.core.model.types import Say
from companion.daemon.bench.bench import CheckBench
from companion.daemon.bench.check import FOR_GOOD, HELLO_S, open_bench
from companion.words import check_words as words
from companion.words.i18n import translator

END = ""
"""What stands for a key once no more keys will come."""

GAP = " " * 12
"""Lines that belong to a spot begin here, below its name."""


class Wanted(Struct, frozen=True):
    """What is to be checked.

    Args:
        mode: ``walk``, ``pieces`` or ``live``.
        lights, learn, again: which walk, and whether from the start.
        board: which board; empty where there is only one.
        write: the file for the map; None = in the state folder, and only if it has changed.
        spot: where pieces are tested; empty = one in the middle.
    """

    mode: str
    lights: bool = False
    learn: bool = False
    again: bool = False
    board: str = ""
    write: Path | None = None
    spot: str = ""


def run(config: Config, wanted: Wanted, say: Callable[[str], None]) -> int:
    """Check until it is done or the person stops; 0 where all is well, 1 where something was found.

    Raises:
        InputError: the configuration, or what is wanted, cannot be.
    """
    heard: queue.SimpleQueue[BenchView | str | tuple[str, int, bool]] = queue.SimpleQueue()
    with open_bench(config) as bench:
        board = _board(bench, wanted.board)
        if wanted.write is not None:
            bench.may_write(board, wanted.write)
        if why := _missing(bench, board):
            say(f"WRONG {why}")
            return 1
        bench.watch(heard.put)
        bench.watch_lines(lambda name, line, on: heard.put((name, line, on)))
        with keys(heard.put):
            terminal = Terminal(bench, board, wanted, heard, say)
            try:
                return terminal.run()
            except KeyboardInterrupt:
                terminal.left()
                raise


def _board(bench: CheckBench, wanted: str) -> str:
    names = [each.name for each in bench.view().boards]
    if not wanted and len(names) > 1:
        raise InputError(f"there are several boards, --board must be one of: {', '.join(names)}")
    if wanted and wanted not in names:
        raise InputError(f"--board is {wanted!r}, must be one of: {', '.join(names)}")
    return wanted or names[0]


def _missing(bench: CheckBench, board: str) -> str:
    """Wait for the board's devices; the first that does not come, and why; empty where all have."""
    news: queue.SimpleQueue[BenchView] = queue.SimpleQueue()
    bench.watch(news.put)
    clock = bench.clock
    until_ms = clock() + int(HELLO_S * 1000)
    while down := next(each for each in bench.view().boards if each.name == board).down:
        left_ms = until_ms - clock()
        device, why = next(iter(down.items()))
        if left_ms <= 0 or why.startswith(FOR_GOOD):
            busy = "; while the companion runs, its page /check does the same" if "busy" in why else ""
            return f"link to {device}: {why}{busy}"
        with contextlib.suppress(queue.Empty):
            news.get(timeout=left_ms / 1000)
    return ""


class Terminal:
    """One check at a terminal.

    Args:
        bench: its devices are up.
        board: which board.
        wanted: what is to be done.
        heard: new views, keys, and changes of lines.
        say: puts out one line.
    """

    def __init__(
        self,
        bench: CheckBench,
        board: str,
        wanted: Wanted,
        heard: queue.SimpleQueue[BenchView | str | tuple[str, int, bool]],
        say: Callable[[str], None],
    ) -> None:
        self._bench, self._board, self._wanted, self._heard, self._put = bench, board, wanted, heard, say
        self._tell = translator("en")
        self._said: tuple[object, ...] = ()
        self._stop = -1
        self._verdicts = 0

    def run(self) -> int:
        """Run until done or stopped; return the exit status."""
        match self._wanted.mode:
            case "live":
                return self._live()
            case "pieces":
                return self._pieces()
            case _:
                return self._walk()

    def _events(self) -> Iterator[BenchView | str | tuple[str, int, bool]]:
        yield self._bench.view()
        while True:
            yield self._heard.get()

    # --- live ------------------------------------------------------------------------------------

    def _live(self) -> int:
        on = self._on()
        seen = self._bench.sensors(self._board)
        standing = [
            f"{self._name(line, on) or '?'} (line {on.line_name(line)})" for line in bits(seen.levels or 0)
        ]
        self._put(f"live sensors of {self._board}; q stops")
        self._put(f"on now: {', '.join(standing) or 'nothing'}")
        for event in self._events():
            if event in ("q", END):
                return 0
            if isinstance(event, tuple) and event[0] == self._board:
                _, line, is_on = event
                count = self._bench.sensors(self._board).lines[line]
                restless = ", chatters" if count.restless(self._bench.clock()) else ""
                spot = self._name(line, on) or "no spot"
                self._put(
                    f"{spot} (line {on.line_name(line)}) {'on' if is_on else 'off'}"
                    f"   [{count.changes} change{'s' * (count.changes > 1)}{restless}]"
                )
            if isinstance(event, BenchView):
                self._link(self._on().down)
        return 0

    def _name(self, line: int, on: BenchBoard) -> str:
        """Return the spot of a line as people call it; empty where it has none."""
        name = words.name_of(on.spot_of(line), on)
        return name if isinstance(name, str) else self._tell(name)

    def _link(self, down: Mapping[str, str]) -> None:
        """Write each loss of a device (its name, and why) once, and that all of them are back."""
        if down:
            self._once(f"{GAP}no link: {'; '.join(f'{name}: {why}' for name, why in down.items())}")
        elif self._said:
            self._said = ()
            self._put(f"{GAP}the link is back")

    # --- pieces ----------------------------------------------------------------------------------

    def _pieces(self) -> int:
        self._bench.pieces(self._board, self._wanted.spot)
        self._put(
            f"piece test on {self._board}; keys: s = skip, b = back, r = the last piece again, q = stop"
        )
        for event in self._events():
            if isinstance(event, str):
                if event in ("q", END):
                    break
                self._press(event)
            elif isinstance(event, BenchView) and event.test is not None and event.on is not None:
                self._show_test(event.test, event.on)
        test = self._bench.view().test
        return int(any(verdict.verdict != "good" for verdict in test.verdicts)) if test else 0

    def _show_test(self, test: PieceTest, on: BenchBoard) -> None:
        while self._verdicts < len(test.verdicts):
            verdict = test.verdicts[self._verdicts]
            self._verdicts += 1
            pole = words.pole_say(verdict)
            more = f" ({self._tell(pole)})" if pole else ""
            self._put(f"{self._tell(words.verdict_say(self._verdicts, verdict))}{more}")
        self._verdicts = len(test.verdicts)
        self._lines(words.piece_say(test, on), words.piece_hint(test, on))

    # --- walk ------------------------------------------------------------------------------------

    def _walk(self) -> int:
        kind = LIGHTS if self._wanted.lights else LINES
        view = self._bench.walk(self._board, kind, learn=self._wanted.learn, again=self._wanted.again)
        assert view.walk is not None
        count, done = len(view.walk.plan.stops), len(view.walk.results)
        self._put(f"walk of {self._board}, {count} spots; one magnet is all you need, the board is empty")
        self._put("keys: s = skip, b = back, e = the board is empty, l = another spot is lit, q = stop")
        if done:
            self._put(f"{done} of {count} were done before; --again begins anew")
        for event in self._events():
            now = self._bench.view()
            if now.walk is None or now.on is None:
                break
            if event in ("q", END):
                self.left()
                return 1
            if isinstance(event, str):
                self._press(event)
            elif isinstance(event, BenchView):
                self._show_walk(now.walk, now.on)
            now = self._bench.view()
            if now.walk is not None and now.walk.done and (status := self._finish(now)) is not None:
                return status
        return 1

    def _show_walk(self, walk: Walk, on: BenchBoard) -> None:
        if walk.done:
            return
        if (stop := walk.stop) is not None and walk.at != self._stop and walk.phase in ("waiting", "resting"):
            self._stop = walk.at
            name = "a light" if walk.plan.kind == LIGHTS else stop.spot
            self._put(f"{walk.at + 1:>4} of {len(walk.plan.stops)}  {name}")
        self._lines(words.walk_say(walk, on), words.walk_hint(walk, on))

    def left(self) -> None:
        """Say where a walk that is stopped will go on."""
        if (walk := self._bench.view().walk) is not None:
            done, count = len(walk.results), len(walk.plan.stops)
            self._put(f"stopped at {done} of {count}; the same command goes on from here")

    def _finish(self, view: BenchView) -> int | None:
        """Tell what was found and write the map; the exit status, None where the person walks again."""
        walk, on, offer = view.walk, view.on, view.proposal
        assert walk is not None
        assert on is not None
        assert offer is not None, "the walk is done"
        problems = findings(walk)
        self._put(self._tell(words.walk_say(walk, on)))
        for problem in problems:
            self._put(f"  - {self._tell(words.finding_say(problem, walk, on))}")
        if not problems:
            self._put("Nothing was found: every spot answers as it should.")
        can_write = not offer.clash and (bool(offer.changed) or self._wanted.write is not None)
        if not (problems or can_write):
            return 0
        if (guessed := words.guessed_say(offer, on)) is not None:
            self._put(self._tell(guessed))
        ask = "r = walk these again, " if problems else ""
        self._put(
            f"{self._tell(words.proposal_say(offer, walk, on))} {'y = write, ' * can_write}{ask}n = end"
        )
        return self._answer(can_write, bool(problems))

    def _answer(self, can_write: bool, found: bool) -> int | None:
        for event in self._events():
            if event == "y" and can_write:
                return self._write(found)
            if event == END and can_write and self._wanted.write is not None:
                return self._write(found)  # nobody is there to ask, and the file was named
            if event in ("n", "q", END):
                return int(found)
            if event == "r" and found:
                self._stop = -1
                self._bench.press("repeat")
                return None
        return int(found)

    def _write(self, found: bool) -> int:
        for device, file in zip(
            self._on().devices, self._bench.write(self._wanted.write).written, strict=True
        ):
            self._put(f'written: {file}; use it with map = "{Path(file).absolute()}" at device {device}')
        return int(found)

    # --- both ------------------------------------------------------------------------------------

    def _press(self, key: str) -> None:
        named = {"s": "skip", "b": "back", "e": "empty", "l": "other-light", "r": "repeat"}
        if key in named:
            self._bench.press(named[key])

    def _on(self) -> BenchBoard:
        return next(each for each in self._bench.view().boards if each.name == self._board)

    def _lines(self, say: Say, hint: Say | None) -> None:
        text = [f"{GAP}{self._tell(say)}"] + ([f"{GAP}{self._tell(hint)}"] if hint else [])
        if (mark := (self._stop, self._verdicts, *text)) == self._said:
            return
        for line in text:
            if line not in self._said[2:] or mark[:2] != self._said[:2]:
                self._put(line)
        self._said = mark

    def _once(self, line: str) -> None:
        if (line,) != self._said:
            self._said = (line,)
            self._put(line)


@contextlib.contextmanager
def keys(heard: Callable[[str], None]) -> Iterator[None]:
    """Return single keys of the terminal, without Enter.

    From a pipe one letter after the other, then `END`.
    """
    source = sys.stdin.fileno()
    before = termios.tcgetattr(source) if os.isatty(source) else None
    wake, woken = os.pipe()

    def read() -> None:
        while True:
            ready, _, _ = select.select([source, wake], [], [])
            if wake in ready:
                return
            try:
                letters = os.read(source, 64)
            except OSError:  # the terminal is gone
                letters = b""
            for letter in letters.decode(errors="replace"):
                if not letter.isspace():
                    heard(letter.lower())
            if not letters:
                heard(END)
                return

    if before is not None:
        tty.setcbreak(source)
    thread = threading.Thread(target=read, name="keys", daemon=True)
    thread.start()
    try:
        yield
    finally:
        os.write(woken, b".")
        thread.join(1)
        os.close(wake)
        os.close(woken)
        if before is not None:
            termios.tcsetattr(source, termios.TCSANOW, before)
