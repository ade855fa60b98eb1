"""Which devices of a configuration can be given their program."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.config import Config, Device
from companion.daemon.wiring import flashing
from companion.ports.flasher import FlashSpec


def test_each_device_whose_map_is_known_has_a_flasher_that_knows_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flashing, "flasher", lambda _: lambda spec: spec)
    devices = tuple(Device(name=name, port=f"/dev/{name}", map="malefiz-fast") for name in ("table", "spare"))
    made = flashing.flashers(Config(file=tmp_path / "companion.toml", device=devices), {"table": (92, 70)})
    assert list(made) == ["table"]
    spec = made["table"]
    assert isinstance(spec, FlashSpec)
    assert (spec.device, spec.port, spec.lines, spec.lights) == ("table", "/dev/table", 92, 70)
