"""The boards' own programs, renewed while the table runs: a port is lent, written, and taken again.

Knows: who may have the port, and how far it is. Refuses to know: chips, images, HTTP.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.session import in_play
from companion.ports.care import FirmwareLine
from companion.ports.commands import CommandRefused
from companion.ports.devices import BoardLink, Lendable
from companion.ports.flasher import ASKING, Flasher, FlashFault, Programs, Written
from companion.ports.table import View
from companion.words.care.firmware_words import BUSY, NO_DEVICE, PLAYING

log = logging.getLogger(__name__)

CLOSE_S = 6.0
"""What is being written may end; then it is given up, and can be written again."""


class _Way(Struct, frozen=True):
    """How far one device is; replaced as a whole."""

    programs: Programs
    stage: str = ""
    percent: int = 0
    fault: str = ""
    back: bool = False


class FirmwareDesk:
    """All devices of a table whose programs can be written; one at a time; any thread.

    Args:
        flashers: by the name of the device.
        links: the same devices'; those that cannot be lent are left out.
        view: tells how the table stands.
    """

    def __init__(
        self, flashers: Mapping[str, Flasher], links: Iterable[BoardLink], view: Callable[[], View]
    ) -> None:
        self._links = {device.device: device for device in links if isinstance(device, Lendable)}
        self._flashers = {name: device for name, device in flashers.items() if name in self._links}
        self._view = view
        self._lock = threading.Lock()  # guards beginning
        self._thread: threading.Thread | None = None
        self._now: Flasher | None = None
        self._closing = False
        self._ways = {name: _Way(device.programs()) for name, device in self._flashers.items()}

    def look(self) -> tuple[FirmwareLine, ...]:
        """Tell how all stand."""
        says = {each.device: each.firmware for each in self._view().links}
        return tuple(
            FirmwareLine(
                name,
                says.get(name, ""),
                way.programs.new,
                way.programs.kept,
                way.stage,
                way.percent,
                way.fault,
                way.back,
            )
            for name, way in self._ways.items()
        )

    def begin(self, device: str, *, back: bool) -> None:
        """Begin to write a device, or to put back what was there. Raises CommandRefused."""
        if device not in self._flashers:
            raise CommandRefused(NO_DEVICE)
        session = self._view().session
        if in_play(session) and session is not None and session.progress.paused is None:
            raise CommandRefused(PLAYING)
        with self._lock:
            if self._closing or (self._thread is not None and self._thread.is_alive()):
                raise CommandRefused(BUSY)
            self._now = self._flashers[device]
            self._ways[device] = _Way(self._ways[device].programs, ASKING, back=back)
            self._thread = threading.Thread(
                target=self._run, args=(device, back), name=f"firmware {device}", daemon=True
            )
            self._thread.start()

    def close(self) -> None:
        """Wait a moment for what is being written, then give it up."""
        self._closing = True
        with self._lock:
            thread, flasher = self._thread, self._now
        if thread is not None and flasher is not None:
            thread.join(CLOSE_S)
            flasher.stop()
            thread.join(1)

    def _run(self, device: str, back: bool) -> None:
        link = self._links[device]
        try:
            written = self._written(device, link, back=back)
            log.info("device %s was written: %s on %s", device, written.firmware, written.chip)
            self._end(device, "done")
        except FlashFault as fault:
            log.warning("device %s was not written: %s", device, fault)
            self._end(device, "failed", fault.name)
        except Exception:  # the table goes on; the page must not wait for ever
            log.exception("device %s was not written", device)
            self._end(device, "failed", "failed")
        finally:
            link.regain()

    def _written(self, device: str, link: Lendable, *, back: bool) -> Written:
        def tell(stage: str, percent: int) -> None:
            self._ways[device] = replace(self._ways[device], stage=stage, percent=percent)

        if not link.lend():
            raise FlashFault("busy-port", "the companion itself did not let the port go")
        flasher = self._flashers[device]
        return flasher.put_back(tell) if back else flasher.write(tell)

    def _end(self, device: str, stage: str, fault: str = "") -> None:
        way = self._ways[device]
        self._ways[device] = _Way(self._flashers[device].programs(), stage, 100, fault, way.back)
