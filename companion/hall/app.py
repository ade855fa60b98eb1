"""The hall's addresses: its page, the stream, the boards' geometry, and what its hosts may do.

Refuses to know: what is told, and how it gets to the tables.
"""

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.core.model.errors import NO_JSON
from companion.core.model.types import Say
from companion.hall.answers import JSON, answer, language, mistake, page, read_body, refuse
from companion.hall.evening.addresses import EveningAddresses
from companion.hall.hall import Hall
from companion.hall.hosts import NOT_HOST, HallHosts
from companion.hall.orders import Orders, Wanted
from companion.hall.pages import hall_page, words_named
from companion.mqtt.broker import BrokerError
from companion.web.access.security import HEADERS, host_name, is_own_host
from companion.web.pages import STATIC
from companion.web.settings import WebSettings

FOREVER = "public, max-age=31536000, immutable"

WRONG_CODE = Say("This code does not fit.")
TOO_OFTEN = Say("Too many tries. Please wait a minute.")
BROKER_AWAY = Say("The tables cannot be reached just now. It is tried again.")
FULL = Say("Too many look on just now. Please try again later.")


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that makes a browser host."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class HallApp:
    """The handlers.

    Args:
        hall: what is shown.
        hosts: who may give orders.
        orders: makes them.
        publish: says something at the broker; raises BrokerError.
        more: other addresses.
    """

    def __init__(
        self,
        hall: Hall,
        hosts: HallHosts,
        orders: Orders,
        publish: Callable[[str, bytes], None],
        more: Sequence[Route] = (),
    ) -> None:
        self._hall, self._hosts, self._orders, self._publish = hall, hosts, orders, publish
        self._more = more

    def app(self) -> ASGIApp:
        """Return the application."""
        routes = [
            Route("/", self._page),
            Route("/words/{name}", self._words),
            Route("/api/hall/events", self._events),
            Route("/api/hall/boards/{name}", self._board),
            Route("/api/hall/me", self._me),
            Route("/api/hall/host", self._host, methods=["POST"]),
            Route("/api/hall/orders", self._order, methods=["POST"]),
            *EveningAddresses(self._hall.evening, self._hosts).routes(),
            *self._more,
            Mount("/static", StaticFiles(directory=STATIC)),
        ]
        return Guard(Starlette(routes=routes))

    # --- to look at ------------------------------------------------------------------------------

    async def _page(self, request: Request) -> Response:
        return page(hall_page(language(request)))

    async def _words(self, request: Request) -> Response:
        if (found := words_named(request.path_params["name"])) is None:
            return Response(status_code=404)
        return Response(found, media_type="text/javascript", headers={"Cache-Control": FOREVER})

    async def _events(self, request: Request) -> Response:
        if self._hall.onlookers.is_full():
            return refuse(request, 503, FULL)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(
            self._hall.onlookers.stream(), media_type="text/event-stream", headers=headers
        )

    async def _board(self, request: Request) -> Response:
        if (found := self._hall.tables.geometry(request.path_params["name"])) is None:
            return Response(status_code=404)
        return Response(found, media_type=JSON, headers={"Cache-Control": FOREVER})

    async def _me(self, request: Request) -> Response:
        return answer({"host": self._hosts.is_host(request)})

    # --- for hosts -------------------------------------------------------------------------------

    async def _host(self, request: Request) -> Response:
        body = await read_body(request)
        try:
            given = msgspec.json.decode(body, type=Code)
        except NO_JSON as error:
            return mistake(400, str(error))
        if self._hosts.wait_ms(request):
            return refuse(request, 429, TOO_OFTEN)
        yes = answer({"host": True})
        return yes if self._hosts.try_code(request, given.code, yes) else refuse(request, 403, WRONG_CODE)

    async def _order(self, request: Request) -> Response:
        body = await read_body(request)
        if not self._hosts.is_host(request):
            return refuse(request, 403, NOT_HOST)
        try:
            wanted = msgspec.json.decode(body, type=Wanted)
        except NO_JSON as error:
            return mistake(400, str(error))
        try:
            await run_in_threadpool(self._publish, *self._orders.make(wanted))
        except BrokerError:
            return refuse(request, 503, BROKER_AWAY)
        return answer({"ordered": wanted.what})


class Guard:
    """Checks before each request, headers after: as `companion.web.access.security` has them.

    Args:
        app: the application behind it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._settings = WebSettings()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        request = Request(scope)
        found = self._app if (why := self._wrong(request)) is None else mistake(400, why)
        await found(scope, receive, send_guarded)

    def _wrong(self, request: Request) -> str | None:
        """Tell what is wrong with where a request comes from: another name, or a page that is not ours."""
        host = request.headers.get("host", "")
        if not is_own_host(host_name(host), self._settings):
            return "the hall is asked for under its own name or address alone"
        if request.method in ("GET", "HEAD"):
            return None
        origin = request.headers.get("origin", "")
        if origin.lower() != f"http://{host}".lower():
            return f"Origin is {origin[:80]!r}, must be the hall's own page"
        return None
