"""What play has shown of hidden walls: only what is certain."""

from __future__ import annotations

from companion.games.labyrinth.big.known_walls import Known
from companion.games.labyrinth.big.state import GRID
from tests.games.labyrinth.labyrinth_big_positions import after, at

RED, YELLOW = "c3", "e5"
FIGURES = {"red": RED, "yellow": YELLOW}


def names(known: Known) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return GRID.slot_names(known.open), GRID.slot_names(known.walls)


def slots(*given: str) -> int:
    return GRID.slots_mask(given)


def test_bl_13_a_slot_crossed_without_a_drop_is_open_for_good() -> None:
    state = after(at(FIGURES, walls=None, steps=3), "step:c4", "step:c5", "stop")
    assert names(state.secret.known) == ((), ())  # a ball may still be rolling
    assert names(after(state, "die:2", "stop").secret.known) == (("c3-c4", "c4-c5"), ())
    digital = after(at(FIGURES, walls=["a1-a2"], steps=3), "step:c4", "step:c5")
    assert names(digital.secret.known) == (("c3-c4", "c4-c5"), ())


def test_bl_08_a_drop_in_a_certain_direction_shows_a_wall() -> None:
    state = after(at(FIGURES, walls=None, steps=3), "step:c4", "drop:out:f1@c4-d4")
    assert names(state.secret.known) == (("c3-c4",), ("c4-d4",))


def test_bl_08_a_drop_in_an_unknown_direction_shows_a_wall_once_the_others_were_crossed() -> None:
    around = "@" + ",".join(GRID.slot_names(GRID.around[GRID.field(RED)]))
    state = after(at(FIGURES, walls=None, steps=1), f"drop:out:a1{around}")
    assert names(state.secret.known) == ((), ())
    known = state.secret.known
    for name in ("b3-c3", "c3-d3"):
        known = known.cross(GRID.slot(name))
        assert known.walls == 0
    assert names(known.cross(GRID.slot("c2-c3")))[1] == ("c3-c4",)


def test_bl_08_a_drop_from_nowhere_certain_teaches_nothing() -> None:
    state = after(at(FIGURES, walls=None, steps=1), "drop:out:a1")
    assert state.secret.known == Known()
    going_on = after(at(FIGURES, walls=None, steps=2), "step:c4", "drop:out:a1", "home:a1", "die:1", "stop")
    assert going_on.secret.known == Known()  # the hand may have been a field ahead
    unseen = after(at(FIGURES, walls=None, steps=2), "step:c4", "came:b4", "drop:out:a1", "home:a1")
    assert unseen.secret.known == Known()
    certain = after(
        at(FIGURES, walls=None, steps=2), "walk:c3-c4-c5", "drop:out:a1@c4-c5", "home:a1", "die:1"
    )
    assert names(certain.secret.known) == (("c3-c4",), ("c4-c5",))


def test_bl_08_a_digital_wall_that_was_struck_is_known() -> None:
    state = after(at(FIGURES, walls=["c3-c4", "a1-a2"], steps=2), "step:d3", "step:c3")
    assert names(state.secret.known) == (("c3-d3",), ())
    state = after(at(FIGURES, walls=["c3-c4", "a1-a2"], steps=2), "step:c4")
    assert names(state.secret.known) == ((), ("c3-c4",))


def test_two_walls_of_a_field_are_no_contradiction() -> None:
    both = Known().drop(slots("c3-c4")).drop(slots("b3-c3")).drop(slots("c3-c4", "b3-c3"))
    assert names(both) == ((), ("b3-c3", "c3-c4"))
    assert both.doubted == 0


def test_what_was_told_both_ways_is_believed_no_more_nor_what_follows_from_it() -> None:
    known = Known().drop(slots("c3-c4", "c3-d3")).cross(GRID.slot("c3-c4"))
    assert names(known)[1] == ("c3-d3",)
    known = known.drop(slots("c3-c4"))
    assert names(known) == ((), ())
    assert known.doubted == slots("c3-c4")
    assert Known().drop(slots("a1-b1")).cross(GRID.slot("a1-b1")).walls == 0


def test_the_same_drop_twice_is_one() -> None:
    once = Known().drop(slots("c3-c4"))
    assert once.drop(slots("c3-c4")) == once


def test_bl_08_a_ball_that_comes_out_after_a_move_shows_its_wall_where_one_step_was_gone() -> None:
    one = after(at(FIGURES, walls=None, steps=1), "step:c4", "drop:out:a1", "home:a1")
    assert names(one.secret.known) == ((), ("c3-c4",))
    two = after(at(FIGURES, walls=None, steps=2), "walk:c3-c4-c5", "drop:out:a1", "home:a1")
    assert names(two.secret.known) == ((), ())
    assert names(two.secret.known.cross(GRID.slot("c3-c4"))) == (("c3-c4",), ("c4-c5",))
