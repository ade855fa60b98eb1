"""A real broker and a hall as a program, for each test that asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.onlooker import HallProgram
from tests.mqtt.mosquitto import Mosquitto, mosquitto
from tests.system.running import free_port


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    with mosquitto(tmp_path / "broker") as made:
        yield made


@pytest.fixture
def hall(broker: Mosquitto, tmp_path: Path) -> Iterator[HallProgram]:
    made = HallProgram(broker.port, free_port(), tmp_path / "hall")
    yield made
    made.kill()
