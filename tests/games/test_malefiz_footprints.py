"""What turns do to the picture, shape by shape, and what a picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.games.malefiz import GAME
from companion.games.malefiz.position import Position
from tests.games.malefiz_positions import at

RED, BLUE, FOREST = 0, 3, 4
"""Pool numbers."""


def footprint(position: Position, die: int, move: str) -> Footprint:
    return next(each for each in GAME.footprints(replace(position, die=die)) if each.move == move)


def mask(position: Position, *spots: str) -> int:
    return GAME.board(position.variant).mask(spots)


def spot(position: Position, name: str) -> int:
    return GAME.board(position.variant).index[name]


def places(position: Position, pool: int) -> int:
    return GAME.board(position.variant).pools[pool].mask


def expect(position: Position, move: str, die: int, **parts: Sequence[object] | int) -> None:
    found = replace(footprint(position, die, move), walk=0)
    assert found == Footprint(**{"move": move, "removed": 0, "added": 0, **parts})  # type: ignore[arg-type]


def test_the_walk_holds_the_fields_of_all_open_ways_and_no_others() -> None:
    p = at({"e1": "red"})
    assert footprint(p, 3, "e1-f3").walk == mask(p, "e2", "e3")
    assert footprint(p, 1, "e1-f1").walk == 0


def test_a_plain_move_empties_one_field_and_fills_another() -> None:
    p = at({"a1": "red"})
    source = mask(p, "a1")
    expect(p, "a1-b1", 1, removed=source, added=mask(p, "b1"), arrivals=((spot(p, "b1"), source),))


def test_out_of_the_house_its_count_falls() -> None:
    p = at(house={"red": 2, "blue": 0})
    expect(
        p,
        "house-c1",
        1,
        added=mask(p, "c1"),
        pools=((RED, -1),),
        pool_lifts=(RED,),
        arrivals=((spot(p, "c1"), places(p, RED)),),
    )


def test_a_capture_lifts_the_target_and_fills_the_owners_house() -> None:
    p = at({"a1": "red", "b1": "blue"})
    source, target = mask(p, "a1"), mask(p, "b1")
    expect(
        p,
        "a1xb1",
        1,
        removed=source,
        lifted=target,
        pools=((BLUE, 1),),
        arrivals=((spot(p, "b1"), source),),
        pool_arrivals=((BLUE, target),),
    )


def test_a_capture_in_the_village_fills_the_forest() -> None:
    p = at({"f6": "red", "f7": "blue"}, variant="fast")
    source, target = mask(p, "f6"), mask(p, "f7")
    expect(
        p,
        "f6xf7",
        1,
        removed=source,
        lifted=target,
        pools=((FOREST, 1),),
        arrivals=((spot(p, "f7"), source),),
        pool_arrivals=((FOREST, target),),
    )


def test_an_own_pawn_captured_from_the_house_leaves_the_count_as_it_was() -> None:
    p = at({"c1": "red"}, house={"red": 1, "blue": 0})
    target = mask(p, "c1")
    expect(
        p,
        "housexc1",
        1,
        lifted=target,
        pool_lifts=(RED,),
        arrivals=((spot(p, "c1"), places(p, RED)),),
        pool_arrivals=((RED, target),),
    )


def test_a_pawn_from_the_forest_that_captures_in_the_village_leaves_the_count_as_it_was() -> None:
    p = at({"c6": "blue"}, variant="fast", forest={"red": 1})
    target = mask(p, "c6")
    expect(
        p,
        "forestxc6",
        6,
        lifted=target,
        pool_lifts=(FOREST,),
        arrivals=((spot(p, "c6"), places(p, FOREST)),),
        pool_arrivals=((FOREST, target),),
    )


def test_a_taken_barricade_fills_its_new_field() -> None:
    p = at({"a2": "red", "a3": "barricade"})
    source, target = mask(p, "a2"), mask(p, "a3")
    expect(
        p,
        "a2*a3>g5",
        1,
        removed=source,
        added=mask(p, "g5"),
        lifted=target,
        arrivals=((spot(p, "a3"), source), (spot(p, "g5"), target)),
    )


def test_a_barricade_onto_the_field_the_pawn_has_just_left_changes_nothing_but_lifts_both() -> None:
    p = at({"a2": "red", "a3": "barricade"})
    source, target = mask(p, "a2"), mask(p, "a3")
    expect(
        p,
        "a2*a3>a2",
        1,
        lifted=source | target,
        arrivals=((spot(p, "a3"), source), (spot(p, "a2"), target)),
    )


def test_the_goal_is_filled_also_where_places_are_played_for() -> None:
    for options in ({}, {"play_for_places": True}):
        p = at({"i13": "red"}, options=options)
        assert footprint(p, 1, "i13-i14").added == mask(p, "i14")


def test_passing_has_no_footprint() -> None:
    p = at({"p1": "red"}, options={"may_pass": True})
    assert [each.move for each in GAME.footprints(replace(p, die=1))] == ["p1-o1", "p1-q1"]


def test_houses_and_forest_are_filled_from_their_lowest_place_up() -> None:
    p = at({"a1": "red"}, variant="fast", house={"red": 1, "blue": 2}, forest={"red": 1, "blue": 1})
    board = GAME.board("fast")
    expected = ("a1", "blue:1", "blue:2", "forest:1", "forest:2", "red:1")
    assert board.names(GAME.picture(p)) == expected


def test_kinds_tell_who_stands_where_as_far_as_known() -> None:
    p = at(
        {"a1": "red", "e5": "barricade"},
        variant="fast",
        house={"red": 0, "blue": 1},
        forest={"red": 1, "blue": 1},
    )
    board = GAME.board("fast")
    seen = GAME.picture(p) | board.mask(["k1"])
    kinds = dict(zip(board.spots, GAME.kinds(p, seen), strict=True))
    assert {name: kind for name, kind in kinds.items() if kind} == {
        "a1": "red",
        "e5": "barricade",
        "blue:1": "blue",
    }


def test_in_the_forest_a_pawn_is_known_while_one_seat_alone_has_pawns_there() -> None:
    p = at(variant="fast", forest={"blue": 2})
    board = GAME.board("fast")
    kinds = GAME.kinds(p, GAME.picture(p))
    assert [kinds[board.index[f"forest:{number}"]] for number in (1, 2, 3)] == ["blue", "blue", None]
