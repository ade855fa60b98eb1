"""What touches tell against a turn whose end the board shows."""

from __future__ import annotations

import pytest

from companion.core.inference.counter_evidence import (
    began_before,
    came_before_it_left,
    came_while_another_was_up,
    went_on,
)
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Beyond, Footprint
from companion.core.model.hand_times import CARRY_MS, LATE_LIFT_MS
from companion.core.model.types import Touch
from tests.core.row_board import ROW, spots, touched

A_TO_E = Footprint("a-e", spots("a"), spots("e"), arrivals=((ROW.index["e"], spots("a")),))
FROM_HOUSE = Footprint(
    "house-c",
    0,
    0,
    lifted=spots("c"),
    pool_lifts=(0,),
    arrivals=((ROW.index["c"], spots("red:1 red:2")),),
)
NOWHERE = Footprint("off", spots("a"), 0)
LATE, TOO_LATE = LATE_LIFT_MS, LATE_LIFT_MS + 1


@pytest.mark.parametrize(
    ("start", "touches", "suspicious"),
    [
        ("a c", "-a +e", False),
        ("a c", "-a +e +f -f", True),  # three stood where two exist
        ("a c", f"-a +e +f {LATE} -e {LATE} +e", False),  # what came before it landed counts no more
        ("a c", f"-a +e +f {LATE} -f", False),  # slid: the lift was told late
        ("a c", f"-a +e +f {TOO_LATE} -f", True),
        ("a c", "-a +e -c +c", False),
        ("a c", "-a +e +f -f +d -d", True),
        ("a c", "-a +e +f -f -e", True),  # it has left again, but it was there
        ("a c", f"-a +e +f {LATE} +d {LATE} -d", True),  # d was slid over, f not
        ("a c", "-a +e -c +b -b +c", False),
        ("a c", "-a +e +f -f -c +c", True),
        ("a c", "-a", False),
    ],
)
def test_more_pieces_than_there_are_stood_after_it_landed(
    start: str, touches: str, *, suspicious: bool
) -> None:
    assert went_on(touched(start, touches), A_TO_E) is suspicious


def test_pieces_from_beside_the_board_may_be_more() -> None:
    assert not went_on(touched("a c", "-a +e +f -f", Beyond(10, 1)), A_TO_E)


def test_what_was_exchanged_is_no_piece_more_or_less() -> None:
    one = touched("a c", "-a +e +f -f")
    turned = Touch(1900, ROW.index["c"], on=True, exchanged=True)
    assert went_on(replace(one, seen=replace(one.seen, touches=(*one.seen.touches, turned))), A_TO_E)


@pytest.mark.parametrize(
    ("start", "touches", "suspicious"),
    [
        ("a", f"-a +c +e {LATE} -c", True),  # it left c only after it had come to e
        ("a", f"-a +c +e {TOO_LATE} -c", False),
        ("a", "-a +c -c +e", False),
        ("a", f"-a +c +e {LATE} -c +d", True),
        ("a", f"-a +e -e +c +e {LATE} -c", True),  # the last time counts
        ("a", f"-a +e {LATE} +c", False),
        ("a", f"-a +d +e {LATE} -d", False),  # slid from the neighbour
        ("a c", f"-a +e {LATE} -c", False),  # c's own piece
        ("a", "-a +c -c", False),  # it never came
        ("a", "-a +c 0 +e 0 -c", False),  # at one and the same time
    ],
)
def test_it_was_told_on_its_field_before_it_left_another(
    start: str, touches: str, *, suspicious: bool
) -> None:
    assert came_before_it_left(ROW, touched(start, touches), A_TO_E) is suspicious


@pytest.mark.parametrize(
    ("touches", "suspicious"),
    [
        ("-c -a +e", False),  # carried
        (f"-c -a {CARRY_MS} +e", False),
        (f"-c -a {CARRY_MS - 1} +e", True),  # too quick: c's piece may be what came
        ("-c +e", True),
        ("+e", False),
        ("+f -c +c +e", False),  # put back before
        ("-c -a", False),
        ("-c +b", False),  # what came elsewhere tells nothing
        ("+e -c -e", False),
        ("+f -f +e", False),  # f began empty
        ("-c +e -e -a +e", False),  # it came again, carried
        (f"-a {CARRY_MS - 1} +e", False),  # nothing else was up
    ],
)
def test_something_else_was_up_as_it_came(touches: str, *, suspicious: bool) -> None:
    assert came_while_another_was_up(touched("a c", touches), A_TO_E) is suspicious


def test_a_piece_of_the_turn_that_is_up_is_no_other() -> None:
    taking = replace(A_TO_E, lifted=spots("c"))
    assert not came_while_another_was_up(touched("a c", "-c +e"), taking)
    assert not came_while_another_was_up(touched("a c", "-c +e"), NOWHERE)


@pytest.mark.parametrize(
    ("touches", "before"),
    [
        (f"-a {TOO_LATE} -c", True),
        (f"-a {LATE} -c", False),
        ("-c -a", False),
        (f"-a +a -a {TOO_LATE} -c", True),
        (f"-a {TOO_LATE} -c +a -a", False),  # put back: it left for good later
        (f"-a {TOO_LATE} -red:1", True),
        ("-a +e", False),
        ("-c", False),
        (f"+f -c +c 100 -a {TOO_LATE} -c", False),  # c was touched first
        (f"+e -e -a {TOO_LATE} -c", True),
        (f"+f -a {TOO_LATE} +a -c", True),  # put back, but not lifted again
        (f"-a +e {TOO_LATE} -e", False),  # no piece of the other turn
    ],
)
def test_it_had_left_before_any_piece_of_another_turn_was_touched(touches: str, *, before: bool) -> None:
    assert began_before(ROW, touched("a c red:1", touches), A_TO_E, FROM_HOUSE) is before
    assert not began_before(ROW, touched("a c red:1", touches), NOWHERE, FROM_HOUSE)
