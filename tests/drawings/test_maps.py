"""The built-in board maps: the public spots, one line and one light each, buildable positions.

The spot names are written out here once more, from the rules of the games and not from the maps, so that maps
of games that are not installed are checked too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from hardware import board_map
from hardware.board_map import Place, load_board_map

SEATS = ("red", "green", "yellow", "blue")
BOARDS = ("barbarossa", "labyrinth-big", "labyrinth-small", "malefiz-classic", "malefiz-fast")


def grid(columns: str, rows: int) -> set[str]:
    return {f"{column}{row}" for column in columns for row in range(1, rows + 1)}


def slots(columns: str, rows: int) -> set[str]:
    beside = {f"{a}{row}-{b}{row}" for a, b in pairwise(columns) for row in range(1, rows + 1)}
    behind = {f"{column}{row}-{column}{row + 1}" for column in columns for row in range(1, rows)}
    return beside | behind


def rows_of(*rows: tuple[int, str]) -> set[str]:
    return {f"{column}{row}" for row, columns in rows for column in columns}


def houses(places: int) -> set[str]:
    return {f"{seat}:{place}" for seat in SEATS for place in range(1, places + 1)}


ALL = "abcdefghijklmnopq"
CLASSIC = rows_of(
    (1, ALL), (2, "aeimq"), (3, ALL), (4, "cgko"), (5, "cdefghijklmno"), (6, "em"), (7, "efghijklm"),
    (8, "gk"), (9, "ghijk"), (10, "i"), (11, ALL), (12, "aq"), (13, ALL), (14, "i"),
)  # fmt: skip
FAST = rows_of(
    (1, "abcdefghijk"), (2, "abcdefghijk"), (4, "defgh"), (5, "cdefghi"), (6, "cdefghi"),
    (7, "bcdefghij"), (8, "bcdefghij"), (9, "f"),
)  # fmt: skip
SPOTS = {
    "malefiz-classic": CLASSIC | houses(5),
    "malefiz-fast": FAST | houses(4) | {f"forest:{place}" for place in range(1, 17)},
    "labyrinth-small": grid("abcd", 4) | slots("abcd", 4),
    "labyrinth-big": grid("abcdef", 6) | {f"out:{corner}" for corner in ("a1", "f1", "a6", "f6")},
    "barbarossa": {f"cave:{cave}" for cave in range(1, 13)}
    | {f"spear:{spear}" for spear in range(1, 14)}
    | {f"curse:{seat}:{stone}" for seat in SEATS for stone in (1, 2, 3)},
}
COUNTS = {
    "malefiz-classic": 132,
    "malefiz-fast": 92,
    "labyrinth-small": 40,
    "labyrinth-big": 40,
    "barbarossa": 37,
}


def apart(one: Place, other: Place) -> float:
    return math.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm)


def where(board: str) -> dict[str, Place]:
    return {place.spot: place for place in load_board_map(board).places}


def test_every_board_has_a_map_and_there_are_no_others() -> None:
    folder = Path(board_map.__file__).parent / "boards"
    assert sorted(file.stem for file in folder.glob("*.toml")) == sorted(BOARDS) == sorted(SPOTS)


@pytest.mark.parametrize("board", BOARDS)
def test_a_map_has_exactly_the_spots_of_its_board(board: str) -> None:
    spots = load_board_map(board)
    assert spots.board == board
    assert {place.spot for place in spots.places} == SPOTS[board]
    assert len(spots.places) == COUNTS[board]


@pytest.mark.parametrize("board", BOARDS)
def test_lines_and_lights_are_numbered_without_a_hole(board: str) -> None:
    spots = load_board_map(board)
    assert sorted(spots.spot_of) == list(range(len(spots.places)))
    assert sorted(spots.light_of.values()) == list(range(len(spots.places)))


@pytest.mark.parametrize("board", BOARDS)
def test_lines_follow_the_rows_of_the_file_so_that_the_file_is_the_wiring_list(board: str) -> None:
    assert [place.line for place in load_board_map(board).places] == list(range(COUNTS[board]))


@pytest.mark.parametrize(
    ("board", "nearest_mm", "step_mm"),
    [
        ("malefiz-classic", 28, 112),
        ("malefiz-fast", 22, 124),
        ("labyrinth-small", 28, 56),
        ("labyrinth-big", 40, 85),
        ("barbarossa", 20, 79),
    ],
)
def test_no_sensors_are_nearer_than_said_and_the_strip_never_jumps_far(
    board: str, nearest_mm: float, step_mm: float
) -> None:
    """The longest step is what a wire between two lights has to bridge."""
    spots = load_board_map(board)
    places = spots.places
    assert min(apart(a, b) for a in places for b in places if a is not b) == nearest_mm
    course = sorted(places, key=lambda place: spots.light_of[place.spot])
    assert max(apart(a, b) for a, b in pairwise(course)) <= step_mm


def test_a_chip_serves_neighbours_so_that_its_wires_stay_short() -> None:
    for board in BOARDS:
        places = load_board_map(board).places  # in the order of their lines, as shown above
        for chip in range(0, len(places), 8):
            eight = places[chip : chip + 8]
            assert _reach(eight) < 320, (board, chip // 8)


def _reach(places: Iterable[Place]) -> float:
    """How far the farthest of these lies from their middle, in mm."""
    places = list(places)
    x = sum(place.x_mm for place in places) / len(places)
    y = sum(place.y_mm for place in places) / len(places)
    return max(math.hypot(place.x_mm - x, place.y_mm - y) for place in places)


@pytest.mark.parametrize("board", ["labyrinth-small", "labyrinth-big"])
def test_the_fields_of_a_labyrinth_are_a_square_grid(board: str) -> None:
    spots = where(board)
    pitch = spots["b1"].x_mm
    for spot, place in spots.items():
        if len(spot) == 2:
            assert (place.x_mm, place.y_mm) == ("abcdef".index(spot[0]) * pitch, (int(spot[1]) - 1) * pitch)


def test_a_wall_slot_lies_in_the_middle_between_its_two_fields() -> None:
    spots = where("labyrinth-small")
    for spot, place in spots.items():
        if "-" in spot:
            a, b = (spots[field] for field in spot.split("-"))
            assert (place.x_mm, place.y_mm) == ((a.x_mm + b.x_mm) / 2, (a.y_mm + b.y_mm) / 2)


def test_each_ball_outlet_lies_outside_the_fields_at_its_corner() -> None:
    spots = where("labyrinth-big")
    for corner in ("a1", "f1", "a6", "f6"):
        outlet, field = spots[f"out:{corner}"], spots[corner]
        nearest = min(
            (place for spot, place in spots.items() if ":" not in spot), key=lambda p: apart(p, outlet)
        )
        assert nearest is field
        assert 40 < apart(outlet, field) < 60


def test_the_caves_make_a_closed_ring_that_runs_clockwise() -> None:
    spots = where("barbarossa")
    ring = [spots[f"cave:{cave}"] for cave in range(1, 13)]
    ring.append(ring[0])
    assert {apart(a, b) for a, b in pairwise(ring)} == {60.0}
    area = sum(a.x_mm * b.y_mm - b.x_mm * a.y_mm for a, b in pairwise(ring)) / 2
    assert area == -240 * 120  # negative = clockwise, with y away from you


@pytest.mark.parametrize("board", ["malefiz-classic", "malefiz-fast"])
def test_each_house_lies_in_front_of_its_first_field(board: str) -> None:
    spots = where(board)
    first = dict(zip(SEATS, "cgko" if board.endswith("classic") else "bdhj", strict=True))
    for seat, column in first.items():
        house = [place for spot, place in spots.items() if spot.startswith(f"{seat}:")]
        middle = sum(place.x_mm for place in house) / len(house)
        assert all(place.y_mm < 0 for place in house)
        assert abs(middle - spots[f"{column}1"].x_mm) <= 1


def test_the_forest_lies_inside_its_ring_of_fields() -> None:
    spots = where("malefiz-fast")
    for place in (spots[f"forest:{number}"] for number in range(1, 17)):
        assert spots["d2"].x_mm < place.x_mm < spots["h2"].x_mm
        assert spots["d2"].y_mm < place.y_mm < spots["d4"].y_mm
