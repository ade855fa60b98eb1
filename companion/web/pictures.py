"""The public state as JSON, made once for each revision and language, however many phones ask for it."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from companion.core.history import Past
from companion.core.session import Session
from companion.core.types import Say
from companion.ports.devices import Magnets
from companion.ports.table import View
from companion.web.i18n import translator
from companion.web.snapshot import past_line, present

Translate = Callable[[Say], str]


@dataclass(slots=True)
class _Told:
    """Finished turns as JSON, in one language, under these names; ``over``: nothing was hidden."""

    names: Mapping[str, str]
    over: bool
    lines: list[tuple[Past, msgspec.Raw]]


class Pictures:
    """JSON of views; may be used from any thread.

    Args:
        version: of the companion.
        title: the board's name; empty = the companion's own, in each language.
        first: the board (game, variant) to draw while nobody plays.
    """

    def __init__(self, version: str, title: str = "", first: tuple[str, str] | None = None) -> None:
        self._version = version
        self._title = title
        self._first = first
        self._start = secrets.token_hex(
            4
        )  # revisions of two runs of the daemon must not be taken for each other
        self._lock = threading.Lock()
        self._view: View | None = None
        self._made: dict[str, bytes] = {}
        self._told: dict[str, _Told] = {}

    def tag(self, view: View, lang: str) -> str:
        """The entity tag of a view's state in a language."""
        return f"{self._start}-{view.rev}-{lang}"

    def state(self, view: View, lang: str) -> bytes:
        """The public state of a view as JSON in one line."""
        with self._lock:
            if self._view is not view:
                self._view, self._made = view, {}
            if lang not in self._made:
                self._made[lang] = self._make(view, lang)
            return self._made[lang]

    def _make(self, view: View, lang: str) -> bytes:
        translate = translator(lang)
        state = present(view, translate, lang, version=self._version, title=self._title, first=self._first)
        state["history"] = self._history(view.session, translate, lang)
        return msgspec.json.encode(state)

    def _history(self, session: Session | None, translate: Translate, lang: str) -> list[msgspec.Raw]:
        """The finished turns; those told before are not told anew."""
        if session is None:
            return []
        told = self._told.get(lang)
        if told is None or (told.names, told.over) != (session.names, session.over):
            told = self._told[lang] = _Told(session.names, session.over, [])
        past, lines = session.history, told.lines
        same = 0
        while same < min(len(past), len(lines)) and past[same] is lines[same][0]:
            same += 1
        del lines[same:]
        for each in past[same:]:
            lines.append((each, msgspec.Raw(msgspec.json.encode(past_line(session, each, translate)))))
        return [line for _, line in lines]


def board_json(magnets: Magnets) -> bytes:
    """The virtual board as JSON: spots with a magnet (sorted), and its lamps."""
    spots, lamps = magnets.state()
    return msgspec.json.encode({"magnets": sorted(spots), "lamps": dict(lamps)})
