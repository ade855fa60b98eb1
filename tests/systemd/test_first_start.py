"""The first start on a machine: a name, keys and codes of its own, also on a card that is a copy."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "systemd" / "first-start.sh"
SERIAL = "sys/firmware/devicetree/base/serial-number"
OURS = re.compile(r"board-[0-9a-f]{4}")
SECRETS = (
    "var/lib/board-companion/host-code",
    "var/lib/board-companion/identity.key",
    "var/lib/board-companion/hosts.json",
    "var/lib/board-companion/board-id",
    "var/lib/board-companion/hall-here/members.json",
    "var/lib/board-companion/hall-here/hall-password",
    "var/lib/board-companion/hall-here/pages/hall-code",
    "var/lib/board-companion-network/network.json",
    "etc/ssh/ssh_host_ed25519_key",
)
GAMES = "var/lib/board-companion/games.journal"


@dataclass
class Card:
    """A card's files, in a machine with a serial number."""

    root: Path

    def put(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def read(self, name: str) -> str:
        return (self.root / name).read_text()

    @property
    def name(self) -> str:
        return self.read("etc/hostname").strip()

    def starts(self, serial: str) -> str:
        self.put(SERIAL, f"{serial}\0")
        done = subprocess.run(
            [SCRIPT],
            env={**os.environ, "COMPANION_ROOT": str(self.root)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == ""
        return done.stdout


@pytest.fixture
def card(tmp_path: Path) -> Card:
    """A card as the image has it."""
    made = Card(tmp_path)
    made.put("etc/hostname", "raspberrypi\n")
    made.put("etc/hosts", "127.0.0.1\tlocalhost\n127.0.1.1\traspberrypi\n")
    return made


def used(card: Card) -> None:
    """Somebody has played."""
    for each in (*SECRETS, GAMES):
        card.put(each, "mine")


def test_a_fresh_card_gets_a_name_of_the_machine(card: Card) -> None:
    assert "is called board-" in card.starts("10000000abcdef01")
    assert OURS.fullmatch(card.name)
    assert card.read("etc/hosts") == f"127.0.0.1\tlocalhost\n127.0.1.1\t{card.name}\n"


def test_the_name_of_imagers_settings_stays(card: Card) -> None:
    card.put("etc/hostname", "wohnzimmer\n")
    assert card.starts("1") == ""
    assert card.name == "wohnzimmer"
    card.starts("2")
    assert card.name == "wohnzimmer"


def test_every_further_start_changes_nothing(card: Card) -> None:
    card.starts("1")
    used(card)
    card.put("etc/hostname", "raspberrypi\n")  # somebody likes it so
    assert card.starts("1") == ""
    assert card.name == "raspberrypi"
    assert all(card.read(each) == "mine" for each in (*SECRETS, GAMES))


def test_a_copy_in_another_machine_shares_no_name_and_no_secret_but_games_stay(card: Card) -> None:
    card.starts("1")
    first = card.name
    used(card)
    assert "comes from another machine" in card.starts("2")
    assert card.name != first
    assert OURS.fullmatch(card.name)
    assert not [each for each in SECRETS if (card.root / each).exists()]
    assert card.read(GAMES) == "mine"


def test_what_was_cut_off_is_done_again(card: Card) -> None:
    card.starts("1")
    name = card.name
    mark = card.root / "var/lib/board-companion-first-start/machine"
    mark.unlink()
    (card.root / "etc/hostname.new").write_text("")
    card.put("etc/hostname", "")
    card.starts("1")
    assert card.name == name
    mark.write_text("")
    used(card)
    card.starts("1")
    assert card.read("var/lib/board-companion/host-code") == "mine"


def test_without_a_serial_number_the_machine_id_tells(card: Card) -> None:
    card.put(SERIAL, "")
    card.put("etc/machine-id", "0123456789abcdef0123456789abcdef\n")
    subprocess.run([SCRIPT], env={**os.environ, "COMPANION_ROOT": str(card.root)}, check=True)
    assert OURS.fullmatch(card.name)
