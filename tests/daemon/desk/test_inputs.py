"""Devices that say inputs, before a table: what counts, what is politely refused, what shines."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.model.commands import Given, Pause
from companion.core.model.errors import PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Stimulus
from companion.core.reducer import step
from companion.core.reducer.command_refusal import refusal
from companion.core.timed_play import Play
from companion.daemon.desk import inputs
from companion.daemon.desk.inputs import LATE_MS, InputBox, wanted
from companion.games.labyrinth import GAME
from companion.ports.commands import Command, CommandRefused
from companion.ports.dice import DieState
from companion.ports.hosts import HostDoor
from companion.ports.inputs import InputState
from companion.ports.table import View
from tests.daemon.desk.input_rig import FakeInputSource
from tests.daemon.loop.loop_rig import FakeClock

PATIENCE_S = 30.0
COLOURS = frozenset({"red", "yellow", "green", "blue"})


class FakeDesk:
    """The referee of a small labyrinth behind the door; its first symbol is drawn, so red is to call."""

    def __init__(self) -> None:
        position = GAME.setup("small", ("red", "blue"))
        session, _ = step.new_game(GAME, Settings(), position, {}, 0)
        self.play = Play(session)
        self.play, _ = plays.found(self.play, 0, session.pictures.expected)
        (reveal,) = GAME.expects(position)
        self.tell(Given(1000, Input(reveal.word, reveal.values[0])))
        self.rev = 1
        self.asked: queue.SimpleQueue[Command] = queue.SimpleQueue()
        self.listeners: list[Callable[[View], None]] = []
        self.sources: tuple[InputState, ...] = ()
        self.shown = threading.Condition()
        self.empty = False
        self.fails: Exception | None = None

    def tell(self, stimulus: Stimulus) -> None:
        self.play, _ = plays.stimulus(self.play, stimulus)

    @property
    def session(self) -> Session:
        return self.play.session

    def view(self) -> View:
        return View(self.rev, 0, None if self.empty else self.session, game_id=None if self.empty else 1)

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def execute(self, command: Command) -> View:
        self.asked.put(command)
        if self.fails:
            raise self.fails
        assert isinstance(command, Given | Pause)
        stimulus = replace(command, at_ms=1000 * (self.rev + 1))
        if (why := refusal(self.session, stimulus)) is not None:
            raise CommandRefused(why)
        self.tell(stimulus)
        self.publish()
        return self.view()

    def publish(self) -> None:
        self.rev += 1
        for listener in self.listeners:
            listener(self.view())

    @property
    def hosts(self) -> HostDoor:
        raise AssertionError

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        raise AssertionError(dice)

    def show_hall(self, _change: Any) -> None:
        raise AssertionError

    def show_panel(self, why: str) -> None:
        raise AssertionError(why)

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        with self.shown:
            self.sources = sources
            self.shown.notify_all()


class Rig:
    """A box with four buttons and a dock."""

    def __init__(self) -> None:
        self.desk, self.clock = FakeDesk(), FakeClock()
        self.buttons = FakeInputSource("colours", "call", self.clock)
        self.dock = FakeInputSource("dock", "read", self.clock)
        self.refused: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.box = InputBox(
            self.desk, (self.buttons, self.dock), self.clock, lambda: self.refused.put("refused")
        )

    def asked(self) -> Any:
        return self.desk.asked.get(timeout=PATIENCE_S)

    def note(self, number: int, words: str) -> None:
        """The device of this number comes to say this; empty: nothing."""

        def said() -> bool:
            note = self.desk.sources[number].note
            return words in note.text if note and words else (note is None) == (not words)

        with self.desk.shown:
            assert self.desk.shown.wait_for(said, PATIENCE_S), self.desk.sources

    def up(self, number: int, up: bool) -> InputState:
        with self.desk.shown:
            assert self.desk.shown.wait_for(lambda: self.desk.sources[number].up == up, PATIENCE_S)
            return self.desk.sources[number]


def last(source: FakeInputSource) -> frozenset[str]:
    """What it was told last that may come."""
    values = source.wants.get(timeout=PATIENCE_S)
    while not source.wants.empty():
        values = source.wants.get()
    return values


@contextmanager
def _rig() -> Iterator[Rig]:
    made = Rig()
    made.box.start()
    try:
        yield made
    finally:
        made.box.close()
    assert (made.buttons.closed, made.dock.closed) == (1, 1)
    assert made.desk.listeners == []


def test_a_button_says_the_call_and_the_lights_follow_the_turn() -> None:
    with _rig() as rig:
        assert last(rig.buttons) == COLOURS
        assert last(rig.dock) == frozenset()
        rig.buttons.says("green")
        assert rig.asked() == Given(0, Input("call", "green"))
        assert last(rig.buttons) == frozenset()
        assert rig.desk.session.game.expects(rig.desk.session.position)[0].word == "pull"
        rig.note(0, "")
        assert rig.refused.empty()


def test_what_nobody_waits_for_is_told_and_heard_and_the_note_goes_with_the_game() -> None:
    with _rig() as rig:
        rig.dock.says("red")
        assert rig.asked() == Given(0, Input("read", "red"))
        rig.note(1, "That does not fit now. Please choose one of those shown.")
        assert rig.refused.get(timeout=PATIENCE_S) == "refused"
        rig.buttons.says("red")
        rig.note(1, "")


def test_the_same_button_pressed_twice_calls_once() -> None:
    with _rig() as rig:
        rig.buttons.says("red")
        rig.buttons.says("red")
        assert rig.refused.get(timeout=PATIENCE_S) == "refused"
        position = rig.desk.session.position
        assert position == GAME.load({"game": "labyrinth", **GAME.dump(position)})
        assert rig.desk.session.game.expects(position)[0].word == "pull"


def test_what_came_too_late_is_not_asked() -> None:
    with _rig() as rig:
        rig.buttons.says("red", ago_ms=LATE_MS + 1)
        assert rig.refused.get(timeout=PATIENCE_S) == "refused"
        assert rig.desk.asked.empty()


def test_without_a_game_nothing_shines_and_a_press_is_refused() -> None:
    with _rig() as rig:
        rig.desk.empty = True
        rig.desk.publish()
        assert last(rig.buttons) == frozenset()
        rig.buttons.says("red")
        assert rig.refused.get(timeout=PATIENCE_S) == "refused"
        assert rig.desk.asked.empty()


def test_in_a_pause_nothing_shines_and_nothing_sounds() -> None:
    with _rig() as rig:
        rig.desk.execute(Pause(0, on=True, by="page"))
        assert last(rig.buttons) == frozenset()
        rig.asked()
        rig.buttons.says("red")
        rig.asked()
        rig.buttons.away("busy-pin: x")
        rig.up(0, False)
        assert rig.refused.empty()
        assert rig.desk.sources[0].note is None


@pytest.mark.parametrize(
    ("why", "words"), [("unsure", "I cannot tell this for sure"), ("before", "This lay here")]
)
def test_a_dock_that_is_not_sure_asks_people(why: str, words: str) -> None:
    with _rig() as rig:
        rig.dock.unsure(why)
        rig.note(1, words)
        assert rig.desk.asked.empty()


def test_losses_are_shown_and_healed() -> None:
    with _rig() as rig:
        assert rig.up(1, True).why == ""
        rig.dock.away("no-sensor: look at the wires")
        assert rig.up(1, False).why == "no-sensor: look at the wires"
        rig.dock.start(rig.box._told.put)
        rig.up(1, True)


@pytest.mark.parametrize("fails", [TimeoutError(), TypeError("a bug")])
def test_a_table_that_does_not_answer_silences_no_device(fails: Exception) -> None:
    with _rig() as rig:
        rig.desk.fails = fails
        rig.buttons.says("red")
        rig.asked()
        rig.note(0, "did not answer" if isinstance(fails, TimeoutError) else "Something went wrong")
        rig.desk.fails = None
        rig.buttons.says("red")
        assert rig.asked() == Given(0, Input("call", "red"))


def test_only_what_people_may_say_and_what_is_no_foul_is_wanted() -> None:
    session = FakeDesk().session
    assert set(wanted(session, "call")) == COLOURS
    assert wanted(session, "pull") == ()
    assert wanted(session, "read") == ()
    assert wanted(None, "call") == ()
    assert wanted(replace(session, turn=replace(session.turn, arranging=True)), "call") == ()


def test_a_game_that_fails_leaves_all_dark_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise PluginError("labyrinth", "a bug")

    monkeypatch.setattr(inputs, "wanted", fails)
    with _rig() as rig:
        assert last(rig.buttons) == frozenset()
        rig.buttons.says("red")
        assert rig.asked() == Given(0, Input("call", "red"))
