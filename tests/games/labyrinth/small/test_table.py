"""The small labyrinth at the table: hands and words through the referee, verdict by verdict."""

from __future__ import annotations

import pytest

from companion.core.corrections.accept_board import NOT_FOLLOWED
from companion.core.corrections.overrule import ruling
from companion.core.decision import fold
from companion.core.guidance.lights import light_plan
from companion.core.model.commands import Aid, Done, Given, Overrule
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Input
from companion.core.model.session import legal
from companion.core.model.session.recorded import TOURNAMENT
from companion.core.model.types import Verdict
from companion.core.reducer.command_refusal import ARRANGE_FIRST, NO_HELP, ends_rightly, refusal
from companion.games.labyrinth import GAME
from companion.journal.game_records import GameRecord
from companion.journal.notation.parse import parse_game
from companion.journal.notation.text import write_game
from companion.replay.events import event_of
from tests.table import SETTINGS, Table

ILLEGAL = ("illegal", "ambiguous")


def begun(**options: bool) -> Table:
    """Red in a1 and yellow in d4, the target on c3, nothing called."""
    table = Table(GAME.setup("small", ["red", "yellow"], options), game=GAME)
    table.until(1000)
    table.give(1100, "reveal:c3")
    return table


def right(table: Table, at_ms: int, slot: str, *then: str) -> None:
    """A right call of red, from ``at_ms``, and what hands do after it; 3 s."""
    table.give(at_ms, "call:red")
    table.touch(at_ms + 200, f"-{slot}")
    table.until(at_ms + 1000)
    table.give(at_ms + 1000, "read:red")
    table.touch(at_ms + 1200, *then)
    table.until(at_ms + 3000)


def short(verdicts: list[Verdict]) -> list[str]:
    """What was said, a word or two each; ``!`` where the turn ended."""
    return [
        " ".join((each.verdict, each.move or each.reason or " ".join(each.moves))).strip() + "!" * each.ends
        for each in verdicts
    ]


def test_a_whole_turn_is_heard_input_by_input() -> None:
    """SL-07, SL-09, SL-10, SL-20: call, pull, read, step; a wrong call ends it, and the walls go back."""
    table = begun()
    said = [
        *table.give(2000, "call:red"),
        *table.touch(2500, "-a1-b1"),
        *table.until(4000),
        *table.give(4000, "read:red"),
        *table.touch(4500, "-a1", "+b1"),
        *table.until(6000),
        *table.give(6000, "call:blue"),
        *table.touch(6500, "-b1-c1"),
        *table.until(8000),
        *table.give(8000, "read:red"),
        *table.touch(8500, "+a1-b1"),
        *table.until(10000),
        *table.touch(10500, "+b1-c1"),
        *table.until(12000),
    ]
    assert short(said) == [
        "heard call:red",
        "legal pull:a1-b1",
        "heard read:red",
        "legal step:b1",
        "heard call:blue",
        "legal pull:b1-c1",
        "heard read:red",
        "legal put:a1-b1",
        "legal put:b1-c1!",
    ]
    assert [each.at_ms for each in said if each.verdict == "legal"] == [3050, 5150, 7050, 9050, 11050]
    assert table.session.seat == "yellow"
    assert GAME.beside(table.session.position) == ()


def test_a_nudged_wall_is_nothing() -> None:
    """SA10: back within half a second, at any time."""
    table = begun()
    assert table.edges([(2000, "a1-b1", False), (2400, "a1-b1", True)]) == []
    assert table.until(5000) == []
    table.give(5000, "call:red")
    assert table.edges([(6000, "a1-b1", False), (6450, "a1-b1", True)]) == []
    assert table.until(9000) == []
    assert table.now == "settled"


def test_two_walls_put_back_at_once_are_heard_one_after_the_other() -> None:
    """SL-20, by both hands: no question, in the order in which they were put."""
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    right(table, 6000, "b1-c1", "-b1", "+c1")
    assert short(table.give(10000, "stop")) == ["heard stop"]
    table.touch(11000, "+b1-c1", "+a1-b1")
    assert short(table.until(14000)) == ["legal put:b1-c1", "legal put:a1-b1!"]


