"""A loop for tests: its thread is real, its clock, journal and devices are the test's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSet
from contextlib import contextmanager
from typing import Any

import pytest

from companion.core.catalog.table_settings import Counting
from companion.core.model.game import Game
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, LinkLost, LinkUp, SensorFrame
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, NewGame, Resume
from companion.ports.table import StoredGame, View
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARD = GAME.board("classic")
LINES = {spot: line for line, spot in enumerate(BOARD.spots)}
TWO = NewGame("malefiz", "classic", ("red", "blue"), {"red": "Mia"})
PATIENCE_S = 30.0


class FakeClock:
    """Milliseconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now_ms = 1000

    def __call__(self) -> int:
        return self.now_ms


class FakeJournal:
    """A journal in memory; rows are on disk at once, or once the test says so."""

    newer = ""

    def __init__(self, loop: Loop, *, slow: bool = False) -> None:
        self.loop = loop
        self.slow = slow
        self.rows: list[tuple[int, Entry]] = []
        self.written = threading.Event()
        self.cut: set[int] = set()
        self.ended: set[int] = set()

    def is_cut(self, game_id: int) -> bool:
        return game_id in self.cut

    def let_go_on(self, game_id: int) -> None:
        self.cut.discard(game_id)

    @property
    def last_row(self) -> int:
        return len(self.rows)

    def begin_game(self, entry: Entry) -> int:
        return self.append(len(self.rows) + 1, entry)

    def append(self, game_id: int, entry: Entry, *, durable: bool = True) -> int:
        self.rows.append((game_id, entry))
        self.written.set()
        if durable and not self.slow:
            self.loop.on_durable(len(self.rows))
        return len(self.rows)

    def entries(self, game_id: int) -> tuple[Entry, ...]:
        found = tuple(entry for game, entry in self.rows if game == game_id and entry.kind != "stimulus")
        if not found:
            raise KeyError(game_id)
        return found

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        assert before is None
        assert count is None
        ids = sorted({game for game, _ in self.rows}, reverse=True)
        names = {game: entry.data["game"] for game, entry in self.rows if entry.kind == "game"}
        return tuple(StoredGame(game, names[game], "classic", {}, "playing", 0, "") for game in ids)

    def last_played(self, game: str, variant: str) -> tuple[Entry, ...]:
        like = (one.game_id for one in self.games() if (one.game, one.variant) == (game, variant))
        return next(map(self.entries, like), ())

    def last_here(self) -> int:
        return self.rows[-1][0] if self.rows else 0

    def last_unfinished(self) -> StoredGame | None:
        return next((game for game in self.games() if game.game_id not in self.ended), None)

    def kinds(self) -> list[str]:
        return [entry.kind for _, entry in self.rows if entry.kind != "stimulus"]


class Rig:
    """A loop with one device, and the views it shows."""

    def __init__(
        self,
        *,
        slow: bool = False,
        rows: Any = (),
        pause_after_ms: int = 0,
        counting: Callable[[], Counting] = Counting,
        games: Mapping[str, Game[Any]] | None = None,
        run: int = 0,
        asides: MutableSet[int] | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.link = FakeLink("table")
        games = games or {"malefiz": GAME}
        first, *others = (FakeMap(game.board("classic").name, LINES) for game in games.values())
        more = (Wired(FakeLink(other.board), other) for other in others)
        self.devices = Devices([Wired(self.link, first), *more])
        self.floor = BoardLock()
        self.loop = Loop(
            games,
            self.devices,
            self.clock,
            Settings(),
            self.floor,
            pause_after_ms=pause_after_ms,
            counting=counting,
            run=run,
            asides=asides,
        )
        self.link.emit, self.link.proves = self.loop.emit, self.clock
        self.journal = FakeJournal(self.loop, slow=slow)
        self.journal.rows.extend(rows)
        self.views: list[View] = []
        self._changed = threading.Condition()
        self.loop.watch(self._note)
        self.bits = 0

    def _note(self, view: View) -> None:
        with self._changed:
            self.views.append(view)
            self._changed.notify_all()

    def until(self, wanted: Callable[[View], bool]) -> View:
        """The first view shown that is wanted; the loop is given time to show it."""
        with self._changed:
            assert self._changed.wait_for(lambda: any(map(wanted, self.views)), PATIENCE_S)
            return next(view for view in self.views if wanted(view))

    def plug(self, *spots: str) -> None:
        """The device comes up with magnets on these spots."""
        self.loop.emit(LinkUp("table", self.clock(), "1.0", 160, 160))
        self.bits = 0
        self.magnets(*spots)

    def unplug(self) -> None:
        """The device is lost."""
        self.loop.emit(LinkLost("table", self.clock(), "gone"))

    def magnets(self, *spots: str) -> None:
        """The magnets of these spots come or go."""
        for spot in spots:
            self.bits ^= 1 << LINES[spot]
        self.loop.emit(SensorFrame("table", 1, self.clock(), self.bits))

    def wait_ms(self, ms: int) -> None:
        """Let time pass; the loop notices with the next report."""
        self.clock.now_ms += ms
        self.loop.emit(SensorFrame("table", 1, self.clock(), self.bits))

    def go_round(self) -> None:
        """Until the loop has done all it was given so far: a question that is answered at once."""
        with pytest.raises(CommandRefused):
            self.loop.execute(Resume(-1))

    def felt(self, *norths: str) -> None:
        """The magnets show their poles, these north and all others south."""
        north = sum(1 << LINES[spot] for spot in norths)
        self.loop.emit(SensorFrame("table", 1, self.clock(), self.bits, north))


@contextmanager
def rig(
    *,
    slow: bool = False,
    rows: Any = (),
    pause_after_ms: int = 0,
    games: Mapping[str, Game[Any]] | None = None,
    asides: MutableSet[int] | None = None,
    ended: Iterable[int] = (),
) -> Iterator[Rig]:
    """A rig whose loop runs for the length of a block."""
    made = Rig(slow=slow, rows=rows, pause_after_ms=pause_after_ms, games=games, asides=asides)
    made.journal.ended.update(ended)
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    try:
        yield made
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    revs = [view.rev for view in made.views]
    assert revs == sorted(set(revs)), "phones take a view only where its number is higher"


def begun(made: Rig, wanted: NewGame = TWO) -> None:
    """A game whose pieces all stand."""
    position = GAME.setup(wanted.variant, wanted.seats, wanted.options)
    made.plug(*BOARD.names(GAME.picture(position)))
    made.loop.execute(wanted)
    assert made.loop.view().session is not None
    assert made.loop.view().session.phase == "roll"  # type: ignore[union-attr]  # just seen
