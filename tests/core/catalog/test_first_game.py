"""A first game: each card once, when it first matters, to whoever learns; told again by no restart."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.catalog.first_game import card_to_show, next_card
from companion.core.catalog.game_box import box_of
from companion.core.decision import fold
from companion.core.guidance.lights import light_plan
from companion.core.model.commands import DieRolled, Pause, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import DIE
from companion.core.model.session import legal
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Lamp
from companion.core.reducer.command_refusal import refusal
from companion.games import installed
from companion.games.malefiz import GAME
from companion.games.malefiz.occasions import occasions
from tests.table import Table

NOBODY: frozenset[str] = frozenset()


def table(*learns: str, **position: Any) -> Table:
    """A table at which these seats play for the first time."""
    made = Table({"turn": "red", "house": {"red": 4, "blue": 5}, "pieces": {"c1": "red"}, **position})
    for seat in learns:
        made.tell(SeatChange(0, seat, "learns"))
    return made


def card(made: Table) -> tuple[str, str] | None:
    """What is to be told, also while pieces that nobody has moved are missing."""
    now = next_card(made.session.situation, made.session.table)
    return (now.seat, now.lesson.when) if now else None


def test_nobody_is_told_anything_who_does_not_play_for_the_first_time() -> None:
    assert card(table()) is None
    assert card(table("blue")) is None


def test_each_card_is_told_once_when_it_first_matters() -> None:
    made = table("red", pieces={"c1": "red", "k1": "blue"}, house={"red": 4, "blue": 4})
    assert card(made) == ("red", "die")
    made.die(10, 3)
    assert card(made) == ("red", "count")
    made.enter(20, "c1-f1")
    assert card(made) is None  # blue knows the game
    made.die(30, 1)
    made.enter(40, next(move for move in legal(made.session) if move.startswith("house")))
    assert card(made) is None  # rolling is known
    made.die(50, 5)
    assert card(made) == ("red", "capture")
    made.enter(60, "f1xk1")
    assert made.session.table.learns == {"red": ("die", "count", "capture")}


def test_lights_show_what_it_is_about() -> None:
    made = table("red", pieces={"c1": "red", "g1": "blue"}, house={"red": 4, "blue": 4})
    made.die(10, 4)
    lamps = {spot: lamp for spot, lamp in light_plan(made.session, NOBODY).items() if lamp.colour == "cyan"}
    assert lamps == {"g1": Lamp("cyan", "breathe")}


def test_a_card_that_is_known_gives_way_to_the_next_one_and_all_end_with_the_last() -> None:
    made = table("red")
    made.tell(DieRolled(10, 3))
    made.tell(SeatChange(11, "red", "told", word="count"))
    assert card(made) is None
    made.tell(SeatChange(12, "red", "learns"))
    assert card(made) == ("red", "count")
    made.tell(SeatChange(13, "red", "knows"))
    assert (card(made), made.session.table.learns) == (None, {})


def test_a_restart_goes_on_where_it_was() -> None:
    made = table("red")
    made.tell(DieRolled(10, 3))
    back = fold.restore(GAME, Settings(), made.entries)
    assert back.table.learns == made.session.table.learns == {"red": ("die",)}


def test_taking_back_does_not_tell_it_again_and_names_stay() -> None:
    made = table("red")
    made.tell(SeatChange(1, "red", "name", "Mia"))
    made.tell(SeatChange(2, "red", "told", word="die"))
    assert (made.session.table.names, card(made)) == ({"red": "Mia"}, None)


def test_a_pause_and_a_way_back_come_first() -> None:
    made = table("red")
    made.tell(Pause(5, on=True))
    assert card_to_show(made.session) is None
    made.tell(Pause(6, on=False))
    assert card_to_show(made.session) is not None
    made.die(10, 3)
    made.touch(1000, "-c1", "+d1")
    made.until(9000)
    assert made.session.phase == "illegal"
    assert card_to_show(made.session) is None


def test_a_tournament_teaches_nobody() -> None:
    made = table("red")
    session = made.session
    strict = replace(session, table=replace(session.table, judging="tournament"))
    assert card_to_show(strict) is None
    assert refusal(strict, SeatChange(0, "red", "learns")) is not None


@pytest.mark.parametrize(
    ("position", "word", "spots"),
    [
        (
            {"die": 4, "pieces": {"c1": "red", "g1": "blue"}, "house": {"red": 4, "blue": 4}},
            "capture",
            {"g1"},
        ),
        (
            {"die": 4, "pieces": {"c1": "red", "g1": "red"}, "house": {"red": 3, "blue": 5}},
            "own",
            {"c1", "g1"},
        ),
        ({"die": 3, "pieces": {"b1": "red", "a3": "barricade"}}, "barricade", {"a3"}),
        ({"die": 4, "pieces": {"b1": "red", "a3": "barricade"}}, "blocked", {"a3"}),
        ({"die": 3, "pieces": {"k13": "red"}}, "goal", {"i14"}),
        ({"die": 5, "pieces": {"k13": "red"}}, "exact", {"i14"}),
    ],
)
def test_what_a_number_makes_possible_comes_first(
    position: dict[str, Any], word: str, spots: set[str]
) -> None:
    base = {"game": "malefiz", "variant": "classic", "turn": "red", "house": {"red": 3, "blue": 4}}
    found = occasions(GAME.load({**base, **position}))
    names = GAME.board("classic").spots
    assert next(iter(found)) == word
    assert {name for at, name in enumerate(names) if found[word] >> at & 1} == spots
    assert list(found)[-1] in ("count", word)


def test_with_a_die_of_their_own_rolling_is_told_first_and_then_what_any_number_makes_possible() -> None:
    base = {"game": "malefiz", "variant": "classic", "turn": "red", "house": {"red": 4, "blue": 4}}
    options, pieces = {"untyped_die": True}, {"c1": "red", "g1": "blue"}
    assert list(occasions(GAME.load({**base, "options": options, "pieces": pieces}))) == [
        "die",
        "capture",
        "own",
    ]


def test_before_a_number_a_turn_is_about_nothing_yet() -> None:
    assert occasions(GAME.setup("classic", ["red", "blue"])) == {}


@pytest.mark.parametrize("game", installed().values(), ids=installed())
def test_every_board_tells_its_first_turn_and_no_card_waits_for_a_word_that_never_comes(game: Any) -> None:
    own = {
        "goal",
        "exact",
        "barricade",
        "capture",
        "own",
        "safe",
        "rest",
        "forest",
        "blocked",
        "six",
        "count",
    }
    for edition in box_of(game).editions:
        whens = {each.when for each in edition.lessons if each.when}
        assert whens & {DIE, "call", "word"}, edition.variant
        assert whens <= {*game.words, *own, "count", "target"}, edition.variant