def two_walls_out() -> Table:
    """Red's turn is over, and two walls go back."""
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    right(table, 6000, "b1-c1", "-b1", "+c1")
    assert short(table.give(10000, "stop")) == ["heard stop"]
    return table


def test_sl_20_a_wall_put_back_and_taken_again_may_go_elsewhere_and_nobody_is_scolded() -> None:
    """Slowly, or from gap to gap: once the other wall is in, too, the turn is over without a question."""
    table = two_walls_out()
    assert short([*table.touch(11000, "+a1-b1"), *table.until(13000)]) == ["legal put:a1-b1"]
    assert short([*table.touch(14000, "-a1-b1"), *table.until(16000)]) == ["illegal another-gap"]
    assert short([*table.touch(17000, "+a1-b1"), *table.until(19000)]) == ["restored"]
    said = [*table.touch(20000, "-a1-b1", "+b1-c1"), *table.until(22000)]
    assert short(said) == ["illegal another-gap"]
    assert short([*table.touch(23000, "+a1-b1"), *table.until(25000)]) == ["legal put:b1-c1!"]
    assert short([*table.touch(26000, "-b1-c1"), *table.until(28000)]) == ["illegal leave-the-walls"]
    assert short([*table.touch(29000, "+b1-c1"), *table.until(31000)]) == ["restored"]
    table.give(32000, "call:red")
    assert table.session.position.back == 0


def test_sl_21_a_wall_that_stood_all_the_time_stays_while_others_go_back() -> None:
    table = two_walls_out()
    table.touch(11000, "+a1-b1")
    table.until(13000)
    assert short([*table.touch(14000, "-c3-d3"), *table.until(16000)]) == ["illegal leave-the-walls"]


def test_a_figure_goes_several_fields_without_rest() -> None:
    """SA1: back through open gaps, each field passed in 100 ms."""
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    right(table, 6000, "b1-c1", "-b1", "+c1")
    table.touch(10000, "-c1", "+b1", "-b1", "+a1")
    assert short(table.until(12000)) == ["legal step:b1", "legal step:a1"]
    assert table.session.phase == "say"


def test_a_step_before_the_colour_is_read_waits_for_it() -> None:
    """SL-07: the wall counts; the step is too early, and counts once the colour is said."""
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1", "-a1", "+b1")
    said = table.until(5000)
    assert short(said) == ["legal pull:a1-b1", "illegal read-first"]
    assert (said[1].wrong, said[1].missing) == (("b1",), ("a1",))
    assert short(table.give(6000, "read:red")) == ["heard read:red", "legal step:b1"]


def test_a_step_before_a_wrong_colour_goes_back() -> None:
    """SL-10: the figure stays where it was."""
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1", "-a1", "+b1")
    table.until(5000)
    assert short(table.give(6000, "read:blue")) == ["heard read:blue"]
    assert table.session.turn.reported is not None
    table.touch(7000, "-b1", "+a1")
    assert short(table.until(9000)) == ["restored"]
    table.touch(9500, "+a1-b1")
    assert short(table.until(11000)) == ["legal put:a1-b1!"]


