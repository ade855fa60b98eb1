"""Barbarossa played at random to its end: what always holds (BR-26)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from companion.core.model.inputs import Input, Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.notation import check
from companion.games.barbarossa.state import Phase, Position
from companion.games.plugin_proxy import proxied
from tests.games.barbarossa.players.games import FOUR, THREE, after, came, playing, round_two
from tests.games.barbarossa.players.player import anything, by_hand, played, sensible, some_options


def test_it_can_be_plugged_in() -> None:
    assert proxied("barbarossa", GAME).name == "barbarossa"


def invariants(before: Position, then: Position) -> None:
    """BR-26, and what never goes back."""
    assert check(then) is then
    assert sum(len(each.solvers) for each in then.riddles) == then.spears <= 13
    assert 0 <= then.spears - before.spears <= 1
    for each in then.riddles:
        assert len(set(each.solvers)) == len(each.solvers) <= 2
        assert each.owner not in each.solvers
    assert all(0 <= stones <= 13 for stones in then.elves)
    assert all(b - a in (0, 1) for a, b in zip(then.curses, before.curses, strict=True))
    assert sum(before.curses) - sum(then.curses) <= 1
    assert bool(then.winners) == (then.phase is Phase.OVER)
    assert then.winners or max(then.hats) < then.board.steps
    assert then.winners or then.spears < 13


@pytest.mark.slow
@pytest.mark.parametrize(
    ("choose", "seed"),
    [(anything, 0), (anything, 3), (anything, 4), *((sensible, seed) for seed in range(3))],
)
def test_br_26_random_games_end_and_keep_what_always_holds(seed: int, choose: Any) -> None:
    chance = random.Random(seed)
    state = GAME.setup("classic", (THREE, FOUR)[seed % 2], some_options(chance))
    for before, (_seat, _given, taken) in played(state, chance, lambda *_: "a", choose):
        state = taken.position
        invariants(before.position, state.position)
        again = GAME.load(json.loads(json.dumps(GAME.dump(state))))
        assert (again, hash(again)) == (state, hash(state))
        if before.position.seat != state.position.seat and before.position.phase not in ("begin", "words"):
            assert taken.ends
    assert state.position.winners
    assert max(GAME.standing(state).values()) <= 1


@pytest.mark.parametrize("seed", range(3))
def test_everything_awaited_is_taken_by_each_who_may_give_it(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.setup("classic", (THREE, FOUR)[seed % 2], some_options(chance))
    for number, (before, _step) in enumerate(played(state, chance, lambda *_: "a", sensible)):
        every = [(one, str(given)) for one in GAME.expects(before) for given in one.inputs()]
        assert len({(one.seats, text) for one, text in every}) == len(every)
        if number % 7:
            continue
        for one in GAME.expects(before):
            assert list(one.values) == sorted(one.values) or one.word in ("answer", "verdict")
            for given in one.inputs():
                for seat in ("", *one.seats) if one.word != "curse" else ("", given.value):
                    assert isinstance(GAME.hear(before, given, seat), Taken), (given, seat)
            for seat in set(before.position.seats) - set(one.seats):
                mine = [each.word for each in GAME.expects(before) if seat in each.seats]
                if one.word not in mine and one.word != "curse":
                    assert not isinstance(GAME.hear(before, one.inputs()[0], seat), Taken), (one, seat)


@pytest.mark.parametrize("seed", range(3))
def test_without_sensors_no_hands_are_ever_waited_for(seed: int) -> None:
    chance = random.Random(seed)
    options = {"free_words": True}
    for before, _step in played(GAME.setup("classic", THREE, options), chance, lambda *_: "a", sensible):
        assert not any(by_hand(one) for one in GAME.expects(before))
        assert not GAME.footprints(before)
        assert GAME.picture(before) == 0
        assert GAME.beside(before) == ()


@pytest.mark.parametrize("seed", range(4))
def test_players_may_leave_at_any_time_and_the_rest_play_to_the_end(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.setup("classic", FOUR, {**some_options(chance), "steps": 99})
    leaving = sorted(chance.sample(range(300), 2))
    for number in range(6000):
        if not GAME.expects(state):
            break
        if number in leaving:
            gone = chance.choice(state.position.seats)
            state = GAME.leave(state, gone)
            assert gone not in state.position.seats
            assert GAME.load(GAME.dump(state)) == state
            check(state.position)
            continue
        seat, given = sensible(state, chance, lambda *_: "a")
        taken = GAME.hear(state, given, seat)
        assert isinstance(taken, Taken), (given, taken)
        state = taken.position
    assert state.position.winners
    assert len(state.position.seats) == 2


@pytest.mark.parametrize("phase", ["answer", "tell", "verdict", "curse-tell"])
def test_what_was_asked_of_somebody_who_leaves_begins_again(phase: str) -> None:
    states = {
        "answer": (after(came("riddle", FOUR), "ask:green:1"), Phase.ROUND),
        "tell": (after(came("dwarf", FOUR), "demand:green:1", "nth:1"), Phase.DWARF),
        "verdict": (after(round_two(FOUR), "attempt:green:1", "guess:x"), Phase.ROUND),
        "curse-tell": (after(playing(FOUR), "curse:red", "demand:green:1", "nth:2"), Phase.CURSE),
    }
    state, then = states[phase]
    left = GAME.leave(state, "green")
    assert left.position.phase is then
    assert left.position.now.riddle == ""
    assert "green:1" not in {value for one in GAME.expects(left) for value in one.values}
    assert GAME.load(GAME.dump(left)) == left


def test_the_turn_of_whoever_leaves_is_over_but_a_curse_of_others_goes_on() -> None:
    left = GAME.leave(after(came("riddle", FOUR), "curse:blue"), "red")
    assert (left.position.seat, left.position.now.seat) == ("green", "blue")
    assert left.position.tasks[0].phase is Phase.TURN
    again = GAME.leave(after(came("riddle", FOUR), "curse:blue", "curse:green"), "blue")
    assert (again.position.seat, again.position.now.seat) == ("red", "green")


def test_inputs_of_no_word_are_refused_without_repeating_them() -> None:
    state = GAME.setup("classic", THREE)
    answer = GAME.hear(state, Input("wrod", "Zahn"), "red")
    assert not isinstance(answer, Taken)
    assert "Zahn" not in repr(answer)
