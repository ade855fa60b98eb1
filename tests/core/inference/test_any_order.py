"""Anything in any order: nothing is ever raised, and a restored game is the one that was played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.decision import fold
from companion.core.model.commands import (
    Agree,
    BoardIsRight,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Given,
    Overrule,
    Pause,
    SeatChange,
    SensorWorks,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.inputs import DRAWN_BY_US, TOLD, Input, read_input
from companion.core.model.session import Session, legal_at
from companion.core.model.types import Entry, SensorFault, Stimulus, Tick
from companion.games import named
from tests.games_by_hand import scattered
from tests.playing_inputs import Played
from tests.table import SETTINGS, Table
from tests.tools.measure_turns import shows

SEATS = {
    ("malefiz", "classic"): ("red", "blue"),
    ("malefiz", "fast"): ("red", "green", "blue"),
    ("labyrinth", "small"): ("red", "yellow"),
    ("labyrinth", "big"): ("red", "green", "yellow", "blue"),
    ("barbarossa", "classic"): ("red", "green", "blue"),
}
FAULTS = ("stuck-on", "stuck-off", "chatter", "weak", "dead-chain", "swapped", "healed")
PAUSES_MS = (5, 30, 300, 900, 3000, 11_000, 61_000)


def an_edit(random: Random, session: Session) -> Mapping[str, Any]:
    """An earlier position, or the present one, often with a piece elsewhere or another seat to move."""
    past = [one.before for one in session.progress.history[-3:]]
    position = session.game.dump(random.choice([session.position, *past]))
    told: dict[str, Any] = json.loads(json.dumps(position))
    pieces, board = told.get("pieces", told.get("figures")), session.board
    if pieces and random.random() < 0.5:
        piece = pieces.pop(random.choice(sorted(pieces)))
        free = [spot for spot in board.names(board.fields) if spot not in pieces]
        pieces[random.choice(free)] = piece
    if random.random() < 0.2:
        told["turn"] = random.choice(session.game.seats_in_play(session.position))
    return told


def an_input(random: Random, session: Session) -> Input:
    """An input that is waited for, or one that is not, or is no input at all."""
    awaited = [str(one) for each in session.game.expects(session.position) for one in each.inputs()]
    past = [one.move for one in session.progress.history[-5:] if one.move]
    return read_input(random.choice([*awaited, *past, "stop", "z1-z2"]), session.game.words)


def a_word(random: Random, session: Session, at_ms: int) -> Stimulus:
    """Something that somebody says, or a contact that is blamed; much of it cannot be now."""
    moves = [*(f.move for f in session.turn.footprints), "pass", "z1-z2"]
    seats = [*session.game.seats_in_play(session.position), "purple"]
    some = tuple(random.sample(seats, random.randint(0, len(seats))))
    spot = random.randrange(len(session.board.spots))
    what = random.choice(("accept", "number", "turn", "edit", "input"))
    if session.progress.history and what == "turn" and random.random() < 0.7:
        moves = [*legal_at(session.game, session.progress.history[-1].before), *moves]
    given, seat = an_input(random, session), random.choice(["", *seats])
    if what == "input":
        moves = [str(given)]
    words: list[Stimulus] = [
        *(DieRolled(at_ms, random.randint(0, 7)) for _ in range(4)),
        *(Given(at_ms, given, seat, how) for how in (TOLD, TOLD, DRAWN_BY_US)),
        Choose(at_ms, random.choice([*session.dialogue.asking, "none", *moves])),
        Done(at_ms),
        Enter(at_ms, random.choice(moves)),
        Undo(at_ms, random.choice([None, *seats])),
        Overrule(at_ms, what, random.randint(0, 7), random.choice(moves), an_edit(random, session), some),
        Agree(at_ms, some, random.random() < 0.7),
        TakeBack(
            at_ms, random.choice([0, session.dialogue.take_back_offer, len(session.progress.history)]), some
        ),
        Whose(at_ms, random.random() < 0.5),
        SeatChange(
            at_ms, random.choice(seats), random.choice(("leave", "handover", "name", "dark", "lit")), "Bo"
        ),
        SensorFault(at_ms, spot, random.choice(FAULTS), random.choice([0, random.getrandbits(spot + 1)])),
        Tick(at_ms),
        Pause(at_ms, random.random() < 0.4),
        BoardIsRight(at_ms),
        SensorWorks(at_ms, session.board.spots[spot]),
    ]
    return EndGame(at_ms) if random.random() < 0.005 else random.choice(words)


def touches(random: Random, session: Session) -> list[tuple[int, bool]]:
    """What hands do: a legal turn, back to an earlier picture or the right one, or anything at all."""
    seen = session.pictures.seen
    goals = [session.pictures.expected, *(past.picture for past in session.progress.history)]
    goal = random.choice(goals)
    lifts = 0
    if session.turn.footprints and random.random() < 0.7:
        turn = random.choice(session.turn.footprints)
        goal, lifts = seen & ~turn.removed | turn.added, turn.lifted
        for number, change in turn.pools:
            places = session.board.pools[number].mask & (seen if change < 0 else ~seen)
            goal ^= places & -places
    made = [(spot, False) for spot in bits(seen & ~goal | lifts)]
    random.shuffle(made)
    made += [(spot, True) for spot in bits(goal & ~seen | lifts)]
    if random.random() < 0.2:
        spots = range(len(session.board.spots))
        made += [(random.choice(spots), random.random() < 0.5) for _ in range(random.randint(1, 4))]
    return made


def kept(session: Session) -> dict[str, Any]:
    """What a restart must not lose; of houses only the number counts."""
    board = session.board
    history = [
        (p.number, p.seat, p.die, p.move, p.how, p.before, board.key(p.picture))
        for p in session.progress.history
    ]
    told = {
        "position": session.position,
        "die": session.die,
        "table": session.table,
        "progress": replace(session.progress, history=()),
        "contacts": session.contacts,
        "footprints": session.turn.footprints,
        "verdicts": session.dialogue.verdicts,
        "swapped": (session.dialogue.swap_question, session.dialogue.pieces_swapped),
    }
    return {**told, "history": history, "picture": board.key(session.pictures.expected)}


def begun(board: tuple[str, str], seed: int) -> Table:
    """A table in the middle of a game of this board."""
    game, variant = named(board[0]), board[1]
    if board == ("malefiz", "classic"):
        return Table(scattered(seed))
    played = Played(game, variant, SEATS[board])
    played.play(seed * 9, Random(seed))
    return Table(game.dump(played.session.position), game=game)


@pytest.mark.parametrize("board", SEATS, ids="-".join)
@pytest.mark.sampled("seed", range(40), sample=2)
def test_nothing_is_raised_and_a_restored_game_is_the_same(board: tuple[str, str], seed: int) -> None:
    """Lights and page are worked out after each step, in which most may break."""
    random, show = Random(seed), shows()
    one = begun(board, seed)
    at_ms = 0
    for step in range(60):
        at_ms += random.choice(PAUSES_MS)
        chance = random.random()
        if chance < 0.4:
            for spot, on in touches(random, one.session):
                at_ms += random.choice((1, 20, 100, 700))
                one.edge(at_ms, one.session.board.spots[spot], on)
            at_ms += random.choice((100, 600, 900))
            one.until(at_ms)
        elif chance < 0.45:
            one.play, _ = plays.lost(one.play, at_ms)
            at_ms += 100
            one.found(at_ms, *one.names(one.raw))
        else:
            one.tell(a_word(random, one.session, at_ms))
        show(one.session)
        if step % 10 == 9:
            written = [Entry(e.kind, e.at_ms, json.loads(json.dumps(e.data))) for e in one.entries]
            assert kept(fold.restore(one.session.game, SETTINGS, written)) == kept(one.session)
