"""Stands between devices that say inputs (buttons, a colour dock) and the table: is it awaited now?

What is said goes through the same door as the pages (`execute`), in a thread of its own, since an answer may
wait for the disk. Each device is told what may come now, so that it can shine or look. What nobody waits for
changes nothing; the page says so until the game has gone on.

Refuses to know: pins, light, and what a word means.
"""

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from companion.core.model.commands import Given
from companion.core.model.errors import PluginError
from companion.core.model.inputs import BOARD, Input
from companion.core.model.session import Session
from companion.core.model.types import Say
from companion.daemon.desk.device_states import DeviceStates
from companion.daemon.desk.told_events import ToldEvents
from companion.ports.commands import CommandRefused
from companion.ports.devices import Clock
from companion.ports.inputs import (
    InputAway,
    InputEvent,
    InputSaid,
    InputSource,
    InputState,
    InputUnsure,
    InputUp,
)
from companion.ports.table import TableForDevices, View

log = logging.getLogger(__name__)

LATE_MS = 2000
"""A word waits for the one before it; after this long the table has gone on, and it is refused."""

UNSURE = Say("I cannot tell this for sure. Please say it here on the page.")
BEFORE = Say("This lay here before. Take it away, then lay down what is new.")
FAILED = Say("Something went wrong in the companion. Please say it here on the page.")
NO_ANSWER = Say("The companion did not answer in time. Please try again.")


class _GoneOn(Struct, frozen=True):
    """The game has gone on: notes are old."""


class InputBox:
    """All devices of a table that say inputs, from `start` to `close`.

    Args:
        desk: the table.
        sources: not started yet.
        clock: milliseconds, the one that words are told by.
        refuse: lets people hear that a word was in vain (any thread, returns at once).
    """

    def __init__(
        self, desk: TableForDevices, sources: Sequence[InputSource], clock: Clock, refuse: Callable[[], None]
    ) -> None:
        self._desk, self._sources, self._clock, self._refuse = desk, sources, clock, refuse
        self._states = DeviceStates(
            {one.name: InputState(one.name, one.word) for one in sources}, desk.show_sources
        )
        self._told = ToldEvents[InputEvent | _GoneOn]("inputs", self._take_told, self._failed)
        self._stop_watching: Callable[[], None] = lambda: None
        self._lock = threading.Lock()  # guards _seen and _rev
        self._seen: tuple[int | None, Any, bool] | None = None
        self._rev = -1

    def start(self) -> None:
        """Begin: the devices come up, views are followed."""
        self._states.show()
        self._stop_watching = self._desk.watch(self._look)
        self._look(self._desk.view())
        self._told.start()
        for one in self._sources:
            one.start(self._told.put)

    def close(self) -> None:
        """Let go of the devices, and end the threads."""
        self._stop_watching()
        for one in self._sources:
            one.close()
        self._told.close()

    def _look(self, view: View) -> None:
        """Take a new view (the loop's thread: returns at once)."""
        session = view.session
        seen = view.game_id, session.position if session else None, session is not None and open_to(session)
        with self._lock:
            if view.rev < self._rev or seen == self._seen:
                return
            self._seen, self._rev = seen, view.rev
            for one in self._sources:
                try:
                    one.want(wanted(session, one.word))
                except PluginError:  # the loop puts that game away
                    one.want(())
        self._told.put(_GoneOn())

    # --- what is said ----------------------------------------------------------------------------

    def _failed(self, taken: InputEvent | _GoneOn) -> None:
        """Go on after a word that failed; how all devices are is shown again."""
        if isinstance(taken, InputSaid):
            self._states.failed(taken.source, FAILED)
        self._states.show()

    def _take_told(self, event: InputEvent | _GoneOn) -> None:
        match event:
            case InputUp():
                self._states.up(event.source)
            case InputAway():
                self._states.away(event.source, event.why)
            case InputUnsure():
                self._states.note(event.source, BEFORE if event.why == "before" else UNSURE)
            case InputSaid():
                self._states.note(event.source, self._said(event))
            case _:
                self._states.clear_notes()

    def _said(self, report: InputSaid) -> Say | None:
        """Give it to the table; or what to say where that was in vain."""
        session = self._desk.view().session
        if self._clock() - report.at_ms > LATE_MS:
            log.info("%s: %s came too late", report.source, report.value)
            return self._vain(session, None)
        if session is None:
            return self._vain(session, None)
        try:
            self._desk.execute(Given(0, Input(report.word, report.value)))
        except CommandRefused as refused:
            log.info("%s: %s", report.source, refused)
            return self._vain(session, refused.say)
        except TimeoutError:
            return self._vain(session, NO_ANSWER)
        return None

    def _vain(self, session: Session | None, say: Say | None) -> Say | None:
        """Tell people that what was said changed nothing; in a pause nothing sounds."""
        if session is not None and session.progress.paused is not None:
            return None
        self._refuse()
        return say


def open_to(session: Session) -> bool:
    """Tell whether anything may be said now."""
    return not (session.over or session.progress.paused or session.turn.arranging or session.dialogue.asking)


def wanted(session: Session | None, word: str) -> tuple[str, ...]:
    """Return the values of a word that may be said now and break no rule; none where nobody waits for it."""
    if session is None or not open_to(session):
        return ()
    awaited = session.situation.awaited
    return tuple(
        value
        for one in awaited
        if one.word == word and one.source != BOARD and not one.foul
        for value in one.values
    )
