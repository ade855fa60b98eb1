"""What one seat alone may know reaches no broker: a game of Barbarossa, told to one while it is played."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from companion.mqtt.broker import Address
from companion.mqtt.publisher import Publisher
from tests.daemon.evening import signs
from tests.daemon.secret_party import party
from tests.games.barbarossa.players.player import sensible
from tests.mqtt.test_publisher import BASE, MANNER, FakeBroker

INPUTS = 80


@pytest.mark.slow
def test_no_word_letter_or_attempt_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    chance, broker = random.Random(3), FakeBroker()
    with party(tmp_path, 3, host_plays=False, steps=40) as table:
        named = msgspec.structs.replace(MANNER, names=True)
        publisher = Publisher(table.evening.loop, Address("x"), named, tmp_path / "told", broker.open)
        publisher.start()
        for _ in range(INPUTS):
            seat, given = sensible(table.state, chance, table.write)
            table.give(str(given), seat)
            assert not table.evening.session.over
        finished = len(table.evening.session.progress.history)
        broker.until(lambda one: len(one.events()) >= finished - 1 and one.state()["turns"] > 0)
        publisher.close()
    told = json.dumps(broker.told).encode()
    assert BASE.encode() in told
    assert not signs(told)
