"""Who is told of each new view."""

from __future__ import annotations

import pytest

from companion.daemon.loop.announcing import PublishedView
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
