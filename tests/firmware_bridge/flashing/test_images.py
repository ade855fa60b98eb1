"""The images that come along: what the list says is true, and they are those of the present sources."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from companion.ports.flasher import FAULTS, FlashFault
from companion.words.care import firmware_words
from firmware_bridge.flashing.chips import ALL, MEGA, MEGA_STK500V2, UNO, UNO_OPTIBOOT, bootloaders, usb_of
from firmware_bridge.flashing.images import FOLDER, MANIFEST, Images
from firmware_bridge.flashing.kept import kept_path
from firmware_bridge.messages import PROTOCOL
from tests.tools import firmware_images


def test_each_image_has_its_checksum_and_fits_before_the_bootloader() -> None:
    images = Images()
    assert {file.name for file in FOLDER.iterdir()} == {
        MANIFEST,
        *(image.file for image in images.manifest.images),
    }
    for image in images.manifest.images:
        least = min(boot.end for boot in ALL if boot.chip == image.chip)
        assert len(images.path(image).read_bytes()) <= least


def test_the_images_are_of_these_sources_and_all_boards() -> None:
    manifest = Images().manifest
    why = "the firmware, its version or a map has changed: make firmware"
    assert (manifest.sources, manifest.protocol) == (firmware_images.sources(), PROTOCOL), why
    assert [(one.chip, one.lines, one.lights, one.measured) for one in manifest.images] == [
        *firmware_images.kinds()
    ], why


@pytest.mark.full
@pytest.mark.slow
def test_built_anew_they_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    if shutil.which("avr-gcc") is None:
        text = "not installed: gcc-avr, avr-libc (`make packages` fetches them)"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    kept = Images().manifest
    if kept.compiler != firmware_images.compiler():
        pytest.skip(f"built by {kept.compiler}, here is {firmware_images.compiler()}")
    assert firmware_images.build(tmp_path) == kept


def test_what_does_not_come_along_is_named() -> None:
    for counts, measured in (((8, 8), False), ((132, 132), True)):
        with pytest.raises(FlashFault) as caught:
            Images().find(UNO, counts, measured=measured)
        assert caught.value.name == "no-image"
        assert f"{counts[0]} lines" in str(caught.value)


def test_a_folder_without_a_list_is_one_line(tmp_path: Path) -> None:
    for text in (None, "{}", "no json"):
        if text is not None:
            (tmp_path / MANIFEST).write_text(text)
        with pytest.raises(FlashFault) as caught:
            Images(tmp_path)
        assert caught.value.name == "damaged-image"


def test_a_plug_tells_which_bootloaders_there_may_be() -> None:
    assert bootloaders((0x2341, 0x0042)) == (MEGA_STK500V2,)
    assert bootloaders((0x2A03, 0x0043)) == (UNO_OPTIBOOT,)
    assert {boot.chip for boot in bootloaders((0x1A86, 0x7523))} == {MEGA, UNO}
    assert bootloaders(None) == ALL
    assert usb_of("/dev/null") is None


def test_a_device_of_any_name_has_a_file_of_its_own(tmp_path: Path) -> None:
    names = ["board", "../board", "/dev/ttyACM0", "Brett 1", "Brett_1"]
    paths = [kept_path(tmp_path, name) for name in names]
    assert len({*paths}) == len(names)
    assert {path.parent for path in paths} == {tmp_path}


def test_each_fault_has_its_sentence() -> None:
    assert {*firmware_words.FAULTS} == {*FAULTS}
