"""The games, each a folder that knows nothing of the others, and the one way to find them: by entry point.

One that is broken takes none of the others with it: it is named, and left out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from companion.core.model.errors import InputError, PluginError
from companion.core.model.game import Game
from companion.games.guard import guarded, told

GROUP = "companion.games"


class Shelf(Struct, frozen=True):
    """The installed games by name, those that are broken, and those that somebody has left out."""

    games: Mapping[str, Game[Any]] = field(default_factory=dict)
    broken: tuple[PluginError, ...] = ()
    off: tuple[str, ...] = ()

    def boards(self) -> dict[str, tuple[Game[Any], str]]:
        """Return board -> whose it is, and of which variant."""
        pairs = ((game, variant) for game in self.games.values() for variant in game.variants)
        return {game.board(variant).name: (game, variant) for game, variant in pairs}


def look(off: Collection[str] = ()) -> Shelf:
    """Load all installed games (entry points of the group ``companion.games``) but those that are ``off``."""
    games: dict[str, Game[Any]] = {}
    broken: list[PluginError] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in off:
            continue
        try:
            game = _load(entry)
            _check_alone(entry.name, game, Shelf(games))
        except PluginError as error:
            broken.append(error)
        else:
            games[entry.name] = game
    return Shelf(games, tuple(broken), tuple(sorted(off)))


def _check_alone(name: str, game: Game[Any], others: Shelf) -> None:
    """Raises PluginError where a game takes another's name or board."""
    if name in others.games:
        raise PluginError(name, "two games are installed by this name")
    taken = others.boards()
    for board in (game.board(variant).name for variant in game.variants):
        if board in taken:
            raise PluginError(name, f"its board {board} is that of {taken[board][0].name}")


def names() -> tuple[str, ...]:
    """Tell what is installed, broken or not, sorted; nothing is loaded."""
    return tuple(sorted(entry_points(group=GROUP).names))


def installed() -> dict[str, Game[Any]]:
    """Return all installed games by name that are not broken."""
    return dict(look().games)


def named(name: str) -> Game[Any]:
    """Return the installed game of this name; no other is loaded.

    Raises:
        InputError: there is none; lists the games there are.
        PluginError: it is broken.
    """
    found = entry_points(group=GROUP)
    if name not in found.names:
        raise InputError(f"unknown game {name!r}: known are {', '.join(names())}")
    return _load(found[name])


def find_board_file(name: str, board: str) -> Path | None:
    """Find the map of a board that the package of an installed game brings: ``boards/BOARD.toml``."""
    return _brought(entry_points(group=GROUP)[name], f"boards/{board}.toml")


def find_catalogues(lang: str) -> tuple[Path, ...]:
    """Find the words that packages of games bring: ``translations/LANG/LC_MESSAGES/PACKAGE.po``."""
    files = (
        _brought(entry, f"translations/{lang}/LC_MESSAGES/{entry.module.rpartition('.')[2]}.po")
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    )
    return tuple(file for file in files if file)


def _brought(entry: EntryPoint, place: str) -> Path | None:
    """Return a file in the package of a game; None where there is no such file, or no such package."""
    try:
        spec = find_spec(entry.module)
    except Exception:  # noqa: BLE001 - a package around it is broken; whoever loads the game says so
        return None
    files = (Path(folder) / place for folder in (spec and spec.submodule_search_locations) or ())
    return next((file for file in files if file.is_file()), None)


def _load(entry: EntryPoint) -> Game[Any]:
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:
        raise PluginError(entry.name, f"it cannot be loaded: {told(error)}") from error
    return guarded(entry.name, found)
