"""The door to the care of the table, as the pages see it: lights and sounds, links, backup.

Knows: how things stand and what may be set. Refuses to know: games, HTTP, files.
"""

from collections.abc import Iterator
from typing import BinaryIO, Protocol

from msgspec import Struct

from companion.core.catalog.table_settings import CareSettings, Counting
from companion.core.model.types import Say
from companion.ports.devices import LinkCounts
from companion.ports.losses import Loss
from companion.ports.updates import Updates


class LinkQuality(Struct, frozen=True):
    """How one device's link did of late.

    Args:
        device: its name.
        grade: ``good``, ``weak``, ``bad``, ``lost`` (now) or ``new`` (not heard of yet).
        since_ms: over how long this was measured.
        counts: within that time; None where there is no wire to be measured.
        reconnects: how often it was lost within that time.
        dims: whether its lights can be dimmed.
    """

    device: str
    grade: str
    since_ms: int
    counts: LinkCounts | None
    reconnects: int
    dims: bool


class Restoring(Struct, frozen=True):
    """How bringing back a backup stands.

    Args:
        phase: ``idle`` (none was wanted), ``checking``, ``storing``, ``done`` or ``failed``.
        done, count: games checked or stored, of how many.
        came, had: games that were stored, and that were here already.
        settings: whether the settings came too.
        why: of ``failed``.
    """

    phase: str = "idle"
    done: int = 0
    count: int = 0
    came: int = 0
    had: int = 0
    settings: bool = False
    why: Say | None = None


class CopyLine(Struct, frozen=True):
    """A copy of the journal that was made by itself.

    Args:
        name: of its file.
        place: 0 for the card, else the number of the stick.
        date: of the day when it was made, such as ``2026-11-23``; "" where nobody knew it.
        update: whether it was made before an update.
        size: bytes.
        whole: whether it read back whole; None: not looked at yet.
        games: how many are in it; None where that is not known.
        until: the wall clock at its last row, or "".
    """

    name: str
    place: int
    date: str
    update: bool
    size: int
    whole: bool | None
    games: int | None
    until: str


class StickLine(Struct, frozen=True):
    """A stick that has had copies.

    Args:
        number: what it is called, from 1.
        here: whether it is plugged in.
        seen: the date when it last was, "" where nobody knew it.
        holds: whether it still holds something that was forgotten.
    """

    number: int
    here: bool
    seen: str
    holds: bool


class CopiesStatus(Struct, frozen=True):
    """The copies that made themselves.

    Args:
        lines: place by place, the newest first.
        sticks: all that are known.
        troubles: place -> why no newer copy can be made there: ``room``, ``damaged`` or ``disk``.
        gave_way: how many copies have made room for games since the start.
        asked: whether one was asked for that is not made yet.
    """

    lines: tuple[CopyLine, ...] = ()
    sticks: tuple[StickLine, ...] = ()
    troubles: tuple[tuple[int, str], ...] = ()
    gave_way: int = 0
    asked: bool = False


class FirmwareLine(Struct, frozen=True):
    """The program of one device.

    Args:
        device: its name.
        now: what the one that runs calls itself; "" where it says nothing.
        new: the version of the one that comes along; "" where none fits.
        kept: what the one before called itself, which is kept; "" where none is.
        stage: "" (nothing is done), one of `companion.ports.flasher.STAGES`, ``done`` or ``failed``.
        percent: how much of the stage is done.
        fault: of ``failed``: one of `companion.ports.flasher.FAULTS`.
        back: whether the one before is (or was) put back.
    """

    device: str
    now: str
    new: str
    kept: str
    stage: str = ""
    percent: int = 0
    fault: str = ""
    back: bool = False


class CareStatus(Struct, frozen=True):
    """Everything that the page of the care shows.

    Args:
        settings: what is set.
        counting: what counts now.
        minute: of the day, None where nobody knows the time.
        from_phone: whether a phone has told the time.
        links: how the devices' links do, in the order of the configuration.
        buzzer: whether the board has one.
        free: bytes that are left where games are kept; None where that cannot be known.
        restoring: how bringing back a backup stands.
        python: the version of Python.
        copies: of the journal.
        losses: what was lost or set aside, until somebody has seen it.
        firmware: the programs of all devices that can be written.
    """

    settings: CareSettings
    counting: Counting
    minute: int | None
    from_phone: bool
    links: tuple[LinkQuality, ...]
    buzzer: bool
    free: int | None
    restoring: Restoring
    python: str
    copies: CopiesStatus = CopiesStatus()
    losses: tuple[Loss, ...] = ()
    firmware: tuple[FirmwareLine, ...] = ()


class Levels(Protocol):
    """Lights, sounds and quiet hours alone. All methods may be called from any thread."""

    def get(self) -> CareSettings:
        """Tell what is set."""

    def change(self, settings: CareSettings) -> None:
        """Let these count from now on, and after a restart."""

    def counting(self) -> Counting:
        """Tell what counts now."""


class Care(Protocol):
    """What the daemon offers to the page of the care. All methods may be called from any thread."""

    @property
    def updates(self) -> Updates:
        """Of this companion."""

    def look(self) -> CareStatus:
        """Tell how everything stands now."""

    def change(self, settings: CareSettings) -> None:
        """Let these count from now on, and after a restart."""

    def tell_time(self, minute: int) -> None:
        """Take this for the minute of the day, as a phone says; counts until the next start."""

    def losses_seen(self) -> None:
        """Note that somebody has seen all losses. Raises OSError where that cannot be written."""

    def backup(self) -> Iterator[bytes]:
        """Yield all games and settings as a zip, in pieces as they are made.

        Raises OSError, before any piece, where games cannot be read: it would have none of them.
        """

    def restore(self, file: BinaryIO) -> Restoring:
        """Begin to bring back a backup, which is copied from ``file`` first.

        Raises CommandRefused where it is none, and while another one is brought back.
        """

    def copy_now(self) -> None:
        """Have a copy of the games made soon, where there is news; `CopiesStatus.asked` tells until when."""

    def restore_copy(self, name: str) -> None:
        """Close the table, put this copy of the card in the journal's place, and start again.

        Raises InputError where it cannot be used, CommandRefused where one was chosen before.
        """

    def delete_everything(self) -> None:
        """Close the table, delete all games, names, copies, rights and settings, and start again.

        Raises CommandRefused where something else was chosen before.
        """

    def flash(self, device: str, *, back: bool) -> None:
        """Begin to write a device's program, or to put back the one before; `look` tells how far it is.

        Raises CommandRefused.
        """
