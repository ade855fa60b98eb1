"""What each thing that hands and contacts do costs, in whole decibels: 10 dB is ten times less likely.

docs/lab/weighing.md says where each figure comes from.
"""

BUMP, BUMP_MORE = 26, 24
"""A piece that is no part of the turn is lifted: in 6 of 100 turns, some 25 pieces; whoever knocks one may
knock more."""
LONG = 13
"""It is not put back at once (`AT_ONCE_MS`)."""
BETWEEN, BUSY, BUSY_LATE = 4, 12, 6
"""Something else is lifted or put before it is back; the more so with a piece of the turn still in a hand,
and less again after `LATE_BACK_MS`. Not counted where others fell within `FALL_MS` or are still in the air:
pieces knocked over are set up slowly, in any order."""
AGAIN = 13
"""A piece of the turn is taken up once more: put straight, or put back first."""
STOP = 24
"""A piece is put on a field where it does not stay: a change of mind, at any of some 60 fields."""
TAP, TAP_AGAIN = 0, 4
"""A piece is put on a field of the mover's way for at most `TAP_MS`: counted. On one touched before: counted
back, or set down badly."""
STEP, OWN_STEP = 14, 8
"""A piece is put one field from where it just was, and does not stay: it is walked by some other way. The own
pawn is likelier to be."""
SLID = 4
"""A piece is on a neighbour, or on the mover's way, for at most `SLIDE_MS`: slid."""
BRUSH = 12
"""A piece is on any other field for at most `SLIDE_MS`: the first free field of a slide."""
SWAP = 35
"""Two pieces alike change places."""
LATE, FAR_LATE = 15, 24
"""A put is reported up to `LATE_LIFT_MS` before its lift: slid to a neighbour, or the report came late."""
NOISE = 30
"""A contact opens or closes for so long at most (`PULSE_MS`), though nothing was lifted or put."""
THING = 40
"""Something that is no piece of the game is put down."""
MISREAD = 40
"""A piece shows the other pole than when the turn began, once a turn at most."""
MISPLACED = 8
"""A piece taken is put where it does not belong, in 15 of 100 turns in which one is taken."""

NEVER = 10_000
"""Costs no explanation."""
