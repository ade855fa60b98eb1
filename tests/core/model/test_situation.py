"""What the rules say of a position: each asked of the game once."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import NOTHING_BEYOND, Beyond
from companion.core.model.game import Board
from companion.core.model.inputs import DIE, Input
from companion.core.model.situation import Situation
from companion.games.malefiz import GAME
from tests.toy_treasure import GAME as TREASURE

CLASSIC = GAME.board("classic")
RED: dict[str, Any] = {
    "game": "malefiz",
    "variant": "classic",
    "turn": "red",
    "pieces": {"a1": "red", "i13": "blue"},
    "house": {"red": 4, "blue": 4},
}
PLACES = {**RED, "house": {"red": 4, "blue": 4, "green": 5}, "options": {"play_for_places": True}}
DONE = {**PLACES, "pieces": {"a1": "blue"}, "turn": "blue", "places": ["red"]}


def situation(data: dict[str, Any], die: int | None = None) -> Situation:
    position = GAME.load(data)
    if die is not None:
        taken: Any = GAME.hear(position, Input(DIE, str(die)))
        position = taken.position
    return Situation(GAME, CLASSIC, position)


def test_the_rules_are_asked_once_for_each_position() -> None:
    class Counted(type(GAME)):  # type: ignore[misc]
        asked = 0

        def footprints(self, position: Any) -> Any:
            Counted.asked += 1
            return GAME.footprints(position)

    one = situation(RED, 2)
    one = Situation(Counted(), CLASSIC, one.position)
    assert one.footprints is one.footprints
    assert Counted.asked == 1
    assert {each.move for each in one.footprints} == {each.move for each in GAME.footprints(one.position)}
    assert not Situation(Counted(), CLASSIC, GAME.load(RED)).footprints


def test_another_position_is_another_situation_of_the_same_game() -> None:
    one = situation(RED)
    other = one.at(GAME.load({**RED, "turn": "blue"}))
    assert (one.seat, other.seat) == ("red", "blue")
    assert (other.game, other.board) == (one.game, one.board)


def test_whose_turn_it_is_and_which_number_is_to_be_moved() -> None:
    assert (situation(RED).seat, situation(RED).number, situation(RED, 2).number) == ("red", None, 2)
    assert [each.word for each in situation(RED).awaited] == ["die"]
    assert not situation(RED).over


def test_after_the_end_hands_can_make_nothing() -> None:
    over = situation({**RED, "pieces": {"i14": "red"}, "house": {"red": 4, "blue": 5}, "places": ["red"]})
    assert (over.over, over.outcome.winners, list(over.footprints)) == (True, ("red",), [])
    assert (over.finish, over.homes_of_winners) == (0, 0), "nobody plays on"


def test_while_others_play_on_the_goal_and_the_winners_house_are_free_to_hold_anything() -> None:
    one = situation(DONE)
    assert CLASSIC.names(one.finish) == ("i14",)
    assert CLASSIC.names(one.homes_of_winners) == tuple(f"red:{place}" for place in range(1, 6))
    assert (situation(PLACES).finish, situation(PLACES).homes_of_winners) == (0, 0)


def test_houses_of_seats_that_nobody_plays() -> None:
    assert {name.split(":")[0] for name in CLASSIC.names(situation(RED).unplayed_places)} == {
        "green",
        "yellow",
    }
    assert {name.split(":")[0] for name in CLASSIC.names(situation(PLACES).unplayed_places)} == {"yellow"}


def test_what_the_companion_plays_follows_from_the_luck() -> None:
    one = situation({**RED, "pieces": {"a1": "red", "e1": "red"}, "house": {"red": 3, "blue": 5}}, 2)
    move, steps = one.chosen("best", "luck:1")
    assert move in {each.move for each in one.footprints}
    assert {each.move for each in steps} == {move}
    assert one.chosen("best", "luck:1") is one.chosen("best", "luck:1")
    again = one.at(one.position)
    lucks = [f"luck:{number}" for number in range(30)]
    assert [one.chosen("just-began", luck)[0] for luck in lucks] == [
        again.chosen("just-began", luck)[0] for luck in lucks
    ]
    assert len({one.chosen("just-began", luck)[0] for luck in lucks}) > 1, "a beginner's turn is up to luck"


class Lying(type(TREASURE)):  # type: ignore[misc]
    """The toy, with two things beside its board."""

    def beside(self, position: Any) -> tuple[str, ...]:  # noqa: ARG002 - as Game
        return ("red", "stone")


@pytest.mark.parametrize(
    ("game", "marks", "beyond"),
    [
        (TREASURE, {}, NOTHING_BEYOND),
        (Lying(), {}, Beyond(9, 2)),
        (TREASURE, {"slots": ("a1",)}, Beyond(9, 0, 1 | -1 << 9)),
        (TREASURE, {"handed": ("b1",)}, Beyond(9, 0, 2)),
    ],
)
def test_what_lies_beside_the_board_and_what_is_apart(
    game: Any, marks: dict[str, tuple[str, ...]], beyond: Beyond
) -> None:
    board: Board = replace(TREASURE.board("drawn"), marks=marks)
    assert Situation(game, board, TREASURE.setup("drawn", ("red", "blue"))).beyond == beyond


def test_what_stands_where_ends_with_what_lies_beside_the_board() -> None:
    one = Situation(Lying(), TREASURE.board("drawn"), TREASURE.setup("drawn", ("red", "blue")))
    assert one.standing(0b101) == ("red", None, "blue", *(None,) * 6, "red", "stone")
    assert one.standing(0b100)[:3] == (None, None, "blue")
    assert one.standing(0b101) is one.standing(0b101)
