"""The addresses of the fleet: its page, how all boards are kept, and the queue; for hosts of the hall alone.

Refuses to know: what is told, and how orders get to the boards.
"""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.core.model.errors import NO_JSON
from companion.hall.answers import JSON, language, mistake, read_body, refuse
from companion.hall.fleet.fleet import Fleet, FleetWanted
from companion.hall.fleet.lines import fleet_state
from companion.hall.hosts import NOT_HOST, HallHosts
from companion.hall.pages import hall_page
from companion.hall.tables import Tables
from companion.words.i18n import translator

NO_STORE = {"Cache-Control": "no-store"}


def fleet_routes(fleet: Fleet, tables: Tables, hosts: HallHosts) -> list[Route]:
    """Return the addresses of a fleet."""
    pages = FleetPages(fleet, tables, hosts)
    return [
        Route("/fleet", pages.page),
        Route("/api/hall/fleet", pages.state),
        Route("/api/hall/fleet", pages.order, methods=["POST"]),
        Route("/api/hall/fleet/stop", pages.stop, methods=["POST"]),
    ]


class FleetPages:
    """The handlers.

    Args:
        fleet: what is shown, and ordered.
        tables: what is known of the boards besides.
        hosts: who may see and order it.
    """

    def __init__(self, fleet: Fleet, tables: Tables, hosts: HallHosts) -> None:
        self._fleet, self._tables, self._hosts = fleet, tables, hosts

    async def page(self, request: Request) -> Response:
        """Return the page, which shows nothing to whoever is no host."""
        return Response(hall_page(language(request), "fleet.html"), 200, NO_STORE, "text/html")

    async def state(self, request: Request) -> Response:
        """Tell how all boards are kept, and how the queue goes."""
        if not self._hosts.is_host(request):
            return refuse(request, 403, NOT_HOST)
        told = fleet_state(self._fleet, self._tables, translator(language(request)))
        return Response(msgspec.json.encode(told), 200, NO_STORE, JSON)

    async def order(self, request: Request) -> Response:
        """Put boards into the queue."""
        body = await read_body(request)
        if not self._hosts.is_host(request):
            return refuse(request, 403, NOT_HOST)
        try:
            wanted = msgspec.json.decode(body, type=FleetWanted)
        except NO_JSON as error:
            return mistake(400, str(error))
        self._fleet.order(wanted)
        return await self.state(request)

    async def stop(self, request: Request) -> Response:
        """Let nobody come to his turn any more."""
        if not self._hosts.is_host(request):
            return refuse(request, 403, NOT_HOST)
        self._fleet.stop()
        return await self.state(request)
