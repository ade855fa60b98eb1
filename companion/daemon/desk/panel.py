"""What the buttons beside the board mean, and what the panel shows and sounds (docs/reference/gpio.md).

Buttons go through the same door as the pages (`execute`), in a thread of their own, since an answer may wait
for the disk. What is shown and sounded is a function of two views, one after the other.

Refuses to know: pins, and the rules.
"""

import logging
import subprocess
import threading
from collections.abc import Callable, Mapping, Sequence

from companion.core.model.commands import Done, Pause
from companion.core.model.inputs import PASSED, REMOVED, ROLLED
from companion.core.model.session import Session
from companion.core.model.types import Verdict
from companion.core.reducer.command_refusal import has_number
from companion.daemon.desk.told_events import ToldEvents
from companion.ports.commands import Command, CommandRefused, RollForMe
from companion.ports.devices import Clock
from companion.ports.panel import Face, Panel, PanelAway, PanelEvent, PanelUp, Press
from companion.ports.table import TableForDevices, View

DONE, ROLL, PAUSE, SHUTDOWN = "done", "roll", "pause", "shutdown"
SEAT = "seats."
"""A seat's button is called by this and the seat, as its key in the configuration."""

HOLD_MS = {SHUTDOWN: 3000, DONE: 2000, PAUSE: 5000}
"""How long a button is down to be held: long enough that no elbow does it."""

_HELD = {"proved": "proved", "counting": "question", "nothing": "refused"}
"""What came of holding done (`HostDoor.hold`) -> its tune."""

LATE_MS = 2000
"""A press waits for the one before it; after this long the table has gone on, and it is refused."""

SHUTDOWN_S = 20.0
"""The command that shuts down must have answered by then."""

log = logging.getLogger(__name__)


class Attendant:
    """Stands between a panel and the table, from `start` to `close`.

    Args:
        desk: the table.
        panel: not started yet.
        shutdown: shuts the machine down; False where that fails.
        clock: milliseconds, the one that presses are told by.
        hotspot: opens the board's hotspot; False where there is none.
    """

    def __init__(
        self,
        desk: TableForDevices,
        panel: Panel,
        shutdown: Callable[[], bool],
        clock: Clock,
        hotspot: Callable[[], bool] = lambda: False,
    ) -> None:
        self._desk, self._panel, self._shutdown, self._clock = desk, panel, shutdown, clock
        self._hotspot = hotspot
        self._told = ToldEvents[PanelEvent]("panel", self._take_told, lambda _: self._play("fault"))
        self._stop_watching: Callable[[], None] = lambda: None
        self._lock = threading.Lock()  # guards _seen and _face
        self._seen: View | None = None
        self._face = Face()
        self._done_waits = self._shutdown_held = False

    def start(self) -> None:
        """Begin: the panel comes up, views are followed."""
        self._panel.start(self._told.put)
        self._stop_watching = self._desk.watch(self._show)
        self._show(self._desk.view())
        self._told.start()

    def close(self) -> None:
        """Darken the panel, and end the threads."""
        self._stop_watching()
        self._told.close()
        self._panel.close()

    # --- what is shown (the loop's thread: returns at once) --------------------------------------

    def _show(self, view: View) -> None:
        with self._lock:
            if (before := self._seen) is not None and view.rev < before.rev:
                return  # the first look, overtaken
            self._seen = view
            self._face = face(self._face, before, view)
            self._panel.show(self._face)
            for tune in tunes(before, view):
                self._play(tune)

    def _play(self, tune: str) -> None:
        """Sound it, unless the table is to be silent: a buzzer knows only on and off."""
        if (seen := self._seen) is None or seen.care.volume:
            self._panel.play(tune)

    # --- what is pressed -------------------------------------------------------------------------

    def _take_told(self, told: PanelEvent) -> None:
        match told:
            case PanelUp():
                self._desk.show_panel("")
            case PanelAway():
                self._desk.show_panel(told.why)
            case Press():
                self._pressed(told)

    def _pressed(self, press: Press) -> None:
        try:
            if self._clock() - press.at_ms > LATE_MS:
                self._take_late(press)
            else:
                self._take(press)
        except CommandRefused as refused:
            log.info("button %s: %s", press.button, refused)
            self._refuse()

    def _take(self, press: Press) -> None:
        if press.button == SHUTDOWN:
            self._take_shutdown(press)
        elif press.button == DONE:
            self._take_done(press)
        elif press.what == "down":
            self._ask(self._meant(press.button))
        elif press.button == PAUSE and press.what == "held":
            self._play("proved" if self._hotspot() else "refused")

    def _meant(self, button: str) -> Command | None:
        """Tell what this button means now; None where nothing."""
        if button == ROLL:
            return RollForMe()
        if button == PAUSE:
            session = self._desk.view().session
            return Pause(0, on=session is None or session.progress.paused is None, by="button")
        return self._of_seat(button.removeprefix(SEAT))

    def refuse(self) -> None:
        """Sound a refusal: something said beside the panel was in vain. From any thread."""
        self._play("refused")

    def _refuse(self) -> None:
        """Answer what changes nothing with the sound of a refusal; in a pause nothing sounds."""
        if (session := self._desk.view().session) is None or session.progress.paused is None:
            self._play("refused")

    def _take_late(self, press: Press) -> None:
        """Refuse what this press would have done; one that would have done nothing is let go in silence."""
        meant = press.what == ("held" if press.button == SHUTDOWN else "down")
        if press.button == SHUTDOWN and press.what == "up":
            self._shutdown_held = False
        if press.button == DONE:
            meant, self._done_waits = meant or self._done_waits, False
        if meant:
            log.info("button %s: pressed too long ago", press.button)
            self._play("refused")

    def _take_done(self, press: Press) -> None:
        """Send "done" when its button comes up, while a browser asks to become host, if not for that."""
        if press.what == "down":
            self._done_waits = self._desk.hosts.is_asked()
            if not self._done_waits:
                self._ask(Done(0))
        elif self._done_waits:
            self._done_waits = False
            if press.what == "held":
                self._play(_HELD[self._desk.hosts.hold()])
            elif not self._desk.hosts.press():
                self._ask(Done(0))

    def _take_shutdown(self, press: Press) -> None:
        if press.what == "held":
            self._shutdown_held = True
            self._play("goodbye")
            if not self._shutdown():
                self._play("fault")
        elif press.what == "up":
            if not self._shutdown_held:
                self._play("refused")
            self._shutdown_held = False

    def _of_seat(self, seat: str) -> Command | None:
        """Tell what a seat's button means now: roll, or done; None while it is not that seat's turn."""
        if (session := self._desk.view().session) is None or session.over or session.seat != seat:
            return None
        return RollForMe() if session.die is None else Done(0)

    def _ask(self, command: Command | None) -> None:
        """Carry it out; what changes nothing is answered with the sound of a refusal."""
        before = self._desk.view().session
        again = isinstance(command, RollForMe) and before is not None and has_number(before)
        if command is None or again or self._desk.execute(command).session == before:
            self._refuse()


