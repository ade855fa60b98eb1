"""A care of the table without devices and disk, for tests of the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from companion.core.catalog.table_settings import CareSettings, Counting, counting
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.daemon.care.after_close import CHOSEN
from companion.ports.care import CareStatus, CopiesStatus, FirmwareLine, LinkQuality, Restoring
from companion.ports.commands import CommandRefused
from companion.ports.devices import LinkCounts
from companion.ports.losses import Loss
from companion.ports.updates import Asked, FoundUpdate, UpdatesStatus
from companion.words.care.care_words import BUSY
from companion.words.care.firmware_words import NO_DEVICE

NUMBERS = LinkCounts(frames=1_200, damaged=2, missed=0, repeats=1, trips=40, trip_ms=290)
GOOD = LinkQuality("board", "good", 600_000, NUMBERS, 0, dims=True)


NEWER = FoundUpdate("stick", "0.2.0", ("Something that is new.", "Something else."))
OFFERED = UpdatesStatus(can=True, kept="0.0.9", phase="idle", found=(NEWER,))


@dataclass
class FakeUpdates:
    """`companion.ports.updates.Updates`; ``refuses``: what it raises."""

    shown: UpdatesStatus = UpdatesStatus()  # noqa: RUF009 - frozen
    asked: list[str] = field(default_factory=list)
    refuses: Exception | None = None

    def look(self) -> UpdatesStatus:
        return self.shown

    def ask(self, asked: Asked, version: str = "") -> None:
        if self.refuses:
            raise self.refuses
        self.asked.append(f"{asked} {version}".strip())

    def set_address(self, address: str) -> None:
        if self.refuses:
            raise self.refuses
        self.shown = replace(self.shown, address=address)


@dataclass
class FakeCare:
    """`companion.ports.care.Care`; ``shown`` is what it looks like besides the settings."""

    settings: CareSettings = CareSettings()  # noqa: RUF009 - frozen
    minute: int | None = 12 * 60
    told: bool = False
    links: tuple[LinkQuality, ...] = (GOOD,)
    buzzer: bool = False
    free: int | None = 12_000_000_000
    restoring: Restoring = Restoring()  # noqa: RUF009 - frozen
    copies: CopiesStatus = CopiesStatus()  # noqa: RUF009 - frozen
    losses: tuple[Loss, ...] = ()
    updates: FakeUpdates = field(default_factory=FakeUpdates)
    firmware: tuple[FirmwareLine, ...] = ()
    flashed: list[tuple[str, bool]] = field(default_factory=list)
    full: bool = False
    deleted: bool = False
    went_back: list[str] = field(default_factory=list)
    taken: list[bytes] = field(default_factory=list)
    changed: Callable[[Counting], None] = lambda _: None

    def look(self) -> CareStatus:
        return CareStatus(
            self.settings,
            counting(self.settings, self.minute),
            self.minute,
            self.told,
            self.links,
            self.buzzer,
            self.free,
            self.restoring,
            "3.11.7",
            self.copies,
            self.losses,
            self.firmware,
        )

    def flash(self, device: str, *, back: bool) -> None:
        if device not in {each.device for each in self.firmware}:
            raise CommandRefused(NO_DEVICE)
        self.flashed.append((device, back))

    def losses_seen(self) -> None:
        if self.full:
            raise OSError("the disk is full")
        self.losses = ()

    def copy_now(self) -> None:
        self.copies = replace(self.copies, asked=True)

    def restore_copy(self, name: str) -> None:
        if self.went_back:
            raise CommandRefused(CHOSEN)
        if name not in [line.name for line in self.copies.lines if line.whole]:
            raise InputError(f"{name}: there is no such copy")
        self.went_back.append(name)

    def delete_everything(self) -> None:
        if self.went_back:
            raise CommandRefused(CHOSEN)
        self.deleted = True

    def change(self, settings: CareSettings) -> None:
        self.settings = settings
        self.changed(counting(settings, self.minute))

    def tell_time(self, minute: int) -> None:
        self.minute, self.told = minute, True

    def backup(self) -> Iterator[bytes]:
        yield b"PK"
        yield b"more"

    def restore(self, file: BinaryIO) -> Restoring:
        if self.restoring.phase == "checking":
            raise CommandRefused(BUSY)
        data = file.read()
        self.taken.append(data)
        if not data.startswith(b"PK"):
            raise CommandRefused(Say("This is no backup: it is no zip file, or only a part of one."))
        self.restoring = Restoring("checking", 0, 2)
        return self.restoring

    def grade(self, grade: str) -> None:
        """Every link does like this."""
        self.links = tuple(replace(link, grade=grade) for link in self.links)
