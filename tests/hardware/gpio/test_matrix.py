"""A matrix of contacts on pins: which line is which, ghosts, and one column at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.core.model.types import LinkUp
from tests.hardware.gpio.rig import Build, building, heard

COLUMNS = ["GPIO5", "GPIO6", "GPIO12"]
ROWS = ["GPIO13", "GPIO16"]


@pytest.fixture
def build() -> Iterator[Build]:
    with building() as make:
        yield make


def test_a_matrix_line_is_column_times_rows_plus_row(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    rig.start()
    assert rig.next() == LinkUp("reeds", rig.frame(0).at_ms, "gpio mock, scanned", 6, 0)
    for column, pin in enumerate(COLUMNS):
        for row, other in enumerate(ROWS):
            rig.pins.bridge(pin, other, True)
            rig.frame(1 << column * 2 + row)
            rig.pins.bridge(pin, other, False)
            rig.frame(0)


def test_with_diodes_three_corners_show_no_fourth_and_without_they_do(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    for column, row in ((0, 0), (0, 1), (1, 0)):
        rig.pins.bridge(COLUMNS[column], ROWS[row], True)
    rig.start()
    rig.frame(0b0111)
    rig.pins.diodes = False
    rig.frame(0b1111)


def test_only_one_column_is_low_at_a_time_and_none_between_scans(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    driven: list[frozenset[str]] = []
    settle = rig.pins.settle

    def watched() -> None:
        settle()
        pins = {pin.info.name: pin for pin in rig.pins.pins.values()}
        driven.append(frozenset(n for n in COLUMNS if n in pins and not pins[n].state))

    rig.start()
    rig.frame(0)
    rig.pins.settle = watched  # type: ignore[method-assign]  # looks over the shoulder
    heard(rig)
    heard(rig)
    rig.link.close()
    assert {len(low) for low in driven[: -len(COLUMNS) - len(ROWS)]} == {0, 1}


def test_a_close_in_mid_scan_gives_all_pins_back(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS, lights=["GPIO20"])
    rig.start()
    rig.frame(0)
    rig.link.close()
    assert {pin.function for pin in rig.pins.pins.values()} == {"input"}
    again = build(lines=COLUMNS)
    again.start()
    again.frame(0)
