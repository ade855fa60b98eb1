"""The steps of the image: what Raspberry Pi Imager is told, and that a wrong call says what is needed."""

from __future__ import annotations

import hashlib
import importlib.util
import lzma
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from companion.ports.network import ADDRESS

IMAGE = Path(__file__).parents[2] / "packaging" / "image"


@pytest.fixture(scope="module")
def steps() -> ModuleType:
    spec = importlib.util.spec_from_file_location("manifest", IMAGE / "manifest.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("release", "how"), [("bookworm", "systemd"), ("trixie", "cloudinit-rpi")])
def test_imager_is_told_how_the_system_takes_its_settings(
    steps: ModuleType, tmp_path: Path, release: str, how: str
) -> None:
    image = tmp_path / "board.img.xz"
    image.write_bytes(lzma.compress(b"a card" * 1000))
    (line,) = steps.manifest(image, "1.2.3", release)["os_list"]
    assert line["init_format"] == how
    assert line["extract_size"] == 6000
    assert line["extract_sha256"] == hashlib.sha256(b"a card" * 1000).hexdigest()
    assert line["image_download_sha256"] == hashlib.sha256(image.read_bytes()).hexdigest()


@pytest.mark.parametrize("arguments", [(), ("/nowhere",), (IMAGE,)])
def test_without_pi_gen_the_image_says_what_is_needed(arguments: tuple[object, ...]) -> None:
    said = subprocess.run(
        [IMAGE / "build.sh", *map(str, arguments)], capture_output=True, text=True, check=False
    )
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert "pi-gen" in said.stderr


def test_the_hotspots_names_lead_to_the_address_that_the_pages_know() -> None:
    text = (IMAGE / "customize.sh").read_text()
    assert f"address=/#/{ADDRESS}\n" in text


@pytest.mark.parametrize(
    ("device", "flags", "how"),
    [
        ("/dev/null", "fpu svm sse", "-accel kvm -cpu host,-arch-capabilities"),
        ("/dev/null", "fpu sse", "-accel tcg -cpu max"),
        ("/missing", "fpu vmx sse", "-accel tcg -cpu max"),
    ],
)
def test_a_virtual_machine_is_fast_only_where_the_processor_lends_itself(
    tmp_path: Path, device: str, flags: str, how: str
) -> None:
    processor = tmp_path / "cpuinfo"
    processor.write_text(f"flags\t\t: {flags}\n")
    script = Path(__file__).parents[1] / "vm" / "accelerator.sh"
    told = subprocess.run([script, device, processor], stdout=subprocess.PIPE, text=True, check=True).stdout
    assert told == how + "\n"
