"""A GoDice as a `companion.ports.dice.DieSource`: found, connected, listened to, found again.

A thread of its own with an event loop: the Bluetooth library (bleak, the extra ``dice``) is for asyncio.
A die that is away is looked for at growing distances of time, for ever. Only what lay still after it had
rolled is a roll: a die says where it lies when it is only connected or put aside, too.

Knows waiting and failing. Refuses to know bytes (`godice_words.py`), and what a number is good for.
"""

import asyncio
import contextlib
import importlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from companion.ports.devices import MissingError
from companion.ports.dice import DieAway, DieCharge, DieEvent, DieShows, DieSource, DieSpec, DieUp
from companion.ports.supervised_thread import SupervisedThread
from hardware.godice_words import ASK_BATTERY, NOTIFY, WRITE, Charge, Rolling, Still, decode

log = logging.getLogger(__name__)

FIND_S = 15.0
"""How long one look for a die lasts."""
FIRST_S, MOST_S = 1.0, 60.0
"""Waited before the second look; before each further one twice as long, up to this."""
BATTERY_S = 600.0
"""A die is asked for its charge so often."""

CLOSE_S = 2.0
"""So long the end waits for the thread."""

Wait = Callable[[asyncio.Event, float], Awaitable[None]]


def open_die(spec: DieSpec) -> DieSource:
    """Return a GoDice; nothing is opened yet. Raises MissingError where bleak is not installed."""
    try:
        bleak = importlib.import_module("bleak")
    except ImportError:
        raise MissingError(f"{spec.source}: bleak is not installed; install board-companion[dice]") from None
    return GoDice(spec, bleak)


async def wait_for(event: asyncio.Event, most_s: float) -> None:
    """Wait for an event, at most so many seconds."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), most_s)


def pauses() -> Iterator[float]:
    """Tell how long to wait before each further look, in seconds."""
    seconds = FIRST_S
    while True:
        yield seconds
        seconds = min(2 * seconds, MOST_S)


class GoDice:
    """One die, from `start` to `close`.

    Args:
        spec: which.
        bleak: the library, or what stands for it in tests: ``BleakScanner``, ``BleakClient``, ``exc``.
        wait: waits for an event or some seconds.
    """

    def __init__(self, spec: DieSpec, bleak: Any, wait: Wait = wait_for) -> None:
        self.die = spec.die
        self._spec, self._bleak, self._wait = spec, bleak, wait
        self._tell: Callable[[DieEvent], None] = lambda _: None
        self._thread = SupervisedThread(
            f"die {self.die}", self._run, self._failed, wake=self._cancel, first_s=FIRST_S, most_s=MOST_S
        )
        self._live: asyncio.Task[None] | None = None
        self._gone = asyncio.Event()
        self._fault: BaseException | None = None  # what a message has raised
        self._why: str | None = None  # as told; empty while connected
        self._rolled = False

    def start(self, tell: Callable[[DieEvent], None]) -> None:
        """Look for the die in a thread of its own."""
        self._tell = tell
        self._thread.start()

    def close(self) -> None:
        """Let the die go; the thread ends."""
        self._thread.close(CLOSE_S)

    def _cancel(self) -> None:
        if self._live is not None:
            with contextlib.suppress(RuntimeError):  # its loop has ended already
                self._live.get_loop().call_soon_threadsafe(self._live.cancel)

    # --- the event loop's thread -------------------------------------------------------------------

    def _run(self) -> None:
        """Look for the die until closed; a library that cancels us by itself is one more fault."""
        try:
            asyncio.run(self._look_for_ever())
        except asyncio.CancelledError:
            if not self._thread.closing.is_set():
                raise

    def _failed(self, fault: BaseException) -> None:
        self._away("failed", fault)

    async def _look_for_ever(self) -> None:
        self._live = asyncio.current_task()
        waits = pauses()
        while not self._thread.closing.is_set():
            try:
                if await self._connected():
                    waits = pauses()
            except self._bleak.exc.BleakBluetoothNotAvailableError as error:
                self._away("no-bluetooth", error)
            except (self._bleak.exc.BleakError, OSError, EOFError, TimeoutError) as error:
                self._away("lost" if self._why == "" else "unseen", error)
            await self._wait(asyncio.Event(), next(waits))

    async def _connected(self) -> bool:
        """Find, connect and listen until the die is gone; whether it was there at all."""
        if (device := await self._find()) is None:
            self._away("unseen")
            return False
        gone = self._gone = asyncio.Event()  # it belongs to the loop of this run
        self._rolled, self._fault = False, None
        async with self._bleak.BleakClient(device, disconnected_callback=lambda _: gone.set()) as client:
            await client.start_notify(NOTIFY, lambda _, message: self._listen(bytes(message)))
            self._why = ""
            self._tell(DieUp(self.die, self._spec.clock()))
            while not self._gone.is_set():
                await client.write_gatt_char(WRITE, ASK_BATTERY)
                await self._wait(self._gone, BATTERY_S)
        if self._fault is not None:
            raise self._fault
        self._away("lost")
        return True

    async def _find(self) -> Any:
        scanner, spec = self._bleak.BleakScanner, self._spec
        if spec.address:
            return await scanner.find_device_by_address(spec.address, timeout=FIND_S)
        return await scanner.find_device_by_name(spec.device, timeout=FIND_S)

    def _away(self, why: str, error: BaseException | None = None) -> None:
        """Report a loss, once."""
        if error is not None:
            log.debug("die %s: %s: %s", self.die, type(error).__name__, error)
        if why != self._why:
            self._why = why
            self._tell(DieAway(self.die, self._spec.clock(), why))

    def _listen(self, message: bytes) -> None:
        """Take a message in; the library must not swallow what that raises."""
        try:
            self._heard(message)
        except BaseException as fault:  # noqa: BLE001 - raised again where it is told
            self._fault = fault
            self._gone.set()

    def _heard(self, message: bytes) -> None:
        now = self._spec.clock()
        match decode(message):
            case Rolling():
                self._rolled = True
            case Charge(percent):
                self._tell(DieCharge(self.die, now, percent))
            case Still(how, number) if self._rolled and how != "moved":
                self._rolled = how != "rolled"
                self._tell(DieShows(self.die, now, number, how))
