"""docs/reference/gpio.md says what is true: its examples load, its tables are those of the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from companion import config
from companion.daemon.desk.panel import HOLD_MS
from hardware.board_map import load_board_map, parse_board_map
from hardware.gpio_board import KEYS, Options, parse
from hardware.gpio_contacts import SCAN_MS, SETTLE_S
from hardware.gpio_panel import FACES, GROUP_OF_SEVEN, ROLL_MS, SHOWN_MS, SOUNDS
from hardware.gpio_pins import FACTORIES

DOC = (Path(__file__).parents[3] / "docs" / "reference" / "gpio.md").read_text()
EXAMPLES: list[dict[str, Any]] = [
    tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```", DOC, re.MULTILINE | re.DOTALL)
]


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table whose head begins like this."""
    table = DOC[DOC.index(f"\n| {heading}") :].split("\n\n")[0].splitlines()[3:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_there_are_examples_of_boards_a_panel_and_a_map() -> None:
    assert [sorted(example) for example in EXAMPLES] == [
        ["device"],
        ["device"],
        ["panel"],
        ["board", "places"],
    ]


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_a_configuration_load(number: int, tmp_path: Path) -> None:
    device = '[[device]]\nname = "x"\nport = "/dev/x"\nmap = "malefiz-classic"\n'
    block = re.findall(r"^```toml\n(.*?)^```", DOC, re.MULTILINE | re.DOTALL)[number]
    path = tmp_path / "table.toml"
    path.write_text(block if "device" in EXAMPLES[number] else device + block)
    found = config.load(path)
    if "panel" in EXAMPLES[number]:
        assert len({pin for _, pin in found.panel.pins}) == len(found.panel.pins) == 11
        return
    options = parse(found.device[0].options, "doc")
    if not found.device[0].map.endswith(".toml"):
        assert options.count >= load_board_map(found.device[0].map).lines


def test_the_example_of_a_map_loads() -> None:
    found = parse_board_map(EXAMPLES[3], "doc")
    assert (sorted(found.line_of), sorted(found.light_of)) == (["a1", "c1"], ["b1", "c1"])


def test_every_option_of_a_board_is_in_its_table_with_its_default() -> None:
    told = {name: cells[1] for cells in rows("option | default") for name in names(cells[0])}
    assert set(told) == set(KEYS)
    for name, default in told.items():
        value = getattr(Options(), name)
        right = "none" if value in ((), "") else f'`"{value}"`' if isinstance(value, str) else f"`{value}`"
        assert default == right, name


def test_every_factory_is_in_its_table() -> None:
    told = [name.strip('"') for cells in rows("`factory` | library") for name in names(cells[0])]
    assert told == list(FACTORIES)


def test_every_tune_is_in_its_table_with_its_rhythm() -> None:
    told = {names(cells[0])[0]: [int(ms) for ms in cells[2].split()] for cells in rows("tune | when")}
    assert told == {tune: list(rhythm) for tune, rhythm in SOUNDS.items()}


def test_the_faces_are_told_as_they_are() -> None:
    groups = ["centre", "diagonal", "other diagonal", "middle row"]
    for number, faces in ((int(n), text) for n, text in re.findall(r"(\d): ([a-z+ ]+?)(?:   |\n)", DOC)):
        words = faces.replace("both diagonals", "diagonal + other diagonal").split(" + ")
        assert {groups.index(word.strip()) for word in words} == FACES[number], number
    seven = re.search(r"`\[(top left, .*?)\]`", DOC)
    assert seven
    assert len(seven[1].split(", ")) == len(GROUP_OF_SEVEN)
    assert seven[1].split(", ")[3] == "centre"


def test_numbers_in_the_text_are_those_of_the_code() -> None:
    assert f"{1000 // SCAN_MS} scans a second" in DOC
    assert f"{SETTLE_S * 1e6:.0f} µs are waited" in DOC
    assert f"roll for {ROLL_MS / 1000} s, and the number stays for at least {SHOWN_MS // 1000} s" in DOC
    assert f"`done`, held {HOLD_MS['done'] // 1000} s" in DOC
    assert f"`shutdown`, held {HOLD_MS['shutdown'] // 1000} s" in DOC


def test_the_pin_budget_adds_up() -> None:
    for what, pins in rows("use | pins"):
        if size := re.search(r"(\d+) \u00d7 (\d+)$", what):
            columns, count = int(size[1]), int(size[2])
            spots = max(int(n) for n in re.findall(r"\d+", what[: size.start()]))
            assert columns * count >= spots
            assert int(pins) == columns + count <= 26
    assert "and a panel with done, shutdown, four seats, buzzer, status light and nothing else make 23" in DOC
    assert 14 + 1 + 2 + 4 + 1 + 1 == 23
