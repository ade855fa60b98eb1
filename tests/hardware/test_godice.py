"""A GoDice: its bytes, and the adapter before a stand-in for the Bluetooth library. No radio here."""

from __future__ import annotations

import asyncio
import importlib
import queue
import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from companion.ports.devices import MissingError
from companion.ports.dice import DieAway, DieCharge, DieEvent, DieShows, DieSpec, DieUp
from hardware import godice
from hardware.godice import FIRST_S, MOST_S, GoDice, open_die, pauses
from hardware.godice_words import ASK_BATTERY, FACES, Charge, Rolling, Still, decode, face
from tests.hardware.fake_bleak import FakeBleak, FakeDie

PATIENCE_S = 30.0


def still(head: bytes, number: int) -> bytes:
    return head + struct.pack(">bbb", *FACES[number])


# --- bytes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", FACES)
def test_each_face_is_told_by_its_vector_also_when_the_table_leans(number: int) -> None:
    x, y, z = FACES[number]
    assert face(x, y, z) == number
    for dx, dy, dz in ((20, -15, 10), (-18, 12, -20), (9, 25, -9)):
        assert face(x * 3 // 4 + dx, y * 3 // 4 + dy, z * 3 // 4 + dz) == number


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (b"R", Rolling()),
        (still(b"S", 6), Still("rolled", 6)),
        (still(b"FS", 1), Still("gentle", 1)),
        (still(b"TS", 3), Still("tilted", 3)),
        (still(b"MS", 4), Still("moved", 4)),
        (b"S\xc0\x00\x00", Still("rolled", 1)),
        (b"Bat\x57", Charge(87)),
        (b"Bat\xff", Charge(100)),
        (b"Col\x02", None),
        (b"", None),
        (b"S", None),
        (b"S\x01\x02", None),
        (b"Bat", None),
        (b"Rx", None),
        (b"XS\x00\x00\x40", None),
        (b"S\x00\x00\x40\x00", None),
    ],
)
def test_what_a_message_says(message: bytes, said: object) -> None:
    assert decode(message) == said


# --- the adapter -----------------------------------------------------------------------------------


class Rig:
    """A GoDice, the die in the room, and what it has told; pauses pass at once, and are remembered."""

    def __init__(self, die: FakeDie | None = None, **where: str) -> None:
        self.die = die or FakeDie()
        self.bleak = FakeBleak(self.die)
        self.told: queue.SimpleQueue[DieEvent] = queue.SimpleQueue()
        self.waited: list[float] = []
        spec = DieSpec("dots", lambda: 7, **(where or {"address": self.die.address}))
        self.source = GoDice(spec, self.bleak, self._wait)

    async def _wait(self, event: asyncio.Event, most_s: float) -> None:
        if most_s > MOST_S:  # connected: only a loss ends it
            await event.wait()
            return
        self.waited.append(most_s)
        await asyncio.sleep(0)

    def next(self) -> DieEvent:
        return self.told.get(timeout=PATIENCE_S)

    def connected(self) -> None:
        self.source.start(self.told.put)
        assert self.next() == DieUp("dots", 7)


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.source.close()


@pytest.fixture
def make() -> Iterator[Callable[..., Rig]]:
    made: list[Rig] = []

    def one(die: FakeDie | None = None, **where: str) -> Rig:
        made.append(Rig(die, **where))
        return made[-1]

    yield one
    for each in made:
        each.source.close()


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline


def test_a_roll_is_told_once_it_lies_still(rig: Rig) -> None:
    rig.connected()
    rig.die.says(b"R")
    rig.die.says(still(b"S", 4))
    assert rig.next() == DieShows("dots", 7, 4)


def test_it_is_found_by_the_name_that_it_sends_too(make: Callable[..., Rig]) -> None:
    make(device="GoDice_D30A1F_K_v03").connected()


def test_only_what_lay_still_after_rolling_is_a_roll(rig: Rig) -> None:
    rig.connected()
    rig.die.says(still(b"S", 2))  # only connected: where it lies
    rig.die.says(still(b"FS", 2))
    rig.die.says(b"R")
    rig.die.says(still(b"MS", 3))  # put aside
    rig.die.says(still(b"TS", 5))
    assert rig.next() == DieShows("dots", 7, 5, "tilted")
    rig.die.says(still(b"FS", 5))
    assert rig.next() == DieShows("dots", 7, 5, "gentle")
    rig.die.says(still(b"S", 6))
    rig.die.says(still(b"S", 1))  # told twice
    rig.die.says(b"Bat\x20")
    assert rig.next() == DieShows("dots", 7, 6)
    assert rig.next() == DieCharge("dots", 7, 32)


