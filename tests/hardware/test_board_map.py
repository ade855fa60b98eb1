"""Board maps: the built-in ones fit their boards, and each mistake in a file is named."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.errors import ConfigError
from companion.core.model.game import Board
from companion.core.model.types import Lamp
from firmware_bridge import messages
from hardware import board_map
from hardware.board_map import BoardMap, check_together, load_board_map, parse_board_map

HERE = Path(board_map.__file__).parent / "boards"
SMALL: dict[str, Any] = {
    "board": "small",
    "places": [
        {"spot": "a1", "line": 0, "light": 2, "x_mm": 0, "y_mm": 0},
        {"spot": "b1", "line": 1, "light": 1, "x_mm": 28.5, "y_mm": 0},
        {"spot": "red:1", "line": 5, "light": 0, "x_mm": 0, "y_mm": -40},
    ],
}


def small_board(**changes: Any) -> Board:
    values: dict[str, Any] = {
        "name": "small",
        "spots": ("red:1", "b1", "a1"),
        "xy": ((0, -1), (1, 0), (0, 0)),
        "edges": ((2, 1),),
        "pools": (),
    }
    return Board(**{**values, **changes})


def small_map() -> BoardMap:
    return parse_board_map(SMALL, "small.toml")


@pytest.mark.parametrize(("name", "spots"), [("malefiz-classic", 132), ("malefiz-fast", 92)])
def test_the_built_in_maps_have_exactly_the_spots_of_their_boards(name: str, spots: int) -> None:
    from companion.games.malefiz import GAME  # noqa: PLC0415 - only this test knows a game

    spot_map = load_board_map(name)
    assert spot_map.board == name
    assert (spot_map.lines, spot_map.lights, len(spot_map.places)) == (spots, spots, spots)
    board = GAME.board(name.removeprefix("malefiz-"))
    spot_map.check_board(board)
    check_together({"table": spot_map}, board)


@pytest.mark.parametrize("name", ["malefiz-classic", "malefiz-fast"])
def test_fields_of_one_row_and_column_lie_in_line(name: str) -> None:
    fields = [place for place in load_board_map(name).places if ":" not in place.spot]
    for place in fields:
        for other in fields:
            assert (place.x_mm == other.x_mm) == (place.spot[0] == other.spot[0])
            assert (place.y_mm < other.y_mm) == (int(place.spot[1:]) < int(other.spot[1:]))


def test_a_map_is_found_by_its_path_too() -> None:
    path = HERE / "malefiz-fast.toml"
    assert load_board_map(path).places == load_board_map("malefiz-fast").places


def test_spots_become_levels_and_lines_without_a_spot_are_left_out() -> None:
    spot_map = small_map()
    assert spot_map.levels(("red:1", "a1")) == 0b100001
    assert spot_map.spot_of[1] == "b1"


def test_a_light_plan_becomes_light_numbers() -> None:
    lamp = Lamp("red", "steady")
    assert small_map().lamps({"a1": lamp, "red:1": lamp}) == {2: lamp, 0: lamp}
    assert part("a1", light=None).lamps({"a1": lamp}) == {}


def change(where: int | None, **values: Any) -> Callable[[dict[str, Any]], None]:
    def do(data: dict[str, Any]) -> None:
        (data if where is None else data["places"][where]).update(values)

    return do


def remove(*keys: str) -> Callable[[dict[str, Any]], None]:
    def do(data: dict[str, Any]) -> None:
        for key in keys:
            del data["places"][1][key]

    return do


def part(*spots: str, source: str = "part.toml", **changes: Any) -> BoardMap:
    """A map of these spots of the small board, changed alike; None takes a key out."""
    rows = [row | changes for row in SMALL["places"] if row["spot"] in spots]
    kept = [{key: value for key, value in row.items() if value is not None} for row in rows]
    return parse_board_map({"board": "small", "places": kept}, source)


MISTAKES = {
    "unknown key": (change(None, bord="x"), "small.toml: unknown key 'bord'; did you mean 'board'?"),
    "unknown place key": (change(1, lihgt=3), "places[1] (b1): unknown key 'lihgt'; did you mean 'light'?"),
    "no name": (change(None, board=""), "board: the name of the board is missing"),
    "no places": (change(None, places=[]), "places: a list of"),
    "lines as text": (change(None, lines="9"), "lines = '9', a whole number up to 160 would be right"),
    "too many lights": (change(None, lights=161), "lights = 161, a whole number up to 160 would be right"),
    "no table": (change(None, places=["a1"]), "places[0]: must be a table with spot, line"),
    "neither line nor light": (
        remove("line", "light"),
        "places[1] (b1): line and light are missing, at least one of them would be right",
    ),
    "x missing": (remove("x_mm"), "places[1] (b1): x_mm is missing, a number of millimetres would be right"),
    "line too high": (change(1, line=160), "(b1): line = 160, a whole number from 0 to 159 would be right"),
    "line below 0": (change(1, line=-1), "(b1): line = -1, a whole number"),
    "line true": (change(1, line=True), "(b1): line = True, a whole number"),
    "light as text": (change(1, light="1"), "(b1): light = '1', a whole number"),
    "spot as number": (change(1, spot=3), "places[1]: spot = 3, a name in quotes would be right"),
    "mm as text": (change(1, x_mm="28"), "(b1): x_mm = '28', a number of millimetres would be right"),
    "spot twice": (change(1, spot="a1"), "spot 'a1' is used twice"),
    "line twice": (change(1, line=0), "line 0 is used twice by a1 and b1"),
    "light twice": (change(1, light=2), "light 2 is used twice by a1 and b1"),
    "too near": (change(1, x_mm=3), "is 3 mm from its nearest spot"),
    "too far": (change(1, x_mm=2850), "is 2850 mm from its nearest spot a1; 15 to 250 mm would be right"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_in_a_map_is_named_with_what_would_be_right(name: str) -> None:
    spoil, wanted = MISTAKES[name]
    data = copy.deepcopy(SMALL)
    spoil(data)
    with pytest.raises(ConfigError) as error:
        parse_board_map(data, "small.toml")
    assert wanted in str(error.value)
    assert str(error.value).startswith("small.toml: ")
    assert "\n" not in str(error.value)


def test_a_map_that_does_not_fit_its_board_is_named() -> None:
    with pytest.raises(ConfigError, match="spot 'red:1' is not on small; did you mean 'red:2'"):
        small_map().check_board(small_board(spots=("red:2", "b1", "a1")))
    larger = small_board(spots=("red:1", "b1", "a1", "c1"))
    small_map().check_board(larger)
    with pytest.raises(
        ConfigError, match=r"small\.toml: spot 'c1' of small has no line on device table; give"
    ):
        check_together({"table": small_map()}, larger)
    data = copy.deepcopy(SMALL)
    data["places"] += [
        {"spot": "c1", "line": 7, "light": 7, "x_mm": 228.5, "y_mm": 0},
        {"spot": "d1", "line": 8, "light": 8, "x_mm": 428.5, "y_mm": 0},
    ]
    far = small_board(spots=("red:1", "b1", "a1", "c1", "d1"), edges=((2, 4),))
    with pytest.raises(ConfigError, match="a1 and d1 are neighbours but 428 mm apart"):
        parse_board_map(data, "small.toml").check_board(far)


def test_a_device_that_is_too_small_for_the_board_is_named() -> None:
    small_map().check_device(6, 3)
    with pytest.raises(ConfigError, match=r"small\.toml: needs 6 lines, the device has 5"):
        small_map().check_device(5, 3)
    with pytest.raises(ConfigError, match="needs 3 lights, the device has 2"):
        small_map().check_device(6, 2)


def test_a_device_may_have_more_inputs_and_lights_than_the_spots_use() -> None:
    data = {"board": "b", "lines": 16, "places": [{"spot": "a", "line": 3, "light": 4, "x_mm": 0, "y_mm": 0}]}
    spots = parse_board_map(data, "b.toml")
    assert (spots.lines, spots.lights) == (16, 5)
    assert parse_board_map(data | {"lines": 2, "lights": 9}, "b.toml").lines == 4


def test_a_device_without_lights_is_enough_for_a_map_with_lights() -> None:
    small_map().check_device(6, 0)


def test_maps_of_two_devices_make_one_board_whole() -> None:
    board = small_board()
    check_together({"west": part("a1"), "east": part("b1", "red:1")}, board)
    reeds, lights = part("a1", "b1", "red:1", light=None), part("a1", "b1", line=None)
    assert (reeds.lines, reeds.lights, lights.lines, lights.lights) == (6, 0, 0, 3)
    check_together({"reeds": reeds, "lights": lights}, board)


def test_a_board_may_have_lights_that_are_no_spots() -> None:
    board = small_board(lamps=("step:1",))
    step: dict[str, Any] = {"spot": "step:1", "light": 0, "x_mm": 0, "y_mm": 90}
    lit = parse_board_map({"board": "small", "places": [step]}, "stairs.toml")
    lit.check_board(board)
    check_together({"table": small_map(), "stairs": lit}, board)
    sensed = parse_board_map({"board": "small", "places": [{**step, "line": 9}]}, "stairs.toml")
    with pytest.raises(ConfigError, match="spot 'step:1' is not on small"):
        sensed.check_board(board)


def test_what_a_board_may_do_without_is_read_whole_or_not_at_all() -> None:
    board = small_board(marks={"optional:row": ("a1", "b1")})
    check_together({"houses": part("red:1")}, board)
    check_together({"all": part("a1", "b1", "red:1")}, board)
    with pytest.raises(ConfigError, match="spot 'b1' of small has no line on device half"):
        check_together({"half": part("a1", "red:1")}, board)
    with pytest.raises(ConfigError, match="spot 'red:1' of small has no line on device row"):
        check_together({"row": part("a1", "b1")}, board)


def test_maps_of_two_devices_that_do_not_fit_together_are_named_with_both_devices_and_the_spot() -> None:
    board = small_board()
    east = part("b1", "red:1", source="east.toml")
    for west, wanted in (
        (
            part("a1", "b1", source="west.toml"),
            "east.toml: spot 'b1' has a line on device east and on device west; one line in one of the two",
        ),
        (
            part("red:1", source="west.toml", line=None),
            "west.toml, east.toml: spot 'a1' of small has no line on devices west, east; give it a place",
        ),
    ):
        with pytest.raises(ConfigError, match=re.escape(wanted)):
            check_together({"west": west, "east": east}, board)
    whole = part("a1", "b1", "red:1", source="reeds.toml")
    with pytest.raises(ConfigError, match="spot 'b1' has a light on device strip and on device reeds"):
        check_together({"reeds": whole, "strip": part("b1", line=None)}, board)
    dark = part("a1", "b1", "red:1", light=None)
    with pytest.raises(ConfigError, match="b1 lies 20 mm from where the map of reeds has it; x_mm = 28"):
        check_together({"reeds": dark, "strip": part("b1", line=None, y_mm=20)}, board)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="did you mean 'malefiz-classic'"):
        load_board_map("malefiz-clasic")
    with pytest.raises(ConfigError, match=r"no\.toml: cannot be read: No such file"):
        load_board_map(tmp_path / "no.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("board = ")
    with pytest.raises(ConfigError, match=r"bad\.toml: no TOML"):
        load_board_map(bad)


def test_a_map_that_windows_has_written_is_read_and_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf" + (HERE / "malefiz-fast.toml").read_bytes().replace(b"\n", b"\r\n"))
    own = load_board_map(file)
    own.save(own.rewired({}, {}, "walked"), file)
    assert load_board_map(file).line_of == own.line_of == load_board_map("malefiz-fast").line_of


def test_a_map_without_an_end_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text("places = " + "[" * 100_000)
    with pytest.raises(ConfigError, match=r"deep\.toml: no TOML: "):
        load_board_map(tmp_path / "deep.toml")


def test_maps_and_wire_agree_on_how_many_lines_there_can_be() -> None:
    assert board_map.MAX_LINES == messages.MAX_LINES == messages.MAX_LIGHTS


def test_the_built_in_files_say_nothing_twice() -> None:
    for path in HERE.glob("*.toml"):
        assert set(tomllib.loads(path.read_text())) == {"board", "places"}