# --- views to what is shown and sounded ------------------------------------------------------------


def face(last: Face, before: View | None, view: View) -> Face:
    """Return the panel's face for a view; ``last`` is the one before it."""
    if (session := view.session) is not None and session.progress.paused is not None:
        status = "rest"
    elif not view.journal_ok or not all(link.up for link in view.links):
        status = "blink"
    elif session is None or session.over:
        status = "breathe"
    else:
        status = "steady"
    die = session.die or 0 if session else 0
    number = _thrown(before.session if before else None, session) if _same_game(before, view) else 0
    if number:
        return Face(status, die, last.thrown + 1, number)
    return Face(status, die, last.thrown, last.number)


def _thrown(before: Session | None, now: Session | None) -> int:
    """Return the number that has just come from the companion's die (or let the turn pass), else 0."""
    if before is None or now is None:
        return 0
    more = len(now.progress.history) - len(before.progress.history)
    if more == 1 and now.die is None and now.progress.history[-1].how == PASSED and before.die is None:
        return now.progress.history[-1].die
    fresh = now.die is not None and (now.die != before.die or more > 0)
    return now.die or 0 if fresh and now.progress.how_rolled == ROLLED else 0


def tunes(before: View | None, view: View) -> Sequence[str]:
    """Return the tunes that are new in a view; none if another game begins or goes on."""
    if before is None or before.session is None or view.session is None or not _same_game(before, view):
        return ()
    new = _new(before.session.dialogue.verdicts, view.session.dialogue.verdicts)
    said = [tune for verdict in new if (tune := _tune(verdict, view.session))]
    return said[-1:] if "won" in said else said


def _same_game(before: View | None, view: View) -> bool:
    return before is not None and before.game_id == view.game_id


def _new(before: Sequence[Verdict], now: Sequence[Verdict]) -> Sequence[Verdict]:
    """Return the verdicts at the end of ``now`` that are not in ``before``."""
    old = before[-1] if before else None
    for number in range(len(now) - 1, -1, -1):
        if now[number] == old:
            return now[number + 1 :]
    return now if old is None else now[-1:]


DEEDS: Mapping[str, str] = {"chip": "prize", "wrong": "bump", "foul": "bump", "dropped": "bump"}
"""What an input did (`Deed.what`) -> its tune; the last one that has one is heard."""


def _tune(verdict: Verdict, session: Session) -> str:
    if did := [DEEDS[deed.what] for deed in verdict.deeds if deed.what in DEEDS]:
        return did[-1]
    match verdict.verdict:
        case "legal":
            last = session.progress.history[-1] if session.progress.history else None
            captured = last is not None and last.move == verdict.move and last.deed(REMOVED)
            return "captured" if captured else "legal"
        case "restored" | "overruled":
            return "legal"
        case "ambiguous":
            return "question"
        case "illegal" | "won" | "pass" | "fault":
            return verdict.verdict
    return ""


def run_shutdown(command: Sequence[str]) -> bool:
    """Run the command that shuts the machine down; whether it was accepted."""
    log.warning("shutting the machine down: %s", " ".join(command))
    try:
        done = subprocess.run(  # noqa: S603 - the command stands in the configuration
            list(command), capture_output=True, text=True, timeout=SHUTDOWN_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        log.error("the machine is not shut down: %s", error)  # noqa: TRY400 - one line, no traceback
        return False
    if done.returncode:
        told = done.stderr.strip() or f"exit status {done.returncode}"
        log.error("the machine is not shut down: %s: %s", command[0], told)
    return done.returncode == 0
