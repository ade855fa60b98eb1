"""Set-up: missing, surplus, turned round, wrong side."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

import pytest

from companion.core.guidance.setup_check import SetupReport, check
from companion.core.model.game import Board, bits
from companion.core.model.types import Mask
from companion.games.malefiz import GAME

SUBSETS = [seats for size in (2, 3, 4) for seats in itertools.combinations(GAME.seats, size)]

OTHER = {"classic": "fast", "fast": "classic"}


def start(variant: str, seats: Sequence[str]) -> tuple[Board, Mask]:
    return GAME.board(variant), GAME.picture(GAME.setup(variant, seats))


def report(variant: str, seats: Sequence[str], seen: Mask) -> SetupReport:
    board, expected = start(variant, seats)
    return check(board, expected, seen, {OTHER[variant]: start(OTHER[variant], seats)})


def nearest(board: Board, points: Sequence[tuple[float, float]]) -> Mask:
    """What the sensors feel of pieces at these points: each the first nearest within half a field."""
    felt = 0
    for point in points:
        gap, spot = min((math.dist(point, place), spot) for spot, place in enumerate(board.xy))
        if gap <= 0.5:
            felt |= 1 << spot
    return felt


def turned(variant: str, seats: Sequence[str]) -> Mask:
    board, expected = start(variant, seats)
    xs, ys = [x for x, _ in board.xy], [y for _, y in board.xy]
    across, up = min(xs) + max(xs), min(ys) + max(ys)
    return nearest(board, [(across - board.xy[i][0], up - board.xy[i][1]) for i in bits(expected)])


def other_side(variant: str, seats: Sequence[str]) -> Mask:
    """The pieces stand on the other variant's print, which has the size of this one."""
    board = GAME.board(variant)
    other, expected = start(OTHER[variant], seats)
    points = [other.xy[i] for i in bits(expected)]
    for axis in (0, 1):
        ours, theirs = [xy[axis] for xy in board.xy], [xy[axis] for xy in other.xy]
        scale = (max(ours) - min(ours)) / (max(theirs) - min(theirs))
        moved = [min(ours) + (point[axis] - min(theirs)) * scale for point in points]
        points = [
            (new, point[1]) if axis == 0 else (point[0], new)
            for new, point in zip(moved, points, strict=True)
        ]
    return nearest(board, points)


def without(seen: Mask, count: int, chance: random.Random) -> Mask:
    for spot in chance.sample(list(bits(seen)), count):
        seen ^= 1 << spot
    return seen


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", SUBSETS)
def test_a_board_set_up_right_is_ok(variant: str, seats: tuple[str, ...]) -> None:
    _, expected = start(variant, seats)
    assert report(variant, seats, expected) == SetupReport(ok=True, missing=0, surplus=0)


def test_missing_and_surplus_pieces_are_named() -> None:
    board, expected = start("classic", ("red", "blue"))
    found = report("classic", ("red", "blue"), expected ^ board.mask(["i9", "h9", "red:2", "green:1"]))
    assert not found.ok
    assert board.names(found.missing) == ("i9", "red:2")
    assert board.names(found.surplus) == ("green:1", "h9")


def test_in_a_house_any_place_is_as_good_as_another() -> None:
    board = GAME.board("classic")
    expected = GAME.picture(GAME.setup("classic", ["red", "blue"], handicap={"red": 3}))
    found = check(board, expected, expected ^ board.mask(["red:1", "red:5"]), {})
    assert found.ok


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", SUBSETS)
@pytest.mark.parametrize("lost", [0, 2])
def test_a_board_that_lies_turned_round_is_recognized(
    variant: str, seats: tuple[str, ...], lost: int
) -> None:
    found = report(variant, seats, without(turned(variant, seats), lost, random.Random(7)))
    assert found.turned
    assert not found.wrong_side
    assert not found.ok


@pytest.mark.parametrize("seats", SUBSETS)
@pytest.mark.parametrize("lost", [0, 2])
def test_the_classic_side_up_on_the_sensors_of_the_fast_one_is_recognized(
    seats: tuple[str, ...], lost: int
) -> None:
    found = report("fast", seats, without(other_side("fast", seats), lost, random.Random(7)))
    assert found.wrong_side == "classic"
    assert not found.turned


@pytest.mark.parametrize("seats", SUBSETS)
def test_the_fast_side_on_the_sensors_of_the_classic_one_meets_too_few_to_tell(
    seats: tuple[str, ...],
) -> None:
    """Only four to six pieces meet a sensor, all of them in houses: just as in the middle of a set-up."""
    seen = other_side("classic", seats)
    board, expected = start("classic", seats)
    assert seen.bit_count() <= 6
    assert not seen & ~expected
    assert not check(board, expected, seen, {"fast": start("fast", seats)}).wrong_side


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", SUBSETS)
def test_no_order_of_setting_up_or_clearing_raises_a_false_alarm(
    variant: str, seats: tuple[str, ...]
) -> None:
    _, expected = start(variant, seats)
    chance = random.Random(3)
    for _ in range(3):
        order = list(bits(expected))
        chance.shuffle(order)
        seen = 0
        for spot in order:
            seen |= 1 << spot
            found = report(variant, seats, seen)
            assert (found.turned, found.wrong_side) == (False, "")


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", SUBSETS)
def test_three_pieces_put_down_anywhere_raise_no_alarm(variant: str, seats: tuple[str, ...]) -> None:
    _, expected = start(variant, seats)
    chance = random.Random(5)
    for _ in range(20):
        seen = without(expected, chance.randrange(expected.bit_count()), chance)
        for spot in chance.sample(range(len(GAME.board(variant).spots)), 3):
            seen |= 1 << spot
        found = report(variant, seats, seen)
        assert (found.turned, found.wrong_side) == (False, "")


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", SUBSETS)
def test_the_pawns_of_all_four_colours_though_fewer_play_are_surplus_and_nothing_else(
    variant: str, seats: tuple[str, ...]
) -> None:
    _, everything = start(variant, GAME.seats)
    _, expected = start(variant, seats)
    found = report(variant, seats, everything)
    assert found.surplus == everything & ~expected
    assert (found.turned, found.wrong_side) == (False, "")


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_turned_board_is_told_early_and_not_taken_back_while_it_fills(variant: str) -> None:
    seats = ("red", "blue")
    seen, told_at = 0, []
    for number, spot in enumerate(bits(turned(variant, seats)), 1):
        seen |= 1 << spot
        if report(variant, seats, seen).turned:
            told_at.append(number)
    total = turned(variant, seats).bit_count()
    assert told_at == list(range(told_at[0], total + 1))
    assert told_at[0] <= 8