def test_the_battery_is_asked_for(rig: Rig) -> None:
    rig.connected()
    until(lambda: rig.die.written == [ASK_BATTERY])


def test_a_die_that_goes_is_told_once_and_found_again(rig: Rig) -> None:
    rig.connected()
    rig.die.leaves()
    assert rig.next() == DieAway("dots", 7, "lost")
    assert rig.next() == DieAway("dots", 7, "unseen")
    looks = rig.bleak.looks
    until(lambda: rig.bleak.looks > looks + 5)
    assert rig.told.empty()
    rig.die.near = True
    assert rig.next() == DieUp("dots", 7)


def test_rolling_before_a_loss_is_forgotten(rig: Rig) -> None:
    rig.connected()
    rig.die.says(b"R")
    rig.die.leaves()
    assert rig.next() == DieAway("dots", 7, "lost")
    rig.die.near = True
    while not isinstance(rig.next(), DieUp):
        pass
    rig.die.says(still(b"S", 2))
    rig.die.says(b"Bat\x50")
    assert rig.next() == DieCharge("dots", 7, 80)


def test_a_die_that_does_not_answer_is_away(make: Callable[..., Rig]) -> None:
    rig = make(FakeDie(deaf=True))
    rig.source.start(rig.told.put)
    assert rig.next() == DieAway("dots", 7, "unseen")
    rig.die.deaf = False
    assert rig.next() == DieUp("dots", 7)


def test_bluetooth_that_is_switched_off_is_named_and_tried_again(make: Callable[..., Rig]) -> None:
    rig = make()
    rig.bleak.off = True
    rig.source.start(rig.told.put)
    assert rig.next() == DieAway("dots", 7, "no-bluetooth")
    rig.bleak.off = False
    assert rig.next() == DieUp("dots", 7)


def test_the_looks_come_ever_more_rarely(make: Callable[..., Rig]) -> None:
    rig = make(FakeDie(near=False))
    rig.source.start(rig.told.put)
    until(lambda: len(rig.waited) >= 10)
    assert rig.waited[:10] == list(islice(pauses(), 10))
    assert rig.waited[:7] == [FIRST_S, 2, 4, 8, 16, 32, MOST_S]
    rig.die.near = True
    assert rig.next() == DieAway("dots", 7, "unseen")
    assert rig.next() == DieUp("dots", 7)
    done = len(rig.waited)
    rig.die.leaves()
    until(lambda: len(rig.waited) > done)
    assert rig.waited[done] == FIRST_S


def test_closing_ends_the_thread_whatever_it_does(make: Callable[..., Rig]) -> None:
    for rig in (make(), make(FakeDie(near=False))):
        rig.source.start(rig.told.put)
        rig.next()
        rig.source.close()
        rig.source.close()
        assert rig.source._thread is not None
        assert not rig.source._thread.is_alive()
    make().source.close()  # never started


def test_real_waiting_ends_with_the_event_or_with_time() -> None:
    async def both() -> None:
        event = asyncio.Event()
        await godice.wait_for(event, 0.001)
        assert not event.is_set()
        event.set()
        await godice.wait_for(event, 60)

    with ThreadPoolExecutor(1) as apart:  # a browser of another test may hold this thread's loop
        apart.submit(asyncio.run, both()).result()


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(MissingError, match=r"table\.toml: dice\[0\]: .*install board-companion\[dice\]"):
        open_die(DieSpec("dots", lambda: 7, address="x", source="table.toml: dice[0]"))


def test_the_real_library_has_what_the_stand_in_has() -> None:
    bleak = pytest.importorskip("bleak")
    assert issubclass(bleak.exc.BleakBluetoothNotAvailableError, bleak.exc.BleakError)
    for name in ("find_device_by_address", "find_device_by_name"):
        assert callable(getattr(bleak.BleakScanner, name))
    for name in ("start_notify", "write_gatt_char", "__aenter__"):
        assert callable(getattr(bleak.BleakClient, name))
    assert isinstance(open_die(DieSpec("dots", lambda: 7, device="GoDice_X")), GoDice)
