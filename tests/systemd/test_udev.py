"""The device names, as the real udev gives them to devices that umockdev pretends are plugged in."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "systemd" / "70-board-companion.rules"
NEEDED = ("umockdev-run", "udevadm", "unshare")
INTERFACE = "A: bInterfaceNumber=00\nA: bInterfaceClass=02\n"
BUS = "/devices/pci0000:00/0000:00:14.0/usb1"

# A private /run and /dev, and a group gpio; nothing of the machine is touched.
SCRIPT = """
mount -t tmpfs none /run
mkdir -p /run/udev/rules.d /run/dev
touch /run/dev/null
mount --bind /dev/null /run/dev/null
mount --rbind /run/dev /dev
{ grep -v '^gpio:' /etc/group; echo gpio:x:986:; } > /run/group
mount --bind /run/group /etc/group
cp "$1" /run/udev/rules.d/
exec umockdev-run --device="$2" -- udevadm test --action=add "/sys$3"
"""


def _private(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["unshare", "--map-root-user", "--mount", *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def _why_not() -> str:
    missing = [each for each in NEEDED if shutil.which(each) is None]
    if missing:
        return f"{', '.join(missing)} missing: apt-get install umockdev udev util-linux"
    return "" if _private("true").returncode == 0 else "this kernel gives no user namespaces"


pytestmark = pytest.mark.skipif(bool(_why_not()), reason=_why_not())


def usb_board(vendor: str, product: str, serial: str | None, tty: str, socket: str = "1-1.2") -> str:
    """A USB serial board for umockdev: the hub, the device, its interface, its tty."""
    device = f"{BUS}/{socket}"
    major, driver = (166, "cdc_acm") if "ACM" in tty else (188, "ch341-uart")
    port = f"{device}/{socket}:1.0/{tty}"
    lines = [
        "P: /devices/pci0000:00/0000:00:14.0\nE: SUBSYSTEM=pci\nA: vendor=0x8086\n",
        f"P: {BUS}\nE: SUBSYSTEM=usb\nE: DEVTYPE=usb_device\nA: idVendor=1d6b\n",
        f"P: {device}\nE: SUBSYSTEM=usb\nE: DEVTYPE=usb_device\n"
        f"A: idVendor={vendor}\nA: idProduct={product}\nA: product=Some Board\n"
        + (f"A: serial={serial}\n" if serial else ""),
        f"P: {device}/{socket}:1.0\nE: SUBSYSTEM=usb\nE: DEVTYPE=usb_interface\n{INTERFACE}",
    ]
    if major == 188:
        lines.append(
            f"P: {port}\nE: SUBSYSTEM=usb-serial\nA: port_number=0\n"
            f"L: driver=/sys/bus/usb-serial/drivers/{driver}\n"
        )
    else:
        port = f"{device}/{socket}:1.0"
    lines.append(f"P: {port}/tty/{tty}\nE: SUBSYSTEM=tty\nE: DEVNAME={tty}\nE: MAJOR={major}\nE: MINOR=0\n")
    return "\n".join(lines)


class Udev:
    """What udev would do with one device of a pretended machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def add(self, machine: str) -> tuple[set[str], str]:
        """The device's links under /dev, and all that was said; the last device is the one added."""
        file = self._folder / "machine"
        file.write_text(machine)
        syspath = re.findall(r"(?m)^P: (\S+)$", machine)[-1]
        said = _private("sh", "-euc", SCRIPT, "sh", str(RULES), str(file), syspath)
        assert said.returncode == 0, said
        text = said.stdout + said.stderr
        assert not re.search(rf"{RULES.name}:\d+ (Invalid|Unknown|Failed)", text), text
        found = re.search(r"(?m)^DEVLINKS=(.*)$", text)
        links = found[1].split() if found else []
        return {link for link in links if "referee" in link}, text


@pytest.fixture
def udev(tmp_path: Path) -> Udev:
    return Udev(tmp_path)


def test_a_board_with_a_serial_number_has_three_names(udev: Udev) -> None:
    links, said = udev.add(usb_board("2341", "0042", "75835303237351", "ttyACM0"))
    assert links == {
        "/dev/referee-mcu",
        "/dev/referee-mcu-75835303237351",
        "/dev/referee-mcu-pci-0000:00:14.0-usb-0:1.2:1.0",
    }
    assert "ID_MM_PORT_IGNORE=1" in said
    assert re.search(rf"{RULES.name}:\d+ MODE 0660", said)
    assert re.search(rf"{RULES.name}:\d+ GROUP 20\b", said)


