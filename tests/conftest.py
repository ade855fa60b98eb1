"""Which of many values tests are run with: a sample, or with ``--full`` all of them."""

from __future__ import annotations

import signal

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that ``make test-all`` gives."""
    parser.addoption("--full", action="store_true", help="all values of `sampled` tests, not the first few")


def pytest_configure() -> None:
    """Let programs that tests start hear Ctrl-C, also where a shell's background ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test marked ``sampled(name, values, sample=count)`` with its first values, or with all."""
    for mark in metafunc.definition.iter_markers("sampled"):
        name, values = mark.args
        full = metafunc.config.getoption("full")
        metafunc.parametrize(name, values if full else values[: mark.kwargs["sample"]])
