"""What all tests share: one browser a process, and which of many values they are run with."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests import compiled_templates, short_and_full
from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS

LIVE = ("cli", "daemon", "firmware", "firmware_bridge", "hall", "mqtt", "system", "systemd", "web")
"""Rooms whose tests use other processes, threads or browsers, which a busy machine may hold up."""

GARBAGE = 50_000
"""So many new objects until garbage is looked for, not 700: a twentieth of the time of all tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that ``make test-all`` gives."""
    parser.addoption("--full", action="store_true", help="all values of `sampled` tests, not the first few")


def pytest_configure(config: pytest.Config) -> None:
    """Let programs hear Ctrl-C, also where a shell ignores it; learn of ``--full``, share templates."""
    short_and_full.FULL = bool(config.getoption("full"))
    compiled_templates.share()
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put long files first; try a failed test of `LIVE` once more, a rerun, but not with ``--full``."""
    leave_out(config, items)
    items[:] = long_ones_first(items)
    if config.getoption("full") or not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if is_live(item.path):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass by all that is collected: it stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests that are ``full`` to ``--full``."""
    if not config.getoption("full"):
        late = {item for item in items if item.get_closest_marker("full")}
        items[:] = [item for item in items if item not in late]
        config.hook.pytest_deselected(items=list(late))


def long_ones_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Order files: with a browser, of `LIVE`, all others; so no worker ends with a long one alone."""
    browsers = {item.path for item in items if item.get_closest_marker("browser")}
    return sorted(items, key=lambda item: (item.path not in browsers, not is_live(item.path)))


@cache
def is_live(file: Path) -> bool:
    """Tell whether a test's file lies in one of the rooms of `LIVE`."""
    here = Path(__file__).parent
    return file.is_relative_to(here) and file.relative_to(here).parts[0] in LIVE


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test marked ``sampled(name, values, sample=count)`` with its first values, or with all."""
    for mark in metafunc.definition.iter_markers("sampled"):
        name, values = mark.args
        full = metafunc.config.getoption("full")
        metafunc.parametrize(name, values if full else values[: mark.kwargs["sample"]])


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Drive browsers; while it is open, `asyncio.run` needs a thread of its own."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def one_browser(playwright: Playwright) -> Iterator[Browser]:
    """Start the Chromium that all tests of this process share.

    What moves is drawn 60 times a second: only where a test wants it (``reduced_motion="no-preference"``).
    """
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
    still = partial(browser.new_context, reduced_motion="reduce")
    browser.new_context = still  # type: ignore[method-assign]  # a default that each test may change
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def chromium(one_browser: Browser) -> Iterator[Browser]:
    """Lend the Chromium to a module; what its tests left open is closed after them."""
    yield one_browser
    for context in one_browser.contexts:
        context.close()
