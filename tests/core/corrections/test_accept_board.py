"""The board accepted as it stands: what counts then, what is asked, and what cannot be.

Also of a board that was swept over.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.corrections import accept_board
from companion.core.decision import fold
from companion.core.model.commands import Overrule, Whose
from companion.core.model.game import bits
from companion.core.model.types import Mask, Say
from companion.games.malefiz import GAME
from tests.core.corrections.test_overrule import (
    CAPTURE,
    LOG,
    NEAR,
    RED,
    arranged,
    illegal,
    pieces,
    rolled,
    why,
)
from tests.core.inference.test_lost_track import Board, lost
from tests.sweeping_hands import BOARDS, put
from tests.table import SETTINGS, Table, told


def moved(table: Table, number: int = 1, seed: int = 1) -> Mask:
    """The picture with which the turn began, so many pieces elsewhere on the fields."""
    start, board, rng = table.session.turn.tracker.began.picture, table.session.board, Random(seed)
    gone = rng.sample([*bits(start & board.fields)], number)
    rows = [spot for spot in bits(board.fields & ~start) if board.spots[spot][-2:] != "14"]
    come = rng.sample(rows, number)
    return start & ~sum(1 << spot for spot in gone) | sum(1 << spot for spot in come)


def test_go_on_as_it_stands_takes_the_picture_over_and_the_next_player_is_to_move() -> None:
    for seed in range(1, 6):
        table, at_ms, _ = lost(("malefiz", "classic"), seed)
        seat = table.session.seat
        at_ms = put(table, at_ms, moved(table, 1, seed))
        if table.session.phase == "ask":  # it happens to be the end of a turn
            continue
        shown = table.raw
        if isinstance(accept_board.accepted(table.session), Say):
            assert not table.tell(Overrule(at_ms, "accept"))
            continue
        said = table.tell(Overrule(at_ms, "accept"))
        assert [one.verdict for one in said] == ["overruled"]
        assert table.session.board.key(table.session.pictures.expected) == table.session.board.key(
            table.session.believed(shown, table.session.pictures.expected)
        )
        assert table.session.seat != seat
        assert not table.session.turn.tracker.ways.lost
        assert not table.session.turn.arranging
        again = fold.restore(table.session.game, SETTINGS, table.entries)
        assert again.position == table.session.position
        assert again.dialogue.swap_question == table.session.dialogue.swap_question


def test_of_colours_that_no_sensor_tells_it_is_asked_whether_they_stand_right() -> None:
    table, at_ms, _ = lost(("malefiz", "classic"), 2)
    at_ms = put(table, at_ms, moved(table, 2, 3))
    table.tell(Overrule(at_ms, "accept"))
    asked = dict(table.session.dialogue.swap_question)
    assert len(set(asked.values())) > 1
    kinds = table.session.kinds(table.session.pictures.expected)
    assert all(kinds[table.session.board.index[spot]] == kind for spot, kind in asked.items())
    table.tell(Whose(at_ms + 100, right=True))
    assert not table.session.dialogue.swap_question


def test_a_piece_in_the_air_is_put_down_first_and_one_too_many_is_taken_away() -> None:
    table, at_ms, _ = lost(("malefiz", "classic"))
    start = table.session.turn.tracker.began.picture
    wrong = moved(table)
    at_ms = put(table, at_ms, wrong & ~(wrong & -wrong))
    assert accept_board.accepted(table.session) == accept_board.IN_THE_AIR
    before = table.session.position
    table.tell(Overrule(at_ms, "accept"))
    assert table.session.position == before
    free = table.session.board.fields & ~(start | wrong)
    put(table, at_ms, wrong | free & -free)
    assert accept_board.accepted(table.session) == accept_board.NOT_COUNTED


@pytest.mark.parametrize("board", BOARDS, ids="-".join)
def test_whatever_stands_there_it_is_taken_over_as_it_is_shown_or_refused_in_words(board: Board) -> None:
    table, at_ms, _ = lost(board)
    rng = Random(5)
    start, game = table.session.turn.tracker.began.picture, table.session.game
    places = range(len(table.session.board.spots))
    taken = 0
    for _ in range(12):
        picture = start
        for _ in range(rng.randint(1, 3)):
            picture ^= 1 << rng.choice([*bits(picture)])
            picture |= 1 << rng.choice([spot for spot in places if not picture >> spot & 1])
        at_ms = put(table, at_ms, picture)
        found = accept_board.accepted(table.session)
        if not isinstance(found, Say):
            taken += 1
            assert table.session.board.key(game.picture(found.position)) == table.session.board.key(
                table.session.believed(picture, start)
            )
    assert taken or board[0] != "malefiz"


# --- a try accepted anyway ------------------------------------------------------------------------


def test_an_illegal_move_is_accepted_and_the_next_seat_is_to_roll() -> None:
    table = illegal(RED, 2, "-a1", "+d1")
    assert told(table.tell(Overrule(5000, "accept"))) == [
        {"ms": 5000, "verdict": "overruled", "seat": "red", "kind": "accept", "die": 2, "by": ["host"]}
    ]
    assert pieces(table) == {"d1": "red"}
    assert (table.session.seat, table.session.phase) == ("blue", "roll")
    assert arranged(table.session)
    assert table.until(20_000) == []


def test_an_accepted_move_is_taken_back_like_a_turn() -> None:
    table = illegal(RED, 2, "-a1", "+d1")
    before = table.session.position
    table.tell(Overrule(5000, "accept"))
    table.undo(6000, "red")
    assert (table.session.position, table.session.die, table.session.progress.history) == (before, 2, ())
    assert table.session.phase == "arrange"
    table.touch(7000, "-d1", "+a1")
    table.until(9000)
    assert table.session.phase == "move"


def test_an_illegal_capture_is_accepted_with_the_captive_at_home() -> None:
    table = illegal(CAPTURE, 3, "-c1", "-a1", "+c1", "+blue:5")
    table.tell(Overrule(5000, "accept"))
    assert pieces(table) == {"c1": "red"}
    assert [(one.what, one.value) for one in table.session.progress.history[-1].deeds] == [
        ("captured", "blue")
    ]
    assert GAME.dump(table.session.position)["house"] == {"red": 4, "blue": 5}


def test_somebody_elses_piece_may_be_accepted_too() -> None:
    table = illegal(CAPTURE, 3, "-c1", "+d1")
    table.tell(Overrule(5000, "accept"))
    assert pieces(table) == {"a1": "red", "d1": "blue"}
    assert table.session.seat == "blue"


def test_a_moved_barricade_is_told() -> None:
    table = illegal(LOG, 3, "-e3", "+e5")
    table.tell(Overrule(5000, "accept"))
    assert pieces(table)["e5"] == "barricade"
    assert table.session.progress.history[-1].deed("barricade")


def test_ma_15_a_pawn_that_is_accepted_on_the_goal_wins() -> None:
    table = illegal(NEAR, 3, "-i13", "+i14")
    said = table.tell(Overrule(5000, "accept"))
    assert [verdict.verdict for verdict in said] == ["overruled", "won"]
    assert table.session.phase == "over"
    assert GAME.outcome(table.session.position).winners == ("red",)


def test_with_play_for_places_the_winner_may_stay_on_the_goal() -> None:
    three = {**NEAR, "house": {"red": 4, "green": 5, "blue": 5}, "options": {"play_for_places": True}}
    table = illegal(three, 3, "-i13", "+i14")
    table.tell(Overrule(5000, "accept"))
    assert (table.session.phase, table.session.seat) == ("roll", "green")
    assert table.until(20_000) == []


def test_a_move_before_the_roll_is_accepted_without_a_number() -> None:
    table = Table(RED)
    table.touch(1000, "-a1", "+c1")
    table.until(4000)
    table.tell(Overrule(5000, "accept"))
    assert (pieces(table), table.session.seat) == ({"c1": "red"}, "blue")
    table.undo(6000)
    assert (table.session.die, table.session.seat) == (None, "red")


def test_ma_14_who_left_a_turn_out_may_be_let_off() -> None:
    table = rolled(RED, 2)
    assert [verdict.reason for verdict in table.done(1000)] == ["must-move"]
    table.tell(Overrule(2000, "accept"))
    assert (pieces(table), table.session.seat) == ({"a1": "red"}, "blue")


def test_an_accepted_six_keeps_the_turn_where_six_rolls_again() -> None:
    table = illegal({**RED, "options": {"six_again": True}}, 6, "-a1", "+c1")
    table.tell(Overrule(5000, "accept"))
    assert table.session.seat == "red"


def test_fast_a_pawn_out_of_the_forest_is_accepted_where_its_owner_is_known() -> None:
    start = {"variant": "fast", "turn": "red", "pieces": {}, "house": {"red": 3, "blue": 4}}
    table = illegal({**start, "forest": {"red": 1}}, 6, "-forest:1", "+b1")
    table.tell(Overrule(5000, "accept"))
    assert pieces(table) == {"b1": "red"}
    both = {**start, "house": {"red": 3, "blue": 3}, "forest": {"red": 1, "blue": 1}}
    table = rolled(both, 6)
    table.touch(1000, "-forest:1", "+b1")
    table.until(4000)
    assert "cannot stay" in why(table, Overrule(5000, "accept"))


@pytest.mark.parametrize(
    ("position", "die", "touches", "words"),
    [
        (RED, 2, (), "Nothing has been moved"),
        (RED, 2, ("-a1",), "in the air"),
        (CAPTURE, 3, ("-c1", "-a1", "+c1"), "in the air or beside the board"),
        (LOG, 3, ("-e3", "+e1"), "cannot stay"),  # a barricade on the bottom row
        (CAPTURE, 2, ("-c1", "+red:5"), "cannot stay"),  # a blue pawn in the red house
        (CAPTURE, 2, ("-c1", "-a1", "+c1", "+red:5"), "could not follow"),  # it, or the red pawn sent home
        (LOG, 3, ("-e3", "-a1", "+e3", "+g5"), "could not follow"),  # which of the two stands where
        (CAPTURE, 3, ("-c1", "-a1", "+c1", "+a1"), "could not follow"),  # perhaps they changed places
        (RED, 2, ("-a1", "+d1", "+f1"), "could not follow"),  # something came from nowhere
    ],
)
def test_what_is_unknown_or_cannot_be_is_refused_and_edit_is_named(
    position: dict[str, Any], die: int, touches: tuple[str, ...], words: str
) -> None:
    table = rolled(position, die)
    table.touch(1000, *touches)
    table.until(4000)
    said = why(table, Overrule(5000, "accept"))
    assert words in said
    assert "dit the position" in said


def test_while_the_board_is_being_put_right_it_is_not_accepted() -> None:
    table = rolled(RED, 2)
    table.enter(1000, "a1-c1")
    assert table.session.phase == "arrange"
    assert "being put right" in why(table, Overrule(2000, "accept"))


@pytest.mark.parametrize(
    ("before", "after", "taken"),
    [
        (CAPTURE, {**CAPTURE, "pieces": {"a1": "red", "c1": "blue"}}, ("", False)),
        (CAPTURE, {**CAPTURE, "pieces": {"c1": "red"}, "house": {"red": 4, "blue": 5}}, ("blue", False)),
        (CAPTURE, {**CAPTURE, "pieces": {"c1": "blue"}, "house": {"red": 5, "blue": 4}}, ("", False)),
        (LOG, {**LOG, "pieces": {"a1": "red", "c1": "blue", "e5": "barricade"}}, ("", True)),
        (
            LOG,
            {**LOG, "pieces": {"c1": "red", "e5": "barricade"}, "house": {"red": 4, "blue": 5}},
            ("blue", True),
        ),
    ],
    ids=["nothing", "captured", "the own one", "moved", "both"],
)
def test_what_it_did_to_others_is_told(
    before: dict[str, Any], after: dict[str, Any], taken: tuple[str, bool]
) -> None:
    session = rolled(before, 2).session
    position = GAME.load({"game": "malefiz", "variant": "classic", **after})
    assert accept_board.taken(session, position) == taken
