"""A plug-in at arm's length: what it lacks is told when it is loaded, what it raises comes out by one name.

Knows: the methods that `companion.core.model.game.Game` promises. Refuses to know: any game, and what becomes
of one that is broken.
"""

import sys
from collections.abc import Callable
from functools import cache, wraps
from types import SimpleNamespace, UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from companion.core.catalog.built_layout import Builder
from companion.core.catalog.game_box import Boxed
from companion.core.catalog.phrases import Phrased
from companion.core.model.capabilities import Capabilities
from companion.core.model.errors import InputError, PluginError
from companion.core.model.game import Game
from companion.core.model.history import Past
from companion.core.model.struct_reader import shorten

MORE = (Capabilities, Boxed, Builder, Phrased)
"""What a game may do besides."""

RENAMED = {
    "ahead": "early_footprints",
    "carried": "accept_moved",
    "own": "own_words",
    "without": "unused_spots",
}
"""Methods by their former names: where a game still has one, a default might stand in for it unseen."""

SHOWN = 200
"""At most so many characters of what a plug-in says are repeated."""


class PluginProxy(Capabilities[Any]):
    """A game whose methods raise nothing but `InputError` and `PluginError`, and give what they promise.

    What it may do besides and does not is that of `Capabilities`. Two of the same game are equal.

    Args:
        name: as it is installed.
        game: the plug-in's object.

    Raises:
        PluginError: it lacks something.
    """

    def __init__(self, name: str, game: object) -> None:
        self._game = game
        promised = _promised()
        for old in RENAMED.keys() & set(dir(game)):
            raise PluginError(name, f"{old} is called {RENAMED[old]} now")
        for key in sorted({*_needed(), *(key for key in dir(game) if not key.startswith("_"))}):
            try:
                value = getattr(game, key)
            except Exception as error:
                why = "is missing" if isinstance(error, AttributeError) else describe_error(error)
                raise PluginError(name, f"{key} {why}") from error
            kinds = promised.get(key, ())
            if callable(value):
                vars(self)[key] = _checked_method(name, key, value, kinds)
            elif key in _methods():
                raise PluginError(name, f"{key} is no method")
            elif kinds and not isinstance(value, kinds):
                raise PluginError(name, f"{key} is {short(value)}, must be {_names(kinds)}")
            else:
                vars(self)[key] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PluginProxy) and self._game is other._game

    def __hash__(self) -> int:
        return id(self._game)

    def __repr__(self) -> str:
        return f"PluginProxy({self._game!r})"


def proxied(name: str, game: object) -> Game[Any]:
    """Return the game of this name, at arm's length.

    Raises:
        PluginError: it lacks something, calls itself otherwise, or a board of it cannot be made.
    """
    made = cast("Game[Any]", PluginProxy(name, game))
    if made.name != name:
        raise PluginError(name, f"it calls itself {short(made.name)}")
    if not made.variants or not made.seats:
        raise PluginError(name, "it has no variants or no seats")
    for variant in made.variants:
        made.board(variant)
    return made


def describe_error(error: BaseException) -> str:
    """Return an exception in one line."""
    return short(" ".join(f"{type(error).__name__}: {error}".rstrip(": ").split()))


def short(value: object) -> str:
    """Return a value, repeated in an error, not too long."""
    return shorten(value if isinstance(value, str) else repr(value), SHOWN)


def _checked_method(
    name: str, key: str, method: Callable[..., Any], kinds: tuple[type, ...]
) -> Callable[..., Any]:
    """Return the method with its promises kept.

    ``kinds`` is what it may give, nothing for whatever it likes.
    """

    @wraps(method)
    def call(*given: Any, **more: Any) -> Any:
        try:
            result = method(*given, **more)
            if hasattr(result, "__next__"):  # what an iterator raises later would come out by another name
                result = tuple(result)
        except (InputError, PluginError):
            raise
        except Exception as error:
            raise PluginError(name, f"{key} has raised {describe_error(error)}") from error
        if kinds and type(result) not in kinds and not isinstance(result, kinds):
            raise PluginError(name, f"{key} has given {short(result)}, must be {_names(kinds)}")
        return result

    return call


def _names(kinds: tuple[type, ...]) -> str:
    return " or ".join(kind.__name__ for kind in kinds)


def _methods_of(kind: type) -> frozenset[str]:
    return frozenset(key for key, value in vars(kind).items() if callable(value) and not key.startswith("_"))


@cache
def _methods() -> frozenset[str]:
    """Return all methods that a game has or may have."""
    return frozenset(key for kind in (Game, *MORE) for key in _methods_of(kind))


@cache
def _needed() -> frozenset[str]:
    """Return all that a game must have."""
    return _methods_of(Game) | get_type_hints(Game, localns={"Past": Past}).keys()


@cache
def _promised() -> dict[str, tuple[type, ...]]:
    """Return attribute or method of a game -> what it is, or gives; nothing where that can be anything."""
    found = {key: _kinds(hint) for key, hint in get_type_hints(Game, localns={"Past": Past}).items()}
    for kind in (Game, *MORE):
        found |= {key: _kinds(hint) for key, hint in _given(kind).items()}
    return found


def _given(kind: type) -> dict[str, Any]:
    """Return what each method of a class gives; its parameters are not looked at (2 ms of a start)."""
    said = {key: vars(kind)[key].__annotations__.get("return", object) for key in _methods_of(kind)}
    there = vars(sys.modules[kind.__module__])
    return get_type_hints(SimpleNamespace(__annotations__=said), there, {"Past": Past})


def _kinds(hint: Any) -> tuple[type, ...]:
    """Return the classes of a type: ``list[str]`` is a list."""
    if isinstance(hint, UnionType):
        parts = [_kinds(each) for each in get_args(hint)]
        return tuple(kind for part in parts for kind in part) if all(parts) else ()
    if isinstance(hint, TypeVar) or hint in (object, Any):
        return ()
    kind = get_origin(hint) or hint
    return (kind,) if isinstance(kind, type) else ()
