"""A board as a program, whose updates are those of an installed service; it hears ``play`` and ``pause``.

`python -m tests.hall.fleet.updated_board IDENTITY PORT FOLDER VERSION`; where the helper of root's finds and
leaves things stands in the environment, as in the unit.
"""

from __future__ import annotations

import sys
from pathlib import Path

from companion.core.model.commands import Pause
from companion.core.model.fast_replace import replace
from companion.daemon.care.update_requests import find_updates
from companion.mqtt.broker import Address
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Around
from companion.ports.clocks import clock_ms
from tests.daemon.loop.loop_rig import begun, rig
from tests.mqtt.test_hall_side import OBEYS
from tests.web.fake_care import FakeCare


def main(identity: str, port: str, folder: str, version: str) -> None:
    """Be a board until nobody says anything any more."""
    with rig() as made:
        care = FakeCare(updates=find_updates(version, clock_ms))  # type: ignore[arg-type]  # the real ones
        manner = replace(OBEYS, board=identity, title="Table", version=version)
        publisher = Publisher(
            made.loop, Address("127.0.0.1", int(port)), manner, Path(folder), around=Around(care=care)
        )
        publisher.start()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        for line in sys.stdin:
            if line == "play\n":
                begun(made)
            else:
                made.loop.execute(Pause(0, True, "button"))
        publisher.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
