"""A hand that walks a magnet from spot to spot, over wires that may be anything; for tests of the walk."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.bench import walk as walks
from companion.bench.findings import Finding, findings
from companion.bench.stops import LINES, Plan, Stop
from companion.bench.walk import Walk
from companion.core.model.hand_times import HINT_MS

SPOTS = ("a1", "b1", "c1", "d1", "e1")
PLAN = Plan(LINES, tuple(Stop(spot, 10 + i) for i, spot in enumerate(SPOTS)))
MAP = {stop.spot: stop.line for stop in PLAN.stops}
RESTED_MS = 600


@dataclass
class Hand:
    """Walks as asked; ``wires`` says which lines each spot's magnet really closes."""

    plan: Plan = PLAN
    wires: dict[str, tuple[int, ...]] = field(default_factory=dict)
    walk: Walk = field(init=False)
    now_ms: int = 1000
    on: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.walk = walks.begin(self.plan, self.now_ms)
        self.report()

    def lines(self, spot: str) -> tuple[int, ...]:
        return self.wires.get(spot, (MAP[spot],))

    def report(self) -> None:
        self.walk = walks.levels(self.walk, self.now_ms, sum(1 << line for line in self.on))

    def set(self, *lines: int, on: bool, after_ms: int = 100) -> None:
        self.wait(after_ms)
        self.on = self.on | set(lines) if on else self.on - set(lines)
        self.report()

    def wait(self, wait_ms: int) -> None:
        self.now_ms += wait_ms
        self.walk = walks.advance(self.walk, self.now_ms)

    def press(self, key: str) -> None:
        self.walk = walks.press(self.walk, self.now_ms, key)

    def visit(self, spot: str) -> None:
        """Put the magnet there, leave it, take it away."""
        self.set(*self.lines(spot), on=True)
        self.set(*self.lines(spot), on=False, after_ms=RESTED_MS)
        self.wait(RESTED_MS)

    def go(self) -> Walk:
        """Walk to the end: what stays dark is waited for and skipped, what is doubted is done twice."""
        for _ in range(4 * len(self.plan.stops)):
            if (stop := self.walk.stop) is None:
                return self.walk
            if self.lines(stop.spot):
                self.visit(stop.spot)
            else:
                self.wait(HINT_MS)
                assert self.walk.late
                self.press("skip")
        raise AssertionError(f"does not come to an end: {self.walk}")


def kinds(walk: Walk) -> list[Finding]:
    return list(findings(walk))
