"""Poles on the way back: exchanged pieces are told apart, magnets glued in wrong are left alone."""

from __future__ import annotations

import pytest

from companion.core.guidance import misplaced
from companion.core.model.fast_replace import replace
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking import tracker
from companion.games.malefiz import GAME
from tests.righting import World
from tests.righting_live import Live
from tests.table import Table

PIECES = {
    "c1": "red",
    "i9": "blue",
    "e3": "barricade",
    "g5": "barricade",
    "i11": "barricade",
    "q3": "barricade",
}


def live(changes: dict[str, str | None], **keys: object) -> Live:
    """A board found with these changes: spot -> what stands there instead, None for nothing."""
    written = {"game": "malefiz", "variant": "classic", "turn": "red", "house": {"red": 4, "blue": 4}}
    world = World(GAME.load({**written, "pieces": PIECES, **keys}))
    table = Live(world, poles=True)
    for name, kind in changes.items():
        spot = world.board.index[name]
        if kind is None:
            del world.stands[spot]
        else:
            world.stands[spot] = kind
    table.found()
    return table


def way(table: Live) -> list[str]:
    spots = table.world.board.spots

    def name(spot: int | None) -> str:
        return "-" if spot is None else spots[spot]

    return [f"{name(step.frm)} > {name(step.to)} {step.piece}" for step in table.steps()]


def test_a_pawn_and_a_barricade_on_each_others_places_are_put_right_though_the_picture_agrees() -> None:
    table = live({"e3": "red", "c1": "barricade"})
    assert way(table) == ["c1 > - barricade", "e3 > c1 red", "- > e3 barricade"]
    assert table.follow("poles")
    assert table.moves == 3
    assert (table.session.phase, table.world.displaced("poles")) == ("roll", 0)


def test_a_barricade_beside_the_pawn_that_took_its_place_shows_whose_place_that_is() -> None:
    table = live({"e3": "red", "d3": "barricade", "c1": None})
    assert way(table) == ["e3 > c1 red", "d3 > e3 barricade"]


def test_a_single_wrong_pole_is_a_magnet_glued_in_wrong_and_no_stranger() -> None:
    assert way(live({"e3": "red"})) == []
    assert way(live({"e3": "red", "i9": None, "h9": "blue"})) == ["h9 > i9 blue"]
    assert way(live({"c1": "barricade", "i9": None, "h9": "blue"})) == ["h9 > i9 blue"]


@pytest.mark.parametrize("home", ["a1", "q1", "i13"])
def test_a_pawn_that_stands_right_stays_while_another_goes_back(home: str) -> None:
    pieces = {**PIECES, home: "red"}
    table = live({"i9": None, "h9": "blue"}, pieces=pieces, house={"red": 3, "blue": 4})
    assert way(table) == ["h9 > i9 blue"]


def test_a_stray_barricade_is_not_sent_to_the_nearest_gap_of_a_pawn() -> None:
    table = live({"i9": None, "i11": None, "i10": "barricade", "a2": "blue"})
    assert way(table) == ["a2 > i9 blue", "i10 > i11 barricade"]


def test_a_barricade_in_a_house_leaves_it_while_its_pawn_is_on_the_barricades_field() -> None:
    table = live({"e3": "red", "red:1": "barricade"})
    table.world.stands[table.world.board.index["b1"]] = "barricade"  # something else is wrong, too
    table.found()
    assert "e3 > red:5 red" in way(table)
    assert any(step.startswith("red:1 > ") and step.endswith("barricade") for step in way(table))


def test_the_piece_in_the_hand_keeps_its_target_and_what_it_is() -> None:
    table = live({"e3": "red", "c1": "barricade"})
    table.put(None, table.lift(table.steps()[0].frm))
    kind = table.lift(table.steps()[0].frm)
    assert kind == "red"
    assert way(table) == ["- > c1 red", "- > e3 barricade"]


def test_poles_that_are_wrong_everywhere_tell_nothing() -> None:
    """The magnets of this box were glued in by chance."""
    swapped = {name: "barricade" if kind != "barricade" else "red" for name, kind in PIECES.items()}
    assert way(live({**swapped, "h9": "blue", "i9": None})) == ["h9 > i9 blue"]


# --- what was lifted last ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("touches", "spot"),
    [("", None), ("-c1", "c1"), ("-c1 -i9", "i9"), ("-c1 +d1", None), ("-e3 +e3 -c1", "c1")],
)
def test_the_piece_lifted_last_is_known_while_it_is_in_the_hand(touches: str, spot: str | None) -> None:
    position = {"turn": "red", "pieces": PIECES, "house": {"red": 4, "blue": 4}}
    one = Table(position)
    one.touch(1000, *touches.split())
    one.until(3000)
    index = one.session.board.index
    assert misplaced.last_lifted(one.session.turn.tracker) == (index[spot] if spot else None)


def test_a_contact_that_opens_while_its_spot_is_seen_full_is_no_piece_in_the_hand() -> None:
    lifted = tracker.touch(tracker.begin(0b11, 0), BoardReading(160, 0b10, (Touch(100, 0, on=False),)))
    assert misplaced.last_lifted(lifted) == 0
    for picture, spot in ((0b11, None), (0b00, 0)):
        seen = replace(lifted.seen, picture=picture)
        assert misplaced.last_lifted(replace(lifted, seen=seen)) == spot
