"""Finds brokers that tell of themselves in the home network, by avahi-browse where it is installed.

The Avahi that tells of the table hears of the others, too: nothing is loaded, and no socket is opened for it.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator

from companion.ports.broker import FoundBroker

PROGRAM = "avahi-browse"
SERVICES = {"_mqtt._tcp": False, "_secure-mqtt._tcp": True}
"""Kind of a service -> whether it is encrypted."""

WAIT_S = 5.0
"""Seconds that avahi-browse has; what it has told by then counts."""
MOST_BROKERS = 20
"""A network of more brokers is no home."""


def can_search() -> bool:
    """Tell whether brokers can be found here."""
    return shutil.which(PROGRAM) is not None


def search() -> list[FoundBroker]:
    """Return the brokers that answer within some seconds; none where Avahi does not run."""
    found = {(one.host, one.port): one for kind in SERVICES for one in _browse(kind)}
    return list(found.values())[:MOST_BROKERS]


def _browse(kind: str) -> Iterator[FoundBroker]:
    try:
        done = subprocess.run(  # noqa: S603 - a fixed command
            [shutil.which(PROGRAM) or PROGRAM, "--resolve", "--parsable", "--terminate", kind],
            capture_output=True,
            timeout=WAIT_S,
            check=False,
        )
        told = done.stdout
    except subprocess.TimeoutExpired as late:
        told = late.stdout or b""
    except OSError:
        return
    for line in told.decode(errors="replace").splitlines():
        if broker := read_line(line, tls=SERVICES[kind]):
            yield broker


def read_line(line: str, *, tls: bool) -> FoundBroker | None:
    """Return the broker of a line of ``avahi-browse --parsable``; None where it tells of none."""
    if len(parts := line.split(";")) < 9 or parts[0] != "=" or parts[2] != "IPv4":
        return None
    name, host, address, port = parts[3], parts[6], parts[7], parts[8]
    if not port.isdecimal() or not 0 < int(port[:6]) <= 65535:
        return None
    return FoundBroker(_unescape(name)[:60], host if tls else address, int(port), tls)


def _unescape(name: str) -> str:
    r"""Return a name without its escapes, as ``\032`` for a space."""
    plain = re.sub(rb"\\(\d{3})", lambda found: bytes([int(found[1]) % 256]), name.encode())
    return re.sub(r"\\(.)", r"\1", plain.decode(errors="replace"))
