"""How likely a lift is missed: by the assumption, by the walk test, by play."""

from __future__ import annotations

import pytest

from companion.core.model.miss_rates import (
    BOARD_WALKED,
    PROVEN_PLAYED,
    SPOT_WALKED,
    MissRates,
    earlier,
    faded,
    proven,
    walked,
)

ASSUMED = 0.002
SPOTS = range(132)
CLEAN_WALK = dict.fromkeys(SPOTS, (1, 0))


def share(contacts: MissRates, spot: int = 0) -> float:
    return contacts.share(spot, ASSUMED)


def test_before_anything_was_seen_the_assumption_holds() -> None:
    assert share(MissRates()) == pytest.approx(ASSUMED)


def test_a_walk_that_found_misses_is_believed_from_the_first_turn_on() -> None:
    sick = {**CLEAN_WALK, **dict.fromkeys(range(0, 132, 20), (0, 1))}
    contacts = MissRates(walked=walked(sick))
    assert share(contacts, 1) > 10 * ASSUMED
    assert share(contacts, 0) > 2 * share(contacts, 1)


def test_a_visit_of_the_walk_is_worth_a_lift_of_play() -> None:
    lifts = {0: (3, 1), 1: (2, 0)}
    play = MissRates(lifts)
    assert share(MissRates(walked=walked(lifts))) == pytest.approx(share(play))


def test_a_clean_walk_makes_nobody_surer_than_before_anybody_had_looked() -> None:
    many = dict.fromkeys(SPOTS, (50, 0))
    assert share(MissRates(walked=walked(many))) == pytest.approx(ASSUMED)


def test_a_clean_walk_makes_up_for_a_miss_in_play() -> None:
    missed = MissRates().learn(0, 1 << 3)
    walked_first = MissRates(walked=walked(CLEAN_WALK)).learn(0, 1 << 3)
    assert ASSUMED < share(walked_first) < share(missed) / 2


def test_play_alone_may_make_surer_than_the_assumption_and_the_walk_does_not_take_that_back() -> None:
    contacts = MissRates(walked=walked(CLEAN_WALK))
    for _ in range(20):
        contacts = contacts.learn(0b1111, 0)
    played = MissRates(contacts.lifts)
    assert share(contacts) < ASSUMED
    assert share(contacts) == pytest.approx(min(ASSUMED, share(played)), rel=0.5)


def test_old_walks_do_not_outweigh_what_play_shows() -> None:
    often = dict.fromkeys(SPOTS, (100, 0))
    contacts = MissRates(walked=walked(often))
    for spot in range(5):
        contacts = contacts.learn(0, 1 << spot)
    assert share(contacts, 100) > 5 * ASSUMED
    assert sum(walked(often).board) == pytest.approx(BOARD_WALKED)


def test_a_miss_is_never_rounded_away() -> None:
    assert walked({4: (99, 1)}).lifts[4] == (SPOT_WALKED - 1, 1)
    assert walked({4: (0, 1000)}).lifts[4] == (0, SPOT_WALKED)
    assert walked({4: (SPOT_WALKED, 0)}).lifts[4] == (SPOT_WALKED, 0)


def test_what_play_shows_is_learned_beside_the_walk() -> None:
    contacts = MissRates(walked=walked(CLEAN_WALK)).learn(1 << 2, 1 << 5)
    assert contacts.lifts == {2: (1, 0), 5: (0, 1)}
    assert contacts.walked == walked(CLEAN_WALK)


# --- a real board that nobody has walked ----------------------------------------------------------

SURE_DB = 30 - 17
"""A missed lift costs so much less than the odds where a barricade goes to one of some fifty fields."""


def doubted(contacts: MissRates, spot: int = 0) -> bool:
    """Whether a barricade taken unseen there is likely enough to be asked about."""
    return contacts.cost(spot, ASSUMED) - contacts.unsure < SURE_DB


def one_game(contacts: MissRates, *spots: int) -> MissRates:
    """These lifts are seen, one a turn."""
    for spot in spots:
        contacts = contacts.learn(1 << spot, 0)
    return contacts


def next_game(contacts: MissRates) -> MissRates:
    return MissRates(
        walked=contacts.walked, earlier=earlier(faded(contacts.known())), doubted=contacts.doubted
    )


def test_a_board_that_is_not_doubted_is_believed() -> None:
    assert not doubted(MissRates())
    assert MissRates().unsure == 0


def test_a_real_board_that_nobody_has_walked_is_doubted() -> None:
    assert doubted(MissRates(doubted=True))


def test_play_without_a_miss_ends_the_doubt() -> None:
    contacts = MissRates(doubted=True)
    lifts = 0
    while doubted(contacts):
        lifts += 1
        contacts = contacts.learn(1 << 10 + lifts, 0)
    assert 20 <= lifts <= PROVEN_PLAYED
    contacts = one_game(contacts, *range(60, 60 + PROVEN_PLAYED - lifts))
    assert not contacts.unproven
    assert contacts.unsure == 0


def test_thirty_spots_walked_are_a_walk_or_all_there_are() -> None:
    assert not proven(29, 132)
    assert proven(30, 132)
    assert proven(12, 12)
    assert not proven(11, 12)


def test_a_walk_that_has_shown_misses_is_nearer_to_the_truth_than_play() -> None:
    missed = {**CLEAN_WALK, 3: (0, 1)}
    assert MissRates(walked=walked(missed)).unsure < MissRates().learn(0, 1).unsure
    few = walked({3: (0, 1)})
    assert MissRates(walked=few, doubted=True).unsure == MissRates(doubted=True).unsure


def test_five_games_of_a_family_end_the_doubt_of_a_board() -> None:
    contacts = MissRates(doubted=True)
    for game in range(5):
        assert doubted(contacts, 50)
        contacts = next_game(one_game(contacts, *range(8 * game, 8 * game + 8)))
    assert not doubted(contacts, 50)
    for game in range(5, 16):
        contacts = next_game(one_game(contacts, *range(8 * game, 8 * game + 8)))
        assert not doubted(contacts, 50)
    assert not contacts.unproven


def test_a_miss_of_an_earlier_game_is_remembered() -> None:
    contacts = MissRates().learn(0b10, 0b1)
    following = next_game(contacts)
    assert share(following) > 0.8 * share(contacts)
    assert following.unsure == contacts.unsure > 0
    assert {spot: (round(good, 2), round(bad, 2)) for spot, (good, bad) in following.known().items()} == {
        0: (0, 0.9),
        1: (0.9, 0),
    }


def test_a_miss_of_long_ago_is_forgotten_though_that_spot_is_seldom_played_on() -> None:
    contacts = MissRates(walked=walked(CLEAN_WALK)).learn(0, 0b1)
    before = share(contacts)
    for game in range(10):
        contacts = next_game(one_game(contacts, *range(8 * game + 1, 8 * game + 9)))
    assert contacts.unsure == 0
    assert share(contacts) < before / 2


def test_a_spot_that_goes_on_missing_is_not_forgiven() -> None:
    contacts = MissRates(walked=walked(CLEAN_WALK))
    for _ in range(30):
        contacts = next_game(one_game(contacts, 0, 0, 0).learn(0, 0b1))
    assert share(contacts) == pytest.approx(0.25, abs=0.1)
    assert contacts.unsure > 0
