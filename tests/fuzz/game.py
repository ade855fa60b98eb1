"""One game between fuzzing hands and the referee, turn by turn, each turn judged against what really happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from companion.core.session import Settings
from companion.core.types import Verdict
from companion.games.malefiz import GAME
from companion.simulate import REASONS, Ground
from companion.simulate.pieces import Step
from companion.simulate.sensors import Quality, Seen, Sensors
from companion.simulate.stories import Manners, Player
from companion.simulate.truth import Ends, Setting, ends
from tests.fuzz.tape import Row, Tape, header, tidy

REST_MS = 3500
"""How long people wait for the referee before they do something about it."""

ROUNDS = 5
"""How often people try to help before they enter the turn from the list."""


@dataclass(frozen=True)
class Plan:
    """What is to be fuzzed.

    Args:
        quality, manners: contacts and hands.
        settings: of the referee.
        tries: share of turns with an illegal try first.
        rolls: share of turns with the number told late, wrong or twice.
        variants: boards to draw from.
        turns: turns in a game, after `warm` that are not counted.
    """

    quality: Quality
    manners: Manners
    settings: Settings = field(default_factory=Settings)
    tries: float = 0.15
    rolls: float = 0.06
    variants: tuple[str, ...] = GAME.variants
    turns: int = 12
    warm: int = 0


@dataclass
class Case:
    """One turn that did not go as it should: its class, the trace, and what it should have been."""

    kind: str
    header: Row
    rows: list[Row]
    said: list[Row]
    truth: Row


Kinds = dict[str, str]


class FuzzGame:
    """One game; `play` counts into ``score`` and keeps ``cases``.

    Args:
        position: where to begin.
        plan: what to do.
        seed: what chance decides.
        ground: the board of the position's variant; shared between games, since it remembers walks.
    """

    def __init__(self, position: Any, plan: Plan, seed: int, ground: Ground) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.plan = plan
        self.tape = Tape(position, plan.settings)
        self.player = Player(GAME, ground, position, self.rng, plan.manners)
        self.sensors = Sensors(
            plan.quality, ground, self.tape.session.board.spots, self.player.standing, Random(seed + 1)
        )
        self.score: Counter[str] = Counter()
        self.cases: list[Case] = []
        self.now_ms = 0
        self.over = False
        self._found: list[str] = []
        self._clean: list[Seen] = []

    def play(self) -> None:
        """Play the turns of the plan, or until the game is over or cannot go on."""
        for number in range(self.plan.warm + self.plan.turns):
            if number == self.plan.warm:
                self.score.clear()
                self.cases.clear()
            if self.over or self.player.position.places:
                return
            self._turn()

    # --- one turn --------------------------------------------------------------------------------

    def _turn(self) -> None:
        self._begin()
        if not self._settled():
            self._end("desync before the turn", None)
            return
        die = self.rng.randint(1, 6)
        legal = [move for move in GAME.legal(self.player.position, die) if move != "pass"]
        if not legal:
            self._sit_out(die)
            return
        move = self._choose(legal)
        if self.rng.random() < self.plan.tries:
            told = self._try(die, legal)
            if self.over:
                return
            self._begin()
        else:
            told = False
        self._legal_turn(die, move, legal, told=told)

    def _begin(self) -> None:
        """A new trace begins here."""
        self.tape.mark()
        self.player.clear()
        self._clean = []
        self.start = self.player.position
        self.kinds: Kinds = {spot: self.player.kind[p] for spot, p in self.player.standing.items()}
        self.shown = set(self.sensors.shown)
        self.start_ms = self.now_ms

    def _settled(self) -> bool:
        """Whether the companion agrees with the board; where it does not, people press what it shows."""
        for _ in range(ROUNDS):
            if not self.tape.session.arranging:
                return not self.tape.session.over
            self._press()
        return False

    def _sit_out(self, die: int) -> None:
        self._rest(1500)
        self.tape.die(self.now_ms, die)
        self.player.position = GAME.apply(self.player.position, die, "pass")
        self.score["pass"] += 1
        if self.tape.session.position != self.player.position:
            self._end("wrong pass", None)

    def _choose(self, legal: Sequence[str]) -> str:
        """A pawn's way first, then the barricade's place; seldom onto an own pawn."""
        ways = sorted({move.partition(">")[0] for move in legal})
        for _ in range(3):
            way = self.rng.choice(ways)
            target = way.partition("x")[2]
            if not target or self.kinds[target] != self.player.seat:
                break
        return self.rng.choice([move for move in legal if move.partition(">")[0] == way])

    def _legal_turn(self, die: int, move: str, legal: list[str], *, told: bool) -> None:
        before, began = self.player.position, dict(self.player.began)
        self.score["legal"] += 1
        roll = "known" if told else self._roll()
        self._rest(self.rng.randint(900, 2500))
        if roll == "corrected":
            self.tape.die(self.now_ms, die % 6 + 1)
            self._rest(400)
        if not told and roll != "late":
            self.tape.die(self.now_ms, die)
        self._rest(self.rng.randint(250, 1500))
        late = (lambda last: (last + self.rng.randint(60, 3000), die)) if roll == "late" else None
        self._move(lambda: self.player.play(die, move, self.now_ms), late)
        said = list(self.tape.said)
        kind = self._judge(said, move, legal, die, roll)
        if kind in ("wrong", "wrong, same edges"):
            self._end(kind, {"move": move, "die": die})
            return
        first = kind
        for attempt in range(ROUNDS):
            if self.tape.session.position == self.player.position:
                break
            self._help(before, began, die, move, attempt)
        if self.tape.session.position != self.player.position:
            kind = "stuck" if self.tape.session.position == before else "wrong after help"
            self.over = True
        self.score[f"turn: {kind}"] += 1
        if kind not in ("right", "asked, same picture", "nudged", "guided, parked", "guided, no roll"):
            self._keep(kind, {"move": move, "die": die, "first": first})

    def _roll(self) -> str:
        drawn = self.rng.random()
        if drawn < self.plan.rolls / 2:
            return "late"
        return "corrected" if drawn < self.plan.rolls else "known"

    # --- the board -------------------------------------------------------------------------------

    def _rest(self, ms: int) -> None:
        self.now_ms += ms
        self.tape.until(self.now_ms)

    def _move(self, story: Callable[[], None], late: Callable[[int], tuple[int, int]] | None = None) -> None:
        """Let hands move, and pass on what the sensors report of it; then wait."""
        first = len(self.player.steps)
        story()
        steps = self.player.steps[first:]
        last = steps[-1].at_ms if steps else self.now_ms
        seen = self.sensors.see(steps, last + REST_MS)
        self._clean += self.sensors.clean
        if late is not None:
            at_ms, die = late(max([last, *(edge.at_ms for edge in seen)]))
            self.tape.edges(edge for edge in seen if edge.at_ms <= at_ms)
            self.tape.die(at_ms, die)
            seen = [edge for edge in seen if edge.at_ms > at_ms]
            last = max(last, at_ms)
        elif self.rng.random() < self.plan.quality.losses and seen:
            seen = self._lose(seen)
        self.tape.edges(seen)
        self.now_ms = max([last, self.tape.rows[-1]["ms"] if self.tape.rows else 0]) + REST_MS
        self.tape.until(self.now_ms)

    def _lose(self, seen: list[Seen]) -> list[Seen]:
        """The link is lost somewhere in these edges; what comes after it is back."""
        lost_ms = self.rng.choice(seen).at_ms
        back_ms = lost_ms + self.rng.randint(300, 3000)
        self.tape.edges(edge for edge in seen if edge.at_ms < lost_ms)
        levels = self.tape.raw
        for edge in seen:
            if lost_ms <= edge.at_ms <= back_ms:
                bit = self.tape.bit[edge.spot]
                levels = levels | bit if edge.on else levels & ~bit
        self.tape.found(back_ms, self.tape.session.board.names(levels))
        self.score["link lost"] += 1
        return [edge for edge in seen if edge.at_ms > back_ms]

    def _press(self) -> None:
        """Lift and set down again what stands but is not seen."""
        unseen = [spot for spot in self.player.standing if spot not in self.sensors.shown]
        self._move(lambda: self.player.press(unseen, self.now_ms))

    # --- help ------------------------------------------------------------------------------------

    def _help(self, before: Any, began: dict[int, str | None], die: int, move: str, attempt: int) -> None:
        """One thing that people do when the referee asks, shows something, or does nothing."""
        session = self.tape.session
        if session.asking:
            self._rest(1000)
            self.tape.choose(self.now_ms, move if move in session.asking else "none")
            self._rest(1000)
        elif attempt == ROUNDS - 1:
            self.tape.enter(self.now_ms, move)
            self._rest(1000)
        elif attempt == 0 and any(spot not in self.sensors.shown for spot in self.player.standing):
            self._press()
        else:
            self._again(before, began, die, move)

    def _again(self, before: Any, began: dict[int, str | None], die: int, move: str) -> None:
        """Put everything back, tell the number if it is not known, and play the turn plainly."""
        self.player.position, self.player.began = before, began
        self._move(lambda: self.player.put_back(self.now_ms))
        if self.tape.session.asking:
            self.tape.choose(self.now_ms, "none")
        if self.tape.session.position == before and self.tape.session.die is None:
            self.tape.die(self.now_ms, die)
        self._rest(1000)
        self._move(lambda: self.player.play(die, move, self.now_ms, plain=True))

    # --- judging ---------------------------------------------------------------------------------

    def _judge(self, said: list[Verdict], move: str, legal: list[str], die: int, roll: str) -> str:
        """How the referee took a legal turn, before anybody helped it."""
        recorded = [verdict for verdict in said if verdict.verdict == "legal"]
        if recorded and recorded[0].move != move:
            return "wrong, same edges" if recorded[0].move in self._could_be(legal) else "wrong"
        illegal = [verdict for verdict in said if verdict.verdict == "illegal"]
        if illegal:
            return self._called_illegal(illegal, roll)
        if recorded:
            return "right" if recorded[0].at_ms == self._due(roll) else "right, not on time"
        if said and said[-1].verdict == "ambiguous":
            return self._asked(said[-1].moves, move, legal)
        if any(spot not in self.sensors.shown for spot in self.player.standing):
            return "nudged"
        return "silent"

    def _due(self, roll: str) -> int:
        last: int = max(row["ms"] for row in self.tape.rows if "spot" in row)
        told: int = max((row["ms"] for row in self.tape.rows if "die" in row), default=0)
        return max(last + self.plan.settings.rest_legal_ms, told if roll == "late" else 0)

    def _called_illegal(self, illegal: list[Verdict], roll: str) -> str:
        if roll == "late" and all(verdict.reason == "no-roll" for verdict in illegal):
            return "guided, no roll"
        rest_ms = self.plan.settings.rest_other_ms
        if all(self._misplaced(verdict.at_ms - rest_ms) for verdict in illegal):
            return "guided, parked"
        return f"called illegal ({illegal[0].reason})"

    def _misplaced(self, at_ms: int) -> bool:
        """Whether some piece really stood on a wrong spot at that time."""
        final = {self._like(spot) for spot in self.player.at.values() if spot is not None}
        stood: dict[int, str] = {}
        for step in self.player.steps:
            if step.at_ms <= at_ms:
                stood[step.piece] = step.spot if step.on else ""
        first = {step.piece: step for step in reversed(self.player.steps)}
        return any(
            spot
            and self._like(spot) != self._like(self.player.at[piece] or "")
            and self._like(spot) != self._like(first[piece].spot)
            for piece, spot in stood.items()
        ) and bool(final)

    def _like(self, spot: str) -> str:
        return spot.partition(":")[0]

    def _asked(self, moves: Sequence[str], move: str, legal: list[str]) -> str:
        if self._is_as_before():
            return "asked, same picture" if move in moves else "asked, without the truth"
        could = self._could_be(legal)
        needed = "needed" if len(could) > 1 or move not in could else "needless"
        return f"asked, {needed}" if move in moves else "asked, without the truth"

    def _is_as_before(self) -> bool:
        """Whether the board looks as it did before the turn, to perfect sensors."""
        board = self.tape.session.board
        now = board.mask(list(self.player.standing))
        return board.key(now) == board.key(board.mask(list(self.kinds)))

    def _could_be(self, legal: list[str]) -> set[str]:
        """The legal turns that the edges reported may have been."""
        found = self._ends()
        return self._setting().could_be(legal, found) if found else set(legal)

    def _ends(self) -> Ends | None:
        return ends(self.kinds, [(edge.spot, edge.on) for edge in self._clean])

    def _setting(self) -> Setting:
        options = GAME.dump(self.start).get("options", {})
        return Setting(
            self.player.ground,
            self.kinds,
            GAME.seat_to_move(self.start),
            options.get("barricade_rows_forbidden", 1),
            options.get("capture_own", True),
        )

    # --- illegal tries ---------------------------------------------------------------------------

    def _try(self, die: int, legal: list[str]) -> bool:
        """Something illegal first, and put right; whether the number has been told after it."""
        reason = self.rng.choice(REASONS)
        rows = self._setting().rows
        self._rest(1500)
        told = reason != "no-roll"
        if told:
            self.tape.die(self.now_ms, die)
        self._rest(700)
        mistakes: list[Any] = []
        self._move(lambda: mistakes.append(self.player.attempt(reason, die, self.now_ms, rows)))
        if mistakes[0] is None:
            return told
        self.score["tries"] += 1
        said = [v for v in self.tape.said if v.verdict != "restored"]
        kind = self._judge_try(said, reason, die if told else None, legal)
        self.score[f"try: {kind}"] += 1
        self.score[f"{reason}: {kind}"] += 1
        if kind != "right":
            self._keep(f"{reason}: {kind}", {"reason": reason, "die": die if told else None})
        if kind.startswith("recorded"):
            self.over = True
            return told
        if self.tape.session.asking:
            self.tape.choose(self.now_ms, "none")
        self._move(lambda: self.player.put_back(self.now_ms))
        if self.tape.session.asking:
            self.tape.choose(self.now_ms, "none")
            self._rest(1000)
        if self.tape.session.reported is not None or self.tape.session.observation.kind != "settled":
            self._press()
        if self.tape.session.observation.kind != "settled":
            self._end(f"not settled after {reason}", {"reason": reason, "die": die})
        return told

    def _judge_try(self, said: list[Verdict], reason: str, die: int | None, legal: list[str]) -> str:
        if not said:
            return "undetected"
        if any(verdict.verdict == "legal" for verdict in said):
            move = next(verdict.move for verdict in said if verdict.verdict == "legal")
            return "recorded, same edges" if move in self._could_be(legal) else "recorded"
        last = said[-1]
        if last.verdict == "ambiguous":
            return "asked"
        if last.reason == reason:
            return "right"
        found = self._ends()
        true = self._setting().reasons(found, die, self._taps()) if found else set()
        return f"{last.reason}, same edges" if last.reason in true else f"called {last.reason}"

    def _taps(self) -> list[str]:
        down: dict[str, int] = {}
        taps = []
        for edge in self._clean:
            if edge.on:
                down[edge.spot] = edge.at_ms
            elif edge.spot in down and edge.at_ms - down.pop(edge.spot) < 500:
                taps.append(edge.spot)
        return [spot for spot in taps if spot not in self.kinds]

    # --- what is kept ----------------------------------------------------------------------------

    def _end(self, kind: str, truth: Row | None) -> None:
        """The game cannot go on: the referee believes something else than what happened."""
        self.score[f"turn: {kind}"] += 1
        self._keep(kind, truth or {})
        self.over = True

    def _keep(self, kind: str, truth: Row) -> None:
        if not self.tape.rows:
            return
        rows = [{**row, "ms": row["ms"] - self.start_ms} for row in self.tape.rows]
        rows = tidy(rows, self.shown, self.player.ground.pools)
        said = [{**verdict.to_json(), "ms": verdict.at_ms - self.start_ms} for verdict in self.tape.said]
        truth = {**truth, "seed": self.seed, "features": sorted(self.player.features)}
        self.cases.append(Case(kind, header(self.start), rows, said, truth))


def merged(scores: Iterable[Counter[str]]) -> Counter[str]:
    """The sum of all counts."""
    total: Counter[str] = Counter()
    for score in scores:
        total.update(score)
    return total


__all__ = ["Case", "FuzzGame", "Plan", "Step", "merged", "replace"]
