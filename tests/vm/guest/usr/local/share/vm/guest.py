"""Inside the virtual machine: what the real systemd does with the installed service.

Says ``VM ok NAME ...`` or ``VM wrong NAME ...`` for each thing that is to be so, and ``VM host WORD`` where
the host is to plug or unplug the board, or to expect the end. The life ``service`` ends with the shutdown
button, which must switch the machine off; ``damage`` has damaged journals and starts that die (`damage.py`);
``install`` serves on port 80, updates and uninstalls.
"""

from __future__ import annotations

import json
import os
import pwd
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path

import damage  # type: ignore[import-not-found]  # it lies beside this file in the guest

UNIT = "board-companion"
PATIENCE_S = 120
NAME = Path("/dev/referee-mcu")
CONFIG = Path("/etc/board-companion/table.toml")
INSTALL = "/srv/board-companion/systemd/install.sh"


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def say(*words: object) -> None:
    tell("\nVM " + " ".join(map(str, words)))


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def show(name: str) -> str:
    """A property of the service."""
    return run("systemctl", "show", "--property", name, "--value", UNIT)


def until(wanted: Callable[[], object], patience_s: float = PATIENCE_S) -> float:
    """Seconds until it is so; raises where it does not come."""
    begun = time.monotonic()
    while time.monotonic() - begun < patience_s:
        if wanted():
            return time.monotonic() - begun
        time.sleep(0.05)
    raise AssertionError(f"not within {patience_s} s")


def active() -> bool:
    return show("ActiveState") == "active"


def pid() -> int:
    """The service's process, 0 while there is none."""
    return int(show("MainPID"))


def hit(number: signal.Signals) -> int:
    """Send the service a signal; the process that got it."""
    process = pid()
    assert process > 0, "the service does not run"
    os.kill(process, number)
    return process


def page(path: str = "/api/state") -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:8080{path}", timeout=20) as answer:
        return bytes(answer.read())


def link() -> dict[str, object]:
    """The board, as the page shows it."""
    found: dict[str, object] = json.loads(page())["link"]["devices"][0]
    return found


# --- what is looked at, in this order ------------------------------------------------------------


def starts() -> str:
    """Without a board: ready, the pages serve and say that the board is missing."""
    until(active)
    began = int(show("InactiveExitTimestampMonotonic"))
    ready = int(show("ActiveEnterTimestampMonotonic"))
    assert not link()["up"], link()
    assert "no-port" in str(link()["why"]), link()
    assert page("/healthz")
    until(lambda: "table: down" in show("StatusText"))
    size = f"{int(show('MemoryCurrent')) / 2**20:.0f} MiB, {show('TasksCurrent')} threads"
    return f"ready after {(ready - began) / 1e6:.1f} s, {size}, {show('StatusText')}"


def unprivileged() -> str:
    """Its own user, in the groups of the devices, with no way up."""
    status = dict(
        line.split(":\t") for line in Path(f"/proc/{pid()}/status").read_text().splitlines() if ":\t" in line
    )
    user = pwd.getpwuid(int(status["Uid"].split()[0])).pw_name
    assert user == UNIT, status["Uid"]
    assert int(status["CapEff"], 16) == 0
    assert int(status["CapBnd"], 16) == 0
    assert status["NoNewPrivs"] == "1"
    assert status["Seccomp"] == "2"
    return f"user {user}, groups {status['Groups']}"


def scored() -> str:
    """The running service, not the file, by this release's systemd."""
    lines = run("systemd-analyze", "security", "--no-pager", UNIT).splitlines()
    score = float(lines[-1].split(": ")[1].split()[0])
    assert score <= 2.0, lines[-1]
    return f"{score} ({run('systemd-analyze', '--version').splitlines()[0]})"


