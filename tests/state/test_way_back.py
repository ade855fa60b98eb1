"""The way back in the public state: pieces that changed places are told, contacts left out are not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Fault
from companion.core.tracking import masking
from companion.ports.table import View
from companion.state.public_state import public_state
from companion.words.i18n import translator
from tests.core.guidance.test_misplaced import live
from tests.state.test_public_state import begun


def state(session: Session, lang: str = "en") -> Any:
    return msgspec.to_builtins(public_state(View(1, 0, session), translator(lang), lang))


@pytest.mark.parametrize(
    ("lang", "text", "step"),
    [
        (
            "en",
            "Nothing is missing, but pieces stand on each other's places.",
            "Take away the barricade from",
        ),
        ("de", "Es fehlt nichts, aber Figuren stehen auf dem Platz von anderen.", "Nimm die Barrikade"),
    ],
)
def test_pieces_on_each_others_places_are_no_right_set_up(lang: str, text: str, step: str) -> None:
    shown = state(live({"e3": "red", "c1": "barricade"}).session, lang)
    assert (shown["phase"], shown["setup"]["text"]) == ("arrange", text)
    assert shown["steps"][0]["text"].startswith(step)
    assert (shown["setup"]["missing"], shown["setup"]["surplus"]) == ([], [])


def test_a_contact_that_is_left_out_is_neither_missing_nor_part_of_the_way() -> None:
    session = live({"e3": None, "i9": None, "h9": "blue"}).session
    assert [step["to"] for step in state(session)["steps"]] == ["i9", "e3"]
    spot = session.board.index["e3"]
    session = masking.leave_out(replace(session), Fault("stuck-off", 1 << spot), 5000)
    assert [step["to"] for step in state(session)["steps"]] == ["i9"]
    assert state(session)["setup"]["missing"] == ["i9"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_pawn_that_nobody_plays_is_told_so_kindly_and_goes_back_into_its_house(lang: str) -> None:
    table = begun()
    table.see("green:1", "green:2")
    table.see("f1", off=("green:1",), rest_ms=3000)
    shown = state(table.session, lang)
    text, step = shown["moment"]["long"], shown["steps"][0]["text"]
    assert "does not play" in text or "nicht mitspielt" in text
    assert step.endswith(("back into the green house.", "zurück ins grüne Haus."))
    table.see("green:3", off=("f1",), rest_ms=3000)
    assert state(table.session)["phase"] == "roll"


def test_a_piece_from_elsewhere_is_told_to_be_taken_away() -> None:
    table = begun()
    table.see("f1", rest_ms=3000)
    shown = state(table.session)
    assert shown["moment"]["short"] == "That does not play"
    assert shown["steps"][0]["text"].startswith("Take away the piece from")
