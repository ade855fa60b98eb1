"""Who is host of the hall: a browser that gave the hall's code, known again by its signed cookie."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from companion.core.model.types import Say
from companion.ports.devices import Clock
from companion.web.access.browser_cookie import CookieSigner, new_token
from companion.web.access.host_code import HostCode
from companion.web.access.hosts import Hosts, device_of
from companion.web.access.identity import hash_of
from companion.web.access.wrong_tries import WrongTries

NOT_HOST = Say("Only whoever gave the code of the hall may do this.")
COOKIE = "companion-hall"
COOKIE_AGE_S = 30 * 24 * 3600
"""Thirty days: whoever hosts each week types the code once."""


class HallHosts:
    """The hosts of one hall.

    Args:
        folder: where they, the code and the key of the cookies are kept; None keeps nothing.
        code: the code that makes a browser host; None: the one that is kept, or a new one.
        clock: whole milliseconds.
    """

    def __init__(self, folder: Path | None, code: str | None, clock: Clock) -> None:
        self.code = HostCode(code, folder / "hall-code" if folder else None)
        self._hosts = Hosts(folder / "hall-hosts.json" if folder else None, lambda: None, clock)
        self._cookies = CookieSigner(folder / "hall.key" if folder else None)
        self._tries = WrongTries(clock)

    def is_host(self, request: Request) -> bool:
        """Tell whether the browser that asks is host."""
        token = self._token(request)
        return token is not None and self._hosts.has(hash_of(token))

    def wait_ms(self, request: Request) -> int:
        """Count one try of a code: 0 where it may be made, else after how many ms one may."""
        return self._tries.wait_ms(_address(request), self._token(request))

    def try_code(self, request: Request, code: str, response: Response) -> bool:
        """Make the browser host where the code is right, and let it keep its cookie."""
        if not self.code.fits(code):
            return False
        token = self._token(request) or new_token()
        self._tries.forgive(_address(request), self._token(request))
        self._hosts.add(hash_of(token), "code", device_of(request.headers.get("user-agent", "")))
        signed = self._cookies.sign(token)
        response.set_cookie(COOKIE, signed, max_age=COOKIE_AGE_S, httponly=True, samesite="strict")
        return True

    def _token(self, request: Request) -> str | None:
        return self._cookies.read(request.cookies.get(COOKIE))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
