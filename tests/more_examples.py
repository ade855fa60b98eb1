"""How many examples Hypothesis draws: some in ``make test``, all in ``make test-all``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

FULL = False
"""Whether all are wanted; `tests/conftest.py` sets it before any test is collected."""


def examples(some: int, most: int, **more: Any) -> Callable[[Any], Any]:
    """Draw ``some`` examples, with ``--full`` ``most``; no deadline, as a busy machine knows none."""

    def marked(test: Any) -> Any:
        drawn = settings(max_examples=most if FULL else some, deadline=None, **more)
        return pytest.mark.thorough(drawn(test))

    return marked
