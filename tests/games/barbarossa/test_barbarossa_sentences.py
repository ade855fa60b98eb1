"""Sentences: each effect is told when it happens, each wait asked for, each refusal explained."""

from __future__ import annotations

import random
import re
from itertools import chain
from pathlib import Path

import pytest

from companion.core.model.inputs import Input
from companion.core.model.types import Say
from companion.games.barbarossa import GAME, board, next_inputs, prompts, rules, sentences
from companion.games.barbarossa.state import State
from companion.words.i18n import LANGUAGES, translator
from tests.games.barbarossa.players.games import (
    THREE,
    after,
    came,
    given,
    heard,
    in_cave,
    playing,
    round_two,
    solve,
    speared,
    standing,
    taken,
)
from tests.games.barbarossa.players.player import played, sensible, some_options

SOURCES = [Path(module.__file__ or "").read_text(encoding="utf-8") for module in (next_inputs, board, rules)]


def english(say: Say) -> str:
    """A sentence with seats in place of players."""
    return translator("en")(say)


def told(state: State, text: str) -> str:
    """What is told of an input."""
    return english(GAME.tell(state, given(text), taken(state, text)))


@pytest.mark.parametrize(
    ("cave", "sentence"),
    [
        ("dragon", "red has woken the dragon and must calm it: all other hats go up 1 step."),
        ("ghost", "red has met the ghost: all other hats go up 2 steps."),
        ("elf", "red finds an elf stone in the cave. That makes 13."),
        ("dwarf", "red is with the dwarf and may ask somebody for one letter."),
        ("riddle", "red is in the riddle cave. Round one: ask and ask, until somebody answers NO."),
    ],
)
def test_br_08_to_11_what_a_cave_does_is_told(cave: str, sentence: str) -> None:
    state = after(in_cave(cave), "die:5")
    assert told(state, f"wizard:{state_target(state)}") == sentence


def state_target(state: State) -> str:
    return next(one.values[0] for one in GAME.expects(state) if one.word == "wizard")


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ({}, "Solved very early, as number 1: green goes back 2 steps."),
        (
            {"red:1": ("green", "yellow"), "yellow:1": ("red", "green")},
            "Solved just at the right time, as number 5: green goes up 1 step.",
        ),
        (
            {
                **{f"red:{number}": ("green", "yellow") for number in (1, 2, 3)},
                **{f"yellow:{number}": ("red", "green") for number in (1, 2)},
            },
            "Solved very late, as number 11: green goes back 1 step.",
        ),
    ],
)
def test_br_18_the_table_of_ranks_is_told(before: dict[str, tuple[str, ...]], sentence: str) -> None:
    state = after(standing(speared(round_two(), before), {"green": 9}), "attempt:green:1", "guess:x")
    said = told(state, "verdict:right")
    assert said.startswith("Right! red has solved it: riddle 1 by green. Spear ")
    assert "red is the first to solve it: 5 steps up." in said
    assert said.endswith(sentence)


def test_br_22_penalties_and_the_winner_are_told() -> None:
    spears = {f"{seat}:{number}": others for number in (1, 2) for seat, others in OTHERS.items()}
    state = after(speared(round_two(), spears), "attempt:green:3", "guess:x")
    said = told(state, "verdict:right")
    assert "Unsolved ones now cost their makers steps." in said
    assert (
        "yellow goes back 5 steps: 5 for each riddle that nobody has solved, 2 for one solved once." in said
    )
    assert said.endswith("wins: Master of Riddles!")


OTHERS = {"red": ("green", "yellow"), "green": ("red", "yellow"), "yellow": ("red", "green")}


def test_br_10_no_sentence_tells_a_letter_or_an_attempt() -> None:
    state = after(came("dwarf"), "demand:green:1")
    assert told(state, "nth:3") == "red asks for letter number 3."
    assert told(after(state, "nth:3"), "tell:T") == "green has told red the letter in secret."
    state = after(round_two(), "attempt:green:1")
    assert told(state, "guess:Ritter") == "red has written an attempt. green alone looks at it."
    assert english(GAME.label(state, Input("guess", "Ritter"))) == "Hand in the attempt"


def test_each_refusal_has_a_sentence_of_its_own() -> None:
    reasons = {reason for source in SOURCES for reason in re.findall(r'Refused\(\s*"([a-z-]+)"', source)}
    reasons |= {
        "asked-already",
        "no-letter-now",
        "solved-by-you",
        "wizard-stays",
        "no-solution",
        "wrong-cave",
        "spear-placed",
        "stone-spent",
    }
    general = {"no-input", "not-now", "no-value"}
    assert general < reasons
    assert reasons - general == set(prompts.WHY)
    for reason in reasons:
        assert GAME.why(playing(), reason, "").text
    state = after(playing(), "die:3")
    assert english(GAME.why(state, "wrong-cave", "BR-07")).endswith("riddle cave (number 4 from the start).")


def test_each_deed_is_told_or_told_with_the_next() -> None:
    named = set(re.findall(r"``([a-z-]+)``", (rules.__doc__ or "").partition("The deeds")[2]))
    plain, made = (
        (sentences.PLAIN, sentences.OF_RIDDLE, sentences.OF_NUMBER, sentences.OF_STEPS),
        sentences.MADE,
    )
    of_value = {key.partition(":")[0] for key in sentences.OF_VALUE}
    known = {*chain(*plain), *made, *of_value, "moved", "told", "goal", "furthest"}
    assert named <= known
    assert known - {"goal", "furthest"} <= named | {"yes"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_asked_and_labelled_in_every_language(seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.setup("classic", THREE, {**some_options(chance), "steps": 40})
    languages = [translator(lang) for lang in LANGUAGES]
    for number, (before, (_seat, said, answer)) in enumerate(played(state, chance, lambda *_: "a", sensible)):
        says = [GAME.tell(before, said, answer)]
        says += [GAME.ask(before, one) for one in GAME.expects(before)]
        says += [GAME.label(before, each) for one in GAME.expects(before) for each in one.inputs()]
        assert all(english(say) for say in says)
        if number % 25 == 0:
            assert all(translate(say) for say in says for translate in languages)


def test_a_refused_input_can_be_told_why() -> None:
    answer = heard(round_two(), "curse:yellow")
    assert english(GAME.why(round_two(), answer.reason, answer.rule)) == (  # type: ignore[union-attr]
        "No curse while somebody is in round two. Keep the stone for later."
    )
    assert solve(round_two(), "green:1").ends
