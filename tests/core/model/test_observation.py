"""What is worked out when somebody looks, and once alone."""

from __future__ import annotations

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.observation import Lazy, once


class Whole(Struct, frozen=True, dict=True):
    part: int


def test_what_was_found_in_a_value_is_kept_with_it_and_with_no_other() -> None:
    looked = []

    @once
    def doubled(whole: Whole) -> int:
        looked.append(whole.part)
        return 2 * whole.part

    one = Whole(1)
    assert [doubled(one), doubled(one), doubled(replace(one, part=2)), doubled(Whole(1))] == [2, 2, 4, 2]
    assert looked == [1, 2, 1]


def test_nothing_found_is_kept_too() -> None:
    looked = []

    @once
    def nothing(whole: Whole) -> None:
        looked.append(whole.part)

    one = Whole(1)
    assert nothing(one) is nothing(one) is None
    assert looked == [1]


def test_two_that_work_out_different_values_are_not_equal() -> None:
    assert Lazy(lambda: 1) == Lazy(lambda: 1)
    assert Lazy(lambda: 1) != Lazy(lambda: 2)
