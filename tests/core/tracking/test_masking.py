"""Contacts that are left out and come back, without what hands did meanwhile being lost."""

from __future__ import annotations

from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.tracking import masking
from tests.table import Table

TAKEN_OR_NOT: dict[str, Any] = {
    "turn": "red",
    "pieces": {"c3": "red", "b3": "barricade", "c4": "blue", "g4": "blue"},
    "house": {"red": 4, "blue": 3},
}
"""With a 1, whether red took b3's barricade along to d3 or only went there is told by the lifts alone."""


def going() -> Table:
    one = Table(TAKEN_OR_NOT)
    one.die(0, 1)
    one.touch(1000, "-c3")
    return one


def left_out(session: Session, *spots: str) -> Session:
    return masking.leave_out(session, Fault("stuck-off", session.board.mask(spots)), 1200)


def touched(session: Session) -> list[tuple[str, bool]]:
    return [(session.board.spots[one.spot], one.on) for one in session.turn.tracker.seen.touches]


def test_in_a_turn_a_contact_left_out_takes_nothing_of_what_hands_did_with_it() -> None:
    one = going()
    one.edge(1100, "c4", on=False)
    one.until(1200)
    assert touched(one.session) == [("c3", False), ("c4", False)]
    session = left_out(one.session, "c4")
    assert touched(session) == [("c3", False)]
    assert session.turn.tracker.seen.picture == session.turn.tracker.began.picture & ~session.board.mask(
        ("c3",)
    )


def test_in_a_turn_a_contact_believed_again_is_touched_now_and_all_else_stays() -> None:
    one = going()
    one.edge(1100, "c4", on=False)
    one.until(1200)
    board = one.session.board
    session = masking.believe_again(left_out(one.session, "c4"), board.mask(("c4",)), 1300)
    assert (session.contacts.masked, session.contacts.faults) == (0, ())
    assert touched(session) == [("c3", False), ("c4", False)]
    first, last = session.turn.tracker.seen.touches
    assert first.at_ms < 1200
    assert last.at_ms == 1300


def test_on_a_board_to_be_put_right_a_contact_left_out_is_as_it_should_be() -> None:
    one = going()
    one.edge(1100, "c4", on=False)
    one.until(1200)
    session = left_out(replace(one.session, turn=replace(one.session.turn, arranging=True)), "c4")
    assert [one.at_ms for one in session.turn.tracker.seen.touches] == [1200]  # the board is looked at anew
    assert session.turn.tracker.seen.picture == session.pictures.expected & ~session.board.mask(("c3",))


def test_in_a_turn_a_contact_left_out_that_nobody_touched_changes_nothing_that_is_known_of_the_turn() -> None:
    one = going()
    one.touch(1100, "+e5")
    one.until(5000)
    assert one.session.phase == "illegal"
    before = one.session.turn.tracker
    assert before.illegal_before is not None
    assert left_out(one.session, "g4").turn.tracker == before
