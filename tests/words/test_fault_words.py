"""Sensors that are left out: the public state tells which, what it means and what to do."""

from __future__ import annotations

import pytest

from companion.core.decision.fold import fold
from companion.core.model.session import Session
from companion.core.model.types import Entry
from companion.state.public_state import fault_lines
from companion.words.fault_words import MEANS, REMEDIES
from companion.words.i18n import translator
from companion.words.sentences import FAULTS
from tests.table import Table

KINDS = ("stuck-on", "stuck-off", "weak", "chatter", "dead-chain", "swapped")


def faulty(kind: str, *spots: str) -> Session:
    session = Table({"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}).session
    several = {"spots": list(spots)} if len(spots) > 1 else {}
    return fold(session, Entry("fault", 1000, {"spot": spots[0], "kind": kind, **several}))


def test_every_kind_has_its_words() -> None:
    assert set(MEANS) == set(REMEDIES) == set(FAULTS) == set(KINDS)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_is_told_with_its_place_and_a_remedy(kind: str, lang: str) -> None:
    (line,) = fault_lines(faulty(kind, "c1", "e1"), translator(lang))
    assert (line.kind, line.spots) == (kind, ["c1", "e1"])
    assert "{" not in line.text + line.remedy
    assert line.remedy.endswith((".", "?"))


def test_nothing_is_told_while_all_is_well() -> None:
    assert (
        fault_lines(Table({"turn": "red", "pieces": {}, "house": {"red": 5, "blue": 5}}).session, str) == []
    )


def test_both_spots_of_an_exchange_are_named() -> None:
    (line,) = fault_lines(faulty("swapped", "c1", "e3"), translator("en"))
    assert line.text == (
        "Two sensors seem to be exchanged: the one at the field right in front of the red house and the one "
        "at the fourth field left of the middle of the third row from the bottom."
    )


def test_a_contact_that_has_healed_is_not_listed() -> None:
    session = fold(faulty("weak", "c1"), Entry("healed", 2000, {"spots": ["c1"]}))
    assert fault_lines(session, translator("en")) == []
