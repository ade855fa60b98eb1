"""A machine for the root helper of updates: signed folders made here; the real apt, which only downloads."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[3]
HELPER = SOURCE / "systemd" / "updates.py"
TOOLS = ("apt-get", "apt-cache", "apt-ftparchive", "dpkg-deb", "gpg")

APT = """#!/bin/sh
# The real one, which unpacks nothing.
echo "$@" >>{folder}/asked
case " $* " in
*" install "*)
  {before}
  exec {real} -o Dir::State::status={folder}/status -o Debug::NoLocking=1 --download-only "$@" ;;
esac
{real} "$@" || exit
{after}
"""


class Keys:
    """Keys of gpg in a folder; made once, since that takes long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, name: str, owner: str = "") -> None:
        """Make a key that signs, of an owner (by default the name alone)."""
        home = self.folder / name
        home.mkdir(mode=0o700, exist_ok=True)
        words = ["--batch", "--quiet", "--pinentry-mode", "loopback", "--passphrase", ""]
        subprocess.run(
            ["gpg", *words, "--quick-generate-key", owner or name, "ed25519", "sign", "never"],
            check=True,
            env=os.environ | {"GNUPGHOME": str(home)},
            capture_output=True,
        )

    def sign(self, folder: Path, name: str) -> None:
        """Make a signed repository of a folder, as a release does it."""
        subprocess.run(
            [SOURCE / "packaging/repository.sh", folder, name],
            check=True,
            env=os.environ | {"GNUPGHOME": str(self.folder / name)},
            capture_output=True,
        )


def make_keys(folder: Path) -> Keys:
    """Make the key of releases, which machines trust, and a forger's."""
    made = Keys(folder)
    for name in ("release", "forger"):
        made.make(name)
    signed = folder / "signed"
    signed.mkdir()
    make_package(signed, "0.0.1")
    made.sign(signed, "release")
    (signed / "board-companion.gpg").rename(folder / "trusted.gpg")
    return made


def make_package(folder: Path, version: str, name: str = "board-companion", news: str = "") -> Path:
    """Make a package for this machine."""
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    tree = folder / ".tree"
    shutil.rmtree(tree, ignore_errors=True)
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN" / "control").write_text(
        f"Package: {name}\nVersion: {version}\nArchitecture: {machine}\nMaintainer: Nobody <n@example.org>\n"
        f"Description: test\nNews:\n Something new.\n{news}"
    )
    (tree / "usr").mkdir()
    (tree / "usr" / "padding").write_bytes(os.urandom(20_000))
    package = folder / f"{name}_{version}_{machine}.deb"
    subprocess.run(["dpkg-deb", "-Zgzip", "-b", tree, package], check=True, capture_output=True)
    shutil.rmtree(tree)
    return package


