"""Stands between dice that tell their number and the table: what is a roll, whose, and is it wanted now?

Rolls go through the same door as the pages (`execute`), in a thread of their own, since an answer may wait
for the disk. A roll that nobody waits for changes nothing; the page says so until the game has gone on.

Refuses to know: radios, and the rules.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from companion.core.model.commands import DieRolled
from companion.core.model.types import Say
from companion.core.reducer.command_refusal import waits
from companion.daemon.desk.device_states import DeviceStates
from companion.daemon.desk.told_events import ToldEvents
from companion.ports.commands import CommandRefused
from companion.ports.dice import DieAway, DieCharge, DieEvent, DieShows, DieSource, DieState, DieUp
from companion.ports.table import TableForDevices, View
from companion.words.names import tell_seat

FAILED = Say("Something went wrong in the companion. Please enter the number on the page.")

Moment = tuple[int | None, int, int | None]
"""Where the game stands, as far as a note depends on it: which game, finished turns, the number."""


class SeatedDie(Struct, frozen=True):
    """A die, and the seats whose it is; none: everybody's."""

    source: DieSource
    seats: tuple[str, ...] = ()


class DiceBox:
    """All dice of a table, from `start` to `close`.

    Args:
        desk: the table.
        dice: not started yet.
    """

    def __init__(self, desk: TableForDevices, dice: Sequence[SeatedDie]) -> None:
        self._desk, self._dice = desk, dice
        self._states = DeviceStates(
            {one.source.die: DieState(one.source.die, one.seats) for one in dice}, desk.show_dice
        )
        self._told = ToldEvents[DieEvent | Moment]("dice", self._take_told, self._failed)
        self._stop_watching: Callable[[], None] = lambda: None
        self._moment: Moment = (None, 0, None)  # of the loop's thread

    def start(self) -> None:
        """Begin: the dice are looked for, views are followed."""
        self._states.show()
        self._stop_watching = self._desk.watch(self._look)
        self._told.start()
        for one in self._dice:
            one.source.start(self._told.put)

    def close(self) -> None:
        """Let go of the dice, and end the threads."""
        self._stop_watching()
        for one in self._dice:
            one.source.close()
        self._told.close()

    def _look(self, view: View) -> None:
        """Take a new view (the loop's thread: returns at once)."""
        if (now := _moment(view)) != self._moment:
            self._moment = now
            self._told.put(now)

    def _failed(self, taken: DieEvent | Moment) -> None:
        """Go on after a roll that failed; how all dice are is shown again."""
        if isinstance(taken, DieShows):
            self._states.failed(taken.die, FAILED)
        self._states.show()

    def _take_told(self, event: DieEvent | Moment) -> None:
        match event:
            case DieUp():
                self._states.up(event.die)
            case DieAway():
                self._states.away(event.die, event.why)
            case DieCharge():
                self._states.change(event.die, battery=event.percent)
            case DieShows():
                self._states.note(event.die, self._shown(event))
            case _:
                self._states.clear_notes()

    def _shown(self, die: DieShows) -> Say | None:
        """Roll; or what to say where that is no roll, or nobody waits for one."""
        view = self._desk.view()
        session = view.session
        waited = session is not None and waits(session, DieRolled(view.at_ms, die.number))
        if die.how != "rolled" and not waited:
            return None  # somebody has put it aside
        if die.how == "tilted":
            return Say("The die leans on something. Please roll it once more.")
        if die.how == "gentle":
            return Say("The die was hardly rolled. Please roll it once more.")
        if session is None or not waited:
            return Say("The die showed {number}, but nobody is to roll now.", {"number": die.number})
        if (seats := self._states[die.die].seats) and session.seat not in seats:
            return Say(
                "The die showed {number}, but it is the turn of {who}.",
                {"number": die.number, "who": tell_seat(session, session.seat)},
            )
        try:
            self._desk.execute(DieRolled(0, die.number))
        except CommandRefused as refused:
            return Say(
                "The die showed {number}, but that did not count. {why}",
                {"number": die.number, "why": refused.say},
            )
        except TimeoutError:
            return Say("The die showed {number}, but the companion did not answer.", {"number": die.number})
        return None


def _moment(view: View) -> Moment:
    session = view.session
    return view.game_id, len(session.progress.history) if session else 0, session.die if session else None
