"""The hall as the service's child under its real unit: begun from the page, memory, kill -9, another board.

python -m tests.vm.hall
"""

from __future__ import annotations

import sys
import time
from functools import partial

from tests.vm.life import Board, thin_copy

UNIT = "board-companion"
GROUP = f"/sys/fs/cgroup/system.slice/{UNIT}.service"
OTHER = "0123abcd"
PUBLISH = """PYTHONPATH=/usr/lib/board-companion/current/lib python3 - <<'PY'
from companion.mqtt.broker import Address, connect
with connect(Address("127.0.0.1", {port}, "{user}", "{password}"), "other", None, {{}}) as broker:
    for topic in ("0123abcd/availability", "ffffffff/availability"):
        broker.publish("board-companion/1/" + topic, b"online", retain=True)
PY"""


def show(board: Board, name: str) -> str:
    """A property of the unit."""
    return board.run(f"systemctl show --property={name} --value {UNIT}")


def programs(board: Board) -> dict[str, int]:
    """The programs in the unit, and their numbers."""
    line = f"for p in $(cat {GROUP}/cgroup.procs); do echo $p $(tr '\\0' ' ' </proc/$p/cmdline); done"
    found = {}
    for each in board.run(line).splitlines():
        number, _, words = each.partition(" ")
        kind = "the broker" if "mosquitto" in words else "the hall" if " hall " in words else "the service"
        assert kind not in found, each
        found[kind] = int(number)
    return found


def has_ended(board: Board, what: str, number: int) -> bool:
    """Whether this program is another one now, or none."""
    return programs(board).get(what) != number


def stands(board: Board) -> bool:
    """Whether broker and hall run, and the hall's page answers."""
    status, told = board.ask("GET", "/api/hall-here")
    return bool(
        status == 200
        and told["stands"] == "running"
        and board.run(
            f"python3 -c 'import urllib.request as u; print(u.urlopen(\"http://127.0.0.1:{told['page_port']}/\").status)'",
            check=False,
        )
        == "200"
    )


def memory(board: Board) -> str:
    """How much the unit takes, of how much it may."""
    numbers = board.run(
        f"cd {GROUP}; cat memory.current memory.peak memory.max; sed -n 's/^anon //p' memory.stat"
    )
    now, peak, most, own = (int(each) / 2**20 for each in numbers.split())
    threads = show(board, "TasksCurrent")
    return f"{own:.0f} MiB, with files {now:.0f}, at most {peak:.0f} of {most:.0f}; {threads} threads"


def tell(words: str, begun: float) -> None:
    """A line for whoever watches."""
    sys.stdout.write(f"{time.monotonic() - begun:4.0f} s  {words}\n")
    sys.stdout.flush()


def go_through(board: Board) -> None:
    """All of it; AssertionError where something is not so."""
    begun = time.monotonic()
    board.until("the service", board.is_up)
    tell(f"without a hall: {memory(board)}", begun)
    board.become_host()
    board.post("/api/hall-here", {"on": True})
    board.until("the hall", lambda: stands(board))
    tell(f"with the hall: {memory(board)}", begun)
    for what in ("the broker", "the hall", "the service"):
        before = programs(board)
        board.run(f"kill -9 {before[what]}")
        board.until("its end", partial(has_ended, board, what, before[what]))
        board.until("the service", board.is_up)
        board.become_host()
        board.until(f"the hall after kill -9 of {what}", lambda: stands(board))
        after = programs(board)
        assert len(after) == 3, after
        assert what == "the service" or after["the service"] == before["the service"]
        tell(f"it stands again after kill -9 of {what}: {memory(board)}", begun)
    board.post("/api/hall-here/code", {})
    code = board.get("/api/hall-here")["code"]
    access = board.post("/api/hall-here/admit", {"code": code, "board": OTHER, "title": "Kitchen"})
    board.run(PUBLISH.format(**access))
    told = board.until(
        "the other board in the list",
        lambda: [each for each in board.get("/api/hall-here")["members"] if each["board"] == OTHER],
    )
    tell(f"another board has joined and tells: {told}", begun)
    log = board.run(f"journalctl -u {UNIT} -o cat --no-pager -n 60")
    assert "Traceback" not in log, log
    board.post("/api/hall-here", {"on": False})
    board.until("the end of the hall", lambda: list(programs(board)) == ["the service"])
    tell(f"off again: {memory(board)}", begun)


def main() -> int:
    """The hall in a machine of its own; the exit status."""
    board = Board(thin_copy("hall"))
    try:
        go_through(board)
    except AssertionError:
        sys.stdout.write(board.run(f"journalctl -u {UNIT} -o cat --no-pager -n 60", check=False) + "\n")
        raise
    finally:
        board.cut()
    return 0


if __name__ == "__main__":
    sys.exit(main())
