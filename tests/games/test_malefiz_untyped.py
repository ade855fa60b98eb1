"""The house rule "our own die, not typed": any number makes a move right; only what rules need is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import PASS, Input, Refused
from companion.games.malefiz import GAME
from tests.fuzz.untyped import MOST_TURNS, Evening
from tests.simulate.lively_hand import CAREFUL, LivelyHand
from tests.table import Table

OWN_DIE = {"untyped_die": True}
LIMIT = 400
"""Turns of a game at most; nearly all end before."""


def position(**more: Any) -> Any:
    base = {"game": "malefiz", "variant": "classic", "turn": "red", "house": {"red": 4, "blue": 5}}
    return GAME.load({**base, "options": OWN_DIE, "pieces": {"c1": "red", "e3": "barricade"}, **more})


def eager(moves: list[str], draw: random.Random) -> str:
    """A move as one plays who wants to be at the goal soon."""

    def worth(move: str) -> tuple[bool, int, float]:
        target = move.partition(">")[0].replace("*", "-").replace("x", "-").rpartition("-")[2]
        return target == "i14", int(target[1:] or 0), draw.random()

    return max(moves, key=worth)


def evening(seed: int) -> tuple[Table, int, int]:
    """Play a game by hands alone, numbers only in their heads: the table, its turns, those told wrongly."""
    draw, start = random.Random(seed), GAME.setup("classic", ["red", "blue"], OWN_DIE)
    table, at_ms, turns, wrong = Table(start), 1000, 0, 0
    hand = LivelyHand(GAME, GAME.board("classic"), start, draw, CAREFUL)
    while not table.session.over and turns < LIMIT:
        die = draw.randint(1, 6)
        moves = [move for move in GAME.legal(hand.position, die) if move != PASS]
        if not moves:
            continue  # at a real table: "turn done"
        wanted = eager(moves, draw)
        edges = hand.play(die, wanted, at_ms)
        table.edges([(edge.at_ms, edge.spot, edge.on) for edge in edges])
        at_ms = edges[-1].at_ms + 4000
        table.until(at_ms)
        turns += 1
        if table.session.dialogue.asking:
            table.choose(at_ms, wanted)
        last = table.session.progress.history
        wrong += not (len(last) == turns and last[-1].move == wanted)
        if len(last) != turns:
            break
    return table, turns, wrong


@pytest.mark.parametrize("seed", [3, 39])
def test_a_game_goes_from_set_up_to_win_without_a_word(seed: int) -> None:
    table, _, wrong = evening(seed)
    assert wrong == 0
    assert table.session.over
    assert table.said[-1].verdict == "won"
    assert not {entry.kind for entry in table.entries} & {"roll", "choose", "illegal", "ambiguous"}


@pytest.mark.slow
@pytest.mark.sampled("seed", [1, 2, 3], sample=1)
def test_lively_hands_are_understood_or_asked(seed: int) -> None:
    counts = Evening(seed).play()
    assert counts.turns > MOST_TURNS // 10
    assert (counts.wrong, counts.without_it, counts.illegal) == (0, 0, 0)


def test_nothing_is_asked_but_a_move_and_every_number_makes_one() -> None:
    start = position()
    assert [one.word for one in GAME.expects(start)] == ["move"]
    every = {move for die in range(1, 7) for move in GAME.legal(start, die)}
    assert set(GAME.expects(start)[0].values) == every == {one.move for one in GAME.footprints(start)}


def test_passing_may_come_where_some_number_moves_nothing() -> None:
    stuck = position(pieces={"k13": "red"}, house={"red": 0, "blue": 5})
    assert [one.word for one in GAME.expects(stuck)] == ["move"]
    walled = position(
        pieces={"k13": "red", "j13": "barricade", "l13": "barricade"},
        house={"red": 0, "blue": 5},
    )
    assert PASS in [one.word for one in GAME.expects(walled)]


@pytest.mark.parametrize(
    ("touches", "reason"),
    [
        (("-c1", "+o5"), "wrong-count"),
        (("-blue:1", "+b1"), "not-your-piece"),
        (("-c1", "-e3", "+e3", "+b1"), ""),
    ],
)
def test_what_no_number_makes_is_still_refused(touches: tuple[str, ...], reason: str) -> None:
    table = Table(position())
    table.touch(1000, *touches)
    table.until(9000)
    said = [one.reason for one in table.said if one.verdict == "illegal"]
    assert said == ([reason] if reason else [])


def test_a_barricade_on_a_forbidden_field_is_told_whatever_the_number_was() -> None:
    table = Table(position())
    table.touch(1000, "-c1", "-e3", "+e3")
    table.touch(2000, "+p1")
    table.until(9000)
    assert [one.reason for one in table.said if one.verdict == "illegal"] == ["barricade-place"]
    assert table.said[-1].facts == {}


def test_a_pawn_that_rests_on_its_way_is_not_taken_for_there_at_once() -> None:
    table = Table(position())
    table.edges([(1000, "c1", False), (1200, "d1", True), (2300, "d1", False), (2500, "e1", True)])
    table.until(9000)
    assert [one.move for one in table.said if one.verdict == "legal"] == ["c1-e1"]


def test_a_second_turn_after_a_six_needs_the_number() -> None:
    with pytest.raises(PositionError, match="six_again must be false"):
        GAME.setup("classic", ["red", "blue"], {**OWN_DIE, "six_again": True})


def test_by_default_a_number_comes_first() -> None:
    usual = GAME.setup("classic", ["red", "blue"])
    assert [one.word for one in GAME.expects(usual)] == ["die"]
    assert isinstance(GAME.hear(usual, Input("move", "house-c1")), Refused)
    assert GAME.footprints(usual) == []
