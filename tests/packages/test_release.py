"""A release: what it refuses before anything is built, and what it leaves; the packages are stand-ins."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.systemd.updates.update_rig import TOOLS, Keys, make_package

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)), reason="apt-utils or gpg is missing: make packages"
    ),
]

PACKAGING = Path(__file__).parents[2] / "packaging"
BUILD = """#!/bin/sh
mkdir -p dist && cp ../made.deb dist/board-companion_0.1.0_amd64.deb && cp "$KEYRING" ../carried.gpg
printf %s "$MAINTAINER" > ../maintainer
"""
MAKEFILE = "wheel:\n\ttouch dist/board_companion-0.1.0-py3-none-any.whl\n"


class Checkout:
    """A checkout with just what a release looks at."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.outside = folder / "checkout", folder
        self.environ = os.environ | {"GNUPGHOME": str(home), "GIT_CONFIG_GLOBAL": "/dev/null"}
        self.write("companion/__init__.py", '__version__ = "0.1.0"\n')
        self.write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-11-28\n\n- First.\n")
        self.write("packaging/build.sh", BUILD).chmod(0o755)
        self.write("Makefile", MAKEFILE)
        self.write(".gitignore", "/build/\n/dist/\n")
        for name in ("release.sh", "repository.sh"):
            shutil.copy(PACKAGING / name, self.folder / "packaging")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit()

    def write(self, name: str, text: str) -> Path:
        """Write a file."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def git(self, *words: str) -> str:
        """Run git; what it says."""
        who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        command = ["git", "-C", str(self.folder), *who, *words]
        ran = subprocess.run(command, env=self.environ, check=True, capture_output=True, text=True)
        return ran.stdout

    def commit(self) -> None:
        """Commit all that is there."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=all")

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Make the release."""
        environ = self.environ | {
            f"GIT_COMMITTER_{what}": who for what, who in (("NAME", "Anna"), ("EMAIL", "anna@example.org"))
        }
        command = [str(self.folder / "packaging" / "release.sh"), *words]
        return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("k")
    keys = Keys(folder)
    keys.make("release", "Anna & Bert <release@example.org>")
    keys.make("release", "somebody")
    keys.make("release", "No One <nobody@board.invalid>")
    return folder / "release"


@pytest.fixture
def checkout(tmp_path: Path, home: Path) -> Checkout:
    return Checkout(tmp_path, home)


def test_a_release_is_built_signed_and_tagged_and_brings_its_key(checkout: Checkout, tmp_path: Path) -> None:
    make_package(tmp_path, "0.1.0").rename(tmp_path / "made.deb")
    made = checkout.release("release")
    assert (made.returncode, made.stderr) == (0, ""), made
    out = checkout.folder / "dist" / "release"
    assert {path.name for path in out.iterdir()} >= {
        "InRelease",
        "Packages",
        "SHA256SUMS.asc",
        "board-companion.gpg",
        "board-companion_0.1.0_amd64.deb",
        "board_companion-0.1.0-py3-none-any.whl",
    }
    assert (tmp_path / "carried.gpg").read_bytes() == (out / "board-companion.gpg").read_bytes()
    for name in ("InRelease", "SHA256SUMS.asc"):
        subprocess.run(
            ["gpgv", "--keyring", out / "board-companion.gpg", out / name], check=True, capture_output=True
        )
    assert (tmp_path / "maintainer").read_text() == "Anna & Bert <release@example.org>"
    checkout.git("verify-tag", "v0.1.0")
    again = checkout.release("release")
    assert (again.returncode, "v0.1.0 is there already" in again.stderr) == (2, True)


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("companion/__init__.py", '__version__ = "0.1.0.dev0"\n', "right would be three numbers"),
        ("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n", "right would be: ## [0.1.0] - "),
    ],
)
def test_what_is_not_ready_is_named_and_nothing_is_built(
    checkout: Checkout, file: str, text: str, told: str
) -> None:
    checkout.write(file, text)
    checkout.commit()
    refused = checkout.release("release")
    assert refused.returncode == 2
    assert told in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not (checkout.folder / "dist").exists()


def test_what_is_in_no_commit_an_unknown_key_and_no_key_are_refused(checkout: Checkout) -> None:
    assert "gpg has no private key of stranger" in checkout.release("stranger").stderr
    assert "right would be packaging/release.sh KEY" in checkout.release("").stderr
    for owner in ("somebody", "nobody@board.invalid"):
        assert "right would be one of NAME <ADDRESS>" in checkout.release(owner).stderr
    checkout.write("new", "")
    assert "is in no commit" in checkout.release("release").stderr
    assert not (checkout.folder / "dist").exists()
