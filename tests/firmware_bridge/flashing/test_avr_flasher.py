"""The real avrdude writes emulated boards: all chips, and what goes wrong on the way."""

from __future__ import annotations

import fcntl
import os
import random
from pathlib import Path

import pytest

from companion.ports.flasher import STAGES, FlashFault
from firmware_bridge.flashing.chips import ALL, MEGA, MEGA_STK500V2, NANO_OLD, UNO_OPTIBOOT, Bootloader
from firmware_bridge.flashing.images import Images
from firmware_bridge.flashing.kept import kept_path, read_kept
from tests.firmware_bridge.flashing.conftest import OLD, Bench

pytestmark = pytest.mark.slow


def quiet(_stage: str, _percent: int) -> None:
    """Nobody watches."""


def image_of(chip: str, lines: int = 132) -> bytes:
    images = Images()
    return images.path(images.find(chip, (lines, lines), measured=False)).read_bytes()


def fails(bench: Bench, name: str, lines: int = 132) -> FlashFault:
    with pytest.raises(FlashFault) as caught:
        bench.flasher(lines, lines).write(quiet)
    assert caught.value.name == name, caught.value
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("boot", ALL, ids=lambda boot: f"{boot.chip}-{boot.baud}")
def test_a_board_is_found_kept_written_verified_and_heard(bench: Bench, boot: Bootloader) -> None:
    bench.tells = False
    board = bench.board(boot)
    told: list[tuple[str, int]] = []
    written = bench.flasher().write(lambda stage, percent: told.append((stage, percent)))
    assert (written.chip, written.firmware) == (boot.chip, f"{Images().manifest.version} {boot.chip}")
    assert board.program.startswith(image_of(boot.chip))
    assert [stage for stage in STAGES if stage in dict(told)] == list(STAGES)
    assert [(stage, 100) in told for stage in ("reading", "writing", "verifying")] == [True] * 3
    kept = read_kept(kept_path(bench.folder / "kept", "main"))
    assert kept is not None
    assert (kept.data, kept.chip, kept.firmware) == (OLD, boot.chip, "0.0.9 atmega2560")


def test_the_program_before_is_put_back(bench: Bench) -> None:
    board = bench.board()
    bench.flasher().write(quiet)
    assert bench.flasher().programs().kept == "0.0.9 atmega2560"
    assert bench.flasher().put_back(quiet).firmware == "0.0.9 atmega2560"
    assert board.program.startswith(OLD)


