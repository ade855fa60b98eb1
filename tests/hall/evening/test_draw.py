"""Who sits where: everybody once, with few who meet again, sitting out in turn; the same by the same lot."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.core.model.fast_replace import replace
from companion.hall.evening.draw import draw, met
from companion.hall.evening.plan import Evening
from tests.hall.evening.evenings import BOARDS, evening, pairing


def played(evening: Evening, rounds: int, seed: int = 1) -> Evening:
    """Draw so many rounds; results are by chance."""
    chance = Random(seed)
    for number in range(rounds):
        drawn = draw(evening, evening.tables, Random(f"{seed} {number}"))
        results = tuple(
            replace(
                one,
                places=tuple((player,) for player in chance.sample([*one.seats.values()], len(one.seats))),
            )
            for one in drawn.pairings
        )
        evening = replace(evening, drawn=(*evening.drawn, replace(drawn, pairings=results)))
    return evening


@pytest.mark.slow
@pytest.mark.parametrize("swiss", [False, True])
@pytest.mark.parametrize("players", range(2, 14))
def test_everybody_sits_at_one_table_or_out(players: int, swiss: bool) -> None:
    for each in played(evening(players, 6, swiss=swiss), 5).drawn:
        seated = [player for one in each.pairings for player in one.seats.values()]
        assert sorted([*seated, *each.out]) == [*range(1, players + 1)]
        assert len(each.out) == max(players % 2, players - 12)
        assert [one.board for one in each.pairings] == list(BOARDS[: len(each.pairings)])


@pytest.mark.slow
@pytest.mark.parametrize("swiss", [False, True])
@pytest.mark.parametrize("players", [6, 7, 8, 12])
def test_nobody_meets_again_while_others_are_left(players: int, swiss: bool) -> None:
    for seed in range(5):
        after = played(evening(players, 6, swiss=swiss), 3, seed)
        assert max(met(after).values()) == 1, seed


def test_at_tables_of_four_few_meet_again() -> None:
    after = played(evening(16, 4, 4), 4)
    again = sum(count - 1 for count in met(after).values())
    assert again <= 8, "of 96 pairs at a table; by lot alone they would be 26"


@pytest.mark.parametrize("swiss", [False, True])
def test_nobody_sits_out_twice_before_all_have(swiss: bool) -> None:
    after = played(evening(7, 3, swiss=swiss), 7)
    out = Counter(player for each in after.drawn for player in each.out)
    assert set(out.values()) == {1}
    crowd = played(evening(10, 1, 4), 5)
    assert set(Counter(player for each in crowd.drawn for player in each.out).values()) == {3}


def test_by_points_the_one_with_fewest_sits_out() -> None:
    after = played(evening(5, 2, swiss=True), 1)
    (out,) = after.drawn[0].out
    second = draw(after, after.tables, Random(2))
    points = dict.fromkeys(after.drawn[0].out, 4) | {
        player: 4 if place == 0 else 1
        for one in after.drawn[0].pairings
        for place, sharing in enumerate(one.places)
        for player in sharing
    }
    assert points[second.out[0]] == 1
    assert second.out[0] != out


def test_a_swiss_draw_lets_the_leaders_play_each_other() -> None:
    after = played(evening(8, 4, swiss=True), 1)
    winners = {one.places[0][0] for one in after.drawn[0].pairings}
    second = draw(after, after.tables, Random(2))
    assert {len(winners & {*one.seats.values()}) for one in second.pairings} == {0, 2}
    assert {*second.pairings[0].seats.values()} <= winners, "they play at the first tables"


def test_the_same_lot_draws_the_same_and_another_one_differently() -> None:
    assert played(evening(12, 3, 4), 3, 5) == played(evening(12, 3, 4), 3, 5)
    assert played(evening(12, 3, 4), 3, 5).drawn[0] != played(evening(12, 3, 4), 3, 6).drawn[0]


def test_who_has_left_is_not_drawn_and_who_came_late_is() -> None:
    begun = played(evening(6, 3), 1)
    players = (replace(begun.players[0], here=False), *begun.players[1:])
    after = draw(replace(begun, players=players), begun.tables, Random(1))
    drawn = [player for one in after.pairings for player in one.seats.values()]
    assert 1 not in {*drawn, *after.out}
    assert len(after.out) == 1


def test_two_sit_across_and_seats_are_in_order_round_the_table() -> None:
    two = draw(evening(2, 1), evening(2, 1).tables, Random(1)).pairings[0]
    assert list(two.seats) == ["red", "blue"]
    three = draw(evening(3, 1, 3), evening(3, 1).tables, Random(1)).pairings[0]
    assert list(three.seats) == ["red", "green", "blue"]


def test_the_first_seat_goes_round() -> None:
    after = played(evening(4, 1, 4), 4)
    assert {one.seats["red"] for each in after.drawn for one in each.pairings} == {1, 2, 3, 4}


def test_met_counts_each_pair_at_each_table() -> None:
    two = evening(4, 1, 4)
    rounds = played(two, 2).drawn
    assert met(replace(two, drawn=rounds)) == dict.fromkeys(
        [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)], 2
    )
    assert not met(two)
    assert pairing(1, 2).open
