"""Spots in words; for now their names alone."""

from __future__ import annotations

from companion.core.game import Board
from companion.core.types import Say


def tell_spot(board: Board, spot: str) -> Say:
    """The spot's name. Raises KeyError for a name that is no spot of the board."""
    return Say("{spot}", {"spot": board.spots[board.index[spot]]})
