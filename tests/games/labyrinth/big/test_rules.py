"""The box and the chips of the big labyrinth: every rule by its id (BL-01 to 05, BL-10 to 14)."""

from __future__ import annotations

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.inputs import Deed, Refused
from companion.games.labyrinth.big.next_inputs import expects, refused_corners, refused_walls
from companion.games.labyrinth.big.rules import begin
from companion.games.labyrinth.big.state import (
    CHIPS_TO_WIN,
    FACES,
    GRID,
    MOST_WALLS,
    SYMBOLS,
    Phase,
)
from companion.games.labyrinth.big.table_changes import leave
from companion.games.labyrinth.common.maze import components, maze, numbers
from tests.games.labyrinth.labyrinth_big_positions import (
    CORNERS,
    TWO,
    after,
    at,
    counts,
    told,
    where,
    why_not,
    words,
)


def layout(*slots: str) -> int:
    return GRID.slots_mask(slots)


def on(**corners: str) -> dict[str, int]:
    return {seat: GRID.field(name) for seat, name in corners.items()}


# --- the box ---------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_bl_01_two_to_four_begin_in_different_corners(count: int) -> None:
    seats = TWO if count == 2 else tuple(CORNERS)[:count]
    state = begin(seats, {seat: CORNERS[seat] for seat in seats}, walls=0)
    assert where(state) == {seat: CORNERS[seat] for seat in seats}
    assert state.position.seat == "red"


@pytest.mark.parametrize(
    ("corners", "reason"),
    [
        (on(red="a1"), "seats"),
        (on(red="a1", pink="f6"), "seats"),
        (on(red="a1", yellow="b1"), "no-corner"),
        (on(red="a1", green="a1", yellow="f6"), "same-corner"),
        (on(red="a1", yellow="f1"), "not-diagonal"),
        (on(red="a1", yellow="a6"), "not-diagonal"),
    ],
)
def test_bl_01_other_beginnings_are_refused(corners: dict[str, int], reason: str) -> None:
    assert refused_corners(corners) == Refused(reason, "BL-01")
    names = {seat: GRID.fields[corner] for seat, corner in corners.items()}
    with pytest.raises(PositionError, match=rf"{reason} \(BL-01\)"):
        begin(tuple(names), names, walls=0)


def test_bl_01_two_may_begin_on_either_diagonal() -> None:
    assert refused_corners(on(red="a1", yellow="f6")) is None
    assert refused_corners(on(red="f1", yellow="a6")) is None


def test_bl_01_who_got_lost_last_begins_and_must_play() -> None:
    assert begin(TWO, {"red": "a1", "yellow": "f6"}, walls=0, first="yellow").position.seat == "yellow"
    with pytest.raises(PositionError, match="'blue' cannot begin"):
        begin(TWO, {"red": "a1", "yellow": "f6"}, walls=0, first="blue")
    with pytest.raises(PositionError, match="needs one corner"):
        begin(TWO, {"red": "a1"}, walls=0)


def test_bl_02_at_most_24_walls_the_suggested_layouts_have_19_and_24() -> None:
    assert MOST_WALLS == 24
    lots = numbers("layout", 60)
    for walls in (0, 19, 24):
        assert refused_walls(maze(GRID, walls, lots)) is None
    tree = maze(GRID, 25, lots)
    assert GRID.connected(tree)
    assert refused_walls(tree) == Refused("too-many-walls", "BL-02")
    with pytest.raises(PositionError, match=r"too-many-walls \(BL-02\).*25 walls"):
        begin(TWO, {"red": "a1", "yellow": "f6"}, walls=tree)


