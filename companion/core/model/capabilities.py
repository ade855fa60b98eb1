"""What a game may do besides `companion.core.model.game.Game`: each a small protocol that it has or has not.

Ideas for beginners, lights for what a turn is about, words for what happens, signs in the picture, playing
without some sensors, chance before the game, secrets of one seat. Refuses to know: who uses them, and any
game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from msgspec import Struct, field

from companion.core.model.footprint import Footprint
from companion.core.model.inputs import Awaited, Deed, Input, Taken
from companion.core.model.types import Mask, Say, Verdict

P_contra = TypeVar("P_contra", contravariant=True)


class Idea(Struct, frozen=True):
    """A good turn for a beginner: its text as in `Game.legal`, and why, in one short sentence.

    ``piece``: the kind of piece that ``{piece}`` stands for in ``why``, empty where it has none.
    """

    move: str
    why: Say
    piece: str = ""


@runtime_checkable
class Adviser(Protocol[P_contra]):
    """What a game may do besides `Game`: give ideas to seats that want them."""

    def idea(self, position: P_contra) -> Idea | None:
        """Return a sensible legal turn that moves something; None where there is none.

        Pure and quick (2 ms): it is asked again for every change of a page; whoever is slow remembers.
        """
        ...


class Shown(NamedTuple):
    """Something on the board worth a light besides what hands may do.

    Args:
        meaning: ``turn`` (whose turn it is), ``aim`` (where it is worth going), ``gap`` (a way is open),
            ``fill`` (something belongs there) or ``known`` (what stands there is known, a help for the
            memory).
        spots: where.
        kind: whose light it is: a seat, or the colour that is known.
        level: who wants less help than this (`companion.core.guidance.assist_levels.LEVELS`) is not shown it.
        lamps: lights that are no spots, by name (`Board.lamps`); also while the board is put right.
    """

    meaning: str
    spots: Mask
    kind: str = ""
    level: str = "none"
    lamps: tuple[str, ...] = ()


@runtime_checkable
class Shower(Protocol[P_contra]):
    """What a game may do besides `Game`: light up what a turn is about."""

    def shows(self, position: P_contra, told: Iterable[Deed]) -> tuple[Shown, ...]:
        """Tell what is worth a light now; ``told``: the deeds of the game so far, oldest first."""
        ...


@runtime_checkable
class Sensed(Protocol):
    """What a game may do besides `Game`: be played with fewer sensors than its board has spots, or none."""

    def sensed(self, variant: str, options: Mapping[str, Any], spots: Collection[str]) -> dict[str, Any]:
        """Return the options for `Game.setup` where only these spots have a sensor; what is not seen is said.

        Raises PositionError for what is no option.
        """
        ...


@runtime_checkable
class Lean(Protocol[P_contra]):
    """What a game may do besides `Game`: do without some spots of its board, as holes where no ball runs."""

    def without(self, position: P_contra) -> tuple[str, ...]:
        """Return the spots that this game does not use from beginning to end: they are not drawn."""
        ...


@runtime_checkable
class Aiding(Protocol[P_contra]):
    """What a game may do besides `Game`: have helps that a table may switch on and off while it plays.

    Each is a house rule of its box with the same key, that no move depends on.
    """

    def aids(self, position: P_contra) -> Mapping[str, bool]:
        """Tell which helps there are, and whether they are on."""
        ...

    def aided(self, position: P_contra, aids: Mapping[str, bool]) -> Any:
        """Return the same position with these helps on or off; those that are not named stay."""
        ...


@runtime_checkable
class Patient(Protocol[P_contra]):
    """What a game may do besides `Game`: let hands be ahead of somebody who has come between."""

    def ahead(self, position: P_contra) -> list[Footprint]:
        """Tell what hands may have done before it is waited for: it is no fault, and counts once it is."""
        ...


@runtime_checkable
class Umpire(Protocol):
    """What a game may do besides `Game`: read its rules strictly, for a tournament."""

    def strict(self, variant: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options for `Game.setup` where nobody is helped: what is not chosen is read strictly."""
        ...


