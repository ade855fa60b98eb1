"""When an idea is shown, on which spots, and for whom."""

from __future__ import annotations

from typing import Any

from companion.core.guidance import ideas
from companion.core.guidance.lights import light_plan
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.situation import Situation
from companion.games.base import BaseGame
from companion.games.malefiz import MalefizGame
from tests.core.guidance.test_assist_levels import NOBODY, tournament, with_level
from tests.core.guidance.test_lights import Table, all_of, position, start


def wanting(data: Any, seat: str = "red") -> Table:
    return with_level(Table(data), seat, "idea")


def shown(session: Session) -> set[str]:
    return all_of(light_plan(session, NOBODY), "cyan", "blink")


def test_an_idea_is_a_pair_of_lights_among_those_of_the_moment() -> None:
    table = wanting(position(pieces={"c1": "red", "i13": "red"}, house={"red": 3, "blue": 4})).roll(1)
    assert shown(table.session) == {"i13", "i14"}
    assert all_of(table.lights(), "red", "steady") >= {"c1", "red:1"}


def test_of_the_pawns_in_the_house_one_is_lit() -> None:
    lit = shown(wanting(start()).roll(2).session)
    assert len([spot for spot in lit if spot.startswith("red:")]) == 1
    assert len(lit) == 2


def test_with_the_right_pawn_in_the_hand_its_target_is_lit() -> None:
    table = (
        wanting(position(pieces={"c1": "red", "i13": "red"}, house={"red": 3, "blue": 4}))
        .roll(1)
        .touch("-i13")
    )
    assert shown(table.session) == {"i14"}
    assert all_of(table.lights(), "red", "breathe") == {"i13"}


def test_who_plays_another_pawn_is_not_disturbed() -> None:
    table = (
        wanting(position(pieces={"c1": "red", "i13": "red"}, house={"red": 3, "blue": 4}))
        .roll(1)
        .touch("-c1")
    )
    assert shown(table.session) == set()
    assert ideas.idea(table.session) is None


def test_an_idea_leads_a_barricade_to_its_place() -> None:
    table = wanting(position(pieces={"a1": "red", "a3": "barricade", "e13": "blue"})).roll(2)
    found = ideas.idea(table.session)
    assert found is not None
    place = found.move.split(">")[1]
    assert shown(table.session) == {"a1", "a3", place}
    assert shown(table.touch("-a3").session) == {place}


def test_an_idea_is_for_the_seat_that_wants_it_alone() -> None:
    table = wanting(start(), "blue").roll(2)
    assert table.session.seat == "red"
    assert ideas.idea(table.session) is None
    assert shown(table.session) == set()


def test_there_is_no_idea_before_the_roll_nor_while_something_is_wrong_nor_in_a_pause() -> None:
    table = wanting(position(pieces={"c1": "red"}))
    assert ideas.idea(table.session) is None
    assert ideas.idea(table.roll(2).session) is not None
    assert ideas.idea(table.touch("-c1", "+d1").rest().session) is None


def test_a_tournament_has_no_ideas() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2)
    assert (
        ideas.idea(replace(table.session, table=replace(table.session.table, hints={"red": "idea"}))) is None
    )


class Silent(MalefizGame):
    """Malefiz without ideas."""

    idea = BaseGame.idea


def test_a_game_without_ideas_helps_as_on_the_level_below() -> None:
    table = wanting(start()).roll(2)
    silent = replace(
        table.session,
        situation=Situation(Silent(), table.session.board, table.session.position),
    )
    assert ideas.idea(silent) is None
    assert light_plan(silent, NOBODY) == light_plan(Table(start()).roll(2).session, NOBODY)
