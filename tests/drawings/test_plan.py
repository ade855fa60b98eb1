"""From a map to chips, tied bits, feeds and lengths; and the pins are those of the firmware."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import firmware_bridge
from hardware.board_map import BoardMap, load_board_map, parse_board_map
from hardware.drawings.magnets import HALL_SHIFT
from hardware.drawings.multiplexers import UNO_INPUTS
from hardware.drawings.plan import MUX_PINS, SIGNALS, Plan, chip_count, scaled

BOARDS = ("barbarossa", "labyrinth-big", "labyrinth-small", "malefiz-classic", "malefiz-fast")
PORTS = {"A": {0: "D22", 2: "D24", 4: "D26", 6: "D28"}, "B": {0: "D8", 1: "D9", 2: "D10", 3: "D11"}}
"""Bits of the ports as they are printed on a Mega 2560 (A) and on Uno and Nano (B)."""


def plan(board: str) -> Plan:
    return Plan(load_board_map(board))


def made(*places: dict[str, Any]) -> BoardMap:
    return parse_board_map({"board": "made", "places": list(places)}, "made.toml")


def place(spot: str, x: float, **numbers: int) -> dict[str, Any]:
    return {"spot": spot, "x_mm": x, "y_mm": 0, **numbers}


@pytest.mark.parametrize(
    ("lines", "chips"), [(1, 1), (6, 1), (7, 2), (8, 2), (37, 5), (40, 6), (92, 12), (132, 17), (160, 21)]
)
def test_the_chain_has_room_for_the_lines_and_two_tied_bits(lines: int, chips: int) -> None:
    assert chip_count(lines) == chips


@pytest.mark.parametrize("board", BOARDS)
def test_each_spot_has_the_input_of_its_line_and_only_the_last_chip_is_tied(board: str) -> None:
    found = plan(board)
    inputs = [one for chip in found.chips for one in chip.inputs]
    assert [one.line for one in inputs] == list(range(8 * len(found.chips)))
    assert [one.letter for one in inputs] == list("ABCDEFGH") * len(found.chips)
    assert {one.spot: one.line for one in inputs if one.spot} == dict(found.map.line_of)
    assert [one.use for one in inputs[-2:]] == ["ground", "supply"]
    assert all(one.use == ("spot" if one.spot else "spare") for one in inputs[:-2])


def test_the_inputs_are_on_the_pins_of_the_data_sheet() -> None:
    pins = {one.letter: one.pin for one in plan("barbarossa").chips[0].inputs}
    assert pins == {"A": 11, "B": 12, "C": 13, "D": 14, "E": 3, "F": 4, "G": 5, "H": 6}


@pytest.mark.parametrize(("mcu", "port", "attribute"), [("2560", "A", "mega"), ("328P", "B", "uno")])
def test_the_pins_are_those_of_the_firmware(mcu: str, port: str, attribute: str) -> None:
    text = (Path(firmware_bridge.__file__).parent / "firmware/port/avr/pins.h").read_text(encoding="utf-8")
    part = text[text.index(mcu) :] if mcu == "2560" else text[text.index("#elif") :]
    assert re.search(r"BUS_PORT PORT(\w)", part)[1] == port  # type: ignore[index]
    names = {"LOAD": "LOAD_BIT", "CLOCK": "CLOCK_BIT", "DATA": "DATA_BIT", "LIGHTS": "STRIP_BIT"}
    for signal in SIGNALS:
        found = re.search(rf"{names[signal.name]} (\d)", part)
        assert found, signal.name
        assert PORTS[port][int(found[1])] == getattr(signal, attribute)


def test_the_pins_of_the_multiplexers_are_those_of_the_firmware() -> None:
    text = (Path(firmware_bridge.__file__).parent / "firmware/port/avr/pins.h").read_text(encoding="utf-8")
    mega, uno = text[: text.index("#elif")], text[text.index("#elif") :]
    assert "D30 to D33: S0 = PC7 ... S3 = PC4" in mega  # PC7 = D30 ... PC4 = D33 on a Mega
    assert "D4 to D7: S0 = PD4 ... S3 = PD7" in uno
    assert [pin for _, pin, _ in MUX_PINS] == ["D30", "D31", "D32", "D33"]
    assert [pin for *_, pin in MUX_PINS] == ["D4", "D5", "D6", "D7"]
    assert "#define ADC_INPUTS 6 /* A0 to A5 */" in uno
    assert UNO_INPUTS == 6
    hall = (Path(firmware_bridge.__file__).parent / "firmware/port/avr/hall.h").read_text(encoding="utf-8")
    assert "input = line / 16" in hall
    assert f"#define HALL_SHIFT {HALL_SHIFT}" in hall


def test_feeds_are_spread_evenly_and_no_part_is_longer_than_sixty_lights() -> None:
    assert plan("malefiz-classic").feeds == (0, 44, 88)
    assert plan("malefiz-fast").feeds == (0, 46)
    assert plan("labyrinth-small").feeds == (0,)
    for board in BOARDS:
        found = plan(board)
        ends = (*found.feeds[1:], found.map.lights)
        assert max(end - feed for feed, end in zip(found.feeds, ends, strict=True)) <= 60


def test_spots_without_a_light_or_without_a_line_are_no_trouble() -> None:
    dark = Plan(made(place("a1", 0, line=0), place("b1", 30, line=1)))
    assert (dark.course, dark.feeds, len(dark.chips)) == ((), (), 1)
    lit = Plan(made(place("a1", 0, light=1), place("b1", 30, light=0)))
    assert lit.chips == ()
    assert [one.spot for one in lit.course] == ["b1", "a1"]


def test_wire_is_measured_along_the_edges_of_the_board() -> None:
    found = Plan(made(place("a1", 0, line=0, light=0), place("b1", 30, line=1, light=1)))
    assert found.sensor_wire_mm == 30  # 15 each to the middle
    assert found.course_mm == 30
    assert found.size_mm == (86, 56)


def test_a_scaled_map_has_the_same_wires_at_other_places() -> None:
    board = load_board_map("malefiz-classic")
    small = scaled(board, 0.75)
    assert small.line_of == board.line_of
    assert small.light_of == board.light_of
    q1 = {place.spot: place for place in small.places}["q1"]
    assert (q1.x_mm, q1.y_mm) == (336, 0)
