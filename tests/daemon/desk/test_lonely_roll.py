"""The companion rolls for its own seat while nobody with a phone is there, and never else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from companion.core.model.commands import EndGame, Enter, Pause
from companion.core.model.fast_replace import replace
from companion.daemon.desk.dice import DiceBox, SeatedDie
from companion.daemon.desk.lonely_roll import PATIENCE_MS, LonelyRoll
from tests.daemon.desk.dice_rig import FakeDieSource
from tests.daemon.loop.loop_rig import TWO, FakeClock, Rig, begun, rig


@dataclass
class Alone:
    """A game in which red is the companion's, and who may be there."""

    made: Rig
    clock: FakeClock = field(default_factory=FakeClock)
    here: bool = False

    def __post_init__(self) -> None:
        self.roll = LonelyRoll(self.made.loop, lambda: self.here, self.clock)

    def wait(self, ms: int) -> None:
        """Let time pass, in looks as its thread makes them."""
        for _ in range(0, ms, 500):
            self.roll.round()
            self.clock.now_ms += 500
        self.roll.round()

    @property
    def die(self) -> int | None:
        session = self.made.loop.view().session
        assert session is not None
        return session.die


@pytest.fixture
def alone() -> Iterator[Alone]:
    with rig() as made:
        begun(made, replace(TWO, computer={"red": "just-began"}))
        yield Alone(made)


def test_after_a_while_it_rolls_and_the_list_says_that_no_phone_had_a_part(alone: Alone) -> None:
    alone.wait(PATIENCE_MS - 500)
    assert alone.die is None
    alone.wait(500)
    assert alone.die is not None
    session = alone.made.loop.view().session
    assert session is not None
    last = session.progress.rolls[-1]
    assert (last.how, last.share, bool(last.secret)) == ("rolled", "", True)
    assert session.wanted


def test_with_a_phone_there_it_waits_and_counts_anew_when_the_phone_has_gone(alone: Alone) -> None:
    alone.wait(PATIENCE_MS - 1000)
    alone.here = True
    alone.wait(10 * PATIENCE_MS)
    assert alone.die is None
    alone.here = False
    alone.wait(PATIENCE_MS - 500)
    assert alone.die is None
    alone.wait(500)
    assert alone.die is not None


def test_it_rolls_for_nobody_else_and_not_twice(alone: Alone) -> None:
    alone.wait(PATIENCE_MS)
    first = alone.die
    alone.wait(2 * PATIENCE_MS)
    assert alone.die == first
    session = alone.made.loop.view().session
    assert session is not None
    alone.made.loop.execute(Enter(0, session.wanted))
    alone.wait(2 * PATIENCE_MS)
    assert alone.die is None, "now it is blue's"


def test_a_pause_and_the_end_of_the_game_are_left_alone(alone: Alone) -> None:
    alone.made.loop.execute(Pause(0, on=True))
    alone.wait(2 * PATIENCE_MS)
    assert alone.die is None
    alone.made.loop.execute(Pause(0, on=False))
    alone.made.loop.execute(EndGame(0))
    alone.wait(2 * PATIENCE_MS)
    assert alone.made.loop.view().session is None or alone.die is None


def test_a_die_that_tells_its_number_is_for_people_to_roll(alone: Alone) -> None:
    die = FakeDieSource("dots")
    box = DiceBox(alone.made.loop, (SeatedDie(die),))
    box.start()
    alone.made.until(lambda view: bool(view.dice) and view.dice[0].up)
    alone.wait(2 * PATIENCE_MS)
    assert alone.die is None
    box.close()


def test_without_a_game_nothing_happens() -> None:
    with rig() as made:
        alone = Alone(made)
        alone.wait(2 * PATIENCE_MS)
        assert made.loop.view().session is None
