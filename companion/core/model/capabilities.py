# ruff: noqa: ARG002 - a game that does nothing besides looks at nothing
"""What a game may do besides `companion.core.model.game.Game`, and what holds where it does not.

Ideas for beginners, lights for what a turn is about, words for what happens, signs in the picture, playing
without some sensors, chance before the game, secrets of one seat. Refuses to know: who uses them, and any
game.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from msgspec import Struct, field

from companion.core.model.footprint import Footprint
from companion.core.model.inputs import Awaited, Deed, Input, Taken
from companion.core.model.types import Mask, Say, Verdict

P = TypeVar("P")


class Idea(Struct, frozen=True):
    """A good turn for a beginner: its text as in `Game.legal`, and why, in one short sentence.

    ``piece``: the kind of piece that ``{piece}`` stands for in ``why``, empty where it has none.
    """

    move: str
    why: Say
    piece: str = ""


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


class Sign(Struct, frozen=True):
    """Something to be drawn that no magnet stands for, as a marker on a field or a chip that somebody has.

    Args:
        what: a word that says how it is drawn. On a spot: ``target``, ``known`` (remembered by the memory
            aid), ``corner`` (where a seat began), ``symbol`` (a small picture on the field), ``printed`` (a
            picture on the field itself), ``marker`` (a piece of ``seat`` that no sensor need see; several may
            share a field). On the board's track:
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


class Capabilities(Protocol[P]):
    """Each method may be left out; its body is what a game does that has none. None: that is not told.

    The argument ``who`` or ``other`` of a game's sentence is a seat; the pages put in its player. A game
    knows no players' names, and no languages.
    """

    # --- before the game ---

    def strict(self, variant: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the options for `Game.setup` where nobody is helped: what is not chosen is read strictly."""
        return options

    def sensed(self, variant: str, options: Mapping[str, Any], spots: Collection[str]) -> Mapping[str, Any]:
        """Return the options for `Game.setup` where only these spots have a sensor; what is not seen is said.

        Raises PositionError for what is no option.
        """
        return options

    def deal(self, variant: str, options: Mapping[str, Any], lot: str) -> Mapping[str, Any] | None:
        """Return the options for `Game.setup` with what chance has settled, as a maze's walls; None: nothing.

        ``lot``: a text that nobody can guess; the same one settles the same. Raises PositionError for what is
        no option.
        """
        return None

    def unused_spots(self, position: P) -> tuple[str, ...]:
        """Return the spots that this game does not use from beginning to end: they are not drawn."""
        return ()

    # --- help and hands ---

    def idea(self, position: P) -> Idea | None:
        """Return a sensible legal turn that moves something; None where there is none.

        Pure and quick (2 ms): it is asked again for every change of a page; whoever is slow remembers.
        """
        return None

    def fields_to_go(self, position: P, spot: int) -> int | None:
        """Tell how many fields a piece there still has to go; 0: it is at the goal. None: nobody can tell."""
        return None

    def shows(self, position: P, told: Iterable[Deed]) -> tuple[Shown, ...]:
        """Tell what is worth a light now; ``told``: the deeds of the game so far, oldest first."""
        return ()

    def aids(self, position: P) -> Mapping[str, bool]:
        """Tell which helps a table may switch while it plays, and whether they are on.

        Each is a house rule of its box with the same key, that no move depends on.
        """
        return {}

    def aided(self, position: P, aids: Mapping[str, bool]) -> P:
        """Return the same position with these helps on or off; those that are not named stay."""
        return position

    def occasions(self, position: P) -> Mapping[str, Mask]:
        """Tell what this turn may be about besides the inputs that are awaited, most worth telling first.

        A word of the game (`Lesson.when` in `catalog/lessons.py`) -> the spots that show it. No secret.
        """
        return {}

    def early_footprints(self, position: P) -> list[Footprint]:
        """Tell what hands may have done before it is waited for: it is no fault, and counts once it is."""
        return []

    # --- words: general ones where there are none ---

    def ask(self, position: P, awaited: Awaited) -> Say | None:
        """Tell what one kind of input is waited for, as a request: "{who}, which colour do you call?"."""
        return None

    def verb(self, position: P, word: str) -> Say | None:
        """Tell what one does by this kind of input; where several have a verb, it is chosen first."""
        return None

    def label(self, position: P, given: Input) -> Say | None:
        """Tell one input that may come in a few words: for a button, or a line to choose from."""
        return None

    def tell(self, before: P, given: Input, taken: Taken[P]) -> Say | None:
        """Tell what an input has done: "{who} calls red."."""
        return None

    def why(self, position: P, reason: str, rule: str) -> Say | None:
        """Tell why what hands did is no input, for a child (`Illegal`); also what would be right."""
        return None

    # --- secrets, each told to one seat on a page of its own ---

    def own_words(self) -> Mapping[str, bool] | None:
        """Return the words of inputs that a seat says on its own page; None: it has no such page.

        Those too that everybody may hear. Each with whether the seat is called to its page for it.
        """
        return None

    def confides(self, position: P, seat: str) -> tuple[Confided, ...]:
        """Return lines for this seat's eyes only, the newest last."""
        return ()

    def prompts(self, position: P, awaited: Awaited, language: str) -> Prompts | None:
        """Tell what goes with the field of an input with a text of one's own (`Awaited.most`). No secret."""
        return None

    # --- for the eye ---

    def signs(self, position: P) -> tuple[Sign, ...] | None:
        """Tell what anybody may see besides pieces; nothing that `Game.public` leaves out."""
        return None

    def revealed(self, position: P) -> tuple[Sign, ...]:
        """Tell what belongs into the picture of the last position, besides what anybody saw before."""
        return ()

    def sketch(self, position: P, given: Input) -> Sketch:
        """Draw one input that may come; an empty picture where words must do."""
        return Sketch()

    def glance(self, before: P, given: Input, taken: Taken[P]) -> Glance | None:
        """Tell publicly what an input did; None for general words. A secret input lacks its value."""
        return None

    def slip(self, position: P, illegal: Verdict) -> Glance | None:
        """Tell what was not right, with the real numbers; None where general words do."""
        return None


WinChances = Mapping[str, float]
"""Seat -> its chance of winning, from 0 to 1; together 1."""


@runtime_checkable
class Foresight(Protocol):
    """A game that can tell how likely each seat is to win. All is pure."""

    die_faces: tuple[int, ...]

    def win_chances(self, position: Any) -> WinChances:
        """Tell how it stands before the seat to move has its number."""

    def weigh_moves(self, position: Any, die: int) -> Mapping[str, WinChances]:
        """Return the turns that are worth a look, as in `Game.legal`, each with how it stands then."""


def levels_of(game: object) -> tuple[str, ...]:
    """Return how strongly the companion can play a game, the weakest first; nothing where it cannot."""
    return game.levels if isinstance(game, Player) else ()


def played_by_companion(game: object, computer: Mapping[str, str]) -> dict[str, str]:
    """Return seat -> level where that is known here; people play the others."""
    known = levels_of(game)
    return {seat: level for seat, level in computer.items() if level in known}


@runtime_checkable
class Player(Protocol):
    """A game that can play by itself: the companion takes a seat of it."""

    levels: tuple[str, ...]
    """How strongly it can play, the weakest first."""

    def best(self, position: Any, level: str, draw: float) -> tuple[str, dict[str, float]]:
        """Return a level's turn of the seat to move, and each seat's chance of winning after it.

        Pure, and always the same. ``draw`` is from 0 up to but not including 1, evenly: what a level leaves
        to chance.
        """
