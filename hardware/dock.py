"""A place where one thing at a time is laid and its colour read: what readings mean one after the other.

A thing is told once, when it has rested; the next one only after the place was empty. What lay there before
anybody waited for it is not told: it may be the one of the turn before. Arithmetic: time is an argument.

Refuses to know: chips, buses, and what the colour is good for.
"""

from __future__ import annotations

from typing import Literal

from hardware.colours import Palette, Reading

REST_MS = 400
"""A colour counts once it has been the same for so long."""
EMPTY_MS = 300
"""The place counts as empty after so long: a hand that fumbles is no second thing."""
UNSURE_MS = 2000
"""What has not shown a sure colour by then is for people to say."""
EARLY_MS = 4000
"""So long before somebody waits for it a thing may have been laid there: hands are quicker than rests."""

Told = tuple[Literal["said"], str] | tuple[Literal["unsure"], str] | None
"""``("said", colour)``, ``("unsure", "unsure")`` or ``("unsure", "before")``, or nothing new."""


class Dock:
    """One dock from its first reading on.

    Args:
        palette: its colours.
    """

    def __init__(self, palette: Palette) -> None:
        self._palette = palette
        self._begun = False
        self._came_ms: int | None = None  # when a thing came that is still there
        self._gone_ms: int | None = None  # since when nothing is there
        self._colour, self._since_ms = "", 0
        self._said = self._asked = False  # of the thing that is there
        self._wanted_ms: int | None = None

    def want(self, at_ms: int, *, wanted: bool) -> None:
        """From now on somebody waits for a colour, or nobody does."""
        if wanted and self._wanted_ms is None:
            self._asked = False
        self._wanted_ms = (at_ms if self._wanted_ms is None else self._wanted_ms) if wanted else None

    def take(self, reading: Reading, at_ms: int) -> Told:
        """One more reading; what is new."""
        begun, self._begun = self._begun, True
        if not self._palette.there(reading):
            self._gone_ms = at_ms if self._gone_ms is None else self._gone_ms
            self._colour, self._since_ms = "", at_ms
            if at_ms - self._gone_ms >= EMPTY_MS:
                self._came_ms = None
            return None
        self._gone_ms = None
        if self._came_ms is None:
            # what lay there from the start may have lain there for long
            self._came_ms = at_ms if begun else at_ms - EARLY_MS - 1
            self._colour, self._since_ms = "", at_ms
            self._said = self._asked = False
        colour = self._palette.colour(reading)
        if colour != self._colour:
            self._colour, self._since_ms = colour, at_ms
        return self._news(self._came_ms, at_ms)

    def _news(self, came_ms: int, at_ms: int) -> Told:
        if self._wanted_ms is None:
            return None
        if came_ms < self._wanted_ms - EARLY_MS:
            return self._ask("before")
        if self._said:
            return None
        if self._colour and at_ms - self._since_ms >= REST_MS:
            self._said = True
            return "said", self._colour
        return self._ask("unsure") if at_ms - max(came_ms, self._wanted_ms) >= UNSURE_MS else None

    def _ask(self, why: str) -> Told:
        """People are to say it; told once."""
        asked, self._asked = self._asked, True
        return None if asked else ("unsure", why)
