"""Random play of the small labyrinth with hidden colours: invariants hold, and there is no dead end."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import fields

from companion.core.model.inputs import Awaited, Input, Refused, Taken
from companion.games.labyrinth.common.beginning import SEATS
from companion.games.labyrinth.small.box_contents import COLOURS, GRID, BoxContents, box_contents
from companion.games.labyrinth.small.memory import Memory, remember
from companion.games.labyrinth.small.next_inputs import expects
from companion.games.labyrinth.small.position import HouseRules, Position, begin
from companion.games.labyrinth.small.position_check import check
from companion.games.labyrinth.small.rules import hear

CORNERS = dict(zip(SEATS, ("a1", "a4", "d4", "d1"), strict=True))
RIM = ("b1", "c1", "d2", "d3", "c4", "b4", "a3", "a2", "b2", "c2", "c3", "b3")

EVERY_INPUT = (
    *(f"call:{colour}" for colour in (*COLOURS, "none")),
    *(f"read:{colour}" for colour in COLOURS),
    *(f"pull:{slot}" for slot in GRID.slots),
    *(f"put:{slot}{more}" for slot in GRID.slots for more in ("", *(f"={colour}" for colour in COLOURS))),
    *(f"{word}:{name}" for word in ("step", "place", "reveal") for name in GRID.fields),
    "stop",
)


@dataclass
class Table:
    """A game as people play it: the walls have colours, whether anybody knows them or not."""

    chance: random.Random
    position: Position
    walls: dict[str, str]
    out: list[str]
    memory: Memory

    def value(self, one: Awaited) -> str:
        """What would be said or done: chance, but colours are those of the walls."""
        if one.word == "read":
            if self.position.phase == "put":
                unread = list(self.out)
                for colour in self.position.pulled:
                    if colour:
                        unread.remove(colour)
                return unread[0]
            return self.out[-1]
        if one.word == "put":
            slot, _, colour = self.chance.choice(one.values).partition("=")
            return f"{slot}={self.chance.choice(self.out)}" if colour else slot
        return self.chance.choice(one.values) if one.values else ""

    def do(self, given: Input) -> Taken[Position]:
        """Say or do it; the walls follow."""
        before = self.position
        answer = hear(before, given)
        assert isinstance(answer, Taken), f"{given} was offered and refused: {answer}"
        self.position = check(answer.position)
        if given.word == "pull":
            self.out.append(self.walls.pop(given.value))
        if given.word == "put":
            slot, _, colour = given.value.partition("=")
            wall = colour or next(d.value for d in answer.deeds if d.what == "put") or self.out[0]
            self.out.remove(wall)
            self.walls[slot] = wall
        self.memory = remember(self.memory, answer.deeds)
        return answer

    def agrees(self) -> None:
        """What the position and the memory claim is true, and nothing is lost (SL-23)."""
        assert len(self.walls) + len(self.out) == 24
        assert self.position.empty == GRID.all_slots & ~GRID.slots_mask(self.walls)
        assert self.memory.known().items() <= self.walls.items()
        assert Counter(colour for colour in self.position.pulled if colour) <= Counter(self.out)


def table(chance: random.Random, players: int, options: HouseRules, *, known: bool, arrows: bool) -> Table:
    seats = ("red", "yellow") if players == 2 else SEATS[:players]
    colours = chance.sample([colour for colour in COLOURS for _ in range(6)], 24)
    kind: BoxContents = box_contents(
        walls=dict.fromkeys(COLOURS, 6) if known else None, arrows=RIM if arrows else ()
    )
    position = begin(seats, {seat: CORNERS[seat] for seat in seats}, box=kind, options=options)
    return Table(chance, position, dict(zip(GRID.slots, colours, strict=True)), [], Memory())


every_options = st.builds(HouseRules, **{one.name: st.booleans() for one in fields(HouseRules)})


@given(
    chance=st.randoms(use_true_random=False),
    players=st.integers(2, 4),
    options=every_options,
    known=st.booleans(),
    arrows=st.booleans(),
)
@settings(max_examples=60, deadline=None)
@pytest.mark.slow
def test_sl_23_random_play_keeps_the_invariants_and_is_never_stuck(
    chance: random.Random, players: int, options: HouseRules, *, known: bool, arrows: bool
) -> None:
    game = table(chance, players, options, known=known, arrows=arrows)
    for _input in range(120):
        offers = expects(game.position)
        assert offers or game.position.phase == "over", f"stuck in {game.position.phase}"
        if not offers:
            return
        one = chance.choice(offers)
        answer = game.do(Input(one.word, game.value(one)))
        game.agrees()
        if answer.ends and game.position.phase != "over":
            assert (game.position.empty, game.position.pulled, game.position.ended) == (0, (), False)
            assert game.position.phase == "call"


@given(
    chance=st.randoms(use_true_random=False),
    players=st.integers(2, 4),
    options=every_options,
    known=st.booleans(),
)
@settings(max_examples=25, deadline=None)
@pytest.mark.slow
def test_exactly_what_is_offered_is_heard(
    chance: random.Random, players: int, options: HouseRules, *, known: bool
) -> None:
    game = table(chance, players, options, known=known, arrows=False)
    for turn in range(40):
        offers = expects(game.position)
        if not offers:
            return
        if turn % 4 == 0:
            offered = {f"{one.word}:{value}" for one in offers for value in one.values}
            offered |= {one.word for one in offers if not one.values}
            idle = () if options.memory_aid else ("read:",) if game.position.phase == "put" else ()
            every = [text for text in EVERY_INPUT if options.memory_aid or "=" not in text]
            every = [text for text in every if not text.startswith(idle)]  # nobody need know it any more
            taken = {text for text in every if isinstance(hear(game.position, _given(text)), Taken)}
            assert taken == offered
        one = chance.choice(offers)
        game.do(Input(one.word, game.value(one)))


def _given(text: str) -> Input:
    word, _, value = text.partition(":")
    return Input(word, value)


def towards_the_end(game: Table) -> Input:
    """A player who sees through walls: what brings the figure nearer to the target, or anything."""
    offers = {one.word: one for one in reversed(expects(game.position))}
    one = game.chance.choice(list(offers.values()))
    if "step" in offers and game.position.target is not None:
        aim = GRID.fields[game.position.target[1]]
        one = offers["step"] if aim in offers["step"].values else one
        if one.word == "step" and aim in one.values:
            return Input("step", aim)
    if one.word == "stop" and "call" in offers:
        one = offers["call"]
    if one.word == "pull" and len(game.position.called) == 1:
        right = [slot for slot in one.values if game.walls[slot] == game.position.called[0]]
        return Input("pull", game.chance.choice(right or one.values))
    return Input(one.word, game.value(one))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_ends_with_a_winner(players: int, seed: int) -> None:
    chance = random.Random(100 * players + seed)
    game = table(chance, players, HouseRules(), known=True, arrows=seed != 3)
    for _input in range(20_000):
        if game.position.phase == "over":
            break
        game.do(towards_the_end(game))
    assert game.position.winner
    won = game.position.seats.index(game.position.winner)
    assert len(game.position.chips[won]) == game.position.need
    assert all(
        len(taken) < game.position.need
        for taken in game.position.chips
        if taken is not game.position.chips[won]
    )


def test_from_anywhere_the_turn_can_be_brought_to_an_end() -> None:
    chance = random.Random(5)
    for _game in range(15):
        flags = {one.name: chance.random() < 0.5 for one in fields(HouseRules)}
        game = table(chance, chance.randint(2, 4), HouseRules(**flags), known=False, arrows=True)
        for _input in range(chance.randint(1, 60)):
            if game.position.phase != "over":
                one = chance.choice(expects(game.position))
                game.do(Input(one.word, game.value(one)))
        seat, guess = game.position.seat, 0
        while game.position.seat == seat and game.position.phase != "over":
            offers = {one.word: one for one in reversed(expects(game.position))}
            word = next(
                w for w in ("stop", "put", "reveal", "place", "read", "pull", "call", "step") if w in offers
            )
            game.do(Input(word, game.value(offers[word])))
            guess += 1
            assert guess < 400, f"{seat} cannot end its turn: {game.position}"


def test_every_refusal_has_a_reason_and_a_rule() -> None:
    chance = random.Random(6)
    game = table(chance, 3, HouseRules(), known=False, arrows=False)
    phases = set()
    for _input in range(200):
        offers = expects(game.position)
        if not offers:
            break
        phases.add(game.position.phase)
        for text in chance.sample(EVERY_INPUT, 20):
            answer = hear(game.position, _given(text))
            if isinstance(answer, Refused):
                assert re.fullmatch(r"[a-z]+(-[a-z]+)*", answer.reason)
                assert re.fullmatch(r"SL-(0[1-9]|1\d|2[0-3])", answer.rule)
        game.do(towards_the_end(game))
    assert phases >= {"reveal", "call", "ask", "pull", "read", "put"}
