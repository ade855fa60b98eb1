"""What the walk test and earlier games have shown is what weighing begins with; kept walks follow no link."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.bench import walk as walks
from companion.bench.stops import LINES, Plan, Stop, Tally
from companion.core.decision import fold
from companion.core.model.commands import EndGame
from companion.core.model.miss_rates import MissRates, earlier, walked
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Entry
from companion.core.reducer import step
from companion.daemon.bench.walk_store import WalkStore
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.opening import Opening
from companion.games.malefiz import GAME
from companion.ports.commands import NewGame
from companion.replay.run import replay_lines
from tests.daemon.loop.loop_rig import begun, rig
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARD = GAME.board("classic")
LINES_OF = {spot: line for line, spot in enumerate(BOARD.spots)}
TWO = NewGame("malefiz", "classic", ("red", "blue"))
TALLIES = {"a1": Tally(4, 3), "red:1": Tally(1, 1), "c1": Tally(0, 0), "elsewhere": Tally(2, 0)}


def opening(tallies: Mapping[str, Tally], *, real: bool = True) -> Opening:
    devices = Devices([Wired(FakeLink("table"), FakeMap(BOARD.name, LINES_OF))])
    return Opening({"malefiz": GAME}, Settings(), devices, {BOARD.name: tallies}.__getitem__, real)


def shares(contacts: MissRates) -> list[float]:
    return [contacts.share(spot, Settings().missed_lifts) for spot in range(len(BOARD.spots))]


def test_a_game_begins_with_what_the_walk_has_shown() -> None:
    session, entry = opening(TALLIES).new_game(TWO, 5)
    a1, house = BOARD.index["a1"], BOARD.index["red:1"]
    assert session.contacts.miss_rates.walked == walked({a1: (3, 1), house: (1, 0)})
    assert entry.data["walked"] == {"a1": [3, 1], "red:1": [1, 0], "elsewhere": [0, 2]}
    assert shares(session.contacts.miss_rates)[a1] > 20 * shares(MissRates())[a1]


def test_a_game_that_goes_on_has_the_same_walk_once_whatever_was_walked_since() -> None:
    session, entry = opening(TALLIES).new_game(TWO, 5)
    again = opening({"a1": Tally(9, 0)}).stored_game([entry])
    assert shares(again.contacts.miss_rates) == shares(session.contacts.miss_rates)
    roll = fold.fold(again, type(entry)("roll", 6, {"seat": "red", "die": 1, "how": "told"}))
    assert shares(roll.contacts.miss_rates) == shares(session.contacts.miss_rates)


def test_a_real_board_without_a_walk_is_doubted() -> None:
    session, entry = opening({}).new_game(TWO, 5)
    assert entry.data["doubted"] is True
    assert session.contacts.miss_rates == MissRates(doubted=True)
    assert session.contacts.miss_rates.unproven
    assert opening({}).stored_game([entry]).contacts.miss_rates == session.contacts.miss_rates


def test_a_board_that_was_walked_is_not_doubted() -> None:
    few = dict.fromkeys(BOARD.spots[:29], Tally(1, 1))
    assert opening(few).new_game(TWO, 5)[0].contacts.miss_rates.doubted
    assert opening({**few, "elsewhere": Tally(1, 1)}).new_game(TWO, 5)[0].contacts.miss_rates.doubted
    session, entry = opening(dict.fromkeys(BOARD.spots[:30], Tally(1, 1))).new_game(TWO, 5)
    assert not session.contacts.miss_rates.doubted
    assert "doubted" not in entry.data


@pytest.mark.parametrize("tallies", [{}, {"a1": Tally(1, 1)}, {"a1": Tally(0, 0)}])
def test_a_board_that_is_drawn_is_not_doubted(tallies: dict[str, Tally]) -> None:
    session, entry = opening(tallies, real=False).new_game(TWO, 5)
    assert {"doubted", "played"}.isdisjoint(entry.data)
    assert session.contacts.miss_rates.unsure == 0


def played_on(entry: Entry, *lifts: tuple[list[str], list[str]]) -> list[Entry]:
    """A game in which turns have shown these lifts, seen and missed."""
    return [entry, *(Entry("input", 6, {"seen": seen, "missed": missed}) for seen, missed in lifts)]


def test_a_game_begins_with_what_is_left_of_what_the_one_before_has_shown() -> None:
    _, entry = opening({}).new_game(TWO, 5)
    before = played_on(entry, (["a1", "c1"], []), (["a1"], ["d1"]), ([], []))
    session, following = opening({}).new_game(TWO, 5, before)
    assert following.data["played"] == {"a1": [1.8, 0], "c1": [0.9, 0], "d1": [0, 0.9]}
    a1, c1, d1 = (BOARD.index[spot] for spot in ("a1", "c1", "d1"))
    assert session.contacts.miss_rates.earlier == earlier({a1: (1.8, 0), c1: (0.9, 0), d1: (0, 0.9)})
    third, _ = opening({}).new_game(TWO, 5, played_on(following, (["a1"], [])))
    assert third.contacts.miss_rates.earlier.lifts[a1] == pytest.approx((0.9 * 2.8, 0), abs=0.01)


def test_what_was_mended_and_walked_is_believed_again() -> None:
    _, entry = opening({"d1": Tally(1, 1), "e1": Tally(1, 1)}).new_game(TWO, 5)
    before = played_on(entry, *[(["c1"], ["d1", "e1"])] * 4)
    _, following = opening({"d1": Tally(2, 2), "e1": Tally(2, 1)}).new_game(TWO, 5, before)
    assert following.data["played"] == {"c1": [3.6, 0], "d1": [0, 0], "e1": [0, 3.6]}
    _, unwalked = opening({}).new_game(TWO, 5, before)
    assert unwalked.data["played"]["d1"] == [0, 3.6]


def test_a_game_begins_with_what_the_contacts_have_shown_in_the_one_before() -> None:
    with rig() as made:
        begun(made)
        made.loop.execute(EndGame(0))
        number, first = made.journal.rows[0]
        made.journal.rows.append((number, Entry("input", 1, {"seen": ["a3"], "missed": ["i3"]})))
        made.loop.execute(TWO)
        session = made.loop.view().session
        assert session is not None
        assert BOARD.names(sum(1 << spot for spot in session.contacts.miss_rates.earlier.lifts)) == (
            "a3",
            "i3",
        )
        assert "played" not in first.data
        games = [entry.data for _, entry in made.journal.rows if entry.kind == "game"]
        assert games[1]["played"] == {"a3": [0.9, 0], "i3": [0, 0.9]}


def test_spots_that_the_board_has_no_longer_are_passed_over() -> None:
    _, entry = opening({}).new_game(TWO, 5)
    session, _ = opening({}).new_game(TWO, 5, played_on(entry, (["elsewhere", "a1"], ["nowhere"])))
    assert dict(session.contacts.miss_rates.earlier.lifts) == {BOARD.index["a1"]: (0.9, 0)}


@pytest.mark.parametrize("counts", [[-8, 0], [2, -1], [-4, -4]])
def test_counts_that_cannot_be_count_as_none(counts: list[int]) -> None:
    _, entry = opening({}).new_game(TWO, 5)
    data = {**entry.data, "played": {"a1": counts}, "walked": {"a1": counts}}
    session = opening({}).stored_game([Entry("game", 5, data)])
    assert 0 < session.contacts.miss_rates.share(BOARD.index["a1"], Settings().missed_lifts) < 0.1


def kept(folder: Path) -> WalkStore:
    store = WalkStore(folder)
    plan = Plan(LINES, (Stop("a1", 0), Stop("c1", 1)), learn=False)
    begun = walks.begin(plan, 0)
    store.keep(BOARD.name, type(begun)(plan, tallies={"a1": Tally(2, 1)}))
    return store


@pytest.mark.parametrize("lies", ["link", "file", "dangling"])
def test_a_walk_is_kept_without_following_a_link(tmp_path: Path, lies: str) -> None:
    other, folder = tmp_path / "other", tmp_path / "state"
    folder.mkdir()
    fresh = folder / f"check-{BOARD.name}.json.new"
    if lies == "file":
        fresh.write_text("half a walk")
    else:
        fresh.symlink_to(other)
    if lies == "link":
        other.write_text("precious")
    store = kept(folder)
    assert other.exists() == (lies == "link")
    assert lies != "link" or other.read_text() == "precious"
    assert not store.path(BOARD.name).is_symlink()
    assert WalkStore(folder).tallies(BOARD.name) == {"a1": Tally(2, 1)}
    assert not fresh.exists()


TRACE = Path(__file__).parents[2] / "golden" / "samples" / "traces" / "hand-ambiguous-none.jsonl"


def decided(**known: object) -> list[str]:
    """The verdicts on a trace if its first entry said so: what was ``walked``, ``played``, ``doubted``."""
    first, *events = TRACE.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    begun = GAME.load({"game": "malefiz", "variant": "classic", "options": {}, **header["position"]})
    _, entry = step.new_game(GAME, Settings(), begun, {}, 0)
    data = {**entry.data, **known}
    header["goes_on"] = {"past": [{"kind": "game", "data": data}], "found": data["spots"]}
    told = replay_lines([json.dumps(header), *events])
    return [f"{verdict['verdict']} {verdict.get('move', '')}".strip() for verdict in told]


def everywhere(seen: int, missed: int) -> dict[str, list[int]]:
    return {spot: [seen, missed] for spot in BOARD.spots}


DECIDED, ASKED = ["ambiguous", "legal b3-a2"], ["ambiguous", "ambiguous"]
"""The barricade of d3 may have been taken unseen and set on the field that the pawn could reach."""


def test_after_a_walk_that_found_misses_it_is_asked_what_was_decided_before() -> None:
    assert decided() == decided(walked=everywhere(40, 0)) == DECIDED
    assert decided(walked=everywhere(17, 3)) == ASKED


def test_on_a_board_that_is_doubted_it_is_asked_until_play_has_shown_it_to_be_good() -> None:
    assert decided(doubted=True) == ASKED
    assert decided(doubted=True, played=everywhere(1, 0)) == DECIDED
    assert decided(doubted=True, played={**everywhere(1, 0), "d3": [0, 1]}) == ASKED
