"""What a card says of its picture, the game itself judges."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.catalog.lessons import Attempt, Lesson, Tried, position_of, tried
from companion.core.model.errors import InputError, PositionError
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Illegal, Try
from companion.core.model.inputs import Taken
from companion.core.model.types import Say
from companion.games.malefiz import GAME
from tests.core.row_board import ROW, spots
from tests.toy_treasure import GAME as TREASURE

RED: dict[str, Any] = {
    "turn": "red",
    "die": 2,
    "pieces": {"a1": "red", "c1": "blue", "e1": "red", "a2": "barricade", "i9": "barricade"},
    "house": {"red": 3, "blue": 4},
}


def card(option: Any = (), **position: Any) -> Lesson:
    return Lesson(Say("Title"), Say("Text."), ("MA-01",), {**RED, **position}, option=option)


def attempt(*, die: int = 2, **given: Any) -> Tried:
    """What the game makes of it."""
    return tried(GAME, "classic", position_of(GAME, "classic", card(die=die)), Attempt(**given))


def test_a_cards_position_is_the_start_with_what_it_says() -> None:
    told = GAME.dump(position_of(GAME, "classic", card()))
    assert (told["turn"], told["pieces"], told["house"]) == ("red", RED["pieces"], RED["house"])
    plain = position_of(GAME, "classic", Lesson(Say("Title"), Say("Text."), ("MA-01",)))
    assert plain == GAME.setup("classic", GAME.seats)


def test_only_the_seats_that_a_card_names_play() -> None:
    assert GAME.seats_in_play(position_of(GAME, "classic", card())) == ("red", "blue")
    corners = Lesson(Say("Title"), Say("Text."), (), {"corners": {"red": "a1", "blue": "c1"}})
    assert TREASURE.seats_in_play(position_of(TREASURE, "drawn", corners)) == ("red", "blue")


@pytest.mark.parametrize(
    ("option", "told"), [((), {}), (("six_again", True), {"six_again": True}), (("six_again", False), {})]
)
def test_a_card_for_a_house_rule_plays_by_it(option: Any, told: dict[str, bool]) -> None:
    assert GAME.dump(position_of(GAME, "classic", card(option))).get("options", {}) == told


def test_a_card_leaves_keys_out_and_names_what_cannot_be() -> None:
    assert GAME.number(position_of(GAME, "classic", card(die=None))) is None
    with pytest.raises(PositionError, match="house"):
        position_of(GAME, "classic", card(house=None))


@pytest.mark.parametrize(
    ("given", "die", "ways"),
    [
        ("a1xc1", 2, (("a1", "c1", True), ("c1", "blue:5", True))),
        ("e1-g1", 2, (("e1", "g1", True),)),
    ],
)
def test_where_each_piece_of_a_right_input_goes(given: str, die: int, ways: Any) -> None:
    assert attempt(given=given, die=die) == Tried("", "", ways)


LOG = card(die=1, pieces={"b3": "red", "a3": "barricade"}, house={"red": 4, "blue": 5})


def test_a_pawn_out_of_the_house_and_a_piece_of_nobodys_are_shown() -> None:
    out = position_of(GAME, "classic", card(die=1, pieces={"q1": "blue"}, house={"red": 5, "blue": 4}))
    assert tried(GAME, "classic", out, Attempt(given="house-c1")).ways == (("red:1", "c1", True),)
    took = tried(GAME, "classic", position_of(GAME, "classic", LOG), Attempt(given="b3*a3>g5"))
    assert took.ways == (("b3", "a3", True), ("a3", "g5", True))


@pytest.mark.parametrize(
    ("hands", "ways"),
    [
        ((("a1", "d1"),), (("a1", "d1", False),)),
        ((("e1", "h1"),), (("e1", "h1", False),)),
    ],
)
def test_ma_04_what_hands_do_wrongly_is_judged_and_its_first_way_is_wrong(
    hands: tuple[tuple[str, str], ...], ways: Any
) -> None:
    told = attempt(hands=hands)
    assert (told.reason, told.rule, told.ways) == ("wrong-count", "MA-04", ways)


def test_ma_11_where_only_the_last_step_is_wrong_the_others_are_right() -> None:
    hands = (("b3", "a3"), ("a3", "c1"))
    told = tried(GAME, "classic", position_of(GAME, "classic", LOG), Attempt(hands=hands))
    assert told.ways == (("b3", "a3", True), ("a3", "c1", False))
    assert told.rule == "MA-11"


def test_a_refused_input_shows_no_way() -> None:
    told = tried(TREASURE, "drawn", TREASURE.setup("drawn", ("red", "blue")), Attempt(given="call:red"))
    assert told == Tried("not-now", "TOY-1", ())
    other = tried(
        TREASURE, "drawn", TREASURE.setup("drawn", ("red", "blue")), Attempt(given="draw:2", seat="blue")
    )
    assert other.reason == "not-your-turn"
    said = tried(TREASURE, "drawn", TREASURE.setup("drawn", ("red", "blue")), Attempt(given="draw:2"))
    assert said == Tried("", "", ())


def test_what_is_no_input_at_all_is_an_error() -> None:
    with pytest.raises(InputError):
        attempt(given="a1-z9")


def on_row(picture: str, made: Footprint, attempt: Attempt) -> tuple[Tried, list[Try]]:
    """What is told of an attempt on a small board where this may be done, and what its game was asked."""
    asked: list[Try] = []

    def judge(_: Any, seen: Try) -> Illegal:
        asked.append(seen)
        return Illegal("why", "R-1", 0, 0)

    game: Any = SimpleNamespace(
        words={},
        board=lambda _: ROW,
        picture=lambda _: spots(picture),
        hear=lambda *_: Taken(None),
        footprints=lambda _: [made],
        judge=judge,
    )
    return tried(game, "row", None, attempt), asked


BESIDE = len(ROW.spots)


@pytest.mark.parametrize(
    ("picture", "made", "way"),
    [
        ("red:2", Footprint("x", 0, 2, arrivals=((1, spots("red:1 red:2")),)), ("red:2", "b")),
        ("a", Footprint("x", 1, 0, arrivals=((BESIDE, 1),)), ("a", "")),
        ("", Footprint("x", 0, 2, arrivals=((1, 1 << BESIDE),)), ("", "b")),
        ("a", Footprint("x", 1, 0), ("a", "")),
        ("red:2 blue:1", Footprint("x", 0, 0, pools=((0, -1),)), ("red:2", "")),
        ("blue:1", Footprint("x", 0, 0, pools=((1, 1),)), None),
        ("c blue:1", Footprint("x", 0, 0, pool_arrivals=((1, spots("c")),)), ("c", "blue:2")),
    ],
)
def test_a_way_may_begin_or_end_in_a_pool_or_beside_the_board(
    picture: str, made: Footprint, way: tuple[str, str] | None
) -> None:
    told, _ = on_row(picture, made, Attempt(given="x"))
    assert told.ways == (() if way is None else ((*way, True),))


def test_what_hands_carried_is_judged_as_if_sensors_had_seen_it() -> None:
    hands = (("c", ""), ("d", "b"), ("a", "e"))
    told, asked = on_row("a c d f", Footprint("x", 0, 0), Attempt(hands=hands))
    assert told == Tried("why", "R-1", (("c", "", False),))
    assert asked == [Try(spots("a c d f"), spots("b e f"), (Arrangement(((1, 3), (4, 0)), (2,)),), ())]
