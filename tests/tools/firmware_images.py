"""Build the images that come along, for each board map and both chips, with a list of checksums.

``make firmware`` runs it. The same sources, version and compiler make the same bytes: no commit and no date
is compiled in, but the sum of the sources.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from companion import __version__
from firmware_bridge.flashing.chips import MEGA, UNO
from firmware_bridge.flashing.images import FOLDER, MANIFEST, Image, Manifest
from firmware_bridge.messages import PROTOCOL
from hardware.board_map import load_board_map

ROOT = Path(__file__).parents[2]
FIRMWARE = ROOT / "firmware_bridge" / "firmware"
MEASURED_MOST = {MEGA: 160, UNO: 96}
"""Analogue inputs for so many lines (the README of the firmware)."""


def counts() -> list[tuple[int, int]]:
    """Return (lines, lights) of all board maps that come along."""
    maps = (load_board_map(path) for path in sorted((ROOT / "hardware" / "boards").glob("*.toml")))
    return sorted({(one.lines, one.lights) for one in maps})


def kinds() -> Iterator[tuple[str, int, int, bool]]:
    """Yield (chip, lines, lights, measured) of each image."""
    for chip in (MEGA, UNO):
        for lines, lights in counts():
            yield chip, lines, lights, False
            if lines <= MEASURED_MOST[chip]:
                yield chip, lines, lights, True


def sources() -> str:
    """Return the sum of what the images are made from, eight digits."""
    files = [FIRMWARE / "Makefile"]
    files += sorted(path for part in ("core", "port/avr") for path in (FIRMWARE / part).glob("*.[ch]"))
    found = hashlib.sha256(__version__.encode())
    for file in files:
        found.update(file.relative_to(FIRMWARE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:8]


def compiler() -> str:
    """Return which compiler there is."""
    done = subprocess.run(["avr-gcc", "--version"], capture_output=True, text=True, check=True)
    return re.sub(r"\(.*?\) ", "", done.stdout.splitlines()[0])


def build(folder: Path) -> Manifest:
    """Build all into this folder, and the list."""
    images = []
    git = sources()
    with tempfile.TemporaryDirectory() as work:
        for chip, lines, lights, measured in kinds():
            line = [
                "make",
                "-s",
                "-C",
                str(FIRMWARE),
                "avr",
                f"MCU={chip}",
                f"LINES={lines}",
                f"LIGHTS={lights}",
            ]
            subprocess.run([*line, f"GIT={git}", f"HALL={'1' * measured}", f"BUILD={work}"], check=True)
            name = f"{chip}-{lines}x{lights}{'-hall' * measured}"
            raw = folder / f"{name}.bin"
            subprocess.run(
                ["avr-objcopy", "-I", "ihex", "-O", "binary", f"{work}/{name}.hex", raw], check=True
            )
            checksum = hashlib.sha256(raw.read_bytes()).hexdigest()
            images.append(Image(raw.name, chip, lines, lights, measured, checksum))
    manifest = Manifest(__version__, git, PROTOCOL, compiler(), tuple(images))
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
    return manifest


if __name__ == "__main__":
    if shutil.which("avr-gcc") is None:
        sys.exit("avr-gcc is missing: make packages")
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    print(f"{len(build(FOLDER).images)} images in {FOLDER.relative_to(ROOT)}")  # noqa: T201 - a tool
