"""Putting the board right: after taking back, after a turn entered, and with houses that nobody plays."""

from __future__ import annotations

from typing import Any

from companion.core.guidance import way_back
from companion.core.model.session import Session
from tests.table import Table

CAPTURE: dict[str, Any] = {
    "turn": "blue",
    "pieces": {"m1": "blue", "j1": "red"},
    "house": {"red": 4, "blue": 4},
}
BARRICADE: dict[str, Any] = {
    "turn": "blue",
    "pieces": {"m2": "blue", "m3": "barricade"},
    "house": {"red": 5, "blue": 4},
}


def ways(session: Session) -> list[tuple[str | None, str | None, str | None]]:
    """The steps as (from, to, piece)."""
    spots = session.board.spots
    return [
        (
            None if step.frm is None else spots[step.frm],
            None if step.to is None else spots[step.to],
            step.piece,
        )
        for step in way_back.steps(session)
    ]


def captured() -> Table:
    table = Table(CAPTURE)
    table.die(100, 3)
    table.touch(1000, "-j1", "-m1", "+j1", "+red:5")
    assert [verdict.move for verdict in table.until(3000)] == ["m1xj1"]
    return table


def test_taking_a_capture_back_brings_each_pawn_home_not_just_the_picture() -> None:
    table = captured()
    table.undo(4000)
    assert table.session.phase == "arrange"
    assert ways(table.session) == [("j1", "m1", "blue"), ("red:5", "j1", "red")]
    table.touch(5000, "-j1", "+m1", "-red:5", "+j1")
    table.until(8000)
    assert (table.session.phase, table.session.die) == ("move", 3)


def test_a_wrong_pawn_that_completes_the_picture_is_not_taken_for_the_right_one() -> None:
    table = captured()
    table.undo(4000)
    table.touch(
        5000, "-red:5", "+m1"
    )  # the captive on the mover's field: the picture is right, the pawns are not
    table.until(9000)
    assert table.session.phase == "arrange"
    assert {step[2] for step in ways(table.session)} == {"blue", "red"}


def test_taking_a_barricade_turn_back_names_the_barricade() -> None:
    table = Table(BARRICADE)
    table.die(100, 1)
    table.touch(1000, "-m3", "-m2", "+m3", "+a13")
    table.until(3000)
    table.undo(4000)
    assert ways(table.session) == [("m3", "m2", "blue"), ("a13", "m3", "barricade")]


def test_after_a_turn_was_entered_each_piece_is_told_where_it_goes() -> None:
    table = Table(BARRICADE)
    table.die(100, 1)
    table.enter(1000, "m2*m3>a13")
    assert table.session.phase == "arrange"
    assert ways(table.session) == [("m3", "a13", "barricade"), ("m2", "m3", "blue")]
    table.touch(2000, "-m3", "+a13", "-m2", "+m3")
    table.until(5000)
    assert table.session.phase == "roll"


def test_pawns_that_nobody_plays_may_stay_in_their_houses() -> None:
    table = Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}})
    names = table.names(table.session.pictures.seen)
    table.found(100, *names, "green:1", "green:2", "yellow:5")
    assert (table.session.phase, ways(table.session)) == ("roll", [])
    table.die(200, 1)
    table.touch(1000, "-red:1", "+c1")
    assert [verdict.move for verdict in table.until(3000)] == ["house-c1"]


def test_a_captive_in_a_house_that_nobody_plays_is_in_the_wrong_house_all_the_same() -> None:
    table = Table(CAPTURE)
    table.die(100, 3)
    table.touch(1000, "-j1", "-m1", "+j1", "+green:1")
    (verdict,) = table.until(4000)
    assert (verdict.reason, verdict.wrong, verdict.missing) == ("wrong-house", ("green:1",), ("red:5",))


def test_done_with_half_a_turn_and_empty_hands_says_what_is_wrong() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red", "a3": "barricade"}, "house": {"red": 4, "blue": 5}})
    table.die(100, 2)
    table.touch(1000, "-a3", "+g5")  # a barricade that nobody has taken
    assert table.until(4000) == []
    (verdict,) = table.done(5000)
    assert (verdict.verdict, verdict.reason, verdict.wrong) == ("illegal", "not-your-piece", ("g5",))