@pytest.mark.parametrize(
    ("touches", "reason", "wrong", "missing"),
    [
        (("-b1-c1",), "not-your-wall", (), ("b1-c1",)),
        (("-d4", "+d3"), "not-your-piece", ("d3",), ("d4",)),
        (("-a1", "+b1"), "wall", ("b1",), ("a1",)),
        (("-a1", "-d4", "+a2", "+d3"), "not-your-piece", ("a2", "d3"), ("a1", "d4")),
    ],
)
def test_what_may_not_be_is_put_back(
    touches: tuple[str, ...], reason: str, wrong: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    """SL-06, SL-08, SL-09: said at rest, and all is well when the board is right again."""
    table = begun()
    table.touch(2000, *touches)
    (said,) = table.until(6000)
    assert (said.verdict, said.reason, said.wrong, said.missing) == ("illegal", reason, wrong, missing)
    undo = [f"{'+' if touch[0] == '-' else '-'}{touch[1:]}" for touch in reversed(touches)]
    table.touch(7000, *undo)
    assert short(table.until(10000)) == ["restored"]


def test_taking_back_goes_input_by_input_and_brings_the_wall_back() -> None:
    table = begun()
    table.give(2000, "call:red")
    table.touch(2500, "-a1-b1")
    table.until(4000)
    table.give(5000, "read:red")
    table.undo(6000)
    assert [one.word for one in GAME.expects(table.session.position)] == ["read"]
    table.undo(7000)
    assert table.session.phase == "arrange"
    table.touch(8000, "+a1-b1")
    table.until(10000)
    assert [one.word for one in GAME.expects(table.session.position)] == ["pull"]
    table.undo(11000)
    assert table.session.phase == "say"
    table.undo(12000)  # nothing but the target, which people have drawn
    assert table.session.phase == "draw"


def test_half_a_turn_is_restored_from_its_entries() -> None:
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    table.give(6000, "call:blue")
    again = fold.restore(GAME, SETTINGS, table.entries)
    assert again.position == table.session.position
    assert [past.move for past in again.progress.history] == [
        past.move for past in table.session.progress.history
    ]
    assert again.progress.history[-1].deeds == table.session.progress.history[-1].deeds


def test_the_table_may_accept_a_wall_that_should_not_have_been_pulled() -> None:
    """SA9 overruled: the turn is over but for the wall, which goes back into any gap."""
    table = begun()
    table.touch(2000, "-b1-c1")
    assert short(table.until(4000)) == ["illegal not-your-wall"]
    (said,) = table.tell(Overrule(5000, "accept"))
    assert (said.verdict, said.kind) == ("overruled", "accept")
    assert [one.word for one in table.session.awaited] == ["put"]
    table.touch(6000, "+b1-c1")
    assert short(table.until(8000)) == ["legal put:b1-c1!"]


def test_a_wall_out_of_place_while_another_goes_back_is_not_accepted() -> None:
    table = begun()
    right(table, 2000, "a1-b1")
    right(table, 6000, "a1-a2")
    table.give(10000, "stop")
    table.touch(11000, "-c1-c2")
    table.touch(12000, "+a1-b1")
    table.until(14000)
    assert ruling(table.session, Overrule(14000, "accept")) == NOT_FOLLOWED  # which wall is where?
    table.touch(15000, "+c1-c2")
    table.until(17000)
    table.touch(18000, "+a1-a2")
    table.until(20000)
    assert table.session.seat != "red"


# --- lights --------------------------------------------------------------------------------------


def lit(table: Table) -> dict[str, str]:
    """Spot -> colour and pattern."""
    plan = light_plan(table.session, frozenset())
    return {spot: f"{lamp.colour} {lamp.pattern}" for spot, lamp in plan.items()}


def test_the_target_shines_and_the_own_figure_breathes() -> None:
    """So do the walls around it: pulled before the call they lead to a question, not to a foul (SA12)."""
    walls = {"a1-b1": "red steady", "a1-a2": "red steady"}
    assert lit(begun()) == {"c3": "magenta steady", "a1": "red breathe", **walls}
    assert lit(begun(ask_late_call=False)) == {"c3": "magenta steady", "a1": "red breathe"}


def test_after_the_call_the_walls_that_may_be_pulled_shine() -> None:
    table = begun(ask_late_call=False)
    table.give(2000, "call:red")
    walls = {"a1-b1": "red steady", "a1-a2": "red steady"}
    assert lit(table) == {"c3": "magenta steady", "a1": "red breathe", **walls}


def test_open_gaps_and_slots_to_be_filled_shine() -> None:
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    assert lit(table)["a1-b1"] == "cyan steady"
    assert lit(table)["b1"] == "red steady"
    table.give(6000, "stop")
    assert lit(table)["a1-b1"] == "white breathe"


@pytest.mark.parametrize("aid", [False, True])
def test_remembered_colours_shine_only_with_the_memory_aid(aid: bool) -> None:
    table = begun(memory_aid=aid)
    right(table, 2000, "a1-b1", "-a1", "+b1")
    table.give(6000, "stop")
    table.touch(7000, "+a1-b1")
    table.until(9000)
    assert (lit(table).get("a1-b1") == "red steady") is aid


def test_the_memory_aid_is_switched_while_a_game_plays_and_stays_so_when_something_is_taken_back() -> None:
    """A help of the table: neither taking back nor a restart touches it."""
    table = begun()
    table.give(2000, "call:red")
    assert GAME.aids(table.session.position) == {"memory_aid": False}
    table.tell(Aid(2500, "memory_aid", on=True))
    assert GAME.aids(table.session.position) == {"memory_aid": True}
    table.touch(3000, "-a1-b1")
    table.until(5000)
    table.give(5100, "read:blue")
    assert "put:a1-b1=blue" in legal(table.session)
    for at_ms in (6000, 6100, 6200):
        table.undo(at_ms)
    assert (table.session.awaited[0].word, table.session.progress.history[-1].move) == ("call", "reveal:c3")
    assert GAME.aids(table.session.position) == {"memory_aid": True}
    again = fold.restore(GAME, SETTINGS, table.entries)
    assert again.position == table.session.position
    text = write_game(GameRecord("2026-11-22T10:00:00+01:00", "1", tuple(table.entries)))
    assert "\naid memory_aid on\n" in text
    assert fold.restore(GAME, SETTINGS, parse_game(text, "text").entries).position == again.position
    said = {"ms": 2500, "said": "Aid", "with": {"aid": "memory_aid", "on": True}}
    assert event_of(said, 1, GAME.board("small"), GAME.die_faces) == Aid(2500, "memory_aid", on=True)


def test_the_memory_aid_stays_off_in_a_tournament() -> None:
    table = begun()
    table.play = replace(
        table.play, session=replace(table.session, table=replace(table.session.table, judging=TOURNAMENT))
    )
    assert refusal(table.session, Aid(2000, "memory_aid", on=True)) is NO_HELP
    assert refusal(table.session, Aid(2000, "second_sight", on=True)) is not None


def test_sl_20_a_wall_that_goes_back_before_the_turn_is_ended_counts_once_it_is() -> None:
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    assert short([*table.touch(6000, "+a1-b1"), *table.until(8000)]) == ["illegal turn-goes-on"]
    assert ends_rightly(table.session, 8000)
    said = [*table.give(9000, "stop"), *table.until(11000)]
    assert short(said) == ["heard stop", "legal put:a1-b1!"]
    assert table.session.seat == "yellow"
    assert not ends_rightly(table.session, 11000)


def test_sl_20_the_key_that_ends_a_turn_does_the_same() -> None:
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    table.touch(6000, "+a1-b1")
    table.until(8000)
    said = [*table.tell(Done(9000)), *table.until(11000)]
    assert short(said) == ["heard stop", "legal put:a1-b1!"]


def test_sl_20_two_walls_put_back_at_once_count_once_the_turn_is_ended() -> None:
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    right(table, 6000, "b1-c1", "-b1", "+c1")
    table.touch(10000, "+a1-b1", "+b1-c1")
    table.until(12000)
    assert table.session.turn.reported is not None
    assert short([*table.give(13000, "stop"), *table.until(15000)])[0] == "heard stop"
    assert table.session.seat == "yellow"


@pytest.mark.parametrize("hands", [[("-a1-b1", "+b1-c1")], [("-a1-b1",), ("+b1-c1",)]])
def test_sl_20_a_changed_mind_about_a_slot_ends_without_a_question(hands: list[tuple[str, ...]]) -> None:
    """A wall put back goes into another slot after all; the last one then into the first slot."""
    table = begun()
    right(table, 2000, "a1-b1", "-a1", "+b1")
    table.give(6000, "call:blue")
    table.touch(6500, "-b1-c1")
    table.until(8000)
    table.give(8000, "read:red")
    table.touch(9000, "+a1-b1")
    for number, touches in enumerate(hands):
        table.touch(12000 + 3000 * number, *touches)
    table.touch(20000, "+a1-b1")
    said = short(table.until(25000))
    assert said == ["legal put:b1-c1!"]
    assert table.session.seat == "yellow"


def test_sl_09_a_turn_is_not_ended_over_a_figure_that_went_wrong() -> None:
    table = begun()
    right(table, 2000, "a1-b1")
    table.touch(6000, "-a1", "+a2")
    table.until(8000)
    assert not ends_rightly(table.session, 8000)
    assert refusal(table.session, Given(8000, Input("stop"))) == ARRANGE_FIRST
