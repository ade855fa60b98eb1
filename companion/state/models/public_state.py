"""The public state, key by key; docs/reference/generated/state.md is made of it.

Knows: keys and types. Refuses to know: how a state is made (``public_state.py``).
"""

from typing import Any

from msgspec import Struct

from companion.state.models.again import Again
from companion.state.models.assistance import AidLine, Cheer, Idea
from companion.state.models.history import PastInShort
from companion.state.models.hosts import HostNews
from companion.state.models.lessons import LessonNow
from companion.state.models.moment import Moment
from companion.state.models.state_parts import (
    Accept,
    Aside,
    AwaitedInput,
    Awaiting,
    BoardNow,
    CareNow,
    Choice,
    DieLine,
    Fault,
    HallLines,
    Hand,
    HouseNow,
    Journal,
    Lamp,
    Link,
    Meant,
    Offer,
    Paused,
    Proposal,
    RollState,
    Seal,
    Seat,
    Setup,
    SignLine,
    SourceLine,
    Spoken,
    Step,
    Undoing,
    Whose,
)


class State(Struct, forbid_unknown_fields=True):
    """The whole public state: one object, whole each time.

    It does not grow with the game and has 16 kB at most: where there is much to tell, ``verdicts``,
    ``steps`` and ``faults`` are shorter, ``signs`` leave out what is empty, and ``moment.long`` is as
    ``moment.short``.
    """

    rev: int
    """Grows with each change, also over restarts; the id of the event stream."""
    at_ms: int
    """When the state was made, on the monotonic clock."""
    lang: str
    """The language of its sentences: that of ``?lang=``, else of ``Accept-Language``, else English."""
    phase: str
    """``starting`` (the game is not back yet), ``safe-mode``, ``idle``, ``over``, ``paused``, ``ask``,
    ``arrange``, ``illegal``, or what is waited for: ``roll`` (a number), ``move`` (hands), ``say`` (a
    word), ``draw`` (chance)."""
    lost: bool
    """Hands touched more than can be followed; ``phase`` is ``illegal``, ``ask`` or ``arrange`` until
    that is settled."""
    game: str | None
    """The game in play; this and the keys up to ``options`` tell the position as notation.md does."""
    variant: str | None
    """Of the game."""
    board: BoardNow | None
    """The board to draw; while nobody plays, one that lies here."""
    turn: str | None
    """The seat that is to move."""
    die: int | None
    """The number that is to be moved; null before the roll."""
    pieces: dict[str, str] | None
    """Spot -> kind, outside houses and forest."""
    house: dict[str, int] | None
    """How many pieces stand in each house."""
    forest: dict[str, int]
    """How many pieces of each kind stand in the forest."""
    options: dict[str, Any]
    """The house rules and other choices of this game."""
    places: list[str]
    """Seats that have reached the goal, in order of finishing."""
    winners: list[str]
    """All seats that share the victory, else the one that finished first; empty while nobody has won."""
    won: str
    """The same as a sentence."""
    position: dict[str, Any] | None
    """What anybody may see of the position, with the keys of its game."""
    stands: dict[str, str]
    """What should stand where, outside houses: spot -> kind; walls too."""
    beside: list[str]
    """Kinds of the pieces that lie beside the board and may come onto it, oldest first."""
    awaited: list[AwaitedInput]
    """What may come next, the most wanted first; no fouls, nothing secret. What hands may do: ``GET
    /api/moves``."""
    secrets: bool
    """The game tells each seat what it alone may know: ``GET /api/mine``."""
    signs: list[SignLine]
    """What else belongs into the picture."""
    seats: list[Seat]
    """In order of play."""
    spots: list[str]
    """What the sensors see now: names, sorted."""
    hand: Hand
    """What the hands do, provisionally."""
    awaiting: Awaiting
    """What the table waits for."""
    moment: Moment | None
    """What has happened last; null before the first game."""
    aside: Aside | None
    """The game that broke and was put away, until another one is played."""
    again: Again | None
    """The last game, while none is on: it may be played once more."""
    steps: list[Step]
    """The way back; the first step is the one to do now."""
    guided: bool
    """Somebody is shown by ``steps`` how to put things right; not while it is asked whether it was meant."""
    end_turn: bool
    """Hands were not right, and would be if whose turn it is ended it now."""
    ask: list[Choice]
    """Moves to choose from, besides "none"."""
    undo: Undoing | None
    """Null where nothing can be taken back."""
    offer: Offer | None
    """Take back by hand? The board stands as before an earlier turn."""
    whose: Whose | None
    """Whose pieces are they?"""
    setup: Setup | None
    """What differs while the pieces are arranged."""
    accept: Accept | None
    """Only while something was not allowed."""
    meant: Meant | None
    """The board stands as after another turn than the one recorded last."""
    proposal: Proposal | None
    """An overruling that waits for all seats."""
    roll: RollState | None
    """The die of the game."""
    dice: list[DieLine]
    """Dice with a radio."""
    sources: list[SourceLine]
    """Devices beside the board that say inputs; a panel that cannot be used stands here with an empty
    ``word``."""
    paused: Paused | None
    """Meanwhile ``hand steps ask undo offer whose setup accept meant proposal`` are empty."""
    faults: list[Fault]
    """Sensors that are not believed now, oldest first."""
    manner: str | None
    """``friendly`` or ``tournament``; null before the first game."""
    seal: Seal | None
    """Null where nothing is drawn."""
    aids: list[AidLine]
    """Helps that the host may switch while the game plays; none in a tournament."""
    idea: Idea | None
    """A good turn for the seat that is to move and wants ideas."""
    learns: list[str]
    """Seats that are told how the game is played."""
    lesson: LessonNow | None
    """The card that a first game tells now."""
    cheer: Cheer | None
    """A kind word about what has just happened."""
    verdicts: list[dict[str, Any]]
    """The last 20, newest last: the verdict's JSON and ``text``."""
    past: PastInShort
    """The finished turns in short; their lines: ``GET /api/history``."""
    speech: list[Spoken]
    """What a phone says aloud now."""
    lights: dict[str, Lamp]
    """Spot -> lamp, as sent to the board."""
    link: Link
    """The connection to the board."""
    journal: Journal
    """Whether turns are stored."""
    care: CareNow
    """How loud and how bright the table is now."""
    ways: HouseNow
    """How this house goes about its tables."""
    hall: HallLines | None
    """The hall, where many tables are seen; null where nothing was ever heard of one."""
    hosts: HostNews
    """What all screens tell of hosts."""
    game_id: int | None
    """The number of the stored game; null before the first."""
    version: str
    """Of the companion."""
    title: str
    """The board's name (``web.title``), else the companion's own."""
