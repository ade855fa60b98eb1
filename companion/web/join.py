"""How a phone gets here: the machine's addresses, and a QR code of the page's address.

QR codes carry the IP address, because not every phone finds ``name.local``. The host code is in none that a
page shows; only the console's QR code carries it.
"""

import contextlib
import functools
import io
import ipaddress
import socket
import struct
from collections.abc import Iterator
from urllib.parse import quote

import segno

from companion.web.settings import WebSettings

_GET_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
HTTP_PORT = 80
"""Browsers take it where an address names none."""

_OUTSIDE = ("192.0.2.1", 9)  # a documentation address: asking for the way there sends nothing


def own_addresses() -> list[str]:
    """Return this machine's IPv4 addresses, the outbound one first; only loopback if there is no other."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        found += _addresses(probe)
        with contextlib.suppress(OSError):
            probe.connect(_OUTSIDE)
            found.insert(0, probe.getsockname()[0])
    outer = [each for each in dict.fromkeys(found) if not ipaddress.ip_address(each).is_loopback]
    return outer or ["127.0.0.1"]


def _addresses(probe: socket.socket) -> Iterator[str]:
    """Yield the address of each of the machine's interfaces, as Linux tells them."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    for _, name in socket.if_nameindex():
        with contextlib.suppress(OSError):
            yield socket.inet_ntoa(
                fcntl.ioctl(probe.fileno(), _GET_ADDRESS, struct.pack("256s", name[:15].encode()))[20:24]
            )


def urls(settings: WebSettings, bound: str, port: int) -> list[str]:
    """Return the page's addresses, the one for the QR code first.

    Args:
        settings: the machine's names.
        bound: the address that is listened on; ``0.0.0.0`` or ``::`` = every one.
        port: the port that is listened on.
    """
    shown = "" if port == HTTP_PORT else f":{port}"
    if bound not in ("0.0.0.0", "::"):  # noqa: S104 - compared with, not bound to
        return [f"http://{f'[{bound}]' if ':' in bound else bound}{shown}/"]
    name = settings.hostname if "." in settings.hostname else f"{settings.hostname}.local"
    return [f"http://{each}{shown}/" for each in (*own_addresses(), name)]


@functools.lru_cache(maxsize=4)
def qr_svg(text: str) -> str:
    """Return a text as a QR code, one SVG element without a size of its own."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    plain = {"xmldecl": False, "nl": False, "omitsize": True, "svgclass": None, "lineclass": None}
    code.save(out, kind="svg", border=2, **plain)
    return out.getvalue().decode()


def is_loopback(bound: str) -> bool:
    """Tell whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(bound).is_loopback
    except ValueError:
        return bound == "localhost"


def host_address(url: str, code: str) -> str:
    """Return the address that makes whoever opens it host."""
    return f"{url}#code={quote(code)}"


def console_lines(settings: WebSettings, code: str, bound: str, *, picture: bool = False) -> list[str]:
    """Tell what the console tells whoever started the companion: where the pages are, and how to be host.

    The code stands behind ``#``: browsers keep that part to themselves, the page takes it from there.

    Args:
        settings: port and names.
        code: the host code.
        bound: the address that is listened on.
        picture: also draw that address as a QR code, for a phone that is to become host.
    """
    found = urls(settings, bound, settings.port)
    address = host_address(found[0], code)
    who = "this machine alone" if is_loopback(bound) else "anybody on this network"
    lines = [f"can be opened by {who}: {' '.join(found)}", f"host code {code}", f"become host: {address}"]
    if picture:
        drawn = io.StringIO()
        segno.make(address, error="l", micro=False).terminal(drawn, border=2, compact=True)
        lines.append(drawn.getvalue().rstrip("\n"))
    return lines


def own_address(settings: WebSettings, bound: str, port: int) -> str:
    """Return the address under which phones of the network find the page, as it is now."""
    return urls(settings, bound, port)[0]
