"""The board seen again after a restart, with a contact of a house left out: nothing is to be put right."""

from __future__ import annotations

import pytest

from companion.core import timed_play
from companion.core.decision import fold
from companion.core.model.types import SensorFault
from companion.core.timed_play import Play
from companion.games.malefiz import GAME
from tests.table import SETTINGS, Table, told

BEGUN = {
    "turn": "red",
    "pieces": {"a1": "red", "g1": "blue", "i1": "blue", "k1": "blue", "m1": "blue"},
    "house": {"red": 4, "blue": 1},
}


def moved(place: str) -> Table:
    """Blue's only pawn at home stands on this place of its house, and blue:3 is left out."""
    table = Table(BEGUN)
    names = [spot for spot in table.session.board.names(table.raw) if not spot.startswith("blue:")]
    table.found(100, *names, place)
    table.tell(SensorFault(200, table.session.board.index["blue:3"], "chatter"))
    table.die(1000, 1)
    table.touch(2000, "-a1", "+b1")
    table.until(9000)
    return table


def restarted(table: Table) -> Table:
    """The same table, begun anew from what was recorded."""
    session = fold.restore(GAME, SETTINGS, table.entries)
    assert session.contacts.masked
    again = Table(BEGUN)
    again.entries, again.play, again.raw = list(table.entries), Play(session), table.raw
    again._take(timed_play.found(again.play, 10_000, table.raw))
    return again


@pytest.mark.parametrize("place", ["blue:1", "blue:2", "blue:5"])
def test_a_pawn_in_another_place_of_its_house_is_where_it_should_be(place: str) -> None:
    table = moved(place)
    assert table.session.phase == "roll"
    again = restarted(table)
    assert again.session.phase == "roll"
    assert again.session.pictures.expected == table.session.pictures.expected
    again.die(11_000, 1)
    again.touch(12_000, "-g1", "+h1")
    assert [each["move"] for each in told(again.until(19_000))] == ["g1-h1"]


def test_a_pawn_that_is_away_is_missed_all_the_same() -> None:
    table = moved("blue:1")
    table.raw &= ~(1 << table.session.board.index["g1"])
    assert restarted(table).session.phase == "arrange"
