"""What is being checked on a board: a walk, a piece test, or nothing.

Whoever hands reports in need not know which. Refuses to know: devices, clocks, files, and what walk and test
make of a report (walk.py, piece_test.py).
"""

from collections.abc import Mapping

from msgspec import Struct

from companion.bench import piece_test, walk
from companion.bench.bench_port import BenchBoard
from companion.bench.findings import Proposal, proposal
from companion.bench.piece_test import PieceTest
from companion.bench.stops import LIGHTS
from companion.bench.walk import Walk
from companion.core.model.fast_replace import replace
from companion.core.model.types import Mask


class Checked(Struct, frozen=True):
    """A board and what is done there.

    Args:
        board: its name; empty while nothing is checked.
        walk, test: what is in progress, at most one of them.
    """

    board: str = ""
    walk: Walk | None = None
    test: PieceTest | None = None


def due(now: Checked) -> int | None:
    """Tell when time alone will change something, in ms; None while only a hand can."""
    if now.walk is not None:
        return walk.due(now.walk)
    return None if now.test is None else piece_test.due(now.test)


def advance(now: Checked, at_ms: int) -> Checked:
    """Let time pass up to ``at_ms``."""
    return replace(
        now,
        walk=now.walk and walk.advance(now.walk, at_ms),
        test=now.test and piece_test.advance(now.test, at_ms),
    )


def levels(now: Checked, at_ms: int, raw: Mask, norths: Mask | None) -> Checked:
    """Return the levels of all lines at ``at_ms``, and the poles where all devices tell them."""
    return replace(
        now,
        walk=now.walk and walk.levels(now.walk, at_ms, raw),
        test=now.test and piece_test.levels(now.test, at_ms, raw, norths),
    )


def fields(now: Checked, at_ms: int, measured: Mapping[int, int]) -> Checked:
    """Return measured fields by line."""
    return replace(now, test=now.test and piece_test.fields(now.test, at_ms, measured))


def lost(now: Checked) -> Checked:
    """Note that the board is out of reach."""
    return replace(now, walk=now.walk and walk.lost(now.walk), test=now.test and piece_test.lost(now.test))


def press(now: Checked, at_ms: int, key: str) -> Checked:
    """Take what a person says; what makes no sense now changes nothing."""
    return replace(
        now,
        walk=now.walk and walk.press(now.walk, at_ms, key),
        test=now.test and piece_test.press(now.test, at_ms, key),
    )


def proposed(now: Checked, on: BenchBoard) -> Proposal | None:
    """Return the map as the walk has found it; None before its end."""
    if now.walk is None or not now.walk.done:
        return None
    return proposal(now.walk, on.light_of if now.walk.plan.kind == LIGHTS else on.line_of)
