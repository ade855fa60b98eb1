"""A game weighed turn by turn: what the number gave, what the choice, and what turned the game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

import pytest

from companion.chronicle import story
from companion.chronicle.story import Story
from companion.chronicle.win_chances import GOOD, Better, Played, Weighed, played_turns, review, weigh
from companion.core.model.commands import DieRolled, Enter
from companion.core.model.fast_replace import replace
from companion.games.malefiz import GAME
from companion.journal import parse_game
from tests.journal.notation.test_journal_text import Table

TO_THE_GOAL = (
    "format: 1\ngame: malefiz\nvariant: classic\nseats: red blue\nfirst: red\n"
    'position: {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": '
    '{"i13": "red", "c1": "red", "n1": "blue", "a3": "barricade"}, "house": {"red": 3, "blue": 4}}\n'
)


def told(lines: str) -> Story:
    return story.tell(GAME, parse_game(TO_THE_GOAL + lines, "game").entries)


class Coin:
    """A game with two numbers and two turns, for arithmetic: position -> die -> turn -> red's chance."""

    die_faces: tuple[int, ...] = (1, 2)

    def __init__(self, table: Mapping[int, Mapping[str, float]]) -> None:
        self.table = table

    def win_chances(self, position: float) -> Mapping[str, float]:
        """The position is red's chance."""
        return {"red": position, "blue": 1 - position}

    def weigh_moves(self, position: float, die: int) -> Mapping[str, Mapping[str, float]]:
        """The same from every position."""
        assert position == 0.5
        return {move: self.win_chances(share) for move, share in self.table[die].items()}


COIN = Coin({1: {"a": 0.4, "b": 0.2}, 2: {"a": 0.8, "b": 0.6}})


def test_the_number_and_the_choice_are_told_apart() -> None:
    found = weigh(COIN, Played(0, "red", 0.5, 2, "b", 0.6))
    assert found.before["red"] == pytest.approx(0.6), "the mean of 0.4 and 0.8"
    assert (found.rolled["red"], found.after["red"], found.free) == (0.8, 0.6, 2)
    assert found.mean == pytest.approx(0.7)
    assert found.best == "a"


def test_each_seat_plays_for_itself() -> None:
    found = weigh(COIN, Played(0, "blue", 0.5, 1, "b", 0.2))
    assert found.before["blue"] == pytest.approx((0.8 + 0.4) / 2)
    assert found.rolled == found.after == {"red": 0.2, "blue": 0.8}


def test_a_turn_that_nobody_looked_at_may_be_the_best() -> None:
    found = weigh(COIN, Played(0, "red", 0.5, 1, "c", 0.9))
    assert found.after["red"] == found.rolled["red"] == 0.9


def a_game(seats: tuple[str, ...] = ("red", "blue"), **options: object) -> Story:
    """Return a game of the computer player against itself, from the start to its end."""
    table, chance = Table("fast", seats, options=options), random.Random(4)
    while not table.session.over:
        table.say(DieRolled(table.now, chance.randint(1, 6)))
        if table.session.die is not None:
            table.say(Enter(table.now, GAME.best(table.session.position, "best", 0)[0]))
    return story.tell(GAME, table.entries)


def flat(shares: list[float], free: int = 2) -> tuple[Story, list[tuple[Played, Weighed]]]:
    """A game of red's chances: each turn is red's, goes from one share to the next, by its number alone."""
    whole = told("1 red 1 i13-i14\n")
    found = []
    for step, (before, after) in enumerate(itertools.pairwise(shares)):
        now, then = ({"red": share, "blue": 1 - share} for share in (before, after))
        found.append((Played(step, "red", None, 1, "a", None), Weighed(now, then, then, after - 0.1, free)))
    return whole, found


def test_the_game_turned_where_the_winner_rose_most_and_never_came_back_down() -> None:
    shares = [0.5, 0.9, 0.3, 0.5, 0.75, 0.7, 1.0]
    whole, found = flat(shares)
    assert review(whole, found).turning == 5, "from 0.7 to the win; 0.5 to 0.9 was lost again"
    whole, found = flat([0.5, 0.3, 0.8, 0.9, 1.0])
    assert review(whole, found).turning == 1


