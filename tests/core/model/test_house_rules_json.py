"""House rules as JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from companion.core.model.errors import PositionError
from companion.core.model.house_rules_json import RulesInJson


class Rules(RulesInJson, frozen=True):
    """Two of yes or no, and two with a few choices."""

    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {"pawns": (1, 3, 5), "on_six": ("may", "must")}

    six_again: bool = False
    safe: bool = True
    pawns: int = 5
    on_six: str = "may"


@pytest.mark.parametrize(
    ("data", "rules"),
    [
        ({}, Rules()),
        ({"six_again": True}, Rules(six_again=True)),
        ({"safe": False, "pawns": 1, "on_six": "must"}, Rules(safe=False, pawns=1, on_six="must")),
    ],
)
def test_what_differs_from_the_defaults_is_written_and_read(data: dict[str, Any], rules: Rules) -> None:
    assert Rules.read(data) == rules
    assert rules.to_json() == data


def test_a_default_that_is_told_is_not_written_again() -> None:
    assert Rules.read({"safe": True, "pawns": 5}).to_json() == {}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ([], "options must be an object, not []"),
        (None, "options must be an object, not None"),
        ({"gold": True}, "unknown option 'gold': known are six_again, safe, pawns, on_six"),
        ({"safe": 1}, "option safe must be true or false, not 1"),
        ({"safe": "yes"}, "option safe must be true or false, not 'yes'"),
        ({"pawns": 2}, "option pawns must be 1 or 3 or 5, not 2"),
        ({"pawns": True}, "option pawns must be 1 or 3 or 5, not True"),
        ({"on_six": False}, "option on_six must be may or must, not False"),
    ],
)
def test_what_is_no_house_rule_is_refused_by_name(data: Any, why: str) -> None:
    with pytest.raises(PositionError) as refused:
        Rules.read(data)
    assert str(refused.value) == why


class WithoutDefault(RulesInJson, frozen=True):
    """Rules of somebody's own game, who has forgotten a default."""

    six_again: bool
    safe: bool = True


def test_a_rule_without_a_default_is_told_rather_than_lost_from_stored_games() -> None:
    with pytest.raises(ValueError, match="zip"):
        WithoutDefault(six_again=True).to_json()
