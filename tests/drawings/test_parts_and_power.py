"""Parts, currents and fields: counted here once more, from the map files and from physics."""

from __future__ import annotations

import csv
import math
import tomllib
from pathlib import Path

import pytest

import firmware_bridge
import hardware
from hardware.board_map import load_board_map
from hardware.drawings.__main__ import BUILT_IN
from hardware.drawings.magnets import (
    FLUX_INDEX_LIMIT,
    LINEAR_HALLS,
    MAGNETS,
    Magnet,
    above_mt,
    beside_mt,
    crosstalk_mt,
    deepest_mm,
    flux_index,
)
from hardware.drawings.parts import COLUMNS, MAGNET, PIECES, SETS, parts_list
from hardware.drawings.plan import Plan
from hardware.drawings.power import (
    PIS,
    budget,
    drop_mv,
    fuse_ma,
    longest_part_mm,
    supply_ma,
)

HERE = Path(hardware.__file__).parent


def plan(board: str) -> Plan:
    return Plan(load_board_map(board))


def rows(board: str) -> dict[tuple[str, str], int]:
    """(set, part) -> quantity, as the committed file says."""
    with (HERE / "BOM.csv").open(encoding="utf-8", newline="") as file:
        return {
            (row["set"], row["part"]): int(row["quantity"])
            for row in csv.DictReader(file)
            if row["board"] == board
        }


def counted(board: str) -> tuple[int, int, int]:
    """Reeds, ball outlets and lights, from the map file alone."""
    places = tomllib.loads((HERE / "boards" / f"{board}.toml").read_text(encoding="utf-8"))["places"]
    lines = [place["spot"] for place in places if "line" in place]
    balls = sum(spot.startswith("out:") for spot in lines)
    return len(lines) - balls, balls, sum("light" in place for place in places)


def one(found: dict[tuple[str, str], int], group: str, word: str) -> int:
    hits = [count for (where, part), count in found.items() if where == group and word in part]
    assert len(hits) == 1, (group, word, hits)
    return hits[0]


def test_the_committed_list_is_what_the_maps_give() -> None:
    wanted = parts_list([plan(board) for board in BUILT_IN])
    assert (HERE / "BOM.csv").read_text(encoding="utf-8") == wanted, "see tests/drawings/test_papers.py"


def test_each_row_is_whole() -> None:
    with (HERE / "BOM.csv").open(encoding="utf-8", newline="") as file:
        table = csv.DictReader(file)
        assert tuple(table.fieldnames or ()) == COLUMNS
        found = list(table)
    assert {row["set"] for row in found} == set(SETS)
    for row in found:
        assert all(row.values()), row
        assert int(row["quantity"]) > 0
        assert float(row["price_eur_each_unverified"]) > 0
    keys = [(row["board"], row["set"], row["part"]) for row in found]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("board", BUILT_IN)
def test_the_quantities_follow_from_the_map(board: str) -> None:
    reeds, balls, lights = counted(board)
    chips = math.ceil((reeds + balls + 2) / 8)
    found = rows(board)
    for word in ("74HC165", "socket", "network", "100 nF", "perfboard", "pin header", "cable 6"):
        assert one(found, "chain", word) == chips, word
    assert one(found, "chain", "100 Ω") == 2
    assert one(found, "reed", "reed switch") == reeds
    assert one(found, "hall-switch", "DRV5032") == one(found, "hall-switch", "100 nF") == reeds
    assert one(found, "hall-linear", "DRV5055A2") == reeds
    assert one(found, "hall-linear", "CD74HC4067") == math.ceil((reeds + balls) / 16)
    assert sum("ball contact" in part for _, part in found) == (1 if balls else 0)
    if balls:
        assert one(found, "all", "ball contact") == balls
    assert one(found, "lights", "WS2812B") == one(found, "lights", "light pipe") == lights
    assert one(found, "lights", "1000 µF") == math.ceil(lights / 60)
    assert {
        part: count for (group, part), count in found.items() if group == "matrix" and "wire" not in part
    } == ({"diode 1N4148": reeds + balls, "resistor 330 Ω": 6} if reeds + balls <= 42 else {})
    assert one(found, "all", "magnet Ø") == one(found, "all", "cap over") == PIECES[board][0]


def test_the_parts_beside_are_those_of_the_labyrinths() -> None:
    small, big = (
        {part: count for (group, part), count in rows(board).items() if group == "beside"}
        for board in ("labyrinth-small", "labyrinth-big")
    )
    for word, count in (
        ("lit push button", 4),
        ("resistor 1 kΩ", 4),
        ("ULN2803A", 1),
        ("TCS34725", 1),
        ("buzzer", 1),
    ):
        assert one({("beside", part): n for part, n in small.items()}, "beside", word) == count
    assert sorted(big) == sorted(
        [
            "buzzer, active, 5 V",
            "transistor BC547",
            "resistor 1 kΩ",
            "resistor 4.7 kΩ",
            "diode 1N4148",
            "wire with header sockets, 30 cm",
        ]
    )


def test_the_malefiz_magnets_are_as_many_as_the_box_holds_pieces() -> None:
    from companion.games.malefiz import GAME  # noqa: PLC0415 - only this test knows a game

    for variant in ("classic", "fast"):
        board = GAME.board(variant)
        assert board.name in PIECES
        places = [spot for spot in board.spots if spot.split(":")[0] in ("red", "green", "yellow", "blue")]
        assert len(places) + {"classic": 11, "fast": 6}[variant] == PIECES[board.name][0]


