"""The simulated hands themselves, and whole games between them and the referee."""

from __future__ import annotations

import ast
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import companion.simulate
from companion.games.malefiz import GAME
from companion.simulate import Edge, Ground
from tests import short_and_full
from tests.games_by_hand import GameByHand, Score, scattered
from tests.simulate.lively_hand import CAREFUL, Habits, LivelyHand
from tests.simulate.mistakes import REASONS, try_illegal

NOISY = Habits(bounce=0.9, count=0.4, slide=0.4, wander=0.4, adjust=0.3, linger=0.2)
SEEDS = range(24)


def hand(seed: int, habits: Habits | None = None, position: Any = None) -> LivelyHand:
    position = position or scattered(seed)
    return LivelyHand(GAME, GAME.board(GAME.dump(position)["variant"]), position, Random(seed), habits)


def a_turn(player: LivelyHand, rng: Random) -> tuple[int, str]:
    die = rng.randint(1, 6)
    return die, rng.choice(GAME.legal(player.position, die))


def turns(player: LivelyHand, count: int) -> list[list[Edge]]:
    """The edges of so many random turns, one after the other."""
    played, at_ms = [], 0
    for _ in range(count):
        if GAME.outcome(player.position).over:
            break
        played.append(player.play(*a_turn(player, player.rng), at_ms + 2000))
        at_ms = played[-1][-1].at_ms if played[-1] else at_ms + 2000
    return played


# --- whole games ---------------------------------------------------------------------------------


