"""Who is in the board's own hotspot, and what is answered there: the page of the Wi-Fi before all else.

A phone that has just come in asks addresses of its maker whether it reaches the internet; the hotspot's name
server leads them here. Whoever is led on opens the page as a sheet. Refuses to know: what the page says.
"""

import ipaddress
import threading

from flask import Response, redirect, request

from companion.ports.devices import Clock
from companion.ports.network import ADDRESS, RANGE, AskStatus, Network, NetworkAway, NetworkStatus
from companion.web.answers import Problem
from companion.words.care.network_words import ONLY_SETUP

PAGE = "/setup"
FRESH_MS = 1_000
"""How the network stands is asked for at most so often: one phone asks many times."""

MOST_STAYING = 64
"""Phones that stay in the hotspot, at most: an address more is not remembered."""

_APPLE = ("<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>", "text/html")
REACHED: dict[str, tuple[str, str]] = {
    "/generate_204": ("", ""),
    "/gen_204": ("", ""),
    "/hotspot-detect.html": _APPLE,
    "/library/test/success.html": _APPLE,
    "/connecttest.txt": ("Microsoft Connect Test", "text/plain"),
    "/ncsi.txt": ("Microsoft NCSI", "text/plain"),
    "/success.txt": ("success\n", "text/plain"),
    "/canonical.html": (
        '<meta http-equiv="refresh" content="0;url=https://support.mozilla.org/kb/captive-portal"/>',
        "text/html",
    ),
    "/nm": ("NetworkManager is online\n", "text/plain"),
    "/static/hotspot.txt": ("OK", "text/plain"),
    "/check_network_status.txt": ("NetworkManager is online\n", "text/plain"),
}
"""What Android, iOS and macOS, Windows, Firefox and Linux ask -> what they hear where there is internet."""

_RANGE = ipaddress.ip_network(RANGE)


class Portal:
    """The entrance of one table's hotspot; may be used from any thread.

    Args:
        network: the machine's; None where nobody keeps it.
        clock: whole milliseconds.
    """

    def __init__(self, network: Network | None, clock: Clock) -> None:
        self._network, self._clock = network, clock
        self._lock = threading.Lock()
        self._seen: tuple[int, NetworkStatus | None] | None = None
        self._staying: set[str] = set()

    def look(self) -> NetworkStatus | None:
        """Tell how the network stands, at most a second old; None where nobody keeps it."""
        with self._lock:
            now = self._clock()
            if self._seen is None or now - self._seen[0] >= FRESH_MS:
                self._seen = (now, self._ask())
                if self._seen[1] is None or self._seen[1].mode != "own":
                    self._staying.clear()
            return self._seen[1]

    def _ask(self) -> NetworkStatus | None:
        try:
            return self._network.ask(AskStatus()) if self._network else None
        except NetworkAway:
            return None

    def forget(self) -> None:
        """Forget how it stood; the next look is a new one."""
        with self._lock:
            self._seen = None

    def stay(self, address: str) -> None:
        """Let this phone hear from now on that all is well, so that it stays in the board's network."""
        with self._lock:
            if len(self._staying) < MOST_STAYING:
                self._staying.add(address)

    def answer(self, *, own_name: bool, port: int) -> Response | None:
        """Answer what comes out of the hotspot and is not for the page; None where it goes its usual way.

        Raises Problem 403 for what else would be changed while the board is set up.
        """
        if not is_guest(address := request.remote_addr or ""):
            return None
        if (look := self.look()) is None or look.mode not in ("setup", "joining", "own"):
            return None
        if not own_name and address in self._staying and (reached := REACHED.get(request.path)):
            text, kind = reached
            return Response(text, mimetype=kind) if text else Response(status=204)
        if own_name and (look.mode == "own" or f"{request.path}/".startswith(f"{PAGE}/")):
            return None
        if own_name and request.method not in ("GET", "HEAD"):
            raise Problem(403, "setup", ONLY_SETUP)
        return redirect(page_address(port))  # type: ignore[return-value]  # of werkzeug's kind


def is_guest(address: str) -> bool:
    """Tell whether an address is one of the hotspot's."""
    try:
        return ipaddress.ip_address(address) in _RANGE
    except ValueError:
        return False


def page_address(port: int, path: str = PAGE) -> str:
    """Return the address of a page within the hotspot, by numbers: its name server knows no names."""
    return f"http://{ADDRESS}{'' if port == 80 else f':{port}'}{path}"
