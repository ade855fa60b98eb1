"""Dice in the configuration: wired, or named as wrong; what this machine lacks costs only the die."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from companion import config
from companion.core.model.errors import ConfigError
from companion.daemon.bench.check import Finding, _die_finding
from companion.daemon.wiring import plug_ins
from companion.daemon.wiring.dice import AbsentDie, dice_or_absent
from hardware.godice import GoDice
from tests.daemon.desk.dice_rig import FakeDieSource

DEVICE = '[[device]]\nname = "table"\nport = "/dev/x"\nmap = "malefiz-classic"\n'
DIE = '[[dice]]\nname = "dots"\ndevice = "GoDice_D30A1F_K_v03"\n'
GROUP = "companion.dice"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {"godice": "hardware.godice:open_die", "broken": "no_such_module:open_die"}
    found = EntryPoints(
        [
            *(EntryPoint(name, value, GROUP) for name, value in every.items()),
        ]
    )
    monkeypatch.setattr(plug_ins, "entry_points", lambda *, group: found.select(group=group))


def _dice(folder: Path, text: str) -> config.Config:
    path = folder / "table.toml"
    path.write_text(DEVICE + text)
    return config.load(path)


def test_no_dice_are_none(tmp_path: Path) -> None:
    assert dice_or_absent(_dice(tmp_path, "")) == ()


def test_dice_by_name_and_by_address_of_all_and_of_one_seat(tmp_path: Path) -> None:
    more = '[[dice]]\nname = "sky"\naddress = "C4:5B:12:9A:00:7F"\nseats = ["blue"]\n'
    first, second = dice_or_absent(_dice(tmp_path, DIE + more))
    assert isinstance(first.source, GoDice)
    assert isinstance(second.source, GoDice)
    assert (first.source.die, first.seats) == ("dots", ())
    assert (second.source.die, second.seats) == ("sky", ("blue",))
    assert (first.source._spec.device, first.source._spec.address) == ("GoDice_D30A1F_K_v03", "")
    assert second.source._spec.address == "C4:5B:12:9A:00:7F"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (DIE + 'kind = "pixels"\n', "dice[0].kind is 'pixels', must be one of: broken, godice"),
        (DIE + 'seats = ["purple"]\n', "dice[0].seats: no seat is called 'purple', right would be blue,"),
        ('[[dice]]\nname = "dots"\n', "dice[0] must have address or device, one of them"),
        (DIE + 'address = "C4:5B:12:9A:00:7F"\n', "dice[0] must have address or device, one of them"),
        (DIE + 'colour = "red"\n', "unknown key dice[0].colour"),
        ('[[dice]]\nname = "dots"\naddress = "7"\n', "dice[0].address is '7', must be a Bluetooth address"),
        ('[[dice]]\ndevice = "GoDice_A"\n', "dice[0].name is missing: it must be up to 40 letters"),
        (DIE + DIE, "dice: the name 'dots' stands there twice; each die has its own"),
        (DIE + DIE.replace("dots", "two"), "dice: the device 'godice_d30a1f_k_v03' stands there twice"),
        ('[dice]\nname = "dots"\n', "dice must be tables written as [[dice]], one for each die"),
    ],
)
def test_what_cannot_be_is_one_line_with_the_file(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        dice_or_absent(_dice(tmp_path, text))
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'table.toml'}: ")
    assert words in message
    assert "\n" not in message


def test_the_check_looks_for_each_die() -> None:
    die = config.Die(name="dots", device="GoDice_A")
    near = FakeDieSource("dots")
    assert _die_finding(die, near, 1) == Finding(True, "die dots: connected")
    assert near.closed == 1
    away = AbsentDie("dots", lambda: 0, "")
    assert _die_finding(die, away, 0.01) == Finding(
        False, "die dots: not seen within 0.01 s: take it out of its case and roll it"
    )

    class Dark(FakeDieSource):
        def near(self) -> None:
            self.away("no-bluetooth")

    dark = _die_finding(die, Dark("dots"), 0.01)
    assert dark == Finding(False, "die dots: Bluetooth is off, or this machine has none")


def test_what_this_machine_lacks_costs_only_the_die(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (one,) = dice_or_absent(_dice(tmp_path, DIE + 'kind = "broken"\n'))
    assert isinstance(one.source, AbsentDie)
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert record.getMessage().endswith("; the table serves without this die")
