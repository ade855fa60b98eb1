"""The hall on this board against the real mosquitto: rights, joining, being taken out, a restart."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from companion.core.catalog.venue_kinds import CAFE, HOME, KINDS
from companion.core.model.fast_replace import replace
from companion.daemon.hall_here.broker_files import HALL_USER, KEEPER
from companion.daemon.hall_here.hall_desk import MOST_TRIED, PAGES, HallDesk, Me
from companion.hall.evening.forgetting import IDLE_S, NAME, Day
from companion.hall.evening.kept import KeptEvening
from companion.mqtt.broker import Address, BrokerError, connect
from companion.mqtt.hall_messages import ROOT
from companion.ports.broker import CONNECTED, BrokerStatus, HomeBroker
from companion.ports.clocks import now
from companion.ports.commands import CommandRefused
from companion.ports.hall_here import OFF, RUNNING, TAKEN, Joined, Member
from companion.ports.hosts import TooEarly
from companion.web import WebSettings, create_app, serve
from companion.words.care import hall_here_words as words
from companion.words.i18n import translator
from tests.hall.evening.evenings import evening
from tests.hall.onlooker import PATIENCE_S
from tests.mqtt.mosquitto import Listener, needs_mosquitto
from tests.system.running import free_port
from tests.web.fake_table import FakeClock, FakeTable

pytestmark = [pytest.mark.slow, needs_mosquitto]

HERE, OTHER, THIRD, FOURTH, FIFTH = (letter * 8 for letter in "abcdf")


@dataclass
class FakeBroker:
    """`BrokerDoor` that keeps what was chosen."""

    told: BrokerStatus = field(default_factory=lambda: BrokerStatus(None, False, False, OFF, "", False))
    password: str = ""

    def look(self) -> BrokerStatus:
        return self.told

    def choose(self, broker: HomeBroker, password: str | None) -> None:
        self.told, self.password = replace(self.told, broker=broker, stands=CONNECTED), password or ""

    def switch_off(self) -> None:
        self.told = replace(self.told, broker=None, stands=OFF)

    def renew_identity(self) -> None:
        self.told = replace(self.told, broker=None, stands=OFF, twice=False)

    def search(self) -> list[object]:
        return []


@dataclass
class Here:
    """A board that may be the hall."""

    folder: Path
    clock: FakeClock = field(default_factory=FakeClock)
    broker: FakeBroker = field(default_factory=FakeBroker)
    port: int = field(default_factory=free_port)
    page: int = field(default_factory=free_port)
    kind: str = HOME

    def desk(self) -> HallDesk:
        me = Me(lambda: HERE, "Window", lambda: KINDS[self.kind])
        return HallDesk(self.broker, me, self.folder, self.clock, ports=(self.port, self.page))  # type: ignore[arg-type]  # search tells none


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Here:
    return Here(tmp_path_factory.mktemp("hall"))


@pytest.fixture(scope="module")
def hall(here: Here) -> Iterator[HallDesk]:
    """It is on for all tests of this file: the hall's program takes a while."""
    made = here.desk()
    made.switch_on("de")
    yield made
    made.close()


def admit(hall: HallDesk, board: str, title: str = "Kitchen") -> Joined:
    hall.new_code()
    return hall.admit("10.0.0.9", hall.look().join_code, board, title)


@pytest.fixture
def joins(hall: HallDesk) -> Iterator[Callable[[str], Joined]]:
    """Let boards join; they are taken out again."""
    joined: list[str] = []

    def join(board: str) -> Joined:
        joined.append(board)
        return admit(hall, board)

    yield join
    for board in joined:
        if any(each.board == board for each in hall.look().members):
            hall.revoke(board)


def is_let_in(port: int, user: str, password: str) -> bool:
    try:
        with connect(Address("127.0.0.1", port, user, password), f"try-{user}", None, {}):
            return True
    except BrokerError:
        return False


def said(port: int, who: Joined, topics: list[str], ear: Listener) -> list[str]:
    """Return of these topics those on which the hall hears this board; the last is its own."""
    with connect(Address("127.0.0.1", port, who.user, who.password), f"says-{who.user}", None, {}) as broker:
        for topic in topics:
            broker.publish(topic, b"said", retain=False)
    ear.until(topics[-1].removeprefix(ROOT))
    return [topic for topic, payload, _ in ear.heard if payload == "said"]


