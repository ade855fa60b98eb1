"""How a game begins, or begins again, at this table.

Knows: what a table can offer. Refuses to know: what becomes of the game.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from companion.bench.stops import Tally
from companion.core.catalog.game_box import edition_of
from companion.core.decision import fold
from companion.core.decision.contact_counts import contacts_after
from companion.core.model.errors import InputError
from companion.core.model.game import Board, Game
from companion.core.model.inputs import DIE, DRAWN
from companion.core.model.miss_rates import faded, proven
from companion.core.model.session import Session
from companion.core.model.session.recorded import TOURNAMENT, Settings
from companion.core.model.situation import Situation
from companion.core.model.types import Entry, Say
from companion.core.reducer import step
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.random_source import fresh
from companion.ports.commands import CommandRefused, NewGame
from companion.words.sentences import tell_broken

Games = Mapping[str, Game[Any]]
Walked = Callable[[str], Mapping[str, Tally]]
"""Name of a board -> spot -> how the walk test went there."""

log = logging.getLogger(__name__)


class Opening(Struct, frozen=True):
    """What games begin with.

    Args:
        games: those whose rules are installed.
        settings: of the referee.
        devices: those of the table.
        walked: what walk tests have shown so far.
        real: whether the boards are real ones, which may be bad ones, and not drawn.
        lot: draws what settles chance before a game (`Capabilities.deal`).
    """

    games: Games
    settings: Settings
    devices: Devices
    walked: Walked = lambda _: {}
    real: bool = False
    lot: Callable[[], str] = fresh

    def new_game(self, wanted: NewGame, now_ms: int, before: Sequence[Entry] = ()) -> tuple[Session, Entry]:
        """Return the game that is wanted, and its first entry. Raises CommandRefused where it cannot begin.

        What the walk test has shown, and the last game on this board (``before``, its entries), is written
        into the entry: the game is what it was recorded to be, also when it goes on after another walk.
        """
        game = self._named(wanted.game)
        with _kept(wanted.game):
            _, entry = self._new_game(game, wanted, now_ms)
            known = self._known(game.board(wanted.variant), before)
            entry = Entry(entry.kind, entry.at_ms, {**entry.data, **_ordered(wanted), **known})
            return fold.begin(game, self.settings, entry), entry

    def _known(self, board: Board, before: Sequence[Entry]) -> dict[str, Any]:
        """Tell what is known of the contacts: spot -> lifts (or visits of the walk) seen, and others."""
        visits = {spot: one for spot, one in self.walked(board.name).items() if one.visits}
        walk = {spot: [one.clean, one.visits - one.clean] for spot, one in visits.items()}
        sensed = self.devices.spots(board.name)
        doubted = self.real and not proven(len(visits.keys() & sensed), len(sensed))
        lifts = faded(contacts_after(board, before).known())
        played = {board.spots[i]: [round(one, 2) for one in both] for i, both in lifts.items()}
        walk_then = before[0].data.get("walked", {}) if before else {}
        for spot in played.keys() & walk.keys():
            if _mended(walk_then.get(spot, [0, 0]), walk[spot]):
                played[spot][1] = 0
        known = {"walked": walk, "played": played, "doubted": doubted}
        return {key: value for key, value in known.items() if value}

    def _new_game(self, game: Game[Any], wanted: NewGame, now_ms: int) -> tuple[Session, Entry]:
        lot = self.lot()
        position, dealt = self._position(game, wanted, lot)
        self._check_levels(game, wanted)
        if wanted.computer and DIE not in {awaited.word for awaited in game.expects(position)}:
            raise CommandRefused(
                Say("This game cannot begin: {why}", {"why": Say("The companion needs to know each number.")})
            )
        board = game.board(wanted.variant)
        if (wanted.bare or not self.devices.serves(board.name)) and game.picture(position):
            raise CommandRefused(Say("This table has no sensors for that board."))
        return step.new_game(
            game,
            self.settings,
            position,
            wanted.names,
            now_ms,
            handicap=wanted.pawns,
            manner=wanted.manner,
            lot="" if not dealt and DRAWN not in game.words.values() else lot,
            computer=wanted.computer,
            luck=self.lot() if wanted.computer else "",
            learns=wanted.learns,
        )

    @staticmethod
    def _check_levels(game: Game[Any], wanted: NewGame) -> None:
        """Raise CommandRefused where the companion cannot play a seat, or not so."""
        edition = edition_of(game, wanted.variant)
        known = [name for name, _ in edition.levels] if edition else []
        for seat, level in wanted.computer.items():
            if seat not in wanted.seats:
                why = f"computer: {seat!r} does not play"
            elif level not in known:
                why = f"computer: unknown level {level!r}, known are {', '.join(known) or 'none'}"
            else:
                continue
            raise CommandRefused(Say("This game cannot begin: {why}", {"why": why}))

    def _position(self, game: Game[Any], wanted: NewGame, lot: str) -> tuple[Any, bool]:
        """Return the starting position, and whether chance has settled something in it."""
        try:
            options = self._options(game, wanted)
            dealt = game.deal(wanted.variant, options, lot)
            options = options if dealt is None else dealt
            position = game.setup(wanted.variant, wanted.seats, options, wanted.first, wanted.pawns)
        except InputError as error:
            raise CommandRefused(Say("This game cannot begin: {why}", {"why": str(error)})) from None
        return position, dealt is not None

    def _options(self, game: Game[Any], wanted: NewGame) -> Mapping[str, Any]:
        """Return the house rules, and what has a sensor here."""
        options = wanted.options or {}
        if wanted.manner == TOURNAMENT:
            options = game.strict(wanted.variant, options)
        spots = frozenset() if wanted.bare else self.devices.spots(game.board(wanted.variant).name)
        return game.sensed(wanted.variant, options, spots)

    def start(self, wanted: NewGame) -> Situation:
        """Return how that game would begin. Raises CommandRefused where it cannot."""
        game = self._named(wanted.game)
        with _kept(game.name):
            position, _ = self._position(game, wanted, self.lot())
            return Situation(game, game.board(wanted.variant), position)

    def stored_game(self, entries: Sequence[Entry]) -> Session:
        """Return the game that these entries tell.

        Raises CommandRefused where its rules are not installed.
        """
        game = self._named(str(entries[0].data["game"]))
        with _kept(game.name):
            return fold.restore(game, self.settings, entries)

    def _named(self, name: str) -> Game[Any]:
        if (game := self.games.get(name)) is None:
            raise CommandRefused(Say("There is no game called {name}.", {"name": name}))
        return game


def _ordered(wanted: NewGame) -> dict[str, Any]:
    """Return what a game has to tell of itself so that it can be played once more (`play_again.order`)."""
    bare = {"bare": True} if wanted.bare else {}
    return {"options": dict(wanted.options), "first": wanted.first, **bare}


def _mended(then: Sequence[int], now: Sequence[int]) -> bool:
    """Tell whether a spot has always answered in walks since its misses, so that these no longer count."""
    return now[0] > then[0] and now[1] == then[1]


@contextmanager
def _kept(name: str) -> Iterator[None]:
    """Tell whoever wanted a broken game; the one in play goes on. Raises CommandRefused."""
    try:
        yield
    except InputError:
        raise
    except Exception as error:
        log.exception("a game cannot begin")
        raise CommandRefused(tell_broken(name)) from error
