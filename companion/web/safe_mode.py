"""The page of safe mode: what is wrong, and what the host may do; nothing is changed by itself.

It stands alone: no table, no scripts of the other pages, one form that carries the host code. Refuses to
know: how games are set aside or copies restored.
"""

import logging
from collections.abc import Callable

import msgspec
from flask import Flask, Response, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException

from companion.core.model.errors import InputError
from companion.core.model.types import Say
from companion.ports.safe_mode import SafeMode
from companion.ports.table import View
from companion.state.models.answers import Health, Mistake
from companion.state.public_state import OWN_NAME, public_state
from companion.web.access import security
from companion.web.access.browser_cookie import CookieSigner
from companion.web.access.host_code import HostCode
from companion.web.access.roles import Badge
from companion.web.access.wrong_tries import WrongTries
from companion.web.answers import Problem, json_answer, too_many_tries, wrong_code
from companion.web.context import language, spoken
from companion.web.problems import STYLE, icon_address
from companion.web.settings import WebSettings
from companion.words.care.copy_words import NO_COPY
from companion.words.i18n import NAMES, gettext, translator

PATH = "/safe-mode"
PHASE = "safe-mode"
FORM = """
main { text-align: left; }
form { display: grid; gap: .8rem; margin-top: 1rem; }
label { display: grid; gap: .2rem; font-weight: 700; }
label.tick { display: flex; gap: .6rem; align-items: center; font-weight: 400; min-height: 44px; }
label.tick input { width: 24px; height: 24px; flex: none; }
input, select, button { font: inherit; min-height: 44px; border-radius: 12px; padding: 0 .8rem;
  box-sizing: border-box; }
input, select { width: 100%; border: 2px solid var(--way); background: var(--card); color: inherit; }
button { border: 0; font-weight: 700; color: var(--on); background: var(--way); min-height: 48px;
  padding: .4rem .8rem; }
button.quiet { color: var(--way); background: none; border: 2px solid var(--way); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
fieldset { border: 1px solid var(--way); border-radius: 14px; padding: .8rem; margin: 0; display: grid;
  gap: .8rem; }
legend { font-weight: 700; padding: 0 .4rem; }
.wrong { font-weight: 700; border-left: 6px solid var(--way); padding-left: .8rem; }
.small { font-size: .9rem; } .languages { font-size: .9rem; }
.languages a, .languages b { display: inline-grid; place-items: center; min-height: 44px; padding: 0 .6rem; }
.languages a { background: none; color: var(--way); text-decoration: underline; }
"""
WAIT = """
const code = new URLSearchParams(location.hash.slice(1)).get("code");
if (code && document.forms.length) document.forms[0].elements.code.value = code;
(function look() {
  setTimeout(async () => {
    try {
      if ((await fetch("/healthz", { cache: "no-store" })).ok) return location.replace("/");
    } catch (error) {
      // not reached: it starts just now
    }
    look();
  }, 2000);
})();
"""
"""Takes the code from the address, and leads to the game once the table serves again."""

TOLD = Say(
    "The companion could not start, twice in a row. Nothing is changed by itself: the host chooses here."
)
WHY = {
    "journal": Say("It stopped while the stored games were opened."),
    "game": Say("It stopped while the last game was brought back."),
    "loop": Say("It stopped soon after the game was back."),
}
UNKNOWN = Say("It stopped while it started.")
STARTS = Say("The companion starts now. This page goes on to the game by itself.")
TICK = Say("Please tick that the copy may take the place of the present games.")
NO_FILE = Say("The games cannot be read from the card just now.")
log = logging.getLogger(__name__)


class NoClaims(msgspec.Struct, frozen=True):
    """There are no roles here."""

    def badge(self, _token: str | None) -> Badge:
        """Tell what each browser is: nobody."""
        return Badge()


class SafeHouse(msgspec.Struct, frozen=True):
    """What a server asks of the application that it serves."""

    code: HostCode
    claims: NoClaims = msgspec.field(default_factory=NoClaims)

    def close(self) -> None:
        """Do nothing: nothing is open here."""


def create_safe_app(mode: SafeMode, settings: WebSettings) -> Flask:
    """Return the page of safe mode, and the few addresses that programs ask meanwhile."""
    app = Flask(__name__, static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=security.MOST_BODY, PROVIDE_AUTOMATIC_OPTIONS=False)
    code = HostCode(settings.host_code, settings.keep.with_name("host-code") if settings.keep else None)
    app.extensions["companion"] = SafeHouse(code)
    app.extensions[security.IDENTITIES] = CookieSigner(None)
    pages = _Pages(mode, settings, code)
    app.add_url_rule("/healthz", "health", pages.health)
    app.add_url_rule("/api/state", "state", pages.state)
    app.add_url_rule(PATH, "act", pages.act, methods=["POST"])
    app.add_url_rule("/", "page", pages.page)
    app.add_url_rule("/<path:path>", "other", pages.other, methods=["GET", "POST"])
    app.before_request(pages.check)
    app.after_request(_finish)
    app.register_error_handler(Problem, pages.problem)
    app.register_error_handler(HTTPException, lambda error: pages.problem(_as_problem(error)))
    app.register_error_handler(Exception, pages.bug)
    return app


