"""The AVR images: they build without a warning and stay within their budget.

What they do is tried in simavr.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.firmware_bridge.board_builds import FIRMWARE

pytestmark = pytest.mark.slow

PROTOCOL_MD = (FIRMWARE.parent / "PROTOCOL.md").read_text()


def make(build: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("avr-gcc") is None:
        text = "not installed: gcc-avr, avr-libc (`make packages` fetches them)"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    return subprocess.run(
        ["make", "-C", FIRMWARE, *arguments, f"BUILD={build}"], capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def sizes(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    return make(tmp_path_factory.mktemp("sizes"), "sizes")


def test_all_images_build_without_a_warning_and_stay_in_budget(
    sizes: subprocess.CompletedProcess[str],
) -> None:
    assert sizes.returncode == 0, sizes.stdout + sizes.stderr
    assert "warning" not in sizes.stderr.lower()


def test_the_document_tells_the_true_sizes_to_within_a_twentieth(
    sizes: subprocess.CompletedProcess[str],
) -> None:
    measured = re.findall(
        r"^(\S+) +flash +(\d+) of +(\d+), static RAM +(\d+) of +(\d+)", sizes.stdout, re.MULTILINE
    )
    assert len(measured) == 4
    for name, flash, _, ram, _ in measured:
        row = re.search(rf"\| `{name}` \| (\d+) \| (\d+) \|", PROTOCOL_MD)
        assert row, f"{name} stands not in PROTOCOL.md, Memory"
        assert abs(int(row[1]) - int(flash)) <= int(flash) / 20, f"{name} takes {flash} bytes of flash"
        assert abs(int(row[2]) - int(ram)) <= int(ram) / 20, f"{name} takes {ram} bytes of RAM"


def test_an_image_over_its_budget_fails_the_build(tmp_path: Path) -> None:
    done = make(tmp_path, "size", "MCU=atmega328p", "LINES=8", "LIGHTS=8", "RAM_atmega328p=300")
    assert done.returncode != 0
    assert "atmega328p-8x8: over budget" in done.stdout


@pytest.mark.sampled("counts", [("160", "1"), ("1", "1"), ("132", "132")], sample=1)
def test_an_image_for_any_counts_has_elf_and_hex(tmp_path: Path, counts: tuple[str, str]) -> None:
    lines, lights = counts
    done = make(tmp_path, "avr", f"LINES={lines}", f"LIGHTS={lights}")
    assert done.returncode == 0, done.stdout + done.stderr
    for mcu in ("atmega2560", "atmega328p"):
        image = tmp_path / f"{mcu}-{lines}x{lights}"
        assert image.with_suffix(".elf").exists()
        assert image.with_suffix(".hex").read_text().startswith(":")
        # What it says of itself in HELLO.
        assert mcu.encode() in image.with_suffix(".elf").read_bytes()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["LINES=161"], "LINES must be 1 to 160"),
        (["LIGHTS=0"], "LIGHTS must be 1 to 160"),
        (["MCU=atmega328p", "LINES=97", "HALL=1"], "more lines than this chip has analogue inputs for"),
    ],
)
def test_counts_that_cannot_be_are_named(tmp_path: Path, options: list[str], why: str) -> None:
    done = make(tmp_path, "avr", *options)
    assert done.returncode != 0
    assert why in done.stderr
