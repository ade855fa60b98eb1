"""What devices and the log have told of late, in memory, for a support bundle; nothing that names anybody.

Bounded by time and by number, whatever comes in. Refuses to know: what is done with it, files.
"""

import logging
import re
import threading
import traceback
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.core.model.types import Heard, LinkLost, LinkUp, SensorFrame
from companion.journal.recent import KEPT_MS
from companion.ports.devices import Clock, Emit, LinkEvent
from companion.words.sentences import LOSSES

MOST_FRAMES = 10_000
"""Frames that differ from the one before: in ten minutes 16 a second; at most about 5 MB."""

MOST_LINES = 500
"""Of the log, the newest: a support bundle stays small."""
OURS = ("companion", "firmware_bridge", "hardware")
"""Loggers whose texts are ours: constants, into which the numbers alone are put."""

FIRMWARE = re.compile(
    r"(virtual )?\d[\da-z.+]{0,11}( (host|atmega\d{1,4}[a-z]{0,2}))?"
    r"|gpio [a-z]{1,10}( Raspberry Pi \w{1,8})?(, scanned)?"
)
"""What our own devices say of themselves: a version and a chip; anything else may be somebody's word."""

HIDDEN = "..."

Row = dict[str, Any]


class RecentFrames:
    """What the devices have reported in the last ten minutes, and how well their links do.

    Devices are numbered in the order of ``devices``, from 1: somebody may have given them a name. `note` may
    be called from any thread and returns at once.
    """

    def __init__(self, devices: Sequence[str]) -> None:
        self._number = {name: number for number, name in enumerate(devices, 1)}
        self._lock = threading.Lock()
        self._rows: deque[Row] = deque(maxlen=MOST_FRAMES)
        self._last: dict[str, tuple[int, int | None]] = {}
        self._up: dict[str, LinkUp] = {}
        self._lost: dict[str, Counter[str]] = {name: Counter() for name in devices}
        self._count: Counter[str] = Counter()

    def before(self, emit: Emit) -> Emit:
        """Return ``emit`` with everything that it gets noted before."""

        def both(event: LinkEvent) -> None:
            self.note(event)
            emit(event)

        return both

    def note(self, event: LinkEvent) -> None:
        """Keep what a device reports; a frame like the one before is only counted."""
        device = event.device
        row: Row = {"ms": event.at_ms, "device": self._number.get(device, 0)}
        with self._lock:
            match event:
                case SensorFrame():
                    self._count[f"{device} frames"] += 1
                    if self._last.get(device) == (event.bits, event.norths):
                        return
                    self._last[device] = (event.bits, event.norths)
                    poles = {} if event.norths is None else {"norths": f"{event.norths:x}"}
                    self._keep({**row, "sequence": event.sequence, "bits": f"{event.bits:x}", **poles})
                case Heard():
                    self._count[f"{device} proofs"] += 1
                case LinkUp():
                    self._up[device] = event
                    self._count[f"{device} ups"] += 1
                    self._keep({**row, "up": True})
                case LinkLost():
                    word = loss_word(event.why)
                    self._last.pop(device, None)
                    self._lost[device][word] += 1
                    self._keep({**row, "lost": word})

    def _keep(self, row: Row) -> None:
        self._rows.append(row)
        while self._rows[0]["ms"] < row["ms"] - KEPT_MS:
            self._rows.popleft()

    def rows(self, now_ms: int) -> list[Row]:
        """Return frames, ups and losses of the last ten minutes, in the order in which they came."""
        with self._lock:
            return [row for row in self._rows if row["ms"] >= now_ms - KEPT_MS]

    def links(self) -> list[Row]:
        """Return each device: what it says of itself, how much it has told, how often and why it was lost."""
        with self._lock:
            return [
                {
                    "device": number,
                    **(_said(self._up[name]) if name in self._up else {}),
                    **{key: self._count[f"{name} {key}"] for key in ("frames", "proofs", "ups")},
                    "lost": dict(self._lost[name]),
                }
                for name, number in self._number.items()
            ]


def loss_word(why: str) -> str:
    """Return the name of a fault of a link, without the port and whatever else it tells."""
    word = why.partition(":")[0]
    return word if word in LOSSES else "other"


def _said(up: LinkUp) -> Row:
    return {
        "firmware": up.firmware if FIRMWARE.fullmatch(up.firmware) else "",
        "git": up.git if up.git.isalnum() else "",
        "lines": up.lines,
        "lights": up.lights,
        "polarity": up.polarity,
    }


class RecentLog(logging.Handler):
    """The last lines of the log: our own constant texts with the numbers in them, everything else hidden.

    So no path, address, name or code can be in it, whatever is logged.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._lines: deque[Row] = deque(maxlen=MOST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line; one that cannot be kept must not harm whoever has logged it."""
        try:
            self._lines.append(self._row(record))
        except Exception:  # noqa: BLE001 - as every handler does
            self.handleError(record)

    def _row(self, record: logging.LogRecord) -> Row:
        fault = record.exc_info[1] if record.exc_info else None
        row: Row = {
            "ms": self._clock(),
            "level": record.levelname,
            "where": record.name,
            "line": record.lineno,
        }
        row["text"] = _text(record)
        if fault is not None:
            row |= fault_row(fault)
        return row

    def rows(self) -> list[Row]:
        """Return the lines, the oldest first."""
        return list(self._lines)


def fault_row(fault: BaseException) -> Row:
    """Tell what went wrong and where, without what it says: that may name files."""
    frames = traceback.extract_tb(fault.__traceback__)
    return {
        "fault": type(fault).__name__,
        "at": [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames],
    }


def _text(record: logging.LogRecord) -> str:
    if record.name.partition(".")[0] not in OURS or not isinstance(record.msg, str):
        return HIDDEN
    arguments = record.args if isinstance(record.args, tuple) else ()
    try:
        return record.msg % tuple(map(_shown, arguments)) if arguments else record.msg
    except (TypeError, ValueError):
        return record.msg


def _shown(argument: object) -> object:
    if isinstance(argument, bool | int | float):
        return argument
    if isinstance(argument, BaseException):
        return type(argument).__name__
    return loss_word(argument) if isinstance(argument, str) and loss_word(argument) != "other" else HIDDEN
