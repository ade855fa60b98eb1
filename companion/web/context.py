"""What the pages' handlers share: the table, who is who, the streams, and their base `Routes`."""

import ipaddress
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager

from flask import Response, request
from msgspec import Struct, field

from companion.bench.bench_port import Bench
from companion.chronicle.archive_port import Archive
from companion.core.model.errors import PluginError
from companion.core.model.fast_replace import replace
from companion.core.model.miss_rates import proven
from companion.core.model.types import Say
from companion.core.reducer import command_refusal
from companion.ports.broker import BrokerDoor
from companion.ports.care import Care
from companion.ports.commands import Command, CommandRefused, Starting
from companion.ports.devices import Magnets
from companion.ports.hall_here import HallHere
from companion.ports.network import Network
from companion.ports.table import TableForPages, View
from companion.state.lessons.cards import explained_at
from companion.state.models.answers import HostCodeShown, Me, Rev
from companion.state.models.shelf import ShelfLine
from companion.state.shelf_lines import shelf_line
from companion.state.state_cache import StateCache
from companion.web import answers, join
from companion.web.access.browser_cookie import new_token
from companion.web.access.host_code import HostCode
from companion.web.access.hosts import device_of
from companion.web.access.identity import SeatClaims, csrf_of, hash_of
from companion.web.access.portal import Portal
from companion.web.access.security import give_cookie, token_of_request
from companion.web.access.voice import Voice
from companion.web.access.wrong_tries import WrongTries
from companion.web.event_stream import Channel, EventStream
from companion.web.figures.store import Figures
from companion.web.hub import Hub
from companion.web.printed_facts import PrintedFacts
from companion.web.sensor_stream import Changes
from companion.web.settings import WebSettings
from companion.words.i18n import Translate, choose_language, translator
from companion.words.input_words import named
from companion.words.nicknames import animal


class WebContext(Struct, frozen=True):
    """Everything behind the pages of one table; ``magnets`` is None outside the demo.

    ``bench`` is None where nothing can be checked, ``bundle`` (a zip, for support) where none can be made,
    ``care`` where there is nothing to be set, ``archive`` where no games are stored, ``broker`` where no
    broker can be told, ``hall_here`` where this board can be no hall, ``network`` where nobody keeps the
    machine's; ``portal`` stands at its hotspot; ``printed_facts`` keeps what is printed on the boards,
    ``changes`` wakes who watches the lines.
    """

    table: TableForPages
    settings: WebSettings
    magnets: Magnets | None
    hub: Hub
    claims: SeatClaims
    voice: Voice
    code: HostCode
    tries: WrongTries
    state_cache: StateCache
    unwatch: tuple[Callable[[], None], ...]
    figures: Figures
    bench: Bench | None = None
    bundle: Callable[[], bytes] | None = None
    care: Care | None = None
    printed_facts: PrintedFacts = field(default_factory=lambda: PrintedFacts(None))
    changes: Changes = field(default_factory=Changes)
    archive: Archive | None = None
    network: Network | None = None
    portal: Portal = field(default_factory=lambda: Portal(None, lambda: 0))
    broker: BrokerDoor | None = None
    hall_here: HallHere | None = None

    def close(self) -> None:
        """End all streams and stop watching the table."""
        self.hub.close()
        for stop in self.unwatch:
            stop()

    def shelf(self, translate: Translate) -> ShelfLine:
        """Tell what can be played here."""
        settings = self.settings
        return shelf_line(settings.shelf, settings.boards, translate, self.printed_facts.of, self._unwalked)

    def _unwalked(self, board: str) -> bool:
        """Tell whether no walk test has yet measured a real board's sensors."""
        if self.bench is None or self.magnets is not None:
            return False
        boards = self.bench.view().boards
        spots = next((frozenset(one.line_of) for one in boards if one.name == board), frozenset())
        visited = [spot for spot, tally in self.bench.walked(board).items() if tally.visits and spot in spots]
        return not proven(len(visited), len(spots))

    def is_somebody_here(self) -> bool:
        """Tell whether a page of a player or a host is open and follows the game."""
        hosts = (each.key for each in self.claims.hosts.lines())
        return any(self.voice.hears(key) for key in (*self.claims.holders(), *hosts))

    def called(self, names: Mapping[str, str], seats: Iterable[str], *, anew: bool = False) -> dict[str, str]:
        """Return what players are called: as they say, or by animals where the house wants that.

        ``anew``: nobody sits there yet; else whoever has a name at the table keeps it.
        """
        if not (view := self.table.view()).care.ways.animals:
            return dict(names)
        taken = {} if anew or view.session is None else dict(view.session.table.names)
        for seat in seats:
            before = taken.pop(seat, "")
            taken[seat] = animal(names.get(seat, before), taken.values(), language())
        return taken

    def make_host(self, token: str, how: str) -> None:
        """Make this browser host from now on; all screens tell a new one."""
        if self.claims.hosts.add(hash_of(token), how, device_of(request.user_agent.string)):
            self.table.hosts.tell_new()

    def state(self, view: View, lang: str) -> bytes:
        """Return the public state of a view.

        Where its game is broken, the table is told, and nobody plays.
        """
        try:
            return self.state_cache.state(view, lang)
        except Exception as error:
            if view.session is None:
                raise
            name, game_id = view.session.game.name, view.game_id
            if isinstance(error, PluginError):
                name, game_id = error.plugin, None
            self.table.failed(error, game_id)
            nobody = replace(
                view, session=None, lights={}, aside=name, aside_id=view.game_id, aside_cut=False
            )
            return self.state_cache.state(nobody, lang)

    def history(self, view: View, lang: str, after: int) -> tuple[bytes, str]:
        """Return finished turns after this number, and the tag; an empty history if the game is broken."""
        try:
            return self.state_cache.history(view, lang, after)
        except PluginError as error:
            self.table.failed(error)
            return self.state_cache.history(replace(view, session=None), lang, after)

    def execute(self, command: Command) -> View:
        """Carry out a command. Raises Problem where it is refused or takes too long."""
        try:
            return self.table.execute(command)
        except Starting as starting:
            raise answers.starting() from starting
        except CommandRefused as refused:
            session = self.table.view().session
            say = named(session, refused.say) if session else refused.say
            rule = command_refusal.rule_of(session, command, refused.say) if session else ""
            raise answers.Problem(
                409, "refused", say, explained=explained_at(session, rule) if session and rule else ""
            ) from refused
        except TimeoutError as late:
            raise (answers.too_slow() if self.table.view().journal_ok else answers.waits_for_disk()) from late


