"""Claims: kept once, however often a phone asks."""

from __future__ import annotations

from pathlib import Path

from companion.web.keys import Keys, new_token


def test_a_claim_asked_again_and_again_is_written_and_told_once(tmp_path: Path) -> None:
    told: list[int] = []
    path = tmp_path / "roles.json"
    keys, mine, other = Keys(path, lambda: told.append(1)), new_token(), new_token()
    assert keys.claim(mine, "red")
    path.unlink()
    assert keys.claim(mine, "red")
    assert not keys.claim(other, "red")
    assert not path.exists()
    assert told == [1]
    assert keys.badge(mine).seats == ("red",)


def test_a_seat_that_comes_to_another_phone_is_counted_until_the_next_game(tmp_path: Path) -> None:
    keys, mine, other = Keys(tmp_path / "roles.json", lambda: None), new_token(), new_token()
    for token in (mine, mine):  # given free, and taken again by the same phone
        keys.release("red")
        assert keys.claim(token, "red")
    assert keys.changed() == {}
    keys.release("red")
    assert keys.claim(other, "red")
    assert keys.changed() == Keys(tmp_path / "roles.json", lambda: None).changed() == {"red": 1}
    assert keys.badge(mine).seats == ()
    keys.keep_only(["red"])
    assert keys.changed() == {}
