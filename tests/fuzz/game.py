"""One game between fuzzing hands and the referee: legal turns, judged, and helped until they are recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate import Ground
from companion.simulate.pieces import Step
from tests.fuzz.judge import GOOD, WRONG, Account, of_turn
from tests.fuzz.tape import Row, Tape, header, tidy
from tests.simulate.sensors import Quality, Seen, Sensors
from tests.simulate.stories import Manners, Player

APART = 10**12
"""Between the games of two ``--seed``; a run of a million turns takes 4,000 parts of a million each."""

REST_MS = 3500
"""How long people wait for the referee before they do something about it."""

ROUNDS = 5
"""How often people try to help; the last time they enter the turn from the list."""

ODD = 0.06
"""Share of turns with something odd, unless a plan says otherwise."""


class Plan(Struct, frozen=True):
    """What is to be fuzzed.

    Args:
        quality, manners: contacts and hands.
        settings: of the referee.
        tries: share of turns with an illegal try first.
        rolls: share of turns whose number is told late, and of those where it is told wrong and corrected.
        odd: share of turns with something else odd: two pieces change places, a foreign thing on the board,
            the next player moves too early, a turn moved by another number than was told.
        theory: whether to count the turns that other turns cannot be told from.
        start: where games begin (starts.py).
        variants: boards to draw from.
        turns: turns in a game, after `warm` that are not counted.
        walked: so many visits to each spot a walk test has made before the game; 0: nobody has walked this
            real board yet, None: nothing is known of the board, as in a trace.
    """

    quality: Quality
    manners: Manners
    settings: Settings = field(default_factory=Settings)
    tries: float = 0.15
    rolls: float = 0.03
    odd: float = ODD
    theory: bool = False
    start: str = "scattered"
    variants: tuple[str, ...] = GAME.variants
    turns: int = 12
    warm: int = 0
    walked: int | None = None


class Case(Struct):
    """One turn that did not go as it should: its class, the trace, and what it should have been.

    ``clean`` are the same events without bounces, and with those that no sensor saw (``"unseen": true``).
    """

    kind: str
    header: Row
    rows: list[Row]
    said: list[Row]
    truth: Row
    clean: list[Row]


Word = tuple[int, Callable[[Sequence[Step]], int]]


class Turns:
    """One game of legal turns; `play` counts into ``score`` and keeps ``cases``.

    Args:
        position: where to begin.
        plan: what to do.
        seed: what chance decides.
        ground: the board of the position's variant; shared between games, since it remembers walks.
    """

    hands: type[Player] = Player

    def __init__(self, position: Any, plan: Plan, seed: int, ground: Ground) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.plan = plan
        self.player = self.hands(GAME, ground, position, self.rng, plan.manners)
        self.sensors = Sensors(
            plan.quality,
            ground,
            GAME.board(position.variant).spots,
            self.player.standing,
            self.player.kind,
            rng=Random(seed + 1),
        )
        poles, norths = plan.quality.polarity, self.sensors.norths()
        shown = self.player.standing
        self.tape = Tape(position, plan.settings, poles=poles, norths=norths, shown=shown)
        if plan.walked is not None:
            self.tape.walk(self._walked(plan.walked, Random(seed + 2)))
        self.score: Counter[str] = Counter()
        self.cases: list[Case] = []
        self.now_ms = 0
        self.over = False
        self._begin()

    def play(self) -> None:
        """Play the turns of the plan, or until the game is over or cannot go on."""
        for number in range(self.plan.warm + self.plan.turns):
            if number == self.plan.warm:
                self.score.clear()
                self.cases.clear()
            if self.over or self._ended():
                return
            self._turn()

    def _ended(self) -> bool:
        """Whether these hands play no further: at the first goal."""
        return bool(self.player.position.places)

    def _walked(self, times: int, rng: Random) -> dict[str, tuple[int, int]]:
        """Spot -> visits (clean, others) of so many walk tests with these contacts."""
        spots = self.tape.session.board.spots if times else ()
        rates = {spot: self.sensors.rate.get(spot, 0.0) for spot in spots}
        missed = {spot: sum(rng.random() < rate for _ in range(times)) for spot, rate in rates.items()}
        return {spot: (times - number, number) for spot, number in missed.items()}

    # --- one turn --------------------------------------------------------------------------------

    def _turn(self) -> None:
        if not self._settled():
            self._stop("cannot go on", {})
            return
        self._begin()
        die = self.rng.randint(1, 6)
        legal = [move for move in GAME.legal(self.player.position, die) if move != "pass"]
        if legal:
            self._some_turn(die, legal)
        else:
            self._sit_out(die)

    def _some_turn(self, die: int, legal: list[str]) -> None:
        """A turn of some sort; here just a legal one."""
        drawn = self.rng.random() / self.plan.rolls
        self._legal_turn(die, legal, "late" if drawn < 1 else "corrected" if drawn < 2 else "known")

    def _begin(self) -> None:
        """A new trace begins here."""
        self.tape.mark()
        if self.tape.session.die is not None:
            self.tape.rows.append({"ms": self.now_ms, "die": self.tape.session.die})
        self.player.clear()
        kinds = {spot: self.player.kind[piece] for spot, piece in self.player.standing.items()}
        position, ground = self.player.position, self.player.ground
        self.account = Account(position, ground, kinds, self.plan.settings)
        self.account.steps = self.player.steps
        self.start_ms = self.now_ms

    def _settled(self) -> bool:
        """Whether the companion agrees with the board; where it does not, people press what it shows."""
        for _ in range(ROUNDS):
            if not self.tape.session.turn.arranging:
                return not self.tape.session.over
            if self.plan.quality.turned and not self._unseen():
                return True  # a pole alone is no reason not to play on
            self._press()
            self.score["pressed before a turn"] += 1
        return False

    def _sit_out(self, die: int) -> None:
        self._rest(1500)
        self.tape.die(self.now_ms, die)
        self.player.position = GAME.apply(self.player.position, die, "pass")
        self.score["pass"] += 1
        if self.tape.position != self.player.position:
            self._stop("no pass", {"die": die})

    def _choose(self, legal: Sequence[str]) -> str:
        """A pawn's way first, then the barricade's place; seldom onto an own pawn."""
        ways = sorted({move.partition(">")[0] for move in legal})
        for _ in range(3):
            way = self.rng.choice(ways)
            target = way.partition("x")[2]
            if not target or self.account.kinds[target] != self.player.seat:
                break
        return self.rng.choice([move for move in legal if move.partition(">")[0] == way])

    def _legal_turn(self, die: int, legal: list[str], roll: str, after: str = "") -> None:
        """A legal turn; ``roll``: the number is ``known``, ``told``, ``corrected`` or ``late``."""
        move = self._choose(legal)
        before, began, heard = self.player.position, dict(self.player.began), len(self.tape.said)
        self.score["legal"] += 1
        if roll in ("known", "corrected"):
            self._rest(self.rng.randint(900, 2500))
            other = die % 6 + 1
            if roll == "corrected" and GAME.legal(before, other) != ["pass"]:  # a pass counts at once
                self.tape.die(self.now_ms, other)
                self._rest(400)
                self._deny()  # a number is asked about first, then it can be corrected
            self.tape.die(self.now_ms, die)
            self._deny()  # what was touched before is no turn
        self._rest(self.rng.randint(250, 1500))
        self._move(
            lambda: self.player.play(die, move, self.now_ms), (die, self._late) if roll == "late" else None
        )
        self.score.update(f"story: {name}" for name in self.player.features)
        kind = of_turn(self.account, self.tape.said[heard:], self.tape.rows, move, legal)
        if self.plan.theory:
            others = self.account.could_be(legal) - {move}
            self.score[f"theory: {'same edges as another turn' if others else 'alone'}, {kind}"] += 1
        if after:
            self.score[f"after {after}: {kind}"] += 1
        self._finish(kind, before, began, die, move)

    def _finish(self, kind: str, before: Any, began: dict[int, str | None], die: int, move: str) -> None:
        """Help until the turn is recorded, then count how it was taken."""
        first = kind
        unseen = kind == "silent" and bool(self._unseen())
        if kind not in WRONG:
            for attempt in range(ROUNDS):
                if self.tape.position == self.player.position and not self.tape.session.dialogue.asking:
                    break
                self._help(before, began, die, move, attempt)
                if unseen and self.tape.position == self.player.position:
                    kind = "nudged"
        last = self.tape.session.progress.history[-1:]
        if last and last[0].how == "entered" and kind not in WRONG:
            kind = "entered by hand"
        if self.tape.position != self.player.position:
            self.over = True
            if kind not in WRONG:
                kind = "stuck" if self.tape.position == before else "wrong after help"
        for verdict in self.tape.said:
            if verdict.verdict == "fault":
                true = self.sensors.faults.get(verdict.spot, "none")
                self.score[f"fault: {verdict.kind} told, really {true}"] += 1
        self.score[f"turn: {kind}"] += 1
        if kind not in GOOD:
            self._keep(kind, {"move": move, "die": die, "first": first})

    # --- the board -------------------------------------------------------------------------------

    def _rest(self, ms: int) -> None:
        self.now_ms += ms
        self.tape.until(self.now_ms)

    def _move(self, story: Callable[[], None], word: Word | None = None) -> None:
        """Let hands move, and pass on what the sensors report of it; then wait.

        ``word``: a number, and when it is told, found from the steps.
        """
        first = len(self.player.steps)
        story()
        steps = self.player.steps[first:]
        last = steps[-1].at_ms if steps else self.now_ms
        seen = self.sensors.see(steps, last + REST_MS)
        self.account.clean += self.sensors.clean
        self.account.unseen += self.sensors.unseen
        if word is not None:
            die, when = word
            told_ms = max(when(steps), self.now_ms)
            self.tape.edges(edge for edge in seen if edge.at_ms <= told_ms)
            self.tape.die(told_ms, die)
            seen = [edge for edge in seen if edge.at_ms > told_ms]
        elif self.plan.quality.losses and seen and self.rng.random() < self.plan.quality.losses:
            seen = self._lose(seen)
        self.tape.edges(seen)
        self.now_ms = max([last, *(row["ms"] for row in self.tape.rows[-1:])]) + REST_MS
        self.tape.until(self.now_ms)

    def _late(self, steps: Sequence[Step]) -> int:
        """Some time after the last step."""
        return steps[-1].at_ms + self.rng.randint(100, 3000) if steps else self.now_ms

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

    def _unseen(self) -> list[str]:
        """Where something stands that the sensors do not show."""
        return [spot for spot in self.player.standing if spot not in self.sensors.shown]

    def _press(self) -> None:
        """Lift and set down again what stands but is not seen."""
        unseen = self._unseen()
        self._move(lambda: self.player.press(unseen, self.now_ms))

    # --- help ------------------------------------------------------------------------------------

    def _help(self, before: Any, began: dict[int, str | None], die: int, move: str, attempt: int) -> None:
        """One thing that people do when the referee asks, shows something, or does nothing."""
        session = self.tape.session
        if session.dialogue.asking:
            self._rest(1000)
            self.tape.choose(self.now_ms, move if move in session.dialogue.asking else "none")
            self._rest(1000)
        elif attempt == ROUNDS - 1:
            self.tape.enter(self.now_ms, move)
            self._rest(1000)
        elif attempt < 2 and self._unseen():
            self._press()
        else:
            self._again(before, began, die, move)

    def _again(self, before: Any, began: dict[int, str | None], die: int, move: str) -> None:
        """Put everything back, tell the number if it is not known, and play the turn plainly."""
        self.player.position, self.player.began = before, began
        self._move(lambda: self.player.put_back(self.now_ms))
        self._deny()
        if self.tape.position == before and self.tape.session.die != die:
            self.tape.die(self.now_ms, die)
        self._rest(1000)
        self._move(lambda: self.player.play(die, move, self.now_ms, plain=True))

    def _deny(self) -> None:
        if self.tape.session.dialogue.asking:
            self.tape.choose(self.now_ms, "none")
            self._rest(1000)

    # --- what is kept ----------------------------------------------------------------------------

    def _stop(self, kind: str, truth: Row) -> None:
        """The game cannot go on: the referee believes something else than what happened."""
        self.score[f"stopped: {kind}"] += 1
        self._keep(kind, truth)
        self.over = True

    def _keep(self, kind: str, truth: Row) -> None:
        if not self.tape.rows:
            return
        words = [row for row in self.tape.rows if "spot" not in row]
        clean = [
            {"ms": edge.at_ms, "spot": edge.spot, "on": edge.on}
            | ({} if edge.north is None else {"north": edge.north})
            for edge in self.account.clean
        ]
        unseen = [{"ms": e.at_ms, "spot": e.spot, "on": e.on, "unseen": True} for e in self.account.unseen]
        every = sorted([*words, *clean, *unseen], key=lambda row: row["ms"])
        said = [{**verdict.to_json(), "ms": verdict.at_ms - self.start_ms} for verdict in self.tape.said]
        truth = {**truth, "seed": self.seed, "features": sorted(self.player.features)}
        rows = self._from_start(self.tape.rows)
        head = header(self.account.start)
        self.cases.append(Case(kind, head, rows, said, truth, self._from_start(every)))

    def _from_start(self, rows: Iterable[Row]) -> list[Row]:
        shifted = [{**row, "ms": row["ms"] - self.start_ms} for row in rows]
        return tidy(shifted, self.account.kinds, self.player.ground.pools)
