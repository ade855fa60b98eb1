"""What the family has set, as for lights and sounds, kept beside the journal, and the lights dimmed by it.

Knows: the file, the clocks, which devices can dim. Refuses to know: pages, and what a light means.
"""

import logging
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from companion.core.catalog.table_settings import (
    DAY_MIN,
    CareSettings,
    Counting,
    Quiet,
    counting,
    minute_of,
    time_of,
)
from companion.core.catalog.venue_kinds import VenueWays
from companion.core.model.errors import NO_JSON, InputError
from companion.ports.devices import BoardLink, Clock, Dimming
from companion.ports.files import write_whole
from companion.ports.table import View
from companion.state.models.care import Bright, Percent, Time

log = logging.getLogger(__name__)

NAME = "care.json"
HOME = VenueWays()
LOOK_MS = 1000
"""The wall clock is looked at so often at most."""


class _Quiet(msgspec.Struct, forbid_unknown_fields=True):
    on: bool
    start: Time
    end: Time
    volume: Percent
    brightness: Bright


class _File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The file; what was usual before a key was there is left out, so that an older companion reads it."""

    volume: Percent
    brightness: Bright
    quiet: _Quiet
    again: bool = True
    ways: VenueWays | None = None


def to_json(settings: CareSettings, usual: VenueWays = HOME) -> bytes:
    """Return the settings as the file holds them; ways that are ``usual`` here are left out."""
    quiet, ways = settings.quiet, settings.ways
    return msgspec.json.format(
        msgspec.json.encode(
            _File(
                settings.volume,
                settings.brightness,
                _Quiet(quiet.on, time_of(quiet.start), time_of(quiet.end), quiet.volume, quiet.brightness),
                settings.again,
                None if ways == usual else ways,
            )
        )
    )


def from_json(data: bytes, usual: VenueWays = HOME) -> CareSettings:
    """Return the settings in a file. Raises InputError, one line, where they cannot be."""
    try:
        stored = msgspec.json.decode(data, type=_File)
    except NO_JSON as error:
        raise InputError(f"these are no settings of lights and sounds: {error}") from None
    start, end = minute_of(stored.quiet.start), minute_of(stored.quiet.end)
    assert start is not None
    assert end is not None
    quiet = Quiet(stored.quiet.on, start, end, stored.quiet.volume, stored.quiet.brightness)
    return CareSettings(stored.volume, stored.brightness, quiet, stored.again, stored.ways or usual)


def load(path: Path, usual: VenueWays = HOME) -> CareSettings:
    """Return the settings that were kept.

    Where there are none, or broken ones (the log says so), the defaults, and the ways that are usual here.
    """
    try:
        return from_json(path.read_bytes(), usual)
    except FileNotFoundError:
        return CareSettings(ways=usual)
    except (OSError, InputError) as error:
        log.warning("%s cannot be read, lights and sounds are as at first: %s", path, error)
        return CareSettings(ways=usual)


class SettingsStore:
    """The settings of one table, and what counts of them now; may be used from any thread.

    Args:
        path: the file that keeps them.
        clock: milliseconds, monotonic.
        minute: the minute of the day, None where it is not known.
        usual: the ways of the house, until somebody chooses others.
    """

    def __init__(
        self, path: Path, clock: Clock, minute: Callable[[], int | None], usual: VenueWays = HOME
    ) -> None:
        self._path, self._clock, self._minute, self._usual = path, clock, minute, usual
        self._lock = threading.Lock()  # guards the time: never held while the disk is waited for
        self._writing = threading.Lock()  # guards the file and the settings' order in it
        self._settings = load(path, usual)
        self._phone: tuple[int, int] | None = None  # (minute of the day, when a phone told it)
        self._looked: tuple[int, int | None] | None = None
        self.changed: Callable[[], None] = lambda: None
        """Called (any thread, outside the lock) when something else may count."""

    def get(self) -> CareSettings:
        """Tell what is set."""
        return self._settings

    def change(self, settings: CareSettings) -> None:
        """Let these count from now on; a disk that cannot be written costs only the memory of a restart.

        Raises OSError: other ways of the house cannot be kept, so nothing has changed.
        """
        with self._writing:
            before, self._settings = self._settings, settings
            if settings != before:
                try:
                    write_whole(self._path, to_json(settings, self._usual))
                except OSError as error:
                    if settings.ways != before.ways:
                        self._settings = before
                        raise
                    log.warning("lights and sounds are not kept over a restart: %s", error)
        self.changed()

    def tell_time(self, minute: int) -> None:
        """Take this for the minute of the day, as a phone says."""
        with self._lock:
            self._phone = minute % DAY_MIN, self._clock()
            self._looked = None
        self.changed()

    @property
    def from_phone(self) -> bool:
        """Whether a phone has told the time."""
        return self._phone is not None

    def minute(self) -> int | None:
        """Return the minute of the day; None where nobody knows it."""
        now = self._clock()
        with self._lock:
            if self._phone is not None:
                return (self._phone[0] + (now - self._phone[1]) // 60_000) % DAY_MIN
            if self._looked is None or now - self._looked[0] >= LOOK_MS:
                self._looked = now, self._minute()
            return self._looked[1]

    def counting(self) -> Counting:
        """Tell what counts now."""
        return counting(self._settings, self.minute())


FAINT = 10
"""Lights are not dimmed below this by a pause, in percent: the board must not seem dead."""


class Dimmer:
    """Makes the boards' lights as bright as views say; `show` is called by one thread and returns at once."""

    def __init__(self, links: Iterable[BoardLink]) -> None:
        self._links = [link for link in links if isinstance(link, Dimming)]
        self._percent = 0

    def show(self, view: View) -> None:
        """Set the brightness of this view; a quarter of it in a pause, but still to be seen."""
        percent = view.care.brightness
        if view.session is not None and view.session.progress.paused is not None:
            percent = max(percent // 4, min(percent, FAINT))
        if percent != self._percent:
            self._percent = percent
            for link in self._links:
                link.brighten(self._percent)
