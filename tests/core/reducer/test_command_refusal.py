"""Why something that a person says cannot be used, and that the referee indeed leaves the game alone then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.corrections.overrule import NO_NUMBER
from companion.core.model.commands import (
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Given,
    Overrule,
    SeatChange,
    Undo,
)
from companion.core.model.inputs import Input
from companion.core.model.session import legal
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, Record, Stimulus
from companion.core.reducer import step
from companion.core.reducer.command_refusal import NOT_NOW, has_number, refusal, waits
from companion.games.labyrinth import GAME as LABYRINTH
from companion.games.malefiz import GAME
from tests.games_by_hand import scattered
from tests.plugin import lanterns
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
ASKS = {"turn": "red", "pieces": {"b3": "red", "d3": "barricade"}, "house": {"red": 4, "blue": 5}}


def fresh() -> Table:
    return Table(RED)


def rolled() -> Table:
    table = Table(RED)
    table.die(100, 2)
    return table


def lifted() -> Table:
    table = rolled()
    table.touch(1000, "-a1")
    table.until(2000)
    return table


def asking() -> Table:
    table = Table(ASKS)
    table.die(100, 2)
    table.touch(1000, "-b3", "-d3", "+b3", "+d3")
    table.until(3000)
    return table


def moved() -> Table:
    table = rolled()
    table.enter(1000, "a1-c1")
    return table


def over() -> Table:
    table = fresh()
    table.tell(EndGame(1000))
    return table


@pytest.mark.parametrize(
    ("table", "what", "why"),
    [
        (over, DieRolled(9000, 3), "The game is over. Start a new one."),
        (over, EndGame(9000), "The game is over. Start a new one."),
        (over, SeatChange(9000, "red", "handover", "Eva"), "The game is over. Start a new one."),
        (fresh, DieRolled(9000, 7), "The die shows one of these numbers: {numbers}."),
        (asking, DieRolled(9000, 3), "First answer the question, then roll."),
        (lifted, DieRolled(9000, 3), "A piece has been lifted already."),
        (fresh, Choose(9000, "none"), "Nothing is being asked right now."),
        (asking, Choose(9000, "b3-a2"), "That is not one of the answers."),
        (asking, Enter(9000, "b3-a2"), "First answer the question."),
        (fresh, Enter(9000, "a1-c1"), "Roll first, then move."),
        (rolled, Enter(9000, "a1-d1"), "That turn is not possible now."),
        (fresh, Done(9000), "Roll first, then move."),
        (fresh, Undo(9000), "There is nothing to take back."),
        (rolled, Undo(9000, "blue"), "Only the player whose turn it is"),
        (moved, Undo(9000, "blue"), "Only the player who moved last"),
        (moved, Undo(9000, "red", 2), "Something else has been said or played since"),
        (rolled, Undo(9000, None, 3), "Something else has been said or played since"),
        (fresh, SeatChange(9000, "yellow", "dark"), "Nobody plays this colour."),
        (fresh, SeatChange(9000, "blue", "leave"), "Two players must stay."),
    ],
)
def test_what_cannot_be_used_is_refused_with_its_reason_and_changes_nothing(
    table: Any, what: Stimulus, why: str
) -> None:
    session = table().session
    said = refusal(session, what)
    assert said is not None
    assert said.text.startswith(why)
    assert step.step(session, what) == (session, ())


@pytest.mark.parametrize(
    ("table", "what"),
    [
        (fresh, DieRolled(9000, 3)),
        (rolled, DieRolled(9000, 3)),
        (asking, Choose(9000, "none")),
        (asking, Choose(9000, "b3*d3>b3")),
        (rolled, Enter(9000, "a1-c1")),
        (rolled, Done(9000)),
        (rolled, Undo(9000, "red")),
        (moved, Undo(9000, "red")),
        (moved, Undo(9000)),
        (moved, Undo(9000, "red", 3)),
        (fresh, SeatChange(9000, "blue", "handover", "Eva")),
        (fresh, EndGame(9000)),
    ],
)
def test_what_can_be_used_is_not_refused_and_is_recorded(table: Any, what: Stimulus) -> None:
    session = table().session
    assert refusal(session, what) is None
    _, effects = step.step(session, what)
    assert any(isinstance(effect, Record) for effect in effects)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_whatever_is_refused_changes_nothing(seed: int) -> None:
    rng, table, refused = Random(seed), Table(scattered(seed)), 0
    for at_ms in range(1000, 120_000, 1000):
        session = table.session
        legal = GAME.legal(session.position, session.die or rng.randint(1, 6)) or ["pass"]
        what: Stimulus = rng.choice(
            (
                DieRolled(at_ms, rng.randint(0, 7)),
                Enter(at_ms, rng.choice(legal)),
                Choose(at_ms, rng.choice(("none", *legal))),
                Done(at_ms),
                Undo(at_ms, rng.choice((None, "red", "blue"))),
                SeatChange(at_ms, rng.choice(("red", "blue")), rng.choice(("leave", "dark"))),
            )
        )
        if refusal(session, what) is not None:
            refused += 1
            assert step.step(session, what) == (session, ())
        table.tell(what)
    assert refused


def test_what_is_said_is_never_entered_as_a_turn_of_hands() -> None:
    position = LABYRINTH.setup("small", ("red", "yellow"), LABYRINTH.deal("small", {}, "00" * 16))
    session, _ = step.new_game(LABYRINTH, Settings(), position, {}, 0)
    target = session.situation.awaited[0]
    session, _ = step.step(session, BoardFound(0, session.pictures.expected))
    session, _ = step.step(session, Given(100, Input(target.word, target.values[0]), how="drawn"))
    assert {"call:blue", "pull:a1-a2", "stop"} <= set(legal(session))
    assert refusal(session, Enter(200, "pull:a1-a2")) is None
    for said in ("call:blue", "stop"):
        told = refusal(session, Enter(200, said))
        assert told is not None
        assert told.text.startswith("That turn is not possible now.")


def test_in_a_game_without_a_die_no_number_can_be_said() -> None:
    table = Table(lanterns.GAME.setup("path", lanterns.SEATS), game=lanterns.GAME)
    for stimulus, why in ((DieRolled(0, 3), NOT_NOW), (Overrule(0, "number", 3), NO_NUMBER)):
        assert refusal(table.session, stimulus) == why


def test_the_die_is_waited_for_before_a_number_and_once_its_turn_rests_on_the_board() -> None:
    table = fresh()
    roll = DieRolled(5000, 3)
    assert (has_number(table.session), waits(table.session, roll)) == (False, True)
    table.die(100, 2)
    assert (has_number(table.session), waits(table.session, roll)) == (True, False)
    table.touch(1000, "-a1", "+c1")
    table.until(1200)
    assert (has_number(table.session), waits(table.session, roll)) == (False, True)
