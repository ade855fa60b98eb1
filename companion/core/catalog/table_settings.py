"""How bright and how loud a table is, the quiet hours, and what counts now; whom the host lets begin a game.

Arithmetic on percents and minutes of the day. Refuses to know: which time it is, and what lights or sounds.
"""

import re

from msgspec import Struct

from companion.core.catalog.venue_kinds import VenueWays
from companion.core.model.fast_replace import replace

DAY_MIN = 24 * 60
"""Minutes of a day."""
_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")


class Quiet(Struct, frozen=True):
    """Quiet hours, each day; they may go over midnight.

    Args:
        on: whether there are any.
        start, end: minutes since midnight, 0 to 1439; from ``start`` on, up to before ``end``.
        volume, brightness: the most that is allowed then, in percent.
    """

    on: bool = False
    start: int = 20 * 60
    end: int = 7 * 60
    volume: int = 0
    brightness: int = 30

    def holds(self, minute: int | None) -> bool:
        """Tell whether this minute of the day is within; never where the time is not known (None)."""
        length = (self.end - self.start) % DAY_MIN
        return self.on and minute is not None and (minute - self.start) % DAY_MIN < length


class CareSettings(Struct, frozen=True):
    """What the family has set: sounds 0 to 100, the board's lights 1 to 100 (percent), quiet hours.

    ``again``: whoever played the last game may begin it once more, not the host alone; ``ways``: the house's.
    """

    volume: int = 100
    brightness: int = 100
    quiet: Quiet = Quiet()
    again: bool = True
    ways: VenueWays = VenueWays()


class Counting(Struct, frozen=True):
    """What counts now: sounds and lights in percent, whether quiet hours are why, ``again`` and ``ways``."""

    volume: int = 100
    quiet: bool = False
    brightness: int = 100
    again: bool = True
    ways: VenueWays = VenueWays()


DIM = 10
"""Where all is quiet lights are no brighter, in percent: without any the board would seem dead."""


def hushed(now: Counting) -> Counting:
    """Return what counts where somebody wants quiet: no sounds, and faint lights."""
    return replace(now, volume=0, quiet=True, brightness=min(now.brightness, DIM))


def counting(settings: CareSettings, minute: int | None) -> Counting:
    """Tell what counts at this minute of the day.

    None: nobody knows the time, so that no quiet hours apply.
    """
    quiet = settings.quiet
    usual = Counting(settings.volume, False, settings.brightness, settings.again, settings.ways)
    if not quiet.holds(minute):
        return usual
    volume, brightness = min(settings.volume, quiet.volume), min(settings.brightness, quiet.brightness)
    return replace(usual, quiet=True, volume=volume, brightness=brightness)


def minute_of(text: str) -> int | None:
    """Return the minute of the day of a time such as ``21:05``; None where it is none."""
    found = _TIME.fullmatch(text)
    return int(found[1]) * 60 + int(found[2]) if found else None


def time_of(minute: int) -> str:
    """Return a minute of the day as ``21:05``."""
    return f"{minute // 60:02}:{minute % 60:02}"
