"""A program of the hall: one that runs is left alone, one that has ended is begun again."""

from __future__ import annotations

import logging
import threading

import pytest

from companion.daemon.hall_here import child as child_module
from companion.daemon.hall_here.child import Child
from tests.daemon.loop.loop_rig import PATIENCE_S


@pytest.mark.parametrize(("command", "begun_again"), [(["sleep", "60"], False), (["true"], True)])
def test_only_a_program_that_has_ended_is_begun_again(
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    begun_again: bool,
) -> None:
    monkeypatch.setattr(child_module, "LOOK_S", 0.005)
    looks, looked = list[int](), threading.Event()

    def wanted() -> list[str]:
        looks.append(1)
        if len(looks) > (1 if begun_again else 4):
            looked.set()
        return command

    child = Child("the hall", wanted)
    with caplog.at_level(logging.INFO):
        child.start()
        assert looked.wait(PATIENCE_S)
        child.close()
    assert (caplog.text.count("the hall has begun") > 1) is begun_again
    assert not child.is_running()