def test_bl_03_24_walls_that_leave_an_opening_in_each_field_may_still_part_the_board() -> None:
    parting = {f"{column}3-{column}4" for column in "abcdef"}
    lower = {"b1-c1", "b2-c2", "a2-b2", "c2-d2", "d1-e1", "d2-e2", "e2-f2", "c1-c2", "a2-a3"}
    upper = {"b4-c4", "b5-c5", "a5-b5", "c5-d5", "d6-e6", "d5-e5", "e5-f5", "c5-c6", "a5-a6"}
    walls = layout(*parting, *lower, *upper)
    assert walls.bit_count() == 24
    assert all(around & ~walls for around in GRID.around)
    assert len(components(GRID, walls)) == 2
    assert refused_walls(walls) == Refused("walled-in", "BL-03")
    with pytest.raises(PositionError, match=r"walled-in \(BL-03\)"):
        begin(TWO, {"red": "a1", "yellow": "f6"}, walls=walls)


def test_bl_03_26_walls_are_always_refused() -> None:
    for number in range(20):
        lots = numbers(str(number), 60)
        slots = sorted(range(60), key=lambda slot: lots[slot])[:26]
        walls = sum(1 << slot for slot in slots)
        assert refused_walls(walls) is not None
        assert not GRID.connected(walls)


def test_bl_04_24_fields_have_a_symbol_no_corner_and_no_neighbour_of_one() -> None:
    assert SYMBOLS.bit_count() == 24
    without = set(GRID.field_names(GRID.all_fields & ~SYMBOLS))
    assert without == {"a1", "a2", "b1", "f1", "e1", "f2", "a6", "a5", "b6", "f6", "e6", "f5"}
    start = at({"red": "a1", "yellow": "f6"}, target=None)
    assert words(start)["reveal"] == GRID.field_names(SYMBOLS)
    assert why_not(start, "reveal:b1") == ("no-symbol", "BL-04")
    assert why_not(start, "reveal:z9") == ("no-symbol", "BL-04")


def test_bl_05_the_die_shows_1_2_2_3_3_4() -> None:
    assert FACES == (1, 2, 2, 3, 3, 4)
    start = at({"red": "a1", "yellow": "f6"})
    assert words(start) == {"die": ("1", "2", "3", "4")}
    for number in "1234":
        assert after(start, f"die:{number}").position.steps == int(number)
    for wrong in ("0", "5", "6", "-1", "", "two"):
        assert why_not(start, f"die:{wrong}") == ("no-face", "BL-05")


def test_bl_05_a_number_is_rolled_once_and_before_moving() -> None:
    start = at({"red": "a1", "yellow": "f6"})
    for early in ("step:b1", "stop", "walk:a1-b1"):
        assert why_not(start, early) == ("no-roll", "BL-05")
    assert why_not(after(start, "die:2"), "die:3") == ("rolled-before", "BL-05")


# --- chips -----------------------------------------------------------------------------------


def test_bl_10_entering_the_target_gives_its_chip_and_ends_the_move_there() -> None:
    heard = told(at({"red": "b3", "yellow": "f6"}, target="c3", steps=4), "step:c3")
    assert heard.ends
    assert where(heard.position)["red"] == "c3"
    assert counts(heard.position) == {"red": 1, "yellow": 0}
    assert heard.deeds == (Deed("stepped", "red", "c3"), Deed("chip", "red", "c3"))
    position = heard.position.position
    assert (position.phase, position.seat, position.steps, position.target) == (
        Phase.REVEAL,
        "yellow",
        0,
        None,
    )
    for early in ("die:2", "step:c4", "stop"):
        assert why_not(heard.position, early) == ("reveal-first", "BL-11")


def test_bl_10_a_way_does_not_go_on_beyond_the_target() -> None:
    start = at({"red": "b3", "yellow": "f6"}, target="c3", steps=4)
    assert why_not(start, "walk:b3-c3-d3") == ("on-target", "BL-10")
    assert after(start, "walk:b3-c3") == after(start, "step:c3")


def test_bl_11_a_chip_drawn_under_a_figure_is_its_at_once_and_another_is_drawn() -> None:
    start = at({"red": "c3", "green": "a6", "yellow": "d4"}, target=None)
    heard = told(start, "reveal:d4")
    assert counts(heard.position) == {"red": 0, "green": 0, "yellow": 1}
    assert heard.deeds == (Deed("revealed", "red", "d4"), Deed("chip", "yellow", "d4"))
    assert (heard.position.position.phase, heard.position.position.seat) == (Phase.REVEAL, "red")
    again = after(heard.position, "reveal:c3", "reveal:e3")
    assert counts(again) == {"red": 1, "green": 0, "yellow": 1}
    assert (again.position.phase, again.position.target) == (Phase.ROLL, GRID.field("e3"))
    assert where(again) == where(start)


