"""Lights and the way back, on sessions that hands have made."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.guidance.lights import LAMPS, light_plan
from companion.core.guidance.way_back import free_places, steps
from companion.core.guidance.words_first import words_first
from companion.core.model.commands import DieRolled, SeatChange
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import COLOURS, PATTERNS, Lamp
from companion.core.reducer.step import new_game
from companion.core.timed_play import Play
from companion.games.malefiz import GAME

NOBODY: frozenset[str] = frozenset()
ROOT = Path(__file__).parents[3]


class Table:
    """A game at a table: hands that lift and put, and time that passes."""

    def __init__(self, position: Any, *, found: tuple[str, ...] | None = None) -> None:
        session, _ = new_game(GAME, Settings(), position, {}, 0)
        self.board = session.board
        self.at_ms = 1000
        self.raw = session.pictures.expected if found is None else self.board.mask(found)
        self.play, _ = plays.found(Play(session), self.at_ms, self.raw)
        self.rest()

    @property
    def session(self) -> Session:
        return self.play.session

    def touch(self, *edges: str) -> Table:
        """``-c1`` lifts what stands there, ``+c1`` puts down; half a second apart, then 100 ms."""
        for edge in edges:
            self.at_ms += 500
            bit = self.board.mask([edge[1:]])
            self.raw = self.raw | bit if edge[0] == "+" else self.raw & ~bit
            self.play, _ = plays.levels(self.play, self.at_ms, self.raw)
            self.at_ms += 100
            self.play, _ = plays.advance(self.play, self.at_ms)
        return self

    def roll(self, number: int) -> Table:
        self.play, _ = plays.stimulus(self.play, DieRolled(self.at_ms, number))
        return self

    def rest(self) -> Table:
        self.at_ms += 2000
        self.play, _ = plays.advance(self.play, self.at_ms)
        return self

    def lights(self, dark: frozenset[str] = NOBODY) -> dict[str, Lamp]:
        return light_plan(self.session, dark)

    def way(self) -> list[tuple[str, str, str | None]]:
        def name(spot: int | None) -> str:
            return "-" if spot is None else self.board.spots[spot]

        return [(name(step.frm), name(step.to), step.piece) for step in steps(self.session)]


def start(variant: str = "classic", **options: Any) -> Any:
    return GAME.setup(variant, ["red", "blue"], options)


def position(variant: str = "classic", **keys: Any) -> Any:
    house = 3 if variant == "fast" else 4
    data = {"game": "malefiz", "variant": variant, "turn": "red", "house": {"red": house, "blue": house}}
    return GAME.load({**data, **keys})


def all_of(lights: dict[str, Lamp], colour: str, pattern: str) -> set[str]:
    return {spot for spot, lamp in lights.items() if lamp == Lamp(colour, pattern)}


# --- the table of lamps ------------------------------------------------------------------------


def test_every_lamp_can_be_sent() -> None:
    for colour, pattern in LAMPS.values():
        assert colour in (*COLOURS, "seat")
        assert pattern in PATTERNS


def test_no_pattern_flashes_more_than_three_times_a_second() -> None:
    """The rates are the wire's promise (PROTOCOL.md), with a rate for every pattern used here."""
    text = (ROOT / "firmware_bridge" / "PROTOCOL.md").read_text(encoding="utf-8")
    rates = {name: float(rate) for name, rate in re.findall(r"`(\w+)` ([\d.]+)/s", text)}
    doubles = re.search(r"`double` two short flashes each ([\d.]+) s", text)
    assert doubles
    rates["double"] = 2 / min(1.0, float(doubles[1]))
    rates["steady"] = 0
    for _, pattern in LAMPS.values():
        assert rates[pattern] <= 3


def test_from_to_target_home_and_turn_differ_by_pattern_and_not_by_colour_alone() -> None:
    patterns = [LAMPS[meaning][1] for meaning in ("from", "to", "target", "home", "turn")]
    assert len(set(patterns)) == len(patterns)


# --- layers ------------------------------------------------------------------------------------


def test_before_the_roll_the_pawns_of_the_seat_to_move_breathe_in_its_colour() -> None:
    lights = Table(start()).lights()
    assert lights == {f"red:{place}": Lamp("red", "breathe") for place in range(1, 6)}


def test_moved_before_the_roll_the_way_back_is_lit_since_no_word_but_a_die_makes_it_right() -> None:
    table = Table(position(pieces={"c1": "red"})).touch("-c1", "+e1").rest()
    assert table.session.phase == "illegal"
    assert not words_first(table.session)
    assert {"c1", "e1"} <= set(table.lights())


