"""A table told to a broker: real loop, fake broker; what is told, when, and what after a break."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.decision import fold
from companion.core.model.commands import DieRolled, EndGame, Enter, Pause, Undo
from companion.core.model.session import Session, legal
from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.mqtt.broker import Address, BrokerError, Heard, Will
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Around, Manner
from tests.daemon.loop.loop_rig import TWO, Rig, begun, rig

MANNER = Manner("cafe0123", "Kitchen", "1.2", "en")
PATIENCE_S = 30.0
BASE = "board-companion/1/cafe0123"


@dataclass
class FakeBroker:
    """A broker in memory that can go away."""

    told: list[tuple[str, Any, bool]] = field(default_factory=list)
    away: bool = False
    opened: int = 0
    heard: Heard = field(default_factory=dict)
    change: threading.Condition = field(default_factory=threading.Condition)

    @contextmanager
    def open(self, _address: Address, name: str, will: Will | None, heard: Heard) -> Iterator[FakeBroker]:
        if will is not None:  # a trial has none
            assert (name, will) == ("board-companion-cafe0123", Will(f"{BASE}/availability", "offline"))
        self.check()
        self.opened, self.heard = self.opened + 1, heard
        yield self

    def publish(self, topic: str, payload: bytes, *, retain: bool) -> None:
        self.check()
        text = payload.decode()
        with self.change:
            self.told.append((topic, msgspec.json.decode(text) if text.startswith("{") else text, retain))
            self.change.notify_all()

    def check(self) -> None:
        if self.away:
            raise BrokerError("gone")

    def events(self) -> list[dict[str, Any]]:
        """What has happened, but for whose turn it is."""
        told = [told for topic, told, _ in self.told if topic == f"{BASE}/event"]
        return [each for each in told if each["event_type"] != "your_turn"]

    def state(self) -> dict[str, Any]:
        """The newest state told."""
        return next(told for topic, told, _ in reversed(self.told) if topic == f"{BASE}/state")

    def until(self, wanted: Any) -> None:
        with self.change:
            assert self.change.wait_for(lambda: wanted(self), PATIENCE_S), self.told[-5:]


@dataclass
class Told:
    """A running table that is told."""

    made: Rig
    broker: FakeBroker
    folder: Path
    manner: Manner = MANNER
    around: Around = Around()  # noqa: RUF009 - frozen

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        self.publisher = Publisher(
            self.made.loop, Address("broker"), self.manner, self.folder, self.broker.open, around=self.around
        )
        self.publisher.start()

    def turn(self, number: int = 1) -> str:
        """Play one turn from the list."""
        session = self.made.loop.execute(DieRolled(0, number)).session
        assert session is not None
        (move, *_) = legal(session)
        self.made.loop.execute(Enter(0, move))
        return move


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    with rig() as made:
        begun(made)
        one = Told(made, FakeBroker(), tmp_path)
        one.broker.until(lambda broker: any(topic == f"{BASE}/picture" for topic, _, _ in broker.told))
        yield one
        one.publisher.close()


def test_first_what_there_is_then_that_it_is_there_then_how_it_is(told: Told) -> None:
    topics = [topic for topic, _, _ in told.broker.told if not topic.endswith("/event")]
    assert topics[:4] == [
        f"{BASE}/table",  # two boards with one identity may have no time for more
        "homeassistant/device/board-companion-cafe0123/config",
        f"{BASE}/availability",
        f"{BASE}/state",
    ]
    assert all(retain for topic, _, retain in told.broker.told if not topic.endswith("/event"))
    state = told.broker.state()
    assert (state["phase"], state["seat"], state["number"], state["turns"]) == ("roll", "red", None, 0)
    assert state["awaits"] == "Red rolls the die."
    assert state["standing"] == {"red": 0.0, "blue": 0.0}


def test_each_turn_is_told_once_and_the_state_after_it(told: Told) -> None:
    move = told.turn()
    told.broker.until(lambda broker: broker.state()["turns"] == 1)
    (event,) = told.broker.events()
    assert (event["event_type"], event["number"], event["seat"], event["move"]) == ("turn", 1, "red", move)
    assert event["text"].startswith("Red rolled 1 and ")
    assert told.broker.state()["last"] == event["text"]
    assert told.broker.state()["seat"] == "blue"


def test_players_are_colours_unless_the_house_has_said_their_names(told: Told, tmp_path: Path) -> None:
    told.turn()
    told.broker.until(lambda broker: broker.events())
    assert "Mia" not in str(told.broker.told)
    named = FakeBroker()
    other = Told(told.made, named, tmp_path / "other", msgspec.structs.replace(MANNER, names=True))
    named.until(lambda broker: any(topic == f"{BASE}/state" for topic, _, _ in broker.told))
    assert named.state()["last"].startswith("Mia (red) rolled 1")
    other.publisher.close()


def test_what_was_missed_follows_in_order_each_once(told: Told) -> None:
    told.turn()
    told.broker.until(lambda broker: broker.events())
    told.broker.away = True
    moves = [told.turn(number) for number in (2, 3, 4)]
    told.broker.away = False
    told.broker.until(lambda broker: broker.state()["turns"] == 4)
    events = told.broker.events()
    assert [event["number"] for event in events] == [1, 2, 3, 4]
    assert [event["move"] for event in events[1:]] == moves


def test_a_restart_tells_nothing_twice_and_what_was_missed(told: Told) -> None:
    told.turn()
    told.broker.until(lambda broker: broker.events())
    told.publisher.close()
    assert told.broker.told[-1] == (f"{BASE}/availability", "offline", True)
    told.turn(2)
    told.start()
    told.broker.until(lambda broker: len(broker.events()) == 2)
    assert [event["number"] for event in told.broker.events()] == [1, 2]


def test_what_was_there_before_the_first_broker_is_no_news(tmp_path: Path) -> None:
    with rig() as made:
        begun(made)
        session = made.loop.execute(DieRolled(0, 1)).session
        assert session is not None
        made.loop.execute(Enter(0, legal(session)[0]))
        one = Told(made, FakeBroker(), tmp_path)
        one.broker.until(lambda broker: any(topic == f"{BASE}/state" for topic, _, _ in broker.told))
        assert one.broker.events() == []
        one.turn(2)
        one.broker.until(lambda broker: broker.events())
        assert [event["number"] for event in one.broker.events()] == [2]
        one.publisher.close()


def test_what_is_taken_back_is_told_and_what_is_played_instead(told: Told) -> None:
    told.turn()
    told.turn(2)
    told.broker.until(lambda broker: len(broker.events()) == 2)
    told.made.loop.execute(Undo(0))
    told.broker.until(lambda broker: len(broker.events()) == 3)
    assert told.broker.events()[-1] == {"event_type": "taken_back", "game": 1, "number": 2, "seat": ""}
    told.made.loop.execute(Undo(0))
    move = told.turn(5)
    told.broker.until(lambda broker: len(broker.events()) == 4)
    assert (told.broker.events()[-1]["number"], told.broker.events()[-1]["move"]) == (2, move)


def test_a_game_that_ended_while_the_broker_was_away_is_told_to_its_end(told: Told) -> None:
    told.broker.away = True
    told.turn()
    told.turn(2)
    told.made.loop.execute(EndGame(0))
    first = told.made.loop.view().game_id
    told.made.loop.execute(TWO)
    told.turn(3)
    told.broker.away = False
    told.broker.until(lambda broker: len(broker.events()) == 3)
    assert [event["game"] == first for event in told.broker.events()] == [True, True, False]


def test_a_game_that_ended_untold_is_told_after_a_power_cut_and_older_ones_are_not(told: Told) -> None:
    def stored(wanted: Callable[[int], bool]) -> Iterable[tuple[int, Session]]:
        for one in reversed(told.made.journal.games()):
            if wanted(one.game_id) and one.game_id != told.made.loop.view().game_id:
                yield one.game_id, fold.restore(GAME, Settings(), told.made.journal.entries(one.game_id))

    told.turn()
    told.broker.until(lambda broker: broker.events())
    told.broker.away = True
    told.turn(2)
    told.made.loop.execute(EndGame(0))
    told.made.loop.execute(TWO)
    told.publisher.close()
    told.broker.away, told.around = False, Around(missed=stored)
    for again in range(2):  # once more: nothing is told twice
        told.start()
        told.turn(3 + again)
        told.broker.until(lambda broker, again=again: len(broker.events()) == 3 + again)
        told.publisher.close()
    news = [(event["game"], event["number"]) for event in told.broker.events()]
    first, second = news[0][0], news[-1][0]
    assert news == [(first, 1), (first, 2), (second, 1), (second, 2)]


def test_whose_turn_it_is_is_an_event_but_not_in_a_pause(told: Told) -> None:
    def movers() -> list[str]:
        found = [each for topic, each, _ in told.broker.told if topic == f"{BASE}/event"]
        return [each["seat"] for each in found if each["event_type"] == "your_turn"]

    told.broker.until(lambda _: movers() == ["red"])
    told.turn()
    told.broker.until(lambda _: movers() == ["red", "blue"])
    told.made.loop.execute(Pause(0, on=True))
    told.broker.until(lambda broker: broker.state()["phase"] == "paused")
    told.made.loop.execute(Pause(0, on=False))
    told.broker.until(lambda _: movers() == ["red", "blue", "blue"])


def test_when_home_assistant_starts_all_is_told_anew(told: Told) -> None:
    before = len(told.broker.told)
    told.broker.heard["homeassistant/status"](b"offline")
    told.broker.heard["homeassistant/status"](b"online")
    again = [
        f"{BASE}/table",
        "homeassistant/device/board-companion-cafe0123/config",
        *(f"{BASE}/{name}" for name in ("availability", "state", "versions")),
        *(f"{BASE}/{name}" for name in ("call", "board", "pieces", "results", "picture")),
    ]
    told.broker.until(lambda broker: len(broker.told) >= before + len(again))
    assert [topic for topic, _, _ in told.broker.told[before:]][: len(again)] == again


def test_what_a_hall_shows_of_a_turn_comes_before_words_and_the_image(told: Told) -> None:
    def news() -> list[str]:
        return [topic.removeprefix(f"{BASE}/") for topic, _, _ in told.broker.told[before:]]

    before = len(told.broker.told)
    told.turn()
    told.broker.until(lambda broker: broker.state()["turns"] == 1 and "picture" in news())
    order = list(dict.fromkeys(reversed(news())))[::-1]  # by the last of each
    assert order.index("state") < order.index("say") < order.index("pieces") < order.index("picture")


def test_without_discovery_nobody_is_told_how_to_show_it(told: Told, tmp_path: Path) -> None:
    broker = FakeBroker()
    other = Told(told.made, broker, tmp_path / "x", msgspec.structs.replace(MANNER, discovery=False))
    broker.until(lambda broker: any(topic == f"{BASE}/state" for topic, _, _ in broker.told))
    assert not any("homeassistant" in topic for topic in broker.heard)
    assert not any("homeassistant" in topic for topic, _, _ in broker.told)
    other.publisher.close()


def test_a_disk_that_keeps_nothing_and_a_damaged_file_harm_nothing(told: Told) -> None:
    told.publisher.close()
    (told.folder / "mqtt-told.json").write_bytes(b"\x00{")
    told.start()
    told.turn()
    told.broker.until(lambda broker: broker.state()["turns"] == 1)
