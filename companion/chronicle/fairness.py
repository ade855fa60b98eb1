"""Whether numbers are as a fair die would give them: luck of one player, honesty of one die.

Arithmetic alone; what is said of it is the pages' business.
"""

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

LEAST_FOR_LUCK = 6
"""Numbers of a player; of fewer no luck is told (chosen)."""
LEAST_EACH = 10
"""Fewer throws tell nothing of a die: the rarest number is to be expected so often."""

ORDINARY = 0.01
"""Of a hundred fair dice one differs by more."""

SOME_LUCK, MUCH_LUCK = 1.0, 2.0
"""In spreads of the sum."""

Numbers = Mapping[int, int]
"""Number of the die -> how often it came."""


def fair_mean(faces: Sequence[int]) -> float:
    """Tell what a fair die with these faces shows on average."""
    return sum(faces) / len(faces)


def fair_variance(faces: Sequence[int]) -> float:
    """Tell how far its numbers lie apart, squared."""
    return sum(face * face for face in faces) / len(faces) - fair_mean(faces) ** 2


def mean(numbers: Numbers) -> float | None:
    """Return the mean number; None where none came."""
    thrown = sum(numbers.values())
    return sum(die * count for die, count in numbers.items()) / thrown if thrown else None


def luck(numbers: Numbers, expected: float, variance: float) -> str:
    """Tell how the numbers compare with a fair die's.

    Args:
        numbers: that came.
        expected: their sum, had a fair die given the mean each time.
        variance: of that sum.

    Returns:
        ``few`` (nothing can be said), ``very-low``, ``low``, ``fair``, ``high`` or ``very-high``.
    """
    if sum(numbers.values()) < LEAST_FOR_LUCK or not variance:
        return "few"
    away = (sum(die * count for die, count in numbers.items()) - expected) / math.sqrt(variance)
    if abs(away) < SOME_LUCK:
        return "fair"
    return ("very-" if abs(away) >= MUCH_LUCK else "") + ("high" if away > 0 else "low")


class Honesty(Struct, frozen=True):
    """What the throws of one die tell of it.

    ``verdict`` is ``few`` (nothing can be said before ``least`` throws), ``fair`` or ``odd``; then only one
    of ``once_in`` fair dice would differ so much.
    """

    verdict: str
    least: int
    once_in: int = 0


def honesty(numbers: Numbers, faces: Sequence[int]) -> Honesty:
    """Tell whether a die with these faces threw as a fair one (chi-square)."""
    weights = {die: faces.count(die) / len(faces) for die in faces}
    thrown = sum(numbers.values())
    least = math.ceil(LEAST_EACH / min(weights.values()))
    if thrown < least:
        return Honesty("few", least)
    chi_square = sum(
        (numbers.get(die, 0) - thrown * share) ** 2 / (thrown * share) for die, share in weights.items()
    )
    if (beyond := share_beyond(chi_square, len(weights) - 1)) >= ORDINARY:
        return Honesty("fair", least)
    return Honesty("odd", least, round(1 / max(beyond, 1e-6)))


def share_beyond(chi_square: float, freedom: int) -> float:
    """Return the share of fair dice beyond this chi-square, with ``freedom`` degrees of freedom.

    The upper incomplete gamma function at half steps, from ``erfc`` or ``exp`` upwards.
    """
    half = chi_square / 2
    beyond = math.erfc(math.sqrt(half)) if freedom % 2 else math.exp(-half)
    step = 0.5 if freedom % 2 else 1.0
    while step < freedom / 2:
        beyond += math.exp(step * math.log(half) - half - math.lgamma(step + 1)) if half else 0.0
        step += 1
    return beyond
