"""What keeps strangers' web pages away from the table, on a network without encryption.

Host names: only our own are answered, so that a foreign name that is made to point at the board (DNS
rebinding) reaches nothing. Changing requests: a browser's ``Origin`` must be this very page; without one, a
request that uses a role must carry the token from ``GET /api/me``. Refuses to know: roles.
"""

import base64
import hashlib
import hmac
import ipaddress
from collections.abc import Mapping

from flask import Response, current_app, request

from companion.web.access.browser_cookie import CookieSigner
from companion.web.access.identity import csrf_of
from companion.web.answers import Problem
from companion.web.settings import WebSettings

COOKIE = "companion"
IDENTITIES = "companion.identities"
"""Where the application keeps them: ``app.extensions[IDENTITIES]``."""

CSRF_HEADER = "X-Companion"
COOKIE_AGE_S = 30 * 24 * 3600
"""Thirty days: a phone that plays each month is known again."""
MOST_BODY = 64 * 1024
"""Bytes of a request, uploads of the host left aside."""
MOST_UPLOAD = 32 * 1024 * 1024
"""Of a backup that the host brings back: some twenty thousand games."""

UPLOAD = "/api/restore"
"""The one address that takes so much, from a host alone."""


POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer carries, of the board's pages and of the hall's."""


def policy_with_style(style: str, script: str = "") -> str:
    """Return the content policy of a page that carries exactly this style in itself, and this script."""
    scripts = f"; script-src {_digest(script)}" if script else ""
    return f"{POLICY}; style-src {_digest(style)}{scripts}"


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def token_of_request() -> str | None:
    """Return the token in this browser's cookie, None where it has none of ours."""
    return identities().read(request.cookies.get(COOKIE))


def identities() -> CookieSigner:
    """Return those of the application that answers."""
    known = current_app.extensions[IDENTITIES]
    assert isinstance(known, CookieSigner)
    return known


def host_name(header: str) -> str:
    """Return the name in a ``Host`` header: small letters, no port, brackets, last dot; empty if invalid."""
    if header.startswith("["):
        name, closed, port = header[1:].partition("]")
        port = port.removeprefix(":") if closed else "?"
    else:
        name, _, port = header.partition(":")
    return name.lower().removesuffix(".") if not port or port.isdecimal() else ""


def is_own_host(name: str, settings: WebSettings) -> bool:
    """Tell whether we answer to this name.

    Any IP address (it cannot be rebound), localhost, our own names.
    """
    own = settings.hostname.lower()
    if name in {"localhost", own, f"{own}.local", *(each.lower() for each in settings.names)}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin() -> None:
    """Refuse a changing request that another site's page has sent. Raises Problem 403."""
    if request.method in ("GET", "HEAD") or (origin := request.headers.get("Origin")) is None:
        return
    if origin.lower() != f"{request.scheme}://{request.headers.get('Host', '')}".lower():
        raise Problem(
            403, "origin", f"requests from {origin[:100]!r} are not taken: open the page at its own address"
        )


def check_csrf(token: str | None) -> None:
    """Refuse the use of a role without proof that a page of ours asks. Raises Problem 403.

    A browser's ``Origin`` is proof enough (`check_origin` has looked at it); programs send the header.
    """
    if "Origin" in request.headers or token is None:
        return
    if not hmac.compare_digest(request.headers.get(CSRF_HEADER, "").encode(), csrf_of(token).encode()):
        raise Problem(
            403, "origin", f"without Origin, the header {CSRF_HEADER} must be the csrf of GET /api/me"
        )


def set_headers(response: Response) -> Response:
    """Add the headers that every answer carries, unless it says otherwise itself."""
    for name, value in (*HEADERS.items(), ("Cache-Control", "no-store")):
        response.headers.setdefault(name, value)
    return response


def give_cookie(response: Response, token: str) -> None:
    """Let the browser keep this token."""
    response.set_cookie(
        COOKIE, identities().sign(token), max_age=COOKIE_AGE_S, httponly=True, samesite="Strict"
    )