def test_dice_alone_decide_where_no_choice_did() -> None:
    whole, found = flat([0.5, 0.3, 0.8, 0.9, 1.0])
    seen = review(whole, found)
    assert seen.decided == "dice"
    assert seen.luck["red"] == pytest.approx(0.5)
    assert [step for step, _chances in seen.curve] == [-1, 0, 1, 2, 3]
    chosen = [(played, replace(weighed, rolled=weighed.before)) for played, weighed in found]
    assert review(whole, chosen).decided == "choices"
    jumps = [(played, replace(weighed, before=weighed.after)) for played, weighed in found]
    assert not review(whole, jumps).decided, "it does not add up, so nothing is said"


def test_a_forced_turn_is_no_decision() -> None:
    whole, found = flat([0.5, 0.6, 0.7], free=1)
    assert not review(whole, found).decisions
    whole, found = flat([0.5, 0.6, 0.7])
    assert [(one.seat, round(one.won, 2)) for one in review(whole, found).decisions] == [("red", 0.1)]


def lost(whole: Story, *turns: Weighed, move: str = "a") -> list[tuple[int, str, float]]:
    """What else could have been done, where red played these."""
    played = [(Played(step, "red", None, 1, move, None), turn) for step, turn in enumerate(turns)]
    better = review(whole, played).better
    assert all(isinstance(one, Better) and one.seat == "red" for one in better)
    return [(one.step, one.move, round(one.won, 2)) for one in better]


def choice(lost: float, free: int = 2) -> Weighed:
    """A turn that lost so much beside the best one."""
    best, after = {"red": 0.6, "blue": 0.4}, {"red": 0.6 - lost, "blue": 0.4 + lost}
    return Weighed(best, best, after, 0.5, free, "b")


def test_what_else_could_have_been_done_is_told_of_the_three_dearest_choices_in_order() -> None:
    whole = told("1 red 1 i13-i14\n")
    assert lost(whole, choice(0.1), choice(0.3), choice(GOOD / 2), choice(0.2), choice(0.4)) == [
        (1, "b", 0.3),
        (3, "b", 0.2),
        (4, "b", 0.4),
    ]
    assert not lost(whole, choice(GOOD - 0.01), choice(0.3, free=1)), "too little, and no choice"
    assert not lost(whole, choice(0.3), move=""), "the table accepted it as it was"


def test_of_what_somebody_else_played_before_a_handover_nothing_is_told() -> None:
    whole = told('1 red 3 c1-f1\nseat red handover "Oma"\n')
    assert lost(whole, choice(0.3), choice(0.3), choice(0.2)) == [(2, "b", 0.2)]


@pytest.mark.slow
@pytest.mark.sampled("seats", [("red", "blue"), ("red", "green", "yellow", "blue")], sample=1)
def test_of_a_whole_game_the_chances_add_up_to_one_and_end_with_the_win(seats: tuple[str, ...]) -> None:
    whole = a_game(seats)
    turns = list(played_turns(whole))
    assert whole.over
    assert len(turns) == sum(step.counts for step in whole.steps)
    seen = review(whole, [(turn, weigh(GAME, turn)) for turn in turns])
    for _step, chances in seen.curve:
        assert sum(chances.values()) == pytest.approx(1)
    (winner,) = GAME.outcome(whole.position).first
    assert seen.curve[-1][1][winner] == 1
    assert seen.curve[-1][0] == len(whole.steps) - 1
    assert not seen.better, "who plays best has missed nothing"


@pytest.mark.slow
def test_where_they_play_on_for_places_it_ends_with_the_win() -> None:
    whole = a_game(("red", "green", "blue"), play_for_places=True)
    turns = list(played_turns(whole))
    assert len(turns) < sum(step.counts for step in whole.steps)
    won = [bool(GAME.outcome(turn.then).first) for turn in turns]
    assert won == [False] * (len(turns) - 1) + [True]


def test_a_turn_taken_back_is_not_weighed() -> None:
    assert len(list(played_turns(told("1 red 3 c1-f1\n")))) == 1
    assert not list(played_turns(told("1 red 3 c1-f1\nundo 1\n")))
