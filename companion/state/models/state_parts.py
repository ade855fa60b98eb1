"""The parts of the public state (``public_state.py``).

Knows: keys and types. Refuses to know: how a state is made (``public_state.py``).
"""

from typing import Any

from msgspec import Struct, field


class Lamp(Struct):
    """One light."""

    colour: str
    pattern: str


class Seat(Struct):
    """A seat in order round the table; not ``playing`` once its player has left.

    ``mark`` is the letter shown on the pawn, ``hints`` how much help the seat gets. ``computer``: the level
    at which the companion plays it, and ``plays`` what that is called; both empty where a person plays.
    """

    seat: str
    name: str
    mark: str
    playing: bool
    lights: bool
    hints: str
    computer: str = ""
    plays: str = ""


class Hand(Struct):
    """The provisional observation: what the hands do now; spots by name."""

    kind: str
    lifted: list[str]
    targets: list[str]
    awaits: str
    moves: list[str]


class Awaiting(Struct):
    """What the table waits for, and from whom: ``seats`` may all do it, ``seat`` is the first.

    ``what`` is one of ``roll move say draw pawn captive barricade choose take-back way-back lost
    arrange paused check new-game starting nothing``. ``lost``: hands still sweep over the board;
    ``check``: a walk or a piece test has the board; ``starting``: the game is coming back. ``text`` is a
    sentence, ``short`` the same in six words at most, without players, ``seen`` the same for who sees
    whose turn it is and the number, so that neither is told again.
    """

    what: str
    seat: str
    seats: list[str]
    text: str
    short: str
    seen: str


class Step(Struct):
    """One step of the way back; ``from`` or ``to`` may be null; ``short``: with short names of places."""

    start: str | None = field(name="from")
    to: str | None
    piece: str | None
    text: str
    short: str


class AwaitedValue(Struct, omit_defaults=True):
    """One input that may come, as text and in words; ``colour`` where its value is the name of one.

    ``picture``, ``seat`` and ``mark`` draw it.
    """

    input: str
    text: str
    colour: str = ""
    picture: str = ""
    seat: str = ""
    mark: str = ""


class AwaitedInput(Struct):
    """One kind of input that may come next.

    ``values`` are what people choose from, for ``POST /api/input``; ``most``: a text of one's own with
    so many characters; ``own``: phones that hold the seat show it on a page of their own; ``verb``: what
    one does by it, chosen first where several have one.
    """

    word: str
    seats: list[str]
    source: str
    values: list[AwaitedValue]
    text: str
    most: int = 0
    own: bool = False
    verb: str = ""


class SignLine(Struct):
    """Something in the picture that no magnet stands for.

    ``what`` says how it is drawn: one of the words of ``Sign``
    (``companion/core/model/capabilities.py``). A ``timer`` runs since ``since_ms``, on the clock of
    ``at_ms``. In a very long state those with a default are left out where they are empty.
    """

    what: str
    value: str
    text: str
    picture: str
    count: int
    spot: str = ""
    seat: str = ""
    most: int = 0
    since_ms: int = 0


class Choice(Struct):
    """One of the moves asked about; ``short``: with short names of places and players."""

    move: str
    text: str
    short: str


class Undoing(Struct):
    """What ``POST /api/undo`` takes back now.

    ``number`` goes with the request; it is another one as soon as something else would be taken back.
    ``seat``: whose doing it is. ``slip``: the phone that told it, as ``tap``
    of its answer, need not be asked whether it is sure.
    """

    number: int
    seat: str
    slip: bool


class Offer(Struct):
    """Take back by hand? The turns from ``number`` on; then ``seat`` has its number ``die`` again.

    So many ``turns`` would be taken back. ``seats`` are those whose turns these are: all of them together, or
    the host, may say yes.
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
    """The game pauses since ``since_ms`` (on the clock of ``at_ms``), by whom: ``by``.

    ``by``: ``page``, ``button``, ``broker`` or ``idle``.
    """

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
    """How the board differs from what it should show; ``wrong_side`` is the variant that lies up instead.

    ``sensor``: a sensor or two may be the reason, so that somebody may say that the board is right.
    """

    missing: list[str]
    surplus: list[str]
    turned: bool
    wrong_side: str
    sensor: bool
    text: str


class Accept(Struct):
    """Whether what stands on the board could be accepted, and what would count then, or why it cannot."""

    can: bool
    text: str


class Meant(Struct):
    """The board stands as after other turns than the last one; ``turns`` are those it may have been."""

    text: str
    turns: list[Choice]


class Proposal(Struct):
    """An overruling that all seats are asked to agree to; ``position`` has the keys of notation.md."""

    what: str
    text: str
    agreed: list[str]
    waiting: list[str]
    position: dict[str, Any]


class Spoken(Struct):
    """One thing to say aloud, once for each ``mark``; the newest ``of`` its kind counts.

    ``of`` is ``moment``, ``cheer``, ``question``, ``awaiting``, ``idea`` or ``step``. ``seat``: whom it is
    about, or empty. ``text`` is for a phone with a voice of its own. ``urgent`` interrupts what is
    being said.
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


class SourceLine(Struct):
    """A device beside the board that says a word of the game, and what there is to say of it, or empty."""

    name: str
    word: str
    up: bool
    text: str


class RollState(Struct):
    """The die of the game: its faces, the commitment of the next roll, and what it showed last."""

    faces: list[int]
    commitment: str
    last: LastRoll | None


class Device(Struct):
    """One microcontroller. While it is lost: ``why``, and ``text``, the same as a sentence for the table."""

    device: str
    up: bool
    firmware: str
    why: str
    text: str


class Link(Struct):
    """The board's connection; ``since_ms`` is on the clock of ``at_ms``; ``needed``: by this game."""

    up: bool
    needed: bool
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


class HouseNow(Struct):
    """The house: ``guests``: whoever looks on may begin a game now; ``animals`` are players' names."""

    guests: bool
    animals: bool


class BoardNow(Struct, forbid_unknown_fields=True):
    """Which board is drawn, and the spots of it that are not, since the game in play does without them."""

    game: str
    variant: str
    without: list[str]


class Seal(Struct):
    """The seal of what is drawn, and its text once the game is over."""

    commitment: str
    opened: str


class Aside(Struct, forbid_unknown_fields=True):
    """The game that broke and was put away: its number, where it could be read, and what to do."""

    game: str
    game_id: int | None
    text: str


class HallLines(Struct, forbid_unknown_fields=True):
    """The hall, where many tables are seen.

    ``there``: whether it can be called. ``calls``: this table asks somebody to come. ``lines``: what all
    at the table is told, as sentences.
    """

    there: bool
    calls: bool
    lines: list[str]