def test_two_boards_without_serial_numbers_are_told_apart_by_their_sockets(udev: Udev) -> None:
    one, _ = udev.add(usb_board("1a86", "7523", None, "ttyUSB0", "1-1.2"))
    two, _ = udev.add(usb_board("1a86", "7523", None, "ttyUSB1", "1-1.4"))
    assert one == {"/dev/referee-mcu", "/dev/referee-mcu-pci-0000:00:14.0-usb-0:1.2:1.0"}
    assert two == {"/dev/referee-mcu", "/dev/referee-mcu-pci-0000:00:14.0-usb-0:1.4:1.0"}


@pytest.mark.parametrize("vendor", ["2341", "2a03", "1a86", "0403", "10c4", "2e8a"])
def test_the_chips_of_the_boards_in_the_parts_list_are_known(udev: Udev, vendor: str) -> None:
    links, _ = udev.add(usb_board(vendor, "0001", None, "ttyUSB0"))
    assert "/dev/referee-mcu" in links


def test_a_modem_is_left_alone(udev: Udev) -> None:
    links, said = udev.add(usb_board("12d1", "1506", "7", "ttyUSB0"))
    assert links == set()
    assert "ID_MM_PORT_IGNORE" not in said


def test_modemmanager_is_told_of_the_usb_device_too(udev: Udev) -> None:
    machine = usb_board("1a86", "7523", None, "ttyUSB0").split(f"P: {BUS}/1-1.2/")[0]
    assert "ID_MM_DEVICE_IGNORE=1" in udev.add(machine)[1]


def test_an_ftdi_chip_is_told_not_to_wait(udev: Udev) -> None:
    port = usb_board("0403", "6001", "A1", "ttyUSB0").rsplit("\nP: ", 1)[0].replace("ch341-uart", "ftdi_sio")
    said = udev.add(f"{port}A: latency_timer=16\n")[1]
    assert re.search(rf"{RULES.name}:\d+ ATTR '.*/latency_timer' writing '1'", said)


def test_pins_belong_to_the_group_gpio(udev: Udev) -> None:
    pins = "P: /devices/platform/pinctrl/gpiochip0\nE: SUBSYSTEM=gpio\nE: DEVNAME=gpiochip0\n"
    links, said = udev.add(f"{pins}E: MAJOR=254\nE: MINOR=0\n")
    assert links == set()
    assert re.search(rf"{RULES.name}:\d+ GROUP 986\b", said)
    assert re.search(rf"{RULES.name}:\d+ MODE 0660", said)


def stick(label: str, kind: str = "vfat", bus: str = "usb") -> str:
    """A partition of a USB stick for umockdev, as the rules before ours describe it."""
    disk = "/devices/pci0000:00/0000:00:14.0/usb1/1-1.3/block/sdz"
    return (
        f"P: {disk}\nE: SUBSYSTEM=block\nE: DEVTYPE=disk\nE: DEVNAME=/dev/sdz\nE: MAJOR=8\nE: MINOR=240\n\n"
        f"P: {disk}/sdz1\nE: SUBSYSTEM=block\nE: DEVTYPE=partition\nE: DEVNAME=/dev/sdz1\nE: MAJOR=8\n"
        f"E: MINOR=241\nE: ID_BUS={bus}\nE: ID_FS_LABEL={label}\nE: ID_FS_TYPE={kind}\n"
    )


@pytest.mark.parametrize(
    ("label", "kind"), [("COMPANION", "vfat"), ("COMPANION", "exfat"), ("Companion", "exfat")]
)
def test_a_stick_called_companion_is_mounted_for_copies(udev: Udev, label: str, kind: str) -> None:
    said = udev.add(stick(label, kind))[1]
    assert re.search(r"systemd-mount .*uid=board-companion,.* /dev/sdz1 /media/board-companion", said), said


@pytest.mark.parametrize(
    ("label", "kind", "bus"),
    [("HOLIDAY", "vfat", "usb"), ("COMPANION", "ext4", "usb"), ("COMPANION", "vfat", "ata")],
)
def test_any_other_disk_is_left_alone(udev: Udev, label: str, kind: str, bus: str) -> None:
    assert "systemd-mount" not in udev.add(stick(label, kind, bus))[1]