def test_the_mega_has_an_analogue_pin_for_each_multiplexer() -> None:
    for board in BUILT_IN:
        assert one(rows(board), "hall-linear", "CD74HC4067") <= 10  # A0 to A9


def test_the_budget_counts_reeds_by_their_pull_ups_and_lights_by_their_limit() -> None:
    found = budget(plan("malefiz-classic"))
    assert found.reeds == pytest.approx(132 * 0.5)
    assert found.lights_dark == 132
    assert found.lights_white == pytest.approx(132 + 132 * 60 * 64 / 255)
    assert found.lights == 400
    assert found.from_usb == pytest.approx(100 + 17 + 66)
    small = budget(plan("barbarossa"), cap_ma=10_000)
    assert small.lights == pytest.approx(small.lights_white)


def test_lights_that_are_dark_draw_more_than_a_limit_that_is_too_low() -> None:
    assert budget(plan("malefiz-classic"), cap_ma=50).lights == 132


def test_the_numbers_of_lights_are_those_of_the_protocol() -> None:
    text = (Path(firmware_bridge.__file__).parent / "PROTOCOL.md").read_text(encoding="utf-8")
    assert "| PIXEL_IDLE_UA, CHANNEL_MA | 1000, 20 |" in text
    assert "| 64 |" in next(line for line in text.splitlines() if line.startswith("| brightness |"))
    assert "| 400 |" in next(line for line in text.splitlines() if line.startswith("| current_ma |"))


@pytest.mark.parametrize("board", BUILT_IN)
def test_every_board_stays_within_what_usb_and_wires_bear(board: str) -> None:
    found = budget(plan(board))
    assert found.from_usb < 500  # the fuse of an Arduino's USB socket
    assert drop_mv(plan(board), found.lights) < 250
    for pi in PIS:
        assert pi.planned_ma + found.from_usb <= 0.8 * pi.supply_ma


@pytest.mark.parametrize(
    ("current", "fuse", "supply"), [(400, 630, 1000), (1500, 2000, 2000), (1700, 2500, 3000)]
)
def test_fuse_and_supply_are_the_next_usual_ones(current: int, fuse: int, supply: int) -> None:
    assert (fuse_ma(current), supply_ma(current)) == (fuse, supply)


def test_the_longest_part_of_a_strip_with_one_feed_is_the_strip() -> None:
    found = plan("barbarossa")
    assert longest_part_mm(found) == pytest.approx(found.course_mm)
    assert longest_part_mm(plan("malefiz-classic")) < plan("malefiz-classic").course_mm / 2


def test_far_away_a_magnet_is_a_dipole_and_twice_as_strong_above_as_beside() -> None:
    magnet, far = Magnet(6, 3), 300.0
    volume = math.pi * 9 * 3
    dipole = 1190 * volume / (4 * math.pi * (far + 1.5) ** 3)
    assert above_mt(magnet, far) == pytest.approx(2 * dipole, rel=0.01)
    assert beside_mt(magnet, -1.5, far) == pytest.approx(-1190 * volume / (4 * math.pi * far**3), rel=0.01)


def test_beside_a_magnet_the_upright_field_turns_round_where_the_depth_is_071_of_the_distance() -> None:
    depth = 28 / math.sqrt(2) - 1.5
    assert beside_mt(Magnet(6, 3), depth, 28) == pytest.approx(0, abs=1e-12)
    assert beside_mt(Magnet(6, 3), depth - 5, 28) < 0 < beside_mt(Magnet(6, 3), depth + 5, 28)


def test_the_field_on_a_face_is_that_of_the_formula_for_a_cube_like_magnet() -> None:
    """On the face of a magnet as high as its radius: half the remanence, divided by the root of two."""
    assert above_mt(Magnet(6, 3), 0) == pytest.approx(1190 / 2 / math.sqrt(2))


@pytest.mark.slow
@pytest.mark.parametrize("board", BUILT_IN)
def test_a_full_board_around_an_empty_spot_is_weaker_than_a_third_of_one_piece_on_it(board: str) -> None:
    for gap in (6, 8, 10, 12):
        assert 3 * crosstalk_mt(MAGNET, gap, plan(board)) < above_mt(MAGNET, gap)


def test_a_linear_sensor_comes_on_where_the_firmware_says() -> None:
    """hall.h: with an SS49E FIELD_ON is 28 mT."""
    halls = {hall.name: hall for hall in LINEAR_HALLS}
    assert halls["SS49E"].on_mt == pytest.approx(28, abs=0.5)
    deep = deepest_mm(MAGNET, halls["DRV5055A2"].on_mt)
    assert above_mt(MAGNET, deep) >= halls["DRV5055A2"].on_mt > above_mt(MAGNET, deep + 0.2)
    for board in BUILT_IN:
        assert 2 * crosstalk_mt(MAGNET, 8, plan(board)) < halls["DRV5055A2"].on_mt


def test_every_magnet_that_works_is_a_dangerous_one() -> None:
    assert all(flux_index(magnet) > 5 * FLUX_INDEX_LIMIT for magnet in MAGNETS)
