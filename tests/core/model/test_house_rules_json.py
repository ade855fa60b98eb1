"""House rules as JSON and back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from companion.core.model.errors import PositionError
from companion.core.model.house_rules_json import house_rules_to_json, read_house_rules


class Rules(Struct, frozen=True):
    """Two of yes or no, and one of three choices."""

    six_again: bool = False
    safe: bool = True
    pawns: int = 5
    on_six: str = "may"


CHOICES = {"pawns": (1, 3, 5), "on_six": ("may", "must")}


@pytest.mark.parametrize(
    ("data", "rules"),
    [
        ({}, Rules()),
        ({"six_again": True}, Rules(six_again=True)),
        ({"safe": False, "pawns": 1, "on_six": "must"}, Rules(safe=False, pawns=1, on_six="must")),
    ],
)
def test_what_differs_from_the_defaults_is_written_and_read(data: dict[str, Any], rules: Rules) -> None:
    assert read_house_rules(Rules, data, CHOICES) == rules
    assert house_rules_to_json(rules) == data


def test_a_default_that_is_told_is_not_written_again() -> None:
    assert house_rules_to_json(read_house_rules(Rules, {"safe": True, "pawns": 5}, CHOICES)) == {}


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
        read_house_rules(Rules, data, CHOICES)
    assert str(refused.value) == why
