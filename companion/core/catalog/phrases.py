"""The words of a game, of which the pages make their sentences: pieces, places, reasons, deeds.

Knows: which words there may be. Refuses to know: any game's words, players' names, languages.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct, field
from msgspec.structs import fields

from companion.core.model.game import Game
from companion.core.model.types import Say


class Phrases(Struct, frozen=True):
    """A game's words; what is missing is said in general words.

    Args:
        pieces: kind of a piece -> it, as "the red pawn": what is taken or put.
        kinds: kind of a piece that is no seat's -> the bare word, as "barricade".
        into, out_of: pool, or name of a group of spots (`Board.marks`), with ``{spot}`` -> as "into the red
            house", "out of the red house".
        steps: (what is to be done, kind of a piece) -> how it is asked for where this piece has a verb of its
            own: ``put`` ``{piece} {to}``, ``carry`` and ``back`` ``{piece} {frm} {to}``, ``take``
            ``{piece} {frm}``; ``put-lit`` and ``back-lit`` ``{piece}`` where the light is.
        reasons: `Illegal.reason` -> what was not right and why, for a child; ``{who}`` is who was to move.
        rules: (reason, id of the rule) -> the same, where the rule tells more than the reason.
        judged: reason that the referee itself gives, as ``must-move`` -> id of the rule that it breaks.
        exact: `Illegal.reason` -> the same with what the judge knows in its places (`Illegal.facts`):
            numbers, ``{piece}``, and ``{home}``, as ``into`` has it; ``{who}`` is who was to move.
        elsewhere: `Illegal.reason` -> what to do where the piece ``{frm}`` only has to stand elsewhere.
        held: word of `Observation.awaits` -> what to do with what is in the hand, ``{count}`` the number;
            with ``-to`` where it is sure into which pool it goes, ``{home}``.
        asks: word of an input -> a request without any name, so that it can be recorded.
        short: word of an input, or of `Observation.awaits` -> what to do now in six words at most,
            without any name; ``{die}`` the number.
        told: `Deed.what` -> what it did, likewise; of several deeds the first of these words is told.
        deeds: word of `Game.deeds` -> what it is called where it is counted, in the order of the table.
        honours: word of `Game.deeds` -> something kind for ``{who}`` did the most of it: ``{count}``.
        cheers: `Deed.what` -> kind words for ``{who}``, of which one is said: for whoever did it, or for the
            seat that is its value, whom it befell.
    """

    pieces: Mapping[str, Say] = field(default_factory=dict)
    kinds: Mapping[str, Say] = field(default_factory=dict)
    into: Mapping[str, Say] = field(default_factory=dict)
    out_of: Mapping[str, Say] = field(default_factory=dict)
    steps: Mapping[tuple[str, str], Say] = field(default_factory=dict)
    reasons: Mapping[str, Say] = field(default_factory=dict)
    rules: Mapping[tuple[str, str], Say] = field(default_factory=dict)
    judged: Mapping[str, str] = field(default_factory=dict)
    exact: Mapping[str, Say] = field(default_factory=dict)
    elsewhere: Mapping[str, Say] = field(default_factory=dict)
    held: Mapping[str, Say] = field(default_factory=dict)
    asks: Mapping[str, Say] = field(default_factory=dict)
    short: Mapping[str, Say] = field(default_factory=dict)
    told: Mapping[str, Say] = field(default_factory=dict)
    deeds: Mapping[str, Say] = field(default_factory=dict)
    honours: Mapping[str, Say] = field(default_factory=dict)
    cheers: Mapping[str, tuple[Say, ...]] = field(default_factory=dict)


@runtime_checkable
class Phrased(Protocol):
    """What a game may do besides `Game`: bring words of its own."""

    def phrases(self) -> Phrases:
        """Return the same each time."""


NONE = Phrases()

UNEXPLAINED = Say("I could not follow that. Never mind: put the pieces back, and try once more.")
GENERAL_REASONS: Mapping[str, Say] = {
    "no-roll": Say("{who} moved before rolling. What did you roll?"),
    "must-move": Say("{who} can still move, so this turn cannot be left out."),
    "unexplained": UNEXPLAINED,
}
"""The reasons that any game may give."""


def reason_of(phrases: Phrases, reason: str, rule: str = "") -> Say:
    """Return why a try is no turn, for a child: by the rule, else the reason, else in general words."""
    found = phrases.rules.get((reason, rule)) or phrases.reasons.get(reason)
    return found or GENERAL_REASONS.get(reason, UNEXPLAINED)


def phrases_of(game: Game[Any]) -> Phrases:
    """Return a game's words; none where it brings none."""
    bring = getattr(game, "phrases", None)  # `isinstance` of a protocol asks the same, at 60 times the cost
    return bring() if bring is not None else NONE


def joined(games: Iterable[Game[Any]]) -> Phrases:
    """Return the words of several games; where two have the same one, that of the first."""
    found = [phrases_of(game) for game in games]
    return Phrases(
        **{
            each.name: {key: say for one in reversed(found) for key, say in getattr(one, each.name).items()}
            for each in fields(Phrases)
        }
    )
