from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.firmware.core_driver import CoreDriver


@pytest.fixture(scope="module")
def core() -> Iterator[CoreDriver]:
    """The C core, ready for cases."""
    driver = CoreDriver()
    yield driver
    driver.close()
