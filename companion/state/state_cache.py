"""The public state as JSON, made once for each revision and language, however many phones ask for it."""

import secrets
import threading

import msgspec

from companion.ports.devices import Magnets
from companion.ports.table import View
from companion.state.history_lines import Line, Lines, go_on, lines_after
from companion.state.public_state import public_state
from companion.state.size_limit import encode_small
from companion.words.i18n import translator


class StateCache:
    """JSON of views; may be used from any thread.

    Args:
        version: of the companion.
        title: the board's name; empty = the companion's own, in each language.
        first: the board (game, variant) to draw while nobody plays.
    """

    def __init__(self, version: str, title: str = "", first: tuple[str, str] | None = None) -> None:
        self._version, self._title, self._first = version, title, first
        self._start = secrets.token_hex(
            4
        )  # revisions of two runs of the daemon must not be taken for each other
        self._lock = threading.Lock()
        self._view: View | None = None
        self._made: dict[str, bytes] = {}
        self._lines: dict[str, Lines] = {}

    def tag(self, view: View, lang: str) -> str:
        """Return the entity tag of a view's state in a language."""
        return f"{self._start}-{view.rev}-{lang}"

    def state(self, view: View, lang: str) -> bytes:
        """Return the public state of a view as JSON in one line."""
        with self._lock:
            if self._view is not view:
                self._view, self._made = view, {}
            if lang not in self._made:
                self._made[lang] = self._make(view, lang)
            return self._made[lang]

    def history(self, view: View, lang: str, after: int) -> tuple[bytes, str]:
        """Return the finished turns after this number as JSON, and the entity tag of that answer."""
        with self._lock:
            lines = self._follow(view, lang)
        tag = lines[-1].tag if lines else "none"
        return lines_after(lines, view.game_id, after), f"{view.game_id}-{lang}-{tag}-{after}"

    def _make(self, view: View, lang: str) -> bytes:
        return encode_small(
            public_state(
                view,
                translator(lang),
                lang,
                lines=self._follow(view, lang),
                version=self._version,
                title=self._title,
                first=self._first,
            )
        )

    def _follow(self, view: View, lang: str) -> tuple[Line, ...]:
        """Return the finished turns; those told before are not told anew."""
        if view.session is None:
            return ()
        lines = self._lines[lang] = go_on(self._lines.get(lang), view.session, view.game_id, lang)
        return lines.follow(view.session, translator(lang))


def board_json(magnets: Magnets) -> bytes:
    """Return the virtual board as JSON: spots with a magnet (sorted), and its lamps."""
    spots, lamps = magnets.state()
    return msgspec.json.encode({"magnets": sorted(spots), "lamps": dict(lamps)})
