"""Which boards a hall knows, also after a restart; what mosquitto reads of them, `test_hall_desk` shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.daemon.hall_here.members import HALL_PASSWORD, Members
from companion.ports.hall_here import Member

PORTS = (1884, 8090)


def test_boards_that_have_joined_need_not_join_again_after_a_restart(tmp_path: Path) -> None:
    members = Members(tmp_path, PORTS)
    members.turn(on=True)
    members.move((1885, 8091))
    for board, title in (("bbbbbbbb", "window"), ("aaaaaaaa", "Kitchen"), ("cccccccc", "Attic")):
        members.add(board, title)
    members.remove("cccccccc")
    own = (tmp_path / HALL_PASSWORD).read_text()
    again = Members(tmp_path, PORTS)
    again.write()
    assert again.all() == (Member("aaaaaaaa", "Kitchen"), Member("bbbbbbbb", "window"))
    assert (again.kept.on, again.ports) == (True, (1885, 8091))
    assert (tmp_path / HALL_PASSWORD).read_text() == own
    users = [line.split(":")[0] for line in (tmp_path / "passwords").read_text().splitlines()]
    assert users == ["hall", "keeper", "board-bbbbbbbb", "board-aaaaaaaa"]


@pytest.mark.parametrize("name", ["members.json", "mosquitto.conf", "passwords", "rights", HALL_PASSWORD])
def test_what_the_hall_keeps_only_its_owner_reads(tmp_path: Path, name: str) -> None:
    password = Members(tmp_path, PORTS).add("aaaaaaaa", "Kitchen")
    file = tmp_path / name
    assert file.stat().st_mode & 0o077 == 0
    assert password not in file.read_text()