class Machine:
    """What the helper finds: a stick that is in, its key, the version that runs, and apt."""

    def __init__(self, folder: Path, keys: Keys) -> None:
        self.folder, self.keys = folder, keys
        self.stick, self.request = folder / "media" / "COMPANION", folder / "run" / "update"
        self.told, self.work, self.app = folder / "told", folder / "work", folder / "app"
        self.config, self.bin = folder / "table.toml", folder / "bin"
        self.first = self.bin
        for each in (self.stick, self.request.parent, self.bin, self.app / "a"):
            each.mkdir(parents=True)
        (self.app / "current").symlink_to("a")
        self.config.write_text("device = []\n")
        shutil.copy(keys.folder / "trusted.gpg", folder)
        self.has("0.1.0")
        self.stick_in()
        self.programs()

    def has(self, version: str, status: str = "installed") -> None:
        """Have this version installed, and running."""
        machine = subprocess.run(
            ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
        ).stdout.strip()
        (self.folder / "status").write_text(
            f"Package: board-companion\nStatus: install ok {status}\nArchitecture: {machine}\n"
            f"Version: {version}\nMaintainer: n\nDescription: test\n"
        )
        (self.app / "a" / "whole").write_text(version)
        self.program("dpkg-query", f"echo {status} {version}")

    def stick_in(self) -> None:
        """Plug the stick in."""
        where = str(self.stick).replace(" ", "\\040")
        (self.folder / "mounts").write_text(f"proc /proc proc rw 0 0\n/dev/sda1 {where} vfat rw 0 0\n")

    def stick_out(self) -> None:
        """Pull it out."""
        (self.folder / "mounts").write_text("proc /proc proc rw 0 0\n")

    def programs(self, before: str = ":", after: str = ":") -> None:
        """Have apt, with shell words before it installs, and after it has looked."""
        real = shutil.which("apt-get")
        script = APT.format(folder=self.folder, real=real, before=before, after=after)
        self._write("apt-get", script)
        self.program("systemctl", f'echo "$@" >>{self.folder}/systemctl')
        self.program("slots", f'echo "$@" >>{self.folder}/slots')

    def program(self, name: str, script: str) -> None:
        """Have this program instead of the machine's."""
        self._write(name, f"#!/bin/sh\n{script}\n")

    def cut(self, at: int, *, after: bool) -> None:
        """Kill the helper before or after the program that it starts as this one, from 0."""
        count, folder = self.folder / "count", self.folder / "cut"
        count.write_text("0\n")
        folder.mkdir()
        kill = f'[ "$n" != {at} ] || kill -9 $PPID'
        first, last = (":", kill) if after else (kill, ":")
        for name in ("apt-get", "apt-cache", "dpkg", "dpkg-query"):
            real = self.bin / name if (self.bin / name).exists() else shutil.which(name)
            program = folder / name
            program.write_text(
                f"#!/bin/sh\nread -r n <{count}\necho $((n + 1)) >{count}\n"
                f'{first}\n{real} "$@"\nstatus=$?\n{last}\nexit $status\n'
            )
            program.chmod(0o755)
        self.first = folder

    def clock_stands_still(self, signed: str) -> None:
        """Have apt say what Debian 13's says while the clock is before this time of the signature."""
        real = (self.bin / "apt-get").rename(self.bin / "real-apt-get")
        said = f"/usr/bin/sqv returned an error code (1): Verifying signature: Not live until {signed}"
        early = f'[ -e {self.folder}/late ] || {{ echo "{said}"; exit 100; }}'
        self.program("date", f'echo "$*" >>{self.folder}/date; touch {self.folder}/late')
        self.program(
            "apt-get",
            f'case " $* " in *" update "*) {early} ;; esac\nexec {real} "$@"',
        )

    def whole(self) -> None:
        """Cut no longer."""
        self.first = self.bin

    def _write(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def offer(self, version: str, key: str = "release", **more: str) -> Path:
        """Put a signed folder with this version onto the stick; where the package lies."""
        package = make_package(self.stick, version, **more)
        self.keys.sign(self.stick, key)
        return package

    def environ(self) -> dict[str, str]:
        """Return what the helper is told."""
        return os.environ | {
            "PATH": f"{self.first}:{self.bin}:{os.environ['PATH']}",
            "COMPANION_APP": str(self.app),
            "COMPANION_CONFIG": str(self.config),
            "COMPANION_SLOTS": str(self.bin / "slots"),
            "COMPANION_REQUEST": str(self.request),
            "COMPANION_TOLD": str(self.told),
            "COMPANION_WORK": str(self.work),
            "COMPANION_ADDRESS": str(self.folder / "update-address"),
            "COMPANION_MOUNTS": str(self.folder / "mounts"),
            "COMPANION_KEYS": str(self.folder / "trusted.gpg"),
            "COMPANION_SYNCHRONIZED": str(self.folder / "synchronized"),
        }

    def helper(self, *words: object) -> subprocess.CompletedProcess[str]:
        """Run the helper."""
        return subprocess.run(
            [sys.executable, "-I", HELPER, *map(str, words)],
            env=self.environ(),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def ask(self, request: str) -> dict[str, Any]:
        """Leave a request and have the helper take it; what it tells then."""
        self.request.write_text(request + "\n")
        self.helper("serve")
        return self.state()

    def state(self) -> dict[str, Any]:
        """Return what the helper has told."""
        told: dict[str, Any] = json.loads((self.told / "state.json").read_bytes())
        return told

    def installs(self) -> list[str]:
        """Return what apt was asked to install."""
        asked = self.folder / "asked"
        lines = asked.read_text().splitlines() if asked.exists() else []
        return [line.split()[-1] for line in lines if " install " in line]
