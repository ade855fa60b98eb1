"""A table, its pages, and browsers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from flask import Flask

from companion import games
from companion.web import WebSettings, create_app
from companion.web.context import WebContext
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_table import FakeClock, FakeMagnets, FakeTable

SHELF = games.look()
"""The installed games, looked for once: the distributions of a developer's machine are many."""


@dataclass
class Site:
    """The pages of one fake table."""

    clock: FakeClock = field(default_factory=FakeClock)
    table: FakeTable = field(init=False)
    magnets: FakeMagnets = field(default_factory=FakeMagnets)
    app: Flask = field(init=False)

    def __post_init__(self) -> None:
        self.table = FakeTable(self.clock)
        settings = WebSettings(host_code=CODE, clock=self.clock, hostname="spielbrett", shelf=SHELF)
        self.app = create_app(self.table, settings, self.magnets)

    @property
    def house(self) -> WebContext:
        house = self.app.extensions["companion"]
        assert isinstance(house, WebContext)
        return house

    def browser(self) -> Browser:
        return Browser(self.app)


@pytest.fixture
def site() -> Site:
    """Nobody plays yet."""
    return Site()


@pytest.fixture
def playing(site: Site) -> Site:
    """Anna (red) and Mo (blue) have begun; the host has gone home."""
    assert site.browser().become_host().post("/api/game", NEW_GAME).status_code == 200
    return site


@pytest.fixture
def browser(site: Site) -> Callable[[], Browser]:
    """A new phone for each call."""
    return site.browser
