"""One works, some wait, the others are sent away; whatever happens, the next one can go in."""

from __future__ import annotations

import threading

import pytest

from companion.web.answers import Problem
from companion.web.single_flight import Turnstile
from tests.web.conftest import Site

PATIENCE_S = 30.0


def test_who_comes_while_too_many_wait_is_sent_away() -> None:
    turnstile = Turnstile(most_waiting=0)
    with turnstile.passed(), pytest.raises(Problem) as sent, turnstile.passed():
        pass
    assert (sent.value.status, sent.value.headers["Retry-After"]) == (503, "2")


def test_nobody_waits_for_ever() -> None:
    turnstile = Turnstile(most_waiting=1, wait_s=0)
    with turnstile.passed(), pytest.raises(Problem), turnstile.passed():
        pass


def test_after_a_failure_the_next_one_works() -> None:
    turnstile = Turnstile(most_waiting=0)
    with pytest.raises(ZeroDivisionError), turnstile.passed():
        raise ZeroDivisionError
    with turnstile.passed():
        pass


def test_one_works_at_a_time_and_the_others_follow() -> None:
    turnstile, inside, most = Turnstile(), [], []

    def work() -> None:
        with turnstile.passed():
            inside.append(1)
            most.append(len(inside))
            inside.pop()

    workers = [threading.Thread(target=work) for _ in range(5)]
    for each in workers:
        each.start()
    for each in workers:
        each.join(PATIENCE_S)
    assert most == [1] * 5


@pytest.mark.parametrize("path", ["/api/games", "/api/games/1", "/api/games/1.txt", "/api/games/statistics"])
def test_stored_games_are_behind_it(site: Site, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    def full(_self: Turnstile) -> None:
        raise Problem(503, "crowded", "full")

    monkeypatch.setattr(Turnstile, "passed", full)
    answer = site.browser().get(path)
    assert (answer.status_code, answer.get_json()["code"]) == (503, "crowded")
