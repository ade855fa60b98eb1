"""The turns that may be chosen from: whole for the voice, short beside their picture."""

from __future__ import annotations

from companion.core.guidance.lights import light_plan
from companion.core.model.fast_replace import replace
from companion.core.model.types import Lamp
from companion.games.labyrinth import GAME as LABYRINTH
from companion.state.question_lines import questions
from companion.words.i18n import translator
from tests.core.reducer.test_step import ASKS
from tests.core.reducer.test_step_questions import TRACELESS, asked
from tests.games.labyrinth.labyrinth_big_positions import at
from tests.table import Table


def test_a_turn_to_choose_is_told_shortly_beside_its_picture() -> None:
    for choice in questions(asked(ASKS, *TRACELESS).session, translator("de"))["ask"]:
        assert len(choice.short) < len(choice.text)
        assert "(rot)" not in choice.short


def test_several_inputs_that_are_one_answer_are_told_in_their_order_and_the_last_place_is_lit() -> None:
    table = Table(LABYRINTH.dump(at({"red": "a1", "yellow": "f6"}, walls=None, steps=4)), game=LABYRINTH)
    moves = ("walk:a1-b1-b2 walk:b2-b1-c1", "step:b1")
    dialogue = replace(table.session.dialogue, asking=moves)
    session = replace(table.session, dialogue=dialogue)
    told = questions(session, translator("en"))["ask"]
    assert [choice.move for choice in told] == list(moves)
    assert told[0].text == "Go: right, up, Go: down, right"
    lit = light_plan(session, frozenset())
    assert {spot for spot, lamp in lit.items() if lamp == Lamp("white", "blink")} == {"c1", "b1"}
