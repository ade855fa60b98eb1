"""The Flask application of one table: routes from the endpoints, checks before, headers after."""

import logging
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import HTTPException
from werkzeug.routing import IntegerConverter, Map, Rule

from companion.bench.bench_port import Bench
from companion.chronicle.archive_port import Archive
from companion.core.model.errors import InputError, PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.ports.broker import BrokerDoor
from companion.ports.care import Care
from companion.ports.commands import CommandRefused, Starting
from companion.ports.devices import Magnets
from companion.ports.hall_here import HallHere
from companion.ports.hosts import TooEarly
from companion.ports.network import Network
from companion.ports.table import TableForPages
from companion.state.models.answers import Mistake
from companion.state.shelf_lines import first_board
from companion.state.state_cache import StateCache
from companion.web import answers, join
from companion.web.access import security
from companion.web.access.browser_cookie import CookieSigner
from companion.web.access.host_code import HostCode
from companion.web.access.hosts import Hosts
from companion.web.access.identity import SeatClaims, hash_of
from companion.web.access.portal import Portal
from companion.web.access.roles import PERMISSIONS, YES, may
from companion.web.access.voice import Voice
from companion.web.access.wrong_tries import WrongTries
from companion.web.bodies import read_body
from companion.web.compression import pack
from companion.web.context import WebContext, language, spoken
from companion.web.endpoint import EXTENSION_KEY, ZIP, Endpoint, endpoints_of
from companion.web.figures.store import Figures
from companion.web.hub import Hub
from companion.web.printed_facts import PrintedFacts
from companion.web.problems import problem_page
from companion.web.routes import ROOMS, endpoints
from companion.web.routes.signpost import lead_on, ways
from companion.web.sensor_stream import Changes
from companion.web.settings import WebSettings
from companion.words.sentences import tell_broken

EARLY = (
    *("host_code", "new_code", "start_proof", "hosts_answer", "hosts_revoke", "host_release", "speaker"),
    *("setup_join", "setup_search", "setup_own", "setup_hotspot", "setup_forget", "setup_stay"),
)
"""What may be told before the game is back after a start: nothing of the game or of the seats."""

log = logging.getLogger(__name__)


def create_app(
    table: TableForPages,
    settings: WebSettings,
    magnets: Magnets | None = None,
    bench: Bench | None = None,
    bundle: Callable[[], bytes] | None = None,
    *,
    care: Care | None = None,
    archive: Archive | None = None,
    network: Network | None = None,
    broker: BrokerDoor | None = None,
    hall_here: HallHere | None = None,
) -> Flask:
    """Return the pages and the API of one table.

    Args:
        table: the daemon.
        settings: names and limits.
        magnets: the virtual board's hands, in the demo only.
        bench: where the board is checked.
        bundle: makes a support bundle (a zip).
        care: lights, sounds, backup.
        archive: stored games.
        network: of the machine; None where nobody keeps it.
        broker: the broker that is told.
        hall_here: the hall on this board.

    Returns:
        The application; ``app.extensions["companion"]`` is its `WebContext`; ``close`` ends all streams.
    """
    app = Flask(__name__, static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=security.MOST_BODY, PROVIDE_AUTOMATIC_OPTIONS=False)
    context = replace(
        _furnish(table, settings, magnets, bench, bundle),
        care=care,
        archive=archive,
        broker=broker,
        hall_here=hall_here,
        network=network,
        portal=Portal(network, settings.clock),
    )
    app.extensions["companion"] = context
    if table.view().care.ways.code_only:
        context.claims.hosts.keep_only("code")
    app.extensions[security.IDENTITIES] = CookieSigner(_beside(settings.keep, "identity.key"))
    app.url_map = _compile_addresses(demo=magnets is not None)
    app.extensions[EXTENSION_KEY] = endpoints(demo=magnets is not None)
    for room in ROOMS:
        handlers = room(context)
        for found in endpoints_of(room):
            if magnets is not None or not found.demo:
                app.view_functions[found.name] = _view(context, found, getattr(handlers, found.name))
    _guard(app, settings, context.portal)
    return app


