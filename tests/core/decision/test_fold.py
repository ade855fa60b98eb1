"""A game is the fold of its entries: restoring gives what was live, and decides nothing anew."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from companion.core.decision.fold import fold, nameless, restore
from companion.core.model.commands import EndGame, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.history import Past
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry, SensorFault
from companion.games.malefiz import GAME
from tests.games_by_hand import GameByHand, scattered
from tests.table import Table

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}


def through_json(entries: list[Entry]) -> list[Entry]:
    """As the journal gives them back."""
    return [Entry(e.kind, e.at_ms, json.loads(json.dumps(dict(e.data)))) for e in entries]


def seen(session: Session) -> dict[str, Any]:
    """What must come back (house places count by their number)."""

    def past(one: Past) -> tuple[Any, ...]:
        key = session.board.key(one.picture)
        return (one.number, one.seat, one.die, one.move, one.how, one.at_ms, one.before, key, one.won)

    return {
        "position": session.position,
        "die": session.die,
        "picture": session.board.key(session.pictures.expected),
        "names": dict(session.table.names),
        "history": [past(one) for one in session.progress.history],
        "told": [one.deeds for one in session.progress.history],
        "ended": session.progress.ended,
        "floor": session.progress.undo_floor,
        "dark": session.table.lights_off,
        "footprints": session.turn.footprints,
    }


def restored(table: Table) -> Session:
    return restore(GAME, Settings(), through_json(table.entries))


@pytest.mark.parametrize("seed", range(8))
def test_a_game_played_by_hand_is_restored_as_it_was(seed: int) -> None:
    game = GameByHand(scattered(seed), seed)
    game.play(20)
    assert seen(restored(game.table)) == seen(game.table.session)
    assert restored(game.table).turn.arranging  # the board has not been looked at yet


def random_words(table: Table, rng: Random, count: int) -> None:
    """Numbers, entered turns, take-backs, seats, in any order."""
    for at_ms in range(1000, 1000 * count, 1000):
        session = table.session
        what = rng.random()
        if what < 0.1:
            table.undo(at_ms, rng.choice((None, session.seat)))
        elif what < 0.13:
            seat = rng.choice(GAME.seats_in_play(session.position))
            table.tell(
                SeatChange(at_ms, seat, rng.choice(("leave", "handover", "name", "dark", "lit")), f"N{at_ms}")
            )
        elif session.die is None:
            table.die(at_ms, rng.randint(1, 6))
        else:
            table.enter(at_ms, rng.choice(GAME.legal(session.position, session.die)))


@pytest.mark.sampled("seed", range(12), sample=4)
def test_a_game_of_words_is_restored_as_it_was_at_any_moment(seed: int) -> None:
    rng = Random(seed)
    table = Table(scattered(seed + 100), {"red": "Ada"})
    for _ in range(3):
        random_words(table, rng, 25)
        assert seen(restored(table)) == seen(table.session)
    table.tell(EndGame(99_000))
    assert restored(table).over
    assert seen(restored(table)) == seen(table.session)


def test_every_prefix_of_the_entries_is_a_session_and_the_next_entry_leads_on() -> None:
    table = Table(scattered(3))
    random_words(table, Random(3), 40)
    entries = through_json(table.entries)
    session = restore(GAME, Settings(), entries[:1])
    for number, entry in enumerate(entries[1:], 2):
        session = fold(session, entry)
        assert seen(session) == seen(restore(GAME, Settings(), entries[:number]))


def test_a_restored_session_goes_on_when_the_board_is_found_as_it_should_be() -> None:
    table = Table(RED)
    table.die(100, 2)
    table.touch(1000, "-a1", "+c1")
    table.until(3000)
    table.die(4000, 1)
    again = Table(RED)
    again.play = type(again.play)(restored(table))
    again.found(9000, *table.names(table.session.pictures.seen))
    assert again.session.phase == "move"
    again.touch(10_000, "-blue:1", "+o1")
    assert [verdict.move for verdict in again.until(12_000)] == ["house-o1"]
    assert again.session.progress.history[-1].number == 2


def test_a_pawn_put_back_before_a_restart_is_asked_about_though_the_chip_of_all_pieces_is_silent() -> None:
    few = {**RED, "variant": "fast", "pieces": {"a1": "red", "f1": "blue"}, "house": {"red": 1, "blue": 1}}
    table = Table(few)
    pieces = table.session.pictures.expected
    table.tell(SensorFault(50, table.session.board.index["a1"], "dead-chain", pieces))
    table.edges((60, spot, False) for spot in table.names(pieces))
    table.die(1000, 1)
    table.enter(2000, "a1-b1")
    table.edge(2500, "b1", on=True)
    table.until(5000)
    assert table.session.phase == "roll"
    again = Table(few)
    again.play = type(again.play)(restored(table))
    again.found(9000)  # the pawn stands on a1 again, where nothing is seen
    again.until(15_000)
    assert (again.session.phase, again.session.dialogue.take_back_offer) == ("arrange", 1)


@pytest.mark.parametrize(
    "kind", ["illegal", "restored", "ambiguous", "choose", "fault", "won", "of later times"]
)
def test_entries_that_only_tell_change_nothing_but_what_was_told(kind: str) -> None:
    session = Table(RED).session
    after = fold(session, Entry(kind, 5000, {"seat": "red", "move": "a1-c1"}))
    told = replace(after.dialogue, verdicts=())
    progress = replace(after.progress, happened=session.progress.happened)
    assert replace(after, dialogue=told, progress=progress) == session


def test_what_was_told_is_told_again_after_a_restart() -> None:
    table = Table(RED)
    table.die(100, 2)
    table.touch(1000, "-a1", "+d1")
    table.until(3000)
    table.touch(4000, "-d1", "+c1")
    table.until(6000)
    assert [verdict.verdict for verdict in table.said] == ["illegal", "legal"]
    assert list(restored(table).dialogue.verdicts) == table.said


def test_a_recorded_turn_is_believed_although_the_rules_would_not_have_it() -> None:
    """Decisions are restored, never made anew: the position is the one that was recorded."""
    table = Table(RED)
    table.die(100, 2)
    table.enter(1000, "a1-c1")
    entries = through_json(table.entries)
    turn = entries[-1]
    position = {**turn.data["position"], "pieces": {"d1": "red"}}
    entries[-1] = Entry("input", turn.at_ms, {**turn.data, "position": position})
    session = restore(GAME, Settings(), entries)
    assert GAME.dump(session.position)["pieces"] == {"d1": "red"}


def test_an_entry_of_every_turn_carries_what_tells_of_it() -> None:
    table = Table({"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}})
    table.die(100, 2)
    table.enter(1000, "a1xc1")
    entry = table.entries[-1]
    assert (entry.kind, entry.at_ms) == ("input", 1000)
    assert {key: entry.data[key] for key in ("number", "seat", "die", "move", "how", "captured", "won")} == {
        "number": 1,
        "seat": "red",
        "die": 2,
        "move": "a1xc1",
        "how": "entered",
        "captured": "blue",
        "won": False,
    }
    assert "blue:5" in entry.data["spots"]
    assert "a1" not in entry.data["spots"]


def test_one_name_is_taken_out_and_all_others_stay() -> None:
    session = Table(RED).session
    names = {"red": "Mia", "blue": "Anna", "green": "Zoe", "black": "mia"}
    session = replace(session, table=replace(session.table, names=names))
    assert dict(nameless(session, "Mia").table.names) == {"blue": "Anna", "green": "Zoe"}
    assert not nameless(session, "").table.names
