"""What the companion draws is sealed as the game begins, and follows from what was sealed."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.chance import commitments
from companion.core.decision import fold
from companion.core.model.commands import Undo
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, Entry, Record
from companion.core.reducer import step
from companion.core.reducer.command_refusal import refusal
from companion.core.reducer.undo import SHOWN
from companion.daemon.loop.random_source import draw
from companion.games.labyrinth import GAME
from companion.journal import GameRecord, check_seal, parse_game, write_game
from companion.journal.trace import _sendable
from companion.state.models.state_parts import Seal
from companion.state.roll_lines import drawn_lines, seal_state

LOT = "00112233445566778899aabbccddeeff"


def begun(variant: str, lot: str = LOT) -> tuple[Session, list[Entry]]:
    """A game whose chance follows from the lot, its first target drawn."""
    options = GAME.deal(variant, {"walls": 19} if variant == "big" else {}, lot)
    position = GAME.setup(variant, ("red", "yellow"), options)
    session, entry = step.new_game(GAME, Settings(), position, {}, 0, lot=lot)
    session, _ = step.step(session, BoardFound(0, session.pictures.expected))
    given = draw(session, 1000)
    assert given is not None
    session, effects = step.step(session, given)
    return session, [entry, *(effect.entry for effect in effects if isinstance(effect, Record))]


def told(entries: list[Entry]) -> GameRecord:
    return GameRecord("2026-11-22T10:00:00+01:00", "1", tuple(entries))


@pytest.mark.parametrize("variant", GAME.variants)
def test_what_is_drawn_follows_from_the_lot_and_the_seal_stays_closed(variant: str) -> None:
    session, entries = begun(variant)
    state = seal_state(session)
    assert state == Seal(commitments.commitment(session.table.sealed), opened="")
    assert drawn_lines(session, str) == []
    assert LOT not in f"{session!r} {write_game(told(entries))} {_sendable(entries[0].data)}"
    (drawn,) = commitments.draws(session)
    assert (drawn.right, drawn.given.word) == (True, "reveal")
    assert (
        begun(variant)[0].progress.history[-1].move == session.progress.history[-1].move
    )  # taken back, it is drawn again


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_seal_is_opened_when_the_game_is_over_and_all_can_be_made_again(variant: str) -> None:
    session, entries = begun(variant)
    closed = seal_state(session)
    entries.append(Entry("end", 2000, {}))
    over = fold.restore(GAME, Settings(), entries)
    assert refusal(over, Undo(3000)) == SHOWN  # what is drawn next would be known
    opened = seal_state(over)
    assert opened is not None
    assert closed is not None
    assert commitments.commitment(opened.opened) == opened.commitment == closed.commitment
    assert commitments.lot_of(opened.opened) == LOT
    text = write_game(told(entries))
    found = list(check_seal(parse_game(text, "text")))
    assert [fault for _, fault in found] == [""] * len(found)
    assert len(found) == 3


def test_walls_that_were_not_drawn_like_that_and_a_target_that_was_chosen_are_found() -> None:
    _, entries = begun("big")
    other, _ = begun("big", LOT[::-1])
    data: dict[str, Any] = {**entries[0].data, "lot": LOT[::-1]}
    _, entries = begun("big")
    wrong = [Entry("game", 0, data), *entries[1:], Entry("end", 2000, {})]
    faults = [fault for _, fault in check_seal(told(wrong))]
    assert faults[:2] == ["", "it does not follow from the lot"]
    assert (faults[2] == "") == (other.progress.history[-1].move == entries[1].data["move"])
