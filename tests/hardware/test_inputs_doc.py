"""inputs.md says what is true: its examples load, its tables and times are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import config
from companion.ports.inputs import InputSpec
from hardware import colour_dock, gpio_buttons, gpio_magnet_dock
from hardware.colours import SHARE
from hardware.dock import EARLY_MS, REST_MS, UNSURE_MS
from hardware.drawings.header import BUTTON_PINS, COLOURS, LIGHT_PINS
from hardware.gpio_magnet_dock import open_input
from hardware.gpio_panel import BUTTON_BOUNCE_MS

DOC = (Path(__file__).parents[2] / "docs" / "reference" / "inputs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", DOC, re.MULTILINE | re.DOTALL)
DEVICE = '[[device]]\nname = "x"\nport = "/dev/x"\nmap = "malefiz-classic"\n'


def test_the_examples_load_and_are_wired_as_on_the_sheet(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    one, other, third = EXAMPLES
    path.write_text(DEVICE + one + other + third.replace('name = "dock"', 'name = "magnets"'))
    buttons, dock, magnets = config.load(path).inputs
    assert buttons.options == {"buttons": BUTTON_PINS, "lights": LIGHT_PINS}
    assert dock.options == {"colours": list(COLOURS)}
    open_input(InputSpec("x", "read", lambda: 0, {**magnets.options, "factory": "mock"}))
    assert set(magnets.options["codes"]) == set(COLOURS)


@pytest.mark.parametrize(
    ("heading", "keys"),
    [
        ("Lit buttons", gpio_buttons.KEYS),
        ("The colour dock", colour_dock.KEYS),
        ("The magnet dock", gpio_magnet_dock.KEYS),
    ],
)
def test_every_option_is_in_its_table(heading: str, keys: dict[str, object]) -> None:
    part = DOC.split(f"## {heading}\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE) == list(keys)


def test_the_times_are_those_of_the_code() -> None:
    assert f"told once, after {BUTTON_BOUNCE_MS} ms" in DOC
    assert f"has been the same for {REST_MS / 1000:g} s" in DOC
    assert f"after {UNSURE_MS // 1000} s the page asks" in DOC
    assert f"more than {EARLY_MS // 1000} s before anybody" in DOC
    assert SHARE == 1 / 3
    assert f"1 of {1 + len(COLOURS) * colour_dock.SHOWS}  nothing" in DOC
