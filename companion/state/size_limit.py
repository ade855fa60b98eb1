"""Keeps the state small: where much is to be told at once, its long lists tell the most important of it.

Knows: which lists may be shorter, and from which end. Refuses to know: what they tell.
"""

import msgspec
from msgspec.structs import asdict

from companion.core.model.fast_replace import replace
from companion.state.models.public_state import State
from companion.state.models.state_parts import SignLine

MOST_BYTES = 16_000
"""Of the public state as JSON, sent whole each time."""

SHORTER = (
    ("verdicts", slice(-10, None)),
    ("verdicts", slice(-5, None)),
    ("steps", slice(24)),
    ("faults", slice(12)),
    ("verdicts", slice(-2, None)),
    ("steps", slice(8)),
    ("faults", slice(4)),
    ("verdicts", slice(-1, None)),
    ("steps", slice(2)),
    ("faults", slice(1)),
)
"""What is left of a list, step by step, until the state is small enough: the last verdicts, the first steps
of a way back (others follow once these are done), the oldest faults."""


class ThinSign(SignLine, omit_defaults=True):
    """A sign without those keys that tell nothing and may be left out."""


def encode_small(state: State) -> bytes:
    """Return the state as JSON, its lists shortened as far as it takes to stay below `MOST_BYTES`."""
    made = msgspec.json.encode(state)
    for key, left in SHORTER:
        if len(made) <= MOST_BYTES:
            break
        state = replace(state, **{key: getattr(state, key)[left]})
        made = msgspec.json.encode(state)
    if len(made) > MOST_BYTES:
        state = replace(state, signs=[ThinSign(**asdict(sign)) for sign in state.signs])
        made = msgspec.json.encode(state)
    if len(made) > MOST_BYTES and state.moment:
        state = replace(state, moment=replace(state.moment, long=state.moment.short))
        made = msgspec.json.encode(state)
    if len(made) > MOST_BYTES:
        state = replace(state, awaiting=replace(state.awaiting, seen=state.awaiting.short))
        made = msgspec.json.encode(state)
    if len(made) > MOST_BYTES:
        made = msgspec.json.encode(replace(state, verdicts=[]))  # the moment tells the last one
    return made
