"""The labyrinth as a plug-in: how games begin, what places are called, what is counted."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from companion.core.model.errors import InputError, MoveError, PositionError
from companion.core.model.game import Arrangement, Game, Try, bits
from companion.core.model.history import Past
from companion.core.model.inputs import Input, Taken
from companion.core.model.types import Say
from companion.games.labyrinth import GAME, Position
from companion.words.i18n import translator
from tests.games.labyrinth.labyrinth_walk import heard, inputs, walk
from tests.games.labyrinth.small_labyrinths import stand


def test_it_is_a_game() -> None:
    game: Game[Position] = GAME
    assert game.die_faces == (1, 2, 2, 3, 3, 4)


@pytest.mark.parametrize(
    ("seats", "corners"),
    [
        (("red", "green", "yellow", "blue"), {"red": "a1", "green": "a4", "yellow": "d4", "blue": "d1"}),
        (("yellow", "blue", "red"), {"red": "a1", "yellow": "d4", "blue": "d1"}),
        (("red", "yellow"), {"red": "a1", "yellow": "d4"}),
        (("blue", "green"), {"green": "a4", "blue": "d1"}),
        (("red", "green"), {"red": "a1", "green": "d4"}),
    ],
)
def test_sl_04_each_seat_has_its_corner_and_two_stand_opposite(
    seats: tuple[str, ...], corners: dict[str, str]
) -> None:
    position = GAME.setup("small", seats)
    assert GAME.dump(position)["corners"] == corners
    assert GAME.seat_to_move(position) == seats[0]
    assert GAME.seats_in_play(position) == tuple(corners)


def test_people_may_choose_corners_and_tell_what_is_in_the_box() -> None:
    options = {
        "corners": {"red": "d1", "yellow": "a4"},
        "box": {"colours": ["red", "blue"]},
        "may_stop": False,
    }
    written = GAME.dump(GAME.setup("small", ("red", "yellow"), options, first="yellow"))
    assert (written["turn"], written["corners"]) == ("yellow", options["corners"])
    assert written["box"] == {"colours": ["red", "blue"]}
    assert written["options"] == {"may_stop": False}
    assert GAME.dump(GAME.load({**written, "options": options})) == written  # as the head of a trace has them


@pytest.mark.parametrize(
    ("seats", "options", "pawns", "why"),
    [
        (("red", "yellow"), {"corners": {"red": "a1", "yellow": "d1"}}, None, "opposite"),
        (("red", "yellow"), {"corners": ["a1", "d4"]}, None, "corners must be an object"),
        (("red", "yellow"), {"corners": {"red": "a1"}}, None, "needs a corner"),
        (("red", "yellow"), {"fast": True}, None, "unknown option 'fast'"),
        (("red", "yellow"), None, {"red": 1}, "everybody has one figure"),
        (("red",), None, None, "two to four"),
        (("yellow", "green", "red"), None, None, "in the order"),
        (("red", "black"), None, None, "unknown seat 'black'"),
    ],
)
def test_what_cannot_begin_is_refused(
    seats: tuple[str, ...], options: Any, pawns: dict[str, int] | None, why: str
) -> None:
    with pytest.raises(PositionError, match=why):
        GAME.setup("small", seats, options, handicap=pawns)


@pytest.mark.parametrize("variant", GAME.variants)
def test_every_place_has_a_name_of_its_own(variant: str) -> None:
    board = GAME.board(variant)
    names = [_said(GAME.tell_spot(board, spot)) for spot in board.spots]
    assert len(set(names)) == len(names)


def _said(say: Say) -> str:
    return translator("en")(say)


@pytest.mark.parametrize(
    ("spot", "name"),
    [
        ("a1", "the bottom left corner"),
        ("d4", "the top right corner"),
        ("b1", "the second field from the left in the bottom row"),
        ("d2", "the first field from the right in the second row from the bottom"),
        ("a1-b1", "the first wall slot from the left in the bottom row"),
        ("b3-c3", "the wall slot in the middle of the second row from the top"),
        ("c1-c2", "the second wall slot from the right between the first and the second row from the bottom"),
        ("a2-a3", "the first wall slot from the left between the two rows in the middle"),
    ],
)
def test_places_are_told_by_rows_and_sides(spot: str, name: str) -> None:
    assert _said(GAME.tell_spot(GAME.board("small"), spot)) == name


def test_what_is_worth_counting() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, target="b1")
    opened = heard(start, "call:red", "pull:a1-b1", "read:red")
    assert list(GAME.deeds(past(opened, "step:b1"))) == [("red", "chip")]
    called = heard(start, "call:red", "pull:a1-b1")
    assert list(GAME.deeds(past(called, "read:blue"))) == [("red", "wrong")]
    assert list(GAME.deeds(past(start, "call:red"))) == []


def past(before: Position, move: str) -> Past:
    return Past(1, GAME.seat_to_move(before), 0, move, "sensors", 0, before, GAME.picture(before))


def test_no_input_of_this_game_is_named() -> None:
    with pytest.raises(MoveError, match="'jump:a1'"):
        GAME.hear(GAME.setup("small", ("red", "yellow")), Input("jump", "a1"))


GARBAGE = (
    "",
    "a1",
    "z9",
    "a1-b1",
    "a1-c3",
    "pink",
    "a1-b1=",
    "=",
    "out:a1@",
    "out:a1@x",
    "3",
    "-1",
    "²",
    "🐈",
)


@pytest.mark.parametrize("variant", GAME.variants)
def test_garbage_is_refused_or_named_and_changes_nothing(variant: str) -> None:
    for position in walk(variant, 8, 25):
        for word in GAME.words:
            for value in GARBAGE:
                answer: object = None
                with contextlib.suppress(InputError):
                    answer = GAME.hear(position, Input(word, value))
                if word != "walk":  # which may be a single step
                    assert not isinstance(answer, Taken) or Input(word, value) in inputs(position)


@pytest.mark.parametrize("variant", GAME.variants)
def test_hands_may_do_anything_and_are_judged(variant: str) -> None:
    chance = random.Random(9)
    spots = len(GAME.board(variant).spots)
    for position in walk(variant, 9, 60):
        start = GAME.picture(position)
        there = [*bits(start), *range(spots, spots + len(GAME.beside(position)))]
        away = chance.sample(there, min(len(there), 3))
        moved = tuple((chance.randrange(spots + 2), origin) for origin in away[:2])
        picture = start ^ 1 << chance.randrange(spots)
        for ways in ((), (Arrangement(tuple(sorted(moved)), tuple(away[2:])),)):
            judged = GAME.judge(position, Try(start, picture, ways, ()))
            assert judged.reason
            assert (judged.wrong, judged.missing) == (picture & ~start, start & ~picture)
        try:
            after = GAME.accept_moved(position, moved)
        except PositionError:
            continue
        assert GAME.load(GAME.dump(after)) == after
