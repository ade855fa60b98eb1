"""What one more tap may take back: what a phone told by mistake, where nobody has learned anything by it."""

from __future__ import annotations

import pytest

from companion.core.model.commands import DieRolled, Overrule, Undo
from companion.core.model.inputs import HowRolled
from companion.core.model.replace import replace
from companion.core.reducer.undo import is_slip
from companion.games import named
from companion.games.malefiz import GAME
from tests.core.reducer.test_step import STUCK
from tests.games.barbarossa.players.games import playing
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
