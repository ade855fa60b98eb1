"""Watches the board for pieces that are lifted and put back, in a game and while nobody plays.

Knows: where believed touches come from. Refuses to know: what a lift is good for (`host_requests.py`).
"""

from collections.abc import Hashable, Sequence

from msgspec import Struct

from companion.core.model.game import bits
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Mask
from companion.core.sensing import debounce
from companion.core.timed_play import Play
from companion.core.tracking import lift_gestures
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.game_in_play import GameInPlay


class NamedLift(Struct, frozen=True):
    """The piece on ``spot`` was lifted and put back."""

    spot: str
    lifted_ms: int
    back_ms: int


class LiftWatch:
    """The lifts on the board of one table. Used by the loop alone.

    ``lifted`` are the last lifts, oldest first, with nothing else touched in between. ``free`` are the spots,
    sorted, whose pieces may be lifted for a gesture as the board stands now.

    Args:
        playing: the game in play.
        devices: those of the table.
        settings: how long a contact rests before it is believed.
    """

    def __init__(self, playing: GameInPlay, devices: Devices, settings: Settings) -> None:
        self._playing, self._devices, self._settings = playing, devices, settings
        self._settle: debounce.Debounce | None = None
        self._rest: Mask = 0
        self._lifts = lift_gestures.Lifts()
        self.lifted: tuple[NamedLift, ...] = ()
        self.free: tuple[str, ...] = ()

    def due_ms(self) -> int | None:
        """Tell when a contact comes to rest that only this watch looks at."""
        return debounce.due(self._settle) if self._settle else None

    def look(self, now_ms: int, *, checking: bool, more: bool = False) -> bool:
        """Look at the board; whether a lift has just ended.

        Args:
            now_ms: now.
            checking: the board is being checked, or nothing is known yet.
            more: a device has told more already, which is looked at next.
        """
        playing = self._playing
        play, board = playing.play, playing.board
        if checking or not self._devices.spots(board) or not self._devices.known(board):
            self._forget()
            return False
        if play is None or play.session.over:
            return self._look_freely(board, now_ms, more=more)
        self._settle = None
        return self._look_at(play, now_ms)

    def _look_at(self, play: Play, now_ms: int) -> bool:
        """Look at the board of a game in play."""
        session = play.session
        if not lift_gestures.is_quiet(session):
            self._forget()
            return False
        seen = session.believed(play.debounce.stable, session.pictures.expected)
        free = lift_gestures.lifts_free(session)
        read = self._devices.spots(session.board.name)
        turn = (self._playing.game_id, session.progress.next_number, session.die, session.seat)
        self.free = tuple(name for name in session.board.names(free) if name in read)
        at_ms = min(
            now_ms, session.turn.tracker.seen.since_ms
        )  # of the last touch, however late the loop hears of it
        return self._step(at_ms, session.pictures.expected, seen, free, turn, session.board.spots)

    def _look_freely(self, board: str, now_ms: int, *, more: bool) -> bool:
        """Look at a board on which nobody plays: whatever stands there may be lifted."""
        names = sorted(self._devices.spots(board))
        occupied = self._devices.occupied(board)
        levels = sum(1 << number for number, name in enumerate(names) if name in occupied)
        if self._settle is None:
            self._settle, self._rest = debounce.Debounce(levels, levels), levels
            self._look_rested(now_ms, levels, board, names)
        at_ms = min(now_ms, self._devices.at_ms) if more or levels != self._settle.raw else now_ms
        self._settle, before = debounce.step(self._settle, at_ms, levels, self._settings)
        self._settle, after = debounce.advance(self._settle, at_ms if more else now_ms)
        ended = [self._look_rested(one.at_ms, one.occupied, board, names) for one in (*before, *after)]
        self.free = tuple(names[number] for number in bits(self._rest))
        return any(ended)

    def _look_rested(self, at_ms: int, seen: Mask, board: str, names: Sequence[str]) -> bool:
        """Look at a board on which nobody plays, once its contacts have come to rest."""
        ended = self._step(at_ms, self._rest, seen, self._rest, board, names)
        if self._lifts.away is None and self._rest != seen:  # as it stands now it rests
            self._rest = seen
            self._step(at_ms, seen, seen, seen, board, names)
        return ended

    def _step(  # noqa: PLR0917 - what `lift_gestures.step` takes, and the names
        self, now_ms: int, expected: Mask, seen: Mask, free: Mask, turn: Hashable, names: Sequence[str]
    ) -> bool:
        self._lifts, lift = lift_gestures.step(self._lifts, now_ms, expected, seen, free, turn)
        self.lifted = tuple(
            NamedLift(names[one.spot], one.lifted_ms, one.back_ms) for one in self._lifts.done
        )
        return lift is not None

    def _forget(self) -> None:
        self._settle, self._lifts, self.lifted, self.free = None, lift_gestures.Lifts(), (), ()
