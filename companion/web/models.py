"""The shapes of what comes in and goes out of the API; docs and checks both come from here.

Knows: keys and types; what a request's value must be stands in its description, which errors repeat.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from companion.web.help_models import Cheer, Idea, Manner

LONGEST_NAME = 30
"""Characters of a player's name."""

Word = Annotated[str, Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, Meta(description=f"text, 1 to {LONGEST_NAME} characters that can be printed")]
MoveText = Annotated[
    str, Meta(min_length=1, max_length=64, description='the text of a move, for example "house-c1"')
]
SeatName = Annotated[
    str,
    Meta(min_length=1, max_length=64, description='the name of a seat, for example "red", or be left out'),
]
Number = Annotated[int, Meta(ge=1, le=99, description="a number of the die such as 4, or be left out")]
END = r"$(?!\n)"
"""The end of a pattern: Python's ``$`` alone lets a line end come after it, and game texts have lines."""

Commitment = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}" + END, description="roll.commitment of the state, or be left out")
]
Share = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{8,64}" + END, description="8 to 64 digits and letters a to f, or be left out"),
]
Switch = Annotated[bool, Meta(description="true or false")]

# --- what comes in -----------------------------------------------------------------------------


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class Roll(Struct, forbid_unknown_fields=True):
    """The number of the die; without it the companion rolls, with this browser's share in the chance."""

    number: Number | None = None
    share: Share | None = None
    commitment: Commitment | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """One of the moves asked about, or ``none``."""

    move: MoveText


class Turn(Struct, forbid_unknown_fields=True):
    """A move of ``GET /api/moves``."""

    move: MoveText


class OtherNumber(Struct, forbid_unknown_fields=True):
    """The number that was really rolled."""

    number: Annotated[int, Meta(ge=1, le=99, description="a number of the die such as 4")]


Counts = Annotated[dict[Word, int], Meta(description='an object of numbers by seat, as {"red": 3}')]


class Edited(Struct, forbid_unknown_fields=True):
    """A position of the game in play (docs/notation.md, part 3); what is left out is empty."""

    turn: Annotated[
        str, Meta(min_length=1, max_length=64, description='the name of a seat, for example "red"')
    ]
    pieces: Annotated[dict[Word, Word], Meta(description='an object of pieces by field, as {"c1": "red"}')]
    house: Counts
    forest: Counts = {}
    places: Annotated[list[Word], Meta(max_length=8, description='a list of seats, as ["red"]')] = []


class TakenBack(Struct, forbid_unknown_fields=True):
    """The answer to ``offer``: its ``number``, or 0 for "no"."""

    number: Annotated[int, Meta(ge=0, description="the number of the turn that was offered, or 0 for no")]


class Looked(Struct, forbid_unknown_fields=True):
    """The answer to ``whose``: right as asked (or put right by now), or not."""

    right: Switch


class Pausing(Struct, forbid_unknown_fields=True):
    """Pause (true), or go on (false)."""

    on: Switch


class Game(Struct, forbid_unknown_fields=True):
    """A new game: who plays (in the order of the seats), names, rules, who begins, fewer pawns, manner."""

    game: Annotated[Word, Meta(description='the name of a game, for example "malefiz"')]
    variant: Annotated[Word, Meta(description='the name of a variant, for example "classic"')]
    seats: Annotated[
        list[Word],
        Meta(min_length=2, max_length=8, description='a list of two seats or more, as ["red", "blue"]'),
    ]
    names: Annotated[dict[Word, str], Meta(description='an object of names by seat, as {"red": "Mia"}')] = {}
    options: Annotated[
        dict[Word, bool | int], Meta(description='an object of house rules, as {"capture_own": false}')
    ] = {}
    first: SeatName | None = None
    pawns: Annotated[dict[Word, int], Meta(description='an object of numbers by seat, as {"red": 3}')] = {}
    manner: Manner = "friendly"


class Stored(Struct, forbid_unknown_fields=True):
    """The number of a stored game."""

    game_id: Annotated[int, Meta(description="the number of a stored game, as in GET /api/games")]


class Claim(Struct, forbid_unknown_fields=True):
    """What the player wants to be called; without it the seat keeps the name that it has, or none."""

    name: PlayerName | None = None


