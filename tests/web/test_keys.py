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