def verified() -> str:
    """systemd finds no fault in the units, udev none in the rules."""
    units = [*map(str, Path("/usr/local/lib/systemd/system").glob("board-companion*"))]
    said = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert not said.stderr, said.stderr
    rules = "/usr/local/lib/udev/rules.d/70-board-companion.rules"
    checked = subprocess.run(["udevadm", "verify", rules], capture_output=True, text=True, check=False)
    if "Unknown command" in checked.stderr or "nknown" in checked.stderr:
        return f"{len(units)} units; this udevadm has no verify"
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return f"{len(units)} units and the rules"


def plugged() -> str:
    """A board that was never there before is reached: its driver is loaded only now."""
    majors = Path("/proc/devices").read_text()
    before = "no ttyUSB yet" if "ttyUSB" not in majors else "ttyUSB was known before"
    say("host plug")
    until(NAME.exists)
    seconds = until(lambda: link()["up"])
    until(lambda: "table: up" in show("StatusText"))
    names = sorted(map(str, NAME.parent.glob(f"{NAME.name}*")))
    node = NAME.resolve()
    assert len(names) == 3, names
    assert all(Path(name).resolve() == node for name in names)
    return f"{before}; up {seconds:.1f} s after its name; {names}"


def replugged() -> str:
    """Cable out: the page says so. Cable in: it goes on."""
    say("host unplug")
    lost = until(lambda: not link()["up"])
    assert not NAME.exists()
    say("host plug")
    until(NAME.exists)
    return f"lost seen after {lost:.1f} s, up {until(lambda: link()['up']):.1f} s after its name"


def killed() -> str:
    """kill -9: it comes back, with its board."""
    old = hit(signal.SIGKILL)
    seconds = until(lambda: pid() not in (0, old) and active())
    until(lambda: link()["up"])
    return f"active again after {seconds:.1f} s"


def hung() -> str:
    """A process that does nothing any more is noticed by the watchdog and started anew."""
    starts_before = int(show("NRestarts"))
    old = hit(signal.SIGSTOP)
    seconds = until(lambda: pid() not in (0, old) and active())
    assert int(show("NRestarts")) == starts_before + 1
    log = run("journalctl", "--unit", UNIT, "--output", "cat", "--no-pager", "--lines", "2000")
    assert "Watchdog timeout" in log, log
    told = "stacks in the log" if "Current thread" in log else "no stacks in the log"
    until(lambda: link()["up"])
    return f"active again after {seconds:.1f} s, {told}"


def refused() -> str:
    """A wrong configuration is one line in the log; put right, it starts."""
    right = CONFIG.read_text()
    CONFIG.write_text(right.replace("port = 8080", "prt = 8080"))
    try:
        run("systemctl", "restart", UNIT)
        assert show("ActiveState") in ("activating", "failed"), show("ActiveState")
        log = run("journalctl", "--unit", UNIT, "--output", "cat", "--no-pager", "--lines", "30")
        assert "unknown key web.prt: right would be web.port" in log, log
        assert "Traceback" not in log.split("unknown key")[-1]
    finally:
        CONFIG.write_text(right)
    run("systemctl", "restart", UNIT)
    return f"started again within {until(active):.1f} s"


