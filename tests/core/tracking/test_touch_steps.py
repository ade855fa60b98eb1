"""What a touch may have been, read alike by following and by weighing."""

from __future__ import annotations

import pytest

from companion.core.model.footprint import Beyond
from companion.core.model.game import Arrangement
from companion.core.model.session.tracked import TurnStart
from companion.core.model.types import Poles, Touch
from companion.core.tracking import touch_steps
from companion.core.tracking.touch_steps import NOBODY, Step

A, B, C, D = range(4)
HOME = Arrangement((), ())
IN_THE_AIR = Arrangement((), (A,))
BEGAN = TurnStart(1 << A | 1 << B)
POLES = TurnStart(1 << A | 1 << B | 1 << C, Poles(1 << A | 1 << C, 1 << B))


def lift(spot: int, at_ms: int = 0) -> Touch:
    return Touch(at_ms, spot, on=False)


def put(spot: int, at_ms: int = 0, north: bool | None = None) -> Touch:
    return Touch(at_ms, spot, on=True, north=north)


@pytest.mark.parametrize(
    ("stands", "touch", "steps"),
    [
        pytest.param(HOME, lift(A), [Step(IN_THE_AIR, left=A)], id="lifted"),
        pytest.param(HOME, lift(C), [], id="nothing there"),
        pytest.param(IN_THE_AIR, lift(A), [], id="in the air already"),
        pytest.param(Arrangement(((C, A),), ()), lift(C), [Step(IN_THE_AIR, left=A)], id="lifted again"),
        pytest.param(IN_THE_AIR, put(A), [Step(HOME, came=A)], id="put back"),
        pytest.param(IN_THE_AIR, put(C), [Step(Arrangement(((C, A),), ()), came=A)], id="moved"),
        pytest.param(IN_THE_AIR, put(B), [], id="another piece stands there"),
        pytest.param(
            Arrangement((), (A, B)),
            put(C),
            [
                Step(Arrangement(((C, A),), (B,)), came=A),
                Step(Arrangement(((C, B),), (A,)), came=B),
            ],
            id="either of two",
        ),
    ],
)
def test_a_touch_may_have_been_these_steps(stands: Arrangement, touch: Touch, steps: list[Step]) -> None:
    assert list(touch_steps.steps(BEGAN, stands, touch)) == steps


def test_a_piece_that_shows_another_pole_was_misread() -> None:
    stands = Arrangement((), (A, B))
    told = {step.came: step.misread for step in touch_steps.steps(POLES, stands, put(D, north=True))}
    assert told == {A: False, B: True}


def test_where_another_pole_is_shown_the_piece_has_left_and_one_from_the_air_has_come() -> None:
    touch = Touch(0, B, on=True, north=True, exchanged=True)
    (step,) = touch_steps.steps(POLES, IN_THE_AIR, touch)
    assert step == Step(Arrangement(((B, A),), (B,)), left=B, came=A)
    assert list(touch_steps.steps(POLES, HOME, touch)) == []  # nothing was in the air


def test_the_piece_that_has_left_is_not_the_one_that_has_come() -> None:
    touch = Touch(0, C, on=True, north=False, exchanged=True)
    assert [(one.left, one.came, one.misread) for one in touch_steps.steps(POLES, IN_THE_AIR, touch)] == [
        (C, A, True)
    ]


@pytest.mark.parametrize(
    ("stands", "off", "on", "step"),
    [
        pytest.param(HOME, A, C, Step(Arrangement(((C, A),), ()), left=A, came=A), id="carried"),
        pytest.param(Arrangement(((C, A),), ()), C, A, Step(HOME, left=A, came=A), id="carried home"),
        pytest.param(HOME, A, B, None, id="another piece stands there"),
        pytest.param(HOME, C, D, None, id="nothing was there"),
        pytest.param(HOME, A, A, None, id="the same spot"),
    ],
)
def test_a_put_told_before_its_lift_carries_a_piece(
    stands: Arrangement, off: int, on: int, step: Step | None
) -> None:
    assert touch_steps.carried(BEGAN, stands, lift(off, 40), put(on)) == step


def test_a_put_told_before_its_lift_shows_the_pole_of_that_piece() -> None:
    stands = HOME
    assert touch_steps.carried(POLES, stands, lift(A, 40), put(D, north=True)) is not None
    assert touch_steps.carried(POLES, stands, lift(A, 40), put(D, north=False)) is None


def test_a_piece_from_beside_the_board_is_never_in_the_air() -> None:
    began = TurnStart(1 << A, beyond=Beyond(first=10, lying=1))
    (step,) = touch_steps.steps(began, HOME, put(C))
    assert step == Step(Arrangement(((C, 10),), ()), came=10)
    assert list(touch_steps.steps(began, step.after, put(D))) == []  # it was the last one
    (again,) = touch_steps.steps(began, step.after, lift(C))
    assert (again.after, again.left, again.came) == (HOME, 10, NOBODY)


def test_a_piece_cannot_stand_on_a_place_that_is_not_for_it() -> None:
    began = TurnStart(1 << A | 1 << B, beyond=Beyond(apart=1 << B | 1 << D))
    stands = Arrangement((), (A, B))
    assert [step.came for step in touch_steps.steps(began, stands, put(D))] == [B]
    assert touch_steps.carried(began, HOME, lift(A, 40), put(D)) is None
