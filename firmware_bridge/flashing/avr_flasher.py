"""An Arduino as `companion.ports.flasher.Flasher`: HELLO, chip, keep, write, verify, HELLO.

Knows the order, and what must be sure before a byte is written. Refuses to know avrdude's words and the wire.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from companion.core.model.errors import ConfigError
from companion.ports.flasher import (
    ASKING,
    PROVING,
    READING,
    Flasher,
    FlashFault,
    FlashSpec,
    Programs,
    Progress,
    Written,
)
from firmware_bridge.flashing.avrdude import Avrdude
from firmware_bridge.flashing.chips import SIGNATURES, Bootloader, bootloaders, usb_of
from firmware_bridge.flashing.hello import ask_hello, held
from firmware_bridge.flashing.images import Image, Images
from firmware_bridge.flashing.kept import VERSION, KeptProgram, kept_path, read_kept, sum_of, write_kept
from firmware_bridge.messages import Hello
from firmware_bridge.ports import SOCKET
from firmware_bridge.settings import read_options

HELLO_MS = 8000
"""A Mega's bootloader waits up to two seconds before it starts the program; afterwards HELLO follows."""


class AvrFlasher:
    """One device.

    Args:
        spec: which.
        baud: of the device's own line.
        images: what comes along.
        tool: avrdude at its port.
        usb: tells vendor and product of the plug at a port.
        hello_ms: as `HELLO_MS`.
    """

    def __init__(
        self,
        spec: FlashSpec,
        baud: int,
        images: Images,
        tool: Avrdude,
        *,
        usb: Callable[[str], tuple[int, int] | None] = usb_of,
        hello_ms: int = HELLO_MS,
    ) -> None:
        self._spec, self._clock, self._baud, self._usb = spec, spec.clock, baud, usb
        self._images, self._tool, self._hello_ms = images, tool, hello_ms
        self._path = kept_path(spec.keep, spec.device)

    def programs(self) -> Programs:
        """Tell which programs there are; a kept one that is not whole is none."""
        try:
            kept = read_kept(self._path)
        except FlashFault:
            kept = None
        fits = self._images.fits((self._spec.lines, self._spec.lights)) or not self._spec.lines
        return Programs(self._images.manifest.version if fits else "", kept.firmware if kept else "")

    def running(self) -> str:
        """Ask what runs there. Raises FlashFault."""
        if (hello := self._ask()) is None:
            return ""
        if not hello.lines:
            return f"firmware of protocol {hello.protocol}"
        return f"firmware {hello.firmware} {hello.git}".rstrip() + f", {hello.lines}x{hello.lights}"

    def write(self, tell: Progress) -> Written:
        """Keep what is there, write what comes along, and prove it. Raises FlashFault."""
        self._tool.check()
        tell(ASKING, 0)
        hello, kept = self._ask(), self._kept()
        counts = self._counts(hello, kept)
        boot = self._bootloader(tell)
        image = self._images.find(boot.chip, counts, measured=self._measured(hello, kept))
        file = self._images.path(image)
        again = hello is not None and self._is_new(hello, image)
        if kept is None or not (hello is None or again):  # else it is broken, or comes along anyway
            self._keep(boot, hello, kept, tell)
        with held(self._spec.port):
            self._tool.write(boot, file, tell)
        said = self._prove(lambda said: self._is_new(said, image), tell)
        return Written(said.firmware, boot.chip)

    def put_back(self, tell: Progress) -> Written:
        """Write the kept program again, onto the chip that it is of. Raises FlashFault."""
        self._tool.check()
        if (kept := read_kept(self._path)) is None:
            raise FlashFault(
                "nothing-kept", f"no program of {self._spec.device} is kept, so none is put back"
            )
        boot = self._bootloader(tell)
        if boot.chip != kept.chip:
            text = f"the kept program is of an {kept.chip}, the board has an {boot.chip}: it is not put back"
            raise FlashFault("wrong-chip", text)
        if len(kept.data) > boot.end:
            raise FlashFault("wrong-chip", "the kept program does not fit below this board's bootloader")
        with tempfile.TemporaryDirectory() as folder, held(self._spec.port):
            file = Path(folder) / "kept.bin"
            file.write_bytes(kept.data)
            self._tool.write(boot, file, tell)
        if not kept.firmware:  # somebody else's program: it says nothing that we could hear
            return Written("", boot.chip)
        said = self._prove(lambda said: not said.lines or said.firmware == kept.firmware, tell)
        return Written(said.firmware or kept.firmware, boot.chip)

    def stop(self) -> None:
        """Give up now."""
        self._tool.stop()

    # --- the steps -------------------------------------------------------------------------------

    def _ask(self) -> Hello | None:
        return ask_hello(self._spec.port, self._baud, self._clock, self._hello_ms)

    def _kept(self) -> KeptProgram | None:
        """Return what is kept; what is not whole is replaced by what is on the board."""
        try:
            return read_kept(self._path)
        except FlashFault:
            return None

    def _counts(self, hello: Hello | None, kept: KeptProgram | None) -> tuple[int, int]:
        """Return which (lines, lights) are wanted. Raises FlashFault for another board's device."""
        wanted = (self._spec.lines, self._spec.lights)
        said = (hello.lines, hello.lights) if hello and hello.lines else None
        if not all(wanted):
            fallback = said or ((kept.lines, kept.lights) if kept and kept.lines else None)
            if fallback is None:
                text = "nothing says how many lines and lights this board has: --config or --size would"
                raise FlashFault("no-image", text)
            return fallback
        if said is not None and said != wanted and not self._spec.any_board:
            text = (
                f"the device at {self._spec.port} is of another board ({said[0]}x{said[1]}, the map needs"
                f" {wanted[0]}x{wanted[1]}): are two cables swapped? --other-board writes it all the same"
            )
            raise FlashFault("wrong-board", text)
        return wanted

    def _measured(self, hello: Hello | None, kept: KeptProgram | None) -> bool:
        """Tell whether its sensors are measured: as it says, or as it said before."""
        if hello is not None and hello.lines:
            return hello.polarity or self._spec.measured
        return self._spec.measured or bool(kept and kept.measured)

    def _bootloader(self, tell: Progress) -> Bootloader:
        """Return the bootloader that answers, with a chip that we know. Raises FlashFault."""
        with held(self._spec.port):
            for boot in bootloaders(self._usb(self._spec.port)):
                if not (signature := self._tool.signature(boot, tell)):
                    continue
                if SIGNATURES.get(signature) != boot.chip:
                    known = ", ".join(sorted(set(SIGNATURES.values())))
                    text = f"this chip has the signature {signature}; only {known} can be written"
                    raise FlashFault("wrong-chip", text)
                return boot
        if not Path(self._spec.port).exists():
            raise FlashFault(
                "no-port", f"{self._spec.port} has vanished; nothing was written. Is its cable in?"
            )
        text = f"no bootloader answers at {self._spec.port}, nothing was written; is it a Mega, Uno or Nano?"
        raise FlashFault("no-bootloader", text)

    def _keep(self, boot: Bootloader, hello: Hello | None, kept: KeptProgram | None, tell: Progress) -> None:
        """Keep the program that is there."""
        tell(READING, 0)
        with tempfile.TemporaryDirectory() as folder, held(self._spec.port):
            data = self._tool.read(boot, Path(folder) / "read.bin", tell)
        if not data or (kept is not None and kept.sha256 == sum_of(data)):
            return
        said = hello or Hello(lines=0, lights=0, firmware="")
        firmware = said.firmware or (f"protocol {said.protocol}" if hello else "")
        one = KeptProgram(
            VERSION, boot.chip, firmware, said.git, said.lines, said.lights, said.polarity, sum_of(data), data
        )
        write_kept(self._path, one)

    def _prove(self, right: Callable[[Hello], bool], tell: Progress) -> Hello:
        """Return what the device says now. Raises FlashFault where it is not what was written."""
        tell(PROVING, 0)
        try:
            said = self._ask()
        except FlashFault as fault:
            raise FlashFault("not-proved", f"written, but not heard: {fault}", touched=True) from None
        if said is None:
            text = "written and verified, but it says no HELLO: unplug it, plug it in again, and flash again"
            raise FlashFault("not-proved", text, touched=True)
        if not right(said):
            text = f"written and verified, but it calls itself {said.firmware} {said.git}: flash again"
            raise FlashFault("not-proved", text, touched=True)
        return said

    def _is_new(self, said: Hello, image: Image) -> bool:
        about = self._images.manifest
        return (said.firmware, said.git, said.lines, said.lights) == (
            f"{about.version} {image.chip}",
            about.sources,
            image.lines,
            image.lights,
        )


def open_flasher(spec: FlashSpec) -> Flasher:
    """Return a flasher for the spec (entry point ``serial`` of ``companion.flashers``).

    Raises:
        ConfigError: a socket, or options that cannot be.
        FlashFault: no images came along.
    """
    if spec.port.startswith(SOCKET):
        raise ConfigError(f"{spec.device} is at {spec.port}: only a device at a serial port can be flashed")
    options = read_options(spec.options, f"options of {spec.device}")
    return AvrFlasher(spec, options.baud, Images(), Avrdude(spec.port))
