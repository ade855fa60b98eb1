"""The way back: after a wrong try, taking back or a turn entered, on a lost board, with unplayed houses."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.guidance import way_back
from companion.core.model.commands import EndGame
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session, legal
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


PLAIN: dict[str, Any] = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}


def tried(die: int, *touches: str, position: dict[str, Any] = PLAIN) -> Table:
    """What stands there after hands have rested."""
    table = Table(position)
    table.die(100, die)
    table.touch(1000, *touches)
    table.until(4000)
    return table


@pytest.mark.parametrize(
    ("die", "touches", "way"),
    [
        (3, (), []),
        (3, ("-a1",), []),  # in a hand, which is no fault
        (3, ("-a1", "+f1"), [("f1", "a1", "red")]),
        (3, ("-c1", "+e1"), [("e1", "c1", "blue")]),
        (3, ("-c1", "-a1", "+c1", "+e1"), [("e1", "a1", "red")]),  # one piece is plainer than two
        (2, ("-c1", "-a1", "+c1"), []),  # the captive is still in a hand
        (
            2,
            ("-c1", "-a1", "+c1", "+green:1"),
            [("green:1", "blue:5", "blue")],
        ),  # only the last step is wrong
    ],
)
def test_the_way_back_follows_the_hands(
    die: int, touches: tuple[str, ...], way: list[tuple[str | None, str | None, str | None]]
) -> None:
    assert ways(tried(die, *touches).session) == way


def test_a_piece_in_a_hand_goes_on_being_led_back_once_the_try_was_told() -> None:
    table = tried(3, "-a1", "+f1")
    table.touch(5000, "-f1")
    table.until(5050)
    assert table.session.observation.kind == "in-hand"
    assert ways(table.session) == [(None, "a1", "red")]


def test_nothing_leads_back_from_a_turn_or_from_the_last_step_of_one() -> None:
    table = tried(3, "-a1", "+f1")
    asking = replace(table.session, dialogue=replace(table.session.dialogue, asking=("a1-d1",)))
    assert ways(asking) == [("f1", "a1", "red")]
    table.touch(5000, "-f1", "+d1")
    table.until(5150)
    assert (table.session.observation.kind, ways(table.session)) == ("complete", [])
    table = tried(2, "-c1", "-a1", "+c1", "+green:1")
    table.touch(5000, "-green:1")
    table.until(5050)
    assert (table.session.observation.kind, ways(table.session)) == ("in-hand", [])


def test_nothing_leads_back_while_a_question_stands_or_after_the_end() -> None:
    table = Table(PLAIN)
    table.die(100, 3)
    table.enter(1000, "a1-d1")
    assert ways(table.session) == [("a1", "d1", "red")]
    asking = replace(table.session, dialogue=replace(table.session.dialogue, asking=("a1-d1",)))
    assert ways(asking) == []
    table.tell(EndGame(2000))
    assert ways(table.session) == []


def lost(table: Table, looked_ms: int = -1) -> Session:
    """The same as if too much had been touched to be followed."""
    now = table.session.turn.tracker
    now = replace(now, ways=replace(now.ways, lost=True), looked_ms=looked_ms)
    return replace(table.session, turn=replace(table.session.turn, tracker=now))


def test_a_lost_board_is_put_right_a_few_pieces_at_a_time_once_hands_rest() -> None:
    scattered = [(f"-red:{place}", f"+{field}") for place, field in enumerate(("e3", "q3"), 1)]
    table = tried(3, *(touch for pair in scattered for touch in pair), "-a1", "+f1")
    assert len(ways(lost(table, table.session.turn.tracker.seen.since_ms))) == 3
    assert ways(lost(table)) == [], "hands sweep over it still"
    many = [
        (f"-{house}:{place}", f"+{field}")
        for (house, place), field in zip(
            [
                ("red", 1),
                ("red", 2),
                ("red", 3),
                ("red", 4),
                ("blue", 1),
                ("blue", 2),
                ("blue", 3),
                ("blue", 4),
            ],
            ("e3", "q3", "i3", "m3", "a3", "c3", "g3", "k3"),
            strict=True,
        )
    ]
    table = tried(3, *(touch for pair in many for touch in pair))
    now = table.session.turn.tracker
    assert len(ways(lost(table, now.seen.since_ms))) == way_back.FEW


def test_ma_11_a_barricade_that_may_not_stand_there_may_go_to_any_free_place() -> None:
    position = {"turn": "red", "pieces": {"b3": "red", "a3": "barricade"}, "house": {"red": 4, "blue": 5}}
    table = tried(1, "-a3", "-b3", "+a3", "+c1", position=position)
    assert ways(table.session) == [("c1", None, None)]
    free = set(table.names(way_back.free_places(table.session)))
    ends = {move.split(">")[1] for move in legal(table.session) if move.startswith("b3*a3>")}
    assert free == ends
    assert not way_back.free_places(tried(3, "-a1", "+f1").session)
    assert not way_back.free_places(tried(3).session)


def test_pieces_that_somebody_said_have_changed_places_go_to_their_own() -> None:
    table = tried(3)
    swapped = (("a1", "red"), ("c1", "blue"), ("e1", "red"))
    dialogue = replace(table.session.dialogue, pieces_swapped=True, swap_question=swapped)
    mixed = replace(table.session, dialogue=dialogue)
    assert ways(mixed) == [(None, "a1", "red"), (None, "c1", "blue"), (None, "e1", "red")]
    assert ways(replace(mixed, dialogue=replace(dialogue, pieces_swapped=False))) == []
