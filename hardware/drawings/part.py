"""One row of the parts list, and how much wire is bought."""

from dataclasses import dataclass

SLACK = 1.3
"""Wire bought for each metre drawn: bends, ends, mistakes."""


@dataclass(frozen=True, slots=True)
class Part:
    """One row of the list, without its board."""

    group: str
    part: str
    quantity: int
    unit: str
    why: str
    alternatives: str
    price: float
