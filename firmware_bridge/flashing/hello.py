"""What runs on a device: its port held against others, and HELLO asked of it.

Knows ports and the link. Refuses to know chips and programs.
"""

import contextlib
import os
import select
from collections.abc import Iterator

from companion.core.model.types import LinkLost
from companion.ports.devices import Clock
from companion.ports.files import lock_alone
from companion.ports.flasher import FlashFault
from firmware_bridge.link import Link
from firmware_bridge.messages import Hello
from firmware_bridge.ports import PORT_ERRORS, PortFault, gone, open_port, port_fault

# Windows has neither of the last two.


@contextlib.contextmanager
def held(port: str) -> Iterator[None]:
    """Keep other companions from the port while another program uses it. Raises FlashFault."""
    try:
        end = os.open(port, os.O_RDWR | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_NONBLOCK", 0))
    except OSError as error:
        fault = port_fault(port, error)
        raise FlashFault(fault.name, fault.text) from None
    try:
        try:
            lock_alone(end)
        except OSError as error:
            fault = port_fault(port, error)
            raise FlashFault(fault.name, fault.text) from None
        yield
    finally:
        os.close(end)


def ask_hello(port: str, baud: int, clock: Clock, wait_ms: int) -> Hello | None:
    """Return what the device says of itself within this time; None where it says nothing that we know.

    Of another protocol only its number is told. Raises FlashFault where the port cannot be used.
    """
    link = Link("flash", nonce=clock() % 0xFFFF + 1)
    until_ms = clock() + wait_ms
    try:
        with open_port(port, baud) as line:
            link.opened(clock())
            while link.hello is None and (left_ms := until_ms - clock()) > 0:
                soon_ms = min(left_ms, max(1, link.deadline_ms(clock()) - clock()))
                try:
                    ready, _, _ = select.select([line], [], [], soon_ms / 1000)
                    for event in link.feed(line.read(4096) if ready else b"", clock()):
                        if isinstance(event, LinkLost) and event.why.startswith("wrong-device"):
                            return None
                    line.write(link.poll(clock()))
                except PORT_ERRORS as error:
                    raise gone(port) from error
    except PortFault as fault:
        raise FlashFault("no-port" if fault.name == "unplugged" else fault.name, fault.text) from None
    return link.hello
