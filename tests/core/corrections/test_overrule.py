"""The table has the last word: an edited position, any game, and back again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.model.commands import Agree, EndGame, Overrule
from companion.core.model.session import Session, legal_at
from companion.core.model.types import Say
from companion.core.reducer.command_refusal import refusal
from companion.games.malefiz import GAME
from tests.core.decision.test_fold import restored, seen
from tests.games_by_hand import scattered
from tests.table import Table, told

RED = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "blue": 5}}
CAPTURE = {"turn": "red", "pieces": {"a1": "red", "c1": "blue"}, "house": {"red": 4, "blue": 4}}
LOG = {
    "turn": "red",
    "pieces": {"a1": "red", "c1": "blue", "e3": "barricade"},
    "house": {"red": 4, "blue": 4},
}
NEAR = {"turn": "red", "pieces": {"i13": "red"}, "house": {"red": 4, "blue": 5}}
THREE = {"turn": "red", "pieces": {"a1": "red"}, "house": {"red": 4, "green": 5, "blue": 5}}


def rolled(position: dict[str, Any], die: int) -> Table:
    table = Table(position)
    table.die(100, die)
    return table


def illegal(position: dict[str, Any], die: int, *touches: str) -> Table:
    """A try that was called illegal, and still stands there."""
    table = rolled(position, die)
    table.touch(1000, *touches)
    said = table.until(4000)
    assert [verdict.verdict for verdict in said] == ["illegal"]
    return table


def why(table: Table, stimulus: Overrule | Agree) -> str:
    """Why it is refused; the referee leaves the game as it is."""
    before = table.session
    said = refusal(before, stimulus)
    assert said is not None
    assert table.tell(stimulus) == []
    assert table.session == before
    return said.text


def arranged(session: Session) -> bool:
    return not session.turn.arranging and session.board.key(session.pictures.seen) == session.board.key(
        session.pictures.expected
    )


def pieces(table: Table) -> dict[str, str]:
    found: dict[str, str] = GAME.dump(table.session.position)["pieces"]
    return found


# --- an edited position --------------------------------------------------------------------------

SWAPPED = {"turn": "blue", "pieces": {"a1": "red", "e1": "blue"}, "house": {"red": 4, "blue": 3}}


def test_an_edited_position_is_the_game_and_the_board_is_guided_to_it() -> None:
    table = rolled(CAPTURE, 2)
    said = table.tell(Overrule(1000, "edit", position=SWAPPED))
    assert told(said) == [{"ms": 1000, "verdict": "overruled", "kind": "edit", "by": ["host"]}]
    assert (pieces(table), table.session.seat) == (SWAPPED["pieces"], "blue")
    assert (table.session.die, table.session.phase) == (None, "arrange")
    table.touch(2000, "-c1", "+e1", "-blue:4")
    assert table.until(5000) == []
    assert arranged(table.session)


def test_a_position_edited_as_the_board_stands_needs_no_arranging() -> None:
    table = illegal(LOG, 3, "-e3", "-a1", "+e3", "+g5")
    stands = {**LOG, "turn": "blue", "pieces": {"e3": "red", "c1": "blue", "g5": "barricade"}}
    table.tell(Overrule(5000, "edit", position=stands))
    assert arranged(table.session)
    assert table.until(9000) == []


def test_an_edited_position_is_taken_back_by_the_host_alone() -> None:
    table = rolled(CAPTURE, 2)
    before = table.session.position
    table.tell(Overrule(1000, "edit", position=SWAPPED))
    table.undo(2000, "red")
    assert len(table.session.progress.history) == 1
    table.undo(3000)
    assert (table.session.position, table.session.die) == (before, 2)
    assert arranged(table.session)


def test_an_edited_position_may_end_the_game_and_another_one_reopen_it() -> None:
    table = Table(NEAR)
    won = {"turn": "blue", "pieces": {"i14": "red"}, "house": {"red": 4, "blue": 5}, "places": ["red"]}
    said = table.tell(Overrule(1000, "edit", position=won))
    assert [verdict.verdict for verdict in said] == ["overruled", "won"]
    table.tell(Overrule(2000, "edit", position=NEAR))
    assert not table.session.over


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"variant": "fast"}, "must be 'classic'"),
        ({"house": {"red": 4, "green": 5}}, "those in play: red, blue"),
        ({"house": {"red": 9, "blue": 5}}, "0 to 5"),
        ({"pieces": {"a1": "barricade"}}, "barricade cannot stand"),
        ({"turn": "green"}, "green does not play"),
        ({"house": None}, "house must be"),
        ({"pieces": None}, "pieces must be"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_fault(change: dict[str, Any], words: str) -> None:
    table = Table(RED)
    said = refusal(table.session, Overrule(1000, "edit", position={**RED, **change}))
    assert isinstance(said, Say)
    assert words in str(said.args["why"])


def test_the_same_position_again_says_nothing() -> None:
    table = Table(RED)
    assert "already" in why(table, Overrule(1000, "edit", position=RED))


def test_after_the_table_has_ended_the_game_nothing_is_overruled() -> None:
    table = Table(RED)
    table.tell(EndGame(1000))
    for wish in (Overrule(2000, "accept"), Overrule(2000, "edit", position=SWAPPED)):
        assert "game is over" in why(table, wish)


# --- any game ------------------------------------------------------------------------------------


def wished(session: Session, rng: Random, at_ms: int) -> Overrule | None:
    """Some overruling that is possible now."""
    game, position = session.game, session.position
    data = game.dump(position)
    turned = {**data, "turn": rng.choice(game.seats_in_play(position))}
    wishes = [
        Overrule(at_ms, "number", number=rng.randint(1, 6)),
        Overrule(at_ms, "edit", position=turned),
        Overrule(at_ms, "accept"),
    ]
    last = session.progress.history[-1] if session.progress.history else None
    if last is not None and last.die:
        wishes.append(Overrule(at_ms, "turn", move=rng.choice(legal_at(game, last.before))))
    possible = [wish for wish in wishes if refusal(session, wish) is None]
    accept = [wish for wish in possible if wish.what == "accept"]
    return rng.choice(accept or possible) if possible else None


def stand_somewhere(table: Table, rng: Random, at_ms: int) -> None:
    """One piece is carried to some free field."""
    board = table.session.board
    standing = board.names(table.session.pictures.expected & board.fields)
    free = board.names(board.fields & ~table.session.pictures.expected)
    if standing:
        table.touch(at_ms, f"-{rng.choice(standing)}", f"+{rng.choice(free)}")


@pytest.mark.slow
@pytest.mark.sampled("seed", range(16), sample=2)
def test_an_overruling_taken_back_gives_the_position_before_and_a_restart_the_same_game(seed: int) -> None:
    rng = Random(seed)
    table = Table(scattered(seed))
    overruled = 0
    for at_ms in range(1000, 30_000, 1000):
        session = table.session
        if session.over:
            break
        if session.die is None:
            table.die(at_ms, rng.randint(1, 6))
        else:
            table.enter(at_ms, rng.choice(GAME.legal(session.position, session.die)))
        if rng.random() < 0.6:  # the board follows, and sometimes a hand does what it may not
            table.found(at_ms + 50, *session.board.names(table.session.pictures.expected))
            if rng.random() < 0.6 and not table.session.over:
                stand_somewhere(table, rng, at_ms + 100)
        table.until(at_ms + 400)
        before = table.session
        wish = wished(before, rng, at_ms + 500)
        if wish is None:
            continue
        entries = len(table.entries)
        table.tell(wish)
        overruled += 1
        assert table.entries[entries].kind == "overruled"
        assert seen(restored(table)) == seen(table.session)
        while len(table.session.progress.history) > len(before.progress.history):
            table.undo(at_ms + 600)
        assert (table.session.position, table.session.die) == (before.position, before.die)
        assert seen(restored(table)) == seen(table.session)
        if rng.random() < 0.5 and refusal(table.session, wish) is None:
            table.tell(wish)
    assert overruled
