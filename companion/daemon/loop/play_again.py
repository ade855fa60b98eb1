"""The last game, once more: same board, seats, players and house rules; who sits next begins.

Refuses to know: journal, what becomes of a game, who may begin it. The loop alone uses it.
"""

from collections.abc import Mapping
from contextlib import suppress

from msgspec import Struct

from companion.core.catalog.game_box import edition_of, title_of
from companion.core.guidance import setup_check
from companion.core.guidance.lights import opening_plan
from companion.core.model.errors import InputError, PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board
from companion.core.model.history import same_name
from companion.core.model.session import Session, in_play
from companion.core.model.session.recorded import FRIENDLY
from companion.core.model.situation import Situation
from companion.core.model.types import Entry, LightPlan, Mask, Say
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.opening import Opening
from companion.ports.commands import ForgetNames, NewGame, PutAway
from companion.ports.table import Again

CALL_MS = 600_000
"""So long the lights of a board that is set up call for the game; nobody may be there."""


class LastGame(Struct, frozen=True):
    """The last game of this table: its number, its first entry, who sat where at its end, and who learned.

    ``learns`` is None where only its beginning tells it.
    """

    game_id: int
    begun: Entry
    names: Mapping[str, str]
    learns: Mapping[str, tuple[str, ...]] | None = None


class _Ready(Struct, frozen=True):
    """What may begin, and how its board looks then: the pieces, places that nobody plays, lights."""

    again: Again
    board: Board
    picture: Mask
    unplayed: Mask
    lights: LightPlan


class Rematch:
    """How the last game would begin once more; nothing while one is on.

    Args:
        opening: how games begin here.
        devices: those of the table.
    """

    def __init__(self, opening: Opening, devices: Devices) -> None:
        self._opening, self._devices = opening, devices
        self._last: LastGame | None = None
        self._ready: _Ready | None = None
        self._since_ms = 0  # the pieces stand since then; 0 while they do not

    @property
    def board(self) -> str:
        """The board of the last game; empty where there is none."""
        return self._ready.again.board if self._ready else ""

    def look(self, now_ms: int) -> Again | None:
        """Tell what may begin once more, and whether its pieces stand as the sensors see them."""
        if self._ready is None:
            return None
        stands = self._is_set_up(self._ready)
        self._since_ms = (self._since_ms or now_ms) if stands else 0
        called = stands and now_ms - self._since_ms < CALL_MS
        return replace(self._ready.again, stands=stands, lights=self._ready.lights if called else {})

    def _is_set_up(self, ready: _Ready) -> bool:
        if not ready.picture or not self._devices.known(ready.board.name):
            return False
        seen = self._devices.levels(ready.board) & ~ready.unplayed  # what nobody plays may stay there
        return setup_check.check(ready.board, ready.picture, seen, {}).ok

    def take(self, last: LastGame | None) -> None:
        """Take this for the last game; one that cannot begin any more is not offered."""
        self._last, self._ready, self._since_ms = last, None, 0
        if last is None or (wanted := order(last)) is None:
            return
        with suppress(InputError, PluginError):
            title = title_of(self._opening.games, wanted.game, wanted.variant)
            self._ready = _ready(last, wanted, self._opening.start(wanted), title)

    def follow(self, session: Session) -> None:
        """Take from a game that is over who sat there at its end, and what they have learned."""
        table = session.table
        if self._last is None or in_play(session):
            return
        if (self._last.names, self._last.learns or {}) != (table.names, table.learns):
            self.take(replace(self._last, names=table.names, learns=table.learns))

    def forget(self, command: ForgetNames | PutAway) -> None:
        """Forget names, or the game, if the last one is meant."""
        if self._last is None or command.game_id not in (None, self._last.game_id):
            return
        if isinstance(command, PutAway):
            self.take(None)
            return
        gone = same_name(command.name)
        kept = {seat: name for seat, name in self._last.names.items() if gone and same_name(name) != gone}
        self.take(replace(self._last, names=kept))


def _ready(last: LastGame, wanted: NewGame, start: Situation, title: Say) -> _Ready:
    """Return it with what anybody may see of it: no option that its box does not ask about."""
    game, board = start.game, start.board
    edition = edition_of(game, wanted.variant)
    asked = {rule.key for rule in edition.rules} if edition else set()
    rules = {key: value for key, value in wanted.options.items() if key in asked}
    again = Again(last.game_id, wanted, board.name, title, rules)
    lights = opening_plan(start, wanted.first or wanted.seats[0])
    return _Ready(again, board, game.picture(start.position), start.unplayed_places, lights)


def order(last: LastGame) -> NewGame | None:
    """Return how the last game is ordered once more.

    None where it does not tell how it was: an older companion began it.
    """
    if "options" not in (data := last.begun.data) or "first" not in data:
        return None
    seats = tuple(data["seats"])
    return NewGame(
        game=data["game"],
        variant=data["variant"],
        seats=seats,
        names={seat: last.names[seat] for seat in seats if seat in last.names},
        options=data["options"],
        first=_next(seats, data["first"] or seats[0]),
        pawns=data.get("pawns", {}),
        manner=data.get("manner", FRIENDLY),
        bare=data.get("bare", False),
        computer=data.get("computer", {}),
        learns=data.get("learns", {}) if last.learns is None else last.learns,
    )


def _next(seats: tuple[str, ...], first: str) -> str:
    """Return who sits after whoever began last time, round the table."""
    return seats[(seats.index(first) + 1) % len(seats)] if first in seats else seats[0]
