"""Runs the virtual machine: pretends to be the board, plugs it in and out, reads what the guest says.

    python -m tests.vm.drive bookworm service

Exit status 0 where everything that `guest.py` looks at in this life is as it should be and the machine then
switched itself off.
"""

from __future__ import annotations

import json
import queue
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map

WORK = Path(__file__).parents[2] / "build" / "vm"
ACCELERATOR = Path(__file__).with_name("accelerator.sh")
WHOLE_S = 1500
"""Longest life of the machine; emulation on a busy host is slow."""

BOARD = ["driver=usb-serial", "id=cable", "bus=usb.0", "chardev=board", "always-plugged=on", "serial=VM1"]


def tell(line: str) -> None:
    """A line for whoever watches."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Machine:
    """One run of QEMU, without any network, on a throw-away copy of the image."""

    def __init__(self, suite: str, life: str, folder: Path, port: Path) -> None:
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        control = folder / "qmp"
        how = subprocess.run([ACCELERATOR], stdout=subprocess.PIPE, text=True, check=True).stdout
        command = ["qemu-system-x86_64", *how.split(), "-machine", "q35"]
        command += ["-smp", "2", "-m", "768", "-nodefaults", "-display", "none", "-nic", "none", "-no-reboot"]
        command += ["-kernel", str(WORK / "vmlinuz"), "-initrd", str(WORK / "initrd")]
        command += ["-append", f"console=ttyS0 quiet systemd.show_status=false panic=-1 vm.life={life}"]
        command += ["-drive", f"file={WORK / suite}.ext4,if=virtio,format=raw,snapshot=on"]
        command += ["-device", "qemu-xhci,id=usb", "-chardev", f"serial,path={port},id=board"]
        command += ["-qmp", f"unix:{control},server=on,wait=off", "-serial", "stdio"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, errors="replace"
        )
        threading.Thread(target=self._read, daemon=True).start()
        self._control = self._connect(control)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.rstrip())
        self.lines.put(None)

    def _connect(self, path: Path) -> Any:
        end = time.monotonic() + 30
        while not path.exists() and time.monotonic() < end and self.process.poll() is None:
            time.sleep(0.05)
        control = socket.socket(socket.AF_UNIX)
        control.connect(str(path))
        stream = control.makefile("rw")
        stream.readline()  # a greeting
        self._control = stream
        self.ask("qmp_capabilities")
        return stream

    def ask(self, command: str, **arguments: object) -> None:
        """A QMP command, and its answer."""
        self._control.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self._control.flush()
        while "return" not in (answer := self._heard()):
            if "error" in answer:
                raise RuntimeError(f"{command}: {answer['error']}")

    def _heard(self) -> dict[str, Any]:
        """The next answer or event."""
        heard: dict[str, Any] = json.loads(self._control.readline())
        return heard

    def plug(self) -> None:
        """The board's cable in."""
        pairs = (each.split("=", 1) for each in BOARD)
        self.ask("device_add", **{key: value == "on" or value for key, value in pairs})

    def unplug(self) -> None:
        """The board's cable out, once QEMU says that it is."""
        self.ask("device_del", id="cable")
        while self._heard().get("event") != "DEVICE_DELETED":
            pass


def play(machine: Machine, begun: float) -> int:
    """Follow the machine to its end; how many things were wrong."""
    wrong, last = 0, False
    while (left := begun + WHOLE_S - time.monotonic()) > 0:
        try:
            line = machine.lines.get(timeout=left)
        except queue.Empty:
            break
        if line is None:
            return wrong if last else wrong + 1
        if not line.startswith("VM "):
            if line:
                tell(f"      | {line}")
            continue
        word, *rest = line.split("VM ", 1)[1].split()
        tell(f"{time.monotonic() - begun:4.0f} s {word} {' '.join(rest)}")
        match word, rest:
            case "host", ["plug"]:
                machine.plug()
            case "host", ["unplug"]:
                machine.unplug()
            case "host", ["last"]:
                last = True
        wrong += word == "wrong"
    tell(f"the machine did not end within {WHOLE_S} s")
    return wrong + 1


def main(suite: str, life: str) -> int:
    """One life of the machine; the exit status."""
    spots = load_board_map("malefiz-classic")
    with tempfile.TemporaryDirectory() as folder:
        port = Path(folder) / "board"
        board = VirtualBoard(
            path=port,
            lines=spots.line_of,
            lights=spots.light_of,
            clock=lambda: time.monotonic_ns() // 1_000_000,
        )
        board.start()
        begun = time.monotonic()
        machine = Machine(suite, life, Path(folder), port)
        try:
            wrong = play(machine, begun)
        finally:
            machine.process.kill()
            machine.process.wait()
            board.close()
    found = f"{wrong} wrong" if wrong else "as it should be"
    tell(f"{suite}, {life}: {found}, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
