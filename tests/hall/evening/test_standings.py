"""Who leads, and what decides between equals."""

from __future__ import annotations

from random import Random

from companion.core.model.fast_replace import replace
from companion.hall.evening.plan import Fix, Round
from companion.hall.evening.standings import standings
from tests.hall.evening.evenings import evening, pairing


def places(*rounds: Round, players: int = 4) -> list[tuple[int, int]]:
    """(place, player), the leader first."""
    return [(one.place, one.player) for one in standings(evening(players, 2, drawn=rounds))]


def test_before_the_first_result_all_share_the_first_place() -> None:
    assert places() == [(1, 1), (1, 2), (1, 3), (1, 4)]
    waiting = Round((pairing(1, 2), pairing(3, 4, board=1)))
    assert places(waiting) == [(1, 1), (1, 2), (1, 3), (1, 4)]


def test_points_come_first() -> None:
    one = Round((pairing(1, 2, places=[[2], [1]]), pairing(3, 4, board=1, places=[[3], [4]])))
    two = Round((pairing(2, 3, places=[[2], [3]]), pairing(1, 4, board=1, places=[[1], [4]])))
    assert places(one, two) == [(1, 2), (2, 1), (2, 3), (4, 4)]


def test_of_like_points_more_first_places_lead() -> None:
    one = Round((pairing(1, 2, 3, 4, places=[[1], [2], [3], [4]]),))  # 4 3 2 1
    two = Round((pairing(1, 2, 3, 4, places=[[3], [2], [4], [1]]),))  # 3: 6 with a first, 2: 6 without
    found = standings(evening(4, 1, 4, drawn=(one, two)))
    assert [(each.player, each.points, each.firsts) for each in found] == [
        (3, 6, 1),
        (2, 6, 0),
        (1, 5, 1),
        (4, 3, 0),
    ]


def test_of_like_places_who_was_ahead_of_the_other_leads() -> None:
    one = Round((pairing(1, 2, places=[[2], [1]]), pairing(3, 4, board=1, places=[[3], [4]])))
    two = Round((pairing(1, 3, places=[[1], [3]]), pairing(2, 4, board=1, places=[[4], [2]])))
    found = standings(evening(4, 2, drawn=(one, two)))
    assert [(each.place, each.player, each.ahead) for each in found] == [
        (1, 1, 0),
        (1, 2, 0),
        (1, 3, 0),
        (1, 4, 0),
    ], "each was ahead once, and behind once"
    two = replace(two, pairings=(pairing(1, 4, places=[[1], [4]]), pairing(2, 3, board=1, places=[[3], [2]])))
    found = standings(evening(4, 2, drawn=(one, two)))
    assert [(each.place, each.player) for each in found] == [(1, 3), (2, 2), (3, 1), (4, 4)]


def test_who_sits_out_has_the_points_of_a_win_but_no_first_place() -> None:
    one = Round((pairing(1, 2, places=[[1], [2]]),), out=(3,))
    (first, second, last) = standings(evening(3, 1, drawn=(one,)))
    assert (first.player, first.points, first.firsts) == (1, 4, 1)
    assert (second.player, second.points, second.firsts, second.out) == (3, 4, 0, 1)
    assert last.player == 2


def test_a_correction_counts_instead_of_what_was_told() -> None:
    told = pairing(1, 2, places=[[1], [2]])
    fixed = replace(told, fixes=(Fix(told.places, ((2,), (1,))),))
    assert places(Round((fixed,)), players=2) == [(1, 2), (2, 1)]
    none = replace(told, fixes=(Fix(told.places, ()),))
    assert places(Round((none,)), players=2) == [(1, 1), (1, 2)]


def test_standings_do_not_depend_on_the_order_of_rounds_and_tables() -> None:
    chance = Random(3)
    for _ in range(40):
        rounds = []
        for _ in range(4):
            order = chance.sample(range(1, 7), 6)
            tables = [order[:3], order[3:]]
            rounds.append(
                Round(
                    tuple(
                        pairing(*table, board=number, places=[[p] for p in chance.sample(table, 3)])
                        for number, table in enumerate(tables)
                    )
                )
            )
        plain = standings(evening(6, 2, 3, drawn=rounds))
        mixed = [replace(each, pairings=each.pairings[::-1]) for each in chance.sample(rounds, 4)]
        assert standings(evening(6, 2, 3, drawn=mixed)) == plain
        assert sum(one.points for one in plain) == 4 * 2 * 7