def _as_problem(error: HTTPException) -> Problem:
    return Problem(error.code or 500, error.name.lower().replace(" ", "-"), error.description or error.name)


def _finish(response: Response) -> Response:
    """Return the headers of all pages; the form says where it comes from, else browsers hide its origin."""
    security.set_headers(response)
    response.headers["Referrer-Policy"] = "same-origin"
    return response


class _Pages:
    """The handlers; ``mode`` does what they are asked for."""

    def __init__(self, mode: SafeMode, settings: WebSettings, code: HostCode) -> None:
        self._mode, self._settings, self._code = mode, settings, code
        self._tries = WrongTries(settings.clock)
        self._acts: dict[str, Callable[[], Response]] = {
            "again": lambda: self._go(mode.start_again),
            "aside": lambda: self._go(mode.start_without_game),
            "restore": self._restore,
            "download": self._download,
        }

    def check(self) -> None:
        """Answer to our own names alone, and to no other site's page."""
        if not security.is_own_host(security.host_name(request.headers.get("Host", "")), self._settings):
            raise Problem(400, "host", Say("There is no such page."))
        security.check_origin()

    def health(self) -> Response:
        """Tell that no referee loop runs."""
        return json_answer(Health(False), 503)

    def state(self) -> Response:
        """Return a whole state, so that open pages come here."""
        lang = language()
        view = View(0, self._settings.clock(), starting=True)
        state = public_state(view, translator(lang), lang, version=self._settings.version)
        state.phase = state.awaiting.what = PHASE
        state.awaiting.text = spoken(TOLD)
        return Response(msgspec.json.encode(state), mimetype="application/json")

    def page(self) -> Response:
        """Tell what is wrong, and what can be done."""
        return self._drawn()

    def other(self, path: str) -> Response:
        """Tell programs that nothing else is served; bring people to the page."""
        if path.startswith("api/"):
            raise Problem(503, PHASE, TOLD, {"Retry-After": "10"})
        return self._drawn(status=503)

    def act(self) -> Response:
        """Do what the host wants."""
        who = request.remote_addr
        if wait_ms := self._tries.wait_ms(who, None):
            raise too_many_tries(wait_ms)
        if not self._code.fits(request.form.get("code", "")):
            raise wrong_code()
        self._tries.forgive(who, None)
        if (wanted := self._acts.get(request.form.get("do", ""))) is None:
            raise Problem(400, "bad-request", f"do: must be one of {', '.join(self._acts)}")
        return wanted()

    def _go(self, start: Callable[[], None]) -> Response:
        start()
        return self._drawn(going_on=True)

    def _restore(self) -> Response:
        if request.form.get("sure") != "yes":
            raise Problem(409, "sure", TICK)
        try:
            self._mode.restore(request.form.get("copy", ""))
        except (InputError, OSError) as error:
            log.warning("a copy was not restored: %s", error)
            raise Problem(409, "copy", NO_COPY) from None
        return self._drawn(going_on=True)

    def _download(self) -> Response:
        try:
            pieces = self._mode.journal_files()
        except OSError as error:
            log.warning("the journal cannot be downloaded: %s", error)
            raise Problem(503, "disk", NO_FILE) from None
        headers = {"Content-Disposition": 'attachment; filename="games.zip"'}
        return Response(pieces, mimetype="application/zip", headers=headers)

    def problem(self, problem: Problem) -> Response:
        """Return the page again with what was wrong, or one line for programs."""
        text = problem.say if isinstance(problem.say, str) else spoken(problem.say)
        if request.path.startswith("/api/"):
            response = json_answer(Mistake(text, problem.code), problem.status)
        else:
            response = self._drawn(status=problem.status, wrong=text)
        response.headers.update(problem.headers)
        return response

    def bug(self, error: Exception) -> Response:
        """Return a mistake of ours; the page stays."""
        log.error("%s %s failed", request.method, request.path, exc_info=error)
        return self.problem(Problem(500, "broken", Say("Something went wrong here. Please try again.")))

    def _drawn(self, *, status: int = 200, wrong: str = "", going_on: bool = False) -> Response:
        lang = language()
        why = self._mode.failures[-1] if self._mode.failures else ""
        going_on = going_on or self._mode.going_on
        page = render_template(
            "safe_mode.html",
            _=gettext(lang),
            lang=lang,
            languages=NAMES,
            board_name=self._settings.title or translator(lang)(OWN_NAME),
            style=Markup(STYLE + FORM),  # noqa: S704 - constants
            script=Markup(WAIT),  # noqa: S704 - a constant
            icon=icon_address(),
            told=spoken(STARTS if going_on else TOLD),
            why=spoken(WHY.get(why, UNKNOWN)),
            wrong=wrong,
            going_on=going_on,
            copies=() if going_on else self._mode.copies(),
            act=PATH,
        )
        response = Response(page, status, mimetype="text/html")
        response.headers["Content-Security-Policy"] = security.policy_with_style(STYLE + FORM, WAIT)
        return response
