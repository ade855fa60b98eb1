"""The companion plays a seat: hands move its pieces, and only the turn that it wants counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.decision import fold
from companion.core.guidance.lights import light_plan
from companion.core.guidance.way_back import steps
from companion.core.inference.computer_turn import NOT_WANTED, judged, kinds_after
from companion.core.model.commands import Agree, Overrule, Pause, SeatChange
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Illegal, bits
from companion.core.model.session import legal
from companion.games.malefiz import GAME
from tests.core.row_board import bare, spots, touched
from tests.simulate.lively_hand import CAREFUL, LivelyHand
from tests.table import SETTINGS, Table, told as lines

BEGUN = {
    "turn": "red",
    "pieces": {"c1": "red", "g1": "red", "o1": "blue", "c3": "barricade"},
    "house": {"red": 3, "blue": 4},
}
US = {"red": "best"}
AT_MS = 2000


def rolled(die: int = 4, position: Any = BEGUN, level: str = "best") -> Table:
    table = Table(position, computer={"red": level})
    table.die(1000, die)
    return table


def hand_of(table: Table) -> LivelyHand:
    session = table.session
    return LivelyHand(GAME, session.board, GAME.unrolled(session.position), Random(7), CAREFUL)


def another(table: Table) -> str:
    session = table.session
    return next(move for move in GAME.legal(session.position, session.die or 0) if move != session.wanted)


def test_only_its_turn_is_offered_and_counts() -> None:
    table = rolled()
    wanted = table.session.wanted
    assert wanted in GAME.legal(table.session.position, 4)
    assert legal(table.session) == [wanted]
    table.edges(hand_of(table).play(4, wanted, AT_MS))
    assert lines(table.until(9000))[-1] == {
        "ms": table.said[-1].at_ms,
        "verdict": "legal",
        "seat": "red",
        "move": wanted,
    }
    assert not table.session.wanted  # a person is to roll


def test_no_other_turn_is_taken_from_the_list() -> None:
    table = rolled()
    assert not table.enter(AT_MS, another(table))
    assert [each.verdict for each in table.enter(AT_MS, table.session.wanted)] == ["legal"]


def test_nothing_is_wanted_of_people_or_before_the_roll() -> None:
    table = Table(BEGUN, computer={"blue": "best"})
    table.die(1000, 4)
    assert not table.session.wanted
    assert legal(table.session) == GAME.legal(table.session.position, 4)
    assert not Table(BEGUN, computer=US).session.wanted


def test_another_legal_turn_is_not_recorded_but_told() -> None:
    table = rolled()
    hand, wanted = hand_of(table), table.session.wanted
    table.edges(hand.mistake(hand.wanted(4, another(table)), AT_MS))
    (said,) = table.until(6000)
    assert (said.verdict, said.reason, said.move) == ("illegal", NOT_WANTED, wanted)
    assert said.wrong
    assert said.missing
    assert steps(table.session)
    table.edges(hand.play(4, wanted, 7000))  # straight on to what it wanted
    assert [each.verdict for each in table.until(12_000)] == ["legal"]


def test_put_back_it_is_wanted_again() -> None:
    table = rolled()
    hand = hand_of(table)
    table.edges(hand.mistake(hand.wanted(4, another(table)), AT_MS))
    table.until(6000)
    table.edges(hand.put_right(7000))
    assert [each.verdict for each in table.until(12_000)] == ["restored"]
    assert table.session.wanted


def test_its_own_piece_on_a_wrong_field_goes_on() -> None:
    table = Table({**BEGUN, "house": {"red": 0, "blue": 4}}, computer=US)
    table.die(1000, 1)
    wanted = table.session.wanted
    start, end = wanted.split("-")
    wrong = next(spot for spot in ("a1", "b1", "d1", "e1", "f1", "h1", "i1") if spot not in (start, end))
    table.touch(AT_MS, f"-{start}", f"+{wrong}")
    (said,) = table.until(6000)
    assert (said.wrong, said.missing) == ((wrong,), (end,))
    names = table.session.board.spots
    found = [(names[step.frm or 0], names[step.to or 0], step.piece) for step in steps(table.session)]
    assert found == [(wrong, end, "red")]
    table.touch(7000, f"-{wrong}", f"+{end}")
    assert [each.verdict for each in table.until(12_000)] == ["legal"]


def test_lights_show_from_and_to() -> None:
    table = rolled()
    start, _, end = table.session.wanted.partition("-")
    lights = light_plan(table.session, frozenset())
    home = "red:1" if start == "house" else start
    assert set(lights) == {home, end}
    assert lights[home].pattern != lights[end].pattern
    assert set(light_plan(table.session, frozenset({"red"}))) == set()


def test_one_free_place_is_lit_for_a_piece_that_the_companion_takes() -> None:
    pieces = {"h13": "red", "i13": "blue", "e3": "blue"}
    table = Table({"turn": "red", "pieces": pieces, "house": {"red": 0, "blue": 3}}, computer={"red": "best"})
    table.die(1000, 1)
    assert table.session.wanted == "h13xi13"
    assert {spot for spot in light_plan(table.session, frozenset()) if spot.startswith("blue:")} == {"blue:4"}


@pytest.mark.parametrize(("move", "more"), [("c1xg1", "blue:5"), ("c1*e3>g5", "g5")])
def test_lights_show_where_a_captive_and_a_barricade_go(
    monkeypatch: pytest.MonkeyPatch, move: str, more: str
) -> None:
    pieces = {"c1": "red", "g1": "blue", "e3": "barricade"}
    monkeypatch.setattr(type(GAME), "best", lambda *_: (move, {}))
    table = rolled(4, {**BEGUN, "pieces": pieces, "house": {"red": 4, "blue": 4}})
    assert set(light_plan(table.session, frozenset())) == {"c1", move[3:5], more}


def test_same_after_a_restart_and_after_taking_back() -> None:
    for level in GAME.levels:
        table = rolled(level=level)
        wanted = table.session.wanted
        again = fold.restore(GAME, SETTINGS, table.entries)
        assert again.wanted == wanted
        table.edges(hand_of(table).play(4, wanted, AT_MS))
        table.until(9000)
        table.undo(10_000)
        assert table.session.wanted == wanted
        table.undo(11_000)
        assert not table.session.wanted


def test_another_number_makes_it_think_again() -> None:
    table = rolled()
    first = table.session.wanted
    table.tell(Overrule(2000, "number", number=1))
    assert table.session.die == 1
    assert table.session.wanted != first
    assert table.session.wanted in GAME.legal(table.session.position, 1)


def test_unknown_level_leaves_the_seat_to_people() -> None:
    table = rolled(level="champion-of-next-year")
    assert not table.session.wanted
    assert len(legal(table.session)) > 1


def test_it_passes_by_itself_where_it_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "best", lambda *_: ("pass", {}))
    table = Table({**BEGUN, "options": {"may_pass": True}}, computer=US)
    assert [each.verdict for each in table.die(1000, 4)] == ["pass"]
    assert table.session.seat == "blue"


def game_against(seed: int, variant: str, count: int, options: dict[str, Any]) -> Table:
    """Play a game of one person against the companion, its hands wrong now and then."""
    rng = Random(seed)
    seats = ("red", "green", "yellow", "blue")[:count]
    start = GAME.setup(variant, seats, options)
    table = Table(start, computer=dict.fromkeys(seats[1:], "best" if seed % 2 else "just-began"))
    hand, now_ms = LivelyHand(GAME, table.session.board, start, rng, CAREFUL), 0
    while not table.session.over and len(table.session.progress.history) < 600:
        now_ms += 3000
        die, seat = rng.randint(1, 6), table.session.seat
        said = table.die(now_ms, die)
        if said and said[0].verdict == "pass":
            hand.play(die, "pass", now_ms)
            continue
        moves, wanted = GAME.legal(hand.position, die), table.session.wanted
        assert bool(wanted) == (seat != "red")
        before = GAME.picture(hand.position)  # where a turn leaves it as it was, lifts alone tell of it
        ends = {move: GAME.picture(GAME.apply(hand.position, die, move)) for move in moves if move != "pass"}
        others = [move for move, end in ends.items() if move != wanted and (end != before or not wanted)]
        if wanted and others and rng.random() < 0.3:
            table.edges(hand.mistake(hand.wanted(die, rng.choice(others)), now_ms + 500))
            now_ms = hand.edges[-1].at_ms + 2000
            (wrong,) = table.until(now_ms)
            assert (wrong.verdict, wrong.reason, wrong.move) == ("illegal", NOT_WANTED, wanted)
            if ends.get(wanted) == before or rng.random() < 0.5:
                table.edges(hand.put_right(now_ms))
                now_ms = hand.edges[-1].at_ms + 2000
                assert [each.verdict for each in table.until(now_ms)] == ["restored"]
        move = wanted or max(others, key=lambda one: (one.endswith(hand.ground.goal), rng.random()))
        count_before = len(table.session.progress.history)
        table.edges(hand.play(die, move, now_ms + 500))
        now_ms = hand.edges[-1].at_ms + 3000
        table.until(now_ms)
        if table.session.dialogue.asking:
            assert move in table.session.dialogue.asking
            assert not wanted or table.session.dialogue.asking == (wanted,)
            table.choose(now_ms, move)
        assert len(table.session.progress.history) == count_before + 1
        assert table.session.progress.history[-1].move == move
        assert table.session.position == hand.position
    return table


RULES: dict[str, dict[str, Any]] = {
    "passing": {"may_pass": True, "six_again": True, "capture_own": False},
    "spared": {"capture_own": False},
    "places": {"play_for_places": True, "barricade_rows_forbidden": 2},
    "places, six again": {"play_for_places": True, "six_again": True, "capture_own": False},
}


@pytest.mark.slow
@pytest.mark.sampled(
    "variant, count, rules",
    [
        ("classic", 2, "passing"),
        ("fast", 3, "spared"),
        ("fast", 4, "places, six again"),
        ("fast", 4, "passing"),
        ("classic", 3, "spared"),
        ("classic", 3, "places"),
    ],
    sample=2,
)
def test_whole_games(variant: str, count: int, rules: str) -> None:
    table = game_against(count, variant, count, RULES[rules])
    assert table.session.over
    assert fold.restore(GAME, SETTINGS, table.entries).position == table.session.position
    if "play_for_places" in RULES[rules]:
        assert len(table.session.position.places) >= count - 1


def test_the_companion_plays_on_and_gives_the_seat_back() -> None:
    table = Table(BEGUN, {"red": "Mia"})
    table.die(1000, 4)
    assert not table.session.wanted
    table.tell(SeatChange(1500, "red", "handover", level="clever"))
    wanted = table.session.wanted
    assert wanted
    assert legal(table.session) == [wanted]
    assert fold.restore(GAME, SETTINGS, table.entries).wanted == wanted
    table.tell(SeatChange(1600, "red", "handover", "Mia"))
    assert not table.session.wanted
    assert table.session.table.names == {"red": "Mia"}


def test_it_plays_on_only_as_it_can() -> None:
    table = Table(BEGUN)
    table.tell(SeatChange(1500, "red", "handover", level="champion"))
    assert not table.session.table.computer


def test_what_hands_hold_while_it_takes_over_is_judged_by_what_it_wants() -> None:
    table = Table(BEGUN)
    table.die(1000, 4)
    table.touch(2000, "-g1")
    table.tell(SeatChange(2500, "red", "handover", level="best"))
    assert not table.session.wanted.startswith("g1")
    table.touch(3000, "+e1")
    (said,) = table.until(6000)
    assert said.reason == NOT_WANTED


def test_all_agree_without_the_companion() -> None:
    three = {**BEGUN, "house": {"red": 3, "green": 5, "blue": 4}}
    table = Table(three, computer={"green": "best"})
    table.die(1000, 4)
    table.tell(Overrule(2000, "number", number=2, seats=("red",)))
    assert table.session.die == 4
    table.tell(Agree(2100, ("blue",)))
    assert table.session.die == 2


def test_while_paused_nothing_is_told_and_afterwards_it_is_wanted_still() -> None:
    table = rolled()
    wanted, hand = table.session.wanted, hand_of(table)
    table.tell(Pause(2000, on=True))
    table.edges(hand.mistake(hand.wanted(4, another(table)), 3000))
    assert not table.until(9000)
    assert len(light_plan(table.session, frozenset())) == 1
    table.edges(hand.put_right(10_000))
    table.tell(Pause(14_000, on=False))
    table.until(16_000)
    assert table.session.wanted == wanted
    assert table.session.phase == "move"


A_TO_C = Footprint("a-c", spots("a"), spots("c"), arrivals=((2, spots("a")),))
AXC = Footprint(
    "axc", spots("a"), 0, spots("c"), ((1, 1),), (), ((2, spots("a")),), pool_arrivals=((1, spots("c")),)
)
OUT = Footprint("house-c", 0, spots("c"), pools=((0, -1),), arrivals=((2, spots("red:1 red:2")),))


@pytest.mark.parametrize(
    ("start", "touches", "footprint", "moved", "onward", "wrong", "missing"),
    [
        ("a d", "-a +b", A_TO_C, ((1, 0),), True, "b", "c"),  # one field on, and it is right
        ("a d", "-a +c -d +e", A_TO_C, ((2, 0), (4, 3)), False, "c e", "a d"),  # a strange piece, too
        ("a d", "-a +c", A_TO_C, None, False, "c", "a"),  # nobody knows which piece it is
        ("red:1 red:2", "-red:1 +b", OUT, ((1, 6),), True, "b", "c"),
        ("red:1 red:2", "-red:2 +b", OUT, ((1, 7),), True, "b", "c"),
        ("a c blue:1", "-c +b", AXC, ((1, 2),), False, "b", "c"),  # back is shorter
        ("a c blue:1", "-c +b -a +c", AXC, ((1, 2), (2, 0)), True, "b", "blue:2"),
    ],
)
def test_its_own_pieces_go_on_where_that_is_no_longer_than_back(
    start: str,
    touches: str,
    footprint: Footprint,
    moved: tuple[tuple[int, int], ...] | None,
    *,
    onward: bool,
    wrong: str,
    missing: str,
) -> None:
    arrangement = None if moved is None else Arrangement(moved, ())
    told = Illegal("wrong-count", "MA-04", 1, 1, arrangement)
    found = judged(bare(touched(start, touches), (footprint,)), told)
    assert found == Illegal(NOT_WANTED, "", spots(wrong), spots(missing))
    assert (found.onward, found.arrangement) == (onward, arrangement)


def test_a_strange_piece_in_the_air_leads_back() -> None:
    told = Illegal("wrong-count", "MA-04", 1, 1, Arrangement(((1, 0),), (3,)))
    assert not judged(bare(touched("a d", "-a +b -d"), (A_TO_C,)), told).onward


def test_what_stands_where_after_the_turn_it_wants() -> None:
    table = rolled(4, {**BEGUN, "pieces": {"c1": "red", "o1": "blue"}, "house": {"red": 4, "blue": 4}})
    session = table.session
    wanted = next(each for each in session.footprints if each.move == session.wanted)
    after = session.pictures.expected & ~wanted.removed | wanted.added
    kinds = kinds_after(session, after)
    assert [kinds[spot] for spot in bits(wanted.added)] == ["red"] * wanted.added.bit_count()
    assert all(kinds[spot] is None for spot in bits(wanted.removed))
