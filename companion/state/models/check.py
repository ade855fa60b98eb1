"""The shapes of the check's API: what comes in and what goes out (docs/reference/http.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from companion.state.models.requests import Switch, Word
from companion.state.models.state_parts import Device, Lamp

BoardName = Annotated[Word, Meta(description="the name of a board, as in GET /api/check")]


class WalkWanted(Struct, forbid_unknown_fields=True):
    """Which walk: board, lines or lights, learning or not, from the start or where it was left."""

    board: BoardName
    kind: Annotated[Literal["lines", "lights"], Meta(description='"lines" or "lights"')] = "lines"
    learn: Switch = False
    again: Switch = False


class PiecesWanted(Struct, forbid_unknown_fields=True):
    """Where pieces are tested; without a spot the companion chooses one."""

    board: BoardName
    spot: Annotated[str, Meta(max_length=64, description="the name of a spot, or be left out")] = ""


class Key(Struct, forbid_unknown_fields=True):
    """What a person says to the walk or the test."""

    key: Annotated[
        Literal["skip", "back", "empty", "other-light", "repeat", "again"],
        Meta(description='"skip", "back", "empty", "other-light", "repeat" or "again"'),
    ]


class CheckBoard(Struct):
    """A board that can be checked; ``kept`` is kind of walk -> spots done of one that was left.

    Kinds are ``lines``, ``lights`` and ``learn`` (lines learned). ``lights`` is how many spots have a light.
    ``proven`` is how many spots a walk has been to.
    """

    name: str
    game: str
    variant: str
    title: str
    spots: int
    lights: int
    devices: list[Device]
    kept: dict[str, int]
    proven: int


class Found(Struct):
    """One thing that is not as it should be; ``kind`` as in ``companion/bench/findings.py``."""

    kind: str
    spots: list[str]
    text: str


class CheckWalk(Struct):
    """A walk in progress.

    ``phase`` is ``unseen``, ``clear``, ``waiting``, ``resting`` or ``done``; ``spot`` is where the magnet
    shall go (null while that is to be found out, or nothing is asked), ``results`` is spot -> ``good``,
    ``bad`` or ``skipped``.
    """

    kind: str
    learn: bool
    phase: str
    spot: str | None
    number: int
    done: int
    count: int
    say: str
    hint: str | None
    lights: dict[str, Lamp]
    results: dict[str, str]
    findings: list[Found]
    offer: str | None
    guessed: str | None
    can_write: bool
    written: list[str]


class PieceVerdict(Struct):
    """What a piece is worth: ``good``, ``weak`` or ``none``; ``pole`` is null where nobody can tell."""

    verdict: str
    text: str
    pole: str | None


class CheckTest(Struct):
    """A piece test in progress: ``number`` of ``count`` placings; verdicts oldest first."""

    phase: str
    spot: str
    number: int
    count: int
    say: str
    hint: str | None
    lights: dict[str, Lamp]
    verdicts: list[PieceVerdict]


class Check(Struct):
    """The bench: ``on`` is the board being checked, ``refused`` why nothing can be checked now."""

    rev: int
    boards: list[CheckBoard]
    on: str | None
    refused: str | None
    walk: CheckWalk | None
    test: CheckTest | None


class SensorLine(Struct):
    """One line: its spot (empty where it has none), and whether it changes faster than a hand.

    ``believed`` is what the game in play takes to be there, null where none is in play on this board;
    ``masked``: it does not trust the sensor now.
    """

    line: str
    spot: str
    on: bool
    changes: int
    restless: bool
    north: bool | None
    field: int | None
    believed: bool | None = None
    masked: bool = False


class CheckSensors(Struct):
    """All lines of a board; ``up`` is false while no device reports."""

    board: str
    up: bool
    lines: list[SensorLine]
