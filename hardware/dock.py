"""A place where one thing at a time is laid and its value read: what readings mean one after the other.

A thing is told once, when it has rested; the next one only after the place was empty. What lay there before
anybody waited for it is not told: it may be the one of the turn before. Arithmetic: time is an argument.

Refuses to know: chips, buses, how a value is read, and what it is good for.
"""

from typing import Literal

from companion.ports.inputs import InputSaid, InputUnsure

REST_MS = 400
"""A value counts once it has been the same for so long."""
EMPTY_MS = 300
"""The place counts as empty after so long: a hand that fumbles is no second thing."""
UNSURE_MS = 2000
"""What has not shown a sure value by then is for people to say."""
EARLY_MS = 4000
"""So long before somebody waits for it a thing may have been laid there: hands are quicker than rests."""

DockNews = tuple[Literal["said"], str] | tuple[Literal["unsure"], str] | None
"""``("said", value)``, ``("unsure", "unsure")`` or ``("unsure", "before")``, or nothing new."""


def event(told: tuple[str, str], source: str, word: str, at_ms: int) -> InputSaid | InputUnsure:
    """Tell what `Dock.take` told as the source's event."""
    what, value = told
    return InputSaid(source, at_ms, word, value) if what == "said" else InputUnsure(source, at_ms, value)


class Dock:
    """One dock from its first reading on."""

    def __init__(self) -> None:
        self._begun = False
        self._came_ms: int | None = None  # when a thing came that is still there
        self._gone_ms: int | None = None  # since when nothing is there
        self._value, self._since_ms = "", 0
        self._said = self._asked = False  # of the thing that is there
        self._wanted_ms: int | None = None

    def want(self, at_ms: int, *, wanted: bool) -> None:
        """Note that somebody waits for a value from now on, or nobody."""
        if wanted and self._wanted_ms is None:
            self._asked = False
        self._wanted_ms = (at_ms if self._wanted_ms is None else self._wanted_ms) if wanted else None

    def take(self, seen: str | None, at_ms: int) -> DockNews:
        """Take one more reading: None where nothing is there, empty where that is not sure; what is new."""
        begun, self._begun = self._begun, True
        if self._gone_ms is not None and at_ms - self._gone_ms >= EMPTY_MS:
            self._came_ms = None
        if seen is None:
            self._gone_ms = at_ms if self._gone_ms is None else self._gone_ms
            self._value, self._since_ms = "", at_ms
            return None
        self._gone_ms = None
        if self._came_ms is None:
            # what lay there from the start may have lain there for long
            self._came_ms = at_ms if begun else at_ms - EARLY_MS - 1
            self._value, self._since_ms = "", at_ms
            self._said = self._asked = False
        if seen != self._value:
            self._value, self._since_ms = seen, at_ms
        return self._news(self._came_ms, at_ms)

    def _news(self, came_ms: int, at_ms: int) -> DockNews:
        if self._wanted_ms is None:
            return None
        if came_ms < self._wanted_ms - EARLY_MS:
            return self._ask("before")
        if self._said:
            return None
        if self._value and at_ms - self._since_ms >= REST_MS:
            self._said = True
            return "said", self._value
        return self._ask("unsure") if at_ms - max(came_ms, self._wanted_ms) >= UNSURE_MS else None

    def _ask(self, why: str) -> DockNews:
        """Let people say it; they are asked once."""
        asked, self._asked = self._asked, True
        return None if asked else ("unsure", why)
