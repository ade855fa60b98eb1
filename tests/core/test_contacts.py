"""How likely a lift is missed: by the assumption, by the walk test, by play."""

from __future__ import annotations

import pytest

from companion.core.contacts import BOARD_WALKED, SPOT_WALKED, Contacts, walked

ASSUMED = 0.002
SPOTS = range(132)
CLEAN_WALK = dict.fromkeys(SPOTS, (1, 0))


def share(contacts: Contacts, spot: int = 0) -> float:
    return contacts.share(spot, ASSUMED)


def test_before_anything_was_seen_the_assumption_holds() -> None:
    assert share(Contacts()) == pytest.approx(ASSUMED)


def test_a_walk_that_found_misses_is_believed_from_the_first_turn_on() -> None:
    sick = {**CLEAN_WALK, **dict.fromkeys(range(0, 132, 20), (0, 1))}
    contacts = Contacts(walked=walked(sick))
    assert share(contacts, 1) > 10 * ASSUMED
    assert share(contacts, 0) > 2 * share(contacts, 1)


def test_a_visit_of_the_walk_is_worth_a_lift_of_play() -> None:
    lifts = {0: (3, 1), 1: (2, 0)}
    play = Contacts(lifts)
    assert share(Contacts(walked=walked(lifts))) == pytest.approx(share(play))


def test_a_clean_walk_makes_nobody_surer_than_before_anybody_had_looked() -> None:
    many = dict.fromkeys(SPOTS, (50, 0))
    assert share(Contacts(walked=walked(many))) == pytest.approx(ASSUMED)


def test_a_clean_walk_makes_up_for_a_miss_in_play() -> None:
    missed = Contacts().learn(0, 1 << 3)
    walked_first = Contacts(walked=walked(CLEAN_WALK)).learn(0, 1 << 3)
    assert ASSUMED < share(walked_first) < share(missed) / 2


def test_play_alone_may_make_surer_than_the_assumption_and_the_walk_does_not_take_that_back() -> None:
    contacts = Contacts(walked=walked(CLEAN_WALK))
    for _ in range(20):
        contacts = contacts.learn(0b1111, 0)
    played = Contacts(contacts.lifts)
    assert share(contacts) < ASSUMED
    assert share(contacts) == pytest.approx(min(ASSUMED, share(played)), rel=0.5)


def test_old_walks_do_not_outweigh_what_play_shows() -> None:
    often = dict.fromkeys(SPOTS, (100, 0))
    contacts = Contacts(walked=walked(often))
    for spot in range(5):
        contacts = contacts.learn(0, 1 << spot)
    assert share(contacts, 100) > 5 * ASSUMED
    assert sum(walked(often).board) == pytest.approx(BOARD_WALKED)


def test_a_miss_is_never_rounded_away() -> None:
    assert walked({4: (99, 1)}).lifts[4] == (SPOT_WALKED - 1, 1)
    assert walked({4: (0, 1000)}).lifts[4] == (0, SPOT_WALKED)
    assert walked({4: (SPOT_WALKED, 0)}).lifts[4] == (SPOT_WALKED, 0)


def test_what_play_shows_is_learned_beside_the_walk() -> None:
    contacts = Contacts(walked=walked(CLEAN_WALK)).learn(1 << 2, 1 << 5)
    assert contacts.lifts == {2: (1, 0), 5: (0, 1)}
    assert contacts.walked == walked(CLEAN_WALK)
