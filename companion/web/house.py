"""What the pages' handlers share: the table, who is who, the streams."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from flask import Response, request
from msgspec import Struct

from companion.core.bench.door import Bench
from companion.core.chronicle.door import Archive
from companion.core.contacts import proven
from companion.core.errors import PluginError
from companion.core.types import Say
from companion.ports.care import Care
from companion.ports.commands import Command, Refused
from companion.ports.devices import Magnets
from companion.ports.table import Proof, Table, View
from companion.web import answers
from companion.web.answer_models import Me, ProofState
from companion.web.guard import give_cookie, token_of_request
from companion.web.host_code import HostCode
from companion.web.hub import Hub
from companion.web.i18n import choose_language, translator
from companion.web.keys import BegunProofs, Keys, csrf_of, new_token
from companion.web.livelines import Changes
from companion.web.pictures import Pictures
from companion.web.prints import Prints
from companion.web.settings import WebSettings
from companion.web.shelf_models import ShelfLine
from companion.web.shelves import shelf_line
from companion.web.snapshot import proof_say
from companion.web.telling import named
from companion.web.voice import Voice


@dataclass(frozen=True, slots=True)
class House:
    """Everything behind the pages of one table; ``magnets`` is None outside the demo.

    ``bench`` is None where nothing can be checked, ``bundle`` (a zip, for support) where none can be made,
    ``care`` where there is nothing to be set, ``archive`` where no games are stored;
    ``prints`` keeps what is printed on the boards, ``changes`` wakes who watches the lines.
    """

    table: Table
    settings: WebSettings
    magnets: Magnets | None
    hub: Hub
    keys: Keys
    voice: Voice
    proofs: BegunProofs
    code: HostCode
    pictures: Pictures
    unwatch: tuple[Callable[[], None], ...]
    bench: Bench | None = None
    bundle: Callable[[], bytes] | None = None
    care: Care | None = None
    prints: Prints = field(default_factory=lambda: Prints(None))
    changes: Changes = field(default_factory=Changes)
    archive: Archive | None = None

    def close(self) -> None:
        """End all streams and stop watching the table."""
        self.hub.close()
        for stop in self.unwatch:
            stop()

    def shelf(self, translate: Callable[[Say], str]) -> ShelfLine:
        """What can be played here."""
        settings = self.settings
        return shelf_line(settings.shelf, settings.boards, translate, self.prints.of, self._unwalked)

    def _unwalked(self, board: str) -> bool:
        """Whether its walk has not told yet what a board's sensors are worth; those of the demo are drawn."""
        if self.bench is None or self.magnets is not None:
            return False
        boards = self.bench.view().boards
        spots = next((frozenset(one.line_of) for one in boards if one.name == board), frozenset())
        visited = [spot for spot, tally in self.bench.walked(board).items() if tally.visits and spot in spots]
        return not proven(len(visited), len(spots))

    def state(self, view: View, lang: str) -> bytes:
        """The public state of a view; where its game is broken, the table is told, and nobody plays."""
        try:
            return self.pictures.state(view, lang)
        except PluginError as error:
            self.table.failed(error)
            return self.pictures.state(replace(view, session=None, lights={}, aside=error.plugin), lang)

    def ask(self, command: Command) -> View:
        """Carry out a command. Raises Problem where it is refused or takes too long."""
        try:
            return self.table.ask(command)
        except Refused as refused:
            session = self.table.view().session
            say = named(session, refused.say) if session else refused.say
            raise answers.Problem(409, "refused", say) from refused
        except TimeoutError as late:
            raise answers.too_slow() from late


def language() -> str:
    """The language of this request: ``?lang=``, else what the browser prefers, else English."""
    return choose_language(request.args.get("lang"), request.headers.get("Accept-Language"))


def spoken(say: Say) -> str:
    """A sentence in the language of this request."""
    return translator(language())(say)


def me_answer(house: House, token: str | None) -> Response:
    """What this browser is; one without a token is given one."""
    mine = token or new_token()
    badge = house.keys.badge(mine)
    claimed = list(house.keys.claimed())
    speaks = house.voice.speaks(mine)
    voice = "here" if speaks else "other" if house.voice.taken else "free"
    changed = house.keys.changed()
    return _for_browser(
        Me(badge.host, list(badge.seats), csrf_of(mine), claimed, speaks, voice, changed), mine
    )


def proof_answer(house: House, proof: Proof, token: str | None) -> Response:
    """How a proof stands, with the seconds that are left; the browser that began it is given its token."""
    left = max(0, proof.until_ms - house.settings.clock()) / 1000
    text = spoken(proof_say(house.settings.games.values(), proof))
    return _for_browser(ProofState(proof.proof_id, proof.spot, text, left, proof.done), token)


def _for_browser(value: Struct, token: str | None) -> Response:
    response = answers.json_answer(value)
    if token is not None and token_of_request() != token:
        give_cookie(response, token)
    return response
