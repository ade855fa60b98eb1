"""How long the referee's steps take while fuzzing, with lights and page after each (docs/lab/fuzz.md)."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from companion.daemon.garbage import UNHEARD_OF, YOUNG
from tests.fuzz import tape
from tests.tools.measure_turns import CALLS, Clock, shows

SLOW_MS = 8
"""Steps of so many milliseconds are counted by the millisecond."""


@contextmanager
def timed(total: Counter[str]) -> Iterator[None]:
    """Count the steps told meanwhile, and the slow ones by their milliseconds of processor time.

    All garbage is looked for before, as the running table does at rest.
    """
    clock, table = Clock(shows()), vars(tape)["plays"]
    plain = {name: getattr(table, name) for name in CALLS}
    for name, call in plain.items():
        setattr(table, name, clock.timed(name, call))
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, UNHEARD_OF)
    try:
        yield
    finally:
        for name, call in plain.items():
            setattr(table, name, call)
        gc.unfreeze()
        gc.set_threshold(*before)
    steps = [took for each in clock.took.values() for took in each]
    total["steps"] += len(steps)
    total.update(f"step: {took:3.0f} ms" for took in steps if took >= SLOW_MS)
