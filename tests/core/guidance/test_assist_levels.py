"""How much help a seat gets, and what a tournament is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.core import timed_play as plays
from companion.core.decision import fold
from companion.core.guidance.assist_levels import LEVELS, level
from companion.core.guidance.lights import LAYERS, light_plan
from companion.core.model.commands import Choose, DieRolled, Done, Overrule, SeatChange, TakeBack, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, Entry, Lamp, Record, Say, Stimulus
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from companion.games.malefiz.playout import Playout
from tests.core.guidance.test_lights import Table, all_of, position, start

NOBODY: frozenset[str] = frozenset()


def with_level(table: Table, seat: str, wanted: str) -> Table:
    return say(table, SeatChange(table.at_ms, seat, "hints", level=wanted))


def say(table: Table, what: Stimulus) -> Table:
    table.play, _ = plays.stimulus(table.play, what)
    return table


def tournament(data: Any) -> Table:
    """A table at which a tournament is played from this position."""
    table = Table(data)
    entry = Entry(
        "game",
        0,
        {
            "game": "malefiz",
            "variant": data.variant,
            "manner": "tournament",
            "position": GAME.dump(data),
            "spots": list(table.board.names(GAME.picture(data))),
        },
    )
    session = fold.begin(GAME, Settings(), entry)
    table.play, _ = plays.found(plays.Play(session), table.at_ms, table.raw)
    return table.rest()


# --- levels ------------------------------------------------------------------------------------


def test_every_level_has_its_layers() -> None:
    assert tuple(LAYERS) == LEVELS


def test_the_usual_level_is_which_and_it_is_the_seats_own() -> None:
    session = with_level(Table(start()), "red", "none").session
    assert (level(session, "red"), level(session, "blue")) == ("none", "which")


@pytest.mark.parametrize("wanted", ["none", "where"])
def test_without_help_the_pawns_that_may_move_are_not_told_from_others(wanted: str) -> None:
    pieces = {"c1": "red", "i13": "red", "i9": "blue"}
    table = with_level(Table(position(pieces=pieces, house={"red": 3, "blue": 4})), "red", wanted).roll(6)
    pawns = {"c1", "i13", "red:1", "red:2", "red:3"}
    assert table.lights() == dict.fromkeys(pawns, Lamp("red", "breathe"))


def test_the_hand_is_told_where_to_from_the_level_where_on() -> None:
    shown = {}
    for wanted in LEVELS:
        table = with_level(Table(position(pieces={"c1": "red"})), "red", wanted).roll(2).touch("-c1")
        shown[wanted] = all_of(table.lights(), "red", "steady")
    assert shown["none"] == set()
    assert shown["where"] == shown["which"] == {"a1", "e1"}


def test_without_help_a_misplaced_barricade_is_shown_but_not_its_places() -> None:
    table = with_level(Table(position(pieces={"a1": "red", "a3": "barricade"})), "red", "none").roll(2)
    table.touch("-a3", "-a1", "+a3", "+b1").rest()
    assert set(table.lights()) == {"b1"}


def test_without_help_a_question_is_still_lit() -> None:
    table = with_level(Table(position(pieces={"b3": "red", "d3": "barricade"})), "red", "none").roll(2)
    table.touch("-d3", "-b3", "+d3", "+b3").rest()
    assert table.session.dialogue.asking
    assert table.lights() == {spot: Lamp("white", "blink") for spot in ("b3", "d3")}


def test_the_only_pawn_in_the_hand_leaves_a_light_where_it_stood() -> None:
    table = Table(position(pieces={"c1": "red"}, house={"red": 0, "blue": 4}))
    with_level(table, "red", "none").roll(2).touch("-c1")
    assert table.lights() == {"c1": Lamp("red", "breathe")}


def test_a_seat_without_a_pawn_to_be_seen_has_its_house_lit() -> None:
    pieces, forest = {"c1": "blue"}, {"red": 2, "blue": 1}
    table = Table(position("fast", pieces=pieces, house={"red": 0, "blue": 1}, forest=forest))
    assert table.lights() == {f"red:{place}": Lamp("red", "breathe") for place in range(1, 5)}


def test_the_level_is_restored_from_the_journal() -> None:
    table = Table(start())
    change = SeatChange(table.at_ms, "red", "hints", level="where")
    table.play, effects = plays.stimulus(table.play, change)
    entries = [effect.entry for effect in effects if isinstance(effect, Record)]
    assert [(entry.kind, entry.data["level"]) for entry in entries] == [("seat", "where")]
    fresh = Table(start()).session
    assert level(fold.fold(fresh, entries[0]), "red") == "where"


# --- never a dead board ------------------------------------------------------------------------


def told(draw: random.Random, session: Session, at_ms: int) -> Stimulus:
    """Something that people may say, sensible or not."""
    spot = draw.randrange(len(session.board.spots))
    offers: list[Stimulus] = [
        DieRolled(at_ms, draw.randint(1, 6)),
        DieRolled(at_ms, draw.randint(1, 6)),
        Done(at_ms),
        Undo(at_ms),
        TakeBack(at_ms, session.dialogue.take_back_offer),
        Choose(at_ms, draw.choice([*session.dialogue.asking, "none"])),
        Overrule(at_ms, "accept"),
        SeatChange(at_ms, draw.choice(GAME.seats), "hints", level=draw.choice(LEVELS)),
        BoardFound(at_ms, session.pictures.expected ^ draw.choice([0, 0, 1 << spot])),
    ]
    return draw.choice(offers)


def stir(table: Table, draw: random.Random) -> None:
    """A hand lifts or puts something, mostly a pawn; or time passes; or somebody speaks."""
    board = table.board
    doing = draw.random()
    if doing < 0.5:
        standing = [spot for spot in board.spots if table.raw & board.mask([spot])]
        free = [spot for spot in board.spots if not table.raw & board.mask([spot])]
        lift = draw.random() < 0.5 and standing
        table.touch(f"-{draw.choice(standing)}" if lift else f"+{draw.choice(free)}")
    elif doing < 0.65:
        table.rest()
    elif doing < 0.9 and table.session.turn.footprints:
        follow(table, draw)
    else:
        what = told(draw, table.session, table.at_ms)
        if isinstance(what, BoardFound):
            table.raw = what.occupied
            table.play, _ = plays.found(table.play, table.at_ms, table.raw)
        elif refusal(table.session, what) is None:
            say(table, what)


def follow(table: Table, draw: random.Random) -> None:
    """A whole legal turn, step by step, left off somewhere."""
    footprint = draw.choice(table.session.turn.footprints)
    target, sources = footprint.arrivals[0]
    missed = draw.random() < 0.5
    edges = [("-", target)] if table.raw >> target & 1 and not missed else []
    edges += [
        ("-", spot) for spot in range(len(table.board.spots)) if sources >> spot & table.raw >> spot & 1
    ][:1]
    edges += [("+", target)] + [("+", place) for place, _ in footprint.arrivals[1:]]
    for sign, spot in edges[: draw.randint(1, 4)]:
        if bool(table.raw >> spot & 1) == (sign == "-"):
            table.touch(f"{sign}{table.board.spots[spot]}")
            assert_lit(table)
    table.rest()


def assert_lit(table: Table) -> None:
    session = table.session
    if session.over:
        return
    for wanted in LEVELS:
        seat = session.seat
        tried = fold.fold(session, Entry("seat", 0, {"seat": seat, "change": "hints", "level": wanted}))
        lights = light_plan(tried, NOBODY)
        assert lights, (session.phase, session.observation, wanted)


def play_about(variant: str, seed: int, stirs: int) -> set[str]:
    """Hands and people do anything at all somewhere in a game; each time it is looked. The phases met."""
    draw = random.Random(seed)
    begin = GAME.setup(variant, draw.choice([["red", "blue"], list(GAME.seats)]))
    table = Table(Playout(variant).play(begin, draw.random, draw.choice([0, 40, 150]))[0])
    phases = set()
    for _ in range(stirs):
        if table.session.phase == "roll" and draw.random() < 0.7:
            table.roll(draw.randint(1, 6))
        stir(table, draw)
        assert_lit(table)
        phases.add(table.session.phase)
    return phases


def test_in_every_moment_of_a_short_game_some_light_is_on() -> None:
    assert play_about("fast", 5, 12)


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.sampled("seeds", [range(236, 276), range(160, 280)], sample=1)
def test_in_every_moment_of_a_running_game_some_light_is_on(variant: str, seeds: range) -> None:
    phases = set().union(*(play_about(variant, seed, 12) for seed in seeds))
    assert {"roll", "move", "illegal", "arrange", "ask"} <= phases


def test_a_dark_seat_wants_a_dark_board_and_gets_it() -> None:
    assert light_plan(Table(start()).session, frozenset({"red"})) == {}


# --- a tournament ------------------------------------------------------------------------------


def test_a_tournament_is_strict_and_helps_nobody() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2)
    assert table.session.table.settings.strict
    assert level(table.session, "red") == "none"
    assert all_of(table.lights(), "red", "breathe") >= {"c1", "red:1"}
    change = SeatChange(table.at_ms, "red", "hints", level="idea")
    assert refusal(table.session, change) is not None
    assert level(say(table, change).session, "red") == "none"


def test_in_a_tournament_only_the_host_takes_back() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2)
    assert refusal(table.session, Undo(table.at_ms, "red")) is not None
    assert say(table, Undo(table.at_ms, "red")).session.die == 2
    assert refusal(table.session, Undo(table.at_ms)) is None
    assert say(table, Undo(table.at_ms)).session.die is None


def test_in_a_tournament_the_offer_to_take_back_is_answered_with_yes_by_the_host_alone() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2).touch("-c1", "+e1").rest()
    offered = replace(table.session, dialogue=replace(table.session.dialogue, take_back_offer=1))
    assert refusal(offered, TakeBack(table.at_ms, 1, ("red", "blue"))) is not None
    assert refusal(offered, TakeBack(table.at_ms, 0, ("red",))) is None
    assert refusal(offered, TakeBack(table.at_ms, 1)) is None


def test_in_a_tournament_a_number_stands() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2)
    assert refusal(table.session, DieRolled(table.at_ms, 6)) is not None
    assert table.roll(6).session.die == 2
    assert say(table, Overrule(table.at_ms, "number", number=6)).session.die == 6


def test_in_a_tournament_only_the_host_overrules_for_one_phone_may_hold_all_seats() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2)
    all_seats = Overrule(table.at_ms, "number", number=6, seats=("red", "blue"))
    assert refusal(table.session, all_seats) == Say("In a tournament only the host corrects the game.")
    assert say(table, all_seats).session.die == 2


def test_in_a_friendly_game_a_number_may_be_corrected() -> None:
    assert Table(position(pieces={"c1": "red"})).roll(2).roll(6).session.die == 6


def test_in_a_tournament_the_next_number_still_ends_a_complete_turn() -> None:
    table = tournament(position(pieces={"c1": "red"})).roll(2).touch("-c1", "+e1")
    assert refusal(table.session, DieRolled(table.at_ms, 3)) is None
    table.roll(3)
    assert (table.session.seat, table.session.die) == ("blue", 3)
