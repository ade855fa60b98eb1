"""What the figures on the table are called and look like, for the game in play.

In memory alone: in no journal, backup, bundle or state, and gone with the game. Refuses to know: who may
change it, and what a photo holds (`photo.py`).
"""

import threading
from collections.abc import Callable

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.ports.table import View
from companion.state.models.answers import FigureShown
from companion.web.figures.photo import Photo


class _Figure(Struct, frozen=True):
    """A nickname, a photo, and which photo of this table that is, counted."""

    name: str = ""
    photo: Photo | None = None
    version: int = 0


class Figures:
    """The figures of one table; may be used from any thread.

    Args:
        changed: called (outside the lock) after each change.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._lock = threading.Lock()
        self._game: int | None = None
        self._figures: dict[str, _Figure] = {}
        self._photos = 0

    def take_view(self, view: View) -> None:
        """Forget everything once its game is over, or is on the table no more."""
        game = view.game_id if view.session is not None and not view.session.over else None
        with self._lock:
            gone = game != self._game and bool(self._figures)
            if game != self._game:
                self._game, self._figures = game, {}
        if gone:
            self._changed()

    def name(self, game: int, figure: str, name: str) -> bool:
        """Give a figure (``green:2``) a nickname, or none; False where its game has gone meanwhile."""
        return self._keep(game, figure, lambda old: replace(old, name=name))

    def show(self, game: int, figure: str, photo: Photo | None) -> bool:
        """Give a figure a photo, or none; False where its game has gone meanwhile."""
        return self._keep(game, figure, lambda old: replace(old, photo=photo, version=self._photos + 1))

    def _keep(self, game: int, figure: str, change: Callable[[_Figure], _Figure]) -> bool:
        with self._lock:
            if game != self._game:
                return False
            self._figures[figure] = kept = change(self._figures.get(figure, _Figure()))
            self._photos = max(self._photos, kept.version)
            if not kept.name and kept.photo is None:
                del self._figures[figure]
        self._changed()
        return True

    def photo(self, figure: str) -> Photo | None:
        """Return the photo of a figure, None where it has none."""
        with self._lock:
            found = self._figures.get(figure)
        return found.photo if found else None

    def shown(self) -> dict[str, FigureShown]:
        """Tell what each figure is called, and which photo it has: 0 where there is none."""
        with self._lock:
            kept = dict(self._figures)
        return {
            figure: FigureShown(each.name, each.version if each.photo else 0) for figure, each in kept.items()
        }


def is_figure(session: Session, figure: str) -> bool:
    """Tell whether this is one of the things that players have put on the table, as ``green:2``."""
    signs = session.game.signs(session.position) or ()
    return any(sign.what == "thing" and f"{sign.seat}:{sign.value}" == figure for sign in signs)
