"""What else happens at a table: illegal tries, swapped pieces, foreign things, haste, wrong numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from companion.games.malefiz import GAME
from companion.simulate.pieces import Step
from tests.fuzz.game import ROUNDS, Turns
from tests.fuzz.judge import of_try
from tests.simulate.mistakes import REASONS, tries

RARE = ("own-pawn", "rest-field", "overshoot", "wrong-house", "blocked", "barricade-place")
"""Reasons that only some positions allow to be tried."""


def _goes_on(move: str, other: str) -> bool:
    """Whether the second turn takes on the pawn of the first: a field left so soon was only tapped."""
    landed = re.split("[-x*]", move)[-1].partition(">")[0]
    return re.split("[-x*]", other)[0] == landed


class FuzzGame(Turns):
    """A game in which also what is no turn is tried, then put right; each is counted by itself."""

    def _some_turn(self, die: int, legal: list[str]) -> None:
        drawn = self.rng.random()
        if drawn < self.plan.tries:
            self._tried_turn(die, legal)
        elif drawn < self.plan.tries + self.plan.odd:
            odd = (self._swap, self._foreign_thing, self._nothing_done, self._hasty, self._other_number)
            self.rng.choice(odd)(die, legal)
        else:
            super()._some_turn(die, legal)

    # --- illegal tries ---------------------------------------------------------------------------

    def _choose(self, legal: Sequence[str]) -> str:
        """Straight on from an illegal try people mostly do what moves the fewest pieces."""
        if self.player.at == self.player.began or self.rng.random() < 0.3:
            return super()._choose(legal)
        work = {move: len(self.player.wanted(1, move)) for move in legal}
        return self.rng.choice([move for move in legal if work[move] == min(work.values())])

    def _tried_turn(self, die: int, legal: list[str]) -> None:
        """Something illegal, then put right, or straight on to a legal turn."""
        reason = self.rng.choice(self._possible(die))
        told = None if reason == "no-roll" else die
        self._rest(1500)
        if told:
            self.tape.die(self.now_ms, die)
        self._rest(700)
        rows = self.account.setting.rows
        self._move(lambda: self._attempt(reason, die, rows))
        if not self.player.steps:
            self._legal_turn(die, legal, "told" if told else "known")
            return
        kind = of_try(self.account, self.tape.said, reason, told, legal)
        self._count_try(reason, kind, told)
        if self.over:
            return
        could_count = not told and self.account.could_be(legal)  # the number will make a turn of it
        if kind == "right" and self.rng.random() < 0.3 and not could_count:
            self._straight_on(die, legal, "told" if told else "known")
        elif self._put_right(reason, die):
            self._legal_turn(die, legal, "told" if told else "known", "put right")

    def _attempt(self, reason: str, die: int, rows: int) -> None:
        self.player.attempt(reason, die, self.now_ms, rows)

    def _possible(self, die: int) -> list[str]:
        """The reasons that can be tried now; at half of all times only the rare ones among them."""
        rows = self.account.setting.rows
        rare = self.rng.random() < 0.5
        found = [reason for reason in RARE if rare and tries(self.player, reason, die, rows)]
        return found or [reason for reason in REASONS if reason not in RARE]

    def _count_try(self, reason: str, kind: str, die: int | None) -> None:
        self.score["tries"] += 1
        self.score[f"try: {kind}"] += 1
        self.score[f"{reason}: {kind}"] += 1
        if kind != "right":
            self._keep(f"{reason}: {kind}", {"reason": reason, "die": die})
        self.over = self.over or kind.startswith("recorded")

    def _straight_on(self, die: int, legal: list[str], roll: str) -> None:
        self.score["story: straight on"] += 1
        self._legal_turn(die, legal, roll, "straight on")

    def _put_right(self, reason: str, die: int) -> bool:
        """Bring everything back; whether the referee then agrees."""
        if not self._brought_back():
            self._stop("not settled after an illegal try", {"reason": reason, "die": die})
            return False
        return True

    def _brought_back(self) -> bool:
        self._deny()
        self._move(lambda: self.player.put_back(self.now_ms))
        self._deny()
        for _ in range(ROUNDS):
            session = self.tape.session
            if session.turn.reported is None and session.observation.kind == "settled":
                return True
            self._press()
        return False

    # --- odd turns -------------------------------------------------------------------------------

    def _swap(self, die: int, legal: list[str]) -> None:
        """Two pieces of several owners fall over and are set up on each other's places, and back later."""
        self._tell(die)
        ground = self.player.ground
        spots = [s for s in self.player.standing if s in ground.fields and s != ground.goal]
        pairs = [(a, b) for a in spots for b in spots if self.account.kinds[a] < self.account.kinds[b]]
        if pairs:
            one, other = self.rng.choice(pairs)
            pieces = [self.player.standing[one], self.player.standing[other]]
            self._exchange(pieces, [other, one])
            found = self.account.ends()
            if found is not None and not self.account.setting.could_be(legal, found):
                said = [verdict.verdict for verdict in self.tape.said]
                self._count_odd(
                    "swap", "recorded" if "legal" in said else said[-1] if said else "nothing said"
                )
            self._deny()
            if not self.over and self.tape.position == self.player.position:
                self._exchange(pieces, [one, other])
                self._deny()
                if self.tape.session.turn.reported and not self._put_right("swap", die):
                    return
        self._next(die, legal)

    def _exchange(self, pieces: list[int], spots: list[str]) -> None:
        self._move(
            lambda: self.player.together([self.player.knocked(pieces, spots)], self.now_ms, hurry=True)
        )

    def _foreign_thing(self, die: int, legal: list[str]) -> None:
        """Something with a magnet is put on the board that is no piece, and taken away again."""
        self._tell(die)
        taken = {*self.player.standing, *([self.player.ground.goal] if self.player.position.places else [])}
        free = [spot for spot in self.player.ground.fields if spot not in taken]
        self._move(lambda: self.player.bring(self.rng.choice(free), self.now_ms))
        kind = of_try(self.account, self.tape.said, "unexplained", die, legal)
        self._count_try("unexplained", kind, die)
        if not self.over and self._put_right("unexplained", die):
            self._next(die, legal)

    def _nothing_done(self, die: int, legal: list[str]) -> None:
        """The turn-done button without a turn."""
        self._tell(die)
        if "pass" not in GAME.legal(self.player.position, die):
            self.tape.done(self.now_ms)
            self._count_try("must-move", of_try(self.account, self.tape.said, "must-move", die, legal), die)
        self._next(die, legal)

    def _hasty(self, die: int, legal: list[str]) -> None:
        """The next player moves before the turn has been recorded; the number comes before that or after."""
        player = self.player
        self._tell(die)
        move = self._choose(legal)
        before, began, after = player.position, dict(player.began), GAME.apply(player.position, die, move)
        number = self.rng.randint(1, 6)
        following = [o for o in GAME.legal(after, number) if o != "pass" and not _goes_on(move, o)]
        if after.places != before.places or not following:
            self._legal_turn(die, legal, "told")
            return
        other = self.rng.choice(following)
        between: list[Any] = []

        def both() -> None:
            player.play(die, move, self.now_ms)
            between.extend((player.now_ms, dict(player.began)))
            player.play(number, other, player.now_ms + self.rng.randint(80, 500), plain=True)

        def soon(_: Sequence[Step]) -> int:
            return int(between[0]) + self.rng.randint(10, 70)

        self.score["legal"] += 1
        self._move(both, (number, soon if self.rng.random() < 0.5 else self._late))
        moves = [verdict.move for verdict in self.tape.said if verdict.verdict == "legal"]
        kind = "right" if moves == [move, other] else "guided, hasty"
        if moves != [move, other][: len(moves)]:
            kind = "wrong"
        self.score[f"hasty: {kind}"] += 1
        if kind != "guided, hasty":
            self._finish(kind, before, began, die, move)
            return
        player.position, player.began = after, between[1]
        self._hasty_answered(move, before)
        self._finish(kind, before, began, die, move)
        if not self.over:
            self._follows(number, following)

    def _follows(self, number: int, legal: list[str]) -> None:
        """The next player's turn, with the number that was told too early, whether that was heard or not."""
        self._begin()
        die_now = self.tape.session.die
        if die_now not in (None, number):
            self._stop("another number", {"die": number})
        else:
            self._legal_turn(number, legal, "told" if die_now else "known")

    def _hasty_answered(self, move: str, before: Any) -> None:
        """The turn is named where that is asked; then what came too early is put back."""
        if move in self.tape.session.dialogue.asking and self.tape.position == before:
            self.tape.choose(self.now_ms, move)
        self._deny()
        self._move(lambda: self.player.put_back(self.now_ms))
        self._deny()

    def _other_number(self, die: int, legal: list[str]) -> None:
        """Another number is told than was rolled, and moved by the one rolled; put right where it matters."""
        told = die % 6 + 1
        self._tell(told)
        move = self._choose(legal)
        if move in (known := GAME.legal(self.player.position, told)):
            self._legal_turn(told, [move], "told")
            return
        if known == ["pass"]:  # that counts at once, so it is the next player's turn
            self.player.position = GAME.apply(self.player.position, told, "pass")
            return
        position = self.player.position
        self._move(lambda: self.player.play(die, move, self.now_ms, plain=True))
        self.player.position = position
        self.player.began = self._stood_before()
        true = self.account.reasons(told)
        reasons = [verdict.reason for verdict in self.tape.said if verdict.verdict == "illegal"]
        kind = (
            "right"
            if reasons and reasons[-1] in true
            else of_try(self.account, self.tape.said, "", told, known)
        )
        self._count_try("other number", kind, told)
        if not self.over and self._put_right("other number", told):
            self.tape.die(self.now_ms, die)
            if self.tape.session.die != die:
                self._stop("number not corrected", {"die": die})
                return
            self._legal_turn(die, legal, "told", "put right")

    def _stood_before(self) -> dict[int, str | None]:
        """Where every piece stood when this trace began."""
        stood = dict(self.player.at)
        for step in reversed(self.player.steps):
            stood[step.piece] = None if step.on else step.spot
        return stood

    def _tell(self, die: int) -> None:
        self._rest(1500)
        self.tape.die(self.now_ms, die)
        self._rest(700)

    def _next(self, die: int, legal: list[str]) -> None:
        """The turn itself, after something that was none."""
        if not self.over:
            if self.tape.position != self.player.position or self.tape.session.turn.reported:
                self._stop("not settled after something odd", {"die": die})
                return
            roll = "known" if self.tape.session.die is None else "told"
            self._legal_turn(die, legal, roll, "something odd")

    def _count_odd(self, name: str, kind: str) -> None:
        self.score[f"{name}: {kind}"] += 1
        if kind == "recorded":
            self._keep(f"{name}: recorded", {})
            self.over = True
