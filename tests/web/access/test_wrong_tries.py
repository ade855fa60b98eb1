"""Who guesses the host code too often waits, and nobody else does."""

from __future__ import annotations

import itertools

import pytest
from werkzeug.test import TestResponse

from companion.web.access.wrong_tries import MOST_ADDRESSES, MOST_BROWSERS, WINDOW_MS, WRONG_TRIES, WrongTries
from tests.web.browser import CODE, HOME, Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeClock

WRONG = "ABCD-EFGH"


def try_from(phone: Browser, code: str, address: str = "127.0.0.1") -> TestResponse:
    return phone.client.post(
        "/api/host/code",
        json={"code": code},
        headers={"Origin": HOME},
        environ_overrides={"REMOTE_ADDR": address},
    )


def test_the_sixth_wrong_try_of_a_phone_waits_even_with_the_right_code(site: Site) -> None:
    phone = site.browser()
    phone.me()
    for _ in range(WRONG_TRIES):
        assert phone.post("/api/host/code", {"code": WRONG}).status_code == 403
    site.clock.now_ms += 20_000
    answer = phone.post("/api/host/code", {"code": CODE})
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "40")
    assert "40" in answer.get_json()["error"]
    site.clock.now_ms += 40_000
    assert phone.post("/api/host/code", {"code": CODE}).status_code == 200


def test_no_other_phone_waits_neither_here_nor_elsewhere(site: Site) -> None:
    guesser, family = site.browser(), site.browser()
    for phone in (guesser, family):
        phone.me()
    for _ in range(WRONG_TRIES + 3):
        try_from(guesser, WRONG, "192.168.1.9")
    assert try_from(guesser, CODE, "192.168.1.9").status_code == 429
    assert try_from(family, CODE, "192.168.1.9").status_code == 200
    assert try_from(guesser, CODE, "192.168.1.8").status_code == 200


def test_right_codes_do_not_use_up_the_tries(site: Site) -> None:
    phone = site.browser()
    phone.me()
    for _ in range(3):
        for _ in range(WRONG_TRIES - 1):
            assert phone.post("/api/host/code", {"code": WRONG}).status_code == 403
        assert phone.post("/api/host/code", {"code": CODE}).status_code == 200


def test_waiting_tries_do_not_lengthen_the_wait() -> None:
    clock = FakeClock()
    tries = WrongTries(clock)
    assert [tries.wait_ms("10.0.0.1", "a") for _ in range(WRONG_TRIES + 2)] == [0] * WRONG_TRIES + [
        WINDOW_MS
    ] * 2
    clock.now_ms += WINDOW_MS
    assert tries.wait_ms("10.0.0.1", "a") == 0


def test_one_home_of_ipv6_is_one_address() -> None:
    tries = WrongTries(FakeClock())
    waits = [tries.wait_ms(f"2001:db8::{each:x}", "a") for each in range(WRONG_TRIES + 1)]
    assert waits[-1] > 0
    assert tries.wait_ms("2001:db8:0:1::1", "a") == 0
    for _ in range(WRONG_TRIES):
        tries.wait_ms("10.0.0.1", "a")
    assert tries.wait_ms("::ffff:10.0.0.1", "a") > 0


def test_a_flood_of_browsers_is_forgotten_at_its_own_address_alone_and_memory_is_bounded() -> None:
    clock = FakeClock()
    tries = WrongTries(clock)
    for _ in range(WRONG_TRIES):
        tries.wait_ms("10.0.0.1", "guesser")
    for each in range(10_000):
        assert tries.wait_ms(f"10.0.1.{each % 200}", f"{each}") == 0
    assert tries.wait_ms("10.0.0.1", "guesser") > 0
    for each in range(2 * MOST_ADDRESSES):
        tries.wait_ms(f"10.1.{each // 256}.{each % 256}", "a")
    assert len(tries._times) <= MOST_ADDRESSES
    assert all(len(browsers) <= MOST_BROWSERS for browsers in tries._times.values())
    clock.now_ms += WINDOW_MS
    tries.wait_ms("10.0.0.1", "a")
    assert len(tries._times) == 1


@pytest.mark.slow
def test_for_an_hour_two_hundred_addresses_and_ten_thousand_browsers_try_and_the_family_never_waits() -> None:
    """The clock is told the hour; each guess is a whole request."""
    site = Site()
    family = [site.browser() for _ in range(3)]
    guessers = [site.browser() for _ in range(20)]
    for phone in (*family, *guessers):
        phone.me()
    tries = site.house.tries
    told = {200: 0, 403: 0, 429: 0}
    for second, phone in zip(range(0, 3600, 4), itertools.cycle(guessers), strict=False):
        site.clock.now_ms += 4000
        for each in range(40):  # what a flood of requests would count
            tries.wait_ms(f"10.0.0.{(second + each) % 200}", f"browser {(second * 10 + each) % 10_000}")
        told[try_from(phone, WRONG, f"10.0.0.{second % 200}").status_code] += 1
        if second % 60 == 0:
            asker = family[second // 60 % 3]
            assert try_from(asker, CODE, f"10.0.0.{second % 200}").status_code == 200
            asker.post("/api/host/release")
    assert told[200] == 0
    assert told[403] > 100
