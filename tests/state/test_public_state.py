"""The public state in every phase: what its keys say."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import companion
from companion.core.model.history import Past
from companion.core.model.session import Session
from companion.core.model.types import Say, Verdict
from companion.ports.commands import NewGame
from companion.state.history_lines import past_line
from companion.state.models import history as state_models
from companion.state.models.public_state import State
from companion.state.public_state import public_state
from companion.state.state_cache import StateCache
from companion.words.i18n import LANGUAGES, translator
from companion.words.sentences import tell_verdict
from tests.web.fake_table import FakeTable


def begun(variant: str = "classic", *seats: str, **more: Any) -> FakeTable:
    table = FakeTable()
    table.execute(NewGame("malefiz", variant, seats or ("red", "blue"), {"red": "Anna"}, **more))
    return table


def rolled(number: int = 3) -> FakeTable:
    table = begun()
    table.roll(number)
    return table


def idle() -> FakeTable:
    return FakeTable()


def in_hand() -> FakeTable:
    table = rolled()
    table.see(off=("red:1",))
    return table


def illegal() -> FakeTable:
    table = rolled()
    table.see("b1", off=("red:1",), rest_ms=1000)
    return table


def arranging() -> FakeTable:
    table = begun()
    table.find(off=("blue:1",), on=("b3",))
    return table


def turned() -> FakeTable:
    """The print lies the other way round: barricades meet the sensors opposite."""
    table = begun("classic", "red", "green", "yellow", "blue")
    table.find_turned()
    return table


def ended() -> FakeTable:
    table = rolled()
    table.end()
    return table


CASES = {
    "idle": idle,
    "roll": begun,
    "move": rolled,
    "in-hand": in_hand,
    "illegal": illegal,
    "arrange": arranging,
    "turned": turned,
    "over": ended,
}


def state_of(table: FakeTable, lang: str = "en") -> dict[str, Any]:
    state: dict[str, Any] = msgspec.to_builtins(
        public_state(table.view(), translator(lang), lang, version="1")
    )
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_every_phase_has_the_described_shape_in_every_language(case: str, lang: str) -> None:
    state = state_of(CASES[case](), lang)
    msgspec.convert(state, State)
    assert set(state) == set(msgspec.structs.asdict(msgspec.convert(state, State)))
    assert state["awaiting"]["text"]


@pytest.mark.parametrize(
    ("case", "phase", "awaited", "guided"),
    [
        ("idle", "idle", "new-game", False),
        ("roll", "roll", "roll", False),
        ("move", "move", "move", False),
        ("in-hand", "move", "pawn", False),
        ("illegal", "illegal", "way-back", True),
        ("arrange", "arrange", "arrange", True),
        ("over", "over", "new-game", False),
    ],
)
def test_a_phase_awaits_what_it_awaits(case: str, phase: str, awaited: str, guided: bool) -> None:
    state = state_of(CASES[case]())
    assert (state["phase"], state["awaiting"]["what"], state["guided"]) == (phase, awaited, guided)


def test_the_position_has_the_keys_of_the_notation() -> None:
    state = state_of(rolled(3))
    assert (state["game"], state["variant"], state["turn"], state["die"]) == ("malefiz", "classic", "red", 3)
    assert state["pieces"]["e3"] == "barricade"
    assert state["house"] == {"red": 5, "blue": 5}
    assert (state["forest"], state["options"], state["places"]) == ({}, {}, [])


def test_what_the_hand_holds_is_told_with_its_targets() -> None:
    state = state_of(in_hand())
    assert state["hand"]["lifted"] == ["red:1"]
    assert {"a1", "e1"} <= set(state["hand"]["targets"])
    assert "b1" not in state["hand"]["targets"]
    assert "red:1" not in state["spots"]
    assert set(state["lights"]) >= {"a1", "e1"}
    assert state["lights"]["a1"].keys() == {"colour", "pattern"}


def test_after_an_illegal_try_the_way_back_is_told_step_by_step() -> None:
    state = state_of(illegal())
    (step,) = state["steps"]
    assert (step["from"], step["to"], step["piece"]) == ("b1", "red:1", "red")
    assert step["text"]
    told = state["verdicts"][-1]
    assert (told["verdict"], told["reason"], told["wrong"], told["missing"]) == (
        "illegal",
        "wrong-count",
        ["b1"],
        ["red:1"],
    )
    assert told["text"]


def test_while_arranging_missing_and_surplus_pieces_are_told() -> None:
    setup = state_of(arranging())["setup"]
    assert (setup["missing"], setup["surplus"]) == (["blue:1"], ["b3"])
    assert (setup["turned"], setup["wrong_side"]) == (False, "")
    assert setup["text"]


def test_a_board_that_lies_turned_round_is_told() -> None:
    assert state_of(turned())["setup"]["turned"] is True


def test_a_set_up_is_told_only_while_arranging() -> None:
    assert state_of(begun())["setup"] is None


def history_of(pictures: StateCache, table: FakeTable, lang: str = "en", after: int = 0) -> Any:
    return msgspec.json.decode(pictures.history(table.view(), lang, after)[0])


def test_finished_turns_are_told_oldest_first() -> None:
    table = rolled(3)
    table.enter("house-a1")
    table.roll(4)
    table.enter("house-l1")
    history = history_of(StateCache("1"), table)["lines"]
    assert [(turn["number"], turn["seat"], turn["die"], turn["move"]) for turn in history] == [
        (1, "red", 3, "house-a1"),
        (2, "blue", 4, "house-l1"),
    ]
    assert history[0]["how"] == "entered"
    assert "Anna" in history[0]["text"]


def test_a_seat_that_left_is_shown_as_not_playing() -> None:
    table = begun("classic", "red", "green", "blue")
    table.roll(3)
    table.enter("house-a1")
    table.leave("green")
    seats = {seat["seat"]: seat["playing"] for seat in state_of(table)["seats"]}
    assert seats == {"red": True, "green": False, "blue": True}


def test_marks_differ_so_that_colour_is_not_needed() -> None:
    seats = state_of(begun("classic", "red", "green", "yellow", "blue"))["seats"]
    assert [seat["mark"] for seat in seats] == ["R", "G", "Y", "B"]


# --- pictures ------------------------------------------------------------------------------------


def test_who_sees_the_headline_of_a_game_that_is_over_is_only_asked_for_another() -> None:
    table = begun()
    table.end()
    told = state_of(table)["awaiting"]
    assert (told["seen"], told["text"]) == (
        "Shall we play again?",
        "The game is over. Shall we play again?",
    )


def test_a_picture_is_the_public_state() -> None:
    table = rolled(3)
    table.enter("house-a1")
    made = msgspec.json.decode(StateCache("1").state(table.view(), "de"))
    assert made == state_of(table, "de")


def test_a_picture_is_made_once_for_each_view_and_language() -> None:
    table, pictures = begun(), StateCache("1")
    first = pictures.state(table.view(), "en")
    assert pictures.state(table.view(), "en") is first
    assert pictures.state(table.view(), "de") is not first
    table.publish()
    assert pictures.state(table.view(), "en") is not first


def test_finished_turns_are_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def counted(session: Session, past: Past, translate: Callable[[Say], str]) -> state_models.Past:
        told.append(past.number)
        return past_line(session, past, translate)

    monkeypatch.setattr("companion.state.history_lines.past_line", counted)
    table, pictures = begun(), StateCache("1")
    for turn in range(4):
        table.roll(3)
        table.enter(table.legal()[0])
        pictures.state(table.view(), "en")
        assert told == list(range(1, turn + 2))
    table.undo()
    assert len(history_of(pictures, table)["lines"]) == 3
    assert told == [1, 2, 3, 4]


def test_verdicts_about_finished_turns_take_their_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def counted(session: Session, verdict: Verdict) -> Say:
        told.append(verdict.verdict)
        return tell_verdict(session, verdict)

    monkeypatch.setattr("companion.words.sentences.tell_verdict", counted)
    table = begun()
    for _ in range(3):
        table.roll(3)
        table.enter(table.legal()[0])
    pictures = StateCache("1")
    verdicts = msgspec.json.decode(pictures.state(table.view(), "de"))["verdicts"]
    assert [one["text"] for one in verdicts] == [
        line["text"] for line in msgspec.json.decode(pictures.history(table.view(), "de", 0)[0])["lines"]
    ]
    assert told == []
    table.undo()
    taken_back = msgspec.json.decode(pictures.state(table.view(), "en"))["verdicts"][-1]
    assert (told, taken_back["text"]) == (["legal"], "The turn of Anna (red) was taken back.")


def test_a_picture_after_undo_and_another_turn_tells_the_new_turn() -> None:
    table, pictures = rolled(3), StateCache("1")
    table.enter("house-a1")
    pictures.state(table.view(), "en")
    table.undo()
    table.enter("house-e1")
    assert [turn["move"] for turn in history_of(pictures, table)["lines"]] == ["house-e1"]


def test_a_player_handed_over_is_named_in_the_whole_history() -> None:
    table, pictures = rolled(3), StateCache("1")
    table.enter("house-a1")
    pictures.state(table.view(), "en")
    table.hand_over("red", "Oma")
    assert "Oma" in history_of(pictures, table)["lines"][0]["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_own_sentence_of_the_pages_is_in_every_catalogue(lang: str) -> None:
    own = Path(companion.__file__).parent
    keys = {
        text
        for name in ("web/answers.py", "web/app.py", "state/public_state.py")
        for text in re.findall(r'Say\(\s*"([^"]+)"(?!\s*")', (own / name).read_text(encoding="utf-8"))
    }
    assert len(keys) > 8
    places: dict[str, str | int | Say] = {"seconds": 1, "spot": "x"}
    same = {key for key in keys if translator(lang)(Say(key, places)) == key.format(**places)}
    assert same == (keys if lang == "en" else set())
