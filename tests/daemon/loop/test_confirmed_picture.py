"""Nothing is decided on a picture that may be out of date (docs/adr/0006-proven-pictures.md)."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from companion.core.model.commands import Agree, DieRolled, Done, Enter, Overrule, TakeBack, Undo
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Heard, LinkLost, LinkUp, SensorFrame
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.ports.commands import Command, CommandRefused, RollForMe
from companion.ports.table import View
from tests.daemon.loop.loop_rig import BOARD, LINES, PATIENCE_S, TWO, FakeClock, FakeJournal, Rig, begun, rig
from tests.daemon.loop.test_devices import FakeLink, FakeMap

REST_MS = Settings().rest_legal_ms
GONE = "unplugged: gone"
START = BOARD.names(GAME.picture(GAME.setup("classic", ("red", "blue"))))


class Table:
    """A game in which red has rolled a 1; its device proves nothing of itself."""

    def __init__(self, made: Rig) -> None:
        self.made = made
        begun(made)
        made.loop.execute(DieRolled(0, 1))
        made.link.proves = None

    def pass_ms(self, ms: int) -> None:
        """Time passes, no device says anything; the loop goes round."""
        self.made.clock.now_ms += ms
        self.made.loop.on_durable(0)
        self.rounds()

    def rounds(self) -> None:
        """Until the loop has done all it was given so far.

        The first question may be answered before its round has advanced the game, the second only after it.
        """
        for _ in range(2):
            with pytest.raises(CommandRefused):
                self.made.loop.execute(Enter(0, "nowhere"))

    def land(self) -> int:
        """Red's pawn goes from its house to c1; when that was."""
        self.made.magnets("red:5")
        self.pass_ms(100)
        self.made.magnets("c1")
        at_ms = self.made.clock()
        self.pass_ms(40)
        assert self.session.observation.kind == "complete"
        return at_ms

    def prove(self, at_ms: int | None = None) -> None:
        self.made.loop.emit(Heard("table", self.made.clock() if at_ms is None else at_ms))
        self.rounds()

    def lose(self) -> None:
        self.made.loop.emit(LinkLost("table", self.made.clock(), GONE))
        self.rounds()

    @property
    def session(self) -> Session:
        session = self.made.loop.view().session
        assert session is not None
        return session

    @property
    def moves(self) -> list[str]:
        return [past.move for past in self.session.progress.history]


@pytest.fixture
def table() -> Iterator[Table]:
    with rig() as made:
        yield Table(made)


def test_a_turn_that_has_rested_waits_for_proof_and_counts_from_when_it_had_rested(table: Table) -> None:
    landed_ms = table.land()
    table.pass_ms(REST_MS)
    assert table.moves == []
    assert table.made.link.confirms == 1
    table.prove()
    assert table.moves == ["house-c1"]
    assert table.session.progress.history[0].at_ms == landed_ms + REST_MS


def test_the_device_is_not_asked_before_something_is_to_be_decided(table: Table) -> None:
    table.land()
    table.pass_ms(REST_MS - 41)
    assert table.made.link.confirms == 0


def test_proof_of_an_earlier_moment_is_not_enough_and_is_asked_for_again(table: Table) -> None:
    landed_ms = table.land()
    table.pass_ms(REST_MS)
    table.prove(landed_ms + REST_MS - 1)
    assert table.moves == []
    assert table.made.link.confirms == 2
    table.prove()
    assert table.moves == ["house-c1"]


def test_a_report_is_proof_as_well(table: Table) -> None:
    table.land()
    table.pass_ms(REST_MS)
    table.made.magnets()
    table.rounds()
    assert table.moves == ["house-c1"]


def test_a_late_report_of_an_earlier_lift_comes_before_the_decision(table: Table) -> None:
    landed_ms = table.land()
    table.pass_ms(REST_MS)
    table.made.bits ^= 1 << LINES["c1"]
    table.made.loop.emit(SensorFrame("table", 2, landed_ms + 200, table.made.bits))
    table.pass_ms(REST_MS)
    table.prove()
    assert table.moves == []
    assert table.session.observation.kind == "in-hand"


