"""The broker that the house chooses: tried, kept, told at once, changed, switched off; fakes in memory."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.daemon.broker import kept_broker
from companion.daemon.broker.broker_desk import BrokerDesk
from companion.daemon.wiring.mqtt import BrokerToTell, Naming
from companion.mqtt.broker import Address, BrokerError, Heard, Will
from companion.mqtt.retained import Around
from companion.ports.broker import CONNECTED, OFF, BrokerStatus, HomeBroker
from companion.ports.commands import CommandRefused
from companion.words.care import broker_words
from companion.words.i18n import translator
from tests.daemon.loop.loop_rig import Rig, begun, rig

PATIENCE_S = 30.0
HUB = HomeBroker("hub", user="board")


@dataclass
class FakeBrokers:
    """Brokers by host, each a mapping of what it keeps; ``why`` makes one refuse."""

    kept: dict[str, dict[str, bytes]] = field(default_factory=dict)
    why: dict[str, str] = field(default_factory=dict)
    asked: list[Address] = field(default_factory=list)
    hang: threading.Event | None = None
    change: threading.Condition = field(default_factory=threading.Condition)

    @contextmanager
    def open(self, address: Address, _name: str, _will: Will | None, _heard: Heard) -> Iterator[Any]:
        with self.change:
            self.asked.append(address)
            self.change.notify_all()
        if self.hang is not None:
            self.hang.wait(PATIENCE_S)
        if why := self.why.get(address.host):
            raise BrokerError(f"{address.host}: {why}", why)
        yield FakeOne(self, address.host)

    def until(self, wanted: Callable[[], bool]) -> None:
        with self.change:
            assert self.change.wait_for(wanted, PATIENCE_S), self.kept

    def until_asked(self, times: int) -> None:
        self.until(lambda: len(self.asked) >= times)


@dataclass
class FakeOne:
    """A connection to one of them."""

    brokers: FakeBrokers
    host: str

    def publish(self, topic: str, payload: bytes, *, retain: bool) -> None:
        self.check()
        if retain:
            with self.brokers.change:
                there = self.brokers.kept.setdefault(self.host, {})
                there[topic] = payload
                if not payload:
                    del there[topic]
                self.brokers.change.notify_all()

    def check(self) -> None:
        if why := self.brokers.why.get(self.host):
            raise BrokerError("gone", why)


@dataclass
class Home:
    """A table, and who in the house is told."""

    made: Rig
    folder: Path
    brokers: FakeBrokers = field(default_factory=FakeBrokers)
    fixed: BrokerToTell | None = None

    def __post_init__(self) -> None:
        self.start()

    def start(self, trial_s: float = PATIENCE_S) -> None:
        naming = Naming(self.folder, "Kitchen", "1.2", open_broker=self.brokers.open)
        self.desk = BrokerDesk(self.made.loop, naming, Around(), self.fixed, trial_s=trial_s)
        self.desk.start()

    def told(self, host: str) -> bool:
        return any(topic.endswith("/picture") for topic in self.brokers.kept.get(host, {}))

    def until_look(self, wanted: Callable[[BrokerStatus], bool]) -> None:
        with self.brokers.change:
            for _ in range(300):
                if wanted(self.desk.look()):
                    return
                self.brokers.change.wait(0.1)
        raise AssertionError(self.desk.look())


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with rig() as made:
        begun(made)
        one = Home(made, tmp_path)
        yield one
        one.desk.close()


def refused(work: Callable[[], Any]) -> str:
    with pytest.raises(CommandRefused) as error:
        work()
    return translator("en")(error.value.say)


def test_at_first_nobody_is_told(home: Home) -> None:
    look = home.desk.look()
    assert (look.broker, look.stands, look.fixed, look.has_password) == (None, OFF, False, False)
    assert home.brokers.asked == []


def test_what_works_is_told_at_once_and_after_a_restart(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    look = home.desk.look()
    assert (look.broker, look.stands, look.has_password) == (HUB, CONNECTED, True)
    assert "secret" not in repr(look)
    assert {one.password for one in home.brokers.asked} == {"secret"}
    home.desk.close()
    home.brokers.kept.clear()
    home.start()
    home.brokers.until(lambda: home.told("hub"))


@pytest.mark.parametrize("why", broker_words.TROUBLES)
def test_what_does_not_work_is_one_line_and_nothing_changes(home: Home, why: str) -> None:
    home.brokers.why["hub"] = why
    said = refused(lambda: home.desk.choose(HUB, "secret"))
    assert "hub" in said
    assert "secret" not in said
    assert home.desk.look().broker is None
    assert not any(path.name.startswith("house") for path in home.folder.iterdir())


def test_a_password_goes_to_no_other_broker(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    asked = len(home.brokers.asked)
    for other in (
        HomeBroker("evil", user="board"),
        HomeBroker("hub", 1884, "board"),
        HomeBroker("hub", user="b"),
    ):
        assert "password again" in refused(partial(home.desk.choose, other, None))
    assert not [one for one in home.brokers.asked[asked:] if one != HUB_ADDRESS]
    assert "goes with a user" in refused(lambda: home.desk.choose(HomeBroker("hub"), "x"))


HUB_ADDRESS = Address("hub", 1883, "board", "secret")


def test_names_and_commands_change_without_a_trial_and_with_the_same_password(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.desk.choose(HomeBroker("hub", user="board", names=True, commands=True), None)
    home.brokers.until(lambda: any(b"command" in one for one in home.brokers.kept["hub"].values()))
    assert {one.password for one in home.brokers.asked} == {"secret"}
    look = home.desk.look()
    assert look.broker is not None
    assert (look.broker.names, look.broker.commands) == (True, True)


def test_names_switched_off_are_cleared_from_the_broker(home: Home) -> None:
    def names() -> bool:
        return any(b"Mia" in one for one in home.brokers.kept.get("hub", {}).values())

    home.desk.choose(HomeBroker("hub", names=True), None)
    home.brokers.until(names)
    home.desk.choose(HomeBroker("hub"), None)
    home.brokers.until(lambda: home.told("hub") and not names())


def test_switched_off_the_broker_forgets_the_board_and_so_does_the_disk(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    home.desk.switch_off()
    home.brokers.until(lambda: home.brokers.kept["hub"] == {})
    home.until_look(lambda look: not look.leaving)
    assert home.desk.look().stands == OFF
    assert kept_broker.load(home.folder) == kept_broker.KeptBrokers()
    home.desk.switch_off()  # once more harms nothing


def test_a_broker_that_is_away_forgets_once_it_is_back_also_after_a_restart(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    home.brokers.why["hub"] = "silent"
    home.desk.switch_off()
    assert home.desk.look().leaving == "hub"
    home.desk.close()
    assert b"secret" in (home.folder / kept_broker.PASSWORDS).read_bytes(), "it is needed still"
    home.start()
    assert home.brokers.kept["hub"]
    del home.brokers.why["hub"]
    home.brokers.until(lambda: home.brokers.kept["hub"] == {})
    home.until_look(lambda look: not look.leaving)
    assert kept_broker.load(home.folder) == kept_broker.KeptBrokers()


def test_another_broker_takes_over_and_the_first_one_forgets(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    home.desk.choose(HomeBroker("new"), None)
    home.brokers.until(lambda: home.told("new") and home.brokers.kept["hub"] == {})
    assert {one.password for one in home.brokers.asked if one.host == "new"} == {""}


def test_chosen_again_before_it_has_forgotten_it_is_told_and_stays_told(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.why["hub"] = "silent"
    home.desk.switch_off()
    del home.brokers.why["hub"]
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    home.until_look(lambda look: look.stands == CONNECTED and not look.leaving)


def test_only_one_at_a_time_chooses_and_one_that_hangs_holds_up_nobody_else(home: Home) -> None:
    home.desk.close()
    home.start(trial_s=0.01)
    home.brokers.hang = threading.Event()
    assert "does not answer" in refused(lambda: home.desk.choose(HUB, "secret"))
    assert "already" in refused(lambda: home.desk.choose(HomeBroker("other"), ""))
    assert "already" in refused(home.desk.switch_off)
    assert home.desk.look().stands == OFF
    home.brokers.hang.set()
    home.desk.close()
    home.start()
    home.desk.choose(HomeBroker("other"), "")
    home.brokers.until(lambda: home.told("other"))


def test_of_two_at_once_one_chooses_and_the_other_is_told_so(home: Home) -> None:
    home.brokers.hang = threading.Event()
    first = threading.Thread(target=home.desk.choose, args=(HUB, "secret"))
    first.start()
    home.brokers.until_asked(1)
    assert "already" in refused(lambda: home.desk.choose(HomeBroker("other"), ""))
    home.brokers.hang.set()
    first.join(PATIENCE_S)
    home.brokers.until(lambda: home.told("hub"))
    assert "other" not in {one.host for one in home.brokers.asked}


def test_the_configuration_goes_before_and_nothing_is_chosen(tmp_path: Path) -> None:
    kept_broker.save(tmp_path, kept_broker.KeptBrokers(kept_broker.Chosen(HomeBroker("mine"))))
    told = BrokerToTell(Address("file", 1883, "u", "p"), "de", names=False, discovery=True, commands=True)
    with rig() as made:
        begun(made)
        home = Home(made, tmp_path, fixed=told)
        home.brokers.until(lambda: home.told("file"))
        look = home.desk.look()
        assert (look.fixed, look.has_password) == (True, True)
        assert look.broker == HomeBroker("file", user="u", commands=True, lang="de")
        for work in (lambda: home.desk.choose(HUB, ""), home.desk.switch_off):
            assert "file with the settings" in refused(work)
        assert set(home.brokers.kept) == {"file"}
        home.desk.close()


def test_a_disk_that_cannot_be_written_changes_nothing(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space")

    with monkeypatch.context() as patched:
        patched.setattr("companion.daemon.broker.kept_broker.write_whole", full)
        assert "disk" in refused(lambda: home.desk.choose(HUB, "secret"))
    assert home.desk.look().broker is None
    assert not home.told("hub")
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    with monkeypatch.context() as patched:
        patched.setattr("companion.daemon.broker.kept_broker.write_whole", full)
        assert "disk" in refused(home.desk.switch_off)
    home.brokers.until(lambda: home.brokers.kept["hub"] == {})
    assert home.desk.look().stands == OFF


def test_another_identity_is_told_and_what_the_other_board_tells_stays(home: Home) -> None:
    home.desk.choose(HUB, "secret")
    home.brokers.until(lambda: home.told("hub"))
    before, old = set(home.brokers.kept["hub"]), home.desk._naming.board
    home.desk.renew_identity()
    new = home.desk._naming.board
    assert new != old
    home.brokers.until(lambda: any(f"/{new}/picture" in topic for topic in home.brokers.kept["hub"]))
    assert before <= set(home.brokers.kept["hub"])
    assert home.desk.look().broker == HUB
    home.desk.close()
    home.start()
    assert home.desk._naming.board == new


def test_with_another_identity_a_hall_that_knew_the_old_one_is_left(home: Home) -> None:
    broker = HomeBroker("hall", 1884, f"board-{home.desk._naming.board}", commands=True)
    home.desk.choose(broker, "secret")
    home.brokers.until(lambda: home.told("hall"))
    before = set(home.brokers.kept["hall"])
    home.desk.renew_identity()
    look = home.desk.look()
    assert (look.broker, look.has_password, look.leaving, look.stands) == (None, False, "", OFF)
    assert before <= set(home.brokers.kept["hall"])
    home.desk.close()
    home.start()
    assert home.desk.look().broker is None


def test_a_disk_that_cannot_be_written_keeps_the_identity(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.desk.choose(HUB, "secret")
    old = home.desk._naming.board

    def full(_path: Path) -> None:
        raise OSError("full")

    monkeypatch.setattr("companion.daemon.broker.broker_desk.renew_identity", full)
    assert refused(home.desk.renew_identity) == broker_words.NO_DISK.text
    assert (home.desk._naming.board, home.desk.look().broker) == (old, HUB)
