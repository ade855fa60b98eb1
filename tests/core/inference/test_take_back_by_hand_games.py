"""Random games: turns undone by hand in any order are offered and come back; other tries never are."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.core.inference.swapped_pieces import MANY
from companion.core.model.commands import TakeBack, Whose
from companion.games.malefiz import GAME
from companion.simulate.pieces import Carry, Pieces
from tests.games_by_hand import scattered
from tests.simulate.lively_hand import CAREFUL, LivelyHand
from tests.simulate.mistakes import REASONS, try_illegal
from tests.table import Table

Placed = tuple[tuple[str, str], ...]
"""(spot, kind) of all pieces, sorted; a house counts as one spot."""


def placed(hand: Pieces, at: dict[int, str | None]) -> Placed:
    spots = {piece: spot for piece, spot in at.items() if spot is not None}
    return tuple(sorted((spot.partition(":")[0], hand.kind[piece]) for piece, spot in spots.items()))


class Evening:
    """One game between careful hands and the referee; what stood where before each turn is kept."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        position = scattered(seed)
        self.table = Table(position)
        self.hand = LivelyHand(GAME, self.table.session.board, position, self.rng, CAREFUL)
        self.before: list[tuple[Any, int, dict[int, str | None]]] = []
        self.now_ms = 0
        self.counts: Counter[str] = Counter()

    def later(self, ms: int) -> int:
        self.now_ms += ms
        return self.now_ms

    def turn(self) -> bool:
        """Play a turn; False where the game cannot go on for this test."""
        table, hand = self.table, self.hand
        die = self.rng.randint(1, 6)
        legal = [move for move in GAME.legal(hand.position, die) if not move.endswith(hand.ground.goal)]
        if not legal:
            return False
        move = self.rng.choice(legal)
        captures = [one for one in legal if "x" in one]
        if captures and self.rng.random() < 0.5:
            move = self.rng.choice(captures)
        kept = (hand.position, die, dict(hand.at))
        table.die(self.later(1000), die)
        if move == "pass":
            if len(GAME.legal(hand.position, die)) > 1:
                table.done(self.later(100))
            hand.play(die, move, self.now_ms)
        else:
            table.edges(hand.play(die, move, self.later(500)))
            self.now_ms = max(self.now_ms, hand.edges[-1].at_ms)
            said = table.until(self.later(2500))
            if said and said[-1].verdict == "ambiguous":
                table.choose(self.later(100), move)
        if table.session.position != hand.position:  # asked, or weighed: not what is tried here
            return False
        self.before.append(kept)
        return True

    def expected(self) -> int:
        """The number of the latest turn before which the pieces stood as they do now; 0 for none."""
        now = placed(self.hand, self.hand.at)
        numbers = range(len(self.before), 0, -1)
        return next((n for n in numbers if placed(self.hand, self.before[n - 1][2]) == now), 0)

    def put_back(self, number: int) -> None:
        """All pieces go to where their kind stood before this turn, in any order, by any hand."""
        was = self.before[number - 1][2]
        carries = [
            Carry(piece, self.hand.alike(spot)) for piece, spot in was.items() if spot != self.hand.at[piece]
        ]
        self.table.edges(self.hand.mistake(carries, self.later(1000)))
        self.now_ms = self.hand.edges[-1].at_ms

    def accept(self, number: int) -> None:
        self.table.tell(TakeBack(self.later(500), number))
        position, die, _ = self.before[number - 1]
        session = self.table.session
        found = session.game.unrolled(session.position)
        assert (found, session.die, session.phase) == (position, die, "move")
        assert len(session.progress.history) == number - 1
        assert session.observation.kind == "settled"
        self.hand.position, self.hand.began = position, dict(self.hand.at)
        del self.before[number - 1 :]
        self.table.undo(self.later(100))  # the number, so that the game goes on with another


def off_the_board(evening: Evening) -> bool:
    return None in evening.hand.at.values()


