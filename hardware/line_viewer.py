"""``python -m hardware.line_viewer PORT``: the raw lines of a device, for the bench test before soldering.

Shows each change of a line with its time and lights the light of the same number while a magnet is there.
Knows no map and no game, so that it runs with eight sensors on a breadboard; a whole board is tested by
``companion check`` (docs/how-to/check.md).
"""

import queue
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import click

from companion.core.model.game import bits
from companion.core.model.types import Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.clocks import clock_ms
from companion.ports.devices import BoardLink, LinkEvent
from firmware_bridge.serial_board import SerialBoard

WHITE = Lamp("white", "steady")


@dataclass
class LineViewer:
    """What is known of the device, and what is said about it.

    Args:
        say: puts out one line.
        show: lights of the device by number.
    """

    say: Callable[[str], None]
    show: Callable[[Mapping[int, Lamp]], None]
    lights: int = 0
    levels: int = 0
    changed_ms: dict[int, int] = field(default_factory=dict)

    def take(self, event: LinkEvent) -> None:
        """Take one event of the link."""
        if isinstance(event, LinkUp):
            self.lights = event.lights
            self.say(f"up: firmware {event.firmware}, {event.lines} lines, {event.lights} lights")
        elif isinstance(event, LinkLost):
            self.say(f"no link: {event.why}")
        elif isinstance(event, SensorFrame):
            self._levels(event)

    def _levels(self, frame: SensorFrame) -> None:
        for line in bits(frame.bits ^ self.levels):
            since = frame.at_ms - self.changed_ms.get(line, frame.at_ms)
            after = f" after {since} ms" if line in self.changed_ms else ""
            self.say(f"line {line} {'on' if frame.bits >> line & 1 else 'off'}{after}")
            self.changed_ms[line] = frame.at_ms
        if frame.bits != self.levels:
            self.levels = frame.bits
            self.show(dict.fromkeys([line for line in bits(frame.bits) if line < self.lights], WHITE))


def watch(link: BoardLink, say: Callable[[str], None], *, seconds: float | None = None) -> None:
    """Print what the link hears, for so long or until Ctrl-C."""
    inbox: queue.SimpleQueue[LinkEvent] = queue.SimpleQueue()
    viewer = LineViewer(say, link.show)
    until = None if seconds is None else time.monotonic() + seconds
    link.start(inbox.put)
    try:
        while True:
            left = None if until is None else until - time.monotonic()
            if left is not None and left <= 0:
                return
            viewer.take(inbox.get(timeout=left))
    except (queue.Empty, KeyboardInterrupt):
        return
    finally:
        link.close()


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("port")
@click.option(
    "--seconds", type=click.FloatRange(min=0, min_open=True), help="End by itself; else Ctrl-C ends."
)
def main(*, port: str, seconds: float | None) -> None:
    """Show the raw lines of the device at PORT, for example /dev/ttyACM0."""
    click.echo("put a magnet on, take it off; Ctrl-C ends")
    watch(SerialBoard(device="bench", port=port, clock=clock_ms), click.echo, seconds=seconds)


if __name__ == "__main__":
    main()