def test_when_the_number_is_known_the_pawns_that_can_move_are_lit() -> None:
    pieces = {"c1": "red", "i13": "red", "i9": "blue"}
    table = Table(position(pieces=pieces, house={"red": 3, "blue": 4})).roll(2)
    assert table.lights() == {
        spot: Lamp("red", "steady") for spot in ("c1", "i13", "red:1", "red:2", "red:3")
    }


def test_a_pawn_in_the_hand_shows_its_targets_and_where_it_came_from() -> None:
    lights = Table(position(pieces={"c1": "red"})).roll(2).touch("-c1").lights()
    assert all_of(lights, "red", "steady") == {"a1", "e1"}
    assert all_of(lights, "red", "breathe") == {"c1"}
    assert len(lights) == 3


def test_a_complete_turn_lights_its_target_alone_ma_05() -> None:
    lights = Table(start()).roll(2).touch("-red:1", "+b1").lights()
    assert lights == {"b1": Lamp("white", "steady")}


def test_a_captured_pawn_is_shown_the_free_places_of_its_house_in_its_colour_ma_08() -> None:
    session = Table(position(pieces={"c1": "red", "e1": "blue"})).roll(2).touch("-e1").session
    assert session.observation.awaits == "captive"
    assert light_plan(session, NOBODY) == {"blue:5": Lamp("blue", "blink")}


def test_a_pawn_captured_in_the_village_is_shown_the_forest_in_its_colour_mf_04() -> None:
    session = Table(position("fast", pieces={"c6": "red", "e6": "blue"})).roll(2).touch("-e6").session
    assert session.observation.awaits == "captive"
    lights = light_plan(session, NOBODY)
    assert lights == {f"forest:{place}": Lamp("blue", "blink") for place in range(1, 17)}


def test_a_taken_barricade_is_shown_every_field_that_it_may_go_to_ma_11() -> None:
    table = Table(position(pieces={"a1": "red", "a3": "barricade"})).roll(2).touch("-a3")
    assert table.session.observation.awaits == "barricade"
    fields = {spot for spot in table.board.spots if ":" not in spot}
    bottom, goal = set(table.board.marks["bottom_row"]), {"i14"}
    allowed = fields - bottom - goal - {"a3"}
    assert table.lights() == dict.fromkeys(allowed, Lamp("white", "breathe"))


def test_a_wrong_field_shows_from_and_to_at_once_and_reddens_when_it_is_reported() -> None:
    table = Table(position(pieces={"c1": "red"})).roll(2).touch("-c1", "+d1")
    assert table.lights() == {"d1": Lamp("orange", "quick"), "c1": Lamp("red", "double")}
    assert table.rest().lights() == {"d1": Lamp("red", "quick"), "c1": Lamp("red", "double")}


def test_only_the_first_pair_of_the_way_back_is_lit() -> None:
    table = Table(position(pieces={"c1": "red", "i9": "blue"})).roll(2)
    table.touch("-c1", "+d1", "-i9", "+h9").rest()
    assert table.way() == [("d1", "c1", "red"), ("h9", "i9", "blue")]
    assert set(table.lights()) == {"d1", "c1"}


def test_a_lifted_stray_shows_the_way_home_and_the_legal_ends_too() -> None:
    table = Table(position(pieces={"c1": "red"})).roll(2).touch("-c1", "+d1").rest().touch("-d1")
    assert table.way() == [("-", "c1", "red")]
    assert table.lights() == {"c1": Lamp("red", "double")}


def test_a_barricade_on_a_forbidden_field_is_shown_all_allowed_ones_ma_11() -> None:
    table = Table(position(pieces={"a1": "red", "a3": "barricade"})).roll(2)
    table.touch("-a3", "-a1", "+a3", "+b1").rest()
    assert table.way() == [("b1", "-", None)]
    lights = table.lights()
    assert lights["b1"] == Lamp("red", "quick")
    assert all_of(lights, "white", "breathe") == set(table.board.names(free_places(table.session)))
    assert "a2" in lights
    assert not set(lights) & {"a1", "c1", "i14", "a3"}


