"""Updates from the page in a machine whose power is cut, and with sticks, versions and disks that are bad.

    python -m tests.vm.updates [COUNT] [SEED]

Each of COUNT (20) numbers from SEED (1) on draws a place, a fault and a moment, and is printed:
``python -m tests.vm.updates 1 SEED`` has it once more. Afterwards the companion must serve, have all games as
they were, and say what has happened. After a cut it must also take a good version from another stick.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any, NamedTuple

from companion import __version__
from tests.vm.life import STICK, WORK, Board, thin_copy

NEXT, RESCUE = f"{__version__}.1", f"{__version__}.2"
TOLD = {
    "good": ("is done",),
    "broken": ("is damaged",),
    "test": ("failed its test",),
    "dies": ("did not start",),
    "hangs": ("did not start",),
    "full": ("no room", "is done"),
}
"""Fault -> what the page says then, one of these."""
FAULTS = ("cut",) * 8 + ("broken", "test", "dies", "hangs", "full") * 2
APP = "/usr/lib/board-companion"
STAGES = {
    "asked": ("true", 3.0),
    "checking": ("grep -q checking /run/board-companion-update/state.json", 4.0),
    "unpacking": ("grep -laz [d]pkg-deb /proc/[0-9]*/cmdline", 6.0),
    "compiling": ("grep -laz [c]ompileall /proc/[0-9]*/cmdline", 20.0),
    "testing": ("grep -laz [s]elf-test /proc/[0-9]*/cmdline", 10.0),
    "trying": (f"test -e {APP}/trial", 10.0),
    "done": ("grep -q '\"done\"' /run/board-companion-update/state.json", 5.0),
}
"""A stage of an update -> a shell's line that tells it, and how long it lasts at most, in seconds."""
ROOM = f"df -k / | tail -n 1; du -sk {APP}/* /var/cache/* /var/lib/*; find {APP} -name '*.dpkg-*' | wc -l"
ENDED = ("idle", "done", "failed", "none")


class Case(NamedTuple):
    """What happens in one update."""

    place: str
    fault: str
    cut: tuple[str, float] | None
    again_s: float | None
    """A second cut, so many seconds after the machine has started again."""
    room_kb: int


def draw(seed: int) -> Case:
    """Draw what happens, from a seed alone."""
    chance = random.Random(seed)
    fault = chance.choice(FAULTS)
    stage = chance.choice(list(STAGES))
    moment = (stage, round(chance.uniform(0, STAGES[stage][1]), 1))
    cut = moment if fault == "cut" or chance.random() < 0.3 else None
    again = round(chance.uniform(0, 15), 1) if cut and chance.random() < 0.3 else None
    return Case(
        chance.choice(("stick", "address")),
        "good" if fault == "cut" else fault,
        cut,
        again,
        chance.randrange(60_000),
    )


def prepare() -> None:
    """Make the disk that all cases begin with: a service with games, one of them going on, and paused."""
    disk = WORK / "board.ext4"
    disk.write_bytes((WORK / "root.ext4").read_bytes())
    board = Board("board.ext4")
    try:
        board.become_host()
        board.post("/api/game", {"game": "malefiz", "variant": "classic", "seats": ["red", "blue"]})
        board.post("/api/roll", {"number": 4})
        board.post("/api/enter", {"move": board.get("/api/moves")[0]["move"]})
        board.post("/api/pause", {"on": True})
        board.run("sync")
        board.switch_off()
    finally:
        board.cut()


def games(board: Board) -> Any:
    """All that is kept and played, as a reader sees it."""
    stored = sorted((each["game_id"], each["turns"]) for each in board.get("/api/games"))
    return stored, [line["text"] for line in board.get("/api/history")["lines"]]


def check_games(board: Board, before: Any) -> None:
    """All must be there as they were; else it is said what is, and how full the card is."""
    if (there := games(board)) != before:
        room = board.run(ROOM, check=False)
        words = board.run("journalctl -u board-companion -n 30 --no-pager -o cat", check=False)
        raise AssertionError(f"{before} were there, now {there}\n{room}\n{words}")


