"""Claims: kept once, however often a phone asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.web.access.browser_cookie import new_token
from companion.web.access.identity import SHARED_MS, SeatClaims, hash_of


def test_a_claim_asked_again_and_again_is_written_and_told_once(tmp_path: Path) -> None:
    told: list[int] = []
    path = tmp_path / "roles.json"
    keys, mine, other = SeatClaims(path, lambda: told.append(1)), new_token(), new_token()
    assert keys.claim(mine, "red")
    path.unlink()
    assert keys.claim(mine, "red")
    assert not keys.claim(other, "red")
    assert not path.exists()
    assert told == [1]
    assert keys.badge(mine).seats == ("red",)


def test_a_seat_that_comes_to_another_phone_is_counted_until_the_next_game(tmp_path: Path) -> None:
    keys, mine, other = SeatClaims(tmp_path / "roles.json", lambda: None), new_token(), new_token()
    for token in (mine, mine):  # given free, and taken again by the same phone
        keys.release("red")
        assert keys.claim(token, "red")
    assert keys.changed() == {}
    keys.release("red")
    assert keys.claim(other, "red")
    assert keys.changed() == SeatClaims(tmp_path / "roles.json", lambda: None).changed() == {"red": 1}
    assert keys.badge(mine).seats == ()
    keys.begin(keys.held(), ["red"])
    assert keys.changed() == {}


def test_who_sat_there_sits_there_again_when_a_game_goes_on(tmp_path: Path) -> None:
    game = [1]
    keys, mine, other = (
        SeatClaims(tmp_path / "roles.json", lambda: None, lambda: game[0]),
        new_token(),
        new_token(),
    )
    assert keys.claim(mine, "red")
    assert keys.claim(mine, "green")
    held = keys.held()
    game[0] = 2
    keys.begin(held, ["red", "blue"])
    assert keys.badge(mine).seats == ("red",)
    keys.release("red")
    assert keys.claim(other, "red")
    for kept in (keys, SeatClaims(tmp_path / "roles.json", lambda: None, lambda: game[0])):
        game[0] = 1
        assert kept.badge(mine).seats == ("green", "red")
        assert kept.badge(other).seats == ()
        game[0] = 2
        assert kept.badge(other).seats == ("red",)


def test_a_seat_is_shared_in_its_own_game_alone() -> None:
    game = [1]
    keys, first, second = SeatClaims(None, lambda: None, lambda: game[0]), new_token(), new_token()
    keys.claim(first, "green")
    keys.share("green", on=True)
    held = keys.held()
    game[0] = 2
    assert not keys.badge(second).seats
    keys.begin(held, ["red", "green"])
    assert not keys.claim(second, "green")
    game[0] = 1  # it goes on: the share ended with the new game
    assert not keys.claim(second, "green")


def test_a_share_that_has_run_out_is_told_once_and_the_seat_is_held_again() -> None:
    now, told = [0], list[int]()
    keys = SeatClaims(None, lambda: told.append(now[0]), clock=lambda: now[0])
    keys.claim(new_token(), "green")
    keys.share("green", on=True)
    told.clear()
    now[0] = SHARED_MS
    keys.end_old_shares()
    assert (keys.claimed(), told) == ((), [])
    now[0] += 1
    keys.end_old_shares()
    keys.end_old_shares()
    assert (keys.claimed(), told) == (("green",), [SHARED_MS + 1])


def test_a_new_game_with_an_old_number_takes_over_only_who_sits_there_now() -> None:
    game = [7]
    keys, old, now, new = SeatClaims(None, lambda: None, lambda: game[0]), *(new_token() for _ in range(3))
    keys.claim(old, "green")
    keys.claim(old, "yellow")
    game[0] = 6
    keys.claim(now, "red")
    held = keys.held()
    game[0] = 7
    keys.release("yellow")
    keys.claim(new, "yellow")  # quicker than `begin`
    keys.begin(held, ["red", "green", "yellow"])
    assert [keys.badge(each).seats for each in (old, now, new)] == [(), ("red",), ("yellow",)]
    assert keys.badge(now, 6).seats == ("red",)
    assert keys.badge(old, 5).seats == ()


def test_a_child_stays_one_for_its_game_and_after_a_restart(
    tmp_path: Path,
) -> None:
    game, path, told = [1], tmp_path / "roles.json", list[int]()
    keys, mine = SeatClaims(path, lambda: told.append(1), lambda: game[0]), new_token()
    assert keys.claim(mine, "red")
    keys.note_child("red")
    keys.note_child("red")
    assert told == [1, 1], "the second time is no news"
    assert keys.children() == ("red",)
    game[0], before = 2, keys.held()
    keys.begin(before, ["red", "blue"])
    assert (keys.children(), keys.children(1), keys.children(7)) == ((), ("red",), ())
    game[0], before = 1, keys.held()
    keys.begin(before, ["red", "blue"])
    assert keys.children() == ("red",)
    again = SeatClaims(path, lambda: None, lambda: 1)
    assert again.children() == ("red",)


@pytest.mark.parametrize("order", [1, -1])
def test_a_childs_seat_that_somebody_else_has_since_is_no_childs(order: int) -> None:
    game = [1]
    keys = SeatClaims(None, lambda: None, lambda: game[0])
    child, other = sorted((new_token(), new_token()))[::order]
    keys.claim(child, "red")
    keys.note_child("red")
    game[0] = 2
    keys.claim(other, "red")
    held = keys.held()
    game[0] = 1
    keys.begin(held, ["red", "blue"])
    assert keys.badge(other).seats == ("red",)
    assert keys.children() == ()


def test_who_holds_a_seat_and_who_shares_one_are_its_holders(tmp_path: Path) -> None:
    keys, mine, second = SeatClaims(tmp_path / "roles.json", lambda: None), new_token(), new_token()
    assert keys.holders() == frozenset()
    keys.claim(mine, "red")
    keys.share("red", on=True)
    keys.claim(second, "red")
    assert keys.holders() == {hash_of(mine), hash_of(second)}