class Routes:
    """The handlers of one subject; they share the context of the table."""

    def __init__(self, context: WebContext) -> None:
        self._context = context

    def _execute(self, command: Command) -> Response:
        """Carry out a command, and tell the number of the view after it."""
        return answers.json_answer(Rev(self._context.execute(command).rev))


def language() -> str:
    """Return the language of this request: ``?lang=``, else what the browser prefers, else English."""
    preferred = (tag for tag, quality in request.accept_languages if quality)
    return choose_language(request.args.get("lang"), preferred)


def spoken(say: Say) -> str:
    """Return a sentence in the language of this request."""
    return translator(language())(say)


def me_answer(context: WebContext, token: str | None) -> Response:
    """Tell what this browser is; one without a token is given one."""
    mine, as_of = token or new_token(), context.hub.newest.roles_as_of
    badge = context.claims.badge(mine)
    claimed = list(context.claims.claimed())
    speaks = context.voice.speaks(mine)
    voice = "here" if speaks else "other" if context.voice.taken else "free"
    changed, children = context.claims.changed(), list(context.claims.children())
    fresh_s = context.claims.hosts.fresh_ms(hash_of(mine)) / 1000
    return _for_browser(
        Me(
            badge.host,
            list(badge.seats),
            csrf_of(mine),
            claimed,
            speaks,
            voice,
            changed,
            fresh_s,
            as_of,
            children,
            context.figures.shown(),
        ),
        mine,
    )


def own_urls(context: WebContext) -> list[str]:
    """Return the page's addresses, as they are now: a machine may get another one at any time."""
    bound, port = request.environ["SERVER_NAME"], int(request.environ["SERVER_PORT"])
    try:
        ipaddress.ip_address(bound)
    except ValueError:
        bound = "0.0.0.0"  # noqa: S104 - compared with, not bound to
    return join.urls(context.settings, bound, port)


def code_answer(context: WebContext) -> Response:
    """Return the host code, and the address that carries it; for a host alone."""
    code = context.code.shown
    return answers.json_answer(HostCodeShown(code, join.host_address(own_urls(context)[0], code)))


def _for_browser(value: Struct, token: str | None) -> Response:
    response = answers.json_answer(value)
    if token is not None and token_of_request() != token:
        give_cookie(response, token)
    return response


def event_answer(
    context: WebContext, channel: Channel, present: AbstractContextManager[None] | None = None
) -> Response:
    """Return an event stream that says what its channel says; ``present`` is entered while it is open."""
    stream = EventStream(
        context.hub,
        channel,
        context.settings,
        gone=request.environ.get("waitress.client_disconnected", lambda: False),
        clock_s=time.monotonic,
        present=present,
    )
    return Response(stream, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})
