"""Games are weighed a little at a time, each turn once, and the game in play before anybody asks."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from companion.chronicle import story
from companion.chronicle.story import Story
from companion.core.model.commands import EndGame
from companion.core.model.types import Entry
from companion.daemon.care import reviews
from companion.daemon.care.reviews import Reviews
from companion.games.malefiz import MalefizGame
from companion.games.malefiz.position import Position
from tests.journal.notation.test_journal_text import Table


class Counting(MalefizGame):
    """Malefiz that notes what is weighed, and takes no time for it."""

    def __init__(self) -> None:
        self.weighed = 0

    def win_chances(self, position: Position) -> Mapping[str, float]:
        return dict.fromkeys(position.seats, 1 / len(position.seats))

    def weigh_moves(self, position: Position, die: int) -> Mapping[str, Mapping[str, float]]:
        self.weighed += die == 1
        return {"pass": self.win_chances(position)}


def entries(turns: int, *, end: bool) -> list[Entry]:
    table = Table("classic", ("red", "blue"))
    table.play(turns, random.Random(1))
    if end:
        table.say(EndGame(table.now))
    return table.entries


def told(game: Counting, turns: int = 12, *, end: bool = True) -> Story:
    return story.tell(game, entries(turns, end=end))


@pytest.fixture
def clock() -> Reviews:
    now = iter(range(10_000))
    return Reviews(lambda: next(now) * reviews.BUDGET_S / 3)


def test_a_game_is_weighed_a_part_at_a_time_and_each_turn_once(clock: Reviews) -> None:
    game = Counting()
    whole = told(game)
    looks = [clock.look_back(whole)]
    while looks[-1].review is None:
        looks.append(clock.look_back(whole))
    so_far = [each.weighed for each in looks]
    assert so_far == sorted(set(so_far)), "each look goes on"
    assert 1 < len(looks) < looks[-1].turns == looks[-1].weighed == game.weighed
    assert clock.look_back(whole).review == looks[-1].review
    assert game.weighed == looks[-1].turns


def test_of_a_game_in_play_nothing_is_told_but_its_turns_are_weighed(clock: Reviews) -> None:
    game = Counting()
    playing = told(game, end=False)
    assert clock.look_back(playing).turns == 0
    count = 0
    while clock.weigh_ahead(playing):
        count += 1
        assert game.weighed == count, "one at a time"
    over = clock.look_back(told(game))
    assert over.review is not None
    assert game.weighed == count == over.turns


def test_a_game_that_went_on_for_ever_is_left_alone(clock: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_TURNS", 3)
    assert clock.look_back(told(Counting())).turns == 0


def test_what_was_weighed_long_ago_is_forgotten(clock: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 5)
    game = Counting()
    whole = told(game, 4)
    while (found := clock.look_back(whole)).review is None:
        pass
    other = told(game, 30)
    for _look in range(20):
        clock.look_back(other)
    before = game.weighed
    clock.look_back(whole)
    assert game.weighed > before
    assert found.turns
