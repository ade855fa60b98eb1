"""What the panel shows and plays, by what the table shows."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model.commands import DieRolled, Done, Pause
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed
from companion.core.model.session import legal
from companion.core.model.types import Verdict
from companion.daemon.desk.panel import DEEDS, face, tunes
from companion.ports.panel import TUNES, Face
from companion.ports.table import LinkState, View
from tests.daemon.desk.panel_rig import START, UP, table, view
from tests.table import Table

# --- what is shown -----------------------------------------------------------------------------


def test_the_status_light_breathes_without_a_game_burns_in_one_and_blinks_when_something_is_wrong() -> None:
    made = table()
    down = LinkState("table", False, 0, why="unplugged: out")
    assert face(Face(), None, view(None)).status == "breathe"
    assert face(Face(), None, view(made)).status == "steady"
    assert face(Face(), None, view(made, links=(UP, down))).status == "blink"
    assert face(Face(), None, view(None, links=(down,))).status == "blink"
    assert face(Face(), None, view(made, journal_ok=False)).status == "blink"
    over = replace(made.session, progress=replace(made.session.progress, ended=True))
    assert face(Face(), None, view(made, session=over)).status == "breathe"
    made.tell(Pause(50, on=True))
    assert face(Face(), None, view(made, links=(down,))).status == "rest"  # a cable may be out meanwhile


def test_a_number_that_is_told_is_shown_and_one_that_is_rolled_is_seen_to_roll() -> None:
    made = table()
    before = view(made)
    made.tell(DieRolled(100, 4, "told"))
    told = face(Face(), before, view(made))
    assert told == Face("steady", 4)
    made = table()
    made.tell(DieRolled(100, 4, "rolled"))
    rolled = face(told, before, view(made))
    assert rolled == Face("steady", 4, 1, 4)
    assert face(rolled, view(made), view(made, rev=2)) == rolled  # the same number is not rolled anew


def test_a_number_that_lets_the_turn_pass_is_seen_and_heard() -> None:
    stuck = {"i10": "red", "i9": "barricade", "i11": "barricade"}
    made = Table({"turn": "red", "pieces": stuck, "house": {"red": 0, "blue": 5}})
    before = view(made)
    made.tell(DieRolled(100, 2, "rolled"))
    assert (made.session.die, made.session.progress.history[-1].how) == (None, "pass")
    assert face(Face(), before, view(made)) == Face("steady", 0, 1, 2)
    assert tunes(before, view(made)) == ["pass"]


def test_only_the_last_turn_tells_that_a_number_let_it_pass() -> None:
    stuck = {"i10": "red", "i9": "barricade", "i11": "barricade"}
    made = Table({"turn": "red", "pieces": stuck, "house": {"red": 0, "blue": 5}})
    before = made.session
    made.tell(DieRolled(100, 2, "rolled"))
    (passed,) = made.session.progress.history
    moved = replace(passed, how="sensors")
    was, now = (
        replace(before, progress=replace(before.progress, history=(moved,))),
        replace(made.session, progress=replace(made.session.progress, history=(moved, passed))),
    )
    assert face(Face(), view(made, session=was), view(made, session=now)) == Face("steady", 0, 1, 2)


def test_a_turn_let_pass_with_its_number_known_does_not_roll_again() -> None:
    made = Table({**START, "options": {"may_pass": True}})
    made.tell(DieRolled(100, 4, "rolled"))
    before = view(made)
    made.tell(Done(200))
    assert made.session.progress.history[-1].how == "pass"
    assert face(Face("steady", 4, 1, 4), before, view(made)) == Face("steady", 0, 1, 4)


def test_a_game_that_goes_on_brings_its_number_and_does_not_roll_it() -> None:
    other, made = table(), table()
    made.tell(DieRolled(100, 4, "rolled"))
    assert face(Face(), view(other, game_id=7), view(made)) == Face("steady", 4)


def test_at_a_restart_nothing_rolls_and_nothing_sounds() -> None:
    made = table()
    made.tell(DieRolled(100, 4, "rolled"))
    made.touch(200, "-a1", "+q1")
    made.until(5000)
    assert made.said
    assert face(Face(), None, view(made)) == Face("steady", 4)
    assert tunes(None, view(made)) == ()
    assert tunes(view(None), view(made)) == ()
    assert tunes(view(made), view(None, game_id=1)) == ()  # it broke: there is nothing to look at
    assert tunes(view(made, game_id=7), view(made)) == ()


# --- what is heard -----------------------------------------------------------------------------


def heard(act: Callable[[Table], object], made: Table | None = None) -> list[str]:
    made = made or table()
    before = view(made)
    act(made)
    return list(tunes(before, view(made)))


def test_verdicts_have_their_tunes() -> None:
    made = table()
    made.die(100, 1)
    move = legal(made.session)[0]
    assert heard(lambda t: t.enter(200, move), made) == ["legal"]
    assert heard(lambda _: None, made) == []
    made = table()
    made.die(100, 1)
    assert heard(lambda t: (t.touch(200, "-a3", "+q1"), t.until(2000)), made) == ["illegal"]
    assert heard(lambda t: (t.touch(3000, "-q1", "+a3"), t.until(5000)), made) == ["legal"]  # put back


def test_a_capture_sounds_different_from_a_plain_move() -> None:
    made = Table(
        {"pieces": {"c1": "red", "e1": "blue"}, "house": {"red": 4, "blue": 4}, "turn": "red"},
    )
    made.die(100, 2)
    assert heard(lambda t: t.enter(200, "c1xe1"), made) == ["captured"]


def test_a_game_that_is_won_sounds_won_alone() -> None:
    made = Table({"pieces": {"i13": "red", "i9": "blue"}, "house": {"red": 4, "blue": 4}, "turn": "red"})
    made.die(100, 1)
    move = next(m for m in legal(made.session) if m.endswith("i14"))
    assert heard(lambda t: t.enter(200, move), made) == ["won"]
    assert face(Face(), None, view(made)).status == "breathe"


def test_what_an_input_did_is_heard_and_what_only_was_said_is_not() -> None:
    made = table()
    before = view(made)

    def after(*verdicts: Verdict) -> list[str]:
        session = replace(
            made.session,
            dialogue=replace(made.session.dialogue, verdicts=(*made.session.dialogue.verdicts, *verdicts)),
        )
        return list(tunes(before, view(made, session=session)))

    said = Verdict(100, "heard", "red", "call:red", deeds=(Deed("called", "red", value="red"),))
    wrong = Verdict(200, "heard", "red", "read:blue", deeds=(Deed("read"), Deed("wrong", "red")), ends=True)
    chip = Verdict(300, "legal", "red", "step:b1", deeds=(Deed("stepped"), Deed("chip"), Deed("revealed")))
    assert after(said) == []
    assert after(said, wrong) == ["bump"]
    assert after(chip) == ["prize"]
    assert after(replace(chip, deeds=(Deed("dropped"),)), said) == ["bump"]
    assert after(Verdict(400, "legal", "red", "pull:a1-b1", deeds=(Deed("pulled"),))) == ["legal"]


def test_where_more_was_said_than_is_kept_only_the_last_is_heard() -> None:
    made = table()
    first, bump, last = (
        Verdict(at, word, "red", "a3-b3") for at, word in ((1, "legal"), (2, "illegal"), (3, "fault"))
    )

    def said(*verdicts: Verdict) -> View:
        return view(
            made, session=replace(made.session, dialogue=replace(made.session.dialogue, verdicts=verdicts))
        )

    assert list(tunes(said(first), said(first, bump, last))) == ["illegal", "fault"]
    assert list(tunes(said(first), said(bump, last))) == ["fault"]


def test_every_deed_that_is_heard_has_a_tune() -> None:
    assert set(DEEDS.values()) <= set(TUNES)