@cache
def _compile_addresses(*, demo: bool) -> Map:
    """Compile the addresses once for all applications; one that answers never changes them."""
    rules = [Rule(each.path, endpoint=each.name, methods=[each.method]) for each in endpoints(demo=demo)]
    return Map(rules, converters={"int": _Number})


def _view(context: WebContext, found: Endpoint, handler: Callable[..., Response]) -> Callable[..., Response]:
    """Let a handler answer; what anybody may look at needs no checks before."""
    free = found.takes is None and PERMISSIONS[found.action].watch == YES
    return handler if free else _guarded_view(context, found, handler)


class _Number(IntegerConverter):
    """A number in a path; one of more digits than anything here can have is no such page."""

    regex = r"\d{1,30}"


def _furnish(
    table: TableForPages,
    settings: WebSettings,
    magnets: Magnets | None,
    bench: Bench | None,
    bundle: Callable[[], bytes] | None,
) -> WebContext:
    hub, changes = Hub(table.view(), settings.max_streams), Changes()
    figures = Figures(hub.roles_changed)
    figures.take_view(table.view())
    unwatch = [table.watch(hub.take_view), table.watch(figures.take_view)]
    unwatch += [table.watch(lambda _: changes.tell()), changes.close]
    if bench is not None:
        unwatch.append(bench.watch_sensors(changes.tell))
    if magnets is not None:
        unwatch.append(magnets.watch(hub.board_changed))
    hosts = Hosts(_beside(settings.keep, "hosts.json"), hub.roles_changed, settings.clock)
    return WebContext(
        table=table,
        settings=settings,
        magnets=magnets,
        hub=hub,
        claims=SeatClaims(
            settings.keep, hub.roles_changed, lambda: table.view().game_id, settings.clock, hosts
        ),
        voice=Voice(hub.roles_changed),
        code=HostCode(settings.host_code, _beside(settings.keep, "host-code")),
        tries=WrongTries(settings.clock),
        state_cache=StateCache(
            settings.version, settings.title, first_board(settings.shelf, settings.boards)
        ),
        unwatch=tuple(unwatch),
        printed_facts=PrintedFacts(_beside(settings.keep, "printed.json")),
        bench=bench,
        bundle=bundle,
        changes=changes,
        figures=figures,
    )


def _beside(keep: Path | None, name: str) -> Path | None:
    """Return a file beside that of the claims; None where nothing is kept."""
    return keep.with_name(name) if keep else None


def _guarded_view(
    context: WebContext, endpoint: Endpoint, handler: Callable[..., Response]
) -> Callable[..., Response]:
    """Return a handler behind its checks.

    A role that may, and where it takes one, a body of the right shape.
    """

    def view(**parts: Any) -> Response:
        if context.table.view().starting and endpoint.method == "POST" and endpoint.name not in EARLY:
            raise answers.starting()
        seat, token = parts.get("seat", ""), security.token_of_request()
        badge = context.claims.badge(token)
        session = context.table.view().session
        known = (
            session.game.seats if session else {s for g in context.settings.games.values() for s in g.seats}
        )
        if seat and seat not in known and "game_id" not in parts:
            raise answers.not_found(f"seat {seat!r}")
        if PERMISSIONS[endpoint.action].watch != YES and endpoint.takes is not None:
            security.check_csrf(token)
        if not may(endpoint.action, badge, session, seat):
            rule = PERMISSIONS[endpoint.action]
            raise answers.no_role(rule.seat, host_may=rule.host == YES)
        if endpoint.again and not context.claims.hosts.fresh_ms(hash_of(token or "")):
            raise answers.prove_again()
        return handler(**parts) if endpoint.takes is None else handler(_body(endpoint.takes), **parts)

    return view


