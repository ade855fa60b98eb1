"""The page of the Wi-Fi: which one the board joins; without scripts, for the sheets that phones open.

In the open hotspot anybody may choose, else a host. Refuses to know: how a Wi-Fi is joined.
"""

from typing import IO
from urllib.parse import parse_qs

from flask import Response, request
from markupsafe import Markup
from msgspec import Struct

from companion.core.model.types import Say
from companion.ports.network import (
    Asked,
    Forget,
    Join,
    NetworkAway,
    NetworkRefused,
    NetworkStatus,
    OpenHotspot,
    OwnNetwork,
    Search,
)
from companion.web import answers, join
from companion.web.access import portal
from companion.web.access.identity import hash_of
from companion.web.access.security import check_csrf, policy_with_style, token_of_request
from companion.web.context import Routes, language
from companion.web.endpoint import HTML, endpoint
from companion.web.pages import drawn
from companion.web.problems import STYLE, icon_address
from companion.web.safe_mode import FORM
from companion.words.care import network_words as words
from companion.words.i18n import translator

FORM_TYPE = "application/x-www-form-urlencoded"
MOST_FORM = 4096
"""Bytes of a form; name and password of a Wi-Fi have 95 at most."""
NETWORK = "network"

OWN_STYLE = """
label.wifi { display: flex; gap: .6rem; align-items: center; min-height: 48px; font-weight: 600; }
label.wifi input { width: 24px; height: 24px; min-height: 0; flex: none; accent-color: var(--way); }
label.wifi span { overflow-wrap: anywhere; } label.wifi .small { margin-left: auto; white-space: nowrap; }
.qr svg { display: block; width: 11rem; background: #fff; } ol { padding-left: 1.4rem; }
summary { min-height: 44px; display: flex; align-items: center; font-weight: 700;
  text-decoration: underline; }
.strong { font-weight: 700; overflow-wrap: anywhere; }
form + details, details + details { margin-top: 1rem; }
"""


class Entrance(Struct, frozen=True):
    """How the network stands, and who looks.

    Args:
        look: the network.
        inside: whether this browser is in the board's hotspot.
        may: whether it may choose.
    """

    look: NetworkStatus
    inside: bool
    may: bool

    @property
    def guest(self) -> bool:
        """Whether it is in the open hotspot, where nobody is known."""
        return self.inside and self.look.mode != "own"


