"""What nobody may do to secrets and to what others have said, at a table."""

from __future__ import annotations

import pytest

from companion.core.corrections.overrule import ENDS_WITH_SECRETS
from companion.core.model.commands import Enter, Overrule
from companion.core.reducer.command_refusal import refusal
from companion.games.barbarossa import GAME
from companion.games.barbarossa.state import State
from companion.words.sentences import tell_verdict
from tests.games.barbarossa.players.games import TWELVE, begun, came, in_cave, round_two, speared
from tests.games.barbarossa.test_barbarossa_board import ALL
from tests.table import Table


def at_table(state: State) -> Table:
    table = Table(state, game=GAME)
    table.until(1000)
    return table


def test_what_is_said_is_not_entered_as_a_turn_of_hands() -> None:
    table = at_table(round_two())
    table.give(2000, "attempt:yellow:3", "red")
    table.give(3000, "guess:Iglu", "red")
    for move in ("verdict:right", "verdict:wrong", "curse:green"):
        known = len(table.session.progress.history)
        assert refusal(table.session, Enter(4000, move)) is not None
        table.enter(4000, move)
        assert len(table.session.progress.history) == known
    words = at_table(begun())
    words.give(2000, "word:Zahn", "green")
    words.enter(3000, "rethink")
    assert words.session.position.position.of(words.session.position.position.chosen, "green") == 1


def test_what_hands_do_is_still_entered() -> None:
    table = at_table(in_cave("riddle", sensed_caves=True))
    table.die(2000, 5)
    table.enter(3000, "wizard:cave:4")
    assert [past.move for past in table.session.progress.history] == ["wizard:cave:4"]


def test_no_correction_ends_a_game_and_shows_its_secrets() -> None:
    table = at_table(speared(round_two(), TWELVE))
    table.give(2000, "attempt:yellow:3", "red")
    table.give(2001, "guess:Iglu", "red")
    table.give(2002, "verdict:wrong", "yellow")
    told = next(past.number for past in table.session.progress.history if past.move == "verdict:wrong")
    right = Overrule(3000, "input", number=told, move="verdict:right")
    assert refusal(table.session, right) == ENDS_WITH_SECRETS
    table.tell(right)
    assert not table.session.over


@pytest.mark.parametrize("back", [False, True])
def test_what_waits_for_a_stone_in_the_air_and_is_not_heard_is_noted(back: bool) -> None:
    table = at_table(came("riddle", **ALL))
    table.give(2000, "ask:green:1", "red")
    table.touch(3000, "-curse:yellow:3")
    table.give(3200, "answer:no", "green")
    assert table.session.turn.pending_commands
    if back:
        table.undo(3300)
        assert not table.session.turn.pending_commands
    table.until(6000)
    notes = [
        tell_verdict(table.session, one).text
        for one in table.session.dialogue.verdicts
        if one.verdict == "unsure"
    ]
    assert notes == ["What was said while a piece was in the air did not count. If need be, say it again."]
    assert "answer:no" not in [past.move for past in table.session.progress.history]
