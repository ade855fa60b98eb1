"""How the referee took one turn, judged against what really happened and what its sensors could tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from companion.core.model.session.recorded import Settings
from companion.core.model.types import Verdict
from companion.games.malefiz import GAME
from companion.simulate import Ground
from companion.simulate.pieces import Step
from tests.fuzz.tape import Row
from tests.simulate.sensors import Seen
from tests.simulate.truth import Ends, Setting, ends, place_of

WRONG = ("wrong", "wrong, same edges")
GOOD = (
    "right",
    "right, not on time",
    "nudged",
    "asked, same picture",
    "silent, same picture",
    "guided, parked",
    "guided, no roll",
    "guided, hasty",
)
"""How a legal turn may be taken; everything else is kept as a case."""


class Account(Struct):
    """All that is known of one turn.

    Args:
        start: the position before it.
        ground: its board.
        kinds: spot -> kind of what stood there.
        settings: the referee's times.
        clean: what was reported, without bounces.
        unseen: the changes that no sensor saw.
        steps: what the hands did.
    """

    start: Any
    ground: Ground
    kinds: Mapping[str, str]
    settings: Settings
    clean: list[Seen] = field(default_factory=list)
    unseen: list[Seen] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)

    @property
    def setting(self) -> Setting:
        options = GAME.dump(self.start).get("options", {})
        return Setting(
            self.ground,
            self.kinds,
            GAME.seat_to_move(self.start),
            options.get("barricade_rows_forbidden", 1),
            options.get("capture_own", True),
        )

    def ends(self, *, really: bool = False, before_ms: int | None = None) -> Ends | None:
        """Every end that the reported edges can have (``really``: all changes, also those not reported)."""
        edges = self._all() if really else sorted(self.clean, key=_at_ms)
        told = [(e.spot, e.on, e.north) for e in edges if before_ms is None or e.at_ms < before_ms]
        return ends(self.kinds, told)

    def _all(self) -> list[Seen]:
        """All changes; a pole that turned over is a change that no contact told."""
        changes = {(e.at_ms, e.spot, e.on): e for e in (*self.unseen, *self.clean)}
        return sorted(changes.values(), key=_at_ms)

    def could_be(self, legal: Sequence[str], before_ms: int | None = None) -> set[str]:
        """The legal turns that the edges reported may have been; none where that is not known."""
        found = self.ends(before_ms=before_ms)
        return self.setting.could_be(legal, found) if found else set()

    def under_way(self, legal: Sequence[str]) -> bool:
        """Whether the edges reported may be a part of a legal turn."""
        found = self.ends()
        return found is not None and self.setting.under_way(legal, found)

    def reasons(self, die: int | None) -> set[str]:
        """The reasons that may be true of the edges reported."""
        found = self.ends()
        return self.setting.reasons(found, die, self.taps()) if found else set()

    def taps(self) -> list[str]:
        """The fields, free before, on which something stood for less than 500 ms, in order."""
        down: dict[str, int] = {}
        taps = []
        for edge in self.clean:
            if edge.on:
                down[edge.spot] = edge.at_ms
            elif edge.spot in down and edge.at_ms - down.pop(edge.spot) < 500:
                taps.append(edge.spot)
        return [spot for spot in taps if spot not in self.kinds]

    def as_before(self) -> bool:
        """Whether the board looks as it did before the turn, to perfect sensors."""
        count: dict[str, int] = {}
        for edge in self._all():
            place = place_of(edge.spot)
            count[place] = count.get(place, 0) + (1 if edge.on else -1)
        return not any(count.values())

    def misplaced(self, at_ms: int) -> bool:
        """Whether some piece really stood then on a spot that is neither where it began nor where it ends."""
        now: dict[int, str] = {}
        first: dict[int, str] = {}
        last: dict[int, str] = {}
        for step in self.steps:
            first.setdefault(step.piece, step.spot)
            last[step.piece] = step.spot
            if step.at_ms <= at_ms:
                now[step.piece] = step.spot if step.on else ""
        return any(
            spot and place_of(spot) not in (place_of(first[piece]), place_of(last[piece]))
            for piece, spot in now.items()
        )


def _at_ms(edge: Seen) -> int:
    return edge.at_ms


def of_turn(
    account: Account, said: Sequence[Verdict], rows: Sequence[Row], move: str, legal: Sequence[str]
) -> str:
    """How a legal turn was taken before anybody helped: one of the classes of docs/lab/fuzz.md."""
    recorded = [verdict for verdict in said if verdict.verdict == "legal"]
    if recorded and recorded[0].move != move:
        same = recorded[0].move in account.could_be(legal, recorded[0].at_ms)
        return "wrong, same edges" if same else "wrong"
    before = said[: said.index(recorded[0])] if recorded else said
    illegal = [verdict for verdict in before if verdict.verdict == "illegal"]
    if illegal:
        return _called_illegal(account, illegal, rows)
    if recorded:
        on_time = recorded[0].at_ms == _due(recorded[0].at_ms, rows, account.settings)
        return "right" if on_time else "right, not on time"
    if said and said[-1].verdict == "ambiguous":
        return _asked(account, said[-1].moves, move, legal)
    return "silent, same picture" if account.as_before() else "silent"


def _due(said_ms: int, rows: Sequence[Row], settings: Settings) -> int:
    """When the turn recorded at ``said_ms`` became certain."""
    before = [row for row in rows if row["ms"] <= said_ms]
    last = max((row["ms"] for row in before if "spot" in row), default=0)
    told = max((row["ms"] for row in before if "die" in row), default=0)
    if told > last and told == said_ms:
        return said_ms
    return int(max(last + settings.rest_legal_ms, told))


def _called_illegal(account: Account, illegal: Sequence[Verdict], rows: Sequence[Row]) -> str:
    told = next((row["ms"] for row in rows if "die" in row), 0)
    if all(verdict.at_ms <= told for verdict in illegal):
        return "guided, no roll"
    rest_ms = account.settings.rest_other_ms
    if all(account.misplaced(verdict.at_ms - rest_ms) for verdict in illegal):
        return "guided, parked"
    return f"called illegal ({illegal[0].reason})"


def _asked(account: Account, moves: Sequence[str], move: str, legal: Sequence[str]) -> str:
    if move not in moves:
        return "asked, without the truth"
    if account.as_before():
        return "asked, same picture"
    found = account.ends()
    could = account.setting.could_be(legal, found) if found else set()
    if len(could) > 1 or move not in could:
        return "asked, needed"
    stands = {down for down, air in found.after if not air} if found else set()
    return "asked, or no turn" if len(stands) > 1 else "asked, needless"


def of_try(
    account: Account, said: Sequence[Verdict], reason: str, die: int | None, legal: Sequence[str]
) -> str:
    """How an illegal try was taken."""
    said = [verdict for verdict in said if verdict.verdict != "restored"]
    if not said:
        if account.as_before():
            return "undetected, same picture"
        if die is not None and account.under_way(legal):
            return "undetected, same edges as a turn under way"
        return "undetected, not seen" if account.unseen else "undetected"
    recorded = [verdict for verdict in said if verdict.verdict == "legal"]
    if recorded:
        same = recorded[0].move in account.could_be(legal, recorded[0].at_ms)
        return "recorded, same edges" if same else "recorded"
    last = said[-1]
    if last.verdict == "ambiguous":
        return "asked"
    if last.reason == reason:
        return "right"
    known = ", same edges" if last.reason in account.reasons(die) else ""
    return f"called {last.reason}{known}"
