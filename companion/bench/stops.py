"""The stops of a walk: what is planned, how each spot answered, and how often it was seen cleanly.

Refuses to know: what the magnet does now (walk.py), and what follows from the answers (findings.py).
"""

from msgspec import Struct

from companion.core.model.hand_times import BOUNCE_MS

LINES, LIGHTS = "lines", "lights"
"""The two kinds of walk (walk.py)."""


class Stop(Struct, frozen=True):
    """One spot of the walk, and the line that answers there if the map is right."""

    spot: str
    line: int


class Plan(Struct, frozen=True):
    """What is walked: ``kind`` is `LINES` or `LIGHTS`; with ``learn`` any line is believed at once.

    ``lights``: where lights are walked, the number that the map gives to each stop.
    """

    kind: str
    stops: tuple[Stop, ...]
    learn: bool = False
    lights: tuple[int, ...] = ()

    @property
    def learns_lines(self) -> bool:
        """Whether the wires are unknown, so that none of them is wrong."""
        return self.learn and self.kind == LINES

    def spot_of(self, line: int) -> str:
        """Return the spot that has this line in the map; empty where none has."""
        return next((stop.spot for stop in self.stops if stop.line == line), "")


class Result(Struct, frozen=True):
    """How a spot answered.

    Args:
        outcome: ``seen``, ``dead`` (nothing came), ``restless`` (never at rest), ``stuck`` (its line is on
            all the time) or ``skipped``.
        lines: those that answered together, the spot's own first; empty where none did.
        bounce_ms, flickers: as in `visit.Visit`.
        hangs: whether a line stayed on when the magnet was gone.
    """

    outcome: str
    lines: tuple[int, ...] = ()
    bounce_ms: int = 0
    flickers: int = 0
    hangs: bool = False


class Tally(Struct, frozen=True):
    """How often a spot was visited, in all walks so far, and how often it was seen cleanly."""

    visits: int = 0
    clean: int = 0


def clean(result: Result, line: int = -1) -> bool:
    """Tell whether a spot answered on this line alone, without a long bounce or a flicker."""
    quiet = result.bounce_ms <= BOUNCE_MS and not result.flickers and not result.hangs
    return result.outcome == "seen" and result.lines == (line,) and quiet
