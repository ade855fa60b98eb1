"""The images that come along: a list with a checksum for each, and the right one for a chip and a board.

`make firmware` builds them (``tests/tools/firmware_images.py``); a test builds them anew and compares.
"""

import hashlib
from pathlib import Path

import msgspec
from msgspec import Struct

from companion.ports.flasher import FlashFault

FOLDER = Path(__file__).parents[1] / "images"
MANIFEST = "manifest.json"


class Image(Struct, frozen=True):
    """One image.

    Args:
        file: its name in the folder; raw bytes from address 0.
        chip: whose it is, as the compiler calls it.
        lines, lights: what it was built for.
        measured: for linear Hall sensors.
        sha256: of the file.
    """

    file: str
    chip: str
    lines: int
    lights: int
    measured: bool
    sha256: str


class Manifest(Struct, frozen=True):
    """What comes along.

    Args:
        version: what each image says of itself in HELLO, before its chip.
        sources: the sum of the sources, cut to eight digits; HELLO says it where a commit would stand.
        protocol: the one that they speak.
        compiler: what has built them; another one makes other bytes.
        images: all.
    """

    version: str
    sources: str
    protocol: int
    compiler: str
    images: tuple[Image, ...]


class Images:
    """The images of a folder. Raises FlashFault where the folder is none of images."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        try:
            self.manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
        except (OSError, msgspec.DecodeError) as error:
            raise FlashFault("damaged-image", f"{folder / MANIFEST}: {error}; install anew") from None

    def find(self, chip: str, counts: tuple[int, int], *, measured: bool) -> Image:
        """Return the image for this chip and these (lines, lights). Raises FlashFault."""
        for image in self.manifest.images:
            if (image.chip, image.lines, image.lights, image.measured) == (chip, *counts, measured):
                return image
        known = sorted({(one.lines, one.lights) for one in self.manifest.images if one.chip == chip})
        kind = " that measures" if measured else ""
        raise FlashFault(
            "no-image",
            f"no firmware{kind} for an {chip} with {counts[0]} lines and {counts[1]} lights comes along;"
            f" there are {', '.join(f'{lines}x{lights}' for lines, lights in known)}. See docs: Flashing",
        )

    def fits(self, counts: tuple[int, int]) -> bool:
        """Tell whether there is an image for these counts, whatever the chip."""
        return any((one.lines, one.lights) == counts for one in self.manifest.images)

    def path(self, image: Image) -> Path:
        """Return the file, whose checksum is right. Raises FlashFault."""
        path = self._folder / image.file
        try:
            found = hashlib.sha256(path.read_bytes()).hexdigest()
        except OSError as error:
            raise FlashFault("damaged-image", f"{path}: {error.strerror}; install anew") from None
        if found != image.sha256:
            text = f"{path}: its checksum is wrong, so it is not written; install anew"
            raise FlashFault("damaged-image", text)
        return path