def test_a_lift_after_the_rest_does_not_take_the_turn_back(table: Table) -> None:
    landed_ms = table.land()
    table.pass_ms(REST_MS + 60)
    table.made.bits ^= 1 << LINES["c1"]
    table.made.loop.emit(SensorFrame("table", 2, landed_ms + REST_MS + 5, table.made.bits))
    table.rounds()
    assert table.moves == ["house-c1"]


@pytest.mark.parametrize("after_ms", range(0, 1000, 90))
def test_a_cable_pulled_at_any_moment_of_a_turn_decides_nothing(table: Table, after_ms: int) -> None:
    table.land()
    table.pass_ms(after_ms)
    table.lose()
    for _ in range(5):
        table.pass_ms(1000)
    assert table.moves == []
    assert table.session.observation.kind == "settled"
    # The pawn was taken back meanwhile: the board is as it was.
    table.made.plug(*START)
    table.pass_ms(REST_MS * 2)
    table.prove()
    assert (table.moves, table.session.phase) == ([], "move")


@pytest.mark.parametrize("after_ms", [0, 300, 900])
def test_when_the_cable_is_in_again_the_board_is_compared_and_the_turn_goes_on(
    table: Table, after_ms: int
) -> None:
    table.land()
    table.pass_ms(after_ms)
    table.lose()
    table.pass_ms(3000)
    table.made.plug(*(set(START) - {"red:5"} | {"c1"}))
    table.pass_ms(40)
    assert table.session.observation.kind == "complete"
    table.pass_ms(REST_MS)
    assert table.moves == []
    table.prove()
    assert table.moves == ["house-c1"]


@pytest.mark.parametrize("silent_ms", [600, 1200, 1999])
def test_a_device_that_falls_silent_decides_nothing_until_its_loss_is_noticed_nor_after(
    table: Table, silent_ms: int
) -> None:
    table.land()
    table.pass_ms(silent_ms)
    table.lose()
    table.pass_ms(10_000)
    assert table.moves == []


def test_what_was_half_bouncing_when_the_cable_was_pulled_is_forgotten(table: Table) -> None:
    table.made.magnets("red:5")
    table.lose()
    table.pass_ms(5000)
    assert table.session.observation.kind == "settled"
    assert table.moves == []


def test_out_of_sight_turns_can_be_entered_and_taken_back(table: Table) -> None:
    table.land()
    table.lose()
    table.made.loop.execute(Enter(0, "house-c1"))
    assert table.moves == ["house-c1"]
    table.made.loop.execute(Undo(0))
    assert table.moves == []


def test_a_loop_that_waits_for_proof_does_not_spin() -> None:
    made, rounds = Rig(), threading.Semaphore(0)
    thread = threading.Thread(
        target=lambda: made.loop.run(made.journal, lambda _: rounds.release())  # type: ignore[arg-type]  # a fake
    )
    thread.start()
    try:
        table = Table(made)
        table.land()
        table.pass_ms(REST_MS)
        while rounds.acquire(blocking=False):
            pass
        until, count = time.monotonic() + 0.2, 0
        while count < 100 and rounds.acquire(timeout=max(0, until - time.monotonic())):
            count += 1
        assert count < 10  # it goes round once a second
    finally:
        made.loop.stop()
        thread.join(PATIENCE_S)


# --- what people say meanwhile ---------------------------------------------------------------


def ask(table: Table, phone: ThreadPoolExecutor, command: Command) -> Future[View]:
    asked = phone.submit(table.made.loop.execute, command)
    until = time.monotonic() + PATIENCE_S
    while not table.made.link.confirms and time.monotonic() < until:
        pass
    table.rounds()
    return asked


