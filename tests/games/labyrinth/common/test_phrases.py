"""What the labyrinths say: something for everything, without coordinates, and nothing that is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core.decision.fold import begin
from companion.core.guidance.way_back_planner import Step
from companion.core.model.capabilities import Sign
from companion.core.model.inputs import Input, Taken
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardFound, Say
from companion.core.reducer import step as referee
from companion.games import labyrinth
from companion.games.labyrinth import GAME, Position
from companion.games.labyrinth.common.phrases import WHY
from companion.games.labyrinth.small.position import HouseRules
from companion.words.i18n import translator
from companion.words.sentences import tell_step
from tests.games.labyrinth.labyrinth_big_positions import at
from tests.games.labyrinth.labyrinth_walk import heard, inputs, told, walk
from tests.games.labyrinth.small_labyrinths import stand

COORDINATE = re.compile(r"\b[a-f][1-6]\b")


def said(say: Say | None) -> str:
    """A sentence in English, seats by their names."""
    assert say is not None
    return translator("en")(say)


def tell(position: Position, text: str) -> str:
    word, _, value = text.partition(":")
    return said(GAME.tell(position, Input(word, value), told(position, text)))


def ask(position: Position, word: str) -> str:
    return said(GAME.ask(position, next(one for one in GAME.expects(position) if one.word == word)))


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("small", {"ask_late_call": False, "foreign_pull_back": False, "memory_aid": True}),
        ("small", {"both_calls_first": True, "box": {"arrows": []}}),
        ("big", {}),
        ("big", {"walls": 24, "reserve_start": False, "redraw_under": True, "memory_aid": True}),
    ],
)
def test_there_is_a_sentence_for_everything_that_may_come(variant: str, options: dict[str, bool]) -> None:
    for position in walk(variant, 4, 90, options):
        for one in GAME.expects(position):
            assert one.seats[0] in said(GAME.ask(position, one)) or one.word in ("read", "reveal", "place")
        for given in inputs(position)[::7]:
            answer = GAME.hear(position, given)
            assert isinstance(answer, Taken)
            for sentence in (GAME.label(position, given), GAME.tell(position, given, answer)):
                assert said(sentence)
                assert not COORDINATE.search(said(sentence))
        assert all(said(sign.text) for sign in GAME.signs(position) or ())


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(labyrinth.__file__).parent.rglob("*.py"))
    reasons = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    reasons |= set(re.findall(r'Refused\("[a-z-]+" if .* else "([a-z-]+)"', source))
    reasons |= set(re.findall(r'Why\("([a-z-]+)"', source))
    set_up = {"seats", "no-corner", "same-corner", "not-diagonal", "too-many-walls", "walled-in"}
    assert reasons - set_up == set(WHY)
    assert "red" in said(GAME.why(GAME.setup("small", GAME.seats), "not-your-turn", "SL-06"))
    assert said(GAME.why(GAME.setup("big", GAME.seats), "no such reason", "")).startswith("I could not")


def test_a_turn_of_the_small_game_in_words() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, target="b1", chips={"red": 2})
    assert ask(start, "call") == "red, call a colour."
    called = heard(start, "call:red")
    assert tell(start, "call:red") == "red calls: red."
    assert ask(called, "pull").startswith("red, pull a wall next to you")
    pulled = heard(called, "pull:a1-b1")
    assert tell(called, "pull:a1-b1") == "red pulls a wall."
    assert ask(pulled, "read") == "Lay the wall on the tray. What colour is it?"
    assert tell(pulled, "read:blue") == "Called: red, pulled: blue. The turn of red is over."
    assert tell(pulled, "read:red") == "The wall: red. Right! red goes on."
    opened = heard(pulled, "read:red")
    assert ask(opened, "call") == "red, go through a gap, or call a colour."
    assert tell(opened, "step:b1") == "red finds the target: chip 3 of 5!"
    late = heard(start, "pull:a1-b1")
    assert ask(late, "call") == "red, which colour did you call?"
    assert tell(late, "call:none") == "red has called no colour before pulling the wall. The turn is over."


def test_sl_14_a_gap_that_leads_to_a_figure_is_no_way_but_a_jump() -> None:
    start = stand({"red": "b1", "yellow": "b2"}, target="d1")
    back = heard(start, "call:red", "pull:a1-b1", "read:red", "step:a1", "step:b1")
    there = heard(back, "call:blue", "pull:b1-b2", "read:blue")
    assert [one.word for one in GAME.expects(there)][:2] == ["call", "step"]  # back to a1, the old way
    assert ask(there, "call") == "red, a figure stands there. Call one more colour to jump over it."
    assert ask(heard(there, "call:red"), "pull").startswith("red, pull a wall behind the figure")
    opened = heard(there, "call:red", "pull:b2-c2", "read:red")
    assert ask(opened, "step") == "red, you may go through the gap."


def test_sl_02_where_a_wall_went_back_is_told_without_its_colour() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, options=HouseRules(memory_aid=True))
    out = heard(start, "call:red", "pull:a1-b1", "read:blue")
    assert ask(out, "put") == "red, now a wall goes back: blue. Put it into any gap."
    assert tell(out, "put:a1-b1=blue") == "All walls are back. Now it goes on with yellow."
    two = heard(start, "call:red", "pull:a1-b1", "read:red", "call:red", "pull:a1-a2", "read:blue")
    assert tell(two, "put:a1-b1=red") == "red puts a wall back."


def test_a_turn_of_the_big_game_in_words_and_never_where_a_wall_is() -> None:
    start = at({"red": "b2", "yellow": "f6"}, walls=["c2-d2"], target="c3")
    assert tell(start, "die:3") == "red rolled 3."
    rolled = heard(start, "die:3")
    assert ask(rolled, "step") == "red, slide your figure: 3 steps at most."
    assert said(GAME.label(rolled, Input("walk", "b2-c2-c1-d1"))) == "Go: right, down, right"
    fallen = told(rolled, "walk:b2-c2-d2")
    assert said(GAME.tell(rolled, Input("walk", "b2-c2-d2"), fallen)) == (
        "Bump, a wall! The figure of red goes back to its corner."
    )
    assert ask(fallen.position, "home").startswith("red, put your figure back on its corner: the bottom left")
    assert tell(fallen.position, "home:a1") == "red is back on the own corner. yellow is next."
    assert tell(rolled, "walk:b2-c2-c3") == "red finds the target: chip 1 of 5!"
    drawing = at({"red": "b2", "yellow": "e5"}, target=None)
    assert tell(drawing, "reveal:e5") == "The next target lies right under yellow: a chip! Another one comes."


# --- what belongs into a picture -----------------------------------------------------------------


def signs(position: Position, what: str) -> list[Sign]:
    return [sign for sign in GAME.signs(position) or () if sign.what == what]


def test_the_picture_of_a_small_game_has_target_chips_corners_and_walls_beside() -> None:
    start = stand({"red": "a1", "yellow": "d4"}, target="b1", chips={"red": 2})
    out = heard(start, "call:red", "pull:a1-b1", "read:red", "call:red", "pull:a1-a2")
    assert [(sign.spot, sign.value) for sign in signs(out, "target")] == [("b1", "b1")]
    assert [(sign.seat, sign.value) for sign in signs(out, "chip")] == [("red", "a2"), ("red", "a3")]
    assert [(sign.spot, sign.seat) for sign in signs(out, "corner")] == [("a1", "red"), ("d4", "yellow")]
    assert [sign.value for sign in signs(out, "beside")] == ["red", ""]


def test_walls_that_play_has_shown_are_painted_only_where_the_table_wants_it() -> None:
    for aid in (False, True):
        start = at({"red": "b2", "yellow": "f6"}, walls=["c2-d2", "e5-e6"], steps=3, memory_aid=aid)
        fallen = heard(start, "walk:b2-c2-d2")
        assert [sign.spot for sign in signs(fallen, "known")] == ["c2-d2"] * aid


@pytest.mark.parametrize(
    ("frm", "to", "piece", "english", "german"),
    [
        (
            "b1",
            "a1",
            "red",
            (
                "Put the red figure from the second field from the left in the bottom row back on the"
                " bottom left corner."
            ),
            (
                "Stell die rote Figur vom 2. Feld von links in der untersten Reihe zurück auf das"
                " Eckfeld unten links."
            ),
        ),
        (
            "b1-c1",
            "a1-b1",
            "wall",
            (
                "Take the wall out of the wall slot in the middle of the bottom row and push it back into the"
                " first wall slot from the left in the bottom row."
            ),
            (
                "Steck die Mauer aus dem Mauerfach in der Mitte der untersten Reihe zurück in das"
                " 1. Mauerfach von links in der untersten Reihe."
            ),
        ),
        (
            "b1-c1",
            "",
            None,  # what stands in a slot is a wall, whoever has seen it come
            "Pull the wall out of the wall slot in the middle of the bottom row.",
            "Zieh die Mauer aus dem Mauerfach in der Mitte der untersten Reihe.",
        ),
    ],
)
def test_a_way_back_names_figures_and_walls_and_what_is_done_with_them(
    frm: str, to: str, piece: str | None, english: str, german: str
) -> None:
    _, entry = referee.new_game(GAME, Settings(), GAME.setup("small", ("red", "yellow")), {}, 0)
    session = begin(GAME, Settings(), entry)
    session, _ = referee.step(session, BoardFound(0, session.pictures.expected))
    spots: dict[str, int | None] = {"": None, **session.board.index}
    step = tell_step(session, Step(spots[frm], spots[to], piece))
    assert (translator("en")(step), translator("de")(step)) == (english, german)
