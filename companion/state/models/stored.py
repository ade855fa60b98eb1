"""The shapes of stored games: the list, one game step by step, statistics, and what may be done with them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from companion.state.models.requests import Switch

# --- what comes in -----------------------------------------------------------------------------


class GameText(Struct, forbid_unknown_fields=True):
    """A game as text (docs/reference/game-text.md)."""

    text: Annotated[str, Meta(description="text, as GET /api/games/{game_id}.txt gives it")]


class Forgotten(Struct, forbid_unknown_fields=True):
    """One name, in all games; or with ``all`` every name."""

    name: Annotated[str, Meta(max_length=64, description="text, a player's name, or be left out")] = ""
    all: Switch = False


# --- what goes out -----------------------------------------------------------------------------


class StoredId(Struct):
    """The number of the game that was stored."""

    game_id: int


class HeldBy(Struct):
    """A stick that still holds what was forgotten: its number, and when it was last here (a date or "")."""

    stick: int
    seen: str


class ForgottenCount(Struct):
    """What became of something that was forgotten or deleted.

    ``forgotten``: from how many places of the journal it was taken; ``deleted_copies``: copies that could not
    be cleaned; ``held``: sticks that are away and hold it still; ``told``: the last two in sentences.
    """

    forgotten: int
    deleted_copies: int
    held: list[HeldBy]
    told: list[str]


class GameLine(Struct):
    """A stored game; ``state`` is ``playing``, ``won`` or ``ended``, ``seats`` those that began.

    ``title`` says in words which game it is, ``who`` how each seat is called; ``computer``: seat -> level,
    where the companion played last.

    ``doubtful``: the clock was wrong then; ``imported``: read from text.
    """

    game_id: int
    game: str
    variant: str
    title: str
    names: dict[str, str]
    state: str
    turns: int
    started: str
    winner: str
    seats: list[str]
    imported: bool
    doubtful: bool
    computer: dict[str, str]
    who: dict[str, str]


class StoredSeat(Struct):
    """A seat that played, in order round the table; ``who`` says it in words."""

    seat: str
    name: str
    mark: str
    who: str


class StoredStep(Struct):
    """One thing that happened; ``change`` turns the position before into the one after.

    ``kind`` is ``turn``, ``heard`` (one input of a turn), ``pass``, ``overruled``, ``undo``, ``leave``,
    ``handover`` or ``end``; ``gone`` is ``undone`` or ``replaced`` where a turn counts no more. ``turn``
    is in which turn it was, ``ends`` whether that ended. In ``change`` an object of the position holds only
    the keys that differ, null for one that is gone; anything else stands there whole.
    """

    kind: str
    number: int
    seat: str
    die: int
    move: str
    text: str
    gone: str
    turn: int
    ends: bool
    took_ms: int | None
    change: dict[str, Any]


class Deed(Struct):
    """How often a player did something that counts."""

    what: str
    label: str
    count: int


class NumberLine(Struct):
    """How often a number of the die came."""

    number: int
    count: int


class PlayerLine(Struct):
    """What is counted of a player, as numbers and as sentences; a sentence is empty where nothing is known.

    ``mean`` is the mean number of the die, ``share`` half of what it is of a fair die's: 0.5 is as fair.
    """

    seat: str
    name: str
    who: str
    games: int
    won: int
    turns: int
    passes: int
    numbers: list[NumberLine]
    mean: str
    share: float | None
    luck: str
    deeds: list[Deed]
    pace: str
    longest: str
    waited: str
    longest_wait: str
    kind: str


class ThrowsLine(Struct):
    """How often each number came from one source, and what that tells."""

    how: str
    label: str
    numbers: list[NumberLine]
    text: str


class Evening(Struct):
    """The turn of the evening: its place in ``steps``, and what happened."""

    step: int
    text: str


class GameStatistics(Struct):
    """Statistics of one game."""

    players: list[PlayerLine]
    leads: int
    evening: Evening | None
    dice: list[ThrowsLine]


class StoredStory(Struct):
    """A stored game: what to begin with, and each step. ``start`` has the keys of notation.md, part 3.

    ``without``: spots of its board that it did not use. ``left_out``: so many steps at the end are not told,
    since there are too many.
    """

    game_id: int
    game: str
    variant: str
    title: str
    started: str
    imported: bool
    doubtful: bool
    over: bool
    winners: list[str]
    result: str
    seats: list[StoredSeat]
    without: list[str]
    start: dict[str, Any]
    steps: list[StoredStep]
    left_out: int
    statistics: GameStatistics


class CurvePoint(Struct):
    """How likely each seat was to win after a step (its place in ``steps``; -1: at the start)."""

    step: int
    chances: dict[str, float]


class GoodDecision(Struct):
    """A good decision of a seat: its place in ``steps``, what was done, and what it was worth."""

    seat: str
    step: int
    text: str
    worth: str


class ReviewLine(Struct):
    """What is told of one seat: how long it was ahead, and what its numbers were worth when it mattered."""

    seat: str
    who: str
    ahead: str
    luck: str


class GameReview(Struct):
    """A game looked back on.

    ``weighed`` of ``turns`` are in so far: ask again for the rest, and all else. No turns: nothing will be
    told. ``decided``: what decided the game, in clear cases. ``own``: the seats of this browser there.
    """

    weighed: int
    turns: int
    curve: list[CurvePoint] = []
    turning: Evening | None = None
    decisions: list[GoodDecision] = []
    seats: list[ReviewLine] = []
    decided: str = ""
    own: list[str] = []


class OtherTurn(Struct):
    """What else could have been done: the step's place in ``steps`` and its text; the other turn as notation.

    ``other`` tells it in words, ``worth`` what it would have won.
    """

    step: int
    text: str
    move: str
    other: str
    worth: str


class SeatReview(Struct):
    """What else a seat could have done, in order; ``weighed`` of ``turns`` are in so far: ask again."""

    weighed: int
    turns: int
    others: list[OtherTurn] = []


class AllStatistics(Struct):
    """Statistics over many games, by name; ``counted`` of ``games`` are in so far: ask again for the rest."""

    games: int
    counted: int
    players: list[PlayerLine]
    dice: list[ThrowsLine]
