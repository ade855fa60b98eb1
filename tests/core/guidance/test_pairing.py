"""Which piece goes to which gap: the fewest hand moves first, and only then the shortest ways."""

from __future__ import annotations

from companion.core.guidance.pairing import FORBIDDEN, pair, rings

EXCHANGED = {0: 0, 1: 1}
"""Column -> the row whose piece stands there: each piece on the place of the other."""


def test_two_that_stand_on_each_others_places_stay_a_ring_where_nothing_else_is_fewer() -> None:
    costs = [[FORBIDDEN, 1], [1, FORBIDDEN]]
    assert pair(costs, EXCHANGED) == {0: 1, 1: 0}
    assert list(rings({0: 1, 1: 0}, EXCHANGED)) == [[0, 1]]


def test_a_ring_that_no_exchange_opens_is_no_fewer_than_a_piece_taken_off_and_one_put_on() -> None:
    costs = [[FORBIDDEN, 1, FORBIDDEN], [1, FORBIDDEN, FORBIDDEN], [1, FORBIDDEN, 1]]
    assert pair(costs, EXCHANGED) == {1: 0, 2: 2}


def test_of_two_whose_kinds_are_known_by_halves_one_goes_elsewhere_so_that_no_ring_is_left() -> None:
    costs = [[FORBIDDEN, 1, 5], [1, 3, FORBIDDEN]]
    assert pair(costs, EXCHANGED) == {0: 2, 1: 0}
