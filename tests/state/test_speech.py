"""What is said aloud: once for each event, in words and as clips that exist, with its sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.core.model.commands import DieRolled, Given, Overrule, Pause
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input
from companion.core.model.types import Say
from companion.games import installed
from companion.games.labyrinth import GAME as LABYRINTH
from companion.ports.commands import NewGame
from companion.state import clips
from companion.state.clips import aloud, exact
from companion.state.moment import moment
from companion.state.speech import AWAITED, HAPPENED, speech
from companion.words.i18n import LANGUAGES, SOURCE, translator
from tests.state.test_public_state import arranging, begun, illegal, rolled
from tests.web.fake_table import FakeTable

CLIPS = clips.clips(installed().values())


def moved() -> FakeTable:
    table = rolled(3)
    table.see("e1", off=("red:1",), rest_ms=3000)
    return table


def said(table: FakeTable, lang: str = "en") -> dict[str, dict[str, Any]]:
    """Part -> what is said of it."""
    return {part.of: msgspec.to_builtins(part) for part in speech(table.view(), translator(lang))}


def test_nothing_is_said_while_nobody_plays() -> None:
    assert said(FakeTable()) == {}


def test_a_turn_begins_with_its_sound_the_players_name_and_a_clip_of_the_colour() -> None:
    part = said(begun())["awaiting"]
    assert (part["text"], part["clips"]) == ("Anna (red) rolls the die.", ["roll-red"])
    assert (part["sound"], part["seat"], part["urgent"]) == ("turn", "red", False)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_number_is_said_and_then_what_to_do(number: int) -> None:
    parts = said(rolled(number))
    assert (next(iter(parts)), list(parts)[-1]) == ("moment", "awaiting")
    assert (parts["moment"]["text"], parts["moment"]["clips"]) == (
        f"Anna (red) rolled {number}.",
        [f"number-{number}"],
    )
    assert parts["awaiting"]["clips"] == ["move"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [begun, rolled, moved, illegal])
def test_what_has_happened_is_said_by_the_moments_own_sentence_and_once(
    make: Callable[[], FakeTable], lang: str
) -> None:
    view, tell = make().view(), translator(lang)
    told = moment(view, tell)
    assert told is not None
    assert [part.text for part in speech(view, tell)].count(aloud(told.long)) == 1
    assert said(make(), lang)["moment"]["mark"] == f"{told.number}-{told.deed}"


def test_what_is_asked_and_has_happened_is_said_once() -> None:
    table = begun("classic", "red", "green", "blue")
    table.roll(3)
    table.execute(Overrule(0, "number", number=5, seats=("red",)))
    texts = [part.text for part in speech(table.view(), translator("en"))]
    assert len(texts) == len(set(texts))


def test_what_was_not_right_is_said_with_its_reason_and_the_way_back() -> None:
    parts = said(illegal())
    assert parts["moment"]["clips"] == ["wrong-count"]
    assert (parts["moment"]["sound"], parts["moment"]["urgent"]) == ("illegal", True)
    assert (parts["step"]["clips"], parts["step"]["after_ms"]) == (["malefiz-back-red"], 0)
    assert "awaiting" not in parts


def test_the_same_thing_keeps_its_mark_and_a_new_one_has_another() -> None:
    table = begun()
    before = said(table)["awaiting"]["mark"]
    table.publish()
    assert said(table)["awaiting"]["mark"] == before
    table.roll(3)
    assert said(table)["awaiting"]["mark"] != before


def test_a_mark_is_the_same_in_every_language() -> None:
    table = illegal()
    marks = {tuple(part["mark"] for part in said(table, lang).values()) for lang in LANGUAGES}
    assert len(marks) == 1


def test_after_an_illegal_try_the_number_is_said_again() -> None:
    table = rolled()
    before = said(table)["awaiting"]["mark"]
    table.see("b1", off=("red:1",), rest_ms=1000)
    table.see("red:1", off=("b1",), rest_ms=1000)
    after = said(table)
    assert after["moment"]["clips"] == ["restored"]
    assert after["awaiting"]["clips"] == ["number-3", "move"]
    assert after["awaiting"]["mark"] != before


def test_who_moved_before_the_number_is_asked_for_it_once() -> None:
    table = begun()
    table.see("b1", off=("red:1",), rest_ms=1000)
    parts = said(table)
    assert parts["moment"]["text"] == "Anna (red) moved before rolling. What did you roll?"
    assert "awaiting" not in parts


def test_after_a_number_is_gone_it_is_said_again_who_rolls() -> None:
    table = begun("classic", "red", "green", "blue")
    before = said(table)["awaiting"]
    table.roll(3)
    table.undo()
    after = said(table)["awaiting"]
    assert (after["text"], after["mark"] != before["mark"]) == (before["text"], True)


def test_a_turn_that_was_right_has_its_sound_and_the_next_is_called() -> None:
    parts = said(moved())
    assert (parts["moment"]["clips"], parts["moment"]["sound"]) == (["done"], "legal")
    assert parts["awaiting"]["clips"] == ["roll-blue"]


def test_a_pause_is_told_once_and_nothing_else_in_it() -> None:
    table = begun()
    table.execute(Pause(0, on=True))
    assert {of: part["clips"] for of, part in said(table).items()} == {
        "moment": ["paused"],
        "awaiting": [],
    }
    table.execute(Pause(0, on=False))
    assert said(table)["awaiting"]["clips"] == ["roll-red"]


def test_steps_of_the_set_up_wait_for_quick_hands() -> None:
    parts = said(arranging())
    assert parts["awaiting"]["clips"] == ["arrange"]
    assert parts["step"]["clips"] == ["malefiz-put-blue"]
    assert parts["step"]["after_ms"] > 1000


def test_a_lost_board_is_said_first() -> None:
    table = begun()
    links = (replace(table.view().links[0], up=False, why="unplugged: gone"),)
    table.publish(links=links)
    first = speech(table.view(), translator("en"))[0]
    assert (first.of, first.clips, first.urgent) == ("moment", ["lost"], True)
    table.publish(links=(replace(links[0], since_ms=9),))
    assert speech(table.view(), translator("en"))[0].mark != first.mark  # lost once more


@pytest.mark.parametrize("make", [begun, rolled, moved, illegal, arranging])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clip_that_is_named_exists(make: Callable[[], FakeTable], lang: str) -> None:
    parts = said(make(), lang).values()
    assert parts
    assert {clip for part in parts for clip in part["clips"]} <= CLIPS.keys()


def test_every_clip_that_stands_in_for_another_exists() -> None:
    assert {*AWAITED.values(), *HAPPENED.values()} <= CLIPS.keys()


def test_an_unknown_sentence_has_no_clip_of_its_own() -> None:
    assert exact(Say("The dragon has woken up.")) == ""
    assert exact(Say("{who} rolls the die.", {"who": Say("Red")})) == "roll-red"


def test_no_two_clips_say_the_same() -> None:
    tell = translator(SOURCE)  # elsewhere two games may call their pieces the same
    assert len({tell(say) for say in CLIPS.values()}) == len(CLIPS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Put it on a1, not on c12.", "Put it on A 1, not on C 12."),
        ("The pawn goes exactly 3 fields.", "The pawn goes exactly 3 fields."),
        ("2. Feld im roten Haus", "2. Feld im roten Haus"),
    ],
)
def test_a_spot_named_by_letter_and_number_is_said_in_two_words(text: str, told: str) -> None:
    assert aloud(text) == told


def test_a_clip_says_nothing_that_a_voice_would_stumble_over() -> None:
    for lang in LANGUAGES:
        for key, say in CLIPS.items():
            text = translator(lang)(say)
            assert clips.aloud(text) == text, key
            assert not set(text) & set("{}()[]/…_*"), key


def test_a_game_of_many_inputs_is_heard_in_its_own_words_by_phones_without_a_voice() -> None:
    """Nobody at a labyrinth is told to move one pawn, or that a wall which was pulled was right."""
    table = FakeTable()
    table.game = LABYRINTH
    table.execute(NewGame("labyrinth", "big", ("red", "yellow"), {}))
    table.execute(Given(0, Input("reveal", "c3"), how="drawn"))
    assert said(table)["moment"]["clips"] == ["told-revealed"]
    table.execute(DieRolled(0, 3))
    assert said(table)["moment"]["clips"] == ["number-3"]
    assert said(table)["awaiting"]["clips"] == ["ask-step"]
    table.see("b1", off=("a1",), rest_ms=3000)
    assert said(table)["moment"]["clips"] == []
    table.execute(Given(0, Input("drop", "out:a1")))
    assert said(table)["moment"]["clips"] == ["told-dropped"]
    assert said(table)["awaiting"]["clips"] == ["ask-home"]
