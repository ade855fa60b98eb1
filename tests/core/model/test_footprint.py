"""What an input of hands does to the picture, and who may stand where."""

from __future__ import annotations

import pytest

from companion.core.model.footprint import NOTHING_BEYOND, Beyond, Footprint, Footprints

APART = 0b0110
"""Slots on spots 1 and 2; all else are fields."""


@pytest.mark.parametrize(
    ("origin", "spot", "fits"), [(1, 2, True), (0, 3, True), (0, 1, False), (2, 3, False), (9, 0, True)]
)
def test_a_piece_of_a_slot_stands_only_in_slots(origin: int, spot: int, *, fits: bool) -> None:
    assert Beyond(10, 1, APART).fits(origin, spot) is fits
    assert NOTHING_BEYOND.fits(origin, spot), "where nothing is apart, any fits"


def test_footprints_are_found_by_what_they_change() -> None:
    one, two, other = Footprint("a", 1, 2), Footprint("b", 1, 2), Footprint("c", 1, 4)
    pooled = Footprint("d", 1, 2, pools=((1, 1), (0, -1)))
    found = Footprints((one, pooled, other, two))
    assert found.changing(1, 2, ()) == [one, two]
    assert found.changing(1, 4, ()) == [other]
    assert found.changing(1, 2, ((0, -1), (1, 1))) == [pooled], "in the order of their numbers"
    assert found.changing(2, 1, ()) == found.changing(1, 2, ((0, -1),)) == []
    assert (found.adding(4), found.adding(8)) == ([other], [])
    assert tuple(found) == (one, pooled, other, two)