class SetupRoutes(Routes):
    """The handlers."""

    @endpoint("GET", "/setup", NETWORK, HTML, "The page of the Wi-Fi, for the open hotspot and for hosts.")
    def setup_page(self) -> Response:
        """Return the page.

        404 where nobody keeps the machine's network; 403 outside the hotspot, but for hosts.
        """
        return self._page(self._enter(guests=True))

    @endpoint("POST", "/setup/join", NETWORK, HTML, "Join a Wi-Fi.", takes=FORM_TYPE)
    def setup_join(self, body: IO[bytes]) -> Response:
        """Join the Wi-Fi that was chosen, or typed.

        Answers with the page that says what comes next; the hotspot ends after it.
        """
        form = _read(body)
        typed = form.get("name", "").strip()
        return self._change(
            Join(typed.encode().hex() if typed else form.get("ssid", ""), form.get("password", ""))
        )

    @endpoint("POST", "/setup/search", NETWORK, HTML, "Look anew which Wi-Fi is nearby.", takes=FORM_TYPE)
    def setup_search(self, body: IO[bytes]) -> Response:
        """Look anew what is nearby."""
        _read(body)
        return self._change(Search())

    @endpoint("POST", "/setup/own", NETWORK, HTML, "Be a network of its own, or no more.", takes=FORM_TYPE)
    def setup_own(self, body: IO[bytes]) -> Response:
        """Let the board be a network of its own from now on (``on=yes``), or no more."""
        return self._change(OwnNetwork(on=_read(body).get("on") == "yes"))

    @endpoint("POST", "/setup/hotspot", NETWORK, HTML, "Open the hotspot for 15 minutes.", takes=FORM_TYPE)
    def setup_hotspot(self, body: IO[bytes]) -> Response:
        """Open the hotspot, or close it (``on=no``)."""
        return self._change(OpenHotspot(on=_read(body).get("on") != "no"))

    @endpoint("POST", "/setup/forget", NETWORK, HTML, "Forget every Wi-Fi, as host.", takes=FORM_TYPE)
    def setup_forget(self, body: IO[bytes]) -> Response:
        """Forget every Wi-Fi and its password, for a host who gives the board away; the hotspot opens."""
        _read(body)
        if self._enter().guest:
            raise answers.no_role("no")
        return self._change(Forget())

    @endpoint("POST", "/setup/stay", NETWORK, HTML, "Stay in the board's own network.", takes=FORM_TYPE)
    def setup_stay(self, body: IO[bytes]) -> Response:
        """Tell this phone from now on that all is well, so that it does not leave for another network."""
        _read(body)
        if (entrance := self._enter(guests=True)).inside and entrance.look.mode == "own":
            self._context.portal.stay(request.remote_addr or "")
        return self._page(entrance, stays=True)

    def _enter(self, *, guests: bool = False) -> Entrance:
        """Tell who looks. Raises Problem 404, 403; ``guests``: also those of the board's own network."""
        context = self._context
        if (look := context.portal.look()) is None:
            raise answers.Problem(404, "not-found", words.NOBODY)
        inside = portal.is_guest(request.remote_addr or "") and look.mode in ("setup", "joining", "own")
        token = token_of_request()
        if inside and look.mode != "own":
            return Entrance(look, inside, may=True)
        may = token is not None and context.claims.hosts.has(hash_of(token))
        if not may and not (guests and inside):
            raise answers.no_role("no")
        if may and request.method == "POST":
            check_csrf(token)
        return Entrance(look, inside, may)

    def _change(self, asked: Asked) -> Response:
        entrance = self._enter()
        context = self._context
        try:
            look = context.network.ask(asked) if context.network else entrance.look
        except NetworkAway as away:
            raise answers.Problem(404, "not-found", words.NOBODY) from away
        except NetworkRefused as refused:
            why = words.REFUSED.get(str(refused), words.REFUSED["name"])
            return self._page(entrance, wrong=why, status=409 if str(refused) == "busy" else 400)
        finally:
            context.portal.forget()
        return self._page(Entrance(look, entrance.inside, may=True), asked=asked)

    def _page(
        self,
        entrance: Entrance,
        *,
        asked: Asked | None = None,
        wrong: Say | None = None,
        stays: bool = False,
        status: int = 200,
    ) -> Response:
        look, tell = entrance.look, translator(language())
        if wrong is None and look.why and asked is None:
            wrong = Say(words.FAILED[look.why].text, {"wifi": readable(look.tried)})
        home, here = self._addresses()
        style = STYLE + FORM + OWN_STYLE
        leaving = entrance.inside and isinstance(asked, Join)
        going = isinstance(asked, OwnNetwork) and asked.on
        response = drawn(
            self._context,
            "setup.html",
            entrance=entrance,
            look=look,
            readable=readable,
            chosen=_choose(look),
            wrong=tell(wrong) if wrong else "",
            leaving=leaving,
            going=going,
            stays=stays,
            forgets=isinstance(asked, Forget),
            asked=asked is not None,
            home=home,
            here=here,
            qr=_qr(home if leaving else here),
            wifi_qr=_qr(f"WIFI:T:WPA;S:{look.hotspot};P:{look.password};;") if entrance.may else "",
            style=Markup(style),  # noqa: S704 - a constant
            icon=icon_address(),
        )
        response.status_code = status
        response.headers["Content-Security-Policy"] = policy_with_style(style)
        response.headers["Referrer-Policy"] = "same-origin"  # else browsers hide where a form comes from
        return response

    def _addresses(self) -> tuple[str, str]:
        """Return the address at home, by the board's name, and the one within the hotspot."""
        port = int(request.environ["SERVER_PORT"])
        home = join.urls(self._context.settings, "0.0.0.0", port)[-1]  # noqa: S104 - no binding
        return f"{home}first-evening", portal.page_address(port, "/first-evening")


def readable(ssid: str) -> str:
    """Return a Wi-Fi's name as people read it: one line, also where it is no text."""
    return answers.one_line(bytes.fromhex(ssid).decode(errors="replace")) if ssid else "?"


def _choose(look: NetworkStatus) -> str:
    """Return the Wi-Fi that is chosen at first: the one tried last, else the strongest locked one."""
    return look.tried or next((each.ssid for each in look.nearby if each.lock in ("psk", "sae")), "")


def _qr(text: str) -> Markup:
    return Markup(join.qr_svg(text))  # noqa: S704 - squares


def _read(body: IO[bytes]) -> dict[str, str]:
    """Return the fields of a small form. Raises Problem 400."""
    if len(text := body.read(MOST_FORM + 1)) > MOST_FORM:
        raise answers.bad_body(f"this form is too long, must be at most {MOST_FORM} bytes")
    try:
        fields = parse_qs(text.decode("ascii"), keep_blank_values=True, max_num_fields=8, errors="strict")
    except ValueError as error:
        raise answers.bad_body(f"this is no form: {error}") from error
    return {key: values[-1] for key, values in fields.items()}
