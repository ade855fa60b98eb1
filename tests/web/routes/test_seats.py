"""Taking a seat with a name, another name later, and twenty phones that want the same seat."""

from __future__ import annotations

import threading

import pytest

from tests.web.browser import NEW_GAME, Browser
from tests.web.conftest import Site


def test_a_seat_is_taken_together_with_a_name(playing: Site) -> None:
    phone = playing.browser()
    answer = phone.post("/api/seats/red/claim", {"name": " Quick Fox "})
    assert (answer.status_code, answer.get_json()["seats"]) == (200, ["red"])
    assert playing.table.session.table.names["red"] == "Quick Fox"


def test_a_seat_taken_without_a_name_keeps_the_one_it_has(playing: Site) -> None:
    playing.browser().claim("red")
    assert playing.table.session.table.names["red"] == "Anna"


def test_a_name_that_cannot_be_shown_takes_no_seat(playing: Site) -> None:
    answer = playing.browser().post("/api/seats/red/claim", {"name": "a\nb"})
    assert (answer.status_code, answer.get_json()["code"]) == (400, "bad-request")
    assert playing.browser().me()["claimed"] == []


def test_where_the_name_is_refused_the_seat_stays_free_unless_it_was_held(playing: Site) -> None:
    held = playing.browser().claim("blue")
    playing.table.end()
    refused = playing.browser().post("/api/seats/red/claim", {"name": "Quick Fox"})
    assert (refused.status_code, refused.get_json()["code"]) == (409, "refused")
    assert held.post("/api/seats/blue/claim", {"name": "Quick Fox"}).status_code == 409
    assert playing.browser().me()["claimed"] == ["blue"]


def test_where_the_name_waits_for_the_disk_the_seat_is_held(playing: Site) -> None:
    playing.table.publish(journal_ok=False, saving=True)
    playing.table.is_slow = True
    phone, program = playing.browser(), playing.browser()
    phone.me()  # a page has its cookie before anything is tapped
    for each, seat in ((phone, "red"), (program, "blue")):
        waits = each.post(f"/api/seats/{seat}/claim", {"name": "Quick Fox"})
        assert (waits.status_code, waits.get_json()["code"]) == (503, "disk")
    assert phone.me()["seats"] == ["red"]
    assert phone.me()["claimed"] == ["red"]


def test_another_name_frees_no_seat(playing: Site) -> None:
    red = playing.browser().claim("red")
    assert red.post("/api/seats/red/name", {"name": "Wise Cat"}).status_code == 200
    assert playing.table.session.table.names["red"] == "Wise Cat"
    assert red.me()["seats"] == ["red"]


def test_who_comes_second_is_told_kindly_and_renames_nobody(playing: Site) -> None:
    playing.browser().claim("red")
    late = playing.browser().post("/api/seats/red/claim", {"name": "Wise Cat"})
    assert (late.status_code, late.get_json()["code"]) == (409, "taken")
    assert late.get_json()["error"].startswith("Another phone was quicker")
    assert playing.table.session.table.names["red"] == "Anna"


@pytest.mark.parametrize("phones", [20])
def test_of_many_phones_that_tap_at_once_one_gets_the_seat(site: Site, phones: int) -> None:
    site.browser().become_host().post("/api/game", NEW_GAME)
    codes: dict[int, int] = {}
    start = threading.Barrier(phones)

    def tap(number: int, phone: Browser) -> None:
        start.wait()
        codes[number] = phone.post("/api/seats/red/claim", {"name": f"Phone {number}"}).status_code

    threads = [threading.Thread(target=tap, args=(i, site.browser())) for i in range(phones)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes.values()) == [200] + [409] * (phones - 1)
    winner = next(number for number, code in codes.items() if code == 200)
    assert site.table.session.table.names["red"] == f"Phone {winner}"
