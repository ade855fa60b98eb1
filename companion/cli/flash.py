"""The command that writes a board's own program, proves it, or puts the one before back.

Knows: options, questions and progress at a terminal. Refuses to know: how anything is done.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from companion.cli.terminal import FILE, FOUND_WRONG, plain, say, tell, write, wrong

if TYPE_CHECKING:
    from companion.ports.flasher import Flasher, FlashSpec

SIZE = re.compile(r"(\d{1,3})x(\d{1,3})")
DOES = {
    "asking": "asking the board what runs there",
    "finding": "finding the chip",
    "reading": "keeping the program that is there",
    "writing": "writing",
    "verifying": "comparing what was written",
    "proving": "waiting for the board to say hello",
}
"""Stage -> what is done, in words."""


class Wanted(NamedTuple):
    """Which device, and how."""

    device: str
    port: str
    size: str
    measured: bool
    other_board: bool


@click.command()
@click.option("--config", "file", type=FILE, metavar="FILE", help="TOML; its device is written.")
@click.option("--device", default="", metavar="NAME", help="Which one, where the configuration has several.")
@click.option("--port", default="", metavar="PATH", help="Where it is plugged in.  [default: as configured]")
@click.option(
    "--size", default="", metavar="LxL", help="Lines and lights, such as 132x132, without a configuration."
)
@click.option(
    "--hall", "measured", is_flag=True, help="For linear Hall sensors; a board that runs says so itself."
)
@click.option("--other-board", is_flag=True, help="Write also a device that has other lines and lights.")
@click.option("--back", is_flag=True, help="Put back the program that was there before.")
@click.option("--yes", is_flag=True, help="Ask nothing.")
def flash(file: Path | None, *, back: bool, yes: bool, **wanted: str | bool) -> int:
    """Write a board's own program (its firmware) by avrdude; exit status 1 if it could not be done.

    The program that is there is kept first, and what was written must say hello. Stop the table first, or
    use the page Care (docs/how-to/build/flashing.md).
    """
    from companion.ports.flasher import FlashFault  # noqa: PLC0415 - each command imports what it needs

    shown = Shown()
    flasher, device = _flasher(file, Wanted(**wanted))  # type: ignore[arg-type]  # click has checked them
    try:
        _announce(flasher, device, back=back)
        if not yes and not _agreed():
            return FOUND_WRONG
        written = flasher.put_back(shown.tell) if back else flasher.write(shown.tell)
    except FlashFault as fault:
        shown.end()
        tell("companion flash", str(fault))
        return FOUND_WRONG
    except KeyboardInterrupt:
        flasher.stop()
        shown.end()
        tell("companion flash", "stopped; if it was writing, the board has no whole program now: flash again")
        raise
    shown.end()
    say(f"done: {plain(written.firmware) or 'the program before'} runs on the {written.chip}")
    return 0


def _flasher(file: Path | None, wanted: Wanted) -> tuple[Flasher, str]:
    """Return the flasher that is wanted, and the name of its device. Raises InputError."""
    from companion.daemon.wiring.flashing import SERIAL, flasher_for  # noqa: PLC0415 - see above

    if file is None:
        spec, transport = _unnamed(wanted), SERIAL
    else:
        spec, transport = _configured(file, wanted)
    return flasher_for(transport, spec), spec.device


def _unnamed(wanted: Wanted) -> FlashSpec:
    """Return a device that no configuration names."""
    from companion.config import default_journal  # noqa: PLC0415 - see above
    from companion.daemon.wiring.flashing import keep_folder  # noqa: PLC0415
    from companion.ports.clocks import clock_ms  # noqa: PLC0415
    from companion.ports.flasher import FlashSpec  # noqa: PLC0415

    if not wanted.port:
        wrong("--config or --port is missing: which board is to be written?")
    if wanted.device:
        wrong("--device goes with --config")
    size = SIZE.fullmatch(wanted.size)
    if wanted.size and size is None:
        wrong(f"--size is {wanted.size!r}: lines and lights such as 132x132 would be right")
    lines, lights = map(int, size.groups()) if size else (0, 0)
    keep = keep_folder(default_journal())
    return FlashSpec(
        wanted.port, clock_ms, wanted.port, lines, lights, keep, {}, wanted.measured, wanted.other_board
    )


def _configured(file: Path, wanted: Wanted) -> tuple[FlashSpec, str]:
    """Return a device of a configuration, and its transport."""
    from companion import config  # noqa: PLC0415 - see above
    from companion.core.model.fast_replace import replace  # noqa: PLC0415
    from companion.daemon.wiring.configured import device_map  # noqa: PLC0415
    from companion.daemon.wiring.flashing import spec_of  # noqa: PLC0415
    from companion.daemon.wiring.games import shelf_of  # noqa: PLC0415

    if wanted.size:
        wrong("--size goes without --config: the board's map tells it")
    settings = config.load(file)
    names = [device.name for device in settings.device]
    name = wanted.device or (names[0] if len(names) == 1 else "")
    if name not in names:
        wrong(f"--device is {wanted.device!r}, must be one of: {', '.join(names)}")
    device = settings.device[names.index(name)]
    spots = device_map(settings, shelf_of(settings), device)
    spec = spec_of(settings, device, (spots.lines, spots.lights))
    port = wanted.port or spec.port
    return replace(spec, port=port, measured=wanted.measured, any_board=wanted.other_board), device.transport


def _announce(flasher: Flasher, device: str, *, back: bool) -> None:
    """Say what runs there, and what would be written."""
    programs = flasher.programs()
    say(f"{plain(device)}: {plain(flasher.running()) or 'nothing there says hello'}")
    if back:
        say(f"to be put back: {plain(programs.kept) or 'the program that is kept'}")
    else:
        say(f"to be written: firmware {programs.new or 'that fits'}; what is there is kept")


def _agreed() -> bool:
    """Ask; where nobody can answer, say what is missing."""
    if not sys.stdin.isatty():
        wrong("nobody can be asked here: --yes writes without a question")
    return click.confirm("The cable must stay in until it is done. Go on?")


class Shown:
    """How far it is: a line that grows on a terminal, else one line for each stage."""

    def __init__(self) -> None:
        self._live = sys.stdout.isatty()
        self._last = ("", -1)

    def tell(self, stage: str, percent: int) -> None:
        """Show this."""
        before, self._last = self._last, (stage, percent)
        if before == self._last:
            return
        if not self._live:
            if before[0] != stage:
                say(f"{DOES[stage]} ...")
            return
        if before[0] and before[0] != stage:
            write("\n")
        write(f"\r{DOES[stage]} ... {f'{percent} %' * bool(percent)}")

    def end(self) -> None:
        """End the line."""
        if self._live and self._last[0]:
            write("\n")
