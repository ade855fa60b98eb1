"""A row of six fields and two houses of two places: a board that fits into one line of a test."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from companion.core.model.footprint import NOTHING_BEYOND, Beyond, Footprint, Footprints
from companion.core.model.game import Board, Pool
from companion.core.model.session import Session
from companion.core.model.session.provisional import Pictures, Turn
from companion.core.model.session.recorded import Contacts, Progress, Settings, TableState
from companion.core.model.session.tracked import Tracker
from companion.core.model.situation import Situation
from companion.core.model.types import BoardReading, Mask, Touch
from companion.core.tracking import tracker

SPOTS = (*"abcdef", "red:1", "red:2", "blue:1", "blue:2")
ROW = Board(
    "row",
    SPOTS,
    tuple((float(i), 0.0) for i in range(len(SPOTS))),
    tuple((i, i + 1) for i in range(5)),
    (Pool("red", 0b11 << 6, "red"), Pool("blue", 0b11 << 8, "blue")),
)
KINDS = ("red", "red", "blue", "blue", None, None, "red", "red", "blue", "blue")
"""Red's pieces on a and b, blue's on c and d, and those in the houses."""


def spots(text: str) -> Mask:
    """Spots by their names, with blanks between."""
    return ROW.mask(text.split())


def touched(start: str, touches: str, beyond: Beyond = NOTHING_BEYOND) -> Tracker:
    """A turn that began with these pieces; then ``-a`` lifts and ``+b`` puts, 200 ms apart.

    A number is the ms until the next one instead. The first is at 1000.
    """
    now = tracker.begin(spots(start), 0, beyond)
    picture, at_ms, pause = now.began.picture, 800, 200
    for word in touches.split():
        if word.isdigit():
            pause = int(word)
            continue
        at_ms, pause = at_ms + pause, 200
        spot = ROW.index[word[1:]]
        picture ^= 1 << spot
        one = Touch(at_ms, spot, word[0] == "+")
        now = tracker.touch(now, BoardReading(at_ms, picture, (one,)))
    return now


def bare(now: Tracker, may: tuple[Footprint, ...] = (), board: Board = ROW, **game: Any) -> Session:
    """A session in the middle of a turn in which this may be done; its game has these parts alone."""
    parts: Any = SimpleNamespace(words={}, **game)
    return Session(
        Situation(parts, board, None),
        TableState(Settings()),
        Progress(),
        Contacts(),
        Pictures(now.began.picture),
        Turn(now, footprints=Footprints(may)),
    )