def assert_all_understood(score: Score) -> None:
    assert not score.wrong, "\n".join(score.wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_of_a_random_game_is_recorded_as_played_and_every_mistake_named(seed: int) -> None:
    assert_all_understood(GameByHand(scattered(seed), seed).play(15))


@pytest.mark.parametrize("seed", range(8))
def test_noisy_hands_are_understood_too(seed: int) -> None:
    assert_all_understood(GameByHand(scattered(seed + 500), seed, NOISY).play(12))


@pytest.mark.parametrize("variant", GAME.variants)
def test_a_game_from_the_start_is_understood(variant: str) -> None:
    assert_all_understood(GameByHand(GAME.setup(variant, GAME.seats), 1).play(20))


@pytest.mark.slow
@pytest.mark.thorough
def test_of_many_turns_few_are_asked_about_and_every_reason_was_tried() -> None:
    """Some 600 turns, with ``--full`` 1700; the shares are printed (pytest -s)."""
    turns_played, kinds, tried = 0, Counter[str](), Counter[str]()
    games = 80 if short_and_full.FULL else 28
    for seed in range(1000, 1000 + games):
        score = GameByHand(scattered(seed), seed, mistakes=0.3).play(25)
        assert_all_understood(score)
        turns_played += score.turns
        kinds += score.kinds
        tried += score.tried
    print(turns_played, dict(kinds), dict(tried))  # noqa: T201 - the shares, for who wants to see them
    assert turns_played > 18 * games
    assert set(tried) == set(REASONS)
    assert kinds["won"] > games / 16
    assert kinds["asked"] < 0.04 * turns_played  # turns that leave the picture as it was
    assert kinds["asked for adjusting"] < 0.01 * turns_played  # two turns that both fit, and neither is rare
    assert kinds["judged otherwise for adjusting"] < 0.02 * sum(tried.values())
    assert kinds["misread"] == 0


# --- the hands -----------------------------------------------------------------------------------


def test_hands_share_no_code_with_what_they_test() -> None:
    imported = {
        name
        for path in Path(companion.simulate.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [f"{node.module}.{alias.name}" for alias in node.names]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        if name.startswith("companion") and not name.startswith("companion.simulate")
    }
    assert {name for name in imported if not name.startswith("companion.core.model.inputs.")} == {
        "companion.core.model.game.Board",
        "companion.core.model.game.Game",
    }


def test_the_same_seed_plays_the_same() -> None:
    assert turns(hand(4), 5) == turns(hand(4), 5)
    assert turns(hand(4), 5) != turns(hand(4, position=scattered(5)), 5)


@pytest.mark.parametrize("seed", SEEDS)
def test_edges_alternate_on_every_spot_in_time_order(seed: int) -> None:
    player = hand(seed, NOISY)
    levels = dict.fromkeys(player.occupied, True)
    before_ms = 0
    for edges in turns(player, 8):
        for edge in edges:
            assert edge.at_ms >= before_ms
            assert levels.get(edge.spot, False) != edge.on
            levels[edge.spot], before_ms = edge.on, edge.at_ms
    assert {spot for spot, on in levels.items() if on} == player.occupied


@pytest.mark.parametrize("seed", SEEDS)
def test_after_each_turn_the_pieces_stand_as_the_rules_say(seed: int) -> None:
    player = hand(seed)
    board = GAME.board(GAME.dump(player.position)["variant"])
    for _ in range(8):
        if GAME.outcome(player.position).over:
            return
        die, move = a_turn(player, player.rng)
        after = GAME.apply(player.position, die, move)
        player.play(die, move, 0)
        assert player.position == after
        stand = board.mask([spot for spot in player.occupied if spot != player.ground.goal])
        goal = board.mask([player.ground.goal])
        assert board.key(stand) == board.key(GAME.picture(after) & ~goal)


@pytest.mark.parametrize("seed", range(6))
def test_bounces_last_less_than_30_ms_and_taps_less_than_500(seed: int) -> None:
    player = hand(seed, Habits(bounce=1, count=1, slide=0, wander=0, adjust=0, linger=0))
    for edges in turns(player, 8):
        clean = player_touches(edges)
        assert all(last - first < 30 for first, last, _, _ in clean)
        stays = [
            (after[0] - one[1], after[0] - one[0])
            for one, after in pairwise(clean)
            if one[2:] == (after[2], True)
        ]
        assert all(rest > 30 and whole < 500 for rest, whole in stays)


def player_touches(edges: list[Edge]) -> list[tuple[int, int, str, bool]]:
    """(first ms, last ms, spot, level after) of each change with its bounces."""
    touches: list[tuple[int, int, str, bool]] = []
    for at_ms, spot, on in edges:
        if touches and touches[-1][2] == spot and at_ms - touches[-1][0] < 30:
            touches[-1] = (touches[-1][0], at_ms, spot, on)
        else:
            touches.append((at_ms, at_ms, spot, on))
    return touches


CAPTURE = {"a1": "red", "c1": "blue"}


def test_all_orders_of_a_capture_are_played() -> None:
    """Own pawn and captured pawn up and down: every order in which a field never holds two."""
    data = {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": CAPTURE}
    start = GAME.load({**data, "house": {"red": 4, "blue": 4}})
    orders = set()
    for seed in range(100):
        player = hand(seed, CAREFUL, start)
        player.play(2, "a1xc1", 0)
        orders.add(tuple(spot if ":" not in spot else "home" for spot, _ in player.touches))
    assert orders == {
        ("a1", "c1", "c1", "home"),
        ("a1", "c1", "home", "c1"),
        ("c1", "a1", "c1", "home"),
        ("c1", "a1", "home", "c1"),
        ("c1", "home", "a1", "c1"),
    }


def test_a_pawn_counts_on_the_fields_of_one_walk_and_passes_pieces_in_the_air() -> None:
    data = {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": {"a1": "red", "c1": "blue"}}
    start = GAME.load({**data, "house": {"red": 4, "blue": 4}})
    player = hand(1, Habits(bounce=0, count=1, slide=0, wander=0, adjust=0, linger=0), start)
    player.play(4, "a1-e1", 0)
    assert player.touches == [
        ("a1", False),
        ("b1", True),
        ("b1", False),
        ("d1", True),
        ("d1", False),
        ("e1", True),
    ]


@pytest.mark.parametrize("reason", REASONS)
def test_a_mistake_is_no_legal_end_and_can_be_put_right(reason: str) -> None:
    tried = 0
    for seed in range(60):
        player = hand(seed)
        before, die = player.occupied, None if reason == "no-roll" else 1 + seed % 6
        found = try_illegal(player, reason, die, 1000)
        if found is None:
            continue
        tried += 1
        edges, mistake = found
        assert mistake.reason == reason
        assert edges[0].at_ms >= 1000
        assert set(mistake.wrong) <= player.occupied - before
        assert not set(mistake.missing) & player.occupied
        player.put_right(edges[-1].at_ms + 3500)
        fields = {spot for spot in player.occupied if ":" not in spot}
        assert fields == {spot for spot in before if ":" not in spot}
        assert len(player.occupied) == len(before)
    assert tried


def test_straight_on_from_a_mistake_the_turn_is_played_from_where_the_pieces_stand() -> None:
    data = {"game": "malefiz", "variant": "classic", "turn": "red", "pieces": {"a1": "red"}}
    start = GAME.load({**data, "house": {"red": 0, "blue": 5}})
    game = GameByHand(start, 3)
    game.table.die(100, 2)
    found = try_illegal(game.hand, "wrong-count", 2, 1000)
    assert found is not None
    edges, _ = found
    game.table.edges(edges)
    said = game.table.until(edges[-1].at_ms + 3500)
    edges = game.hand.play(2, "a1-c1", edges[-1].at_ms + 3500)
    said += game.table.edges(edges)
    said += game.table.until(edges[-1].at_ms + 3000)
    assert [verdict.verdict for verdict in said] == ["illegal", "legal"]
    assert game.table.session.position == game.hand.position


def test_walks_of_a_player_are_those_of_the_rules() -> None:
    ground = Ground(GAME.board("fast"))
    assert {walk[-1] for walk in ground.walks("red:1", 2, ())} == {"a1", "c1"}
    assert {walk[-1] for walk in ground.walks("forest:3", 1, ())} == {"f4"}
    assert {walk[-1] for walk in ground.walks("a1", 6, ())} == {
        "e1",
        "e4",
        "f2",
        "g1",
    }  # not a1, round the 6-cycle
    assert {walk[-1] for walk in ground.walks("e8", 3, {"f8"})} == {"b8"}