@runtime_checkable
class Dealer(Protocol):
    """What a game may do besides `Game`: let chance settle something before the game, as a maze's walls."""

    def deal(self, variant: str, options: Mapping[str, Any], lot: str) -> dict[str, Any]:
        """Return the options for `Game.setup` with what chance has settled.

        ``lot``: a text that nobody can guess; the same one settles the same. Raises PositionError for what is
        no option.
        """
        ...


@runtime_checkable
class Teller(Protocol[P_contra]):
    """What a game may do besides `Game`: say in words what it waits for and what inputs do.

    The argument ``who`` or ``other`` of a sentence is a seat; the pages put in its player. Refuses to know:
    players' names, and languages.
    """

    def ask(self, position: P_contra, awaited: Awaited) -> Say:
        """Tell what one kind of input is waited for, as a request: "{who}, which colour do you call?"."""
        ...

    def label(self, position: P_contra, given: Input) -> Say:
        """Tell one input that may come in a few words: for a button, or a line to choose from."""
        ...

    def tell(self, before: P_contra, given: Input, taken: Taken[P_contra]) -> Say:
        """Tell what an input has done: "{who} calls red."."""
        ...

    def why(self, position: P_contra, reason: str, rule: str) -> Say:
        """Tell why what hands did is no input, for a child (`Illegal`); also what would be right."""
        ...


class Confided(NamedTuple):
    """One line for the eyes of one seat.

    Args:
        text: it in words.
        about: what kind of line it is: the heading under which it stands.
        now: it belongs to what this seat is asked now.
    """

    text: Say
    about: Say
    now: bool = False


class Prompts(NamedTuple):
    """What makes a text of somebody's own easier to give.

    Args:
        send: what stands on the button that hands it in.
        besides: inputs that may come instead of a text, each with what stands on its button.
        lists: texts to choose from, each list with its name.
        only: none but those of the lists is taken.
    """

    send: Say
    besides: tuple[tuple[Input, Say], ...] = ()
    lists: tuple[tuple[Say, tuple[str, ...]], ...] = ()
    only: bool = False


@runtime_checkable
class Confidant(Protocol[P_contra]):
    """What a game may do besides `Game`: have secrets, each told to one seat on a page of its own."""

    def confides(self, position: P_contra, seat: str) -> tuple[Confided, ...]:
        """Return lines for this seat's eyes only, the newest last; seats in them as in `Teller`."""
        ...

    def own(self) -> Mapping[str, bool]:
        """Return the words of inputs that a seat says on its own page, those too that everybody may hear.

        Each with whether the seat is called to its page for it.
        """
        ...

    def prompts(self, position: P_contra, awaited: Awaited, language: str) -> Prompts:
        """Tell what goes with the field of an input with a text of one's own (`Awaited.most`). No secret."""
        ...


class Sign(Struct, frozen=True):
    """Something to be drawn that no magnet stands for, as a marker on a field or a chip that somebody has.

    Args:
        what: a word that says how it is drawn. On a spot: ``target``, ``known`` (remembered by the memory
            aid), ``corner`` (where a seat began), ``printed`` (a picture on the field itself), ``marker`` (a
            piece of ``seat`` that no sensor need see; several may share a field). On the board's track:
            ``step`` (a piece of ``seat`` on step ``count`` of ``most``). In a pool: ``stock`` (``count`` of
            ``most`` lie there). Beside the board: ``chip``, ``beside``, ``stock`` without a spot (``seat``
            has ``count`` of ``most``), ``thing`` (something of ``seat``'s, called ``value``, with ``count``
            of ``most``), ``note`` (a line about how the game stands, for everybody), ``timer`` (a gentle one
            of ``count`` minutes, which runs since the last deed called ``value``).
        spot: where it lies, a spot or a pool; empty for what lies beside the board or is somebody's.
        seat: whose it is; empty where nobody's.
        value: a colour, a symbol or a short name, empty where nobody knows it.
        text: it in words.
        picture: a drawing, as the ``d`` of an SVG path in a box 24 wide and high; empty where it has none.
        count, most: how many, and of how many.
    """

    what: str
    spot: str = ""
    seat: str = ""
    value: str = ""
    text: Say = Say("")
    picture: str = ""
    count: int = 0
    most: int = 0