def by_hand() -> str:
    """Commands by hand work on the service's games, configuration and board, as its user."""
    run("systemctl", "stop", UNIT)
    command = ["companion", "check", "--config", str(CONFIG)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    run("systemctl", "start", UNIT)
    lines = said.stdout.splitlines()
    assert any(each.startswith("ok    journal /var/lib/board-companion/games.sqlite") for each in lines), said
    assert any(each.startswith("ok    link to table: firmware virtual") for each in lines), said
    return f"{len(lines)} lines"


def games_kept() -> str:
    """Games lie where they should, and nobody else can read them."""
    folder = Path("/var/lib/board-companion")
    modes = {each.name: oct(each.stat().st_mode & 0o777) for each in folder.iterdir()}
    assert modes["games.sqlite"] == "0o600", modes
    assert oct(folder.stat().st_mode & 0o777) == "0o750"
    return str(sorted(modes))


def port_80() -> str:
    """With the lines that docs/how-to/install.md gives for it, the pages serve on port 80."""
    (drop,) = (
        each
        for each in Path("/srv/board-companion/docs/how-to/install.md").read_text().splitlines()
        if "port 80 |" in each
    )
    lines = [each for each in drop.split("`")[1::2] if not each.startswith("port")]
    folder = Path("/etc/systemd/system/board-companion.service.d")
    (folder / "port.conf").write_text("\n".join(lines) + "\n")
    right = CONFIG.read_text()
    CONFIG.write_text(right.replace("port = 8080", "port = 80"))
    try:
        run("systemctl", "daemon-reload")
        run("systemctl", "restart", UNIT)
        until(active)
        with urllib.request.urlopen("http://127.0.0.1/healthz", timeout=20) as answer:
            assert answer.status == 200
    finally:
        CONFIG.write_text(right)
        (folder / "port.conf").unlink()
        run("systemctl", "daemon-reload")
        run("systemctl", "restart", UNIT)
    return str(lines)


def install(*options: str) -> str:
    """Run the installer, its words told as they come; all of them."""
    words = []
    with subprocess.Popen(
        [INSTALL, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            tell(line.rstrip())
            words.append(line)
    assert process.returncode == 0, process.returncode
    return "".join(words)


def updated() -> str:
    """The installer on the running machine: an update beside what runs, then the exchange."""
    old = pid()
    begun = time.monotonic()
    said = install("--wheels", "/srv/wheels")
    assert Path("/opt/board-companion/current").readlink() == Path("b")
    assert active()
    assert pid() != old
    assert "http://board.local:8080/" in said, said
    return f"in {time.monotonic() - begun:.0f} s"


def uninstalled() -> str:
    """Nothing stays but games and configuration."""
    install("--uninstall")
    assert show("LoadState") == "not-found", show("LoadState")
    own = ("/srv", "/etc/systemd/system/board-companion.service.d", "/proc", "/sys", "/run")
    left = [
        each
        for each in run("find", "/", "-xdev", "-name", "*board-companion*").split()
        if not each.startswith(own)
    ]
    assert sorted(left) == ["/etc/board-companion", "/var/lib/board-companion"], left
    assert Path("/var/lib/board-companion/games.sqlite").exists()
    return str(left)


def button() -> str:
    """The shutdown button switches the machine off: the last thing that is seen of it."""
    until(lambda: link()["up"])
    (pull,) = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*/sim_gpio26/pull")
    assert pull.with_name("value").read_text().strip() == "1"  # the service pulls it up
    say("host last")
    pull.write_text("pull-down")
    time.sleep(PATIENCE_S)
    raise AssertionError(f"the machine still runs {PATIENCE_S} s after the button was pressed")


SERVICE = damage.Service(run, show, until, CONFIG)
DAMAGES = (
    damage.game_is_back,
    damage.bad_row,
    damage.zeroed_page,
    damage.cut_off,
    damage.dies_twice,
    damage.for_ever,
)
LIVES: dict[str, tuple[Callable[[], str], ...]] = {
    "service": (
        starts,
        unprivileged,
        scored,
        verified,
        games_kept,
        plugged,
        replugged,
        by_hand,
        killed,
        hung,
        refused,
        button,
    ),
    "damage": (starts, *(partial(check, SERVICE) for check in DAMAGES)),
    "install": (starts, port_80, updated, uninstalled),
}


def main(life: str) -> None:
    for check in LIVES[life]:
        name = getattr(check, "func", check).__name__
        begun = time.monotonic()
        try:
            told = check()
        except Exception as error:  # noqa: BLE001 - whatever it was, the host is told
            say("wrong", name, type(error).__name__, " ".join(str(error).split())[:2000])
            log = run("journalctl", "--unit", UNIT, "--output", "cat", "--no-pager", "--lines", "25")
            tell(log)
        else:
            say("ok", name, f"({time.monotonic() - begun:.0f} s)", told)
    say("host last")
    Path("/proc/sysrq-trigger").write_text("o")


main(
    next(
        (word[8:] for word in Path("/proc/cmdline").read_text().split() if word.startswith("vm.life=")),
        "service",
    )
)
