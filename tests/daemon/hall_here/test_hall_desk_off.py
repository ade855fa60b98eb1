"""A board whose own hall is off, or cannot be on; what it tells another goes on. No mosquitto is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.catalog.venue_kinds import CAFE, CLUB, HOME, SCHOOL
from companion.daemon.hall_here import hall_desk
from companion.daemon.hall_here.hall_desk import PAGES, HallDesk
from companion.hall.evening.kept import KeptEvening
from companion.ports.broker import HomeBroker
from companion.ports.commands import CommandRefused
from companion.ports.hall_here import NO_MOSQUITTO, OFF
from tests.daemon.hall_here.test_hall_desk import HERE, Here
from tests.hall.evening.evenings import evening


@pytest.mark.parametrize(
    ("host", "user", "stays"),
    [
        ("127.0.0.1", f"board-{HERE}", False),
        ("192.168.1.5", f"board-{HERE}", True),
        ("10.0.0.7", f"board-{HERE}", True),
        ("board-companion.local", f"board-{HERE}", True),
        ("127.0.0.1", "home", True),
    ],
)
def test_a_board_that_tells_another_broker_goes_on_when_its_own_hall_is_switched_off(
    tmp_path: Path, host: str, user: str, *, stays: bool
) -> None:
    here = Here(tmp_path)
    told = HomeBroker(host, 1884, user, commands=True, lang="de")
    here.broker.choose(told, "word")
    desk = here.desk()
    desk.switch_off()
    assert here.broker.told.broker == (told if stays else None)
    assert here.desk().look().stands == OFF


def test_where_no_broker_is_installed_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_desk, "find_mosquitto", lambda: None)
    desk = Here(tmp_path).desk()
    assert desk.look().stands == NO_MOSQUITTO
    with pytest.raises(CommandRefused, match="mosquitto"):
        desk.switch_on("en")
    with pytest.raises(CommandRefused):
        desk.new_code()
    assert not list(tmp_path.iterdir())


def test_what_is_waited_for_is_asked_again_until_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_desk, "PAUSE_S", 0)
    answers = [True, False, False]
    HallDesk._wait(answers.pop)
    assert answers == []


@pytest.mark.parametrize(("kind", "stays"), [(HOME, True), (CLUB, True), (SCHOOL, False), (CAFE, False)])
def test_where_the_hall_is_off_a_house_that_forgets_keeps_no_evening(
    tmp_path: Path, kind: str, stays: bool
) -> None:
    KeptEvening(tmp_path / PAGES).save(evening(2, 1))
    Here(tmp_path, kind=kind).desk().start()
    assert (KeptEvening(tmp_path / PAGES).load() is not None) is stays


@pytest.mark.parametrize(
    ("kind", "told"),
    [(HOME, set()), (CLUB, set()), (SCHOOL, {"--animals", "--forgets=daily"}), (CAFE, {"--forgets=soon"})],
)
def test_a_hall_goes_by_the_ways_of_its_house(tmp_path: Path, kind: str, told: set[str]) -> None:
    """A school's calls players by animals; those that forget are told so."""
    asked = Here(tmp_path, kind=kind).desk()._hall()
    assert {word for word in asked if word.startswith(("--animals", "--forgets"))} == told
