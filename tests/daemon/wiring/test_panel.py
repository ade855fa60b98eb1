"""A panel in the configuration: wired, checked against games and devices, or named as wrong."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from companion import config
from companion.core.model.errors import ConfigError
from companion.daemon.wiring import plug_ins
from companion.daemon.wiring.panel import panel_or_none, wire_panel
from companion.ports.devices import MissingError
from hardware.gpio_panel import GpioPanel

REEDS = (
    '[[device]]\nname = "reeds"\nmap = "malefiz-fast"\ntransport = "gpio"\n'
    'options = { lines = ["GPIO17"], plug = "GPIO27", factory = "mock" }\n'
)


def wired(folder: Path, panel: str) -> object:
    path = folder / "table.toml"
    path.write_text(REEDS + panel)
    return wire_panel(config.load(path))


def test_no_pin_is_no_panel(tmp_path: Path) -> None:
    assert wired(tmp_path, "") is None
    assert wired(tmp_path, '[panel]\nfactory = "lgpio"\n') is None


def test_everything_can_be_wired(tmp_path: Path) -> None:
    panel = wired(
        tmp_path,
        '[panel]\nfactory = "mock"\ndone = "GPIO2"\nroll = "GPIO3"\nshutdown = "GPIO4"\nbuzzer = "GPIO5"\n'
        'pause = "GPIO15"\nstatus = "GPIO6"\ndie = ["GPIO7", "GPIO8", "GPIO9", "GPIO10"]\n'
        'seats = { red = "GPIO11", green = "GPIO12", yellow = "GPIO13", blue = "GPIO14" }\n',
    )
    assert isinstance(panel, GpioPanel)
    spec = panel._spec
    assert list(spec.buttons) == [
        *("done", "roll", "pause", "shutdown"),
        *(f"seats.{seat}" for seat in ("red", "green", "yellow", "blue")),
    ]
    assert (spec.buzzer, spec.status, spec.die) == ("GPIO5", "GPIO6", ("GPIO7", "GPIO8", "GPIO9", "GPIO10"))


@pytest.mark.parametrize(
    ("panel", "text"),
    [
        ('transport = "radio"', "panel.transport is 'radio', must be one of: gpio"),
        ('seats = { purple = "GPIO5" }', "panel.seats: no seat is called 'purple', right would be blue,"),
        ('roll = "GPIO17"', "GPIO17 is used by device reeds and by panel.roll; each pin once would be right"),
        ('roll = "GPIO27"', "GPIO27 is used by device reeds and by panel.roll; each pin once would be right"),
        ('roll = "GPIO2"', "panel: GPIO2 is used for done and for roll; each pin once would be right"),
        ('factory = "auto"', 'panel: factory = "auto": this machine is no Raspberry Pi'),
    ],
)
def test_what_cannot_be_is_one_line_with_the_file(tmp_path: Path, panel: str, text: str) -> None:
    factory = "" if "factory" in panel else 'factory = "mock"\n'
    with pytest.raises(ConfigError) as caught:
        wired(tmp_path, f'[panel]\n{factory}done = "GPIO2"\n{panel}\n')
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'table.toml'}: ")
    assert text in message
    assert "\n" not in message
    assert isinstance(caught.value, MissingError) == ("no Raspberry Pi" in text)


# --- what this machine lacks -------------------------------------------------------------------


def test_what_this_machine_lacks_costs_only_the_panel(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "table.toml"
    path.write_text(f'{REEDS}[panel]\nfactory = "lgpio"\ndone = "GPIO2"\n')
    assert panel_or_none(config.load(path)) is None
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert record.getMessage().endswith("; the table serves without the panel")
    path.write_text(f'{REEDS}[panel]\nfactory = "lgpio"\ndone = "GPIO17"\n')
    with pytest.raises(ConfigError, match="GPIO17 is used by device reeds"):
        panel_or_none(config.load(path))


GROUP = "companion.panels"


def installed(monkeypatch: pytest.MonkeyPatch, **panels: str) -> None:
    found = EntryPoints(EntryPoint(name, value, GROUP) for name, value in panels.items())
    monkeypatch.setattr(plug_ins, "entry_points", lambda *, group: found.select(group=group))


def test_a_broken_plug_in_that_nobody_asks_for_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, gpio="hardware.gpio_panel:open_panel", radio="no_such_module:open_panel")
    assert isinstance(wired(tmp_path, '[panel]\nfactory = "mock"\ndone = "GPIO2"\n'), GpioPanel)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("no_such_module:open_panel", "No module named 'no_such_module'"),
        ("hardware.gpio_panel:no_such_name", "has no attribute 'no_such_name'"),
    ],
)
def test_a_broken_plug_in_that_is_asked_for_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str, told: str
) -> None:
    installed(monkeypatch, radio=value)
    with pytest.raises(MissingError) as caught:
        wired(tmp_path, '[panel]\ntransport = "radio"\ndone = "GPIO2"\n')
    start = (
        f"{tmp_path / 'table.toml'}: panel.transport is 'radio', which is installed but cannot be loaded: "
    )
    assert str(caught.value).startswith(start)
    assert str(caught.value).endswith(told)
