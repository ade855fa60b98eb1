"""The canned public states by name, for the preview server; at least one for each phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from tests import short_and_full
from tests.web.preview import amiss, smooth
from tests.web.preview.middle import playing

CASES: dict[str, Callable[[], dict[str, Any]]] = {
    "idle": smooth.idle,
    "again": smooth.again,
    "arrange": amiss.arrange,
    "roll": playing,
    "fast": lambda: playing("fast"),
    "move": smooth.move,
    "told": smooth.told,
    "idea": smooth.idea,
    "lesson": smooth.lesson,
    "tournament": smooth.tournament,
    "passed": smooth.passed,
    "odd-die": smooth.odd_die,
    "radio-dice": smooth.radio_dice,
    "hand": smooth.hand,
    "illegal": amiss.illegal,
    "barricade": amiss.barricade,
    "guests": smooth.guests,
    "long": smooth.long_names,
    "forgot": amiss.forgot,
    "ask": amiss.question,
    "take-back": amiss.take_back,
    "taken-back": amiss.taken_back,
    "undone": amiss.undone,
    "counting": amiss.counting,
    "whose": amiss.whose,
    "mixed": amiss.mixed,
    "proposal": amiss.proposal,
    "accept-asked": amiss.accept_asked,
    "meant": amiss.meant,
    "faults": amiss.faults,
    "over": smooth.over,
    "paused": smooth.paused,
    "checking": smooth.checking,
    "lost": amiss.lost,
    "hosts": amiss.hosts,
}

MAIN = ("roll", "move", "illegal", "ask", "proposal", "long", "over", "idle")
"""The states that show most parts; in them the others differ by a word, a number or a key."""
LAST = [case for case in CASES if case not in MAIN]

Each = TypeVar("Each")

each_state = pytest.mark.sampled("case", [*MAIN, *LAST], sample=len(MAIN))
"""Put before a test: it looks at the main states, with ``--full`` at all."""


def states() -> Sequence[str]:
    """Return the main states, with ``--full`` all."""
    return tuple(CASES) if short_and_full.FULL else MAIN


def in_turns(case: str, looks: Sequence[Each]) -> Sequence[Each]:
    """The looks at a case that are taken: one, another one for the next case; with ``--full`` all."""
    return looks if short_and_full.FULL else [looks[[*MAIN, *LAST].index(case) % len(looks)]]