def offer(board: Board, place: str, disk: str) -> None:
    """Have what lies on a disk be found on a stick, or at an address that the host sets."""
    if place == "stick":
        board.run(STICK.format(disk=disk))
        return
    board.run(f"mkdir -p /srv/web && mount -t vfat -o ro /dev/{disk} /srv/web")
    board.run("systemd-run --quiet python3 -m http.server --directory /srv/web --bind 127.0.0.1 8000")
    board.post("/api/updates/address", {"address": "http://127.0.0.1:8000"})


def request(board: Board, version: str) -> None:
    """Look for a version, and ask for it, as a host with a fresh proof does."""
    board.become_host()
    board.post("/api/updates/look", {})
    found = board.until("what is newer", lambda: _ended(board) or None)
    assert version in [each["version"] for each in found["found"]], found
    board.post("/api/updates/install", {"version": version})


def _ended(board: Board) -> Any:
    status, told = board.ask("GET", "/api/updates")
    return told if status == 200 and told["phase"] in ENDED else None


def wait_for(board: Board, stage: str) -> None:
    """Wait in the machine until the update is there, or has ended."""
    line, _ = STAGES[stage]
    ended = "grep -Eq '\"(failed|done)\"' /run/board-companion-update/state.json"
    board.run(f"until {line} >/dev/null 2>&1 || {ended}; do sleep 0.05; done", 600)


def settle(board: Board) -> Any:
    """Wait until the update has ended and the companion serves for good; how updates stand."""
    board.until("an end of the update", lambda: _ended(board), 600)
    board.until(
        "no version on trial", lambda: board.run(f"test -e {APP}/trial || echo no", check=False) == "no"
    )
    board.until("the service", board.is_up)
    return board.until("what is told", lambda: _ended(board))


def go_through(seed: int, case: Case) -> str:
    """One update; what was told."""
    disks = (
        thin_copy(f"case-{seed}"),
        f"stick-{'good' if case.fault == 'full' else case.fault}.img",
        "stick-rescue.img",
    )
    board = Board(*disks)
    try:
        board.until("the service", board.is_up)
        before = games(board)
        board.become_host()
        offer(board, case.place, "ubdb")
        if case.fault == "full":
            free = f"$(($(df --output=avail / | tail -n 1) - {case.room_kb}))"
            board.run(f"fallocate -l {free}KiB /srv/full")
        request(board, NEXT)
        if case.cut:
            wait_for(board, case.cut[0])
            time.sleep(case.cut[1])
            board.cut()
            board = Board(*disks)
            if case.again_s is not None:
                time.sleep(case.again_s)
                board.cut()
                board = Board(*disks)
        stands = settle(board)
        check_games(board, before)
        said = f"{stands['version']} runs; {stands['text'] or '-'} {board.get('/api/care')['losses']}"
        if not case.cut:
            assert any(each in said for each in TOLD[case.fault]), said
        if not case.cut:
            return said
        board.run("rm -f /srv/full; umount /media/board-companion /srv/web 2>/dev/null", check=False)
        offer(board, "stick", "ubdc")
        request(board, RESCUE)
        stands = settle(board)
        assert stands["version"] == RESCUE, stands
        check_games(board, before)
    finally:
        board.cut()
    return said


def main(count: int = 20, seed: int = 1) -> int:
    """All of them; the exit status."""
    wrong = 0
    if not (WORK / "board.ext4").exists():
        prepare()
    for number in range(seed, seed + count):
        case, begun = draw(number), time.monotonic()
        sys.stdout.write(f"seed {number}: {case}\n")
        sys.stdout.flush()
        try:
            said = f"ok: {go_through(number, case)}"
        except (AssertionError, TimeoutError, OSError) as error:
            said, wrong = f"wrong: {type(error).__name__} {error}", wrong + 1
        sys.stdout.write(f"  {time.monotonic() - begun:.0f} s  {said}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{count - wrong} of {count} as it should be\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
