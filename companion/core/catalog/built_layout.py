"""Walls that people build before a game and that no sensor sees: what a game may do to look them over.

Refuses to know: what makes a good maze, and any game in play.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from companion.core.model.types import Say


class Built(Struct, frozen=True):
    """How walls that people have built stand.

    Args:
        ok: a game can begin like this.
        text: it in words: all is well, or what is wrong and what would help.
        cut_off: the fields that cannot be reached from the largest part of the board, sorted.
    """

    ok: bool
    text: Say
    cut_off: tuple[str, ...] = ()


@runtime_checkable
class Builder(Protocol):
    """What a game may do besides `Game`: look over walls that people build and no sensor sees."""

    def slots(self, variant: str) -> Mapping[str, Say]:
        """Tell where walls may be built, each in words; empty where people build none.

        The names are those of two neighbouring fields, as ``a1-b1``. Raises PositionError for no variant.
        """

    def most_parts(self, variant: str) -> int:
        """Tell how many walls may stand."""

    def built(self, variant: str, parts: Sequence[str]) -> Built:
        """Tell how these walls stand. Raises PositionError that names the fault for what is no slot."""