@runtime_checkable
class Revealing(Protocol[P_contra]):
    """What a game may do besides `Game`: show what was hidden, once the game is over."""

    def revealed(self, position: P_contra) -> tuple[Sign, ...]:
        """Tell what belongs into the picture of the last position, besides what anybody saw before."""
        ...


@runtime_checkable
class Painter(Protocol[P_contra]):
    """What a game may do besides `Game`: name what else belongs into a picture of a position."""

    def signs(self, position: P_contra) -> tuple[Sign, ...]:
        """Tell what anybody may see besides pieces; nothing that `Game.public` leaves out."""
        ...


class Sketch(NamedTuple):
    """How an input is drawn on a button, for those who do not read.

    Args:
        picture: a drawing, as `Sign.picture`; empty where it has none.
        seat: whose piece is shown with it; empty: nobody's.
        mark: a number or a letter beside it.
    """

    picture: str = ""
    seat: str = ""
    mark: str = ""


@runtime_checkable
class Sketcher(Protocol[P_contra]):
    """What a game may do besides `Game`: draw what people may say."""

    def sketch(self, position: P_contra, given: Input) -> Sketch:
        """Draw one input that may come; an empty picture where words must do."""
        ...


MARKS = ("good", "wrong", "neutral", "ask", "win")
"""How a moment is to be taken: it went well, it did not, it is so, somebody is asked, somebody has won."""


class Picture(Struct, frozen=True, omit_defaults=True):
    """What there is to draw of something that has happened, without words; keys without a value are left out.

    Args:
        what: what it shows; empty: there is nothing to draw. ``move`` (``frm``, ``to``, ``captured``,
            ``placed``), ``count`` (``fields`` walked where the ``die`` shows another number, ``path``),
            ``die``, ``colours`` (``called``, ``pulled``), ``wall``, ``bump``, ``target``, ``chip``,
            ``corner``, ``answer``, ``riddle``, ``letter``, ``verdict``, ``spear``, ``curse``, ``steps``,
            ``cave``, ``word``, ``spots`` (look there), ``pause``, ``board`` (a device is lost), ``sensor``,
            ``person``, ``back`` (taken back), ``question``, ``trophy`` or ``start``.
        frm: the spot or the pool that a piece leaves.
        to: the spot where it comes, or that it is about.
        captured: the seat whose piece was captured.
        placed: where a piece of nobody's was put.
        seat: whose piece, chip or riddle it is.
        called: a colour that was said.
        pulled: the colour that came.
        value: which of its kind: an answer, a verdict, a cave, a symbol.
        fields: how many of them were walked.
        die: what the die shows.
        number: which one, or how many.
        most: of how many.
        path: the spots that a piece has gone over, the first one where it came from.
        spots: the spots to look at.
        steps: seat -> how far it went up (or, below 0, down) a track.
    """

    what: str
    frm: str = field(name="from", default="")
    to: str = ""
    captured: str = ""
    placed: str = ""
    seat: str = ""
    called: str = ""
    pulled: str = ""
    value: str = ""
    fields: int = 0
    die: int = 0
    number: int = 0
    most: int = 0
    path: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    steps: Mapping[str, int] = field(default_factory=dict)


class Glance(Struct, frozen=True):
    """Something that has happened, for the eye.

    Args:
        short: six words at most, 32 letters in English and German, without players: the pages show them.
        mark: one of `MARKS`.
        picture: what there is to draw.
        deed: what it is called, a word of the game; empty: as its kind is called.
    """

    short: Say
    mark: str = "neutral"
    picture: Picture = Picture("")
    deed: str = ""


@runtime_checkable
class Glancer(Protocol[P_contra]):
    """What a game may do besides `Game`: tell at a glance what has just happened. Nothing secret."""

    def glance(self, before: P_contra, given: Input, taken: Taken[P_contra]) -> Glance | None:
        """Tell what an input has done; None where general words do.

        A secret input comes without its value.
        """
        ...

    def slip(self, position: P_contra, illegal: Verdict) -> Glance | None:
        """Tell what was not right, with the real numbers; None where general words do."""
        ...