class Named(Struct, forbid_unknown_fields=True):
    """What the player of a seat wants to be called from now on."""

    name: PlayerName


class Handover(Struct, forbid_unknown_fields=True):
    """The name of the player who goes on."""

    name: PlayerName


class Lights(Struct, forbid_unknown_fields=True):
    """Lights on or off while the seat is to move."""

    on: Switch


class Speaker(Struct, forbid_unknown_fields=True):
    """Whether this browser speaks; it takes the voice from any other."""

    on: Switch


class Code(Struct, forbid_unknown_fields=True):
    """The host code."""

    code: Annotated[Word, Meta(description="text, the digits that the console shows")]


class Magnet(Struct, forbid_unknown_fields=True):
    """A magnet put on a spot or taken away."""

    spot: Annotated[Word, Meta(description='the name of a spot, for example "c1"')]
    on: Switch


# --- what goes out -----------------------------------------------------------------------------


class Rev(Struct):
    """The revision of the state after the command; the event stream's id."""

    rev: int


class Me(Struct):
    """What this browser is. ``claimed`` are the seats that some browser holds.

    ``speaks``: it says aloud what happens; ``voice`` is ``here``, ``other`` (another one speaks) or ``free``.
    """

    host: bool
    seats: list[str]
    csrf: str
    claimed: list[str]
    speaks: bool = False
    voice: str = "free"


class Health(Struct):
    """Whether the referee loop runs."""

    ok: bool


class Move(Struct):
    """One legal turn: ``from`` is a field or a pool, ``place`` where a barricade goes, else empty."""

    move: str
    start: str = field(name="from")
    to: str
    kind: str
    text: str
    place: str = ""


class Spot(Struct):
    """A place for a piece; ``pool`` is the pool it belongs to, or null; ``text`` says where it is."""

    name: str
    x: float
    y: float
    pool: str | None
    text: str


class Pool(Struct):
    """Places that are worth the same; ``kind`` is the seat whose pawns stand there, or null for several."""

    name: str
    kind: str | None
    spots: list[str]


class Geometry(Struct):
    """A board in field widths, y upwards; ``edges`` are pairs of numbers in ``spots``."""

    game: str
    variant: str
    spots: list[Spot]
    edges: list[tuple[int, int]]
    marks: dict[str, list[str]]
    pools: list[Pool]


class Join(Struct):
    """How phones get here: addresses, and the first of them as a QR code (SVG)."""

    name: str
    urls: list[str]
    qr_svg: str


class ProofState(Struct):
    """Lift the piece on ``spot`` and put it back within ``until_s`` seconds."""

    proof_id: str
    spot: str
    text: str
    until_s: float
    done: bool


class Lamp(Struct):
    """One light."""

    colour: str
    pattern: str


class Table(Struct):
    """The virtual board: spots with a magnet, and lamps by spot."""

    magnets: list[str]
    lamps: dict[str, Lamp]


class Mistake(Struct):
    """Why a request was refused: a sentence, and a word for programs."""

    error: str
    code: str


class Seat(Struct):
    """A seat in order round the table; not ``playing`` once its player has left; ``hints`` is its level."""

    seat: str
    name: str
    mark: str
    playing: bool
    lights: bool
    hints: str


class Hand(Struct):
    """The provisional observation: what the hands do now."""

    kind: str
    lifted: list[str]
    targets: list[str]
    awaits: str
    moves: list[str]


class Awaiting(Struct):
    """What the table waits for, and from whom."""

    what: str
    seat: str
    text: str


class Step(Struct):
    """One step of the way back; ``from`` or ``to`` may be null."""

    start: str | None = field(name="from")
    to: str | None
    piece: str | None
    text: str


class Choice(Struct):
    """One of the moves asked about."""

    move: str
    text: str


class Offer(Struct):
    """Take back by hand? The turns from ``number`` on; then ``seat`` has its number ``die`` again.

    ``seats`` are those whose turns these are: all of them together, or the host, may say yes.
    """

    number: int
    turns: int
    seat: str
    die: int | None
    seats: list[str]
    text: str


class Whose(Struct):
    """Whose pieces are they? Spot -> kind that should stand there; ``mixed``: somebody says they do not."""

    spots: dict[str, str]
    mixed: bool
    text: str


