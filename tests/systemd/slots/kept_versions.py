"""Versions of the companion in two places, below a folder: good ones, and such as fail.

Each is this checkout with another version number. ``migrates``: it adds a step to the journal's form.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.system.running import free_port

SOURCE = Path(__file__).parents[3]
SLOTS = SOURCE / "systemd" / "slots.sh"

PROGRAM = """#!{python}
import signal, sys
if sys.argv[1:] == ["--version"]:
    print("companion", {version!r})
    sys.exit()
sys.path.insert(0, {source!r})
import companion
companion.__version__ = {version!r}
from companion.journal import store
steps = store.migrations()
if {migrates!r}:
    store.migrations = lambda: (*steps, ("0099-test", "CREATE TABLE further (one INTEGER) STRICT;"))
fault, words = {fault!r}, sys.argv[1:2]
if fault == "test" and words == ["self-test"]:
    sys.exit(1)
from companion.cli import main
if fault in ("dies", "hangs") and words == ["run"]:
    from companion.daemon.loop.startup import Startup
    def run(self):
        self._open_journal(self._stack)
        if fault == "hangs":
            signal.pause()
        import os
        os._exit(1)
    Startup._run = run
sys.exit(main())
"""


def make_version(place: Path, version: str, *, migrates: bool = False, fault: str = "") -> Path:
    """Write a version into a folder; ``fault``: ``test``, ``dies``, ``hangs`` or none."""
    program = place / "bin" / "companion"
    program.parent.mkdir(parents=True)
    told = {"python": sys.executable, "source": str(SOURCE), "version": version}
    program.write_text(PROGRAM.format(**told, migrates=migrates, fault=fault))
    program.chmod(0o755)
    return place


class Machine:
    """A folder with two places, a configuration and a journal, and what systemd does with them.

    Args:
        folder: an empty one.
        wait_s: so long a start may take until it is ready.
    """

    def __init__(self, folder: Path, wait_s: float = 60) -> None:
        self.app, self.state, self.wait_s = folder / "app", folder / "state", wait_s
        self.hang_s = wait_s
        """The same for the first start, where a version is known to hang."""
        self.app.mkdir(exist_ok=True)
        self.state.mkdir(exist_ok=True)
        self.config, self.boot = folder / "table.toml", folder / "boot_id"
        self.config.write_text(f'device = []\n[web]\nhost = "127.0.0.1"\nport = {free_port()}\n')
        self.boots = 0
        self.power_on()

    @property
    def journal(self) -> Path:
        """The journal's file."""
        return self.state / "games.sqlite"

    @property
    def work(self) -> Path:
        """Where an update works."""
        return self.state.parent / "work"

    def power_on(self) -> None:
        """The machine starts; all that ran is gone."""
        self.boots += 1
        self.boot.write_text(f"boot-{self.boots}\n")

    def environ(self, path: str = "") -> dict[str, str]:
        """What the script and the program are told."""
        return os.environ | {
            "COMPANION_APP": str(self.app),
            "COMPANION_STATE": str(self.state),
            "COMPANION_CONFIG": str(self.config),
            "COMPANION_BOOT_ID": str(self.boot),
            "COMPANION_WORK": str(self.work),
            "COMPANION_TOLD": str(self.state.parent / "told"),
            "STATE_DIRECTORY": str(self.state),
            "PATH": f"{path}:{os.environ['PATH']}" if path else os.environ["PATH"],
        }

    def slots(self, *arguments: object, path: str = "") -> subprocess.CompletedProcess[str]:
        """Run the script, with programs of ``path`` first, in a group that may be killed as a whole."""
        with subprocess.Popen(
            [str(SLOTS), *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environ(path),
            start_new_session=True,
        ) as process:
            out, err = process.communicate(timeout=300)
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def version(self) -> str:
        """The version that runs at the next start."""
        program = self.app / "current" / "bin" / "companion"
        return subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=True
        ).stdout.split()[-1]

    def serve(self, starts: int = 3) -> int:
        """Start the service as systemd does, anew after a failed start; how many starts it took. Ends it."""
        for count in range(1, starts + 1):
            self.slots("start")
            if self._start_once(self.hang_s if count == 1 else self.wait_s):
                return count
        raise AssertionError(f"not ready after {starts} starts")

    def _start_once(self, wait_s: float) -> bool:
        """Run the service until it is ready, or not in time."""
        place = self.state.parent / "notify"
        place.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
            heard.bind(str(place))
            heard.settimeout(0.05)
            command = [str(self.app / "current/bin/companion"), "run", "--config", str(self.config)]
            with subprocess.Popen(
                command,
                env=self.environ() | {"NOTIFY_SOCKET": str(place)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            ) as process:
                ready = self._hear_ready(heard, process, wait_s)
                if ready:
                    self.slots("confirm")
                process.send_signal(signal.SIGTERM if ready else signal.SIGKILL)
        return ready

    def _hear_ready(self, heard: socket.socket, process: subprocess.Popen[bytes], wait_s: float) -> bool:
        for _ in range(int(wait_s / 0.05)):
            try:
                if b"READY=1" in heard.recv(4096):
                    return True
            except TimeoutError:
                if process.poll() is not None:
                    return False
        return False