def test_a_kept_program_goes_only_onto_its_own_chip_and_only_whole(bench: Bench) -> None:
    board = bench.board()
    with pytest.raises(FlashFault) as caught:
        bench.flasher().put_back(quiet)
    assert caught.value.name == "nothing-kept"
    bench.flasher().write(quiet)
    board.close()
    other = bench.board(UNO_OPTIBOOT)
    with pytest.raises(FlashFault) as caught:
        bench.flasher().put_back(quiet)
    assert caught.value.name == "wrong-chip"
    assert (other.program, other.written) == (OLD, 0)
    path = kept_path(bench.folder / "kept", "main")
    text = path.read_text()
    for broken in (text[: len(text) // 2], text.replace('"data":"DJ', '"data":"DK')):
        path.write_text(broken)
        with pytest.raises(FlashFault) as caught:
            bench.flasher().put_back(quiet)
        assert caught.value.name == "damaged-kept"
        assert bench.flasher().programs().kept == ""


def test_another_chip_is_left_alone(bench: Bench) -> None:
    board = bench.board(signature=bytes.fromhex("1e9703"))
    assert "1e9703" in str(fails(bench, "wrong-chip"))
    assert (board.program, board.written) == (OLD, 0)


def test_a_board_of_other_counts_is_left_alone_until_somebody_insists(bench: Bench) -> None:
    board = bench.board()
    assert "132x132" in str(fails(bench, "wrong-board", 92))
    assert board.written == 0
    bench.flasher(92, 92, any_board=True).write(quiet)
    assert board.program.startswith(image_of(MEGA, 92))


def test_a_silent_bootloader_ends_in_one_line(bench: Bench) -> None:
    board = bench.board()
    board.silent = True
    fails(bench, "no-bootloader")
    assert board.written == 0


def test_a_port_that_is_not_there_or_in_use_is_named(bench: Bench) -> None:
    fails(bench, "no-port")
    bench.board()
    end = os.open(bench.port, os.O_RDWR | os.O_NOCTTY)
    try:
        fcntl.flock(end, fcntl.LOCK_EX)
        fails(bench, "busy-port")
    finally:
        os.close(end)


@pytest.mark.sampled("boot", [UNO_OPTIBOOT, MEGA_STK500V2, NANO_OLD], sample=1)
def test_a_pulled_cable_leaves_a_board_that_can_be_flashed_again_and_the_old_program_kept(
    bench: Bench, boot: Bootloader
) -> None:
    board = bench.board(boot)
    board.pull_after = random.Random(boot.baud).randrange(1, 11_000)
    assert fails(bench, "interrupted").touched
    assert not board.program.startswith((OLD, image_of(boot.chip)))
    board.plug()
    bench.flasher().write(quiet)
    assert board.program.startswith(image_of(boot.chip))
    bench.flasher().put_back(quiet)
    assert board.program.startswith(OLD)


def test_a_power_cut_leaves_a_board_that_can_be_flashed_again(bench: Bench) -> None:
    board = bench.board()
    board.die_after = random.Random(7).randrange(1, 11_000)
    assert fails(bench, "interrupted").touched
    board.plug()
    bench.flasher().write(quiet)
    assert board.program.startswith(image_of(MEGA))


def test_a_cable_pulled_while_the_old_program_is_read_has_changed_nothing(bench: Bench) -> None:
    board = bench.board()

    def pull(stage: str, percent: int) -> None:
        if (stage, percent > 10) == ("reading", True):
            board.pull()

    with pytest.raises(FlashFault) as caught:
        bench.flasher().write(pull)
    assert (caught.value.name, caught.value.touched) == ("no-port", False)
    assert (board.program, board.written) == (OLD, 0)
    assert bench.flasher().programs().kept == ""


def test_the_same_program_once_more_leaves_the_one_before_kept(bench: Bench) -> None:
    bench.board()
    for _ in range(2):
        bench.flasher().write(quiet)
        assert bench.flasher().programs().kept == "0.0.9 atmega2560"


def test_a_cell_that_does_not_hold_is_found_by_the_verification(bench: Bench) -> None:
    board = bench.board()
    board.spoil_at = 5000
    assert fails(bench, "not-verified").touched
    board.spoil_at = None
    bench.flasher().write(quiet)
    assert board.program.startswith(image_of(MEGA))


def test_a_program_that_says_no_hello_is_not_proved(bench: Bench) -> None:
    bench.board(hello=lambda _: None)
    assert fails(bench, "not-proved").touched


def test_a_program_of_somebody_else_is_kept_and_put_back(bench: Bench) -> None:
    sketch = b"\x0c\x94 blinks"
    board = bench.board(program=sketch)
    bench.flasher().write(quiet)
    assert bench.flasher().programs().kept == ""
    assert bench.flasher().put_back(quiet).firmware == ""
    assert board.program.startswith(sketch)


def test_without_counts_in_the_configuration_those_of_the_board_count(bench: Bench) -> None:
    board = bench.board()
    bench.flasher(0, 0).write(quiet)
    assert board.program.startswith(image_of(MEGA))


def test_a_damaged_image_is_not_written(bench: Bench, tmp_path: Path) -> None:
    folder = tmp_path / "images"
    folder.mkdir()
    for file in Path(Images()._folder).iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    path = folder / "atmega2560-132x132.bin"
    path.write_bytes(path.read_bytes()[:-1])
    board = bench.board()
    flasher = bench.flasher()
    flasher._images = Images(folder)
    with pytest.raises(FlashFault) as caught:
        flasher.write(quiet)
    assert caught.value.name == "damaged-image"
    assert board.written == 0


def test_a_stop_in_the_middle_ends_at_once(bench: Bench) -> None:
    bench.board()
    flasher = bench.flasher()

    def stop(stage: str, percent: int) -> None:
        if (stage, percent >= 4) == ("writing", True):
            flasher.stop()

    with pytest.raises(FlashFault) as caught:
        flasher.write(stop)
    assert caught.value.name == "interrupted"
    bench.flasher().write(quiet)
