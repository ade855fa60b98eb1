"""An overruling that one seat proposes: all the others are asked."""

from __future__ import annotations

import pytest

from companion.core.model.commands import Agree, Overrule
from companion.core.model.types import Verdict
from tests.core.corrections.test_overrule import RED, THREE, illegal, pieces, rolled, why
from tests.table import Table


def names(verdicts: list[Verdict]) -> list[tuple[str, ...]]:
    return [verdict.by for verdict in verdicts]


def agreed(table: Table) -> tuple[str, ...]:
    """Who has agreed to the open proposal; nobody where there is none."""
    proposal = table.session.dialogue.proposal
    return proposal.agreed if proposal else ()


def test_what_one_seat_proposes_is_done_once_all_have_agreed() -> None:
    table = rolled(THREE, 2)
    assert table.tell(Overrule(1000, "number", number=3, seats=("red",))) == []
    assert (agreed(table), table.session.die) == (("red",), 2)
    assert table.tell(Agree(2000, ("blue",))) == []
    assert agreed(table) == ("red", "blue")
    said = table.tell(Agree(3000, ("green",)))
    assert names(said) == [("red", "green", "blue")]
    assert (agreed(table), table.session.die) == ((), 3)


def test_one_phone_for_all_seats_overrules_at_once() -> None:
    table = rolled(RED, 2)
    said = table.tell(Overrule(1000, "number", number=3, seats=("blue", "red")))
    assert names(said) == [("red", "blue")]


def test_the_host_may_agree_for_all() -> None:
    table = rolled(THREE, 2)
    table.tell(Overrule(1000, "number", number=3, seats=("red",)))
    assert names(table.tell(Agree(2000))) == [("host",)]


@pytest.mark.parametrize("seats", [("red",), ("blue",), ()])
def test_any_seat_ends_a_proposal(seats: tuple[str, ...]) -> None:
    table = rolled(THREE, 2)
    table.tell(Overrule(1000, "number", number=3, seats=("red",)))
    assert table.tell(Agree(2000, seats, yes=False)) == []
    assert table.session.dialogue.proposal is None
    assert "Nothing is proposed" in why(table, Agree(3000, ("blue",)))


def test_one_proposal_at_a_time_and_each_agrees_once() -> None:
    table = rolled(THREE, 2)
    table.tell(Overrule(1000, "number", number=3, seats=("red",)))
    assert "proposed already" in why(table, Overrule(2000, "number", number=4, seats=("blue",)))
    assert "agreed already" in why(table, Agree(2000, ("red",)))
    assert "Nobody plays" in why(table, Agree(2000, ("yellow",)))
    assert "Nobody plays" in why(table, Overrule(2000, "number", number=4, seats=("yellow",)))


def test_a_proposal_lapses_when_the_game_goes_on() -> None:
    table = rolled(THREE, 2)
    table.tell(Overrule(1000, "number", number=3, seats=("red",)))
    table.enter(2000, "a1-c1")
    assert table.session.dialogue.proposal is None


def test_a_proposal_to_accept_means_the_board_as_it_stood() -> None:
    table = illegal(THREE, 2, "-a1", "+d1")
    table.tell(Overrule(5000, "accept", seats=("red", "green")))
    table.touch(6000, "-d1", "+f1")
    table.until(8000)
    assert "Nothing is proposed" in why(table, Agree(9000, ("blue",)))
    table.touch(9100, "-f1", "+d1")
    table.until(10_000)
    assert names(table.tell(Agree(11_000, ("blue",)))) == [("red", "green", "blue")]
    assert pieces(table) == {"d1": "red"}
