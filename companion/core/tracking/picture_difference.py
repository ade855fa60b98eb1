"""Compares two pictures of a board: which spots lack a piece, and which hold one too much.

Refuses to know: why.
"""

from companion.core.model.game import Board, bits
from companion.core.model.types import Mask


def differences(board: Board, expected: Mask, seen: Mask) -> tuple[Mask, Mask]:
    """Return missing and surplus spots.

    In a pool the lowest places that differ, as many as the count is off.
    """
    missing, surplus = expected & ~seen & board.fields, seen & ~expected & board.fields
    for pool in board.pools:
        there, should = seen & pool.mask, expected & pool.mask
        more = there.bit_count() - should.bit_count()
        missing |= _lowest(should & ~there, -more)
        surplus |= _lowest(there & ~should, more)
    return missing, surplus


def _lowest(mask: Mask, count: int) -> Mask:
    return sum(1 << spot for number, spot in enumerate(bits(mask)) if number < count)
