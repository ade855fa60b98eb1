"""The turns that may be chosen from: whole for the voice, short beside their picture."""

from __future__ import annotations

from companion.state.question_lines import questions
from companion.words.i18n import translator
from tests.core.reducer.test_step import ASKS
from tests.core.reducer.test_step_questions import TRACELESS, asked


def test_a_turn_to_choose_is_told_shortly_beside_its_picture() -> None:
    for choice in questions(asked(ASKS, *TRACELESS).session, translator("de"))["ask"]:
        assert len(choice.short) < len(choice.text)
        assert "(rot)" not in choice.short
