"""What the net looks at, in numbers: one source, for plain Python and for numba, which compiles it.

Knows: ways over a flat board, and how what is known of a seat becomes numbers. Refuses to know: masks and
positions, which each side keeps in its own quick form. Plain loops over sequences, for both to run them.
"""

from collections.abc import MutableSequence, Sequence

BARRIER = 4
"""A barricade in the way counts as so many fields more."""

NEARER = 0.9
"""A pawn one field farther from the goal is worth so much of it."""

LONG = 40.0
"""About as many fields as a way has: numbers stay near 1."""

SOON, CLOSE = 6, 12
"""A pawn at most so many fields from the goal reaches it with one number, or two."""

LEADING = 2
"""Of so many pawns, the foremost, more is told."""

FAR = 1 << 14
"""Farther than any way."""

AHEAD = 6
"""So many fields ahead of a pawn a barricade is put."""

PLACES = 16
"""At most so many places are tried for a barricade."""


def feature_count(pawns: int) -> int:
    """Return how many numbers tell of a seat with so many pawns."""
    return 3 * pawns + 4 * LEADING + 12


def find_distances(
    starts: Sequence[int],
    near: Sequence[int],
    walled: Sequence[int],
    goal: int,
    far: MutableSequence[int],
    early: MutableSequence[int],
    late: MutableSequence[int],
) -> None:
    """Find each field's steps to the goal; a barricade on the way counts `BARRIER` more.

    Args:
        starts: where a field's neighbours begin in ``near``; one longer than there are fields.
        near: the neighbours of all fields, one after the other.
        walled: for each field 1 where a barricade stands, else 0.
        goal: the field that is 0 steps away.
        far: is filled, by field.
        early: room for each field once: those that are reached, in order.
        late: as much room: barricades that are reached, in order.
    """
    for field in range(len(starts) - 1):
        far[field] = FAR
    far[goal] = 0
    early[0] = goal
    first, last, first_late, last_late = 0, 1, 0, 0
    while first < last or first_late < last_late:
        held = far[late[first_late]] + BARRIER if first_late < last_late else FAR
        if first < last and far[early[first]] <= held:
            field = early[first]
            first += 1
            if walled[field]:
                late[last_late] = field
                last_late += 1
                continue
            steps = far[field] + 1
        else:
            field = late[first_late]
            first_late += 1
            steps = held + 1
        for place in range(starts[field], starts[field + 1]):
            other = near[place]
            if far[other] == FAR:
                far[other] = steps
                early[last] = other
                last += 1


def write_features(
    out: MutableSequence[float],
    far: Sequence[int],
    easy: Sequence[int],
    risk: Sequence[float],
    goal: int,
    take: int,
    gain: float,
    prize: float,
    home: int,
    wait: int,
    seats: int,
    rival_far: int,
    rival_goal: int,
) -> None:
    """Write the numbers that tell of one seat into ``out`` (`feature_count` of them).

    Args:
        out: is filled.
        far: steps to the goal past barricades of each pawn, the nearest first (then by ``easy``, ``risk``).
        easy: the same as if there were no barricades, by pawn.
        risk: the chance that it is captured before the seat moves again, by pawn.
        goal: with how many numbers of the die a pawn reaches the goal.
        take: with how many a pawn lands on a barricade.
        gain: the most steps that a captive would lose, summed over the numbers.
        prize: the same of `NEARER` to the power of its steps.
        home: pawns in the house, in the forest, or missing.
        wait: how many seats move before this one; 0 where it is to move.
        seats: how many seats play.
        rival_far: steps of the nearest pawn of all others.
        rival_goal: the most numbers with which one of the others reaches the goal.
    """
    pawns = len(far)
    for pawn in range(pawns):
        worth = NEARER ** far[pawn]
        out[3 * pawn] = far[pawn] / LONG
        out[3 * pawn + 1] = worth
        out[3 * pawn + 2] = worth * risk[pawn]
    at = 3 * pawns
    for pawn in range(LEADING):
        out[at] = (far[pawn] - easy[pawn]) / 10.0
        out[at + 1] = 1.0 if far[pawn] <= SOON else 0.0
        out[at + 2] = 1.0 if far[pawn] <= CLOSE else 0.0
        out[at + 3] = risk[pawn]
        at += 4
    out[at] = goal / 6.0
    out[at + 1] = take / 6.0
    out[at + 2] = gain / LONG / 6.0
    out[at + 3] = prize / 6.0
    out[at + 4] = home / pawns
    out[at + 5] = 0.0 if wait else 1.0
    out[at + 6] = wait / 3.0
    out[at + 7] = (seats - 2) / 2.0
    out[at + 8] = rival_far / LONG
    out[at + 9] = NEARER**rival_far
    out[at + 10] = rival_goal / 6.0
    out[at + 11] = 0.0 if wait else goal / 6.0


def find_places(
    starts: Sequence[int],
    near: Sequence[int],
    far: Sequence[int],
    free: Sequence[int],
    rivals: Sequence[int],
    places: MutableSequence[int],
) -> int:
    """Find where a taken barricade may hurt: on the next fields of the others' shortest ways.

    Args:
        starts: as in `find_distances`.
        near: as in `find_distances`.
        far: steps of each field to the goal, the taken barricade gone.
        free: for each field 1 where a barricade may be put, else 0.
        rivals: the fields of the others' pawns (in front of a house or the forest for those in it), the
            nearest to the goal first.
        places: is filled, the foremost pawn's first; at most `len(places)`.

    Returns:
        How many were found; where the ways have none, the field farthest from the goal is the only one.
    """
    count = 0
    for field in rivals:
        here = field
        for _ in range(AHEAD):
            if far[here] == 0:
                break
            best = here
            for place in range(starts[here], starts[here + 1]):
                if far[near[place]] < far[best]:
                    best = near[place]
            here = best
            known = free[here] == 0
            for place in range(count):
                known = known or places[place] == here
            if not known:
                places[count] = here
                count += 1
                if count == len(places):
                    return count
    if count == 0:
        best = -1
        for field in range(len(free)):
            if free[field] and (best < 0 or far[field] > far[best]):
                best = field
        if best >= 0:
            places[0] = best
            count = 1
    return count
