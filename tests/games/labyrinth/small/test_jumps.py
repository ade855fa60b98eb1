"""The decision table of jumps in docs/reference/rules.md, row by row: what the options mean together."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path

import pytest

from companion.core.model.fast_replace import replace
from companion.games.labyrinth.small.position import HouseRules, Position
from tests.games.labyrinth.small_labyrinths import awaited, heard, opened, refused, stand, values, where

BESIDE = {"red": "a2", "yellow": "b2"}
"""Yellow stands to the right of red."""
BEHIND = {"b1-b2", "b2-b3", "b2-c2"}
"""The walls of yellow's field but the one to red."""
RULES = (Path(__file__).parents[4] / "docs" / "reference" / "rules.md").read_text("utf-8")
TRUTH = {"yes": True, "no": False}
ROWS = [
    ([TRUTH[each] for each in cells[:3]], cells[3:])
    for cells in (line.strip("| ").split(" | ") for line in RULES.splitlines())
    if set(cells[:3]) <= TRUTH.keys()
]
"""(both_calls_first, open_side_free, may_decline_jump), the three cells that follow."""


def at_once(position: Position) -> set[str]:
    """The walls behind yellow that one more call may pull."""
    return values(heard(position, "call:red"), "pull") & BEHIND if awaited(position, "call") else set()


def called_one_after_the_other(options: HouseRules) -> None:
    position = opened(stand(BESIDE, options=options), "a2-b2", "b2-c2")
    assert where(heard(position, "step:c2"), "red") == "c2"
    assert refused(heard(stand(BESIDE, options=options), "call:red"), "call:red")[0] == "called-already"


def called_as_two(options: HouseRules) -> None:
    position = heard(stand(BESIDE, options=options), "call:red", "call:blue", "pull:a2-b2", "read:red")
    assert values(position, "pull") == BEHIND
    assert where(heard(position, "pull:b2-c2", "read:blue", "step:c2"), "red") == "c2"


def older_gap(options: HouseRules) -> Position:
    """Red has opened the wall to yellow, gone a step away and come back."""
    position = heard(opened(stand(BESIDE, target="d2"), "a2-a3", "a2-b2"), "step:a3", "step:a2")
    return replace(position, options=options)


def one_call_over_an_older_gap(options: HouseRules) -> None:
    position = older_gap(options)
    assert at_once(position) == BEHIND
    assert where(heard(opened(position, "b2-c2"), "step:c2"), "red") == "c2"


def none_over_an_older_gap(options: HouseRules) -> None:
    assert at_once(older_gap(options)) == set()


def the_second_or_else(options: HouseRules) -> None:
    position = opened(stand(BESIDE, options=options), "a2-b2")
    assert values(heard(position, "call:red"), "pull") == BEHIND | {"a1-a2", "a2-a3"}
    assert awaited(position, "stop")


def the_second_next(options: HouseRules) -> None:
    position = opened(stand(BESIDE, options=options), "a2-b2")
    assert values(heard(position, "call:red"), "pull") == BEHIND
    assert refused(position, "stop") == ("go-on", "SL-09")


def no_second_from_here(options: HouseRules) -> None:
    position = opened(stand(BESIDE, options=options), "a2-b2")
    assert values(heard(position, "call:red"), "pull") == {"a1-a2", "a2-a3"}
    assert refused(heard(position, "call:red"), "pull:b2-c2") == ("jump-wall", "SL-14")
    assert awaited(position, "stop")


MEANING: Mapping[str, Callable[[HouseRules], None]] = {
    "one call after the other": called_one_after_the_other,
    "two calls, then both walls": called_as_two,
    "one call for the second wall": one_call_over_an_older_gap,
    "no jump this way": none_over_an_older_gap,
    "the second wall, or anything else": the_second_or_else,
    "the second wall comes next": the_second_next,
    "no second wall from here, anything else": no_second_from_here,
}


def test_sl_14_the_table_has_every_mixture_once() -> None:
    assert sorted(mixture for mixture, _cells in ROWS) == sorted(map(list, product(TRUTH.values(), repeat=3)))


@pytest.mark.parametrize(("mixture", "cells"), ROWS)
def test_sl_14_each_row_of_the_table_holds(mixture: list[bool], cells: list[str]) -> None:
    names = re.findall(r"`(\w+)`", next(line for line in RULES.splitlines() if line.startswith("| `both")))
    options = HouseRules(**dict(zip(names, mixture, strict=True)))
    for cell in cells:
        MEANING[cell](options)


@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("decline", [False, True])
def test_sl_14_a_jump_whose_walls_are_gone_is_open(*, both: bool, decline: bool) -> None:
    mixture = HouseRules(both_calls_first=both, may_decline_jump=decline)
    position = replace(walked_round(), options=mixture)
    position = opened(position, "a2-b2")
    assert "c2" in values(position, "step")
    assert bool(awaited(position, "stop")) == decline, "who has to, jumps"


def walked_round() -> Position:
    """Red has opened the far wall of yellow's field, and walked round to the near one."""
    position = opened(stand({"red": "c2", "yellow": "b2"}, target="d2"), "b2-c2", "c2-c3")
    position = opened(heard(position, "step:c3"), "b3-c3")
    position = opened(heard(position, "step:b3"), "a3-b3")
    position = opened(heard(position, "step:a3"), "a2-a3")
    return heard(position, "step:a2")


def test_sl_09_without_open_gaps_no_jump_leads_through_older_gaps_alone() -> None:
    options = HouseRules(open_gap_free=False)
    position = opened(walked_round(), "a2-b2", "a1-a2")
    assert "c2" in values(position, "step"), "both walls of the jump are gone"
    strict = replace(position, options=options)
    assert values(strict, "step") == {"a1"}
    assert refused(strict, "step:c2") == ("jump", "SL-14")
    fresh = opened(replace(walked_round(), options=options), "a2-b2")
    assert values(fresh, "step") == {"c2"}, "one of the two was opened last"


@pytest.mark.parametrize("chain", [False, True])
def test_sl_09_without_open_gaps_a_jump_of_two_fresh_walls_is_a_jump(*, chain: bool) -> None:
    options = HouseRules(open_gap_free=False, open_side_free=False, chain_jump=chain)
    assert values(opened(stand(BESIDE, options=options), "a2-b2", "b2-c2"), "step") == {"c2"}
    back = heard(opened(stand(BESIDE, options=options, target="d2"), "a2-b2", "b2-c2"), "step:c2")
    assert values(back, "step") == set(), "not back over it"
