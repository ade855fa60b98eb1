"""The fuzzing hands, the contacts and the truth themselves: they must be fair before they judge anybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.games.malefiz import GAME
from companion.simulate import Ground
from companion.simulate.pieces import Step
from tests.games_by_hand import scattered
from tests.simulate.mistakes import REASONS, tries
from tests.simulate.sensors import QUALITIES, Quality, Seen, Sensors
from tests.simulate.stories import MANNERS, Player
from tests.simulate.truth import LEGAL, Setting, ends, place_of

GROUNDS = {variant: Ground(GAME.board(variant)) for variant in GAME.variants}


def player(seed: int, manners: str = "wild") -> Player:
    position = scattered(seed)
    return Player(GAME, GROUNDS[position.variant], position, Random(seed), MANNERS[manners])


def kinds(hands: Player) -> dict[str, str]:
    return {spot: hands.kind[piece] for spot, piece in hands.standing.items()}


def setting(hands: Player) -> Setting:
    options = GAME.dump(hands.position).get("options", {})
    rows = options.get("barricade_rows_forbidden", 1)
    return Setting(hands.ground, kinds(hands), hands.seat, rows, options.get("capture_own", True))


def a_turn(hands: Player) -> tuple[int, str, list[str]]:
    die = hands.rng.randint(1, 6)
    legal = GAME.legal(hands.position, die)
    return die, hands.rng.choice(legal), legal


def touches(steps: list[Step]) -> list[tuple[str, bool]]:
    return [(step.spot, step.on) for step in steps]


# --- hands ---------------------------------------------------------------------------------------


@pytest.mark.sampled("seed", range(30), sample=8)
def test_no_other_legal_end_rests_long_enough_to_be_recorded(seed: int) -> None:
    hands = player(seed)
    die, move, legal = a_turn(hands)
    rules = setting(hands)
    hands.play(die, move, 1000)
    for number, step in enumerate(hands.steps[:-1]):
        rests = hands.steps[number + 1].at_ms - step.at_ms
        found = ends(rules.kinds, touches(hands.steps[: number + 1]))
        if rests >= 550 and found is not None and not hands_hold(hands.steps[: number + 1]):
            really = stand(rules.kinds, hands.steps[: number + 1], hands)
            assert not [m for m in legal if m not in (move, "pass") and really == after(rules, m)]


def hands_hold(steps: list[Step]) -> bool:
    return sum(1 if step.on else -1 for step in steps) != 0


def stand(before: Any, steps: list[Step], hands: Player) -> list[tuple[str, str]]:
    now = dict(before)
    for step in steps:
        if step.on:
            now[step.spot] = hands.kind[step.piece]
        else:
            del now[step.spot]
    return sorted((place_of(spot), kind) for spot, kind in now.items())


def after(rules: Setting, move: str) -> list[tuple[str, str]]:
    source, _, place = move.replace("*", "-").replace("x", "-").partition(">")
    origin, _, target = source.partition("-")
    now = sorted((place_of(spot), kind) for spot, kind in rules.kinds.items())
    now.remove((rules.seat if origin == "house" else origin, rules.seat))
    taken = rules.kinds.get(target)
    if taken:
        now.remove((target, taken))
        now.append((place or ("forest" if target in rules.ground.village else taken), taken))
    return sorted([*now, (target, rules.seat)])


@pytest.mark.sampled("seed", range(30), sample=8)
def test_taps_are_shorter_than_500_ms_and_no_spot_changes_twice_within_70(seed: int) -> None:
    hands = player(seed)
    die, move, _ = a_turn(hands)
    hands.play(die, move, 1000)
    last: dict[str, Step] = {}
    for step in hands.steps:
        if step.spot in last:
            assert last[step.spot].on != step.on
            assert step.at_ms - last[step.spot].at_ms >= 40
        last[step.spot] = step
    assert [step.at_ms for step in hands.steps] == sorted(step.at_ms for step in hands.steps)


@pytest.mark.sampled("seed", range(30), sample=8)
def test_a_turn_leaves_the_board_as_the_rules_say_and_its_touches_can_be_it(seed: int) -> None:
    hands = player(seed, "lively")
    die, move, legal = a_turn(hands)
    rules, over = setting(hands), GAME.apply(hands.position, die, move)
    hands.play(die, move, 1000)
    board = GAME.board(over.variant)
    assert board.key(board.mask(list(hands.standing))) == board.key(GAME.picture(over))
    found = ends(rules.kinds, touches(hands.steps))
    assert found is not None
    assert move in {*rules.could_be(legal, found), "pass"}


# --- truth ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_of_a_try_is_true_by_the_contract(reason: str) -> None:
    tried = 0
    for seed in range(60):
        hands = player(seed, "calm")
        rules, die = setting(hands), None if reason == "no-roll" else 1 + seed % 6
        if hands.attempt(reason, die or 0, 1000, rules.rows) is None:
            continue
        tried += 1
        found = ends(rules.kinds, touches(hands.steps))
        assert found is not None
        taps = [s.spot for s in hands.steps if s.on and s.spot not in rules.kinds][:-1]
        as_before = (found.before, ()) in found.after  # nothing to see
        assert as_before or reason in rules.reasons(found, die, taps)
    assert tried


def test_half_a_capture_of_an_own_pawn_is_no_illegal_try() -> None:
    """On k2 the own pawn is safe; but k2 may take g2, whose pawn is at home already and k2 up and back."""
    pieces = {"game": "malefiz", "variant": "fast", "turn": "red", "pieces": {"g2": "red", "k2": "red"}}

    def from_g2(*, capture_own: bool) -> bool:
        data = {**pieces, "house": {"red": 0, "blue": 0}, "options": {"capture_own": capture_own}}
        hands = Player(GAME, GROUNDS["fast"], GAME.load(data), Random(1))
        return any(found[0].missing == ("g2",) for found in tries(hands, "rest-field", 6, 1))

    assert not from_g2(capture_own=True)
    assert from_g2(capture_own=False)


def test_two_stories_with_the_same_edges_are_both_found() -> None:
    """A bumped barricade in reach: the pawn went to f5, or took f7 and the barricade went to f5."""
    rules = Setting(GROUNDS["fast"], {"c6": "red", "f7": "barricade"}, "red", 1, capture_own=True)
    found = ends(rules.kinds, [("c6", False), ("f7", False), ("f7", True), ("f5", True)])
    assert found is not None
    assert rules.could_be(["c6-f5", "c6*f7>f5", "c6*f7>f4"], found) == {"c6-f5", "c6*f7>f5"}
    assert LEGAL in rules.reasons(found, 4, [])


@pytest.mark.parametrize(
    ("touched", "could"),
    [
        ([("g8", False), ("f8", False), ("g8", True)], True),  # the captive is in a hand, or stands unseen
        ([("g8", False), ("f8", False), ("f8", True)], True),  # that one is to be taken yet
        ([("g8", False), ("f8", False), ("h8", True)], False),  # nothing may come there
        ([("g6", False), ("f8", False), ("g8", True)], False),  # a piece of no part is up
        ([("g8", False), ("f8", False), ("g8", True), ("green:1", True)], False),  # that is the whole turn
    ],
)
def test_half_a_turn_is_known_by_what_it_takes_and_brings(
    touched: list[tuple[str, bool]], could: bool
) -> None:
    standing = {"g8": "green", "f8": "yellow", "g6": "yellow"}
    rules = Setting(GROUNDS["fast"], standing, "yellow", 1, capture_own=False)
    found = ends(rules.kinds, touched)
    assert found is not None
    assert rules.under_way(["f8xg8"], found) is could


def test_an_own_pawn_at_home_is_half_of_its_capture_by_another() -> None:
    """The pawn on c6 was taken from d5 and brought to the house: as if it were to be taken from c6."""
    standing = {"c6": "blue", "d5": "blue"}
    rules = Setting(GROUNDS["fast"], standing, "blue", 1, capture_own=True)
    home = [("c6", False), ("blue:2", True), ("d5", False), ("c6", True)]
    found = ends(rules.kinds, home)
    assert found is not None
    assert rules.under_way(["c6xd5"], found)
    assert not rules.under_way(["d5xc6"], found)


def test_what_nobody_lifted_has_no_story() -> None:
    found = ends({"a1": "red"}, [("b1", True)])
    assert found is not None
    assert not found.after


# --- contacts ------------------------------------------------------------------------------------


def contacts(quality: Quality, seed: int = 1) -> tuple[Sensors, Player]:
    hands = player(seed)
    spots = GAME.board(hands.position.variant).spots
    return Sensors(quality, hands.ground, spots, hands.standing, hands.kind, rng=Random(seed)), hands


def reported(quality: str, seed: int) -> tuple[list[Seen], Sensors, Player]:
    sensors, hands = contacts(QUALITIES[quality], seed)
    die, move, _ = a_turn(hands)
    hands.play(die, move, 1000)
    return sensors.see(hands.steps, hands.now_ms + 3000), sensors, hands


@pytest.mark.parametrize("quality", ["clean", "perfect", "late", "wide", "crosstalk"])
def test_contacts_that_miss_nothing_show_in_the_end_what_stands(quality: str) -> None:
    for seed in range(12):
        seen, sensors, hands = reported(quality, seed)
        assert sensors.shown == set(hands.standing)
        assert [edge.at_ms for edge in seen] == sorted(edge.at_ms for edge in seen)


def test_clean_contacts_report_every_step_as_it_is() -> None:
    seen, _, hands = reported("clean", 3)
    assert [(e.at_ms, e.spot, e.on) for e in seen] == [(s.at_ms, s.spot, s.on) for s in hands.steps]


def test_a_missed_place_is_dark_until_the_piece_is_pressed() -> None:
    sensors, hands = contacts(Quality(bounce=0, missed=0.5))
    sensors.rate = dict.fromkeys(sensors.rate, 1.0)
    piece = hands.still_in_play()[0]
    spot = hands.at[piece] or ""
    hands.together([hands.bumped(piece)], 1000)
    assert sensors.see(hands.steps, 5000) == []  # lift and place again: neither is seen
    hands.clear()
    free = next(field for field in hands.ground.fields if field not in hands.standing)
    hands.now_ms = 6000
    hands.lift(piece)
    hands.put(piece, free)
    assert [(e.spot, e.on) for e in sensors.see(hands.steps, 9000)] == [(spot, False)]
    sensors.rate = dict.fromkeys(sensors.rate, 0.0)
    hands.clear()
    hands.press([free], 10_000)
    assert [(e.spot, e.on) for e in sensors.see(hands.steps, 12_000)] == [(free, True)]


def test_a_slid_magnet_closes_the_next_contact_first_where_contacts_are_wide() -> None:
    sensors, hands = contacts(Quality(bounce=0, wide=1.0))
    one = next(field for field in hands.ground.fields if field in hands.standing)
    other = next(field for field in hands.ground.near[one])
    steps = [Step(1000, one, on=False, piece=1), Step(1080, other, on=True, piece=1)]
    if other in sensors.shown:
        sensors.shown.discard(other)
    seen = sensors.see(steps, 3000)
    assert [(e.spot, e.on) for e in seen] == [(other, True), (one, False)]
    assert 1 <= seen[1].at_ms - seen[0].at_ms <= 40


@pytest.mark.parametrize(
    ("quality", "kind"), [("stuck-off", "stuck-off"), ("dead", "dead"), ("weak", "weak")]
)
def test_faulty_spots_are_named_by_the_layer(quality: str, kind: str) -> None:
    _, sensors, _ = reported(quality, 5)
    assert set(sensors.faults.values()) == {kind}
    if kind != "weak":
        assert not sensors.shown & set(sensors.faults)


def test_poles_tell_a_barricade_from_a_pawn_even_where_the_lift_was_missed() -> None:
    sensors, hands = contacts(Quality(bounce=0, missed=0.1, polarity=True))
    sensors.rate = dict.fromkeys(sensors.rate, 0.0)
    barricade = next(p for p in hands.still_in_play() if hands.kind[p] == "barricade")
    spot = hands.at[barricade] or ""
    sensors.rate[spot] = 1.0
    pawn = next(p for p in hands.still_in_play() if hands.kind[p] != "barricade")
    hands.now_ms = 1000
    hands.lift(pawn)
    hands.lift(barricade)
    hands.put(pawn, spot)
    seen = sensors.see(hands.steps, 4000)
    assert [(e.spot, e.on, e.north) for e in seen if e.spot == spot] == [(spot, True, False)]


def test_edges_with_poles_fit_fewer_stories() -> None:
    before = {"a1": "red", "b1": "barricade", "c1": "red"}
    touches = [("a1", False), ("b1", False), ("b1", True), ("d1", True)]
    assert len(ends(before, touches).after) == 2  # type: ignore[union-attr]
    felt = [("a1", False, None), ("b1", False, None), ("b1", True, False), ("d1", True, True)]
    found = ends(before, felt)
    assert found is not None
    assert found.after == {((("b1", "red"), ("d1", "barricade")), ())}


def test_where_no_piece_has_a_magnet_none_is_turned_over() -> None:
    ground = GROUNDS["classic"]
    sensors = Sensors(QUALITIES["turned1"], ground, GAME.board("classic").spots, {}, (), rng=Random(1))
    assert sensors.norths() == frozenset()


@pytest.mark.parametrize("first", ["b1", "d1"])
def test_a_pole_that_turns_over_tells_of_a_lift_before_it(first: str) -> None:
    before = {"a1": "red", "b1": "barricade"}
    put = {"b1": ("b1", True, False), "d1": ("d1", True, True)}
    other = "d1" if first == "b1" else "b1"
    found = ends(before, [("a1", False, None), put[first], put[other]])
    assert found is not None
    assert found.after == {((("b1", "red"), ("d1", "barricade")), ())}
