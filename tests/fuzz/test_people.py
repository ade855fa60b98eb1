"""People at tables with good contacts: what they do is played, and no sensor is blamed for it."""

from __future__ import annotations

import pytest

from companion.core.model.types import Verdict
from tests.fuzz.game import APART
from tests.fuzz.people import NAMES, games, job

HOURS = 3


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_sensor_is_blamed_while_people_read_correct_and_tidy(name: str) -> None:
    total, told = job((name, 5 * APART, HOURS))
    assert told == []
    assert total["ms"] >= HOURS * 3_600_000
    done = [what for what in total if what.startswith(("people: ", "corrected: "))]
    assert {"people: read", "people: tidied", "people: fetched a drink"} < {*done}
    assert {"corrected: number", "corrected: input"} & {*done}


def test_a_sensor_that_is_blamed_is_counted_and_ends_the_game() -> None:
    game = next(games("barbarossa", 5 * APART))
    game.tape.faults.append(Verdict(1000, "fault", spot="cave:1", kind="stuck-on"))
    game.play()
    assert game.over
    assert game.score["stories"] <= 1
