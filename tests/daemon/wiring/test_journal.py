"""What stands for something that needs the journal, until that is open."""

from __future__ import annotations

import pytest

from companion.daemon.wiring.journal import LateBound
from companion.ports.commands import Starting


def test_what_is_asked_too_early_says_that_it_starts_and_later_the_real_one_answers() -> None:
    later = LateBound()
    with pytest.raises(Starting):
        later.upper()
    later.real = "real"
    assert later.upper() == "REAL"
