"""Each level plays turns that lose little and do not look silly; what it leaves to chance is handed in."""

from __future__ import annotations

import math

import pytest

from companion.games.malefiz import GAME
from companion.games.malefiz.player import levels, weights
from companion.games.malefiz.player.levels import LEVELS, WORST
from companion.games.malefiz.player.net import Weighed, distances, weigh
from companion.games.malefiz.position import Position
from tests import short_and_full
from tests.games.malefiz_positions import at
from tests.games.player.samples import on_the_way
from tests.tools.arena.players import sources

DRAWS = [number / 16 for number in range(16)]


def chosen(position: Position, level: levels.Level, draw: float) -> Weighed:
    return levels.choose(weights.net(position.variant), position, position.die, level, draw)


def way(position: Position, number: int) -> int:
    """All steps of a seat to the goal."""
    far = distances(position.variant, position.barricades)
    return sum(far[source] for source in sources(position, number))


def odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("level", LEVELS[:-1], ids=lambda level: level.name)
@pytest.mark.parametrize("variant", GAME.variants)
def test_no_level_plays_what_is_plainly_bad_or_looks_silly(variant: str, level: levels.Level) -> None:
    net = weights.net(variant)
    for position in on_the_way(variant, 2, {}, 60 if short_and_full.FULL else 16):
        turn = position.turn
        weighed = weigh(net, position, position.die)
        best = max(weighed, key=lambda one: one.chances[turn])
        for draw in DRAWS:
            found = levels.pick(position, weighed, level, draw)
            if found == best or best.chances[turn] > 0.999:
                continue
            assert found.move is not None
            assert odds(best.chances[turn]) - odds(found.chances[turn]) <= WORST + 1e-9
            if position.owner(found.move.target) in {None, turn}:
                assert way(found.then, turn) <= way(position, turn)


@pytest.mark.slow
def test_a_weaker_level_loses_more_by_its_turns() -> None:
    net, lost = weights.net("classic"), dict.fromkeys((level.name for level in LEVELS), 0.0)
    for position in on_the_way("classic", 2, {}, 20):
        weighed = weigh(net, position, position.die)
        best = levels.pick(position, weighed, LEVELS[-1], 0).chances[position.turn]
        for level in LEVELS:
            assert chosen(position, level, 0.5) == levels.pick(position, weighed, level, 0.5)
            found = (levels.pick(position, weighed, level, draw) for draw in DRAWS)
            lost[level.name] += sum(best - one.chances[position.turn] for one in found)
    totals = list(lost.values())
    assert totals == sorted(totals, reverse=True)
    assert totals[-1] == 0 < totals[-2]


def test_the_same_draw_takes_the_same_turn() -> None:
    (position,) = on_the_way("fast", 2, {}, 1)
    for draw in (0.0, 0.5, math.nextafter(1, 0)):
        assert chosen(position, LEVELS[0], draw) == chosen(position, LEVELS[0], draw)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("places", [False, True])
def test_every_level_goes_to_the_goal(level: levels.Level, places: bool) -> None:
    position = at({"i13": "red", "a1": "red", "b1": "blue"}, die=1, options={"play_for_places": places})
    for draw in DRAWS:
        found = chosen(position, level, draw)
        assert found.chances == [1.0, 0.0]


def test_where_they_play_for_places_a_seat_at_the_goal_is_left_out() -> None:
    position = at(
        {"a1": "red", "b1": "blue", "c1": "green"},
        turn="blue",
        house={"red": 0, "green": 0, "blue": 0},
        options={"play_for_places": True},
        places=["red"],
        die=3,
    )
    found = chosen(position, LEVELS[-1], 0)
    shares = dict(zip(position.seats, found.chances, strict=True))
    assert shares["red"] == 0
    assert sum(shares.values()) == pytest.approx(1)


def test_passing_is_weighed_where_it_may_be_done() -> None:
    position = at({"a1": "red", "b1": "blue"}, die=3, options={"may_pass": True})
    assert [one.move for one in weigh(weights.net("classic"), position, 3)][-1] is None
    assert None not in [one.move for one in weigh(weights.net("classic"), at({"a1": "red", "b1": "blue"}), 3)]
