"""When there is which network: a fake NetworkManager, a fake clock."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from companion.network.keeper import AWAY_MS, FAREWELL_MS, GRACE_MS, LOOK_MS, WINDOW_MS, Keeper
from companion.ports.network import (
    Asked,
    AskStatus,
    Forget,
    Join,
    NetworkRefused,
    NetworkStatus,
    OpenHotspot,
    OwnNetwork,
    Search,
    Why,
)
from tests.network.fake_manager import FREE, HOME, NEARBY, WORK, FakeManager

JOIN = Join(HOME, "correct horse")


@pytest.fixture
def nm() -> FakeManager:
    return FakeManager()


@pytest.fixture
def keeper(nm: FakeManager, tmp_path: Path) -> Keeper:
    return make(nm, tmp_path)


def make(nm: FakeManager, folder: Path) -> Keeper:
    return Keeper(nm, lambda: "board-3f2a", folder / "network.json", lambda: nm.now_ms)


def look(keeper: Keeper) -> NetworkStatus:
    return keeper.ask(AskStatus())


def passes(nm: FakeManager, keeper: Keeper, ms: int) -> NetworkStatus:
    """Time passes, and the keeper has its rounds."""
    for _ in range(4):
        nm.now_ms += -(-ms // 4)
        keeper.round()
    return look(keeper)


def does(nm: FakeManager, keeper: Keeper, asked: Asked) -> NetworkStatus:
    """Ask, and let it happen."""
    keeper.ask(asked)
    nm.now_ms += keeper.wait_ms()
    keeper.round()
    return look(keeper)


def test_a_fresh_board_opens_the_hotspot_once_and_for_its_while(nm: FakeManager, keeper: Keeper) -> None:
    keeper.round()
    assert look(keeper).mode == "trying"
    seen = passes(nm, keeper, GRACE_MS)
    assert (seen.mode, seen.hotspot, seen.nearby) == ("setup", "board-3f2a", NEARBY)
    assert nm.told == ["radio", "search", "hotspot"]
    assert "psk" not in nm.text
    assert "method=shared" in nm.text
    assert passes(nm, keeper, WINDOW_MS - 60_000).left_s == 60
    assert passes(nm, keeper, 60_000).mode == "trying"
    assert passes(nm, keeper, 10 * WINDOW_MS).mode == "trying"
    assert nm.told.count("hotspot") == 1


def test_a_known_wifi_that_is_there_opens_none(nm: FakeManager, keeper: Keeper) -> None:
    nm.known, nm.joined = True, "home"
    assert (passes(nm, keeper, WINDOW_MS).mode, look(keeper).wifi) == ("online", HOME)
    assert "hotspot" not in nm.told


def test_a_cable_is_a_network(nm: FakeManager, keeper: Keeper) -> None:
    nm.cable = True
    assert passes(nm, keeper, WINDOW_MS).mode == "online"


def test_a_known_wifi_that_stays_away_brings_it_back_again_and_again(nm: FakeManager, keeper: Keeper) -> None:
    nm.known, nm.joined = True, "home"
    passes(nm, keeper, WINDOW_MS)
    nm.joined = ""
    assert passes(nm, keeper, AWAY_MS - 8).mode == "trying"
    assert passes(nm, keeper, 8).mode == "setup"
    assert passes(nm, keeper, WINDOW_MS).mode == "trying"
    assert passes(nm, keeper, AWAY_MS).mode == "setup"
    passes(nm, keeper, WINDOW_MS)
    nm.joined = "home"
    assert passes(nm, keeper, 4).mode == "online"


def test_joining_leaves_the_hotspot(nm: FakeManager, keeper: Keeper) -> None:
    passes(nm, keeper, GRACE_MS)
    assert keeper.ask(JOIN).mode == "joining"
    keeper.round()
    assert nm.told[-1] == "hotspot"  # still: the answer is on its way to the phone
    assert keeper.wait_ms() == FAREWELL_MS
    nm.now_ms += FAREWELL_MS
    keeper.round()
    assert keeper.wait_ms() == LOOK_MS
    assert nm.told[-2:] == ["end", "join"]
    assert "psk=correct\\shorse" in nm.text
    seen = look(keeper)
    assert (seen.mode, seen.wifi, seen.why) == ("online", HOME, "")


@pytest.mark.parametrize("why", ["password", "away", "address", "failed"])
def test_what_was_not_joined_brings_the_hotspot_back_and_says_why(
    nm: FakeManager, keeper: Keeper, why: Why
) -> None:
    passes(nm, keeper, GRACE_MS)
    nm.refuses = why
    does(nm, keeper, JOIN)
    seen = look(keeper)
    assert (seen.mode, seen.tried, seen.why, seen.left_s) == ("setup", HOME, why, WINDOW_MS // 1000)
    nm.refuses = ""
    does(nm, keeper, JOIN)
    assert look(keeper).mode == "online"
    assert look(keeper).why == ""


def test_an_open_wifi_gets_no_password(nm: FakeManager, keeper: Keeper) -> None:
    passes(nm, keeper, GRACE_MS)
    does(nm, keeper, Join(FREE, "typed all the same"))
    assert "psk" not in nm.text


def test_a_wifi_that_nobody_sees_is_looked_for_by_its_name(nm: FakeManager, keeper: Keeper) -> None:
    passes(nm, keeper, GRACE_MS)
    does(nm, keeper, Join(b"Hidden".hex(), "12345678"))
    assert "hidden=true" in nm.text


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (Join("xx", "12345678"), "name"),
        (Join(HOME, "short"), "password"),
        (Join(HOME, ""), "password"),
        (Join(WORK, "12345678"), "kind"),
    ],
)
def test_what_cannot_be_is_refused_before_the_hotspot_ends(
    nm: FakeManager, keeper: Keeper, asked: Join, why: str
) -> None:
    passes(nm, keeper, GRACE_MS)
    with pytest.raises(NetworkRefused, match=why):
        does(nm, keeper, asked)
    assert look(keeper).mode == "setup"
    assert "end" not in nm.told


def test_of_two_phones_at_once_the_first_counts(nm: FakeManager, keeper: Keeper) -> None:
    passes(nm, keeper, GRACE_MS)
    keeper.ask(JOIN)
    with pytest.raises(NetworkRefused, match="busy"):
        keeper.ask(Join(FREE))

    def second() -> None:
        with pytest.raises(NetworkRefused, match="busy"):
            keeper.ask(OpenHotspot(on=False))
        assert look(keeper).mode == "joining"

    nm.meanwhile = second
    nm.now_ms += FAREWELL_MS
    keeper.round()
    assert nm.told.count("join") == 1


def test_the_button_opens_it_beside_a_known_wifi(nm: FakeManager, keeper: Keeper) -> None:
    nm.known, nm.joined = True, "home"
    passes(nm, keeper, AWAY_MS)
    does(nm, keeper, OpenHotspot(on=True))
    assert look(keeper).mode == "setup"
    does(nm, keeper, OpenHotspot(on=False))
    assert look(keeper).mode == "trying"


def test_its_own_network_lasts_over_a_restart(nm: FakeManager, keeper: Keeper, tmp_path: Path) -> None:
    passes(nm, keeper, GRACE_MS)
    does(nm, keeper, OwnNetwork(on=True))
    seen = look(keeper)
    assert seen.mode == "own"
    assert len(seen.password) == 10
    assert f"psk={seen.password}\n" in nm.text
    assert passes(nm, keeper, 5 * WINDOW_MS).mode == "own"
    nm.joined = ""
    again = make(nm, tmp_path)
    again.round()
    assert look(again).mode == "own"
    assert look(again).password == seen.password
    does(nm, again, OwnNetwork(on=False))
    assert look(again).mode == "trying"


def test_whoever_forgot_its_password_holds_the_button(nm: FakeManager, keeper: Keeper) -> None:
    keeper.round()
    does(nm, keeper, OwnNetwork(on=True))
    does(nm, keeper, OpenHotspot(on=True))
    assert passes(nm, keeper, 4).mode == "setup"
    passes(nm, keeper, WINDOW_MS)
    assert passes(nm, keeper, 60_000).mode == "own"


def test_a_board_that_is_given_away_knows_no_wifi_and_has_another_password(
    nm: FakeManager, keeper: Keeper, tmp_path: Path
) -> None:
    nm.known, nm.joined = True, "home"
    keeper.round()
    before = look(keeper)
    assert (before.mode, before.wifi) == ("online", HOME)
    keeper.ask(Forget())
    assert keeper.wait_ms() == FAREWELL_MS  # whoever asked hears the answer
    nm.now_ms += FAREWELL_MS
    keeper.round()
    assert (look(keeper).mode, look(keeper).wifi, nm.known) == ("setup", "", False)
    assert nm.told[-3:] == ["forget", "search", "hotspot"]
    assert look(keeper).password != before.password
    assert look(make(nm, tmp_path)).password == look(keeper).password


def test_an_own_network_is_given_up_with_all_wifi(nm: FakeManager, keeper: Keeper) -> None:
    keeper.round()
    does(nm, keeper, OwnNetwork(on=True))
    assert does(nm, keeper, Forget()).mode == "setup"
    assert "psk=" not in nm.text
    assert passes(nm, keeper, 4 * WINDOW_MS).mode == "trying"


def test_without_wifi_there_is_nothing_to_ask_for(nm: FakeManager, keeper: Keeper) -> None:
    nm.wifi = False
    keeper.round()
    assert look(keeper).mode == "none"
    with pytest.raises(NetworkRefused, match="none"):
        keeper.ask(Search())


def test_a_network_manager_that_is_away_is_waited_for(nm: FakeManager, keeper: Keeper) -> None:
    nm.broken = True
    passes(nm, keeper, GRACE_MS)
    assert look(keeper).mode == "trying"
    does(nm, keeper, JOIN)
    assert (look(keeper).mode, look(keeper).why) == ("trying", "failed")
    nm.broken = False
    assert passes(nm, keeper, GRACE_MS).mode == "setup"


def test_a_card_that_gives_an_error_ends_nothing(nm: FakeManager, keeper: Keeper) -> None:
    def error() -> None:
        raise OSError(errno.EIO, "Input/output error")

    keeper.round()
    nm.meanwhile = error
    does(nm, keeper, JOIN)
    assert (look(keeper).mode, look(keeper).why) == ("trying", "failed")
    nm.meanwhile = lambda: None
    assert does(nm, keeper, JOIN).mode == "online"
