"""Dice that tell their number, before the real loop: what counts, what is politely ignored, what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from companion.core.model.commands import DieRolled, EndGame, Enter, Pause
from companion.daemon.desk import dice
from companion.daemon.desk.dice import DiceBox, SeatedDie
from companion.daemon.wiring.dice import AbsentDie
from companion.ports.dice import DieCharge, DieEvent, DieSource, DieState, DieUp
from companion.ports.table import View
from tests.daemon.desk.dice_rig import FakeDieSource
from tests.daemon.loop.loop_rig import Rig, begun, rig


@dataclass
class Box:
    """A running box with two dice, the second blue's own."""

    made: Rig
    die: FakeDieSource
    blue: FakeDieSource

    def state(self, of: Callable[[DieState], bool]) -> DieState:
        """The first die's state, once it is so."""
        view = self.made.until(lambda view: bool(view.dice) and of(view.dice[0]))
        return view.dice[0]

    def note(self, words: str) -> None:
        """The first die has this to say."""
        self.until(lambda view: words in _note(view.dice[0]))

    def until(self, wanted: Callable[[View], bool]) -> View:
        return self.made.until(lambda view: bool(view.dice) and wanted(view))

    def number(self, die: int) -> View:
        return self.until(lambda view: view.session is not None and view.session.die == die)


def _note(state: DieState) -> str:
    return "" if state.note is None else state.note.text.format(**state.note.args)


@contextmanager
def _box() -> Iterator[Box]:
    with rig() as made:
        begun(made)
        die, blue = FakeDieSource("dots"), FakeDieSource("sky")
        box = DiceBox(made.loop, (SeatedDie(die), SeatedDie(blue, ("blue",))))
        box.start()
        yield Box(made, die, blue)
        box.close()
        assert (die.closed, blue.closed) == (1, 1)


def test_a_die_that_was_rolled_tells_its_number() -> None:
    with _box() as box:
        box.die.shows(4)
        view = box.number(4)
        assert view.session is not None
        last = view.session.progress.rolls[-1]
        assert (last.how, last.secret) == ("told", "")
        assert box.made.loop.view().dice[0].note is None


def test_what_the_dice_are_is_shown() -> None:
    with _box() as box:
        first = box.made.until(lambda view: len(view.dice) == 2)
        assert first.dice[0] in (DieState("dots"), DieState("dots", up=True, why=""))
        assert first.dice[1].seats == ("blue",)
        box.state(lambda die: die.up)
        box.die.tells(DieCharge("dots", 7, 40))
        box.state(lambda die: die.battery == 40)
        box.die.away()
        assert box.state(lambda die: not die.up and die.why == "lost").battery == 40


def test_a_roll_while_a_number_waits_is_no_roll() -> None:
    with _box() as box:
        box.made.loop.execute(DieRolled(0, 4))
        box.die.shows(6)
        box.note("The die showed 6, but nobody is to roll now.")
        session = box.made.loop.view().session
        assert session is not None
        assert session.die == 4


def test_the_note_goes_once_the_game_has_gone_on() -> None:
    with _box() as box:
        box.made.loop.execute(DieRolled(0, 4))
        box.die.shows(6)
        box.note("showed 6")
        box.made.views.clear()
        box.made.loop.execute(Enter(0, "house-f1"))
        box.until(lambda view: view.dice[0].note is None)


def test_a_die_of_one_seat_does_not_roll_for_another() -> None:
    with _box() as box:
        box.blue.shows(5)
        words = "The die showed 5, but it is the turn of"
        box.until(lambda view: words in _note(view.dice[1]))
        session = box.made.loop.view().session
        assert session is not None
        assert session.die is None
        box.made.loop.execute(DieRolled(0, 4))
        box.made.loop.execute(Enter(0, "house-f1"))
        box.blue.shows(2)
        box.number(2)


@pytest.mark.parametrize(("how", "words"), [("tilted", "leans on something"), ("gentle", "hardly rolled")])
def test_a_bad_roll_is_told_where_one_is_waited_for_and_else_let_be(how: str, words: str) -> None:
    with _box() as box:
        box.die.shows(3, how)
        box.note(words)
        box.die.shows(3)
        box.number(3)
        box.made.views.clear()
        box.die.shows(2, how)
        box.die.tells(DieCharge("dots", 7, 12))
        assert box.state(lambda die: die.battery == 12).note is None


def test_without_a_game_or_after_it_nobody_is_to_roll() -> None:
    with _box() as box:
        box.made.loop.execute(EndGame(0))
        box.die.shows(1)
        box.note("nobody is to roll now")


def test_what_the_referee_refuses_is_told_with_its_reason() -> None:
    with _box() as box:
        box.made.loop.execute(Pause(0, on=True, by="page"))
        box.die.shows(1)
        box.note("The die showed 1, but that did not count.")


def test_a_bug_in_one_roll_does_not_silence_the_next(caplog: pytest.LogCaptureFixture) -> None:
    with _box() as box:
        box.die.tells(DieCharge("nobody", 7, 1))
        box.die.shows(4)
        box.number(4)
    assert "dice has failed" in caplog.text


def test_a_roll_that_fails_is_told_at_the_die_and_once_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a bug")

    with _box() as box:
        with monkeypatch.context() as patch:
            patch.setattr(dice, "waits", broken)
            for _ in range(3):
                box.die.shows(4)
            box.note("Please enter the number on the page.")
        box.die.shows(4)
        box.number(4)
    assert caplog.text.count("dice has failed") == 1


@pytest.mark.parametrize(
    "source", [FakeDieSource("dots"), AbsentDie("dots", lambda: 7, "no library")], ids=["fake", "absent"]
)
def test_every_source_tells_how_it_is_and_may_be_closed_twice(source: DieSource) -> None:
    told: list[DieEvent] = []
    source.start(told.append)
    assert [type(event).__name__ for event in told] in (["DieUp"], ["DieAway"])
    assert told[0].die == source.die
    assert isinstance(told[0], DieUp) or told[0].why.startswith("not-here: ")  # type: ignore[union-attr]
    source.close()
    source.close()
