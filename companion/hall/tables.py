"""What the hall knows of each table, from what comes at the broker; whatever comes, it is looked at first.

From a topic and its payload to one line for the page. Refuses to know: connections, and who looks on.
"""

import hashlib
import logging
import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from companion.core.model.fast_replace import replace
from companion.mqtt.hall_messages import ROOT, Call, Pieces, TableCard
from companion.mqtt.messages import ONLINE, TableState
from companion.mqtt.results import Results
from companion.state.models.answers import Geometry

MOST_TABLES = 64
"""Of a hall; of more the one longest away makes room."""
MOST_MESSAGE_BYTES = 128 * 1024
"""Bytes of a payload; what is longer comes from nothing of ours."""

TWICE_S = 75.0
"""Of two boards with one identity each takes the other's place more often; after so long one is put right."""

LONGEST_TITLE = 80
"""Letters of a title or version that are kept."""
LONGEST_URL = 200
"""Letters of a board's address; a longer one is left out."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class TableLine(msgspec.Struct, frozen=True):
    """One table, as the page gets it.

    Args:
        id: the identity of its board.
        title, url, version, obeys, lang: as in `TableCard`.
        there: whether it is at the broker.
        twice: two boards have this identity.
        state: how it is; null where that is not known.
        pieces: on its board; null while nobody plays.
        board: names its geometry (``GET /api/hall/boards/NAME``); empty where there is none.
        call: whether it asks somebody to come.
        results: of this evening.
    """

    id: str
    title: str = ""
    url: str = ""
    version: str = ""
    obeys: bool = False
    lang: str = ""
    there: bool = False
    twice: bool = False
    state: TableState | None = None
    pieces: Pieces | None = None
    board: str = ""
    call: Call = Call()
    results: Results = Results()


class Tables:
    """All tables. For one thread.

    Args:
        changed: called with the identity of a table that is to be told anew.
        played: called with the identity of a table whose ended games may be others, or count anew.
        clock: seconds, monotonic.
    """

    def __init__(
        self,
        changed: Callable[[str], None],
        played: Callable[[str], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._changed, self._played, self._clock = changed, played, clock
        self._lines: dict[str, TableLine] = {}
        self._away: dict[str, None] = {}  # who has said so, the longest first
        self._boards: dict[str, tuple[str, bytes]] = {}  # identity -> name and JSON of its geometry
        self._runs: dict[str, list[str]] = {}
        self._alternated_s: dict[str, float] = {}  # when two with one identity were last heard in turns
        self._results_of: dict[str, Results] = {}
        self._take: dict[str, Callable[[TableLine, bytes], TableLine | None]] = {
            "availability": self._availability,
            "table": self._card,
            "state": lambda line, told: replace(line, state=_read(told, TableState) if told else None),
            "board": self._geometry,
            "pieces": lambda line, told: replace(line, pieces=_read(told, Pieces) if told else None),
            "call": lambda line, told: replace(line, call=_read(told, Call) if told else Call()),
            "results": self._results,
        }

    @property
    def parts(self) -> tuple[str, ...]:
        """What is understood of all that tables tell."""
        return tuple(self._take)

    def lines(self) -> list[TableLine]:
        """Return all tables, by name."""
        return sorted(self._lines.values(), key=lambda line: (line.title.casefold(), line.id))

    def line(self, board: str) -> TableLine | None:
        """Return one table; None where it is not known, or known no more."""
        return self._lines.get(board)

    def results(self, board: str) -> Results:
        """Return all that a table tells of its games."""
        return self._results_of.get(board, Results())

    def geometry(self, name: str) -> bytes | None:
        """Return a board's geometry as JSON."""
        return next((json for known, json in self._boards.values() if known == name), None)

    def take(self, topic: str, payload: bytes) -> None:
        """Take in one message; what is damaged changes nothing, and the log says so in one line."""
        found = re.fullmatch(rf"{ROOT}/([0-9a-f]{{8}})/([a-z]+)", topic)
        if found is None or found[2] not in self._take:
            return
        board, part = found[1], found[2]
        if (before := self._lines.get(board)) is None and not (payload and self._has_room()):
            return
        try:
            if len(payload) > MOST_MESSAGE_BYTES:
                raise ValueError(f"it has {len(payload)} bytes, must be at most {MOST_MESSAGE_BYTES}")  # noqa: TRY301 - as below
            after = self._take[part](before or TableLine(board), payload)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            log.warning("%s is not understood: %.200s", topic, error)
            return
        if after is None:
            self._forget(board)
        elif after != before:
            self._lines[board] = after
            self._changed(board)
        if after is not None and part in ("results", "table"):
            self._played(board)
        self.look_again(board)

    def _has_room(self) -> bool:
        """Make room for one more table if need be; the one that has been away longest gives way."""
        if len(self._lines) >= MOST_TABLES and self._away:
            self._forget(next(iter(self._away)))
        return len(self._lines) < MOST_TABLES

    def look_again(self, board: str) -> None:
        """See whether a board is still, or by now, one of two with its identity."""
        line, twice = self._lines.get(board), self._is_twice(board)
        if line is not None and line.twice != twice:
            self._lines[board] = replace(line, twice=twice)
            self._changed(board)
            self._played(board)

    def _forget(self, board: str) -> None:
        for known in (
            self._lines,
            self._away,
            self._boards,
            self._runs,
            self._results_of,
            self._alternated_s,
        ):
            known.pop(board, None)
        self._changed(board)

    # --- one topic each --------------------------------------------------------------------------

    def _availability(self, line: TableLine, payload: bytes) -> TableLine | None:
        if not payload:
            return None
        there = payload == ONLINE.encode()
        if there:
            self._away.pop(line.id, None)
        else:
            self._away.setdefault(line.id)
        return replace(line, there=there)

    def _card(self, line: TableLine, payload: bytes) -> TableLine | None:
        if not payload:
            return None
        card = _read(payload, TableCard)
        self._note_run(line.id, card.run)
        return replace(
            line,
            title=" ".join(card.title.split())[:LONGEST_TITLE],
            url=card.url if _is_page(card.url) else "",
            version=card.version[:LONGEST_TITLE],
            obeys=card.obeys,
            lang=card.lang[:2],
        )

    def _note_run(self, board: str, run: str) -> None:
        runs = self._runs.setdefault(board, [])
        if run == (runs[-1] if runs else ""):
            return
        if run in runs:
            self._alternated_s[board] = self._clock()  # another was there in between: both are
        else:
            self._alternated_s.pop(board, None)
        runs[:] = [*runs[-3:], run]

    def _is_twice(self, board: str) -> bool:
        at_s = self._alternated_s.get(board)
        return at_s is not None and self._clock() - at_s < TWICE_S

    def _geometry(self, line: TableLine, payload: bytes) -> TableLine:
        if not payload:
            self._boards.pop(line.id, None)
            return replace(line, board="")
        json = msgspec.json.encode(_read(payload, Geometry))
        name = hashlib.sha256(json).hexdigest()[:16]
        self._boards[line.id] = name, json
        return replace(line, board=name)

    def _results(self, line: TableLine, payload: bytes) -> TableLine:
        told = self._results_of[line.id] = _read(payload, Results) if payload else Results()
        return replace(line, results=replace(told, ended=(), now=0))  # onlookers need no more


def _read(payload: bytes, kind: type[T]) -> T:
    found: Any = msgspec.json.decode(payload, type=kind)
    return found  # type: ignore[no-any-return]


def _is_page(url: str) -> bool:
    """Tell whether this is an address that a page may lead to."""
    return len(url) <= LONGEST_URL and re.fullmatch(r"https?://[\w.:\[\]-]+/?", url) is not None
