"""The drawings: committed ones are what the maps give, they say what the plan says, and they print 1:1."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

import hardware
from hardware.board_map import load_board_map
from hardware.drawings.__main__ import BUILT_IN, main, papers
from hardware.drawings.beside import BESIDE, beside_sheet, wires
from hardware.drawings.header import BUTTON_PINS, COLUMN_PINS, HEADER, LIGHT_PINS, ROW_PINS, matrix_size
from hardware.drawings.inputs import inputs_sheet
from hardware.drawings.lights import lights_sheet
from hardware.drawings.matrix import has_matrix, matrix_sheet
from hardware.drawings.multiplexers import multiplexers_sheet
from hardware.drawings.numbers import numbers_page
from hardware.drawings.overview import overview_sheet
from hardware.drawings.plan import LIGHT_OFFSET_MM, Plan, light_mm
from hardware.drawings.svg import Sheet, text_width
from hardware.drawings.template import (
    AREA_HEIGHT,
    AREA_WIDTH,
    LEFT,
    OVERLAP,
    TOP,
    Holes,
    crosses,
    tile_sheet,
    tiles,
)

HERE = Path(hardware.__file__).parent
DOCS = HERE.parent / "docs" / "how-to" / "build"
SVG = "{http://www.w3.org/2000/svg}"
ARGUMENTS = "hardware/wiring --parts hardware/BOM.csv --numbers docs/how-to/build/numbers.md"
AGAIN = f"run: python -m hardware.drawings {ARGUMENTS}"


def plan(board: str) -> Plan:
    return Plan(load_board_map(board))


def read(sheet: Sheet) -> ET.Element:
    return ET.fromstring(sheet.to_text())


def texts(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def number(element: ET.Element, key: str) -> float:
    return float(element.attrib[key])


@pytest.mark.slow
@pytest.mark.parametrize("board", BUILT_IN)
def test_the_committed_drawings_are_what_the_map_gives(board: str) -> None:
    folder = HERE / "wiring" / board
    wanted = papers(plan(board), Holes())
    assert sorted(file.name for file in folder.iterdir()) == sorted(wanted), AGAIN
    for name, text in wanted.items():
        assert (folder / name).read_text(encoding="utf-8") == text, f"{folder / name}: {AGAIN}"


def test_there_are_drawings_of_the_built_in_boards_alone() -> None:
    assert sorted(folder.name for folder in (HERE / "wiring").iterdir()) == sorted(BUILT_IN)
    assert sorted(BUILT_IN) == sorted(file.stem for file in (HERE / "boards").glob("*.toml"))


@pytest.mark.slow
def test_the_committed_page_of_numbers_is_what_the_maps_give() -> None:
    wanted = numbers_page([plan(board) for board in BUILT_IN])
    assert (DOCS / "numbers.md").read_text(encoding="utf-8") == wanted, AGAIN


def test_a_changed_map_changes_the_drawings(tmp_path: Path) -> None:
    text = (HERE / "boards" / "barbarossa.toml").read_text(encoding="utf-8")
    changed = tmp_path / "barbarossa.toml"
    changed.write_text(text.replace("x_mm = 60, y_mm = -120", "x_mm = 61, y_mm = -120"), encoding="utf-8")
    before, after = papers(plan("barbarossa"), Holes()), papers(Plan(load_board_map(changed)), Holes())
    assert before["overview.svg"] != after["overview.svg"]
    assert sorted(before) == sorted(after)


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_inputs_sheet_names_each_spot_beside_its_line(board: str) -> None:
    found = plan(board)
    root = read(inputs_sheet(found))
    rows: dict[tuple[float, str], list[str]] = {}
    for element in root.iter(f"{SVG}text"):
        rows.setdefault((number(element, "y"), ""), []).append(element.text or "")
    for spot, line in found.map.line_of.items():
        row = next(row for row in rows.values() if f"line {line}" in row)
        at = row.index(f"line {line}")
        assert row[at - 3 : at] == [spot, row[at - 2], "ABCDEFGH"[line % 8]]
    words = texts(root)
    assert words.count("tied to GND") == words.count("tied to 5 V") == 1
    assert words.count("LOAD") >= 2
    for pin in ("D22", "D24", "D26", "D28", "D8", "D9", "D10", "D11"):
        assert words.count(pin) == 1


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_hall_sheet_names_each_spot_beside_its_channel(board: str) -> None:
    found = plan(board)
    words = texts(read(multiplexers_sheet(found)))
    for spot, line in found.map.line_of.items():
        at = words.index(f"line {line}")
        assert words[at - 2 : at] == [spot, f"C{line % 16}"]
    boxes = [word for word in words if re.fullmatch(r"M\d+", word)]
    assert boxes == [f"M{n + 1}" for n in range(math.ceil(len(found.map.line_of) / 16))]


@pytest.mark.parametrize("board", [board for board in BUILT_IN if has_matrix(plan(board))])
def test_the_matrix_sheet_has_each_spot_where_its_column_crosses_its_row(board: str) -> None:
    """Read by place on the paper: below the head of its column, beside the head of its row."""
    found = plan(board)
    columns, rows = matrix_size(found.map.lines)
    seen = {
        element.text or "": (number(element, "x"), number(element, "y"))
        for element in read(matrix_sheet(found)).iter(f"{SVG}text")
    }
    for spot, line in found.map.line_of.items():
        column, row = divmod(line, rows)
        x, y = seen[spot]
        assert 0 < seen[f"column {column}"][0] - x < 40
        assert 0 < y - seen[f"row {row}"][1] < 24
        assert 0 < y - seen[f"line {line}"][1] < 10
    assert columns * rows >= found.map.lines
    for pin in (*COLUMN_PINS[:columns], *ROW_PINS[:rows]):
        assert f"{pin}, header {HEADER[pin]}" in seen


@pytest.mark.parametrize(
    ("lines", "size"), [(1, (1, 1)), (37, (6, 7)), (40, (6, 7)), (44, (7, 7)), (92, (10, 10))]
)
def test_a_matrix_has_the_fewest_pins(lines: int, size: tuple[int, int]) -> None:
    assert matrix_size(lines) == size
    least = min(columns + math.ceil(lines / columns) for columns in range(1, lines + 1))
    assert sum(size) == least


def test_a_board_too_large_for_the_header_has_no_matrix_and_only_labyrinths_have_something_beside() -> None:
    assert [board for board in BUILT_IN if has_matrix(plan(board))] == [
        "labyrinth-small",
        "labyrinth-big",
        "barbarossa",
    ]
    assert sorted(BESIDE) == ["labyrinth-big", "labyrinth-small"]


def test_no_pin_of_the_header_has_two_uses_with_matrix_and_everything_beside() -> None:
    assert len(set(HEADER.values())) == len(HEADER) == 26
    beside = [wire for wire in wires(BESIDE["labyrinth-small"]) if wire.pin in HEADER]
    assert [wire.place for wire in beside] == [HEADER[wire.pin] for wire in beside]
    used = [*COLUMN_PINS, *ROW_PINS, *(wire.pin for wire in beside)]
    assert len(set(used)) == len(used) == 24
    assert set(BUTTON_PINS) == set(LIGHT_PINS)


@pytest.mark.parametrize("board", sorted(BESIDE))
def test_the_beside_sheet_names_each_wire_with_its_pin_and_place(board: str) -> None:
    words = texts(read(beside_sheet(plan(board))))
    for wire in wires(BESIDE[board]):
        at = words.index(wire.use)
        assert words[at : at + 4] == [wire.use, wire.pin, str(wire.place), wire.goes_to]


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_chain_is_drawn_from_the_last_chip_to_the_controller(board: str) -> None:
    found = plan(board)
    words = texts(read(inputs_sheet(found)))
    assert [word for word in words if re.fullmatch(r"U\d+", word)] == [chip.name for chip in found.chips]
    assert words.count("DATA") == 2  # the pin, and the first chip's output
    firsts = [chip.number for chip in found.chips[6::6]]
    assert [word for word in words if word.startswith("to SER of")] == [f"to SER of U{n - 1}" for n in firsts]
    assert [word for word in words if word.startswith("from U") and " " not in word[5:]] == [
        f"from U{n}" for n in firsts
    ]


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_lights_sheet_follows_the_strip(board: str) -> None:
    found = plan(board)
    root = read(lights_sheet(found))
    circles = [
        (number(c, "cx"), number(c, "cy")) for c in root.iter(f"{SVG}circle") if c.get("class") == "light"
    ]
    assert len(circles) == found.map.lights
    scale = math.dist(circles[0], circles[1]) / math.dist(
        (found.course[0].x_mm, found.course[0].y_mm), (found.course[1].x_mm, found.course[1].y_mm)
    )
    for (a, b), (one, other) in zip(pairwise(circles), pairwise(found.course), strict=True):
        assert b[0] - a[0] == pytest.approx(scale * (other.x_mm - one.x_mm), abs=0.01)
        assert a[1] - b[1] == pytest.approx(scale * (other.y_mm - one.y_mm), abs=0.01)
    fed = ", ".join(str(feed) for feed in found.feeds)
    assert f"5 V and GND go in before light {fed}" in texts(root)


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_overview_says_line_and_light_of_each_spot(board: str) -> None:
    found = plan(board)
    words = " ".join(texts(read(overview_sheet(found))))
    for spot, line in found.map.line_of.items():
        numbers = f"L{line} P{found.map.light_of[spot]}"
        assert f" {spot} {numbers}" in words or f" {spot.replace(':', ' ', 1)} {numbers}" in words


def test_from_below_left_and_right_have_changed_places() -> None:
    found = plan("labyrinth-small")
    above, below = read(overview_sheet(found)), read(overview_sheet(found, below=True))
    xs = [
        [number(c, "cx") for c in root.iter(f"{SVG}circle") if c.get("class") == "spot"]
        for root in (above, below)
    ]
    assert xs[0] != xs[1]
    assert {round(a + b, 2) for a, b in zip(*xs, strict=True)} == {round(xs[0][0] + xs[1][0], 2)}
    assert "labyrinth-small: spots, lines and lights, seen from below" in texts(below)


def on_pages(board: str, kind: str) -> Iterator[tuple[float, float, float]]:
    """x, y in mm of the map and diameter of each drawn hole of all pages."""
    found = plan(board)
    left, _, _, back = found.bounds
    for tile in tiles(found):
        for circle in read(tile_sheet(found, tile, Holes())).iter(f"{SVG}circle"):
            if circle.get("class") == kind:
                x = number(circle, "cx") - LEFT + tile.origin[0] + left
                y = back - (number(circle, "cy") - TOP + tile.origin[1])
                yield round(x, 2), round(y, 2), 2 * number(circle, "r")


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_template_has_each_hole_where_the_map_has_it(board: str) -> None:
    found = plan(board)
    assert set(on_pages(board, "sensor")) == {(p.x_mm, p.y_mm, 4.0) for p in found.places}
    assert set(on_pages(board, "light")) == {(*light_mm(p), 3.0) for p in found.places}


def test_a_light_lies_in_front_of_its_spot_and_never_under_a_wall() -> None:
    for board in BUILT_IN:
        for place in plan(board).places:
            x, y = light_mm(place)
            across = place.spot in {f"{a}{row}-{b}{row}" for a, b in pairwise("abcd") for row in range(1, 5)}
            assert (x - place.x_mm, y - place.y_mm) == ((-10, 0) if across else LIGHT_OFFSET_MM), place.spot
    holes = [light_mm(p) for p in plan("labyrinth-small").places]
    sensors = [(p.x_mm, p.y_mm) for p in plan("labyrinth-small").places]
    everything = holes + sensors
    assert min(math.dist(a, b) for a in everything for b in everything if a is not b) == 10


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_pages_cover_the_wood_and_overlap_by_ten_millimetres(board: str) -> None:
    found = plan(board)
    pages = tiles(found)
    wide, deep = found.size_mm
    last = pages[-1]
    assert last.origin[0] + AREA_WIDTH >= wide
    assert last.origin[1] + AREA_HEIGHT >= deep
    assert [tile.number for tile in pages] == list(range(1, last.columns * last.rows + 1))
    for a, b in pairwise(pages):
        if a.row == b.row:
            assert a.origin[0] + AREA_WIDTH - b.origin[0] == OVERLAP


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_boxed_crosses_of_two_pages_meet(board: str) -> None:
    """Each cross lies on just two pages, at the same place of the wood, three for each seam."""
    found = plan(board)
    pages = tiles(found)
    seen: dict[tuple[float, float], int] = {}
    for tile in pages:
        for x, y in crosses(found, tile):
            at = (round(x - LEFT + tile.origin[0], 3), round(y - TOP + tile.origin[1], 3))
            seen[at] = seen.get(at, 0) + 1
    columns, rows = pages[-1].columns, pages[-1].rows
    assert len(seen) == 3 * ((columns - 1) * rows + columns * (rows - 1))
    assert set(seen.values()) == {2}


@pytest.mark.parametrize("board", BUILT_IN)
def test_no_cross_is_drilled_away_and_no_name_stands_on_one(board: str) -> None:
    found = plan(board)
    for tile in tiles(found):
        root = read(tile_sheet(found, tile, Holes()))
        middles = list(crosses(found, tile))
        for hole in root.iter(f"{SVG}circle"):
            at = number(hole, "cx"), number(hole, "cy")
            assert all(math.dist(at, middle) > number(hole, "r") + 2.2 for middle in middles), (tile, at)
        for name in root.iter(f"{SVG}text"):
            if (spot := name.text or "") in found.map.line_of:
                x, y, size = (number(name, key) for key in ("x", "y", "font-size"))
                width = text_width(spot, size)
                for left, upper in ((a - 3.5, b - 3.5) for a, b in middles):
                    beside = x + width <= left or x >= left + 7 or y <= upper or y - size >= upper + 7
                    assert beside, (tile, spot)


@pytest.mark.parametrize("board", BUILT_IN)
def test_no_edge_of_a_page_goes_through_a_hole(board: str) -> None:
    found = plan(board)
    edges_x = (LEFT, LEFT + OVERLAP, LEFT + AREA_WIDTH - OVERLAP, LEFT + AREA_WIDTH)
    edges_y = (TOP, TOP + OVERLAP, TOP + AREA_HEIGHT - OVERLAP, TOP + AREA_HEIGHT)
    for tile in tiles(found):
        for hole in read(tile_sheet(found, tile, Holes())).iter(f"{SVG}circle"):
            radius = number(hole, "r")
            assert min(abs(number(hole, "cx") - x) for x in edges_x) > radius, (tile, hole.attrib)
            assert min(abs(number(hole, "cy") - y) for y in edges_y) > radius, (tile, hole.attrib)


@pytest.mark.parametrize("board", BUILT_IN)
def test_a_page_is_a4_in_millimetres_with_rulers_of_exactly_100_mm(board: str) -> None:
    found = plan(board)
    for tile in tiles(found):
        root = read(tile_sheet(found, tile, Holes()))
        assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
        assert root.get("viewBox") == "0 0 210 297"
        rulers = {line.get("id"): line for line in root.iter(f"{SVG}line") if line.get("id")}
        across, upright = rulers["ruler-across"], rulers["ruler-upright"]
        assert number(across, "x2") - number(across, "x1") == 100
        assert number(upright, "y2") - number(upright, "y1") == 100
        assert f"page {tile.number} of {len(tiles(found))}" in " ".join(texts(root))


@pytest.mark.parametrize("board", BUILT_IN)
def test_no_text_leaves_its_sheet(board: str) -> None:
    found = plan(board)
    sheets = [inputs_sheet(found), multiplexers_sheet(found), lights_sheet(found), overview_sheet(found)]
    sheets += [tile_sheet(found, tile, Holes()) for tile in tiles(found)]
    sheets += [matrix_sheet(found)] if has_matrix(found) else []
    sheets += [beside_sheet(found)] if board in BESIDE else []
    for sheet in sheets:
        for element in read(sheet).iter(f"{SVG}text"):
            x, width = number(element, "x"), text_width(element.text or "", number(element, "font-size"))
            start = {"end": x - width, "middle": x - width / 2}.get(element.get("text-anchor", ""), x)
            assert start >= 0, element.text
            assert start + width <= sheet.width, element.text
            assert 0 < number(element, "y") <= sheet.height - 1, element.text


def test_a_board_of_another_size_is_drawn_at_that_size_and_with_other_drills(tmp_path: Path) -> None:
    words = [str(tmp_path), "--map", "barbarossa", "--scale", "2", "--sensor-hole", "5", "--light-hole", "2"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    pages = list((tmp_path / "barbarossa").glob("template-*.svg"))
    assert len(pages) == 4 * 3
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert 'r="2.5"' in text
    assert "light Ø 2 mm" in text


def test_an_own_map_is_drawn_and_the_lists_are_written(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'board = "own"\nplaces = [\n{ spot = "a1", line = 0, x_mm = 0, y_mm = 0 },\n'
        '{ spot = "b1", line = 3, x_mm = 30, y_mm = 0 },\n]\n',
        encoding="utf-8",
    )
    lists = ["--parts", str(tmp_path / "parts.csv"), "--numbers", str(tmp_path / "numbers.md")]
    done = CliRunner().invoke(main, [str(tmp_path / "out"), "--map", str(own), *lists])
    assert done.exit_code == 0, done.output
    assert done.output.endswith("own: 1 chips, 0 lights, 1 pages of template\n")
    assert "This device has no lights." in (tmp_path / "out/own/lights.svg").read_text(encoding="utf-8")
    assert "own,lights" not in (tmp_path / "parts.csv").read_text(encoding="utf-8")
    assert "LINES=4" in (tmp_path / "numbers.md").read_text(encoding="utf-8")


def test_a_wrong_map_is_one_line_and_status_2(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, [str(tmp_path), "--map", "malefiz-clasic"])
    assert done.exit_code == 2
    assert "did you mean 'malefiz-classic'" in done.output
    assert done.output.count("\n") == 1
