"""The values that flow from the magnets to the verdict, and nothing that moves them.

Times are whole milliseconds of one monotonic clock, always handed in. A *picture* is a bit set
over the spots of a board: bit ``i`` is set while something stands on ``board.spots[i]``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct, field

from companion.core.model.commands import Said
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed

Mask = int
"""A bit set over ``Board.spots`` (see ``companion.core.model.game``)."""

Kinds = tuple[str | None, ...]
"""What stands on each of ``Board.spots``: a kind of piece; None: nothing, or not known which."""


class Say(Struct, frozen=True):
    """A sentence for people, before it is put into their language.

    Args:
        text: the English sentence, which is also the key in the catalogues, with ``{named}`` places.
        args: what goes into the places: text, numbers, or sentences again.
        many: the same sentence for several things, where ``text`` is said of one; ``{count}`` is how many
            there are. Empty where it has no such number.
        short: the same for somebody who sees the picture, as "field 3, row 5"; None where it is short enough.
    """

    text: str
    args: Mapping[str, str | int | Say] = field(default_factory=dict)
    many: str = ""
    short: Say | None = None

    @property
    def places(self) -> frozenset[str]:
        """The names of its places."""
        return _places(self.text + self.many)

    def fill(self, args: Mapping[str, str | int | Say]) -> Say:
        """Return the same sentence with this in its places."""
        return replace(self, args=args)


@lru_cache(maxsize=512)
def _places(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"{(\w+)}", text))


def say_plural(one: str, many: str, args: Mapping[str, str | int | Say] | None = None) -> Say:
    """Return a sentence that is told apart by a number: ``one`` for one thing, ``many`` for several.

    How many there are is the argument ``count``; each language has its own forms (ngettext).
    """
    return Say(one, args or {}, many)


# --- what comes in ---------------------------------------------------------------------------


class Poles(Struct, frozen=True, gc=False):
    """Which pole the magnets show, as far as known: spots with a north pole, spots with a south pole.

    A spot in neither set is empty, or its sensor cannot tell.
    """

    norths: Mask = 0
    souths: Mask = 0

    @property
    def known(self) -> Mask:
        """The spots whose pole is known."""
        return self.norths | self.souths

    def at(self, spot: int) -> bool | None:
        """Tell whether the magnet on a spot shows its north pole; None where that is not known."""
        return True if self.norths >> spot & 1 else False if self.souths >> spot & 1 else None

    def on(self, spots: Mask) -> Poles:
        """Return the poles on these spots alone."""
        return self if self is NO_POLES else Poles(self.norths & spots, self.souths & spots)

    def set(self, spot: int, north: bool | None) -> Poles:
        """Put another pole, or none known, on a spot."""
        bit = 1 << spot
        return Poles(
            self.norths | bit if north else self.norths & ~bit,
            self.souths | bit if north is False else self.souths & ~bit,
        )


NO_POLES = Poles()


class SensorFrame(Struct, frozen=True):
    """One absolute report of a device: bit ``i`` of ``bits`` is electrical line ``i``, 1 = magnet there.

    ``norths``: bit ``i`` is set while the magnet on line ``i`` shows its north pole; None where the device
    cannot tell.
    """

    device: str
    sequence: int
    at_ms: int
    bits: int
    norths: int | None = None


class Heard(Struct, frozen=True):
    """All changes of a device up to ``at_ms`` have been told; the answer to `BoardLink.confirm`."""

    device: str
    at_ms: int


class FieldPage(Struct, frozen=True):
    """The measured field of the lines from ``first`` on, -127 to 127, north positive (live sensor view)."""

    device: str
    at_ms: int
    first: int
    fields: tuple[int, ...]


class LinkUp(Struct, frozen=True):
    """A device said hello and its first whole report has come.

    ``git`` is the commit of its firmware, empty where unknown; ``polarity``: its frames have ``norths``.
    """

    device: str
    at_ms: int
    firmware: str
    lines: int
    lights: int
    git: str = ""
    polarity: bool = False


class LinkLost(Struct, frozen=True):
    """A device has fallen silent or its cable is out; its lines are unknown until `LinkUp`."""

    device: str
    at_ms: int
    why: str


class Touch(Struct, frozen=True, gc=False):
    """One believed (debounced) change of one spot; ``at_ms`` is the last raw edge of the bounce.

    ``north``: whether the magnet put down shows its north pole; None where nobody can tell, and for a lift.
    ``exchanged``: the contact stayed closed, but the pole turned over: one piece has left unseen and this one
    has come.
    """

    at_ms: int
    spot: int
    on: bool
    north: bool | None = None
    exchanged: bool = False


class BoardReading(Struct, frozen=True, gc=False):
    """The stable picture, and the touches that led to it since the reading before, in time order.

    ``poles`` are those that the standing magnets show.
    """

    at_ms: int
    occupied: Mask
    touches: tuple[Touch, ...]
    poles: Poles = NO_POLES


class BoardFound(Struct, frozen=True):
    """The board is seen for the first time, or again after a time unseen."""

    at_ms: int
    occupied: Mask
    poles: Poles = NO_POLES


class BoardLost(Struct, frozen=True):
    """The board is out of sight: what the hands do is unknown until `BoardFound`."""

    at_ms: int


class SensorFault(Struct, frozen=True):
    """The contact of a spot is at fault and is left out for now, or has healed.

    ``kind`` is ``stuck-on``, ``stuck-off``, ``chatter``, ``weak``, ``dead-chain``, ``swapped`` or ``healed``
    (docs/explanation/faults.md). ``spots``: all spots concerned; 0 = that one alone.
    """

    at_ms: int
    spot: int
    kind: str
    spots: Mask = 0


class Tick(Struct, frozen=True):
    """Time passes; deadlines up to ``at_ms`` fire."""

    at_ms: int


Stimulus = SensorFault | BoardReading | BoardFound | BoardLost | Said | Tick


# --- what comes out --------------------------------------------------------------------------


class Verdict(Struct, frozen=True):
    """What the referee decided; the keys and words of docs/reference/notation.md.

    ``verdict`` is ``legal``, ``heard``, ``illegal``, ``restored``, ``ambiguous``, ``pass``, ``won``,
    ``fault`` or ``overruled`` (``kind`` says what, ``by`` who: ``host`` or all seats; ``die`` the number that
    counts). ``rule`` names the rule (for example ``MA-10``) that an illegal try breaks; ``back`` the turn
    before which the board stands again. ``taken-back`` tells a turn taken back by hand. ``unsure`` is a note
    that is not announced: nobody has said whether the right pieces stand on the spots of ``owners`` (spot,
    kind), or, by the reason ``unheard``, what was said while a piece was in the air could not be heard.
    ``heard`` is an input that no hands made; in games of many inputs ``ends`` says that the turn ended with
    it, and ``deeds`` what it did. ``lost``: too much was touched to be followed, so the picture alone
    was judged. ``facts`` is what words may name of an illegal try (`Illegal.facts`).
    """

    at_ms: int
    verdict: str
    seat: str = ""
    move: str = ""
    moves: tuple[str, ...] = ()
    reason: str = ""
    rule: str = ""
    wrong: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    spot: str = ""
    kind: str = ""
    spots: tuple[str, ...] = ()
    die: int = 0
    by: tuple[str, ...] = ()
    back: int = 0
    owners: tuple[tuple[str, str], ...] = ()
    ends: bool = False
    deeds: tuple[Deed, ...] = ()
    lost: bool = False
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the verdict as the line that ``companion replay`` prints (empty keys left out)."""
        line: dict[str, Any] = {"ms": self.at_ms, "verdict": self.verdict}
        plain = ("seat", "move", "reason", "rule", "spot", "kind", "die", "back")
        line |= {key: value for key in plain if (value := getattr(self, key))}
        line |= {key: list(value) for key in ("moves", "spots", "by") if (value := getattr(self, key))}
        if self.owners:
            line["owners"] = dict(self.owners)
        if self.deeds:
            line["deeds"] = [deed.to_json() for deed in self.deeds]
        line |= {key: True for key in ("ends", "lost") if getattr(self, key)}
        if self.verdict == "illegal":
            line["wrong"], line["missing"] = list(self.wrong), list(self.missing)
        return line


