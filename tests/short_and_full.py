"""What ``make test`` takes of the many, and ``make test-all`` whole: examples, and languages of pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

from companion.words.i18n import LANGUAGES

FULL = False
"""Whether all are wanted; `tests/conftest.py` sets it before any test is collected."""


def examples(some: int, most: int, **more: Any) -> Callable[[Any], Any]:
    """Draw ``some`` examples, with ``--full`` ``most``; no deadline, as a busy machine knows none."""

    def marked(test: Any) -> Any:
        drawn = settings(max_examples=most if FULL else some, deadline=None, **more)
        return pytest.mark.thorough(drawn(test))

    return marked


def languages(*first: str) -> pytest.MarkDecorator:
    """Open a page in these languages, with ``--full`` in all; German has the longest words.

    Each language is a first one of several tests, so that ``make test`` opens pages in all of them.
    """
    others = [lang for lang in LANGUAGES if lang not in first]
    return pytest.mark.sampled("lang", [*first, *others], sample=len(first))
