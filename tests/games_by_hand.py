"""Random games played by simulated hands through debounce and referee, checked verdict by verdict."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate.ground import Ground, pool_of
from tests.simulate.lively_hand import Habits, LivelyHand
from tests.simulate.mistakes import REASONS, Mistake, try_illegal
from tests.simulate.tried_pieces import takes_barricade
from tests.table import Table, told

SEATS = ("red", "green", "yellow", "blue")


def scattered(seed: int) -> Any:
    """Some position of a game between two to four seats, with some house rules; nobody has finished."""
    rng = Random(seed)
    variant = rng.choice(GAME.variants)
    seats = sorted(rng.sample(SEATS, rng.randint(2, 4)), key=SEATS.index)
    start = GAME.dump(GAME.setup(variant, seats))
    ground = Ground(GAME.board(variant))
    free = [field for field in ground.fields if field != ground.goal]
    rng.shuffle(free)
    pieces, house, forest = {}, {}, {}
    for seat in seats:
        pawns = start["house"][seat]
        out = rng.randint(0, pawns)
        pieces.update({free.pop(): seat for _ in range(out)})
        forest[seat] = rng.randint(0, pawns - out) if "forest" in ground.pools and rng.random() < 0.3 else 0
        house[seat] = pawns - out - forest[seat]
    lying = [field for field in free if takes_barricade(ground, field, 1)]
    pieces.update(dict.fromkeys(lying[: len(start["pieces"])], "barricade"))
    options = {
        "capture_own": rng.random() < 0.6,
        "barricade_rows_forbidden": rng.choice((1, 1, 2)),
        "six_again": rng.random() < 0.2,
        "play_for_places": rng.random() < 0.2,
        "may_pass": rng.random() < 0.2,
    }
    data = {"game": "malefiz", "variant": variant, "turn": rng.choice(seats), "pieces": pieces}
    return GAME.load({**data, "house": house, "forest": forest, "options": options})


RARE = ("own-pawn", "rest-field", "overshoot", "wrong-house")

Placed = tuple[tuple[str, str], ...]
"""(spot, kind) of all pieces that are down, sorted; a house counts as one spot."""


def explanations(hand: LivelyHand, before: Any, die: int) -> set[str]:
    """The legal turns that the last touches can have been, whoever was put down where.

    Every piece in the air is tried at every put; found by trying all, so for a few touches only.
    """
    ways: set[tuple[Placed, tuple[str, ...]]] = {(_down(before), ())}
    for touched, on in hand.touches:
        spot = pool_of(touched) or touched
        following: set[tuple[Placed, tuple[str, ...]]] = set()
        for down, air in ways:
            for kind in set(air) if on else {kind for at, kind in down if at == spot}:
                pieces, hands = list(down), list(air)
                (hands if on else pieces).remove(kind if on else (spot, kind))  # type: ignore[arg-type]
                (pieces if on else hands).append((spot, kind) if on else kind)  # type: ignore[arg-type]
                following.add((tuple(sorted(pieces)), tuple(sorted(hands))))
        ways = following
    ends = {down for down, air in ways if not air}
    return {move for move in GAME.legal(before, die) if _down(GAME.apply(before, die, move)) in ends}


def _down(position: Any) -> Placed:
    data = GAME.dump(position)
    pieces = list(data["pieces"].items())
    pieces += [(seat, seat) for seat, number in data["house"].items() for _ in range(number)]
    forest = data.get("forest", {}).items()
    return tuple(sorted(pieces + [("forest", seat) for seat, number in forest for _ in range(number)]))


RULES = {
    "not-your-piece": "MA-03",
    "no-roll": "MA-03",
    "blocked": "MA-10",
    "overshoot": "MA-13",
    "turned-back": "MA-06",
    "wrong-count": "MA-04",
    "rest-field": "MF-02",
    "own-pawn": "MA-08",
    "barricade-place": "MA-11",
    "wrong-house": "MA-08",
    "two-moves": "MA-03",
}
"""docs/reference/rules.md: the rule behind each reason (barricade-place and wrong-house have two)."""


@dataclass
class Score:
    """What was played, and what was said to it."""

    turns: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class GameByHand:
    """One game between hands and referee.

    Args:
        position: where to begin.
        seed: what chance decides.
        habits: how the hands behave.
        mistakes: share of turns in which something illegal is tried first.
    """

    def __init__(
        self, position: Any, seed: int, habits: Habits | None = None, mistakes: float = 0.25
    ) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.table = Table(position)
        self.hand = LivelyHand(GAME, self.table.session.board, position, self.rng, habits)
        self.mistakes = mistakes
        self.score = Score()
        self.now_ms = 0
        self.stopped = False

    def play(self, turns: int) -> Score:
        """Play up to so many turns; stops where the game is over or out of step, or after the first fault."""
        while self.score.turns < turns and not self.table.session.over and not self.score.wrong:
            if self.stopped:
                break
            self._turn()
            self.score.turns += 1
        return self.score

    def _expect(self, what: str, given: list[dict[str, Any]], expected: list[dict[str, Any]]) -> None:
        for verdict in given:
            verdict.pop("back", None)  # a try may happen to be an earlier position
        if given != expected:
            where = GAME.dump(self.hand.position)
            self.score.wrong.append(
                f"seed {self.seed}, {what}:\n said {given}\n not  {expected}\n at {where}\n by "
                + " ".join(f"{e.at_ms}{'-+'[e.on]}{e.spot}" for e in self.hand.edges)
            )

    def _rest(self, ms: int) -> int:
        self.now_ms += ms
        return self.now_ms

    def _turn(self) -> None:
        table, hand = self.table, self.hand
        tries = self.rng.random() < self.mistakes
        if tries and self.rng.random() < 0.15:
            self._try("no-roll", None)
            tries = False
        if self.score.wrong or self.stopped:
            return
        if self.rng.random() < 0.1:
            self._expect("adjusting", told(table.edges(hand.adjust(self._rest(1000)))), [])
            self.now_ms = hand.edges[-1].at_ms
        die, seat = self.rng.randint(1, 6), hand.seat
        legal = GAME.legal(hand.position, die)
        said = told(table.die(self._rest(2000), die))
        if legal == ["pass"] or (legal[-1] == "pass" and self.rng.random() < 0.05):
            if legal != ["pass"]:
                said = told(table.done(self.now_ms))
            self._expect("pass", said, [{"ms": self.now_ms, "verdict": "pass", "seat": seat}])
            hand.play(die, "pass", self.now_ms)
            self.score.kinds["pass"] += 1
            return
        self._expect("die", said, [])
        if tries:
            self._try_any(die)
        if not self.score.wrong and not self.stopped:
            self._play(die, self._choose(legal))

    def _try_any(self, die: int) -> None:
        """Rare reasons first, so that they are tried where they can be."""
        reasons = [reason for reason in REASONS if reason not in ("no-roll", *RARE)]
        for reason in (*self.rng.sample(RARE, len(RARE)), *self.rng.sample(reasons, len(reasons))):
            if self._try(reason, die):
                return

    def _choose(self, legal: list[str]) -> str:
        """Captures, barricades and ways to the goal more often than chance would have them."""
        moves = [move for move in legal if move != "pass"]
        for sign, share in (("x", 0.3), ("*", 0.3)):
            some = [move for move in moves if sign in move]
            if some and self.rng.random() < share:
                return self.rng.choice(some)
        if self.rng.random() < 0.5:
            goal = self.hand.ground.goal
            return max(moves, key=lambda m: (m.endswith(goal), self.rng.random()))
        return self.rng.choice(moves)

    def _play(self, die: int, move: str) -> None:
        table, hand = self.table, self.hand
        seat, before, position = (
            hand.seat,
            table.session.board.key(table.session.pictures.expected),
            hand.position,
        )
        said = table.edges(hand.play(die, move, self._rest(500)))
        after = table.session.board.key(GAME.picture(hand.position))
        last = hand.edges[-1].at_ms
        self.now_ms = max(self.now_ms, last)
        said += table.until(self._rest(2500))
        self.score.kinds["x" if "x" in move else "*" if "*" in move else "-"] += 1
        legal_ms = last + Settings().rest_legal_ms
        wins = move.endswith(hand.ground.goal)
        could_be = [move] if wins else sorted(explanations(hand, position, die))
        if move not in could_be:
            self.score.wrong.append(f"seed {self.seed}: the hand did not play {move}")
        if said and said[0].verdict == "ambiguous" and len(said[0].moves) > 1:
            self.score.kinds["asked for adjusting"] += 1  # it must indeed have been one of several
            moves = [each for each in could_be if each in said[0].moves]
            asked = {"ms": last + 800, "verdict": "ambiguous", "seat": seat, "moves": moves}
            self._expect(f"question about {move}", told(said), [asked])
            legal_ms = self._rest(500)
            said = table.choose(legal_ms, move)
        elif len(could_be) > 1:
            self.score.kinds["weighed"] += 1
            if said and said[0].move in could_be and said[0].move != move:
                self.score.kinds["misread"] += 1
        if before == after:  # such a turn leaves no trace but its lifts: the table is asked
            self.score.kinds["asked"] += 1
            asked = {"ms": last + 800, "verdict": "ambiguous", "seat": seat, "moves": [move]}
            self._expect(f"question about {move}", told(said), [asked])
            legal_ms = self._rest(500)
            said = table.choose(legal_ms, move)
        expected = [{"ms": legal_ms, "verdict": "legal", "seat": seat, "move": move}]
        if wins:
            self.score.kinds["won"] += 1
            expected.append({"ms": legal_ms, "verdict": "won", "seat": seat})
        self._expect(f"turn {move} with {die}", told(said), expected)
        if table.session.position != hand.position:
            self.score.wrong.append(f"seed {self.seed}: positions differ after {move}")

    def _try(self, reason: str, die: int | None) -> bool:
        table, hand, seat = self.table, self.hand, self.hand.seat
        tried = try_illegal(hand, reason, die, self._rest(1000), self._rows())
        if tried is None:
            return False
        self.score.tried[reason] += 1
        edges, mistake = tried
        said = table.edges(edges)
        last = edges[-1].at_ms
        said += table.until(last + 3500)
        expected = [self._illegal(last + 800, seat, mistake)]
        if hand.adjusted and told(said) != expected:
            self.score.kinds["judged otherwise for adjusting"] += 1
            self.stopped = True  # the board is another one than the hands believe
            return True
        self._expect(f"try {reason} with {die}", told(said), expected)
        back = hand.put_right(last + 3500)
        said = table.edges(back)
        self.now_ms = back[-1].at_ms + 2000
        said += table.until(self.now_ms)
        restored = [{"ms": back[-1].at_ms + 800, "verdict": "restored"}]
        self._expect(f"way back from {reason}", told(said), restored)
        return True

    def _rows(self) -> int:
        rows: int = GAME.dump(self.hand.position).get("options", {}).get("barricade_rows_forbidden", 1)
        return rows

    def _illegal(self, at_ms: int, seat: str, mistake: Mistake) -> dict[str, Any]:
        rule = RULES[mistake.reason]
        if mistake.reason == "barricade-place" and mistake.wrong[0] in self.hand.ground.rest:
            rule = "MF-03"
        if mistake.reason == "wrong-house" and mistake.missing[0].startswith("forest"):
            rule = "MF-04"
        return {
            "ms": at_ms,
            "verdict": "illegal",
            "seat": seat,
            "reason": mistake.reason,
            "rule": rule,
            "wrong": list(mistake.wrong),
            "missing": list(mistake.missing),
        }
