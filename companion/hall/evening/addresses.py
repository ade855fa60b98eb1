"""The addresses of an evening: to look at for all, to change for the hall's hosts.

Refuses to know: how an evening is drawn, counted and kept.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from companion.core.model.errors import NO_JSON
from companion.hall.answers import answer, language, mistake, page, read_body, refuse
from companion.hall.evening.changes import MOST_AT_TABLE, NO_EVENING, Board, Name, PlanWanted, Refused, Tables
from companion.hall.evening.desk import EveningDesk
from companion.hall.evening.table_file import table_file
from companion.hall.hosts import NOT_HOST, HallHosts
from companion.hall.pages import hall_page
from companion.words.i18n import translator

LONGEST_BODY = 64 * 1024
"""Bytes of a request: a plan with 160 players has about 10 kB."""
BASE = "/api/hall/evening"

T = TypeVar("T")
Number = Annotated[int, Meta(ge=1, le=10**6)]


class RoundWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A round to be drawn: its number, so that asked twice it is drawn once."""

    round: Number


class Used(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables from the next round on, and what is played there."""

    tables: Tables


class Come(Struct, frozen=True, forbid_unknown_fields=True):
    """One more plays from the next round on."""

    name: Name


class Stay(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a player is in the rounds to come."""

    player: Number
    here: bool


class Fixed(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a table as the host has it: players by place; empty: it does not count."""

    round: Number
    board: Board
    places: Annotated[
        list[Annotated[list[Number], Meta(max_length=MOST_AT_TABLE)]], Meta(max_length=MOST_AT_TABLE)
    ]


class Accepted(Struct, frozen=True, forbid_unknown_fields=True):
    """An odd result counts: the board that told it, and the game's number there."""

    board: Board
    game: Annotated[int, Meta(ge=0)]


class GameShown(Struct, frozen=True):
    """A game that can be played, and what it is called."""

    game: str
    variant: str
    title: str


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class EveningAddresses:
    """The handlers.

    Args:
        desk: the evening.
        hosts: who may change it.
    """

    def __init__(self, desk: EveningDesk, hosts: HallHosts) -> None:
        self._desk, self._hosts = desk, hosts

    def routes(self) -> list[Route]:
        """Return all of them."""
        desk = self._desk
        return [
            Route("/evening", self._page),
            Route(BASE, self._look),
            Route(f"{BASE}/games", self._games),
            Route(f"{BASE}/table.csv", self._table_file),
            self._change("plan", PlanWanted, desk.plan),
            self._change("tables", Used, lambda wanted, _: desk.use(wanted.tables)),
            self._change("draw", RoundWanted, lambda wanted, _: desk.draw(wanted.round)),
            self._change("come", Come, lambda wanted, lang: desk.come(wanted.name, lang)),
            self._change("stay", Stay, lambda wanted, _: desk.stay(wanted.player, here=wanted.here)),
            self._change(
                "fix",
                Fixed,
                lambda wanted, _: desk.fix(wanted.round, wanted.board, tuple(map(tuple, wanted.places))),
            ),
            self._change("accept", Accepted, lambda wanted, _: desk.accept(wanted.board, wanted.game)),
            self._change("delete", Nothing, lambda _, __: desk.delete()),
        ]

    async def _look(self, _: Request) -> Response:
        return answer(self._desk.now())

    async def _page(self, request: Request) -> Response:
        return page(hall_page(language(request), "evening.html"))

    async def _games(self, request: Request) -> Response:
        tell = translator(language(request))
        return answer([GameShown(name, variant, tell(say)) for name, variant, say in self._desk.choice()])

    async def _table_file(self, request: Request) -> Response:
        if self._desk.evening is None:
            return refuse(request, 409, NO_EVENING)
        told = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="evening.csv"'}
        return Response(
            table_file(self._desk.evening, language(request)), 200, told, "text/csv; charset=utf-8"
        )

    def _change(self, name: str, shape: type[T], work: Callable[[T, str], Awaitable[None] | None]) -> Route:
        """Return the address of something that hosts do; the answer is the evening after it.

        ``work`` gets what is wanted and the language of who wants it.
        """
        return Route(f"{BASE}/{name}", self._handler(shape, work), methods=["POST"])

    def _handler(
        self, shape: type[T], work: Callable[[T, str], Awaitable[None] | None]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            body = await read_body(request, LONGEST_BODY)
            if not self._hosts.is_host(request):
                return refuse(request, 403, NOT_HOST)
            try:
                if (done := work(msgspec.json.decode(body, type=shape), language(request))) is not None:
                    await done
            except Refused as refused:
                return refuse(request, 409, refused.say)
            except NO_JSON as error:
                return mistake(400, str(error))
            return answer(self._desk.now())

        return handle