def _body(kind: Any) -> Any:
    """Return the body of this request: JSON, or where ``kind`` is a media type, what comes, to be read.

    Raises Problem or InputError that names what is wrong with it.
    """
    if isinstance(kind, str):
        if not fnmatchcase(request.mimetype, kind):
            raise answers.Problem(
                415, "bad-request", f"the body must be {kind}, not {request.mimetype or 'nothing'}"
            )
        if kind == ZIP:
            request.max_content_length = security.MOST_UPLOAD
        return request.stream
    if request.mimetype != answers.JSON:
        raise answers.Problem(
            415, "bad-request", f"the body must be {answers.JSON}, not {request.mimetype or 'nothing'}"
        )
    return read_body(request.get_data(), kind)


# --- before and after every request ------------------------------------------------------------


def _guard(app: Flask, settings: WebSettings, portal: Portal) -> None:
    """Add checks before, headers after, and a kind answer to every mistake."""

    def before() -> Response | None:
        own = security.is_own_host(security.host_name(request.headers.get("Host", "")), settings)
        led = portal.answer(own_name=own, port=int(request.environ["SERVER_PORT"]))
        if led is not None or not own:
            return led or _stranger(settings)
        security.check_origin()
        return None

    app.before_request(before)
    app.after_request(security.set_headers)
    app.after_request(pack)
    app.register_error_handler(answers.Problem, _problem)
    app.register_error_handler(
        InputError, lambda error: _problem(answers.Problem(400, "bad-request", str(error)))
    )
    app.register_error_handler(
        CommandRefused, lambda refused: _problem(answers.Problem(409, "refused", refused.say))
    )
    app.register_error_handler(TooEarly, lambda early: _problem(answers.too_many_tries(early.wait_ms)))
    app.register_error_handler(Starting, lambda _: _problem(answers.starting()))
    app.register_error_handler(PluginError, _broken_game)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(Exception, _bug)


def _stranger(settings: WebSettings) -> Response:
    """Answer 400 for a name that is not ours, with the addresses that are."""
    addresses = join.urls(settings, "0.0.0.0", int(request.environ["SERVER_PORT"]))  # noqa: S104 - no binding
    return _problem(answers.Problem(400, "host", Say("This table is found here:")), addresses)


def _problem(problem: answers.Problem, links: Sequence[str] = ()) -> Response:
    """Return JSON for programs and our scripts, a small page for people."""
    text = answers.one_line(problem.say if isinstance(problem.say, str) else spoken(problem.say))
    if request.path.startswith("/api/"):
        response = answers.json_answer(
            Mistake(" ".join((text, *links)), problem.code, problem.explained), problem.status
        )
    else:
        on = ways(language()) if problem.status == 404 else ()
        response = problem_page(current_app.extensions["companion"], problem.status, text, links, ways=on)
    response.headers.update(problem.headers)
    return response


def _http_error(error: HTTPException) -> Response:
    """Answer 404, 405, 413 and whatever else Flask says, in our own form."""
    status = error.code or 500
    is_page = status == 404 and request.method == "GET" and not request.path.startswith("/api/")
    if is_page and (meant := lead_on(current_app.extensions["companion"])) is not None:
        return meant
    allow = error.get_response().headers.get("Allow")
    say: Say | str = Say("There is no such page.") if status == 404 else error.description or error.name
    if status == 413:
        say = f"the body is too large, must be at most {request.max_content_length} bytes"
    return _problem(
        answers.Problem(status, error.name.lower().replace(" ", "-"), say, {"Allow": allow} if allow else {})
    )


def _broken_game(error: PluginError) -> Response:
    log.error("%s %s failed: %s", request.method, request.path, error, exc_info=error)
    return _problem(answers.Problem(503, "broken-game", tell_broken(error.plugin)))


def _bug(error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    return _problem(answers.broken())
