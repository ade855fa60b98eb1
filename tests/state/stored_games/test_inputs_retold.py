"""Stored and running games of many inputs on the pages: told input by input, and nothing told in secret."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from companion.chronicle import story, tallies
from companion.core.guidance.lights import light_plan
from companion.core.model.commands import EndGame, Given, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.history import Happened
from companion.core.model.inputs import read_input
from companion.core.model.types import Say, Verdict
from companion.games.barbarossa import GAME as BARBAROSSA
from companion.ports.table import StoredGame, View
from companion.state import speech
from companion.state.history_lines import past_line
from companion.state.models.stored import StoredStory
from companion.state.public_state import public_state
from companion.state.question_lines import take_back_offer
from companion.state.stored_games.stored_story import retell
from companion.words import take_back_prompts
from companion.words.i18n import translator
from tests.games.barbarossa.players.games import TWELVE, round_two, solve, speared, standing
from tests.games.plug_ins import install
from tests.playing_inputs import Played
from tests.table import Table
from tests.toy_treasure import GAME, SOURCE

EN = translator("en")
LINE = StoredGame(1, "treasure", "drawn", {}, "playing", 1, "2026-11-22T10:30:00+01:00", "")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Played:
    install(tmp_path, monkeypatch, "treasure", SOURCE)
    found = Played(GAME, "drawn", ("red", "blue"), {"treasure": "c1"})
    found.say("draw:2", "whisper:sesame", "call:warm", "stop", "draw:1")
    found.tell(Undo(1000))
    return found


def retold(played: Played) -> StoredStory:
    return retell(LINE, story.tell(GAME, played.entries), Say("Treasure"), EN, "en")


def test_a_stored_game_is_told_input_by_input_with_the_turn_of_each(played: Played) -> None:
    told = retold(played)
    assert [(step.kind, step.move, step.turn, step.ends) for step in told.steps] == [
        ("heard", "draw:2", 1, False),
        ("heard", "whisper:?", 1, False),
        ("heard", "call:warm", 1, False),
        ("heard", "stop", 1, True),
        ("heard", "draw:1", 2, False),
        ("undo", "draw:1", 2, False),
        ("undo", "stop", 1, False),
    ]
    assert told.steps[-1].text == "Taken back: Anna (red): stop"
    assert "sesame" not in json.dumps([step.text for step in told.steps])
    assert "treasure" not in told.start


def test_once_it_is_over_all_of_it_is_told(played: Played) -> None:
    played.tell(EndGame(2000))
    told = retold(played)
    assert told.steps[1].move == "whisper:sesame"
    assert told.start["treasure"] == "c1"


def test_what_was_said_in_secret_is_in_no_line_no_verdict_and_nothing_spoken(played: Played) -> None:
    session = played.session
    lines = [past_line(session, past, EN) for past in session.progress.history]
    assert lines[1].move == "whisper:?"
    assert lines[1].text == "Anna (red) has said something in secret."
    assert [verdict.move for verdict in session.dialogue.verdicts[:2]] == ["draw:2", "whisper:?"]
    progress = replace(
        session.progress, history=session.progress.history[:2], happened=Happened(3, "input", "red")
    )
    spoken = speech.speech(View(1, 0, replace(session, progress=progress)), EN)
    assert spoken[0].text == "Anna (red) has said something in secret."
    assert "sesame" not in msgspec.json.encode(lines).decode()
    assert "sesame" not in repr(session.dialogue.verdicts)


def test_taking_back_is_told_as_what_came_after(played: Played) -> None:
    played.tell(Given(3000, read_input("stop", GAME.words)))
    session = played.session
    found = take_back_offer(
        replace(
            session, dialogue=replace(session.dialogue, take_back_offer=session.progress.history[1].number)
        ),
        EN,
    )
    assert found is not None
    assert found.turns == 1 + sum(past.ends for past in session.progress.history[1:-1])
    assert found.text.startswith("The board stands as it did earlier, in the turn of Anna (red).")
    verdict = Verdict(0, "taken-back", "red", move="stop", back=4)
    assert EN(take_back_prompts.tell_aside(session, verdict)) == (
        "Something in the turn of Anna (red) was taken back by hand."
    )


def test_a_win_that_is_shared_is_told_lit_and_counted_for_all_who_share_it() -> None:
    before = speared(round_two(tie="shared", sensed_curses=True), TWELVE)
    before = standing(before, {"red": 20, "green": 9, "yellow": 25})
    won = solve(before, "green:3").position
    names = {"red": "Anna", "green": "Ben", "yellow": ""}
    seats = BARBAROSSA.seats_in_play(won)
    over = story.Story(BARBAROSSA, "classic", seats, names, {}, won, (), ())
    assert BARBAROSSA.outcome(won).first == ("red", "yellow")
    assert retell(LINE, over, Say("Barbarossa"), EN, "en").result == "Anna (red) and Yellow have won!"
    assert [who.seat for who, tally in tallies.count(over).players.items() if tally.won] == ["red", "yellow"]
    session = Table(before, game=BARBAROSSA).session.at(won)
    session = replace(session, pictures=replace(session.pictures, expected=BARBAROSSA.picture(won)))
    lit = {lamp.colour for lamp in light_plan(session, frozenset()).values() if lamp.pattern == "breathe"}
    assert lit == {"red", "yellow"}
    state = public_state(
        View(1, 0, session=replace(session, table=replace(session.table, names=names))), EN, "en", version="1"
    )
    assert (state.winners, state.won) == (["red", "yellow"], "Anna and Yellow have won!")
