"""Who is told of each new view."""

from __future__ import annotations

import secrets

import pytest

from companion.daemon.loop.devices import Devices
from companion.daemon.loop.view_publisher import PublishedView, ViewPublisher
from companion.ports.table import View


def test_each_new_view_is_told_to_all_who_look_until_they_stop() -> None:
    shown, seen = PublishedView(View(0, 0)), list[int]()
    stop = shown.watch(lambda view: seen.append(view.rev))
    shown.show(View(1, 0))
    stop()
    stop()
    shown.show(View(2, 0))
    assert (seen, shown.view.rev) == ([1], 2)


def test_the_trouble_of_one_is_logged_and_stops_no_other(caplog: pytest.LogCaptureFixture) -> None:
    def broken(_view: View) -> None:
        raise ZeroDivisionError

    shown, seen = PublishedView(View(0, 0)), list[int]()
    shown.watch(broken)
    shown.watch(lambda view: seen.append(view.rev))
    shown.show(View(1, 0))
    assert seen == [1]
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("run", [1, 2, 3, 255, 256])
def test_a_page_that_stays_open_over_a_restart_takes_what_comes_then_for_newer(
    run: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was drawn at random: most in the run before, nothing in the next."""

    def first_rev(run: int, drawn: int) -> int:
        monkeypatch.setattr(secrets, "randbits", lambda bits: drawn % (1 << bits))
        shown = PublishedView(View(0, 0))
        publisher = ViewPublisher(shown, Devices([]), lambda: 0, run)
        publisher.publish(0, View(0, 0), ())
        publisher.release(journal_ok=True)
        return shown.view.rev

    assert 0 < first_rev(run, -1) < first_rev(run + 1, 0)
