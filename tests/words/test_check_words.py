"""The sentences of the check: one for every state and every finding, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.bench import piece_test, walk as walks
from companion.bench.findings import Finding, proposal
from companion.bench.order import in_the_middle
from companion.bench.piece_test import Verdict
from companion.bench.stops import LIGHTS, LINES, Result, Stop
from companion.bench.walk import Walk
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board
from companion.core.model.types import Say
from companion.words import check_words, names as naming
from companion.words.i18n import LANGUAGES, translator
from tests.web.bench_states import GROUND, PLAN, seen

KINDS = (
    *("swapped", "ring", "elsewhere", "shared", "crosstalk", "dead", "restless"),
    *("slow", "weak", "hangs", "stuck", "light", "skipped"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [LINES, LIGHTS])
def test_every_finding_has_a_sentence_of_its_own(lang: str, kind: str) -> None:
    tell, walk = translator(lang), seen(replace(PLAN, kind=kind))
    told = [
        tell(check_words.finding_say(Finding(each, spots, 7, 45), walk, GROUND))
        for each in KINDS
        for spots in (("c1",), ("c1", "d1"))
    ]
    assert all("{" not in text and ("c1" in text or "d1" in text) for text in told)
    assert len({text.replace(" and d1", "").replace(" und d1", "") for text in told}) >= len(KINDS)


def test_findings_name_spots_lines_and_times() -> None:
    tell, walk = translator("en"), seen()
    assert tell(check_words.finding_say(Finding("swapped", ("c4", "c5")), walk, GROUND)) == (
        "The lines of c4 and c5 are swapped."
    )
    assert tell(check_words.finding_say(Finding("stuck", (), 77), walk, GROUND)).startswith("Line 77 is on")
    assert "90 ms" in tell(check_words.finding_say(Finding("slow", ("c4",), 3, 90), walk, GROUND))


def test_long_lists_are_cut_short() -> None:
    names = [f"c{i}" for i in range(30)]
    said = naming.listed(names)
    assert isinstance(said, Say)
    assert translator("en")(said) == "c0, c1, c2, c3, c4, c5, c6, c7 and 22 more"
    assert naming.listed(["c1"]) == "c1"


def chattering() -> Walk:
    walk = seen()
    for i in range(30):
        walk = walks.levels(walk, 100 + 60 * i, (i + 1) % 2)
    return walk


ON_C1 = 1 << GROUND.line_of["c1"]
LEARN_LIGHTS = replace(PLAN, kind=LIGHTS, learn=True)


def elsewhere(at_ms: int) -> Walk:
    """The magnet is on c1 instead of a1."""
    return walks.advance(walks.levels(seen(), 100, ON_C1), at_ms)


def answered(*spots: str) -> dict[str, Result]:
    """These spots as they should."""
    return {spot: Result("seen", (GROUND.line_of[spot],)) for spot in spots}


STATES: list[tuple[Callable[[], Walk], str, str]] = [
    (lambda: walks.begin(PLAN, 0), "I cannot see the board yet", ""),
    (seen, "Put the magnet here: ", ""),
    (
        lambda: walks.levels(walks.begin(PLAN, 0), 0, 0b11),
        "Take everything off the board",
        "Is the board empty?",
    ),
    (lambda: walks.advance(seen(), 9000), "Put the magnet here: ", "Nothing yet. Turn the magnet over"),
    (lambda: walks.advance(walks.levels(seen(), 100, 1), 500), "Seen! Take the magnet away.", ""),
    (lambda: walks.advance(walks.levels(seen(), 100, 1), 9000), "Seen!", "this sensor does not let go"),
    (lambda: replace(seen(), doubt=GROUND.line_of["c1"]), "Put the", "I have seen c1 instead of a1."),
    (lambda: replace(seen(), doubt=159), "Put the", "I have seen line 159 instead of a1."),
    (lambda: elsewhere(500), "I see c1 instead of a1.", "Take the magnet away."),
    (lambda: elsewhere(9000), "I see c1 instead of a1.", "Take the magnet away. Does the sensor not let go?"),
    (
        lambda: replace(elsewhere(500), doubt=GROUND.line_of["c1"]),
        "I see c1 instead of a1 again. Take the magnet away.",
        "",
    ),
    (chattering, "Put the", "goes on and off without end"),
    (lambda: replace(seen(), brief=True), "Put the", "That was quick!"),
    (lambda: replace(seen(), at=3), "0 of 3 spots have answered.", ""),
    (lambda: replace(seen(), at=3, results=answered("a1", "b1")), "2 of 3 spots have answered.", ""),
    (
        lambda: replace(seen(), at=3, results=answered("a1", "b1", "c1")),
        "All spots have been walked, and each has answered.",
        "",
    ),
    (
        lambda: replace(seen(replace(PLAN, kind=LIGHTS)), at=3, results=answered("a1")),
        "1 of 3 lights were found.",
        "",
    ),
    (
        lambda: walks.advance(
            replace(walks.levels(seen(LEARN_LIGHTS), 100, ON_C1), results={"c1": answered("c1")["c1"]}), 500
        ),
        "I see c1, which has had its light already.",
        "Take the magnet away.",
    ),
    (
        lambda: walks.advance(seen(replace(PLAN, kind=LIGHTS)), 9000),
        "One spot is lit",
        "Is no spot lit at all?",
    ),
    (
        lambda: replace(seen(replace(PLAN, kind=LIGHTS)), doubt=GROUND.line_of["c1"]),
        "One spot is lit",
        "I have seen c1. Put the magnet on the lit spot once more",
    ),
]


@pytest.mark.parametrize(("make", "say", "hint"), STATES)
def test_each_state_of_a_walk_is_told(make: Callable[[], Walk], say: str, hint: str) -> None:
    tell, walk = translator("en"), make()
    assert tell(check_words.walk_say(walk, GROUND)).startswith(say)
    more = check_words.walk_hint(walk, GROUND)
    assert hint in (tell(more) if more else "")
    assert bool(more) == bool(hint)


def test_a_spot_without_a_light_is_named_on_the_screen_alone() -> None:
    dark = replace(GROUND, light_of={"b1": 1})
    more = check_words.walk_hint(seen(), dark)
    assert more is not None
    assert translator("en")(more) == "This spot has no light."
    assert check_words.walk_hint(seen(), replace(GROUND, light_of={})) is None, "no spot has one"


def test_what_writing_would_do_is_told() -> None:
    tell = translator("en")
    walk = seen()
    none = proposal(walk, GROUND.line_of)
    assert (
        tell(check_words.proposal_say(none, walk, GROUND))
        == "Nothing has answered, so the map stays as it is."
    )
    walk = replace(walk, results=answered("a1"))
    fine = proposal(walk, GROUND.line_of)
    assert (
        tell(check_words.proposal_say(fine, walk, GROUND))
        == "Every line that has answered is where the map has it."
    )
    assert check_words.guessed_say(fine, GROUND) is None
    clash = replace(fine, clash=("a1", "b1"))
    assert "a1 and b1 cannot be told apart" in tell(check_words.proposal_say(clash, walk, GROUND))
    changed = replace(fine, changed=("a1", "b1"), guessed=("c1",))
    assert "the lines of a1 and b1" in tell(check_words.proposal_say(changed, walk, GROUND))
    guessed = check_words.guessed_say(changed, GROUND)
    assert guessed is not None
    assert tell(guessed).endswith(": c1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_verdict_on_a_piece_is_told(lang: str) -> None:
    tell = translator(lang)
    reasons = ("missed", "slow", "flickers", "hangs", "faint", "poles")
    told = {tell(check_words.verdict_say(3, Verdict("weak", (reason,)))) for reason in reasons}
    told |= {tell(check_words.verdict_say(3, Verdict(word))) for word in ("good", "none")}
    assert len(told) == 8
    assert all("3" in text for text in told)
    both = tell(check_words.verdict_say(3, Verdict("weak", ("missed", "slow"))))
    assert len(both) > max(map(len, told))


def test_pole_and_strength_are_told_where_they_are_known() -> None:
    tell = translator("en")
    assert check_words.pole_say(Verdict("good")) is None
    north, south = (
        check_words.pole_say(Verdict("good", (), pole, field)) for pole, field in ((True, 90), (False, None))
    )
    assert north is not None
    assert south is not None
    assert tell(north) == "north pole down, strength 90 of 127"
    assert tell(south) == "south pole down"


def test_each_state_of_a_piece_test_is_told() -> None:
    tell = translator("en")
    begun = piece_test.begin("i7", 5, 0)
    empty = piece_test.levels(begun, 0, 0)
    there = piece_test.advance(piece_test.levels(empty, 100, 1 << 5), 500)
    assert tell(check_words.piece_say(begun, GROUND)).startswith("I cannot see the board yet")
    assert tell(check_words.piece_say(empty, GROUND)).startswith("Put a piece here: ")
    assert tell(check_words.piece_say(there, GROUND)) == "Seen! Lift the piece."
    once = piece_test.press(empty, 0, "skip")
    assert tell(check_words.piece_say(once, GROUND)) == "Put it there again (2 of 4)."
    last = piece_test.press(piece_test.press(once, 0, "skip"), 0, "skip")
    assert tell(check_words.piece_say(last, GROUND)).startswith("Now turn the piece half round")
    hints = [
        check_words.piece_hint(each, GROUND)
        for each in (
            begun,
            empty,
            piece_test.advance(once, 9000),
            piece_test.advance(there, 9999),
            piece_test.levels(empty, 50, 1 << 6),
        )
    ]
    assert [hint is not None for hint in hints] == [False, False, True, True, True]


# --- boards with slots and outlets -------------------------------------------------------------------


SLOTTED = Board(
    name="slotted",
    spots=("a1", "b1", "c1", "a1-b1", "b1-c1", "out:a1"),
    xy=((0, 0), (1, 0), (2, 0), (0.5, 0), (1.5, 0), (-1, -1)),
    edges=((0, 1), (1, 2)),
    pools=(),
    marks={"slots": ("a1-b1", "b1-c1"), "contacts": ("out:a1",)},
)
SLOTS = replace(
    GROUND,
    board=SLOTTED,
    tell=lambda _: Say("here"),
    line_of={spot: line for line, spot in enumerate(SLOTTED.spots)},
    light_of={spot: line for line, spot in enumerate(SLOTTED.spots)},
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slot_and_a_contact_are_called_so_wherever_they_are_named(lang: str) -> None:
    tell = translator(lang)
    for kind in KINDS:
        for spots in (("a1-b1",), ("a1-b1", "b1-c1"), SLOTTED.spots):
            text = tell(check_words.finding_say(Finding(kind, spots, 3, 45), seen(), SLOTS))
            assert "a1-b1" not in text
            assert "out:" not in text
            assert "{" not in text
    told = tell(check_words.finding_say(Finding("swapped", ("a1-b1", "out:a1")), seen(), SLOTS))
    if lang == "en":
        assert told == "The lines of slot between a1 and b1 and here are swapped."


def test_a_slot_that_answers_for_another_is_told_at_once() -> None:
    tell = translator("en")
    plan = replace(PLAN, stops=(Stop("a1-b1", 3), Stop("out:a1", 5)))
    walk = walks.levels(seen(plan), 100, 0)
    assert tell(check_words.walk_say(walk, SLOTS)) == "Put the magnet here: here"
    walk = walks.advance(walks.levels(walk, 200, 1 << 4), 700)
    assert "slot between b1 and c1 instead of slot between a1 and b1" in tell(
        check_words.walk_say(walk, SLOTS)
    )
    walk = walks.levels(seen(replace(plan, stops=plan.stops[1:])), 100, 0)
    assert tell(check_words.walk_say(walk, SLOTS)) == "No magnet here: close this contact as in play: here"


def test_pieces_are_tested_on_a_field_where_there_is_one() -> None:
    assert in_the_middle(SLOTTED, SLOTTED.spots[::-1], {}) in ("a1", "b1")
    assert in_the_middle(SLOTTED, ("a1-b1", "out:a1"), {}) == "a1-b1"