@pytest.fixture
def ear(hall: HallDesk, here: Here) -> Iterator[Listener]:
    """The hall's own ear, with the hall's password."""
    password = (here.folder / "hall-password").read_text().strip()
    assert hall.look().stands != OFF
    with Listener(here.port, f"{ROOT}/+/+", HALL_USER, password) as made:
        made.until("/hall/availability")
        yield made


def test_this_table_tells_its_own_hall(hall: HallDesk, here: Here) -> None:
    broker = here.broker.told.broker
    assert broker == HomeBroker("127.0.0.1", here.port, f"board-{HERE}", commands=True, lang="de")
    assert is_let_in(here.port, broker.user, here.broker.password)
    assert [each.board for each in hall.look().members] == [HERE]


def test_nobody_comes_in_without_a_password_or_with_a_wrong_one(hall: HallDesk, here: Here) -> None:
    assert hall.look().stands == RUNNING
    for user, password in (("", ""), (f"board-{HERE}", "wrong"), (KEEPER, ""), ("board-eeeeeeee", "x")):
        assert not is_let_in(here.port, user, password), user


def test_a_board_says_only_what_is_under_its_own_topic(
    here: Here, joins: Callable[[str], Joined], ear: Listener
) -> None:
    joined = joins(OTHER)
    strange = [
        f"{ROOT}/{HERE}/results",
        f"{ROOT}/{THIRD}/state",
        f"{ROOT}/hall/availability",
        f"{ROOT}/hall/command",
        "homeassistant/status",
    ]
    assert said(here.port, joined, [*strange, f"{ROOT}/{OTHER}/results"], ear) == [f"{ROOT}/{OTHER}/results"]


def test_a_board_hears_its_orders_and_nothing_of_other_boards(
    here: Here, joins: Callable[[str], Joined]
) -> None:
    one, other = joins(OTHER), joins(THIRD)
    hall = (here.folder / "hall-password").read_text().strip()
    with (
        Listener(here.port, "#", one.user, one.password) as ear,
        connect(Address("127.0.0.1", here.port, HALL_USER, hall), "orders", None, {}) as orders,
        connect(Address("127.0.0.1", here.port, other.user, other.password), "other", None, {}) as told,
    ):
        ear.until("/hall/availability")
        told.publish(f"{ROOT}/{THIRD}/state", b"mine", retain=False)
        orders.publish(f"{ROOT}/{THIRD}/command/order", b"his", retain=False)
        orders.publish(f"{ROOT}/{OTHER}/command/order", b"yours", retain=False)
        ear.until(f"/{OTHER}/command/order")
        assert {payload for _, payload, _ in ear.heard} <= {"online", "yours"}


def test_a_code_lets_one_board_in_and_a_wrong_one_is_slowed(hall: HallDesk, here: Here) -> None:
    hall.new_code()
    code = hall.look().join_code
    for _ in range(5):
        with pytest.raises(CommandRefused) as wrong:
            hall.admit("10.0.0.66", "WRONG1", OTHER, "")
        assert wrong.value.say == words.WRONG_CODE
    with pytest.raises(TooEarly):
        hall.admit("10.0.0.66", code, OTHER, "")
    joined = hall.admit("10.0.0.7", code, OTHER, " Fire\nplace ")
    with pytest.raises(CommandRefused):
        hall.admit("10.0.0.8", code, THIRD, "")
    assert [each.title for each in hall.look().members] == ["Fire place", "Window"]
    assert is_let_in(here.port, joined.user, joined.password)
    hall.revoke(OTHER)


def test_an_identity_that_has_joined_joins_no_second_time(
    hall: HallDesk, here: Here, joins: Callable[[str], Joined]
) -> None:
    joined = joins(OTHER)
    with pytest.raises(CommandRefused) as refused:
        admit(hall, OTHER)
    assert refused.value.say == words.KNOWN
    assert is_let_in(here.port, joined.user, joined.password)


def test_another_board_joins_over_the_network_and_may_speak_at_once(
    hall: HallDesk, here: Here, tmp_path: Path
) -> None:
    pages = serve(create_app(FakeTable(), WebSettings(host_code="1"), hall_here=hall), "127.0.0.1", 0, 4)
    other = FakeBroker()
    board = HallDesk(other, Me(lambda: FIFTH, "Kitchen"), tmp_path, FakeClock())  # type: ignore[arg-type]  # as above
    try:
        with pytest.raises(CommandRefused) as wrong:
            board.join(f"127.0.0.1:{pages.port}", "WRONG1", "fr")
        assert wrong.value.say.text == words.WRONG_CODE.text
        hall.new_code()
        board.join(f"127.0.0.1:{pages.port}", hall.look().join_code, "fr")
    finally:
        pages.close()
    assert other.told.broker == HomeBroker("127.0.0.1", here.port, f"board-{FIFTH}", commands=True, lang="fr")
    assert is_let_in(here.port, f"board-{FIFTH}", other.password)
    assert Member(FIFTH, "Kitchen") in hall.look().members
    hall.revoke(FIFTH)