def undo_now_and_then(seed: int, turns: int) -> Counter[str]:
    evening = Evening(seed)
    for _ in range(turns):
        if not evening.turn() or off_the_board(evening):
            break
        if evening.rng.random() > 0.35:
            continue
        number = evening.rng.randint(max(1, len(evening.before) - 4), len(evening.before))
        now = placed(evening.hand, evening.hand.at)
        if placed(evening.hand, evening.before[number - 1][2]) == now:
            continue  # a pass alone: nothing to put back
        if evening.rng.random() < 0.3:
            evening.table.die(evening.later(500), evening.rng.randint(1, 6))
            if evening.table.session.progress.history[-1].number != len(evening.before):
                break  # nobody could move with it
        evening.put_back(number)
        said = evening.table.until(evening.later(2500))
        session = evening.table.session
        if not session.dialogue.take_back_offer and session.dialogue.swap_question and said == []:
            # the picture is as it should be now, too: first somebody must say that the pieces are not
            if len(session.dialogue.swap_question) > MANY:
                break
            evening.table.tell(Whose(evening.later(500), right=False))
            evening.table.until(evening.later(2500))
            session = evening.table.session
            evening.counts["same picture"] += 1
        if session.dialogue.asking or (said and said[-1].verdict in ("legal", "won")):
            evening.counts["a turn"] += 1
            break  # it may as well be a turn: the turn goes before
        if session.dialogue.take_back_offer > evening.expected() > 0:
            # another turn has the same picture, and its pieces were in the air together: that is told
            evening.counts["another turn"] += 1
            evening.table.tell(TakeBack(evening.later(500), session.dialogue.take_back_offer))
            assert evening.table.session.dialogue.swap_question
            if len(evening.table.session.dialogue.swap_question) == 1:
                break  # exchanged with one in the forest, and nobody knows whose are there
            evening.table.tell(Whose(evening.later(500), right=False))
            evening.table.until(evening.later(2500))
            session = evening.table.session
        assert session.dialogue.take_back_offer == evening.expected(), (seed, number, session.observation)
        evening.counts[str(len(evening.before) - session.dialogue.take_back_offer + 1)] += 1
        evening.accept(session.dialogue.take_back_offer)
    return evening.counts


def tries_now_and_then(seed: int, turns: int) -> Counter[str]:
    evening = Evening(seed)
    for _ in range(turns):
        if not evening.turn() or off_the_board(evening):
            break
        die = evening.rng.choice((None, evening.rng.randint(1, 6)))
        if die is not None:
            evening.table.die(evening.later(500), die)
            if evening.table.session.progress.history[-1].number != len(evening.before):
                break
        reasons = ("no-roll",) if die is None else tuple(r for r in REASONS if r != "no-roll")
        tried = try_illegal(evening.hand, evening.rng.choice(reasons), die, evening.later(500))
        if tried is not None:
            edges, _ = tried
            evening.table.edges(edges)
            evening.now_ms = edges[-1].at_ms
            evening.table.until(evening.later(2500))
            offer = evening.table.session.dialogue.take_back_offer
            assert offer == evening.expected(), seed
            evening.counts["offered" if offer else "not offered"] += 1
            evening.table.edges(evening.hand.put_right(evening.later(500)))
            evening.now_ms = evening.hand.edges[-1].at_ms
            evening.table.until(evening.later(2500))
            assert evening.table.session.dialogue.take_back_offer == 0
        if evening.table.session.die is not None:
            evening.table.undo(evening.later(100))
    return evening.counts


@pytest.mark.sampled("seed", range(12), sample=4)
def test_turns_undone_by_hand_are_offered_and_come_back(seed: int) -> None:
    undo_now_and_then(seed, 12)


@pytest.mark.slow
@pytest.mark.sampled("games, least", [(12, 3), (40, 10)], sample=1)
def test_turns_undone_by_hand_in_many_games(games: int, least: int) -> None:
    counts = sum((undo_now_and_then(seed, 30) for seed in range(100, 100 + games)), Counter[str]())
    assert all(counts[number] > least for number in ("1", "2", "3", "4", "5")), counts


@pytest.mark.sampled("seed", range(12), sample=4)
def test_illegal_tries_are_not_offered(seed: int) -> None:
    tries_now_and_then(seed, 8)


@pytest.mark.slow
@pytest.mark.sampled("games, least", [(10, 50), (30, 150)], sample=1)
def test_illegal_tries_in_many_games_are_not_offered(games: int, least: int) -> None:
    counts = sum((tries_now_and_then(seed, 20) for seed in range(200, 200 + games)), Counter[str]())
    assert counts["not offered"] > least, counts
