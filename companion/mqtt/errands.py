"""One errand of a hall at this table: an update or a copy, from the order to what became of it.

It is kept, since an update starts the companion again in the middle. For one thread. Refuses to know:
connections, and how anything is installed or copied.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.mqtt.upkeep_messages import (
    CANNOT,
    DONE,
    FAILED,
    NEWEST,
    NOT_ALLOWED,
    PLAYING,
    WORKING,
    Phase,
    Task,
    UpkeepOrder,
)
from companion.ports.care import Care
from companion.ports.commands import CommandRefused, Starting
from companion.ports.files import KeptFile
from companion.ports.updates import BUSY

NAME = "hall-errand.json"
Step = Literal["begin", "copy", "look", "install"]

log = logging.getLogger(__name__)


class KeptErrand(Struct, frozen=True):
    """The file: the last errand, and how far it is."""

    task: Task | None = None
    step: Step = "begin"


class Errands:
    """Takes errands, one at a time.

    Args:
        care: of the table.
        version: of the companion.
        is_playing: tells whether a game goes on that is not paused.
        folder: where the last errand is kept; None keeps nothing.
    """

    def __init__(self, care: Care, version: str, is_playing: Callable[[], bool], folder: Path | None) -> None:
        self._care, self._version, self._is_playing = care, version, is_playing
        self._file = KeptFile(folder / NAME if folder else None, KeptErrand, "errands of a hall")
        self._kept = self._file.load()
        if self._kept.step == "copy":  # whoever was to make it has ended
            self._kept = replace(self._kept, step="begin")

    @property
    def task(self) -> Task | None:
        """The last errand, and what became of it."""
        return self._kept.task

    def is_busy(self) -> bool:
        """Tell whether one goes on."""
        return self.task is not None and self.task.phase == WORKING

    def take(self, order: UpkeepOrder, *, allowed: bool) -> None:
        """Begin an errand, or say why not; an old one does nothing."""
        last = self.task
        old = last is not None and last.hall == order.hall and order.number <= last.number
        if old or self.is_busy():
            log.info("mqtt: errand %s of the hall %.40s does not count here", order.number, order.hall)
            return
        self._keep(Task(order.hall, order.number, order.what))
        if not allowed:
            self._fail(NOT_ALLOWED)
        elif self._is_playing():
            self._fail(PLAYING)
        else:
            self._try(self._begin)

    def step(self) -> None:
        """Look how far it is, and do what comes next."""
        if self.is_busy():
            self._try(self._go_on)

    def _try(self, work: Callable[[Task], None]) -> None:
        task = self.task
        assert task is not None
        try:
            work(task)
        except Starting:
            return  # soon the table is there, and it goes on
        except CommandRefused as refused:
            log.info("mqtt: errand %s of the hall: %s", task.number, refused)
            self._fail("busy")
        except OSError as error:
            log.warning("mqtt: errand %s of the hall: %s", task.number, error)
            self._fail("disk" if task.what == "copy" else "broken")

    def _begin(self, task: Task) -> None:
        if task.what == "copy":
            self._care.copy_now()
            self._keep(task, "copy")
        elif not self._care.updates.look().can:
            self._fail(CANNOT)
        else:
            self._care.updates.ask("look")
            self._keep(task, "look")

    def _go_on(self, task: Task) -> None:
        match self._kept.step:
            case "begin":
                self._begin(task)
            case "copy":
                self._copied()
            case "look":
                self._looked(task)
            case "install":
                self._installed(task)

    def _copied(self) -> None:
        if (copies := self._care.look().copies).asked:
            return
        if trouble := dict(copies.troubles).get(0, ""):
            self._fail(trouble)
        else:
            self._end(DONE)

    def _looked(self, task: Task) -> None:
        """Install what was found; a game that has begun meanwhile goes first."""
        if (look := self._care.updates.look()).phase in BUSY:
            return
        if look.phase == "failed":
            self._fail(look.why)
        elif look.phase != "idle":  # the machine was started anew meanwhile
            self._care.updates.ask("look")
        elif not look.found:
            if look.troubles:
                self._fail(look.troubles[0].why)
            else:
                self._end(DONE, NEWEST)
        elif self._is_playing():
            self._fail(PLAYING)
        else:
            version = look.found[0].version
            self._keep(replace(task, version=version), "install")
            self._care.updates.ask("install", version)

    def _installed(self, task: Task) -> None:
        if (look := self._care.updates.look()).phase in BUSY:
            return
        if look.phase == "failed":
            self._fail(look.why)
        elif task.version == self._version:
            self._end(DONE)
        else:
            self._fail("start")  # the machine was started anew meanwhile, and runs the version before

    def _fail(self, why: str) -> None:
        self._end(FAILED, why)

    def _end(self, phase: Phase, why: str = "") -> None:
        if self.task is not None:
            self._keep(replace(self.task, phase=phase, why=why))

    def _keep(self, task: Task, step: Step = "begin") -> None:
        self._kept = KeptErrand(task, step)
        self._file.save(self._kept)
