"""Which pole each piece shows, and what poles tell of a picture: pawns and barricades that changed places.

Sensors that measure tell a north from a south pole; a game says which kinds show north (`Game.north`). A
piece is known by the pole that it *showed* when the turn began, rather than by its kind: so a magnet glued in
the wrong way round is no fault, and a board whose magnets all face one way is one where poles tell nothing.

Refuses to know: the rules, and what to do about it.
"""

from collections.abc import Mapping

from companion.core.model.types import NO_POLES, Kinds, Mask, Poles

DISTRUST, FEW = 4, 4
"""Where more than a few, and more than one in so many, poles are not what they should be, magnets were glued
in by chance: nothing is made of it."""


def by_kind(north: frozenset[str], kinds: Kinds) -> Poles:
    """Tell what the pieces should show; nothing where a game does not use poles, or a kind is not known."""
    if not north:
        return NO_POLES
    norths = sum(1 << spot for spot, kind in enumerate(kinds) if kind in north)
    known = sum(1 << spot for spot, kind in enumerate(kinds) if kind is not None)
    return Poles(norths, known & ~norths)


def of_pieces(shown: Poles, should: Poles) -> Poles:
    """Return the pole of each piece: as it is shown, and where that is not known as it should be.

    Nothing is filled in where the magnets were glued in by chance.
    """
    if by_chance(shown, should):
        return shown
    return Poles(shown.norths | should.norths & ~shown.known, shown.souths | should.souths & ~shown.known)


def exchanged(shown: Poles, should: Poles) -> Mask:
    """Return the spots that show another pole than they should, if they can be pieces on each other's places.

    Pieces that change places show as many wrong norths as wrong souths; a single wrong one is a magnet that
    was glued in the wrong way round, or was misread.
    """
    norths, souths = shown.norths & should.souths, shown.souths & should.norths
    return norths | souths if norths and souths else 0


def against(shown: Poles, should: Poles) -> Mask:
    """Return the spots that show another pole than they should."""
    return shown.norths & should.souths | shown.souths & should.norths


def turned_over(poles: Poles, spots: Mask) -> Poles:
    """Return the same with the other pole on these spots."""
    north, south = poles.norths & spots, poles.souths & spots
    return Poles(poles.norths & ~spots | south, poles.souths & ~spots | north)


def carried(turned: Mask, origins: Mapping[int, int]) -> Mask:
    """Tell where the pieces that stood on these spots are after a turn; ``origins``: spot now -> before."""
    gone = sum(1 << origin for origin in origins.values())
    return turned & ~gone | sum(1 << spot for spot, origin in origins.items() if turned >> origin & 1)


def by_chance(shown: Poles, should: Poles) -> bool:
    """Tell whether so many poles are not what they should be that the magnets were glued in without care."""
    wrong = against(shown, should).bit_count()
    return wrong > FEW and wrong * DISTRUST > (shown.known & should.known).bit_count()
