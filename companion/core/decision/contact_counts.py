"""What the entries of a game tell of the contacts: which lifts they showed, and which they missed."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.model.game import Board
from companion.core.model.miss_rates import Lifts, MissRates, earlier, walked
from companion.core.model.types import INPUT, Entry


def contacts_after(board: Board, entries: Sequence[Entry]) -> MissRates:
    """Tell what a game has shown of the contacts, by its entries; nothing where there are none."""
    found = contacts_before(board, entries[0].data if entries else {})
    for entry in entries:
        if entry.kind == INPUT:
            found = learn_from(found, board, entry.data)
    return found


def learn_from(known: MissRates, board: Board, data: Mapping[str, Any]) -> MissRates:
    """Learn from an entry that may tell which lifts were seen, and which missed."""
    seen, missed = (
        board.mask([spot for spot in data.get(key, ()) if spot in board.index]) for key in ("seen", "missed")
    )
    return known.learn(seen, missed)


def contacts_before(board: Board, data: Mapping[str, Any]) -> MissRates:
    """Tell what was known of the contacts before the game."""
    walk, before = (_lifts(board, data.get(key, {})) for key in ("walked", "played"))
    return MissRates(walked=walked(walk), earlier=earlier(before), doubted=bool(data.get("doubted")))


def _lifts(board: Board, counts: Mapping[str, Sequence[float]]) -> Lifts:
    """Return spot -> (lifts seen, others) by the names of spots, for the spots that this board has."""
    return {
        board.index[spot]: (max(seen, 0), max(others, 0))
        for spot, (seen, others) in counts.items()
        if spot in board.index
    }
