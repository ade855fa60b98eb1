"""Defaults of a game: `BaseGame` has what most games do alike, so that a game writes only what it has.

Knows: games without a die, without pieces beside the board, without secrets, without anything to count.
Refuses to know: any game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from inspect import getmembers, isfunction
from typing import Any, TypeVar

from companion.core.model.capabilities import Capabilities
from companion.core.model.errors import PositionError
from companion.core.model.game import Game
from companion.core.model.history import Past

P = TypeVar("P")
Class = TypeVar("Class", bound=type)


class BaseGame(Capabilities[P]):
    """What a `companion.core.model.game.Game` does unless it says otherwise; it has no state of its own."""

    name: str
    variants: tuple[str, ...]
    seats: tuple[str, ...]
    words: Mapping[str, str]
    north: frozenset[str] = frozenset()
    die_faces: tuple[int, ...] = ()

    def number(self, position: P) -> int | None:  # noqa: ARG002 - as in `Game`
        """Return None: there is no die."""
        return None

    def unrolled(self, position: P) -> P:
        """Return the position itself: no number was heard."""
        return position

    def beside(self, position: P) -> tuple[str, ...]:  # noqa: ARG002 - as in `Game`
        """Return nothing: no piece lies beside the board."""
        return ()

    def dump(self, position: P) -> dict[str, Any]:
        """Write the position as JSON keys: each game does."""
        raise NotImplementedError

    def public(self, position: P, *, over: bool, seat: str = "") -> dict[str, Any]:  # noqa: ARG002 - as in `Game`
        """Show everything: nothing is hidden."""
        return self.dump(position)

    def deeds(self, past: Past) -> Iterable[tuple[str, str]]:  # noqa: ARG002 - as in `Game`
        """Return nothing: no deed is counted."""
        return ()

    def leave(self, position: P, seat: str) -> P:  # noqa: ARG002 - as in `Game`
        """Refuse: where two play, nobody can leave. A game for more says what becomes of the pieces."""
        raise PositionError(f"{seat} cannot leave: fewer than two would be left")


def answered_by_variant(rules: Callable[[Any], Game[Any]]) -> Callable[[Class], Class]:
    """Give a game the answers of its variants: questions about a position go to its rules.

    Questions are the methods of `Game` that take a position first. What the class itself answers stays.

    Args:
        rules: gives the rules of the variant to which a position belongs.
    """

    def complete(game: Class) -> Class:
        for name, question in getmembers(Game, isfunction):
            if name not in vars(game) and question.__code__.co_varnames[1:2] in {("position",), ("before",)}:
                setattr(game, name, _passed_on(name, question, rules))
        return game

    return complete


def _passed_on(name: str, question: Callable[..., Any], rules: Callable[[Any], Game[Any]]) -> Any:
    """Return a method that asks those rules."""

    @wraps(question)
    def ask(_game: object, position: object, *given: object, **more: object) -> Any:
        return getattr(rules(position), name)(position, *given, **more)

    return ask


def check_variant(variant: object, name: str, variants: Sequence[str]) -> str:
    """Return a variant of the game of this name. Raises PositionError for an unknown one."""
    if not isinstance(variant, str) or variant not in variants:
        raise PositionError(f"unknown variant {variant!r}: {name} has {' and '.join(variants)}")
    return variant


def seats_in_order(seats: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Return two to four seats in the order round the table; ``seats`` may begin anywhere in the round.

    Raises PositionError that names the fault.
    """
    if not isinstance(seats, list | tuple):
        raise PositionError(f"seats must be a list, not {seats!r}")
    for seat in seats:
        if seat not in known:
            raise PositionError(f"unknown seat {seat!r}: seats are {', '.join(known)}")
    playing = tuple(seat for seat in known if seat in seats)
    if len(playing) < 2 or len(playing) != len(seats):
        raise PositionError(f"seats are {', '.join(seats) or 'none'}, must be two to four different ones")
    begins = playing.index(seats[0])
    if tuple(seats) != playing[begins:] + playing[:begins]:
        raise PositionError(f"seats are {', '.join(seats)}, must be in the order {', '.join(playing)}")
    return playing
