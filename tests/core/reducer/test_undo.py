"""What one more tap may take back: what a phone told by mistake, where nobody has learned anything by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from companion.core.model.commands import DieRolled, Given, Overrule, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import HowItCame, HowRolled, read_input
from companion.core.reducer.undo import is_slip
from companion.games import named
from companion.games.barbarossa.state import State
from companion.games.malefiz import GAME
from tests.core.reducer.test_step import STUCK
from tests.games.barbarossa.players.games import WORDS, after, begun, came, playing, round_two
from tests.games.barbarossa.test_barbarossa_at_the_table import table
from tests.playing_inputs import Played
from tests.table import Table


def malefiz() -> Played:
    return Played(GAME, "classic")


def test_a_number_that_was_told_is_a_slip_and_one_that_was_rolled_is_none() -> None:
    for how in ("told", "rolled"):
        played = malefiz()
        assert not is_slip(played.session)
        played.tell(DieRolled(100, 4, how))
        assert is_slip(played.session) == (how == "told")
        played.say("house-a2")  # from the list
        assert is_slip(played.session)
        played.tell(Undo(200))
        assert is_slip(played.session) == (how == "told")


@pytest.mark.parametrize("how", ["told", "rolled"])
def test_ma_14_a_pass_goes_with_its_number(how: HowRolled) -> None:
    at_the = Table(STUCK)
    at_the.tell(DieRolled(1000, 2, how))
    assert at_the.session.progress.history[-1].how == "pass"
    assert is_slip(at_the.session) == (how == "told")


def test_what_hands_did_or_the_table_decided_is_no_slip() -> None:
    played = malefiz()
    played.say("4")
    played.tell(Overrule(300, "number", number=5))
    assert not is_slip(played.session)


def test_what_a_seat_says_on_its_own_page_is_no_slip_and_asking_for_it_is() -> None:
    at_the = table(playing())
    for text, seat, slip in (
        ("curse:green", "green", True),
        ("demand:red:1", "green", True),
        ("nth:1", "green", True),
        ("tell:Z", "red", False),
    ):
        at_the.give(5000, text, seat)
        assert at_the.session.progress.history[-1].move == text
        assert is_slip(at_the.session) == slip, text


def test_a_turn_from_the_list_is_none_where_something_hidden_may_have_been_seen() -> None:
    played = malefiz()
    played.say("4", "house-a2")
    assert is_slip(played.session)
    table_state = replace(played.session.table, sealed="lot {}")
    assert not is_slip(replace(played.session, table=table_state))


def test_what_was_drawn_is_none_and_a_colour_that_was_called_is_one() -> None:
    played = Played(named("labyrinth"), "small")
    played.say("reveal:c3")
    assert not is_slip(played.session)
    played.say("call:red")
    assert is_slip(played.session)


LOT = "0123456789abcdef0123456789abcdef"
"""From which the companion draws, and hides walls."""
ELSEWHERE: Mapping[str, tuple[str, str]] = {
    "word": ("word:Zahn", "red"),
    "ready": ("ready", "red"),
    "tell": ("tell:Z", "green"),
    "tell, on paper": ("tell", "green"),
    "guess": ("guess:Mond", "red"),
    "guess, on paper": ("guess", "red"),
    "verdict": ("verdict:wrong", "green"),
}
"""What another phone shows, or a phone shows itself alone: input and seat."""


def before(word: str) -> State:
    """A game of Barbarossa in which this may be said."""
    match word:
        case "word":
            return begun()
        case "ready":
            return after(begun(), *(f"red> word:{each}" for each in WORDS["red"][: begun().position.each]))
        case "tell":
            return after(came("dwarf"), "demand:green:1", "nth:1")
        case "guess":
            return after(round_two(), "attempt:green:1")
    return after(round_two(), "attempt:green:1", "guess:Mond")


@pytest.mark.parametrize("how", ["told", "host"])
@pytest.mark.parametrize("what", ELSEWHERE)
def test_what_another_phone_has_shown_is_never_a_slip(what: str, how: HowItCame) -> None:
    text, seat = ELSEWHERE[what]
    at_the = table(before(what.partition(",")[0]))
    at_the.tell(Given(5000, read_input(text, at_the.session.game.words), seat, how))
    past = at_the.session.progress.history[-1]
    assert (past.move.partition(":")[0], past.seat) == (text.partition(":")[0], seat)
    assert not is_slip(at_the.session)


@pytest.mark.parametrize(
    ("variant", "options", "said"),
    [
        ("small", {}, ("reveal:c3",)),
        ("big", {}, ("reveal:c3",)),
        ("big", {"walls": 24}, ("reveal:c3",)),
        ("big", {"walls": 24}, ("reveal:c3", "3", "step:b1")),
        ("big", {"walls": 24}, ("reveal:c3", "4", "walk:a1-b1-b2")),
    ],
    ids=["drawn, small", "drawn, big", "drawn, walls hidden", "a wall felt", "walls felt"],
)
def test_what_was_drawn_or_is_hidden_is_never_a_slip(
    variant: str, options: Mapping[str, int], said: Sequence[str]
) -> None:
    played = Played(named("labyrinth"), variant, ("red", "yellow"), options, lot=LOT)
    assert played.session.table.sealed
    for text in said:
        past = len(played.entries)
        played.say(text)
        assert len(played.entries) > past, text
        told = text.isdecimal()
        assert is_slip(played.session) == told, text


def test_what_is_drawn_after_a_tap_guards_the_tap() -> None:
    """A tap that ends a turn may bring a draw; who takes the tap back would draw again, knowing more."""
    played = Played(named("labyrinth"), "small", ("red", "yellow"), lot=LOT)
    played.say("reveal:c3", "call:red")
    assert is_slip(played.session)
    drawn = replace(played.session.progress.history[-1], how="drawn")
    progress = played.session.progress
    after_it = replace(played.session, progress=replace(progress, history=(*progress.history, drawn)))
    assert not is_slip(after_it)
