"""The loop between devices, disk and pages: its thread is real, its clock and disk are the test's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, MutableSet
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from companion.core.catalog.table_settings import Counting
from companion.core.model.commands import DieRolled, Undo
from companion.core.model.game import Game
from companion.core.model.session import Settings
from companion.core.model.types import NO_POLES, Entry, LinkLost, LinkUp, SensorFrame
from companion.daemon.loop.board_lock import BoardLock
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import ALIVE_MS, Loop
from companion.games.malefiz import GAME
from companion.ports.commands import CommandRefused, NewGame, Resume, RollForMe, SeatLights
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

    def last_unfinished(self) -> StoredGame | None:
        return next(iter(self.games()), None)

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
            self.loop.ask(Resume(-1))

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
) -> Iterator[Rig]:
    """A rig whose loop runs for the length of a block."""
    made = Rig(slow=slow, rows=rows, pause_after_ms=pause_after_ms, games=games, asides=asides)
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    try:
        yield made
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def begun(made: Rig, wanted: NewGame = TWO) -> None:
    """A game whose pieces all stand."""
    position = GAME.setup(wanted.variant, wanted.seats, wanted.options)
    made.plug(*BOARD.names(GAME.picture(position)))
    made.loop.ask(wanted)
    assert made.loop.view().session is not None
    assert made.loop.view().session.phase == "roll"  # type: ignore[union-attr]  # just seen


def test_poles_reach_the_table_and_a_pole_that_turns_over_is_a_touch() -> None:
    with rig() as made:
        begun(made)
        made.felt("a3", "i3")
        made.wait_ms(100)
        seen = made.until(lambda view: view.session is not None and view.session.poles != NO_POLES).session
        assert seen is not None
        assert BOARD.names(seen.poles.norths) == ("a3", "i3")
        made.felt("i3")
        made.clock.now_ms += 100
        made.felt("i3")
        shown = made.until(lambda view: view.session is not None and bool(view.session.tracker.touches))
        assert shown.session is not None
        (touch,) = shown.session.tracker.touches
        assert (BOARD.spots[touch.spot], touch.north, touch.exchanged) == ("a3", False, True)


def test_a_turn_goes_from_the_magnets_to_the_page_and_into_the_journal() -> None:
    with rig() as made:
        begun(made)
        made.loop.ask(DieRolled(0, 1))
        made.magnets("red:5")
        made.wait_ms(100)
        made.until(lambda view: view.session is not None and view.session.observation.kind == "in-hand")
        made.magnets("c1")
        made.wait_ms(100)
        made.until(lambda view: view.session is not None and view.session.observation.kind == "complete")
        made.wait_ms(550)
        view = made.until(lambda view: view.session is not None and bool(view.session.history))
        assert view.session is not None
        assert view.session.history[0].move == "house-c1"
        assert made.journal.kinds() == ["game", "roll", "turn"]
        assert [view.rev for view in made.views] == sorted({view.rev for view in made.views})


def test_nothing_decided_is_seen_before_it_is_durable_and_a_slow_disk_is_told() -> None:
    with rig(slow=True) as made, ThreadPoolExecutor(1) as phone:
        made.plug(*BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue")))))
        asked = phone.submit(made.loop.ask, TWO)
        assert made.journal.written.wait(PATIENCE_S)
        made.go_round()  # the view waits for the disk
        made.wait_ms(600)
        made.until(lambda view: view.saving)
        assert all(view.session is None for view in made.views)
        assert not asked.done()
        made.loop.on_durable(1)
        assert asked.result(PATIENCE_S).session is not None
        assert not made.loop.view().saving


def test_after_a_restart_the_game_goes_on_with_the_number_rolled() -> None:
    with rig() as made:
        begun(made)
        made.loop.ask(DieRolled(0, 4))
        rows = list(made.journal.rows)
    with rig(rows=rows) as again:
        view = again.until(lambda view: view.session is not None)
        assert view.session is not None
        assert (view.session.die, view.session.phase) == (4, "move")  # nobody has seen the board yet
        again.plug("a1")
        again.until(lambda view: view.session is not None and view.session.phase == "arrange")
        again.plug(*BOARD.names(view.session.picture))
        again.until(lambda view: view.session is not None and view.session.phase == "move")


def test_a_command_that_cannot_be_carried_out_is_refused_with_its_reason() -> None:
    with rig() as made:
        with pytest.raises(CommandRefused, match="No game has been started"):
            made.loop.ask(DieRolled(0, 1))
        with pytest.raises(CommandRefused, match="no game called chess"):
            made.loop.ask(NewGame("chess", "classic", ("red", "blue")))
        with pytest.raises(CommandRefused, match="two to four"):
            made.loop.ask(NewGame("malefiz", "classic", ("red",)))
        with pytest.raises(CommandRefused, match="no sensors for that board"):
            made.loop.ask(NewGame("malefiz", "fast", ("red", "blue")))
        with pytest.raises(CommandRefused, match="no stored game"):
            made.loop.ask(Resume(77))
        begun(made)
        with pytest.raises(CommandRefused, match="nothing to take back"):
            made.loop.ask(Undo(0))


def test_the_companion_rolls_and_a_seat_plays_without_lights() -> None:
    with rig() as made:
        begun(made)
        view = made.loop.ask(RollForMe())
        assert view.session is not None
        assert view.session.die in range(1, 7)
        assert view.session.how_rolled == "rolled"
        assert view.lights
        assert not made.loop.ask(SeatLights("red", on=False)).lights
        assert made.loop.ask(SeatLights("red", on=True)).lights
        assert made.link.shown[-1]


def test_a_request_is_done_by_its_gesture_at_the_board_and_all_screens_tell_of_it() -> None:
    with rig() as made:
        begun(made)
        made.go_round()
        request = made.loop.hosts.ask("phone", "10.0.0.2")
        made.until(lambda view: view.hosts.asks)
        for spot in request.gesture:
            made.magnets(spot)
            made.wait_ms(300)
            made.magnets(spot)
            made.wait_ms(300)
        made.go_round()
        found = made.loop.hosts.find("phone", "10.0.0.2", request.request_id)
        assert found is not None
        assert (found.state, found.how) == ("done", "gesture")
        assert made.loop.hosts.use("phone", "10.0.0.2", request.request_id, to_host=False)
        made.loop.hosts.tell_new()
        made.until(lambda view: view.hosts.fresh and view.hosts.made == 1 and not view.hosts.asks)


def test_trouble_is_shown_while_a_decision_waits_for_the_disk() -> None:
    with rig(slow=True) as made, ThreadPoolExecutor(1) as phone:
        made.plug(*BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue")))))
        asked = phone.submit(made.loop.ask, TWO)
        assert made.journal.written.wait(PATIENCE_S)
        made.loop.on_trouble("the disk is full")
        made.until(lambda view: not view.journal_ok)
        made.loop.on_trouble("")
        made.loop.on_durable(1)
        assert asked.result(PATIENCE_S).journal_ok
        assert made.loop.view().journal_ok


def test_a_command_that_fails_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OverflowError("a bug")

    with rig() as made:
        begun(made)
        monkeypatch.setattr(made.journal, "entries", broken)
        with pytest.raises(CommandRefused, match="damaged"):
            made.loop.ask(Resume(1))
        assert made.loop.ask(DieRolled(0, 3)).session.die == 3  # type: ignore[union-attr]  # a game is on


def test_after_a_stored_game_that_cannot_be_restored_turns_still_go_to_the_game_in_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a bug")

    with rig() as made:
        begun(made)
        first = made.loop.view().game_id
        begun(made)
        second = made.loop.view().game_id
        assert first != second
        monkeypatch.setattr("companion.core.decision.fold.restore", broken)
        with pytest.raises(CommandRefused, match="is broken"):
            made.loop.ask(Resume(first or 0))
        assert made.loop.ask(DieRolled(0, 3)).game_id == second
        assert [game for game, entry in made.journal.rows if entry.kind == "roll"] == [second]


def test_trouble_with_the_journal_is_shown_and_its_end_too() -> None:
    with rig() as made:
        made.loop.on_trouble("the disk is full")
        made.until(lambda view: not view.journal_ok)
        made.views.clear()
        made.loop.on_trouble("")
        made.until(lambda view: view.journal_ok)


def test_a_page_that_fails_does_not_stop_the_game() -> None:
    def broken(_: View) -> None:
        raise RuntimeError("a page")

    with rig() as made:
        made.loop.watch(broken)
        begun(made)
        forget = made.loop.watch(broken)
        forget()


def test_a_loop_that_no_longer_goes_round_is_not_alive() -> None:
    made = Rig()
    assert made.loop.alive()
    made.clock.now_ms += ALIVE_MS
    assert not made.loop.alive()


@pytest.mark.slow
def test_what_counts_for_lights_and_sounds_is_shown_when_it_changes_by_hand_or_by_the_clock() -> None:
    counting = [Counting(80, quiet=False, brightness=90)]
    made = Rig(counting=lambda: counting[0])
    thread = threading.Thread(target=made.loop.run, args=(made.journal,))
    thread.start()
    try:
        assert made.loop.view().care == counting[0]
        counting[0] = Counting(10, quiet=True, brightness=20)  # the clock has struck; nobody tells the loop
        assert made.until(lambda view: view.care.quiet).care == counting[0]
        counting[0] = Counting(11)
        made.loop.look_up()
        made.until(lambda view: view.care.volume == 11)
        rev = made.loop.view().rev
        made.loop.look_up()  # nothing else counts: no new view
        made.go_round()
        assert made.loop.view().rev == rev
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)
