"""A board that was swept over goes on as it stands: what counts then, what is asked, and what cannot be."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.corrections import accept_board
from companion.core.decision import fold
from companion.core.model.commands import Overrule, Whose
from companion.core.model.game import bits
from companion.core.model.types import Mask, Say
from tests.core.inference.test_lost_track import Board, lost
from tests.sweeping_hands import BOARDS, put
from tests.table import SETTINGS, Table


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
