"""The games, each a folder that knows nothing of the others, and those that other packages bring.

One that is broken takes none of the others with it: it is named, and left out. No other package can take the
place of a game of this one.

In all of them a file of one role has one name, where there is one: `board` (spots, and what hands do to
them), `position` (all that is known of a moment; `state`: a position and its secrets), `rules` (an input
leads to the next position), `next_inputs` (what may come next), `table_changes` (what the table changes
apart from inputs), `judge` (why a try is wrong), `notation` (positions as JSON), `sentences` (what is asked
and told), `phrases`, `place_names`, `box`, `lessons`, `glance`, `printed`, `shows`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field

from companion.core.catalog.game_box import box_of
from companion.core.model.errors import InputError, PluginError
from companion.core.model.game import Game
from companion.games.plugin_proxy import describe_error, proxied

if TYPE_CHECKING:
    from companion.core.catalog.art import Art


class Place(NamedTuple):
    """Where the game of a name is: the attribute of a module."""

    name: str
    module: str
    attribute: str = "GAME"


def brought() -> tuple[Place, ...]:
    """Tell which games other packages bring (entry points of the group ``companion.games``), by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - a game of this package needs none of it

    found = (Place(entry.name, entry.module, entry.attr) for entry in entry_points(group="companion.games"))
    return tuple(sorted(place for place in found if not place.module.startswith(f"{__name__}.")))


def own() -> tuple[Place, ...]:
    """Tell which games this package has: its folders; what is installed is not looked at (20 ms)."""
    names = sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py"))
    return tuple(Place(name, f"{__name__}.{name}") for name in names)


class Shelf(Struct, frozen=True):
    """The installed games by name, those that are broken, and those that somebody has left out.

    The first is the one that a table begins with where nobody has chosen yet.
    """

    games: Mapping[str, Game[Any]] = field(default_factory=dict)
    broken: tuple[PluginError, ...] = ()
    off: tuple[str, ...] = ()

    def boards(self) -> dict[str, tuple[Game[Any], str]]:
        """Return board -> whose it is, and of which variant."""
        pairs = ((game, variant) for game in self.games.values() for variant in game.variants)
        return {game.board(variant).name: (game, variant) for game, variant in pairs}


def look(off: Collection[str] = ()) -> Shelf:
    """Load all games but those that are ``off``: those that stand in front, then ours, by name."""
    games: dict[str, Game[Any]] = {}
    broken: list[PluginError] = []
    for place in (*own(), *brought()):
        if place.name in off:
            continue
        try:
            game = _load(place)
            _check_alone(place.name, game, Shelf(games))
            _art(place)
        except PluginError as error:
            broken.append(error)
        except InputError as error:
            broken.append(PluginError(place.name, str(error)))
        else:
            games[place.name] = game
    in_order = sorted(games, key=lambda name: not _is_in_front(games[name]))
    return Shelf({name: games[name] for name in in_order}, tuple(broken), tuple(sorted(off)))


def _is_in_front(game: Game[Any]) -> bool:
    """Tell whether its box says so; one that cannot be read says nothing."""
    try:
        return box_of(game).front
    except Exception:  # noqa: BLE001 - whatever a plug-in has written on its box: whoever shows it says so
        return False


def _check_alone(name: str, game: Game[Any], others: Shelf) -> None:
    """Check that a game takes no other's name or board. Raises PluginError."""
    if name in others.games:
        raise PluginError(name, "two games are installed by this name")
    taken = others.boards()
    for board in (game.board(variant).name for variant in game.variants):
        if board in taken:
            raise PluginError(name, f"its board {board} is that of {taken[board][0].name}")


def names() -> tuple[str, ...]:
    """Tell what is installed, broken or not, sorted; nothing is loaded."""
    return tuple(sorted({place.name for place in (*own(), *brought())}))


def installed() -> dict[str, Game[Any]]:
    """Return all installed games by name that are not broken."""
    return dict(look().games)


class WhenAsked(Mapping[str, Game[Any]]):
    """The same as `installed`, each of this package loaded when it is asked for (all: 0.2 s of a start)."""

    def __init__(self) -> None:
        self._asked: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._asked:
            try:
                self._asked[name] = _load(next(place for place in own() if place.name == name))
            except (StopIteration, PluginError):
                self._asked[name] = self._all[name]
        return self._asked[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def _all(self) -> dict[str, Game[Any]]:
        return installed()


def named(name: str) -> Game[Any]:
    """Return the installed game of this name; no other is loaded.

    Raises:
        InputError: there is none; lists the games there are.
        PluginError: it is broken.
    """
    if (place := _find(name)) is None:
        raise InputError(f"unknown game {name!r}: known are {', '.join(names())}")
    return _load(place)


def find_board_file(name: str, board: str) -> Path | None:
    """Find the map of a board that the package of an installed game brings: ``boards/BOARD.toml``."""
    place = _find(name)
    return None if place is None else _file(place, f"boards/{board}.toml")


def find_catalogues(lang: str) -> tuple[Path, ...]:
    """Find the words that packages of games bring: ``translations/LANG/LC_MESSAGES/PACKAGE.po``."""
    files = (
        _file(place, f"translations/{lang}/LC_MESSAGES/{place.module.rpartition('.')[2]}.po")
        for place in (*own(), *brought())
    )
    return tuple(file for file in files if file)


def find_art(name: str) -> Art:
    """Read how an installed game is drawn: ``art.toml`` of its package over our own wood.

    Raises InputError for art that cannot be.
    """
    place = _find(name)
    return _art(place) if place else _art(Place(name, __name__))


@cache
def _art(place: Place) -> Art:
    from companion.core.catalog.art import read_art  # noqa: PLC0415 - rules and traces need none (9 ms of a start)

    files = (Path(__file__).with_name("wood.toml"), _file(place, "art.toml"))
    try:
        return read_art(
            *((f"{file.parent.name}/{file.name}", file.read_text("utf-8-sig")) for file in files if file)
        )
    except (OSError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"art.toml: {describe_error(error)}") from error


def _find(name: str) -> Place | None:
    found = next((place for place in own() if place.name == name), None)
    return found or next((place for place in brought() if place.name == name), None)


def _file(place: Place, name: str) -> Path | None:
    """Return a file in the package of a game; None where there is no such file, or no such package."""
    try:
        spec = find_spec(place.module)
    except Exception:  # noqa: BLE001 - a package around it is broken; whoever loads the game says so
        return None
    files = (Path(folder) / name for folder in (spec and spec.submodule_search_locations) or ())
    return next((file for file in files if file.is_file()), None)


def _load(place: Place) -> Game[Any]:
    try:
        found = attrgetter(place.attribute)(import_module(place.module))
    except (Exception, SystemExit) as error:
        raise PluginError(place.name, f"it cannot be loaded: {describe_error(error)}") from error
    return proxied(place.name, found)
