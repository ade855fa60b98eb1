"""What contacts make of magnets that come and go: missed, bouncing, late, stuck, weak, disturbed, dead.

The model in words and numbers is fuzz.md. Knows: magnets and contacts. Refuses to know: pieces' owners
(but for the pole of their magnet), rules, and what anybody makes of the reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from msgspec import Struct

from companion.simulate.ground import BARRICADE, Ground
from companion.simulate.pieces import Step

BOUNCE_MS = 30
"""A contact bounces for less than this."""


class Seen(NamedTuple):
    """One raw report: time in ms, spot, whether a magnet is believed there, and its pole where that is felt.

    ``north`` is True for a barricade, False for a pawn, None for nothing or where only presence is felt.
    """

    at_ms: int
    spot: str
    on: bool
    north: bool | None = None


class Quality(Struct, frozen=True):
    """How good the contacts of a board are.

    Args:
        bounce: share of changes that bounce, for less than 30 ms.
        missed: mean share of lifts and places missed; each spot's own is drawn evenly from 0 to twice this.
        late: share of changes reported up to 60 ms late.
        doubled: share of reports that come twice.
        wide: share of neighbouring contacts closed together while a piece slides from one to the next.
        crosstalk: share of changes at which a neighbour's contact opens or closes for 5 to 60 ms.
        weak, stuck_on, stuck_off: number of spots with that fault.
        dead: number of chain segments (8 neighbouring lines) that report nothing any more.
        losses: share of turns in which the link is lost for 0.3 to 3 s.
        polarity: whether the contacts feel which pole is up: barricades north, all else south.
        turned: number of pieces whose magnet was glued in the wrong way round.
    """

    bounce: float = 0.5
    missed: float = 0.0
    late: float = 0.0
    doubled: float = 0.0
    wide: float = 0.0
    crosstalk: float = 0.0
    weak: int = 0
    stuck_on: int = 0
    stuck_off: int = 0
    dead: int = 0
    losses: float = 0.0
    polarity: bool = False
    turned: int = 0


QUALITIES = {
    "clean": Quality(bounce=0),
    "perfect": Quality(),
    "missed1": Quality(missed=0.01),
    "missed5": Quality(missed=0.05),
    "missed10": Quality(missed=0.1),
    "missed5-polarity": Quality(missed=0.05, polarity=True),
    "turned1": Quality(polarity=True, turned=1),
    "turned3": Quality(polarity=True, turned=3),
    "late": Quality(late=0.3, doubled=0.2),
    "wide": Quality(wide=0.5),
    "crosstalk": Quality(crosstalk=0.1),
    "weak": Quality(weak=2),
    "stuck-on": Quality(stuck_on=1),
    "stuck-off": Quality(stuck_off=1),
    "dead": Quality(dead=1),
    "loss": Quality(losses=0.2),
    "all": Quality(missed=0.03, late=0.05, doubled=0.05, wide=0.1, crosstalk=0.02, weak=1, losses=0.02),
}


class Sensors:
    """The contacts of one board over one game.

    ``shown`` are the spots reported as occupied, ``clean`` the edges of the last report without bounces
    (with polarity also a pole that turned over while the contact stayed closed), ``unseen`` the changes of
    that time that no contact reported, ``faults`` the spots at fault, by kind.

    Args:
        quality: how good they are.
        ground: the board; neighbours disturb each other.
        lines: all spots in the order of their electrical lines.
        standing: spot -> piece at the beginning.
        kinds: piece -> kind, as the hands keep it; ``barricade`` has its north pole up.
        rng: what chance decides.
    """

    def __init__(
        self,
        quality: Quality,
        ground: Ground,
        lines: Sequence[str],
        standing: Mapping[str, int],
        kinds: Sequence[str],
        *,
        rng: Random,
    ) -> None:
        self.quality = quality
        self.ground = ground
        self.rng = rng
        self.kinds = kinds
        self.magnets = dict(standing)
        self.shown = set(self.magnets)
        self.clean: list[Seen] = []
        self.unseen: list[Seen] = []
        self.rate = {spot: rng.uniform(0, 2 * quality.missed) for spot in lines} if quality.missed else {}
        self._open: set[str] = set()  # a magnet is there, the contact did not close
        self._hung: set[str] = set()  # the magnet left, the contact did not open
        self.faults: dict[str, str] = {}
        self._fail(lines)
        turned = min(quality.turned, len(standing))  # a board may have no piece with a magnet
        self._turned_over = set(rng.sample(sorted(standing.values()), turned))

    def _fail(self, lines: Sequence[str]) -> None:
        for kind, number in (
            ("weak", self.quality.weak),
            ("stuck-on", self.quality.stuck_on),
            ("stuck-off", self.quality.stuck_off),
        ):
            for spot in self.rng.sample(lines, number):
                self.faults[spot] = kind
        for _ in range(self.quality.dead):
            first = 8 * self.rng.randrange((len(lines) + 7) // 8)
            for spot in lines[first : first + 8]:
                self.faults[spot] = "dead"

    def see(self, steps: Sequence[Step], until_ms: int) -> list[Seen]:
        """Tell what is reported of these steps, and of nothing more up to ``until_ms``, in time order."""
        self.unseen = []
        believed = self._missing(steps) if self.rate else [Seen(s.at_ms, s.spot, s.on) for s in steps]
        if self.quality.wide:
            believed = self._widened(steps, believed)
        for step in steps:
            if step.on:
                self.magnets[step.spot] = step.piece
            else:
                self.magnets.pop(step.spot, None)
        if self.quality.late:
            believed = self._late(believed)
        self.clean = sorted(believed, key=lambda edge: edge.at_ms)
        edges = list(believed)
        if self.quality.bounce:
            following: dict[str, int] = {}
            for edge in reversed(self.clean):
                edges += self._bounces(edge, following.get(edge.spot, edge.at_ms + BOUNCE_MS))
                following[edge.spot] = edge.at_ms
        if self.quality.crosstalk:
            edges += self._crosstalk(believed)
        if self.faults:
            edges = self._faulty(edges, steps[0].at_ms if steps else until_ms, until_ms)
        said = self._report(edges)
        if not self.quality.polarity:
            return said
        hung = self._turned(steps)
        turned = [edge for edge, before in hung if self._north(edge.spot, steps, edge.at_ms) != before]
        self.clean = self._with_poles(steps, [*self.clean, *turned])
        return self._with_poles(steps, [*said, *(edge for edge, _ in hung)])

    def _report(self, edges: list[Seen]) -> list[Seen]:
        """Report in time order, and only what changes the level last reported, or repeats it."""
        edges.sort(key=lambda edge: edge.at_ms)
        said = []
        for edge in edges:
            if (edge.spot in self.shown) != edge.on:
                (self.shown.add if edge.on else self.shown.remove)(edge.spot)
                said.append(edge)
                if self.quality.doubled and self.rng.random() < self.quality.doubled:
                    said.append(edge)
        return said

    def _turned(self, steps: Sequence[Step]) -> list[tuple[Seen, bool | None]]:
        """Return the magnets put down where the contact had stayed closed, and the pole felt there before."""
        turned = []
        for number, step in enumerate(steps):
            missed = any(edge.spot == step.spot and edge.at_ms == step.at_ms for edge in self.unseen)
            if step.on and missed and step.spot in self.shown:
                left = [s.piece for s in steps[:number] if s.spot == step.spot and not s.on]
                before = self._shows_north(left[-1]) if left else None
                turned.append((Seen(step.at_ms, step.spot, on=True), before))
        return turned

    def _with_poles(self, steps: Sequence[Step], said: Iterable[Seen]) -> list[Seen]:
        """Return the same reports, in time order, with the pole felt."""
        return [
            edge._replace(north=self._north(edge.spot, steps, edge.at_ms) if edge.on else None)
            for edge in sorted(said, key=lambda edge: edge.at_ms)
        ]

    def _north(self, spot: str, steps: Sequence[Step], at_ms: int) -> bool | None:
        there = [step.piece for step in steps if step.spot == spot and step.on and step.at_ms <= at_ms]
        piece = there[-1] if there else self.magnets.get(spot)
        return None if piece is None else self._shows_north(piece)

    def _shows_north(self, piece: int) -> bool:
        return (self.kinds[piece] == BARRICADE) != (piece in self._turned_over)

    def norths(self) -> frozenset[str]:
        """Return the spots whose magnets show their north pole now."""
        return frozenset(spot for spot, piece in self.magnets.items() if self._shows_north(piece))

    def _missing(self, steps: Sequence[Step]) -> list[Seen]:
        seen = []
        for number, step in enumerate(steps):
            spot = step.spot
            missed = self.rng.random() < self.rate[spot]
            if step.on and spot in self._hung:
                self._hung.remove(spot)  # it never opened: nothing was seen of either
            elif step.on and missed:
                self._open.add(spot)
            elif not step.on and spot in self._open:
                self._open.remove(spot)
            elif not step.on and missed and any(later.spot == spot for later in steps[number + 1 :]):
                self._hung.add(spot)
            else:
                seen.append(Seen(step.at_ms, spot, step.on))
                continue
            self.unseen.append(Seen(step.at_ms, spot, step.on))
        return seen

    def _late(self, believed: Sequence[Seen]) -> list[Seen]:
        """Let some reports come late; those of one spot stay in order, 10 ms apart at least."""
        said: list[Seen] = []
        last: dict[str, int] = {}
        for edge in believed:
            late = self.rng.randint(5, 60) if self.rng.random() < self.quality.late else 0
            last[edge.spot] = max(edge.at_ms + late, last.get(edge.spot, 0) + 10)
            said.append(edge._replace(at_ms=last[edge.spot]))
        return said

    def _widened(self, steps: Sequence[Step], believed: list[Seen]) -> list[Seen]:
        """Let a slid magnet close the next contact up to 40 ms before the one behind it opens."""
        for off, on in pairwise(steps):
            slid = off.piece == on.piece and not off.on and on.on and on.at_ms - off.at_ms < 140
            if slid and on.spot in self.ground.near[off.spot] and self.rng.random() < self.quality.wide:
                old, at_ms = Seen(off.at_ms, off.spot, on=False), on.at_ms + self.rng.randint(1, 40)
                believed = [edge._replace(at_ms=at_ms) if edge == old else edge for edge in believed]
        return believed

    def _bounces(self, edge: Seen, before_ms: int) -> list[Seen]:
        """Let the contact open and close up to four times, before it changes again."""
        if self.rng.random() >= self.quality.bounce:
            return []
        number = 2 * self.rng.randint(1, 4)
        longest = min(BOUNCE_MS, before_ms - edge.at_ms) - 1
        times = sorted(edge.at_ms + self.rng.randint(0, max(0, longest)) for _ in range(number))
        return [Seen(at_ms, edge.spot, edge.on == bool(i % 2)) for i, at_ms in enumerate(times)]

    def _crosstalk(self, believed: Iterable[Seen]) -> list[Seen]:
        disturbed = []
        for edge in believed:
            near = self.ground.near.get(edge.spot)
            if near and self.rng.random() < self.quality.crosstalk:
                spot = self.rng.choice(near)
                level, at_ms = spot in self.magnets, edge.at_ms + self.rng.randint(0, 10)
                back = at_ms + self.rng.randint(5, 60)
                pulse = [Seen(at_ms, spot, not level), Seen(back, spot, level)]
                disturbed += pulse
                if back - at_ms >= BOUNCE_MS:  # longer than a bounce: as good as a touch
                    self.clean = sorted([*self.clean, *pulse], key=lambda seen: seen.at_ms)
        return disturbed

    def _faulty(self, edges: list[Seen], from_ms: int, until_ms: int) -> list[Seen]:
        said = []
        for edge in edges:
            kind = self.faults.get(edge.spot)
            if kind in (None, "weak") or (kind == "stuck-on" and edge.on):
                said.append(edge)
        for spot, kind in self.faults.items():
            if kind in ("stuck-off", "dead") and spot in self.shown:
                said.append(Seen(from_ms, spot, on=False))
            elif kind == "weak" and spot in self.magnets and all(spot != edge.spot for edge in edges):
                at_ms = from_ms + self.rng.randint(0, 3000)
                while at_ms < until_ms:
                    back = at_ms + self.rng.randint(40, 400)
                    said += [Seen(at_ms, spot, on=False), Seen(back, spot, on=True)]
                    at_ms = back + self.rng.randint(300, 6000)
        return said
