"""Looking back on a stored game: for all, and what the phone of a seat alone is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from companion.state.models import stored
from tests.web.browser import NEW_GAME, Browser
from tests.web.routes.stored_games.conftest import GAME_TEXT, Shelf, take


def review(host: Browser, game_id: int, lang: str = "en") -> dict[str, Any]:
    for _look in range(50):
        answer = host.get(f"/api/games/{game_id}/review?lang={lang}")
        assert answer.status_code == 200
        msgspec.json.decode(answer.data, type=stored.GameReview)
        told: dict[str, Any] = answer.get_json()
        if told["weighed"] == told["turns"]:
            return told
    raise AssertionError("it never comes to an end")


def test_a_game_that_is_over_is_looked_back_on(host: Browser) -> None:
    told = review(host, take(host))
    assert told["turns"] == 3
    assert [point["step"] for point in told["curve"]] == [-1, 0, 3, 5]
    assert [line["who"] for line in told["seats"]] == ["Anna (red)", "Oma (blue)"]
    assert told["decided"] == "", "nobody has won"
    assert told["turning"] is None


def test_nothing_is_looked_back_on_while_it_is_played(host: Browser) -> None:
    told = review(host, take(host, GAME_TEXT.removesuffix("end\n")))
    assert (told["turns"], told["curve"]) == (0, [])


def test_an_unknown_game_is_not_looked_back_on(host: Browser) -> None:
    assert host.get("/api/games/99/review").status_code == 404


MISSED = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: Anna
first: red
position: {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": \
{"i13": "red", "c1": "red", "h13": "blue", "a3": "barricade"}, "house": {"red": 3, "blue": 4}}
1 red 1 c1-d1
end
"""


def sit(shelf: Shelf, host: Browser, phone: Browser, game_id: int, seat: str) -> None:
    """Let a phone take a seat in this game while it is on the table; then another game is."""
    shelf.publish(game_id=game_id)
    assert host.post("/api/game", NEW_GAME).status_code == 200
    phone.claim(seat)
    shelf.publish(game_id=game_id + 1000)


def test_only_the_phone_of_a_seat_is_told_what_else_it_could_have_done(
    phone: Callable[[], Browser], host: Browser, shelf: Shelf
) -> None:
    game_id, anna, ben = take(host, MISSED), phone(), phone()
    sit(shelf, host, anna, game_id, "red")
    address = f"/api/games/{game_id}/review/red?lang=en"
    answer = anna.get(address)
    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, "no-store")
    told = msgspec.json.decode(answer.data, type=stored.SeatReview)
    (other,) = told.others
    assert (other.step, other.move) == (0, "i13-i14")
    assert other.text.startswith("Anna (red) rolled 1 and moved to ")
    assert other.other.startswith("Anna (red) goes from ")
    assert other.worth.startswith("It wins ")
    assert review(anna, game_id)["own"] == ["red"]
    sit(shelf, host, ben, game_id + 1, "red")
    for stranger in (ben, host, phone()):
        answer = stranger.get(address)
        assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
        assert answer.get_json()["error"] == "Only the player of this seat can do that."
        assert review(stranger, game_id)["own"] == []
    assert anna.get(f"/api/games/{game_id}/review/blue").status_code == 403
    assert "i13-i14" not in host.get(f"/api/games/{game_id}/review").get_data(as_text=True)


def test_a_child_is_never_told_what_else_it_could_have_done(
    phone: Callable[[], Browser], host: Browser, shelf: Shelf
) -> None:
    game_id, anna = take(host, MISSED), phone()
    shelf.publish(game_id=game_id)
    assert host.post("/api/game", NEW_GAME).status_code == 200
    anna.claim("red")
    assert phone().post("/api/seats/red/child", {}).status_code == 403
    assert anna.post("/api/seats/blue/child", {}).status_code == 403
    assert anna.post("/api/seats/red/child", {}).get_json()["children"] == ["red"]
    shelf.publish(game_id=game_id + 1000)
    assert anna.get("/api/me").get_json()["children"] == []
    assert review(anna, game_id)["own"] == []
    answer = anna.get(f"/api/games/{game_id}/review/red?lang=en")
    assert (answer.status_code, answer.get_json()["code"]) == (409, "refused")
    assert answer.get_json()["error"].startswith("A child played this seat.")


def test_a_seat_that_found_the_best_turns_is_told_of_none(
    phone: Callable[[], Browser], host: Browser, shelf: Shelf
) -> None:
    game_id, anna = take(host, MISSED.replace("c1-d1\nend", "i13-i14")), phone()
    sit(shelf, host, anna, game_id, "red")
    told = anna.get(f"/api/games/{game_id}/review/red").get_json()
    assert told["turns"] == told["weighed"] == 1
    assert told["others"] == []


def test_a_seat_is_told_nothing_while_its_game_is_played(
    phone: Callable[[], Browser], host: Browser, shelf: Shelf
) -> None:
    game_id, anna = take(host, MISSED.removesuffix("end\n")), phone()
    sit(shelf, host, anna, game_id, "red")
    answer = anna.get(f"/api/games/{game_id}/review/red")
    assert answer.get_json() == {"weighed": 0, "turns": 0, "others": []}


@pytest.mark.parametrize("path", ["99/review/red", "{}/review/green", "{}/review/violet"])
def test_an_unknown_seat_or_game_has_nothing_to_tell(host: Browser, path: str) -> None:
    assert host.get("/api/games/" + path.format(take(host, MISSED))).status_code == 404
