"""The turn recorded last was really another one, and the board shows it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.corrections.suggest import likely_turns
from companion.core.model.commands import Overrule
from tests.table import Table

PAWN: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red", "g1": "blue"}, "house": {"red": 0, "blue": 4}}
CAPTIVE = {**PAWN, "pieces": {"a1": "red", "c1": "blue"}}
BARRICADE = {**PAWN, "pieces": {"a1": "red", "a3": "barricade"}, "house": {"red": 0, "blue": 5}}


def recorded(position: dict[str, Any], die: int, *touches: str) -> Table:
    table = Table(position)
    table.die(0, die)
    table.touch(100, *touches)
    table.until(4000)
    return table


@pytest.mark.parametrize(
    ("position", "first", "then", "expected"),
    [
        pytest.param(PAWN, "-a1 +c1", "-c1 +a3", ("a1-a3",), id="a pawn goes elsewhere after all"),
        pytest.param(
            CAPTIVE, "-a1 +a3", "-a3 +blue:5", ("a1xc1",), id="a captive set aside, its lift unseen"
        ),
        pytest.param(
            BARRICADE, "-a1 +c1", "-c1 +e3", ("a1*a3>e3",), id="a barricade set aside, its lift unseen"
        ),
        pytest.param(PAWN, "-a1 +c1", "-c1 +b1", (), id="no turn with this number"),
        pytest.param(PAWN, "-a1 +c1", "-g1 +h1", (), id="the next one moves without a number"),
        pytest.param(PAWN, "-a1 +c1", "-c1", (), id="still in the hand"),
    ],
)
def test_what_the_last_turn_may_have_been_is_named(
    position: dict[str, Any], first: str, then: str, expected: tuple[str, ...]
) -> None:
    table = recorded(position, 2, *first.split())
    assert likely_turns(table.session) == ()
    table.touch(5000, *then.split())
    table.until(9000)
    assert likely_turns(table.session) == expected


def test_it_is_then_the_turn_and_all_is_right_again() -> None:
    table = recorded(CAPTIVE, 2, "-a1", "+a3")
    table.touch(5000, "-a3", "+blue:5")
    table.until(9000)
    table.tell(Overrule(9500, "turn", move=likely_turns(table.session)[0]))
    assert table.now == "settled"
    assert (table.session.phase, table.session.seat) == ("roll", "blue")
    assert table.session.game.dump(table.session.position)["pieces"] == {"c1": "red"}
    assert likely_turns(table.session) == ()


def test_once_the_next_number_is_known_nothing_is_replaced() -> None:
    table = recorded(PAWN, 2, "-a1", "+c1")
    table.die(4500, 3)
    table.touch(5000, "-c1", "+a3")
    table.until(9000)
    assert table.session.turn.reported is not None
    assert likely_turns(table.session) == ()


def test_while_the_board_is_put_right_after_a_lost_cable_nothing_is_asked() -> None:
    table = recorded(PAWN, 2, "-a1", "+c1")
    table.touch(5000, "-c1", "+a3")
    table.until(8000)
    assert likely_turns(table.session) == ("a1-a3",)
    table.found(9000, *table.session.board.names(table.raw))
    assert table.session.phase == "arrange"
    assert likely_turns(table.session) == ()


def test_a_board_that_is_right_again_is_no_other_turn() -> None:
    """Either captive could have been taken, and the board looks the same."""
    pieces = {"a1": "red", "c1": "blue", "a3": "blue", "g1": "blue"}
    table = recorded(
        {"turn": "red", "pieces": pieces, "house": {"red": 4, "blue": 2}}, 2, "-a1", "-c1", "+c1", "+blue:5"
    )
    table.touch(5000, "-g1", "+h1")
    table.until(8000)
    table.touch(9000, "-h1", "+g1")
    table.until(9140)
    assert (table.session.phase, table.now) == ("illegal", "settled")
    assert likely_turns(table.session) == ()


def test_nothing_was_recorded_yet() -> None:
    table = Table(PAWN)
    table.die(0, 2)
    table.touch(100, "-a1", "+b1")
    table.until(4000)
    assert table.session.turn.reported is not None
    assert likely_turns(table.session) == ()
