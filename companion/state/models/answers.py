"""The shapes of what the API gives besides the state: roles, moves, boards, addresses, proofs, rolls.

Knows: keys and types. Refuses to know: where values come from.
"""

from msgspec import Struct, field

from companion.core.catalog.art import Art
from companion.state.models.state_parts import AwaitedInput, AwaitedValue, Lamp, LastRoll


class Tap(Struct, frozen=True):
    """What a command did that can be taken back: `undo.number` of the state, and the game."""

    game_id: int | None
    number: int


class Rev(Struct):
    """The revision of the state after the command; the event stream's id.

    ``tap``: what of it can be taken back.
    """

    rev: int
    tap: Tap | None = None


class FigureShown(Struct):
    """What a figure on the table is called, and which photo it has: 0 where there is none."""

    name: str
    photo: int


class Me(Struct):
    """What this browser is. ``claimed`` are the seats that some browser holds.

    ``changed``: how often a seat has come to another browser in this game.

    ``speaks``: it says aloud what happens; ``voice`` is ``here``, ``other`` (another one speaks) or ``free``.
    ``fresh_s``: so many seconds a host may still do what cannot be undone.
    ``children``: the seats that children play, by pictures.
    ``figures``: what figures are called and look like, by seat and number (``green:2``).
    ``as_of``: which change of roles it knows, as the stream's event `roles` tells it.
    """

    host: bool
    seats: list[str]
    csrf: str
    claimed: list[str]
    speaks: bool = False
    voice: str = "free"
    changed: dict[str, int] = {}
    fresh_s: float = 0
    as_of: str = ""
    children: list[str] = []
    figures: dict[str, FigureShown] = {}


class MyLine(Struct):
    """One line for one seat; ``about`` is its heading, ``now``: it belongs to what the seat is asked now."""

    text: str
    about: str
    now: bool


class MyInput(AwaitedInput):
    """What this seat may say; where ``most`` is not 0 a text of its own, or one of ``values`` instead.

    ``send`` stands on the button that hands the text in; ``listed``: ``GET /api/texts/{word}`` has texts to
    choose from, and ``only`` those are taken. ``secret``: not everybody learns the value; ``calls``: the seat
    should look at its page for it.
    """

    secret: bool = False
    calls: bool = False
    send: str = ""
    listed: bool = False
    only: bool = False


class TextList(Struct):
    """Texts to choose from."""

    name: str
    texts: list[str]


class MySeat(Struct):
    """What a seat alone may see (``told``) and say (``awaited``, its secret inputs among them)."""

    seat: str
    told: list[MyLine]
    awaited: list[MyInput]


class Health(Struct):
    """Whether the referee loop runs."""

    ok: bool


class Move(Struct):
    """One legal turn: ``from`` is a field or a pool, ``place`` where a barricade goes, else empty.

    ``to_go``: how many fields it leaves to the goal, 0 on it; null where the game cannot tell.
    """

    move: str
    start: str = field(name="from")
    to: str
    kind: str
    text: str
    place: str = ""
    to_go: int | None = None


class Drawn(Struct):
    """Something that the companion drew as input ``number``; ``right``: it follows from the lot."""

    number: int
    text: str
    value: str
    values: list[str]
    right: bool


class Correction(Struct):
    """Something said that may have been something else: ``text`` tells what was heard, ``values`` the rest.

    ``number`` is that of the input; of a number of the die, that of the first input made with it.
    """

    number: int
    seat: str
    text: str
    values: list[AwaitedValue]


class Spot(Struct):
    """A place for a piece; ``pool`` is the pool it belongs to, or null; ``text`` says where it is.

    ``short`` says it in a few words to somebody who sees the picture; ``text`` is for ears.
    """

    name: str
    x: float
    y: float
    pool: str | None
    text: str
    short: str


class Pool(Struct):
    """Places that are worth the same; ``kind`` is the seat whose pawns stand there, or null for several."""

    name: str
    kind: str | None
    spots: list[str]


class Geometry(Struct):
    """A board in field widths, y upwards; ``edges`` are pairs of numbers in ``spots``.

    ``track`` are the corners of a track of steps that is drawn round it; empty where there is none.
    ``art`` is how it is drawn.
    ``explained`` are the ids of the rules that the page of this board explains; none where it has no page.
    """

    game: str
    variant: str
    spots: list[Spot]
    edges: list[tuple[int, int]]
    marks: dict[str, list[str]]
    pools: list[Pool]
    kinds: dict[str, str]
    track: list[tuple[float, float]]
    art: Art
    explained: list[str]


class Join(Struct):
    """How phones get here: addresses, and the first of them as a QR code (SVG)."""

    name: str
    urls: list[str]
    qr_svg: str


class HostCodeShown(Struct):
    """The host code in two groups, and the address that makes whoever opens it host."""

    code: str
    address: str


class Table(Struct):
    """The virtual board: spots with a magnet, and lamps by spot."""

    magnets: list[str]
    lamps: dict[str, Lamp]


class Mistake(Struct, omit_defaults=True):
    """Why a request was refused: a sentence, and a word for programs.

    ``explained``: the address of the card that explains the rule behind it, where there is one.
    """

    error: str
    code: str
    explained: str = ""


class RollLine(LastRoll):
    """A number with its proof; ``checked`` is null where the companion did not roll."""

    secret: str
    share: str
    commitment: str
    checked: bool | None
