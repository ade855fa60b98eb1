"""What is known of the contacts follows from the entries of the game, the first and all turns."""

from __future__ import annotations

from companion.core.decision.contact_counts import contacts_after, contacts_before
from companion.core.model.types import Entry
from companion.games.malefiz import GAME

BOARD = GAME.board("classic")
KNOWN = {"walked": {"a1": [9, 1]}, "played": {"b1": [5, 2]}, "doubted": True}


def test_a_game_begins_with_what_was_known_and_learns_from_turns_alone() -> None:
    entries = [
        Entry("game", 0, KNOWN),
        Entry("roll", 1, {"seen": ["a1"]}),
        Entry("input", 2, {"seen": ["a1"], "missed": ["b1", "nowhere"]}),
        Entry("input", 3, {"seen": ["b1"]}),
    ]
    a1, b1 = BOARD.mask(["a1"]), BOARD.mask(["b1"])
    before = contacts_before(BOARD, KNOWN)
    assert contacts_after(BOARD, entries[:2]) == before
    assert contacts_after(BOARD, entries) == before.learn(a1, b1).learn(b1, 0)
    assert contacts_after(BOARD, ()) == contacts_before(BOARD, {})
    assert before != contacts_before(BOARD, {})
