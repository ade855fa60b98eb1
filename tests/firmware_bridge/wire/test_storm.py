"""Everything that can happen to a wire, one on the other, on a clock that is moved by hand."""

from __future__ import annotations

import random

import pytest

from companion.core.model.types import Heard
from tests.firmware_bridge.noise import Noise
from tests.firmware_bridge.wire.rig import Line, Rig, make_device


class Storm:
    """A rig, what is true of its lines, and all that can happen to them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.rig = Rig(make_device(), self._line(), self._line())
        self.rig.link.opened(0)
        self.levels, self.session = 0, 7
        self.ever = {0}

    def _line(self) -> Line:
        rng = self.rng
        noise = {kind: rng.choice((0.0, 0.01, 0.05)) for kind in ("flip", "lose", "double")}
        return Line(rng, 0, rng.choice((0, 0.2)), rng.choice((0, 0.2)), Noise(rng.getrandbits(32), **noise))

    def touch(self) -> None:
        self.levels ^= 1 << self.rng.randrange(132)
        self.ever.add(self.levels)
        self.rig.device.levels(self.levels, self.rig.now_ms)

    def reset(self) -> None:
        self.session += self.rng.choice((0, 1))
        self.rig.device = make_device(session=self.session, now_ms=self.rig.now_ms, levels=self.levels)

    def reopen(self) -> None:
        now_ms = self.rig.now_ms
        self.rig.events += self.rig.link.closed("unplugged", "gone", now_ms)
        self.rig.up, self.rig.down = self._line(), self._line()
        self.rig.link.opened(now_ms)

    def hang(self) -> None:
        device, self.rig.device = self.rig.device, Hung()  # type: ignore[assignment]  # does nothing, as such one
        self.rig.run(self.rig.now_ms + self.rng.randrange(3500))
        self.rig.device = device

    def chain(self) -> None:
        self.rig.device.chain(self.rig.now_ms, whole=False)
        self.rig.run(self.rig.now_ms + self.rng.randrange(1500))
        self.rig.device.chain(self.rig.now_ms, whole=True)

    def calm(self) -> None:
        """The lines are good again."""
        self.rig.up, self.rig.down = Line(self.rng), Line(self.rng)


class Hung:
    """A device whose program hangs."""

    def feed(self, _data: bytes, _now_ms: int) -> None:
        """Lost."""

    def poll(self, _now_ms: int) -> bytes:
        return b""


@pytest.mark.slow
@pytest.mark.sampled("seed", range(8), sample=2)
def test_after_any_storm_the_link_is_up_within_a_second_and_tells_the_truth(seed: int) -> None:
    storm = Storm(seed)
    rig, rng = storm.rig, storm.rng
    for _ in range(40):
        what = rng.choice(
            (storm.touch, storm.touch, storm.touch, storm.reset, storm.reopen, storm.hang, storm.chain)
        )
        what()
        rig.link.confirm(rig.now_ms)
        rig.run(rig.now_ms + rng.choice((3, 30, 200, 900)))
    storm.calm()
    rig.run(rig.now_ms + 1000)
    assert rig.link.up
    assert rig.pictures[-1] == storm.levels
    assert set(rig.pictures) <= storm.ever
    asked_ms = rig.now_ms
    rig.link.confirm(asked_ms)
    rig.run(asked_ms + 100)
    assert [event for event in rig.events if isinstance(event, Heard) and event.at_ms >= asked_ms]
    assert all(a != b or a != "up" for a, b in zip(rig.changes, rig.changes[1:], strict=False))
