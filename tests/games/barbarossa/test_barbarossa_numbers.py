"""Numbers of the die through the referee: what none may change, end or take along when it is taken back."""

from __future__ import annotations

import queue
from collections.abc import Callable
from typing import Any, cast

import pytest

from companion.core.model.commands import DieRolled, Overrule, Undo
from companion.core.reducer.command_refusal import refusal, waits
from companion.core.reducer.undo import last_seat
from companion.daemon.desk.dice import DiceBox, SeatedDie
from companion.games.barbarossa.prompts import WHY
from companion.ports.dice import DieState
from companion.ports.table import TableForDevices, View
from tests.daemon.desk.dice_rig import FakeDieSource
from tests.games.barbarossa.players.games import begun, came, noted, playing, round_two
from tests.games.barbarossa.test_barbarossa_at_the_table import table
from tests.table import Table


def phases(at_the: Table) -> list[tuple[str, str, int]]:
    """What everybody is doing: phase, seat, steps."""
    return [(task.phase.value, task.seat, task.steps) for task in at_the.session.position.position.tasks]


def test_a_number_stays_as_it_is_while_somebody_curses() -> None:
    at_the = table(playing())
    at_the.die(2000, 4)
    at_the.give(3000, "curse:green", "green")
    for other in (DieRolled(4000, 5), Overrule(4000, "number", number=5)):
        assert refusal(at_the.session, other) == WHY["curse-first"]
        at_the.tell(other)
    assert [one.die for one in at_the.session.progress.rolls] == [4]
    assert phases(at_the) == [("move", "red", 4), ("curse", "green", 0)]
    for text, seat in (("demand:red:1", "green"), ("nth:1", "green"), ("tell:Z", "red")):
        at_the.give(5000, text, seat)
    at_the.tell(Overrule(6000, "number", number=5))
    assert phases(at_the) == [("move", "red", 5)]


@pytest.mark.parametrize("state", [came("riddle"), round_two(), came("dwarf")])
def test_br_10_to_14_a_die_that_was_only_knocked_ends_no_round_and_takes_no_letter(state: Any) -> None:
    at_the = table(state)
    before = at_the.session.position
    assert refusal(at_the.session, DieRolled(2000, 5)) is not None
    assert not waits(at_the.session, DieRolled(2000, 5))
    at_the.die(2000, 5)
    assert (at_the.session.position, at_the.session.progress.rolls) == (before, ())


def test_a_die_that_tells_by_itself_says_that_nobody_is_to_roll() -> None:
    class Still:
        """A table at which nothing happens."""

        def __init__(self) -> None:
            self.shown: queue.SimpleQueue[DieState] = queue.SimpleQueue()

        def view(self) -> View:
            return View(1, 2000, table(came("dwarf")).session)

        def watch(self, _look: Callable[[View], None]) -> Callable[[], None]:
            return lambda: None

        def show_dice(self, dice: tuple[DieState, ...]) -> None:
            self.shown.put(dice[0])

    desk, die = Still(), FakeDieSource("dots")
    box = DiceBox(cast("TableForDevices", desk), (SeatedDie(die),))
    box.start()
    die.shows(5)
    while (note := desk.shown.get(timeout=5).note) is None:
        pass
    box.close()
    assert note.text == "The die showed {number}, but nobody is to roll now."


def test_what_is_taken_back_after_a_roll_is_the_roll_alone() -> None:
    at_the = table(noted(begun()))
    for seat in ("red", "green", "yellow"):
        at_the.give(2000, "placed", seat)
    at_the.give(2100, "begins:red", "green")
    for at_ms in (3000, 5000):
        if at_ms > 4000:  # a letter that was told before the roll is no part of it
            for text, seat in (("curse:green", ""), ("demand:red:1", ""), ("nth:1", ""), ("tell:Z", "red")):
                at_the.give(at_ms, text, seat)
        before = at_the.session
        at_the.die(at_ms + 100, 4)
        assert last_seat(at_the.session) == "red"
        assert refusal(at_the.session, Undo(at_ms + 200, "green")) is not None
        at_the.undo(at_ms + 200, "red")
        assert (at_the.session.position, at_the.session.progress.history) == (
            before.position,
            before.progress.history,
        )
        assert at_the.entries[-1].kind == "unroll"
        assert at_the.session.progress.rolls[-1].back
    at_the.die(6000, 4)
    at_the.give(6100, "curse:yellow")
    at_the.undo(6200)
    assert (at_the.session.die, at_the.entries[-1].kind) == (4, "undo")
    at_the.undo(6300)
    assert at_the.session.die is None


def test_br_12_what_is_heard_anew_was_said_by_whom_it_was() -> None:
    at_the = table(came("riddle"))
    at_the.give(2000, "answer:yes", "yellow")
    at_the.give(2100, "answer:unclear", "yellow")
    at_the.tell(Overrule(3000, "input", number=1, move="answer:maybe"))
    told = [(deed.what, deed.seat, deed.value) for deed in at_the.session.progress.deeds]
    assert told == [("answered", "yellow", "maybe"), ("answered", "yellow", "unclear")]


def test_br_14_a_no_that_was_a_yes_lets_the_round_go_on_though_the_next_number_came() -> None:
    at_the = table(round_two())
    at_the.give(2000, "answer:no", "yellow")
    at_the.die(3000, 1)
    at_the.give(3100, "wizard:cave:2", "green")
    assert at_the.session.seat == "yellow"
    at_the.tell(Overrule(4000, "input", number=1, move="answer:yes"))
    assert phases(at_the) == [("round", "red", 0)]
