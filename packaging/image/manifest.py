#!/usr/bin/env python3
"""Write the list by which Raspberry Pi Imager offers its settings (name, Wi-Fi) for an image, to stdout.

Imager asks for them only where a list says how the system takes them: Raspberry Pi OS 12 by firstrun.sh
(``systemd``), 13 by cloud-init (``cloudinit-rpi``).
"""

from __future__ import annotations

import hashlib
import json
import lzma
import sys
import time
from pathlib import Path

FORMATS = {"bookworm": "systemd", "trixie": "cloudinit-rpi"}
DEVICES = ("pi5-64bit", "pi4-64bit", "pi3-64bit")
PIECE = 1 << 20


def manifest(image: Path, version: str, release: str) -> dict[str, object]:
    """Return the list with this one image, which is a file ending in ``.img.xz``."""
    packed, plain, size = hashlib.sha256(), hashlib.sha256(), 0
    with image.open("rb") as file:
        while piece := file.read(PIECE):
            packed.update(piece)
    with lzma.open(image) as file:
        while piece := file.read(PIECE):
            plain.update(piece)
            size += len(piece)
    line = {
        "name": f"Board Companion {version}",
        "description": "Referee under a real board game",
        "url": image.resolve().as_uri(),
        "release_date": time.strftime("%Y-%m-%d", time.gmtime(image.stat().st_mtime)),
        "extract_size": size,
        "extract_sha256": plain.hexdigest(),
        "image_download_size": image.stat().st_size,
        "image_download_sha256": packed.hexdigest(),
        "devices": list(DEVICES),
        "init_format": FORMATS[release],
    }
    return {"os_list": [line]}


if __name__ == "__main__":
    json.dump(manifest(Path(sys.argv[1]), *sys.argv[2:4]), sys.stdout, indent=2)