INPUT = "input"
"""Kind of the entry of every turn and input; its ``word`` tells which."""


class Entry(Struct, frozen=True):
    """One decision as the journal keeps it: ``kind`` and JSON ``data``.

    A game is the fold of its entries: restoring never decides anything anew. Kinds that change the
    game: ``game`` ``roll`` ``unroll`` ``input`` ``undo`` ``overruled`` ``seat`` ``pause`` ``resume`` ``won``
    ``end``; kinds that only tell what happened: ``illegal`` ``restored`` ``ambiguous``
    ``choose`` ``fault`` ``whose``.
    """

    kind: str
    at_ms: int
    data: Mapping[str, Any]


class Record(Struct, frozen=True):
    """Effect: write this entry durably, then let what follows be seen."""

    entry: Entry


class Announce(Struct, frozen=True):
    """Effect: tell the table."""

    verdict: Verdict


Effect = Record | Announce


# --- lights ----------------------------------------------------------------------------------


class Lamp(Struct, frozen=True):
    """One light: ``colour`` is a name of ``COLOURS``, ``pattern`` one of ``PATTERNS``.

    The two together carry the meaning, so that it is not lost on a colour-blind eye.
    """

    colour: str
    pattern: str


COLOURS = ("off", "white", "red", "green", "yellow", "blue", "cyan", "magenta", "orange")
"""Colour names; the index is the code on the wire (firmware_bridge/PROTOCOL.md)."""

PATTERNS = ("off", "steady", "breathe", "blink", "double", "quick")
"""Pattern names; the index is the code on the wire. None flashes more than three times a second:
``breathe`` 0.5/s, ``blink`` 1/s, ``double`` two short flashes each 1.5 s, ``quick`` 2.5/s."""

LightPlan = Mapping[str, Lamp]
"""Spot name -> lamp; spots left out are dark."""
