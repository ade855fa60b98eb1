"""Small labyrinth positions that cannot be: each is refused with what would be right, and no other is."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import fields

from companion.core.model.errors import PositionError
from companion.filters import legal
from companion.games.labyrinth import GAME
from companion.games.labyrinth.small.notation import dump, load
from companion.games.labyrinth.small.position import HouseRules, Position
from companion.games.labyrinth.small.position_check import check
from companion.games.labyrinth.small.table_changes import accept_moved, leave
from tests.games.labyrinth.labyrinth_walk import inputs, told
from tests.games.labyrinth.small_labyrinths import TWO, fresh, heard, opened, stand, values

ARROWS = ["b1", "c1", "d2", "d3", "c4", "b4", "a3", "a2", "b2", "c2", "c3", "b3"]
BESIDE = {"red": "a2", "green": "b2", "yellow": "d4"}
PULLED = {"empty": ["a1-b1"], "pulled": ["red"]}
WON = {"target": None, "markers": ["b4", "c1", "c2", "c3", "c4", "d2", "d3"], "phase": "over"}


def chips(*names: str) -> dict[str, Any]:
    """Red has these, and the deck has them no more; the target is d3."""
    left = [name for name in sorted(ARROWS) if name not in (*names, "d3")]
    return {"chips": {"red": list(names)}, "markers": left, "target": ["d3", "d3"]}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"corners": {"red": "b2", "yellow": "d4"}}, "corners has b2, must be among a1, a4, d1, d4"),
        ({"corners": {"red": "d4", "yellow": "d4"}}, "two figures began on one corner"),
        ({"empty": ["a1-b1", "a1-b1"], "pulled": ["red"]}, "empty: a1-b1 stands there twice"),
        ({"empty": ["a1-b1"]}, "1 empty slots for 0 pulled walls"),
        ({"pulled": ["red"]}, "0 empty slots for 1 pulled walls"),
        ({**PULLED, "pulled": ["pink"]}, "pulled has 'pink', must be among red, yellow, green, blue"),
        ({**PULLED, "pulled": [None]}, "an earlier wall has no colour"),
        ({"empty": ["c2-c3"], "pulled": ["red"]}, "c2-c3 is empty, but no way through gaps leads there"),
        ({"markers": ["b1"]}, "symbol 'a2' is there 0 times, must be once"),
        ({"target": ["owl", "b1"]}, "'owl' is no symbol of the box"),
        ({"phase": "reveal"}, "there is a target, in phase reveal must be none"),
        ({"phase": "place"}, "a drawn marker is to be placed"),
        ({"target": ["d3", "a1"]}, "a figure stands on the target a1"),
        (
            {"box": {"arrows": ARROWS}, "target": ["d3", "d2"]},
            "target 'd3' lies on d2, must be on one of d3, c4",
        ),
        (chips("b1", "b2", "b3", "b4", "c1", "c2"), "red has 6 chips, 5 win at once"),
        (chips("b1", "b2", "b3", "b4", "c1"), "red has 5 chips, so must be the winner"),
        ({"winner": "yellow"}, "winner is yellow with 0 chips, must have 5"),
        ({"ended": True}, "the turn has ended in phase call"),
        ({"phase": "put", **PULLED}, "phase is put, but ended is false"),
        ({"phase": "pull", "called": ["red"], "back": ["a1-b1"]}, "back is for phase put"),
        ({"phase": "put", "ended": True, **PULLED, "back": PULLED["empty"]}, "must be full"),
        ({"phase": "put", "ended": True}, "phase is put, but no wall lies beside the board"),
        (
            {"phase": "ask", "last": "a1-b1", **PULLED, "options": {"ask_late_call": False}},
            "option ask_late_call is off",
        ),
        ({"phase": "pull"}, "called is for phases pull and read"),
        ({"phase": "pull", "called": ["red", "blue"]}, "2 colours are called, must be one"),
        (
            {"phase": "pull", "called": ["red", "blue"], "options": {"both_calls_first": True}},
            "a colour is called, but no wall may be pulled",
        ),
        ({"phase": "pull", "called": ["red"], "pair": True}, "pair is true: it needs both_calls_first"),
        (
            {"phase": "pull", "called": ["red"], "empty": ["a1-a2", "a1-b1"], "pulled": ["red", "red"]},
            "a colour is called, but no wall may be pulled",
        ),
        ({"last": "a1-b1", **PULLED}, "last is for phases ask and read"),
        (
            {"phase": "read", "called": ["red"], "last": "a1-b1", **PULLED},
            "the last pulled wall has a colour already",
        ),
        (
            {"phase": "read", "called": ["red"], "last": "a1-a2", "empty": ["a1-b1"], "pulled": [None]},
            "last is a1-a2, where a wall stands",
        ),
        ({"fresh": ["a1-b1"]}, "fresh has a1-b1, where a wall stands"),
        ({"fresh": ["a1-b1", "a1-b1"], **PULLED}, "fresh: a1-b1 stands there twice"),
        (
            {"fresh": ["b1-c1"], "empty": ["a1-b1", "b1-c1"], "pulled": ["red", "red"]},
            "fresh has b1-c1, must be next to the figure",
        ),
        ({"fresh": ["a1-b1"], **PULLED, "phase": "put", "ended": True}, "fresh has slots in phase put"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_what_would_be_right(
    changed: dict[str, Any], fault: str
) -> None:
    data = {**dump(stand(TWO, target="d3")), **changed}
    (answer,) = legal([json.dumps(data)], {GAME.name: GAME})
    assert fault in json.loads(answer)["error"]


def test_sl_02_the_first_target_comes_before_walls_are_pulled_and_chips_are_taken() -> None:
    start = dump(fresh())
    taken = {"chips": {"red": ["b1"]}, "markers": [name for name in start["markers"] if name != "b1"]}
    for changed, fault in ((PULLED, "all 24 walls must stand"), (taken, "with ended true")):
        with pytest.raises(PositionError, match=fault):
            load({**start, **changed})


def test_sl_22_only_whose_turn_it_is_wins() -> None:
    won = {**WON, "chips": {"red": ["a2", "a3", "b1", "b2", "b3"]}, "winner": "red"}
    assert load({**dump(stand(TWO)), **won}).winner == "red"
    with pytest.raises(PositionError, match="must be yellow, whose turn it is"):
        load({**dump(stand(TWO)), **won, "turn": "yellow"})


def test_who_leaves_in_the_middle_of_a_jump_of_two_calls_leaves_nobody_waiting() -> None:
    jumping = HouseRules(both_calls_first=True)
    state = heard(stand(BESIDE, options=jumping, target="d2"), "call:red", "call:blue", "pull:a2-b2")
    state = heard(leave(state, "green"), "read:red")
    assert (state.phase, state.called, state.pair) == ("call", (), False)
    assert "b2" in values(state, "step")


def test_who_leaves_takes_no_gap_of_others_away() -> None:
    state = leave(opened(stand(BESIDE, target="d2"), "a2-b2", "b2-c2"), "green")
    assert [*values(state, "step")] == ["b2"]
    assert len(state.pulled) == 2


def test_sl_22_a_figure_carried_to_the_last_chip_wins_in_the_middle_of_a_call() -> None:
    state = heard(stand(TWO, target="b1", chips={"red": 4}), "call:red")
    over = accept_moved(state, [(1, 0)])
    assert (over.phase, over.winner, over.called) == ("over", "red", ())


# --- nothing that can be is refused, and nothing else is accepted -------------------------------


def games(count: int) -> Iterator[Position]:
    """Positions of random games with random house rules, in which seats leave now and then."""
    for seed in range(count):
        chance = random.Random(seed)
        options: dict[str, Any] = {
            each.name: chance.random() < 0.5 for each in fields(HouseRules) if seed % 2
        }
        options |= {"box": {"arrows": ARROWS}} if seed % 3 == 0 else {}
        seats = GAME.seats[: 2 + seed % 3] if seed % 3 else ["red", "yellow"]
        position: Any = GAME.setup("small", seats, options)
        for _input in range(60):
            if len(position.seats) > 2 and position.phase != "over" and chance.random() < 0.02:
                position = leave(position, chance.choice(position.seats))
            yield position
            if not (awaited := GAME.expects(position)):
                break
            word = chance.choice(sorted({one.word for one in awaited}))
            given = [each for each in inputs(position) if each.word == word]
            position = told(position, str(chance.choice(given))).position


@pytest.mark.slow
def test_a_thousand_positions_of_random_games_are_accepted_and_come_back() -> None:
    seen = 0
    for state in games(20):
        assert load(json.loads(json.dumps(dump(state)))) == check(state)
        assert all(one.values or one.word == "stop" for one in GAME.expects(state))
        seen += 1
    assert seen >= 1000


@pytest.mark.slow
def test_positions_with_two_keys_of_others_are_refused_or_can_be_played() -> None:
    chance = random.Random(4)
    some = [dump(state) for state in games(20)]
    keys = sorted({key for data in some for key in data} - {"game", "variant"})
    junk: list[Any] = [None, [], {}, "", "red", "a1-b1", ["a1-b1"], ["red"], True, 3, "put", "pull", "read"]
    refused = 0
    for _try in range(3000):
        data = dict(chance.choice(some))
        for key in chance.sample(keys, chance.randint(1, 2)):
            other = chance.choice(some)
            data[key] = other[key] if key in other and chance.random() < 0.6 else chance.choice(junk)
        (line,) = legal([json.dumps(data)], {GAME.name: GAME})
        answer = json.loads(line)
        refused += "error" in answer
        assert "\n" not in answer.get("error", "")
        position: Any = None if "error" in answer else load(data)
        for move in answer.get("moves", ()):
            assert move == "stop" or ":" in move, f"{move} in {data}"
            after: Any = told(position, move).position
            check(after)
    assert 1000 < refused < 3000
