"""How a game begins, or begins again, at this table.

Knows: what a table can offer. Refuses to know: what becomes of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core import fold, referee
from companion.core.errors import InputError
from companion.core.game import Game
from companion.core.session import Session, Settings
from companion.core.types import Entry, Say
from companion.daemon.devices import Devices
from companion.ports import NewGame, Refused

Games = Mapping[str, Game[Any]]


def new_game(
    games: Games, settings: Settings, devices: Devices, wanted: NewGame, now_ms: int
) -> tuple[Session, Entry]:
    """The game that is wanted, and its first entry. Raises Refused where it cannot begin."""
    game = _named(games, wanted.game)
    try:
        position = game.setup(wanted.variant, wanted.seats, wanted.options, wanted.first, wanted.pawns)
    except InputError as error:
        raise Refused(Say("This game cannot begin: {why}", {"why": str(error)})) from None
    if not devices.serves(game.board(wanted.variant).name):
        raise Refused(Say("This table has no sensors for that side of the board."))
    return referee.new_game(game, settings, position, wanted.names, now_ms, pawns=wanted.pawns)


def stored_game(games: Games, settings: Settings, entries: Sequence[Entry]) -> Session:
    """The game that these entries tell. Raises Refused where its rules are not installed."""
    return fold.restore(_named(games, str(entries[0].data["game"])), settings, entries)


def _named(games: Games, name: str) -> Game[Any]:
    if (game := games.get(name)) is None:
        raise Refused(Say("There is no game called {name}.", {"name": name}))
    return game
