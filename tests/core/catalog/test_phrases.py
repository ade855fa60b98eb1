"""Why a try is no turn is looked up in one order: the rule, the reason, general words."""

from __future__ import annotations

import pytest

from companion.core.catalog.phrases import GENERAL_REASONS, UNEXPLAINED, Phrases, reason_of
from companion.core.model.types import Say

OWN = Phrases(reasons={"far": Say("Too far.")}, rules={("far", "MA-05"): Say("Exactly as many as the die.")})


@pytest.mark.parametrize(
    ("reason", "rule", "told"),
    [
        ("far", "MA-05", OWN.rules["far", "MA-05"]),
        ("far", "MA-06", OWN.reasons["far"]),
        ("far", "", OWN.reasons["far"]),
        ("no-roll", "MA-05", GENERAL_REASONS["no-roll"]),
        ("nobody-knows", "MA-05", UNEXPLAINED),
    ],
)
def test_the_rule_tells_most_then_the_reason_then_general_words(reason: str, rule: str, told: Say) -> None:
    assert reason_of(OWN, reason, rule) == told
