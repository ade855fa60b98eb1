"""One labyrinth game between fuzzing hands and the referee: stories, judged, and helped until recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from msgspec import Struct, field

from companion.core.model.session.recorded import Settings
from companion.games.labyrinth import GAME
from companion.simulate.pieces import Carry
from tests.fuzz.game import REST_MS, Case
from tests.fuzz.mazes.judge import GOOD, MazeAccount, answer, bare, of_story, reached, recorded, true
from tests.fuzz.tape import Row, Tape
from tests.simulate.maze import WALL, Maze
from tests.simulate.maze_hands import MazeManners
from tests.simulate.maze_player import MazePlayer, Story, Word
from tests.simulate.maze_tries import MazeTry, maze_tries
from tests.simulate.maze_walker import MazeWalker
from tests.simulate.sensors import Quality, Seen, Sensors

ROUNDS = 5
"""How often people try to help."""


MOST_STORIES = 40
"""For each turn that a game is to last, so that every game ends."""


class MazePlan(Struct, frozen=True):
    """What is to be fuzzed.

    Args:
        quality, manners: contacts and hands.
        settings: of the referee.
        tries: share of stories with an illegal try before them.
        odd: share of stories with something else odd before them.
        variants: boards to draw from.
        turns: turns in a game at most.
        most: inputs that hands make without waiting for the companion, at most.
    """

    quality: Quality
    manners: MazeManners
    settings: Settings = field(default_factory=Settings)
    tries: float = 0.1
    odd: float = 0.02
    variants: tuple[str, ...] = ("small", "big")
    turns: int = 8
    most: int = 6


class MazeGame:
    """One game; `play` counts into ``score`` and keeps ``cases``.

    Args:
        position: where to begin.
        plan: what to do.
        seed: what chance decides.
        ground: the board of the position's variant.
        walls: of the big game: where a ball would fall; None: the small game.
    """

    def __init__(
        self,
        position: Any,
        plan: MazePlan,
        seed: int,
        ground: Maze,
        walls: Iterable[str] | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.plan = plan
        hands = (GAME, ground, position, self.rng, plan.manners)
        self.player = MazePlayer(*hands) if walls is None else MazeWalker(*hands, walls)
        spots = GAME.board(GAME.dump(position)["variant"]).spots
        self.sensors = Sensors(
            plan.quality, ground, spots, self.player.standing, self.player.kind, rng=Random(seed + 1)
        )
        self.tape = Tape(position, plan.settings, game=GAME)
        self.score: Counter[str] = Counter()
        self.cases: list[Case] = []
        self.unheard: list[Word] = []
        self.now_ms = 0
        self.passed = 0
        self.repeated = False
        self.over = False
        self._begin()

    def play(self) -> None:
        """Play the turns of the plan, or until the game is over or cannot go on."""
        self._rest(1500)
        most = MOST_STORIES * self.plan.turns  # by some house rules a turn may go back and forth for ever
        while not self.over and self.score["legal"] < self.plan.turns and self.score["stories"] < most:
            if not self._settled():
                self._begin()
                self._stop("cannot go on", {})
                return
            self._begin()
            if self.rng.random() < self.plan.tries:
                self._try()
                if self.over:
                    return
                self._begin()
            elif self.rng.random() < self.plan.odd:
                self._exchange()
                if self.over:
                    return
                self._begin()
            self._tell()
            self.over = self.over or GAME.outcome(self.player.position).over

    # --- one story -------------------------------------------------------------------------------

    def _begin(self) -> None:
        """A new trace begins here."""
        told = [verdict for verdict in self.tape.said if verdict.verdict == "fault"]
        self.score.update(f"fault: {verdict.kind} told" for verdict in told)
        self.tape.mark()
        self.player.clear()
        kinds = {spot: self.player.kind[piece] for spot, piece in self.player.standing.items()}
        self.account = MazeAccount(self.player.position, kinds, len(self.player.beside()))
        self.heard = len(self.tape.session.progress.history)
        self.start_ms = self.now_ms
        self.unheard = []
        self.passed = 0
        self.repeated = False

    def _settled(self) -> bool:
        for _ in range(ROUNDS):
            if not self.tape.session.turn.arranging:
                return not self.tape.session.over
            self._press()
            self.score["pressed before a story"] += 1
        return False

    def _tell(self) -> None:
        """The next inputs, and how they were taken."""
        self._rest(self.rng.randint(250, 1500))
        story = self.player.tell(self.now_ms, self.plan.most)
        self._pass_on(story.words)
        self._again(2)
        self.score["inputs"] += len(story.inputs)
        self.score["legal"] += story.turns
        self.score["stories"] += 1
        self.score.update(f"story: {name}" for name in self.player.features)
        kind = of_story(self.account, story, self.tape.session, self._history(), self.tape.said)
        if kind == "right":
            kind = self._on_time(kind)
        self._finish(kind, story)

    def _try(self) -> None:
        """Something illegal with one piece, then put right."""
        by_name: dict[str, list[MazeTry]] = {}
        for each in maze_tries(self.player):
            by_name.setdefault(each.name, []).append(each)
        if not by_name:
            return
        one = self.rng.choice(by_name[self.rng.choice(sorted(by_name))])
        self._rest(1000)
        began = dict(self.player.at)
        self._carry([(one.piece, one.to)])
        said = [verdict for verdict in self.tape.said if verdict.verdict in ("illegal", "legal", "ambiguous")]
        if self._history():
            kind = "recorded"
        elif not said:
            kind = "undetected"
        elif said[-1].verdict == "ambiguous":
            kind = "asked"
        else:
            kind = "right" if said[-1].reason in one.reasons else f"called {said[-1].reason}"
        self.score["tries"] += 1
        self.score[f"try: {kind}"] += 1
        self.score[f"{one.name}: {kind}"] += 1
        if kind != "right":
            self._keep(f"try {one.name}: {kind}", {"try": one.name, "inputs": [str(one)]})
        self._put_right(began, "an illegal try", recorded=kind == "recorded")

    def _put_right(self, began: Mapping[int, str | None], what: str, *, recorded: bool) -> None:
        """Bring everything back; the companion must agree, and nothing must have been recorded."""
        if self.tape.session.dialogue.asking:
            self.tape.choose(self.now_ms, "none")
        self.player.put_back(began, self.now_ms)
        self._pass_on()
        session = self.tape.session
        if recorded or bare(session.position) != bare(self.player.position) or session.turn.reported:
            self._stop(f"not settled after {what}", {"inputs": []})

    def _carry(self, moves: Iterable[tuple[int, str | None]]) -> None:
        tasks = [self.player.carry(Carry(piece, () if to is None else (to,))) for piece, to in moves]
        self.player.together(tasks, self.now_ms, hurry=True)
        self._pass_on()

    def _exchange(self) -> None:
        """Two figures are lifted and set up on each other's fields, and back later."""
        figures = [p for p in self.player.standing.values() if self.player.kind[p] != WALL]
        if len(figures) < 2:
            return
        one, other = self.rng.sample(figures, 2)
        began = dict(self.player.at)
        self._rest(1000)
        self._carry([(one, began[other]), (other, began[one])])
        said = [verdict.verdict for verdict in self.tape.said]
        kind = "recorded" if self._history() else said[-1] if said else "nothing said"
        if self.tape.session.dialogue.swap_question:
            kind = "asked whose is whose"
        self.score[f"two exchanged: {kind}"] += 1
        if kind == "recorded":
            self._keep("two exchanged: recorded", {"inputs": []})
        self._put_right(began, "an exchange", recorded=kind == "recorded")

    def _history(self) -> tuple[Any, ...]:
        return self.tape.session.progress.history[self.heard :]

    def _on_time(self, kind: str) -> str:
        if self.repeated:
            return "right, said again"
        rest_ms = self.plan.settings.rest_legal_ms
        events = [row["ms"] for row in self.tape.rows]
        for verdict in self.tape.said:
            if verdict.verdict == "legal":
                before = [ms for ms in events if ms <= verdict.at_ms]
                if verdict.at_ms - max(before, default=0) > rest_ms:
                    return "right, not on time"
        return kind

    def _finish(self, kind: str, story: Story) -> None:
        """Help until the story is recorded, then count how it was taken."""
        unseen = kind == "silent" and bool(self._unseen())
        if not kind.startswith("wrong"):
            for attempt in range(ROUNDS):
                if self._done(story):
                    break
                self._help(story, attempt)
                if unseen and self._done(story):
                    kind = "nudged"
        first = kind
        if not self._done(story):
            self.over = True
            if not kind.startswith("wrong"):
                kind = f"stuck, {kind}"
        elif self._history() and self._history()[-1].how == "entered":
            kind = f"entered by hand, {kind}"
        self.score[f"turn: {kind}"] += 1
        if kind not in GOOD:
            self._keep(kind, {"inputs": [str(i) for i in story.inputs], "first": first})

    def _done(self, story: Story) -> bool:
        return bare(self.tape.session.position) == bare(story.after)

    # --- the board and the words -----------------------------------------------------------------

    def _rest(self, ms: int) -> None:
        self.now_ms += ms
        self.tape.until(self.now_ms)

    def _pass_on(self, words: Iterable[Word] = ()) -> None:
        """Pass on what the sensors report of the last steps, and what was said in between; then wait."""
        steps = self.player.steps[self.passed :] if self.player.steps else []
        self.passed = len(self.player.steps)
        last = steps[-1].at_ms if steps else self.now_ms
        seen = self.sensors.see(steps, last + REST_MS)
        self.account.clean += self.sensors.clean
        self.account.unseen += self.sensors.unseen
        events: list[Seen | Word] = sorted(
            [*seen, *words], key=lambda one: (one.at_ms, isinstance(one, Word))
        )
        for event in events:
            self.now_ms = max(self.now_ms, event.at_ms)
            if isinstance(event, Word):
                self._say(event)
            else:
                self.tape.edges([event])
        self.now_ms = max(self.now_ms, last, self.player.now_ms) + REST_MS
        self.tape.until(self.now_ms)

    def _say(self, word: Word) -> None:
        """Say it after all that was not heard before."""
        self.unheard.append(word)
        while self.unheard:
            first = self.unheard[0]
            if not self._tape_hears(first):
                return
            self.repeated = self.repeated or len(self.unheard) > 1
            self.unheard.pop(0)

    def _tape_hears(self, word: Word) -> bool:
        if not word.text.startswith("die:"):
            return self.tape.given(self.now_ms, word.text, drawn=word.drawn)
        number = int(word.text.partition(":")[2])
        before = self.tape.session.progress.rolls[-1:]
        self.tape.die(self.now_ms, number)
        return self.tape.session.progress.rolls[-1:] != before

    def _again(self, times: int) -> None:
        """Say again what was not heard."""
        for _ in range(times):
            if self.unheard:
                self.repeated = True
                self._rest(1200)
                self._say(self.unheard.pop())
                self._rest(1200)

    def _unseen(self) -> list[str]:
        return [spot for spot in self.player.standing if spot not in self.sensors.shown]

    def _press(self) -> None:
        """Lift and set down again what stands but is not seen."""
        self._move([(self.player.standing[spot], spot) for spot in self._unseen()])

    def _move(self, pieces: Iterable[tuple[int, str]]) -> None:
        tasks = [self.player.nudged(piece) for piece, _ in pieces]
        self.player.together(tasks, self.now_ms, hurry=True)
        self._pass_on()

    # --- help ------------------------------------------------------------------------------------

    def _help(self, story: Story, attempt: int) -> None:
        session = self.tape.session
        known = reached(recorded(self._history()), true(story)) or 0
        if session.dialogue.asking:
            self._rest(1000)
            self.tape.choose(self.now_ms, answer(story, known, session.dialogue.asking))
            self._rest(1500)
            self._again(2)
        elif attempt < 2 and self._unseen():
            self._press()
            self._again(2)
        elif attempt == ROUNDS - 1:
            self._enter(story)
        else:
            self._plainly(story, known)

    def _plainly(self, story: Story, known: int) -> None:
        """Put everything as the companion has it, and do what follows once more, one input at a time."""
        hands = [n for n, text in enumerate(story.sources) if text == "board"]
        reached = hands[known - 1] + 1 if known else 0
        self.player.put_back(story.stood[reached], self.now_ms)
        self._pass_on()
        self._again(1)
        for number in hands[known:]:
            if self.tape.session.dialogue.asking:
                return
            self.player.put_back(story.stood[number + 1], self.now_ms)
            self._pass_on()
            self._again(1)

    def _enter(self, story: Story) -> None:
        known = reached(recorded(self._history()), true(story)) or 0
        for text, _, _ in true(story)[known:]:
            self.tape.enter(self.now_ms, text)
            self._rest(1000)
            self._again(1)

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
        clean = [{"ms": e.at_ms, "spot": e.spot, "on": e.on} for e in self.account.clean]
        unseen = [{"ms": e.at_ms, "spot": e.spot, "on": e.on, "unseen": True} for e in self.account.unseen]
        every = sorted([*words, *clean, *unseen], key=lambda row: row["ms"])
        said = [{**verdict.to_json(), "ms": verdict.at_ms - self.start_ms} for verdict in self.tape.said]
        said.append({"history": [past.move for past in self._history()]})
        truth = {**truth, "seed": self.seed, "features": sorted(self.player.features)}
        rows, small = self._from_start(self.tape.rows), self._from_start(every)
        self.cases.append(Case(kind, maze_header(self.account.before), rows, said, truth, small))

    def _from_start(self, rows: Iterable[Row]) -> list[Row]:
        return [{**row, "ms": row["ms"] - self.start_ms} for row in rows]


def maze_header(position: Any) -> Row:
    """The first line of a trace that begins at this position."""
    data = GAME.dump(position)
    kept = {key: value for key, value in data.items() if key not in ("game", "variant", "options", "box")}
    return {
        "trace": 1,
        "game": "labyrinth",
        "variant": data["variant"],
        "seats": list(GAME.seats_in_play(position)),
        "options": {**data.get("options", {}), **({"box": data["box"]} if data.get("box") else {})},
        "position": kept,
    }
