"""The canned public states by name, for the preview server; at least one for each phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
