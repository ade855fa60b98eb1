"""What mosquitto reads; that it understands it, `test_hall_desk` shows."""

from __future__ import annotations

from companion.daemon.hall_here import broker_files as files
from companion.hall.tables import MOST_MESSAGE_BYTES


def test_the_broker_lets_nobody_in_unknown_and_keeps_its_files_in_one_folder() -> None:
    told = files.configuration("/state/hall", 1883, root=False).splitlines()
    assert "allow_anonymous false" in told
    assert "listener 1883" in told
    assert not [line for line in told if line.startswith("user")]
    assert "user root" in files.configuration("/state/hall", 1883, root=True).splitlines()


def test_the_longest_message_that_the_hall_hears_of_a_table_passes_the_broker() -> None:
    told = files.configuration("/state/hall", 1883, root=False).splitlines()
    most = next(line.removeprefix("max_packet_size ") for line in told if "max_packet" in line)
    assert int(most) >= 2 * MOST_MESSAGE_BYTES


def test_each_board_may_write_one_pattern_its_own() -> None:
    parts = files.rights(["aaaaaaaa", "bbbbbbbb"]).split("user ")
    board = next(part for part in parts if part.startswith("board-aaaaaaaa\n"))
    writes = [line for line in board.splitlines() if "write" in line]
    assert writes == ["topic write board-companion/1/aaaaaaaa/+"]
    assert "bbbbbbbb" not in board


def test_a_password_is_hashed_with_its_salt() -> None:
    one, other = (files.password_hash("word", salt) for salt in (b"a" * 12, b"b" * 12))
    assert one.startswith(f"$7${files.ROUNDS}$")
    assert one != other
    assert files.passwords([("board-x", one)]) == f"board-x:{one}\n"
