"""One game of Barbarossa between fuzzing hands, mouths and the referee: each story judged by what happened.

A story is what people do next: a word, a hand's input, or both at nearly the same time; besides, hands nudge
what they should not, lift what may not be lifted, and put it right. What counts first is what was done first:
the lift of a stone or spear, the put of a wizard (its lift, where no sensor sees it come), the word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input, Taken
from companion.games.barbarossa import GAME
from companion.games.barbarossa.next_inputs import cave_name, refused_curse, target
from companion.games.barbarossa.printed import RING
from companion.games.barbarossa.state import CURSES, SPEARS, Phase
from tests.fuzz.barbarossa.hands import (
    APART_MS,
    BOARD,
    LATE_MS,
    LIFTED_MS,
    MOST_STORIES,
    REST_MS,
    RiddleHands,
    RiddlePlan,
)
from tests.fuzz.game import Case
from tests.fuzz.tape import Row
from tests.games.barbarossa.players.player import sensible
from tests.simulate.sensors import Seen


class RiddleGame(RiddleHands):
    """One game; `play` counts into ``score`` and keeps ``cases``."""

    def play(self) -> None:
        """Stories until the turns of the plan are played, the game is over, or something went wrong."""
        self.tape.until(self.now_ms)
        turn = self.truth.position.seat
        while (
            not self.over and self.score["legal"] < self.plan.turns and self.score["stories"] < MOST_STORIES
        ):
            self._begin()
            if self.rng.random() < self.plan.tries:
                self._try()
                if self.over:
                    return
                self._begin()
            self._tell()
            if self.truth.position.seat != turn:
                turn = self.truth.position.seat
                self.score["legal"] += 1
            self.over = self.over or GAME.outcome(self.truth).over

    # --- one story -------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What comes next, perhaps with a curse at nearly the same time; then how it was taken."""
        given = self._next()
        done = [(self._do(self.now_ms, given), given)]
        if self.rng.random() < self.plan.race:
            self._race(done)
        if self.rng.random() < self.plan.nudge:
            self._nudge(self.now_ms + self.rng.randint(-250, 600))
        refused = self._count(sorted(done, key=lambda one: one[0]))
        self._pass_on()
        self.score["stories"] += 1
        by_hand = self.options["sensed_curses"]
        lifted = [one.value for one, _ in refused if one.word == "curse" and by_hand]
        if lifted:
            self._judge_refused(lifted[0])
        elif not self.over:
            self._finish(self._kind())

    def _count(self, done: list[tuple[int, Input]]) -> list[tuple[Input, str]]:
        """The truth after all this, in order; what of it is refused, and why."""
        refused = []
        prints = {one.move for one in GAME.footprints(self.began)}
        for _, given in done:
            answer = GAME.hear(self.truth, given)
            if isinstance(answer, Taken):
                self.truth = answer.position
                self.counted.append(str(given))
                self._catch_up()
            else:
                refused.append((given, answer.reason))
                self.early = self.early or (given.word == "wizard" and str(given) in prints)
        return refused

    def _next(self) -> Input:
        """The next input, as a sensible player gives it."""
        while True:
            _, given = sensible(self.truth, self.rng, lambda *_: "")
            if given.word != "curse" or self.rng.random() < 0.5:
                return given

    def _do(self, at_ms: int, given: Input) -> int:
        """An input is given, by hand where there are sensors; when it counts."""
        prints = {one.move for one in GAME.footprints(self.truth)}
        seat = self.truth.position.now.seat
        if given.word == "wizard":
            alone = list(self.at.values()).count(self.at[seat]) == 1
            joins = given.value in [cave for other, cave in self.at.items() if other != seat]
            if str(given) not in prints:
                self._carry(at_ms, seat, given.value)
                self.words.append((at_ms + 2000, given))
                return at_ms + 2000
            down = self._carry(at_ms, seat, given.value)
            return at_ms + LIFTED_MS if joins and alone else down
        if str(given) not in prints:
            self.words.append((at_ms, given))
            return at_ms
        prefix = "spear:" if given.word == "spear" else f"curse:{given.value}:"
        spot = self._taken(prefix)
        self.magnets.discard(spot)
        self._edge(at_ms, spot, on=False)
        return at_ms

    def _race(self, done: list[tuple[int, Input]]) -> None:
        """Somebody lifts a curse stone at nearly the same time, with a word or by hand."""
        now = self.truth.position
        cursing = {each.value for _, each in done if each.word == "curse"}
        may = [s for s in now.seats if s not in cursing and refused_curse(now, s) is None]
        if not may:
            return
        given = Input("curse", self.rng.choice(may))
        while True:
            at_ms = self.now_ms + self.rng.randint(-600, 900)
            apart_ms = APART_MS + LATE_MS * (self.plan.quality.late > 0)
            if all(abs(at_ms - other) >= apart_ms for other, _ in done):
                break
        self._do(at_ms, given)
        done.append((at_ms, given))
        self.score["story: race"] += 1

    def _catch_up(self) -> None:
        """A wizard that was put down while a curse came between counts once the game goes on."""
        if self.early and self.truth.position.phase is Phase.MOVE:
            cave = cave_name(target(self.truth.position))
            answer = GAME.hear(self.truth, Input("wizard", cave))
            assert isinstance(answer, Taken)
            self.truth, self.early = answer.position, False
            self.counted.append(f"wizard:{cave}")

    def _judge_refused(self, seat: str) -> None:
        """A stone that may not be handed in any more, since something came before: told, and put back."""
        session = self.tape.session
        told = [one.reason for one in self.tape.said if one.verdict == "illegal"]
        if told and session.position == self.truth:
            self._finish("right, and one guided back")
            self._put_back(seat)
        else:
            self._finish("undetected" if session.position == self.truth else self._kind())
            self.over = True

    def _put_back(self, seat: str) -> None:
        spot = self.rng.choice(sorted({f"curse:{seat}:{n}" for n in range(1, CURSES + 1)} - self.magnets))
        self._begin()
        self._edge(self.now_ms, spot, on=True)
        self.magnets.add(spot)
        self._pass_on()
        if self.tape.session.turn.reported is not None or self.tape.session.position != self.truth:
            self._stop("not settled after a stone that went back")

    # --- what is not allowed ---------------------------------------------------------------------

    def _try(self) -> None:
        """Something that may not be, and then put right; the reason must be one of those that fit."""
        tries = [one for one in (self._stone(), self._spear(), self._spent(), self._stray()) if one]
        if not tries or self.early:
            return
        name, spot, on, reasons = self.rng.choice(tries)
        self._edge(self.now_ms, spot, on=on)
        if name == "stray":
            self._edge(self.now_ms + 500, self.stray_to, on=True)
        self._pass_on()
        said = [one.reason for one in self.tape.said if one.verdict == "illegal"]
        if self.tape.session.position != self.truth:
            kind = "recorded"
        else:
            kind = "right" if said and said[-1] in reasons else f"called {said[-1]}" if said else "undetected"
        self.score["tries"] += 1
        self.score[f"try: {kind}"] += 1
        self.score[f"{name}: {kind}"] += 1
        if kind != "right":
            self._keep(f"try {name}: {kind}")
        if kind == "recorded":
            self.over = True
            return
        self._begin()
        if name == "stray":
            self._edge(self.now_ms, self.stray_to, on=False)
        self._edge(self.now_ms + 400, spot, on=not on)
        self._pass_on()
        session = self.tape.session
        if session.position != self.truth or session.turn.reported is not None or session.turn.arranging:
            self._stop(f"not settled after {name}")

    def _stone(self) -> tuple[str, str, bool, set[str]] | None:
        """A stone is lifted that may not be."""
        now = self.truth.position
        for seat in self.rng.sample(now.seats, len(now.seats)):
            fault = refused_curse(now, seat)
            if self.options["sensed_curses"] and fault and now.of(now.curses, seat):
                return "stone", self._taken(f"curse:{seat}:"), False, {fault.reason}
        return None

    def _spear(self) -> tuple[str, str, bool, set[str]] | None:
        now = self.truth.position
        if not self.options["sensed_spears"] or now.phase is Phase.SPEAR or now.spears == SPEARS:
            return None
        return "spear", self._taken("spear:"), False, {"no-solution"}

    def _spent(self) -> tuple[str, str, bool, set[str]] | None:
        """A stone or spear that has gone is put back."""
        now = self.truth.position
        kinds = {"sensed_spears": "spear:", **{f"sensed_curses {s}": f"curse:{s}:" for s in now.seats}}
        free = [
            spot
            for option, prefix in kinds.items()
            if self.options[option.partition(" ")[0]]
            for spot in BOARD.spots
            if spot.startswith(prefix) and spot not in self.magnets
        ]
        if not free:
            return None
        return "spent", self.rng.choice(free), True, {"stone-spent", "spear-placed"}

    def _stray(self) -> tuple[str, str, bool, set[str]] | None:
        """A wizard that stands alone goes where it may not."""
        caves = list(self.at.values())
        alone = sorted(cave for cave in caves if cave and caves.count(cave) == 1)
        free = [cave_name(n) for n in range(RING) if cave_name(n) not in caves]
        now = self.truth.position
        if now.phase is Phase.MOVE:
            free = [cave for cave in free if cave != cave_name(target(now))]
            alone = [cave for cave in alone if cave == self.at[now.seat]]
        if not self.options["sensed_caves"] or not alone or not free:
            return None
        self.stray_to = self.rng.choice(free)
        reasons = {"wrong-cave", "no-roll", "wizard-stays", "curse-first"}
        return "stray", self.rng.choice(alone), False, reasons

    # --- how it was taken ------------------------------------------------------------------------

    def _pass_on(self) -> None:
        """Contacts report, people speak, time passes."""
        self.steps.sort(key=lambda step: step.at_ms)
        end_ms = max([self.now_ms, *(s.at_ms for s in self.steps), *(ms for ms, _ in self.words)]) + REST_MS
        seen = self.sensors.see(self.steps, end_ms)
        events: list[tuple[int, int, Seen | Input]] = [(each.at_ms, 0, each) for each in seen]
        events += [(at_ms, 1, given) for at_ms, given in self.words]
        for at_ms, _, each in sorted(events, key=lambda event: event[:2]):
            if isinstance(each, Seen):
                self.tape.edges([each])
            elif each.word == "die":
                self.tape.die(at_ms, int(each.value))
            else:
                self.tape.given(at_ms, str(each))
        self.now_ms = end_ms
        self.tape.until(self.now_ms)
        self.steps, self.words = [], []

    def _kind(self) -> str:
        session = self.tape.session
        if session.position == self.truth:
            return "right"
        if session.dialogue.asking:
            return "asked"
        if session.turn.reported is not None or session.turn.arranging:
            return "guided"
        heard = [one.move for one in self.tape.said if one.verdict in ("legal", "heard")]
        return "undetected" if all(move in self.counted for move in heard) else "wrong"

    def _finish(self, kind: str) -> None:
        self.score[f"turn: {kind}"] += 1
        if not kind.startswith("right"):
            self._keep(kind)
            self.over = True

    def _stop(self, why: str) -> None:
        self.score[f"stopped: {why}"] += 1
        self._keep(f"stopped: {why}")
        self.over = True

    def _keep(self, kind: str) -> None:
        data: Mapping[str, Any] = GAME.dump(self.began)
        kept = {key: value for key, value in data.items() if key not in ("game", "variant", "options")}
        head: Row = {
            "trace": 1,
            "game": GAME.name,
            "variant": data["variant"],
            "seats": list(self.began.position.seats),
            "options": data.get("options", {}),
            "position": kept,
        }
        said = [one.to_json() for one in self.tape.said]
        right = {"should be": str(replace(self.truth.position, board=self.began.position.board))}
        self.cases.append(Case(kind, head, list(self.tape.rows), said, right, list(self.tape.rows)))


def riddle_games(first_seed: int, plan: RiddlePlan, turns: int) -> Iterator[tuple[Counter[str], list[Case]]]:
    """Games from this seed on, until so many turns have been played; one score and its cases each."""
    played = 0
    for seed in range(first_seed, first_seed + 100 * turns):
        game = RiddleGame(plan, seed)
        game.play()
        played += game.score["legal"]
        yield game.score, game.cases
        if played >= turns:
            return
