"""The machine of one board on folders: root's real helper and real slots, its units, and the power.

What is installed is a program of three lines: it tells its version and passes its test. Nothing needs root.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

from tests.systemd.slots.kept_versions import SLOTS
from tests.systemd.updates.update_rig import HELPER, Keys, Machine

UNITS = ("APP", "STATE", "CONFIG", "BOOT_ID", "WORK", "TOLD")
"""Of what the units tell, what the slots read."""

PROGRAM = '#!/bin/sh\n[ "$1" != --version ] || echo "companion {version}"\n'
APT = """echo "$@" >>{folder}/asked
hold() {{ [ ! -e {folder}/hold-"$1" ] || {{ : >{folder}/held-"$1"; read -r _ <{folder}/go; }}; }}
case " $* " in
*" install "*)
  {real} -o Dir::State::status={folder}/status -o Debug::NoLocking=1 --download-only "$@" || exit
  hold unpack
  {folder}/bin/slots install {folder}/tree || exit
  hold restart ;;
*)
  hold look
  {real} "$@" ;;
esac
"""
"""The real apt, but for dpkg: what the package's scripts do is done here (packaging/debian)."""


def make_program(place: Path, version: str) -> None:
    """Write a version of the program into a folder."""
    program = place / "bin" / "companion"
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(PROGRAM.format(version=version))
    program.chmod(0o755)


class HelpedMachine:
    """A board whose updates are done by the real helper. It begins with version 0.1.0, off.

    Args:
        folder: an empty one.
        keys: that packages are signed with.
        identity: of the board.
        port: of the broker.
    """

    def __init__(self, folder: Path, keys: Keys, identity: str, port: int) -> None:
        self.identity, self._port, self.folder = identity, port, folder
        self.machine = Machine(folder, keys)
        self.broken: set[str] = set()
        """Versions that do not start."""
        make_program(folder / "app" / "a", "0.1.0")
        (folder / "lib").mkdir()
        shutil.copy(SLOTS, folder / "lib" / "slots")
        told = "\n".join(f"export COMPANION_{name}={self.environ()[f'COMPANION_{name}']}" for name in UNITS)
        # The helper tells its programs nothing: without these words they would take the true places.
        self.machine.program("slots", f'{told}\nexec {folder}/lib/slots "$@"')
        updates = folder / "lib" / "updates"
        updates.write_text(f'#!/bin/sh\nexec {sys.executable} -I {HELPER} "$@"\n')
        updates.chmod(0o755)
        self.machine.program("apt-get", APT.format(folder=folder, real=shutil.which("apt-get")))
        self._boots = 0
        (folder / "state").mkdir()
        os.mkfifo(folder / "go")
        self._go = os.open(folder / "go", os.O_RDWR)
        self._board: subprocess.Popen[str] | None = None
        self._helper: subprocess.Popen[str] | None = None

    def offer(self, version: str, key: str = "release") -> None:
        """Put a version onto the stick."""
        self.machine.offer(version, key)
        make_program(self.folder / "tree", version)

    def environ(self) -> dict[str, str]:
        """Return what the units say."""
        state = str(self.folder / "state")
        return self.machine.environ() | {
            "COMPANION_STATE": state,
            "STATE_DIRECTORY": state,
            "RUNTIME_DIRECTORY": str(self.machine.request.parent),
            "COMPANION_BOOT_ID": str(self.folder / "boot_id"),
        }

    # --- the power ---------------------------------------------------------------------------

    def power_on(self) -> None:
        """Start the machine: the service, and the unit that waits for requests."""
        self._boots += 1
        (self.folder / "boot_id").write_text(f"boot-{self._boots}\n")
        self.machine.request.parent.mkdir(exist_ok=True)
        self.start_service()
        self._off = threading.Event()
        self._unit = threading.Thread(target=self._wait_for_requests)
        self._unit.start()

    def power_cut(self) -> None:
        """Kill all that runs; what was in memory is gone."""
        self._off.set()
        self._kill(self._helper)
        self._kill(self._board)
        self._unit.join()
        for each in (self.machine.told, self.machine.request.parent):
            shutil.rmtree(each, ignore_errors=True)

    def close(self) -> None:
        """End all."""
        self.power_cut()
        os.close(self._go)

    @staticmethod
    def _kill(process: subprocess.Popen[str] | None) -> None:
        if process is None:
            return
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()

    def _wait_for_requests(self) -> None:
        """Be board-companion-update.path and its service."""
        while not self._off.wait(0.05):
            if self.machine.request.exists():
                for words in (["serve"], ["ended"]):
                    self._helper = subprocess.Popen(
                        [sys.executable, "-I", HELPER, *words],
                        env=self.environ(),
                        stderr=subprocess.DEVNULL,
                        text=True,
                        start_new_session=True,
                    )
                    self._helper.wait()
                    if self._off.is_set():
                        return

    # --- the service -------------------------------------------------------------------------

    def start_service(self) -> None:
        """Start the service as systemd does: anew where a version does not start."""
        self._kill(self._board)
        while True:
            self._slots("start")
            version = (self.folder / "app" / "current" / "whole").read_text().strip()
            if version not in self.broken:
                break
        words = ["tests.hall.fleet.updated_board", self.identity, self._port, self.folder / "state", version]
        self._board = subprocess.Popen(
            [sys.executable, "-m", *map(str, words)],
            env=self.environ(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._board.stdout
        assert self._board.stdout.readline() == "ready\n"
        self._slots("confirm")

    def _slots(self, word: str) -> None:
        subprocess.run([self.folder / "bin" / "slots", word], env=self.environ(), check=True)

    def say(self, word: str) -> None:
        """Have the board begin a game (``play``) or pause it (``pause``)."""
        assert self._board
        assert self._board.stdin
        self._board.stdin.write(word + "\n")
        self._board.stdin.flush()

    # --- stops in the middle -----------------------------------------------------------------

    def hold(self, where: str) -> None:
        """Have the helper stop at ``look``, before it unpacks (``unpack``), or before the ``restart``."""
        (self.folder / f"hold-{where}").touch()

    def is_held(self, where: str) -> bool:
        """Tell whether it stands there."""
        return (self.folder / f"held-{where}").exists()

    def let_go(self, where: str) -> None:
        """Let it go on, and stop there no more."""
        self.pass_by(where)
        os.write(self._go, b"\n")

    def pass_by(self, where: str) -> None:
        """Stop there no more."""
        for name in ("hold", "held"):
            (self.folder / f"{name}-{where}").unlink(missing_ok=True)