class Paused(Struct):
    """The game pauses since ``since_ms`` (on the clock of ``at_ms``), by ``page``, ``button`` or ``idle``."""

    by: str
    since_ms: int
    text: str


class Fault(Struct):
    """Sensors that are not believed for now: what it means (``text``), and what to do (``remedy``)."""

    kind: str
    spots: list[str]
    text: str
    remedy: str


class Setup(Struct):
    """How the board differs from what it should show; ``wrong_side`` is the variant that lies up instead."""

    missing: list[str]
    surplus: list[str]
    turned: bool
    wrong_side: str
    text: str


class Accept(Struct):
    """Whether what stands on the board could be accepted, and what would count then, or why it cannot."""

    can: bool
    text: str


class Proposal(Struct):
    """An overruling that all seats are asked to agree to; ``position`` has the keys of docs/notation.md."""

    what: str
    text: str
    agreed: list[str]
    waiting: list[str]
    position: dict[str, Any]


class Past(Struct):
    """A finished turn; of an overruling (``how`` is ``overruled``) also what, by whom, in whose place."""

    number: int
    seat: str
    die: int
    move: str
    how: str
    captured: str
    barricade: bool
    won: bool
    text: str
    what: str = ""
    by: list[str] = []
    replaces: int = 0


class Spoken(Struct):
    """One thing to say aloud, once for each ``mark``; the newest ``of`` its kind counts.

    ``clips`` are names of recordings (``/static/clips/<language>/<clip>.mp3``) that together say it without
    names; ``sound`` is ``turn``, ``legal``, ``captured``, ``barricade``, ``illegal``, ``question``,
    ``win`` or empty; ``after_ms``: only if it still stands after that time.
    """

    of: str
    mark: str
    seat: str
    text: str
    clips: list[str]
    sound: str
    urgent: bool
    after_ms: int


class LastRoll(Struct):
    """The last number of the die: ``count`` numbers them; ``how`` is ``rolled`` or ``told``."""

    count: int
    seat: str
    die: int
    how: str
    back: bool


class DieLine(Struct):
    """A die with a radio: whose it is (no seats: everybody's), and what there is to say of it, or empty."""

    name: str
    seats: list[str]
    up: bool
    battery: int | None
    text: str


class RollState(Struct):
    """The die of the game: its faces, the commitment of the next roll, and what it showed last."""

    faces: list[int]
    commitment: str
    last: LastRoll | None


class RollLine(LastRoll):
    """A number with its proof; ``checked`` is null where the companion did not roll."""

    secret: str
    share: str
    commitment: str
    checked: bool | None


class Device(Struct):
    """One microcontroller. While it is lost: ``why``, and ``text``, the same as a sentence for the table."""

    device: str
    up: bool
    firmware: str
    why: str
    text: str


class Link(Struct):
    """The board's connection; ``since_ms`` is on the clock of ``at_ms``."""

    up: bool
    since_ms: int
    devices: list[Device]


class Journal(Struct):
    """Whether turns are stored."""

    ok: bool
    saving: bool


class CareNow(Struct):
    """How loud sounds and how bright lights are now, in percent; ``quiet``: quiet hours are in force."""

    volume: int
    quiet: bool
    brightness: int


class State(Struct, forbid_unknown_fields=True):
    """The whole public state (docs/architecture.md)."""

    rev: int
    at_ms: int
    lang: str
    phase: str
    game: str | None
    variant: str | None
    turn: str | None
    die: int | None
    pieces: dict[str, str] | None
    house: dict[str, int] | None
    forest: dict[str, int]
    options: dict[str, Any]
    places: list[str]
    seats: list[Seat]
    spots: list[str]
    hand: Hand
    awaiting: Awaiting
    steps: list[Step]
    ask: list[Choice]
    offer: Offer | None
    whose: Whose | None
    setup: Setup | None
    accept: Accept | None
    proposal: Proposal | None
    roll: RollState | None
    dice: list[DieLine]
    paused: Paused | None
    faults: list[Fault]
    manner: str | None
    idea: Idea | None
    cheer: Cheer | None
    verdicts: list[dict[str, Any]]
    history: list[Past]
    speech: list[Spoken]
    lights: dict[str, Lamp]
    link: Link
    journal: Journal
    care: CareNow
    game_id: int | None
    version: str
    title: str
