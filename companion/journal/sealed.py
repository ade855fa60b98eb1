"""What the companion has drawn in a game's text, checked: does all of it follow from what was sealed?

Knows: the lines ``lot`` and ``seal`` (game-text.md). Refuses to know: any game's rules, which are asked.
"""

from collections.abc import Iterator
from typing import Any

from companion.core.chance import commitments
from companion.core.decision import fold
from companion.core.model.errors import PositionError
from companion.core.model.game import Game
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.games import named
from companion.journal.game_records import GameRecord


def check_seal(told: GameRecord) -> Iterator[tuple[str, str]]:
    """Tell in a few words what a game drew, and its fault (empty: none); nothing without a lot."""
    start = told.entries[0]
    game = named(start.data["game"])
    if not (lot := start.data.get("lot")):
        return
    session = fold.restore(game, Settings(), told.entries)
    yield f"seal {commitments.commitment(session.table.sealed)}", ""
    if (fault := _dealt(game, start, lot)) is not None:
        yield "what is hidden from the beginning", fault
    for one in commitments.draws(session):
        yield f"input {one.past.number} {one.given}", "" if one.right else "it does not follow from the lot"


def _dealt(game: Game[Any], start: Entry, lot: str) -> str | None:
    """Tell why the game cannot have begun like that by chance; empty where it has, None where it has none."""
    data = start.data
    position = game.load(data["position"])
    seats = game.seats_in_play(position)
    options = data["position"].get("options", {})
    try:
        if (dealt := game.deal(data["variant"], options, lot)) is None:
            return None
        again = game.setup(
            data["variant"], seats, dealt, game.seat_to_move(position), data.get("pawns") or {}
        )
    except PositionError as error:
        return f"it cannot be dealt again: {error}"
    return "" if again == position else "it does not follow from the lot"
