"""What a view shows: the game in play, and around it the journal, the check, dice, devices, care.

Refuses to know: who tells of these things, and when a view goes out (view_publisher.py).
"""

from msgspec import Struct

from companion.core.catalog.table_settings import Counting, hushed
from companion.core.model.session import Session
from companion.daemon.loop.game_in_play import GameInPlay
from companion.ports.dice import DieState
from companion.ports.hall import HallNow
from companion.ports.inputs import InputState
from companion.ports.table import LinkState, View


class TableStatus(Struct, frozen=True):
    """How all is now that is around the game.

    Args:
        care: what counts for lights and sounds.
        trouble: the journal cannot keep what is decided.
        checking: a walk or a piece test has the board.
        panel: why it cannot be used, empty where it can.
        hall: what is known of it.
        dice, sources: how dice, and devices that say inputs, are.
    """

    care: Counting
    trouble: bool = False
    checking: bool = False
    panel: str = ""
    dice: tuple[DieState, ...] = ()
    sources: tuple[InputState, ...] = ()
    hall: HallNow = HallNow()


def make_view(
    status: TableStatus, game: GameInPlay, session: Session | None, links: tuple[LinkState, ...], at_ms: int
) -> View:
    """Return the view of a table, not numbered yet, without lights; ``session`` is None if it broke."""
    return View(
        rev=0,
        at_ms=at_ms,
        session=session,
        links=links,
        journal_ok=not status.trouble,
        dark_seats=session.table.lights_off if session else frozenset(),
        game_id=game.game_id,
        commitment=game.commitment,
        dice=status.dice,
        sources=status.sources,
        panel=status.panel,
        checking=status.checking,
        care=hushed(status.care) if status.hall.quiet else status.care,
        hall=status.hall,
        aside=game.aside,
        aside_id=game.aside_id,
        aside_cut=game.aside_cut,
        starting=game.journal is None,
        newer=game.journal is not None and bool(game.journal.newer),
    )
