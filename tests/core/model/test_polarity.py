"""What poles tell about a picture, and where nothing is made of them."""

from __future__ import annotations

from companion.core.model import polarity
from companion.core.model.types import NO_POLES, Poles
from tests.table import Table

NORTH = frozenset({"barricade"})
KINDS = ("barricade", "red", None, "red", "blue")


def test_a_piece_should_show_the_pole_of_its_kind() -> None:
    should = polarity.by_kind(NORTH, KINDS)
    assert [should.at(spot) for spot in range(5)] == [True, False, None, False, False]
    assert polarity.by_kind(frozenset(), KINDS) == NO_POLES


def test_a_piece_has_the_pole_it_shows_and_else_that_of_its_kind() -> None:
    should = polarity.by_kind(NORTH, KINDS)
    turned = Poles(0b1000, 0b0001)  # two magnets glued in the wrong way round
    assert polarity.of_pieces(turned, should) == Poles(0b01000, 0b10011)
    assert polarity.of_pieces(NO_POLES, should) == should


def test_only_pairs_can_be_pieces_on_each_others_places() -> None:
    should = Poles(0b0011, 0b1100)
    assert polarity.exchanged(Poles(0b0101, 0b1010), should) == 0b0110
    assert polarity.exchanged(Poles(0b0111, 0b1000), should) == 0
    assert polarity.exchanged(should, should) == 0


def test_magnets_glued_in_by_chance_tell_nothing() -> None:
    should = Poles(0b1111, 0b11110000)
    assert polarity.by_chance(Poles(0b11110111, 0b1000), should)
    assert not polarity.by_chance(Poles(0b00110011, 0b11001100), Poles(0b1111, ~0b1111 & 0xFFFFFF))
    assert polarity.of_pieces(Poles(0b11110000, 0b111), should) == Poles(0b11110000, 0b111)


def test_what_may_stand_on_a_spot_is_told_by_its_pole() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red", "e3": "barricade"}, "house": {"red": 4, "blue": 5}})
    index = table.session.board.index
    table.poles_found(0, Poles(1 << index["e3"], 1 << index["a1"]))
    seen = table.session.seen_kinds()
    assert seen[index["e3"]] == frozenset({"barricade"})
    assert seen[index["a1"]] == frozenset({"red", "blue"})
    assert seen[index["red:1"]] is None
