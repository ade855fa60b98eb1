"""Fair dice and lucky hands: the numbers behind the sentences."""

from __future__ import annotations

from random import Random

import pytest

from companion.chronicle import fairness

FACES = (1, 2, 3, 4, 5, 6)
DOUBLED = (1, 2, 2, 3, 3, 4)


def test_the_mean_of_nothing_is_not_known() -> None:
    assert fairness.mean({}) is None
    assert fairness.mean({6: 1, 3: 1}) == 4.5


@pytest.mark.parametrize(
    ("chi_square", "freedom", "share"),
    [
        (0.0, 5, 1.0),
        (4.351, 5, 0.5),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (7.815, 3, 0.05),
        (13.277, 4, 0.01),
        (3.841, 1, 0.05),
    ],
)
def test_the_share_of_fair_dice_beyond_is_that_of_the_tables(
    chi_square: float, freedom: int, share: float
) -> None:
    assert fairness.share_beyond(chi_square, freedom) == pytest.approx(share, abs=2e-4)


def test_too_few_throws_tell_nothing() -> None:
    assert fairness.honesty(dict.fromkeys(FACES, 9), FACES) == fairness.Honesty("few", 60)


def test_an_even_die_is_fair_and_a_loaded_one_odd() -> None:
    assert fairness.honesty(dict.fromkeys(FACES, 20), FACES).verdict == "fair"
    loaded = fairness.honesty({**dict.fromkeys(FACES, 15), 6: 45}, FACES)
    assert loaded.verdict == "odd"
    assert loaded.once_in > 1000


def test_a_die_with_doubled_faces_is_measured_by_its_own_faces() -> None:
    thrown = {1: 20, 2: 40, 3: 40, 4: 20}
    assert fairness.honesty(thrown, DOUBLED).verdict == "fair"
    assert fairness.honesty(thrown, (1, 2, 3, 4)).verdict == "odd"


def test_about_one_fair_die_in_a_hundred_is_called_odd() -> None:
    rng = Random(7)
    odd = 0
    for _ in range(400):
        numbers = dict.fromkeys(FACES, 0)
        for _ in range(120):
            numbers[rng.choice(FACES)] += 1
        odd += fairness.honesty(numbers, FACES).verdict == "odd"
    assert odd <= 12


@pytest.mark.parametrize(
    ("numbers", "word"),
    [
        ({6: 5}, "few"),
        ({3: 5, 4: 5}, "fair"),
        ({4: 10}, "fair"),
        ({5: 8, 3: 8}, "high"),
        ({6: 10}, "very-high"),
        ({2: 8, 4: 8}, "low"),
        ({1: 10}, "very-low"),
    ],
)
def test_luck_is_how_far_the_sum_is_from_a_fair_die(numbers: dict[int, int], word: str) -> None:
    thrown = sum(numbers.values())
    assert fairness.luck(numbers, 3.5 * thrown, 35 / 12 * thrown) == word
    assert fairness.fair_mean(FACES) == 3.5
    assert fairness.fair_variance(FACES) == pytest.approx(35 / 12)
