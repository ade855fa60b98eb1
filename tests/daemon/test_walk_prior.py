"""What the walk test has shown is what weighing begins with; kept walks follow no link."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.core import fold, referee
from companion.core.bench import walk as walks
from companion.core.bench.stops import LINES, Plan, Stop, Tally
from companion.core.contacts import Contacts, walked
from companion.core.session import Settings
from companion.daemon.devices import Devices, Wired
from companion.daemon.opening import Opening
from companion.daemon.walk_store import WalkStore
from companion.games.malefiz import GAME
from companion.ports.commands import NewGame
from companion.replay.run import replay_lines
from tests.daemon.test_devices import FakeLink, FakeMap

BOARD = GAME.board("classic")
LINES_OF = {spot: line for line, spot in enumerate(BOARD.spots)}
TWO = NewGame("malefiz", "classic", ("red", "blue"))
TALLIES = {"a1": Tally(4, 3), "red:1": Tally(1, 1), "c1": Tally(0, 0), "elsewhere": Tally(2, 0)}


def opening(tallies: Mapping[str, Tally]) -> Opening:
    devices = Devices([Wired(FakeLink("table"), FakeMap(BOARD.name, LINES_OF))])
    return Opening({"malefiz": GAME}, Settings(), devices, {BOARD.name: tallies}.__getitem__)


def shares(contacts: Contacts) -> list[float]:
    return [contacts.share(spot, Settings().missed_lifts) for spot in range(len(BOARD.spots))]


def test_a_game_begins_with_what_the_walk_has_shown() -> None:
    session, entry = opening(TALLIES).new_game(TWO, 5)
    a1, house = BOARD.index["a1"], BOARD.index["red:1"]
    assert session.contacts.walked == walked({a1: (3, 1), house: (1, 0)})
    assert entry.data["walked"] == {"a1": [3, 1], "red:1": [1, 0], "elsewhere": [0, 2]}
    assert shares(session.contacts)[a1] > 20 * shares(Contacts())[a1]


def test_a_game_that_goes_on_has_the_same_walk_once_whatever_was_walked_since() -> None:
    session, entry = opening(TALLIES).new_game(TWO, 5)
    again = opening({"a1": Tally(9, 0)}).stored_game([entry])
    assert shares(again.contacts) == shares(session.contacts)
    roll = fold.fold(again, type(entry)("roll", 6, {"seat": "red", "die": 1, "how": "told"}))
    assert shares(roll.contacts) == shares(session.contacts)


def test_without_a_walk_nothing_is_written_of_one() -> None:
    session, entry = opening({}).new_game(TWO, 5)
    assert "walked" not in entry.data
    assert session.contacts == Contacts()


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


TRACE = Path(__file__).parents[1] / "golden" / "samples" / "traces" / "hand-ambiguous-none.jsonl"


def decided(clean: int, others: int) -> list[str]:
    """The verdicts on a trace if the walk had shown so much of each spot before the game."""
    first, *events = TRACE.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    begun = GAME.load({"game": "malefiz", "variant": "classic", "options": {}, **header["position"]})
    _, entry = referee.new_game(GAME, Settings(), begun, {}, 0)
    data = {**entry.data, "walked": {spot: [clean, others] for spot in BOARD.spots}}
    header["goes_on"] = {"past": [{"kind": "game", "data": data}], "found": data["spots"]}
    told = replay_lines([json.dumps(header), *events])
    return [f"{verdict['verdict']} {verdict.get('move', '')}".strip() for verdict in told]


def test_after_a_walk_that_found_misses_it_is_asked_what_was_decided_before() -> None:
    """The barricade of d3 may have been taken unseen and set on the field that the pawn could reach."""
    assert decided(0, 0) == decided(40, 0) == ["ambiguous", "legal b3-a2"]
    assert decided(17, 3) == ["ambiguous", "ambiguous"]