def test_the_next_number_ends_the_turn_once_the_picture_is_proven(table: Table) -> None:
    table.land()
    with ThreadPoolExecutor(1) as phone:
        asked = ask(table, phone, DieRolled(0, 5))
        assert not asked.done()
        table.prove()
        asked.result(PATIENCE_S)
    assert table.moves == ["house-c1"]
    assert (table.session.seat, table.session.die) == ("blue", 5)


@pytest.mark.parametrize(
    "command",
    [DieRolled(0, 5), RollForMe(), Done(0), TakeBack(0, 1), Overrule(0, "accept"), Agree(0)],
    ids=["told", "rolled", "done", "taken back", "accepted", "agreed"],
)
def test_a_word_that_would_decide_on_a_board_just_lost_is_refused(table: Table, command: Command) -> None:
    table.land()
    with ThreadPoolExecutor(1) as phone:
        asked = ask(table, phone, command)
        table.lose()
        with pytest.raises(CommandRefused, match="stopped answering"):
            asked.result(PATIENCE_S)
    assert (table.moves, table.session.seat, table.session.die) == ([], "red", 1)


@pytest.mark.parametrize("then", ["proven", "lost"])
def test_a_word_that_nobody_waits_for_any_more_is_not_carried_out(
    table: Table, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    table.land()
    with monkeypatch.context() as patch:
        patch.setattr("companion.daemon.loop.loop.ANSWER_S", 0.05)
        with pytest.raises(TimeoutError):
            table.made.loop.execute(DieRolled(0, 5))
    if then == "proven":
        table.prove()
    else:
        table.lose()
    assert table.session.die == 1
    assert table.moves == []


def test_a_word_in_the_very_ms_of_a_report_waits_for_no_other(table: Table) -> None:
    table.land()
    table.made.magnets()  # the same levels once more, now: nothing is left to ask a device for
    table.made.loop.execute(DieRolled(0, 5))
    assert (table.session.seat, table.session.die) == ("blue", 5)


def test_a_number_while_nothing_was_touched_waits_for_nothing(table: Table) -> None:
    table.made.loop.execute(DieRolled(0, 2))
    assert (table.session.die, table.made.link.confirms) == (2, 0)


# --- several devices -------------------------------------------------------------------------


def test_all_devices_under_the_board_must_prove_and_only_those_that_have_not_are_asked_again() -> None:
    clock, links = FakeClock(), [FakeLink("west"), FakeLink("east")]
    half = len(BOARD.spots) // 2
    parts = [BOARD.spots[:half], BOARD.spots[half:]]
    maps = [FakeMap("malefiz-classic", {spot: i for i, spot in enumerate(part)}, lit={}) for part in parts]
    devices = Devices([Wired(link, spots) for link, spots in zip(links, maps, strict=True)])
    loop = Loop({"malefiz": GAME}, devices, clock, Settings())
    thread = threading.Thread(target=loop.run, args=(FakeJournal(loop),))
    thread.start()

    def report(*spots: str) -> None:
        for link, part in zip(links, maps, strict=True):
            bits = sum(1 << line for spot, line in part.line_of.items() if spot in spots)
            loop.emit(SensorFrame(link.device, 1, clock(), bits))

    def moves() -> list[str]:
        with pytest.raises(CommandRefused):
            loop.execute(Enter(0, "nowhere"))
        session = loop.view().session
        assert session is not None
        return [past.move for past in session.progress.history]

    for link in links:
        loop.emit(LinkUp(link.device, clock(), "1.0", 80, 80))
    report(*START)
    loop.execute(TWO)
    loop.execute(DieRolled(0, 1))
    report(*(set(START) - {"red:5"}))
    clock.now_ms += 100
    report(*(set(START) - {"red:5"} | {"c1"}))
    clock.now_ms += 100
    loop.on_durable(0)
    moves()
    clock.now_ms += REST_MS
    loop.on_durable(0)
    assert moves() == []
    loop.emit(Heard("west", clock()))
    assert moves() == []
    assert [link.confirms for link in links] == [1, 2]
    loop.emit(Heard("east", clock()))
    assert moves() == ["house-c1"]
    loop.stop()
    thread.join(PATIENCE_S)
