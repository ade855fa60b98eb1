"""The images that come along run on a simulated chip, and say what the list says of them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from firmware_bridge.flashing.images import Image, Images
from firmware_bridge.frames import decode
from firmware_bridge.messages import Hello, Kind
from tests.firmware_bridge.board_builds import avr_image
from tests.firmware_bridge.step_board import StepBoard

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("image", Images().manifest.images, ids=lambda image: image.file)
def test_an_image_says_hello(image: Image, tmp_path: Path) -> None:
    images = Images()
    avr_image(image.chip, 132, 132)  # skips where the tools are missing
    chip = tmp_path / "chip.elf"
    sections = ["--rename-section", ".data=.text,contents,alloc,load,readonly,code"]
    raw = images.path(image)
    subprocess.run(["avr-objcopy", "-I", "binary", "-O", "elf32-avr", *sections, raw, chip], check=True)
    with StepBoard(image.chip, chip, image.lines, image.lights) as board:
        board.run(300_000)
        frames = [decode(block) for _, block in board.blocks if block]
    hello = next(Hello.parse(frame.payload) for frame in frames if frame and frame.kind == Kind.HELLO)
    about = images.manifest
    assert (hello.firmware, hello.git) == (f"{about.version} {image.chip}", about.sources)
    assert (hello.lines, hello.lights, hello.polarity) == (image.lines, image.lights, image.measured)
