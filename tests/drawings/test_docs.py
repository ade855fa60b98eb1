"""The building papers: links lead somewhere, commands and options exist, figures are the computed ones."""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from companion import config
from companion.cli.commands import COMMANDS, find_command
from companion.core.model.session.recorded import Settings
from hardware import gpio_board, line_viewer
from hardware.board_map import load_board_map, parse_board_map
from hardware.drawings.__main__ import BUILT_IN, main
from hardware.drawings.header import COLUMN_PINS, ROW_PINS
from hardware.drawings.magnets import Magnet, above_mt, beside_mt, deepest_mm
from hardware.drawings.plan import LIGHT_OFFSET_MM, Plan
from hardware.drawings.power import budget, drop_mv, fuse_ma, supply_ma
from hardware.drawings.template import Holes

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "docs" / "how-to" / "build"
PAGES = (*sorted(BUILD.glob("*.md")), ROOT / "hardware" / "bring-up.md")
IDS = [page.name for page in PAGES]


def read(name: str) -> str:
    return (BUILD / name).read_text(encoding="utf-8")


def code(page: Path, kind: str) -> Iterator[str]:
    text = page.read_text(encoding="utf-8")
    yield from re.findall(rf"^ *```{kind}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)


def commands(page: Path) -> Iterator[list[str]]:
    """All commands of a page: those of its shell blocks, and those between backticks."""
    text = page.read_text(encoding="utf-8")
    lines = [line.strip() for block in code(page, "sh") for line in block.splitlines()]
    lines += re.findall(
        r"`((?:companion|python -m|make) [^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    )
    for line in lines:
        yield shlex.split(line.removeprefix("sudo "))


def check_options(command: click.Command, words: list[str], line: str) -> None:
    known = {name for one in command.params for name in one.opts}
    for word in words:
        if word.startswith("-"):
            assert word in known, f"{line}: {word} is no option, there are {sorted(known)}"


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_every_command_exists_and_has_these_options(page: Path) -> None:
    for words in commands(page):
        line = shlex.join(words)
        match words:
            case ["companion", name, *rest]:
                assert name in COMMANDS, line
                check_options(find_command(name), rest, line)
            case ["python", "-m", "hardware.drawings", *rest]:
                check_options(main, rest, line)
            case ["python", "-m", "hardware.line_viewer", *rest]:
                check_options(line_viewer.main, rest, line)
            case ["make", "-C", folder, *rest]:
                assert (ROOT / folder / "Makefile").is_file(), line
                assert all(
                    re.fullmatch(r"avr|LINES=\d+|LIGHTS=\d+|HALL=1|MCU=atmega2560", word) for word in rest
                ), line
            case ["make", target]:
                assert re.search(
                    rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
                )
            case ["apt-get" | "cp" | "sed" | "systemctl" | "ls" | "git" | "cd" | "adduser", *_]:
                pass
            case _:
                pytest.fail(f"{page.name}: unknown command {line}")


def test_there_are_commands_to_look_at() -> None:
    found = [words for page in PAGES for words in commands(page)]
    assert sum(words[0] == "companion" for words in found) >= 6
    assert sum(words[0] == "make" for words in found) >= len(BUILT_IN) + 2


def test_every_page_is_reached_from_the_first_one() -> None:
    linked = set(re.findall(r"\]\(([a-z-]+\.md)", read("index.md")))
    assert {page.name for page in BUILD.glob("*.md")} - {"index.md"} == linked


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_every_configuration_on_a_page_is_right(page: Path, tmp_path: Path) -> None:
    for number, text in enumerate(code(page, "toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, encoding="utf-8")
        config.load(file)


def test_the_labyrinth_on_pins_reads_all_lines_of_its_map_and_leaves_pins_for_four_buttons() -> None:
    (text,) = code(BUILD / "boards.md", "toml")
    options = gpio_board.parse(tomllib.loads(text)["device"][0]["options"], "boards.md")
    assert (len(options.columns), len(options.rows), options.count) == (6, 7, 42)
    assert options.count >= load_board_map("labyrinth-small").lines
    assert (options.columns, options.rows) == (COLUMN_PINS, ROW_PINS)
    special = {"GPIO2", "GPIO3", *(f"GPIO{pin}" for pin in (7, 8, 9, 10, 11, 14, 15))}
    used = {*options.columns, *options.rows}
    assert not used & special
    assert len({f"GPIO{pin}" for pin in range(2, 28)} - used - special) == 4
    assert load_board_map("labyrinth-small").lines + 4 <= 7 * 7


def test_the_map_without_lights_is_made_by_the_command_on_the_page() -> None:
    (line,) = [words for words in commands(BUILD / "boards.md") if words[0] == "sed"]
    made = subprocess.run(["sed", line[1], str(ROOT / line[2])], capture_output=True, text=True, check=True)
    spots = parse_board_map(tomllib.loads(made.stdout), "made")
    assert (spots.lines, spots.lights) == (40, 0)
    assert line[3:] == [">", "my-labyrinth.toml"]


@pytest.mark.slow
def test_the_drawing_commands_on_the_first_page_run(tmp_path: Path) -> None:
    wanted = [
        words[3:]
        for words in commands(BUILD / "index.md")
        if words[:3] == ["python", "-m", "hardware.drawings"]
    ]
    assert len(wanted) == 2
    for words in wanted:
        here = ["hardware/boards/malefiz-classic.toml" if word == "my-board.toml" else word for word in words]
        here = [str(ROOT / word) if word.endswith(".toml") else word for word in here]
        done = CliRunner().invoke(main, [str(tmp_path / here[0]), *here[1:]])
        assert done.exit_code == 0, done.output


def test_scaling_on_the_first_page_is_the_right_sum() -> None:
    assert "`q1` are 392 mm apart (448 in the map)" in read("index.md")
    assert 392 / 448 == 0.875


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_firmware_can_be_made_with_the_numbers_of_each_board(board: str) -> None:
    lines = load_board_map(board).lines
    row = next(
        row for row in read("numbers.md").splitlines() if row.startswith(f"| {board} |") and "make" in row
    )
    words = row.split("`")[1].split()
    assert f"LINES={lines}" in words
    done = subprocess.run([*words, "--dry-run"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"-DLINES={lines} " in done.stdout


def test_the_figures_of_power_are_the_computed_ones() -> None:
    text = read("power.md")
    budgets = [budget(Plan(load_board_map(board))) for board in BUILT_IN]
    usb = [round(one.from_usb) for one in budgets]
    assert f"{min(usb)} to {max(usb)} mA" in text
    drops = [round(drop_mv(Plan(load_board_map(board)), 400)) for board in BUILT_IN]
    assert f"{min(drops)} to {max(drops)} mV" in text
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) A \| (\d) A \|$", text, re.MULTILINE)
    assert len(rows) == 3
    for cap, fuse, supply in rows:
        assert fuse_ma(int(cap)) == float(fuse) * 1000
        assert supply_ma(int(cap)) == int(supply) * 1000
    white = 3 * 20 * 64 / 255
    assert f"{int((400 - 132) / white)} full white ones fit" in text


def test_the_figures_of_magnets_and_holes_are_the_computed_ones() -> None:
    assert f"{above_mt(Magnet(6, 3), 8):.0f} mT at 8 mm; small enough" in read("magnets.md")
    assert f"{above_mt(Magnet(8, 3), 10):.0f} mT at 10 mm" in read("magnets.md")
    eight, twelve = (f"{above_mt(Magnet(6, 3), gap):.0f} mT at {gap} mm" for gap in (8, 12))
    assert f"{eight}, {twelve}" in read("sensors.md")
    assert f"sensors (Ø {Holes().sensor:g} mm, with name) and lights (Ø {Holes().light:g} mm" in read(
        "index.md"
    )
    assert LIGHT_OFFSET_MM == (0, -10)
    assert "10 mm in front" in read("light.md")


def test_the_figures_of_the_labyrinth_page_are_the_computed_ones() -> None:
    text = read("labyrinth.md")
    rod = Magnet(3, 6)
    assert f"Ø 3 x 6 mm: {above_mt(rod, 8):.1f} mT at 8 mm, {above_mt(rod, 10):.1f} mT at\n  10 mm" in text
    assert 9 < deepest_mm(rod, 4.8) < 10  # the DRV5032FA comes on at 4.8 mT
    gaps = (12, 14, 17, 20)
    for magnet in (Magnet(6, 3), Magnet(8, 3), Magnet(10, 5)):
        row = [str(magnet), *(f"{above_mt(magnet, gap):.0f} mT" for gap in gaps)]
        assert f"| {' | '.join(row)} |" in text
    walls, own = -4 * beside_mt(Magnet(6, 3), 10, 28), above_mt(Magnet(6, 3), 10)
    assert f"({walls:.1f} of {own:.1f} mT at 10 mm)" in text
    assert (
        f"{-beside_mt(Magnet(6, 3), 6, 15):.1f} mT, its own {above_mt(Magnet(6, 3), 6):.0f} mT (6 mm" in text
    )
    settings = Settings()
    assert f"5 for the device, {settings.press_ms} for the companion" in text
    small = {place.spot: place for place in load_board_map("labyrinth-small").places}
    assert f"| fields | {small['b1'].x_mm:g} from middle to middle" in text


def test_the_boards_page_counts_what_the_maps_count() -> None:
    for board in BUILT_IN:
        row = next(row for row in read("boards.md").splitlines() if row.startswith(f"| `{board}` |"))
        assert f"all {len(load_board_map(board).line_of)}" in row
