"""The options of a board on the pins: each fault is one line that says what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model.errors import ConfigError
from companion.ports.devices import DeviceSpec
from hardware.gpio_board import KEYS, Options, open_board, parse
from tests.hardware.gpio.rig import PINS, clock_ms


def fault(table: dict[str, Any], lines: int = 1, lights: int = 0) -> str:
    spec = DeviceSpec("reeds", clock_ms, lines, lights, options=table, source="t.toml: device reeds: options")
    with pytest.raises(ConfigError) as caught:
        open_board(spec)
    text = str(caught.value)
    assert "\n" not in text
    return text.replace("t.toml: device reeds: options", "OPTIONS")


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ({}, "OPTIONS: either lines, or columns and rows, would be right"),
        ({"lines": PINS, "rows": ["GPIO5"]}, "OPTIONS: either lines, or columns and rows, would be right"),
        ({"columns": PINS}, "OPTIONS: columns and rows belong together"),
        (
            {"lins": PINS},
            "unknown key OPTIONS.lins: right would be lines, columns, rows, lights, plug, press_ms,",
        ),
        ({"lines": []}, "OPTIONS.lines is [], must be a list of pins such as"),
        ({"lines": "GPIO17"}, "OPTIONS.lines is 'GPIO17', must be a list of pins such as"),
        ({"lines": [17]}, "OPTIONS.lines is [17], must be a list of pins such as"),
        ({"lines": ["GPIO1"]}, "OPTIONS.lines is ['GPIO1'], must be a list of pins such as"),
        ({"lines": PINS, "plug": ["GPIO5"]}, "OPTIONS.plug is ['GPIO5'], must be a pin such as"),
        ({"lines": PINS, "press_ms": 0}, "OPTIONS.press_ms is 0, must be a whole number of ms from 1 to 15"),
        ({"lines": PINS, "release_ms": True}, "OPTIONS.release_ms is True, must be a whole number of ms"),
        ({"lines": PINS, "factory": "pigpio"}, "OPTIONS.factory is 'pigpio', must be one of auto, lgpio,"),
        ({"lines": ["GPIO5", "GPIO5"]}, "OPTIONS: GPIO5 is used for lines and for lines; each pin once"),
        ({"lines": PINS, "lights": ["GPIO27"]}, "OPTIONS: GPIO27 is used for lines and for lights; each pin"),
        ({"columns": ["GPIO5"], "rows": ["GPIO6"], "plug": "GPIO6"}, "GPIO6 is used for rows and for plug"),
        ({"lines": PINS}, 'OPTIONS: factory = "auto": this machine is no Raspberry Pi'),
    ],
)
def test_a_wrong_option_is_one_line_that_says_what_would_be_right(table: dict[str, Any], text: str) -> None:
    assert text in fault(table)


def test_too_few_pins_for_the_map_are_named() -> None:
    wrong = fault({"lines": PINS}, lines=4)
    assert wrong == ("OPTIONS: these pins make 3 lines, the map needs 4; is it the map of another board?")
    wrong = fault({"columns": PINS, "rows": ["GPIO5", "GPIO6"]}, lines=7)
    assert "these pins make 6 lines, the map needs 7" in wrong
    wrong = fault({"lines": PINS, "lights": ["GPIO5"]}, lines=3, lights=2)
    assert wrong.startswith("OPTIONS.lights: 1 pins, the map needs 2 lights; leave lights out, or")


def test_all_options_have_a_field_and_all_fields_an_option() -> None:
    assert set(KEYS) == set(Options.__slots__)
    assert parse({"lines": PINS, "press_ms": 3}, "x") == Options(lines=tuple(PINS), press_ms=3)