def test_a_board_that_is_taken_out_is_sent_away_and_forgotten(
    hall: HallDesk, here: Here, ear: Listener
) -> None:
    joined = admit(hall, FOURTH)
    with connect(Address("127.0.0.1", here.port, joined.user, joined.password), "out", None, {}) as broker:
        broker.publish(f"{ROOT}/{FOURTH}/results", b"kept", retain=True)
        assert ear.until(f"/{FOURTH}/results") == "kept"
        hall.revoke(FOURTH)
        assert broker.broken.wait(30)
    assert ear.until(f"/{FOURTH}/results") == ""
    assert not is_let_in(here.port, joined.user, joined.password)
    with pytest.raises(CommandRefused) as refused:
        hall.revoke(FOURTH)
    assert refused.value.say == words.NO_MEMBER


def test_what_is_kept_is_for_the_owner_alone_and_holds_no_boards_password(
    here: Here, joins: Callable[[str], Joined]
) -> None:
    joined = joins(OTHER)
    files = [file for file in here.folder.iterdir() if file.is_file() and file.suffix != ".db"]
    assert {file.stat().st_mode & 0o077 for file in files} == {0}
    assert not [file for file in files if joined.password in file.read_text()]


def test_a_table_that_starts_anew_is_the_hall_again_with_all_its_boards(tmp_path: Path) -> None:
    here = Here(tmp_path)
    first = here.desk()
    first.switch_on("en")
    joined = admit(first, OTHER)
    first.close()
    assert not is_let_in(here.port, joined.user, joined.password)
    again = here.desk()
    again.start()
    try:
        again._wait_for_broker()
        assert is_let_in(here.port, joined.user, joined.password)
        again.switch_off()
        assert (again.look().stands, here.broker.told.broker) == (OFF, None)
        assert not is_let_in(here.port, joined.user, joined.password)
    finally:
        again.close()
    third = here.desk()
    third.start()
    assert third.look().stands == OFF


def test_the_hall_itself_keeps_its_identity(hall: HallDesk, tmp_path: Path) -> None:
    with pytest.raises(CommandRefused) as refused:
        hall.renew_identity()
    assert refused.value.say == words.IS_HALL
    here = Here(tmp_path)
    here.broker.told = replace(here.broker.told, twice=True)
    desk = here.desk()
    assert (desk.look().board, desk.look().twice) == (HERE, True)
    desk.renew_identity()
    assert not desk.look().twice


def test_where_ports_are_taken_the_next_free_ones_are_used_until_a_board_has_joined(tmp_path: Path) -> None:
    here = Here(tmp_path)
    with socket.create_server(("", here.port)), socket.create_server(("", here.page)):
        desk = here.desk()
        desk.switch_on("en")
        broker = here.broker.told.broker
        assert broker is not None
        assert here.port < broker.port < here.port + MOST_TRIED
        assert desk.look().page_port > here.page
        assert admit(desk, OTHER).port == broker.port
        desk.close()
    again = here.desk()
    with socket.create_server(("", broker.port)):
        again.start()
        looks = iter(again.look, None)
        again._wait(lambda: next(looks).stands == TAKEN)
        look = next(each for each in looks if each and each.stands == TAKEN)
        assert look.taken == broker.port, "boards that have joined know it"
        assert str(broker.port) in translator("en")(words.tell_hall(look)[0])
        again.close()


def test_a_house_that_forgets_begins_its_hall_anew_and_an_evening_of_before_goes(
    hall: HallDesk, here: Here
) -> None:
    pages = here.folder / PAGES
    KeptEvening(pages).save(evening(2, 1))
    changed = replace(now(), up_s=now().up_s - IDLE_S)
    (pages / NAME).write_bytes(msgspec.json.encode(Day("", changed)))
    here.kind = CAFE
    pause, end = threading.Event(), time.monotonic() + PATIENCE_S
    while KeptEvening(pages).load() and time.monotonic() < end:
        pause.wait(0.05)
    here.kind = HOME
    assert KeptEvening(pages).load() is None
    assert hall.look().stands != OFF