def test_bl_11_a_chip_is_drawn_once_and_only_when_one_is_wanted() -> None:
    start = at({"red": "c3", "yellow": "f6"}, target=None, chips={"red": "d4"})
    assert why_not(start, "reveal:d4") == ("drawn-before", "BL-11")
    assert "d4" not in words(start)["reveal"]
    assert why_not(after(start, "reveal:e3"), "reveal:e4") == ("nothing-to-draw", "BL-11")
    assert not after(start, "reveal:e3").position.bag & GRID.fields_mask(["d4", "e3"])


def test_bl_12_the_fifth_chip_wins_at_once() -> None:
    assert CHIPS_TO_WIN == 5
    start = at({"red": "b3", "yellow": "f6"}, target="c3", chips={"red": "d1 d2 d3 d4"}, steps=4)
    heard = told(start, "step:c3")
    assert [deed.what for deed in heard.deeds] == ["stepped", "chip", "won"]
    assert heard.ends
    assert (heard.position.position.phase, heard.position.position.winner) == (Phase.OVER, "red")
    assert expects(heard.position.position) == ()
    for late in ("die:1", "step:c4", "stop", "reveal:e3", "drop:out:a1", "walk:c3-c4", "home:a1"):
        assert why_not(heard.position, late) == ("game-over", "BL-12")


def test_bl_12_a_waiting_player_with_four_chips_wins_by_a_chip_drawn_under_the_figure() -> None:
    start = at({"red": "b3", "yellow": "e4"}, target="c3", chips={"yellow": "d1 d2 d3 d4"}, steps=1)
    heard = told(start, "step:c3", "reveal:e4")
    assert heard.deeds[-1] == Deed("won", "yellow", "e4")
    assert (heard.position.position.phase, heard.position.position.winner) == (Phase.OVER, "yellow")


def test_bl_12_while_it_is_asked_whether_the_fifth_chip_holds_nothing_else_goes_on() -> None:
    start = at(
        {"red": "b3", "green": "f1", "yellow": "f6"},
        walls=None,
        target="c3",
        chips={"red": "d1 d2 d3 d4"},
        steps=4,
    )
    asked = after(start, "step:c3", "drop:out:f1")
    assert list(words(asked)) == ["fell"]
    for text in ("reveal:e3", "die:1", "drop:out:a1", "step:c4"):
        assert why_not(asked, text) == ("fell-first", "BL-12")
    without = leave(asked, "green")
    assert (without.position.winner, list(words(without))) == ("", ["fell"])
    assert after(without, "fell:no").position.winner == "red"
    assert after(without, "fell:yes").position.target == GRID.field("c3")
    gone = leave(asked, "red").position
    assert (gone.doubt, gone.winner, gone.phase) == (False, "", Phase.REVEAL)


def test_bl_13_walls_stay_the_same_whatever_happens() -> None:
    start = at({"red": "b2", "yellow": "f6"}, walls=["c2-c3", "a1-b1"], target="d2")
    played = after(start, "die:2", "walk:b2-c2-c3", "home:a1", "die:1", "step:f5", "die:4", "stop")
    assert played.secret.walls == start.secret.walls == layout("c2-c3", "a1-b1")
    assert after(played, "die:1", "stop", "die:3", "step:a2").secret.walls == start.secret.walls


def test_bl_14_no_tie_each_chip_is_one_seats() -> None:
    start = at(
        {"red": "c3", "yellow": "d4"},
        target=None,
        chips={"red": "b2 b3 b4 b5", "yellow": "c2 e3 e4 e5"},
    )
    first = after(start, "reveal:c3")
    assert (first.position.winner, counts(first)) == ("red", {"red": 5, "yellow": 4})
    assert why_not(first, "reveal:d4") == ("game-over", "BL-12")
