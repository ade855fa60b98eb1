"""What the pages have of a table: the journal once it is open, the broker that is told, the pages.

Refuses to know: in which order things are opened (``companion/daemon/main.py``).
"""

import contextlib
from functools import partial
from typing import Any

from flask import Flask
from msgspec import Struct

from companion.daemon.bench.bench import CheckBench
from companion.daemon.broker.broker_desk import BrokerDesk
from companion.daemon.broker.games_today import GamesToday
from companion.daemon.broker.missed_games import MissedGames
from companion.daemon.care import settings as care
from companion.daemon.care.after_close import PendingChoice
from companion.daemon.care.archive import Archive
from companion.daemon.care.bundle import Support
from companion.daemon.care.caretaker import Caretaker, Restorer
from companion.daemon.care.copying import CopyThread
from companion.daemon.care.firmware import FirmwareDesk
from companion.daemon.care.forgetting import Forgetter
from companion.daemon.care.link_quality import Quality
from companion.daemon.care.recent import RecentFrames, RecentLog
from companion.daemon.care.reviews import ReviewThread
from companion.daemon.care.update_requests import find_updates
from companion.daemon.hall_here.hall_desk import HallDesk, Me
from companion.daemon.hall_here.members import FOLDER
from companion.daemon.loop.loop import Loop
from companion.daemon.notify import Notifier
from companion.daemon.setup import Setup
from companion.daemon.wall_clock import today
from companion.daemon.wiring.journal import DeferredJournalServices, JournalServices
from companion.daemon.wiring.mqtt import IDENTITY, Naming, identity
from companion.journal import Journal
from companion.journal.copies import CopyKeeper, KeeperWorld, read_mounts
from companion.mqtt.retained import Around
from companion.ports.clocks import clock_ms
from companion.web import create_app, own_address
from companion.web.access.identity import SeatClaims


class CareSources(Struct, frozen=True):
    """What the page of care and a support bundle draw on besides the journal."""

    tending: care.SettingsStore
    quality: Quality
    frames: RecentFrames
    lines: RecentLog
    systemd: Notifier
    choice: PendingChoice


def journal_desks(setup: Setup, loop: Loop, sources: CareSources) -> DeferredJournalServices:
    """Tell what the pages have of the journal, once it is open."""
    folder = setup.journal.parent
    maps = [device.spots for device in setup.wired]

    def furnish(journal: Journal, stack: contextlib.ExitStack) -> JournalServices:
        """Return all that needs the journal; what is to be closed before it goes onto the stack."""
        support = Support(
            loop, journal, clock_ms, setup.settings, maps, setup.facts, sources.frames, sources.lines
        )
        restorer = stack.enter_context(
            contextlib.closing(Restorer(journal, folder, sources.tending.change, clock_ms))
        )
        keeper = start_copies(setup, stack)
        boards = FirmwareDesk(setup.flashers, (device.link for device in setup.wired), loop.view)
        stack.callback(boards.close)
        caretaker = Caretaker(
            sources.tending,
            sources.quality,
            journal,
            folder,
            restorer,
            keeper,
            setup.buzzer,
            setup.config,
            firmware=boards,
            choose_copy=sources.choice.choose,
            updates=find_updates(setup.web.version, clock_ms),
            delete_all=sources.choice.delete_all,
        )
        archive = Archive(loop, journal, setup.shelf.games, keeper)
        stack.enter_context(contextlib.closing(ReviewThread(archive.weigh_ahead))).start()
        return JournalServices(support, caretaker, archive)

    return DeferredJournalServices(setup.journal, loop, sources.systemd.progress, furnish)


def broker_desk(
    setup: Setup, loop: Loop, tending: care.SettingsStore, desks: DeferredJournalServices
) -> BrokerDesk:
    """Return the broker that is told of this table."""
    count = GamesToday(loop.view, lambda most: loop.games(count=most), today)
    address = partial(own_address, setup.web, setup.host, setup.port)
    naming = Naming(setup.journal.parent, setup.web.title, setup.web.version, address)
    missed = MissedGames(
        setup.journal, lambda most: loop.games(count=most), setup.shelf.games, setup.settings
    )
    return BrokerDesk(loop, naming, Around(tending, count, care=desks.caretaker, missed=missed), setup.broker)


class Remembered(Struct, frozen=True):
    """What a table remembers of people: its stored games and its seats."""

    loop: Loop
    archive: Any
    claims: SeatClaims

    def seats(self) -> tuple[str, ...]:
        """Tell which seats some browser holds."""
        return self.claims.claimed()

    def forget_seats(self) -> None:
        """Free all seats."""
        self.claims.forget_all()

    def forget_names(self, game_id: int | None) -> None:
        """Forget the names of one game, or of all; one that is gone has none."""
        with contextlib.suppress(KeyError):
            self.archive.forget(game_id, "")

    def games(self) -> list[int]:
        """Return the numbers of all stored games."""
        return [game.game_id for game in self.loop.games()]

    def delete(self, game_id: int) -> None:
        """Delete a stored game; one that is gone is gone."""
        with contextlib.suppress(KeyError):
            self.archive.delete(game_id)


def hall_desk(setup: Setup, broker: BrokerDesk, tending: care.SettingsStore) -> HallDesk:
    """Return the hall that may run on this board."""
    folder = setup.journal.parent
    title = setup.web.title or setup.web.hostname
    me = Me(lambda: identity(folder / IDENTITY), title, lambda: tending.get().ways)
    return HallDesk(broker, me, folder / FOLDER, clock_ms)


def forgetting(setup: Setup, loop: Loop, desks: DeferredJournalServices, claims: SeatClaims) -> Forgetter:
    """Return who forgets people as the house wants it."""
    return Forgetter(loop, Remembered(loop, desks.archive, claims), clock_ms, today, setup.journal.parent)


def table_app(
    setup: Setup,
    loop: Loop,
    bench: CheckBench,
    desks: DeferredJournalServices,
    *,
    broker: BrokerDesk,
    hall: HallDesk,
) -> Flask:
    """Return the pages of this table."""
    magnets = setup.magnets(loop) if setup.magnets else None
    caretaker: Any = desks.caretaker
    return create_app(
        loop,
        setup.web,
        magnets,
        bench,
        desks.bundle,
        care=caretaker,
        archive=desks.archive,
        network=setup.network,
        broker=broker,
        hall_here=hall,
    )


def start_copies(setup: Setup, stack: contextlib.ExitStack) -> CopyKeeper:
    """Copy the journal by itself from now on, until the stack ends."""
    keeper = CopyKeeper(setup.journal, KeeperWorld(clock_ms, today, read_mounts, setup.stick))
    thread = CopyThread(keeper)
    stack.callback(thread.close)
    thread.start()
    return keeper