def test_a_captured_pawn_in_a_foreign_house_is_sent_to_its_own_ma_08() -> None:
    table = Table(position(pieces={"c1": "red", "e1": "blue"})).roll(2)
    table.touch("-e1", "-c1", "+e1", "+green:1").rest()
    assert table.way() == [("green:1", "blue:5", "blue")]
    assert table.lights() == {"green:1": Lamp("red", "quick"), "blue:5": Lamp("blue", "double")}


def test_a_piece_that_pushed_another_aside_makes_room_first() -> None:
    """Red stands on the barricade's field, the barricade beside it; the picture alone tells half of it."""
    table = Table(position(pieces={"c1": "red", "e3": "barricade"})).roll(2)
    table.touch("-e3", "+d3", "-c1", "+e3").rest()
    assert table.way() == [("e3", "c1", "red"), ("d3", "e3", "barricade")]


def test_a_question_lights_the_spots_where_its_answers_end() -> None:
    table = Table(position(pieces={"b3": "red", "d3": "barricade"})).roll(2)
    table.touch("-d3", "-b3", "+d3", "+b3").rest()
    assert table.session.dialogue.asking == ("b3*d3>b3",)
    assert table.lights() == {spot: Lamp("white", "blink") for spot in ("b3", "d3")}


def test_of_two_ways_to_read_the_hands_the_own_pawn_is_taken_to_be_the_stray() -> None:
    """Both pawns in the air, one put down on a wrong field: which one, the sensors cannot tell."""
    table = Table(position(pieces={"c1": "red", "e1": "blue"})).roll(2).touch("-e1", "-c1", "+d1").rest()
    assert table.way() == [("-", "e1", "blue"), ("d1", "c1", "red")]


def test_at_the_end_the_goal_and_the_pawns_of_the_winner_celebrate_ma_15() -> None:
    table = Table(position(pieces={"i13": "red", "e1": "blue"})).roll(1).touch("-i13", "+i14").rest()
    assert table.session.over
    lights = table.lights()
    assert lights.pop("i14") == Lamp("red", "blink")
    assert lights == {f"red:{place}": Lamp("red", "breathe") for place in range(1, 5)}
    assert table.lights(frozenset({"red"})) == {}


# --- arranging ---------------------------------------------------------------------------------


def test_while_arranging_the_first_pair_is_lit_and_the_piece_in_the_hand_keeps_its_target() -> None:
    found = tuple(start_names() - {"a3", "q3"} | {"c13", "p13"})
    table = Table(start(), found=found)
    assert table.session.turn.arranging
    assert table.way() == [("c13", "a3", "barricade"), ("p13", "q3", "barricade")]
    assert table.lights() == {"c13": Lamp("orange", "quick"), "a3": Lamp("white", "double")}
    table.touch("-p13")
    assert table.way() == [("-", "q3", "barricade"), ("c13", "a3", "barricade")]
    assert table.lights() == {"q3": Lamp("white", "double")}
    table.touch("+q3", "-c13", "+a3").rest()
    assert not table.session.turn.arranging
    assert table.way() == []


def start_names() -> set[str]:
    board = GAME.board("classic")
    return set(board.names(GAME.picture(start())))


# --- lights off --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "touches",
    [(), ("-c1",), ("-c1", "+e1"), ("-c1", "-i9", "+d1", "-d1")],
    ids=["still", "air", "end", "both"],
)
def test_a_dark_seat_sees_no_help_with_its_turn(touches: tuple[str, ...]) -> None:
    table = Table(position(pieces={"c1": "red", "i9": "blue"}))
    assert table.lights(frozenset({"red"})) == {}
    table.roll(2).touch(*touches)
    if table.session.turn.reported is None:
        assert table.lights(frozenset({"red"})) == {}


def test_a_dark_seat_still_sees_what_is_wrong_and_where_it_belongs() -> None:
    table = Table(position(pieces={"c1": "red"})).roll(2).touch("-c1", "+d1").rest()
    assert set(table.lights(frozenset({"red"}))) == {"d1", "c1"}


def test_a_dark_seat_sees_the_misplaced_barricade_but_not_the_places_for_it() -> None:
    table = Table(position(pieces={"a1": "red", "a3": "barricade"})).roll(2)
    table.touch("-a3", "-a1", "+a3", "+b1").rest()
    assert set(table.lights(frozenset({"red"}))) == {"b1"}


def test_another_seats_darkness_changes_nothing() -> None:
    table = Table(start())
    table.play, _ = plays.stimulus(table.play, SeatChange(table.at_ms, "blue", "dark"))
    assert table.lights(table.session.table.lights_off) == table.lights()
