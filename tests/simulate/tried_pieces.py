"""Pieces with which illegal turns are tried, and put back."""

from __future__ import annotations

from companion.simulate.ground import Ground
from companion.simulate.pieces import Carry, Pieces


class TriedPieces(Pieces):
    """The pieces of one game, and what they need for an illegal try."""

    spares_doubt = True
    """Whether illegal tries that look like something else to the sensors are left out (mistakes.py)."""

    def still_in_play(self) -> list[int]:
        """Return the pieces on the board, without a pawn that has finished and still stands on the goal."""
        return sorted(piece for spot, piece in self.standing.items() if spot != self.ground.goal)

    def back(self) -> list[Carry]:
        """Tell what must be carried so that every piece stands where it stood when the turn began."""
        return [
            Carry(piece, self.alike(spot)) for piece, spot in self.began.items() if spot != self.at[piece]
        ]


def takes_barricade(ground: Ground, field: str, rows_forbidden: int) -> bool:
    """Tell whether a barricade may lie here when nothing else does (MA-11, MF-03)."""
    return int(field[1:]) > rows_forbidden and field != ground.goal and field not in ground.rest
