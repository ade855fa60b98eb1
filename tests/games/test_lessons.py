"""Cards that tell how a game is played are short, and explain every rule that somebody can be refused by."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from companion.core.catalog.game_box import Edition, box_of, edition_of
from companion.core.catalog.lessons import Lesson
from companion.core.model.types import Say
from companion.games import installed, named
from companion.words.i18n import LANGUAGES, translator

GAMES = Path(__file__).parents[2] / "companion" / "games"
RULE = re.compile(r"[A-Z]{1,2}-?[0-9]{1,2}")
MOST_WORDS = 25
MOST_WORDS_ELSEWHERE = 34
"""In languages that need more of them."""

EXPLAINED = [
    (game, edition) for game in installed().values() for edition in box_of(game).editions if edition.lessons
]
IDS = [f"{game.name}-{edition.variant}" for game, edition in EXPLAINED]
OWN = {"small": ("SL",), "big": ("BL", "BA"), "classic": ("MA", "BR", "B"), "fast": ("MA", "MF")}
"""Variant -> how the ids of its rules begin."""


def rules_in(source: str) -> set[str]:
    """Return the ids of rules that a program names."""
    constants = (each.value for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Constant))
    return {value for value in constants if isinstance(value, str) and RULE.fullmatch(value)}


def refused_by(game: Any, variant: str) -> set[str]:
    """Return the ids of all rules that the program of a game gives as reasons, of this variant."""
    files = [file for file in (GAMES / game.name).rglob("*.py") if "lessons" not in file.as_posix()]
    found = set().union(*(rules_in(file.read_text()) for file in files))
    return {rule for rule in found if rule.rstrip("0123456789").rstrip("-") in OWN[variant]}


@pytest.mark.parametrize(("game", "edition"), EXPLAINED, ids=IDS)
def test_every_rule_that_can_be_a_reason_is_explained(game: Any, edition: Edition) -> None:
    named_rules = refused_by(game, edition.variant)
    assert named_rules
    assert named_rules - {rule for each in edition.lessons for rule in each.rules} == set()


def test_a_rule_that_no_card_explains_would_be_found() -> None:
    assert rules_in('RULES = {"blocked": "MA-10"}; Refused("go-on", "B6"); "MA-10 is told"') == {
        "MA-10",
        "B6",
    }
    assert {"MA-03", "MA-13"} <= refused_by(named("malefiz"), "classic")


def usual(edition: Edition, lesson: Lesson) -> bool:
    """Tell whether a card holds without any house rule."""
    usually = {rule.key: rule.values[0] for rule in edition.rules}
    return not lesson.option or usually[lesson.option[0]] == lesson.option[1]


@pytest.mark.parametrize("edition", [edition for _, edition in EXPLAINED], ids=IDS)
def test_a_game_is_told_in_a_dozen_cards_at_most(edition: Edition) -> None:
    assert 6 <= sum(usual(edition, each) for each in edition.lessons) <= 12


@pytest.mark.parametrize("edition", [edition for _, edition in EXPLAINED], ids=IDS)
def test_a_card_for_a_house_rule_names_one_that_the_table_is_asked_about(edition: Edition) -> None:
    values = {rule.key: rule.values for rule in edition.rules}
    for key, value in (each.option for each in edition.lessons if each.option):
        assert value in values[key]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [edition for _, edition in EXPLAINED], ids=IDS)
def test_a_card_is_one_or_two_short_sentences(edition: Edition, lang: str) -> None:
    tell = translator(lang)
    most = MOST_WORDS if lang == "en" else MOST_WORDS_ELSEWHERE
    for lesson in edition.lessons:
        text = tell(lesson.text)
        assert len(text.split()) <= most, text
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 3, text
        assert len(tell(lesson.title)) <= 40


def test_a_game_without_cards_has_none() -> None:
    bare = Edition("plain", Say("Plain"), Say(""), ("red", "blue"))
    assert bare.lessons == ()
    edition = edition_of(named("malefiz"), "fast")
    assert edition
    assert any("MF-02" in each.rules for each in edition.lessons)
