"""The installer: what it would do on a fresh machine, what it does below a folder, and how it refuses."""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from companion import config

SOURCE = Path(__file__).parents[2]
INSTALL = SOURCE / "systemd" / "install.sh"
HERE = Path(__file__).parent
APP, CONFIG = Path("opt/board-companion"), Path("etc/board-companion/table.toml")
NOBODY = 65534


def install(*arguments: object, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(INSTALL), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environ,
        timeout=600,
    )


def stubs(folder: Path, **programs: str) -> dict[str, str]:
    """An environment in which these programs are shell scripts."""
    folder.mkdir(exist_ok=True)
    for name, script in programs.items():
        file = folder / name.replace("_", "-")
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


@pytest.fixture
def fresh(tmp_path: Path) -> dict[str, str]:
    """A machine on which no package is installed, and lgpio can be."""
    return stubs(tmp_path / "bin", dpkg_query="exit 1", apt_cache="echo Package: $3", getent="exit 2")


@pytest.mark.skipif(
    shutil.which("shellcheck") is None, reason="shellcheck missing: apt-get install shellcheck"
)
@pytest.mark.slow
def test_shellcheck_finds_nothing_in_any_shell_script_here() -> None:
    scripts = [*(SOURCE / "systemd").rglob("*.sh"), *(SOURCE / "tests").rglob("*.sh")]
    assert INSTALL in scripts
    said = subprocess.run(["shellcheck", *scripts], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (0, "")


@pytest.mark.parametrize(
    ("golden", "arguments"),
    [
        ("install.txt", ("--dry-run",)),
        ("install-image.txt", ("--dry-run", "--no-start", "--wheels", "/srv/wheels")),
        ("uninstall.txt", ("--dry-run", "--uninstall")),
        ("purge.txt", ("--dry-run", "--uninstall", "--purge")),
    ],
)
def test_a_dry_run_says_every_step(fresh: dict[str, str], golden: str, arguments: tuple[str, ...]) -> None:
    said = install(*arguments, **fresh)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.replace(str(SOURCE), "CHECKOUT") == (HERE / "golden" / golden).read_text()


def test_what_is_installed_already_is_not_fetched_again(tmp_path: Path) -> None:
    has_all = stubs(tmp_path / "bin", dpkg_query="echo installed", apt_cache="echo Package: $3")
    assert "apt-get" not in install("--dry-run", **has_all).stdout


def again(folder: Path, venv: Path) -> dict[str, str]:
    """An environment for further runs, with the packages of the first: pip would take as long again."""
    real = shutil.which("python3")
    pip = """for each; do
  case $before in --wheel-dir) mkdir -p "$each"; touch "$each/it.whl";; esac
  before=$each
done
case "$*" in *"-m pip"*) exit 0;; esac"""
    copied = f"""case "$*" in
  "-m venv"*) for place; do :; done
    mkdir -p "$place/bin"; cp {venv}/bin/companion "$place/bin/"; cp {folder}/python "$place/bin/";;
  *) exec {real} "$@";;
esac"""
    return stubs(folder, python=f'{pip}\nexec {venv}/bin/python "$@"', python3=copied)


@pytest.mark.full
@pytest.mark.slow
def test_installed_updated_and_uninstalled_below_a_folder(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    first = install("--root", root)
    if "could not be fetched" in first.stderr:
        pytest.skip("Python packages cannot be fetched here")
    assert first.returncode == 0, first
    current = root / APP / "current"
    assert current.readlink() == Path("a")
    faster = again(tmp_path / "bin", current.resolve())
    version = subprocess.run([current / "bin/companion", "--version"], capture_output=True, check=False)
    assert version.returncode == 0, version
    assert config.load(root / CONFIG).panel.shutdown_command == ("touch", "/run/board-companion/poweroff")
    assert os.access(root / "usr/local/bin/companion", os.X_OK)
    units = {each.name for each in (root / "usr/local/lib/systemd/system").iterdir()}
    of_the_image = {"board-companion-network.service", "board-companion-first-start.service"}
    assert units | of_the_image == {
        each.name for pattern in ("*.service", "*.path") for each in INSTALL.parent.glob(pattern)
    }

    own = (root / CONFIG).read_text().replace("port = 8080", "prt = 8090")
    (root / CONFIG).write_text(own)
    refused = install("--root", root, **faster)
    assert refused.returncode == 2
    assert "table.toml: unknown key web.prt: right would be web.port" in refused.stderr
    assert refused.stderr.splitlines()[-1].endswith("start this again; what ran before runs on")
    assert current.readlink() == Path("a")

    own = own.replace("prt =", "port =") + "# own words\n"
    (root / CONFIG).write_text(own)
    assert install("--root", root, **faster).returncode == 0
    assert current.readlink() == Path("b")
    assert (root / CONFIG).read_text() == own
    assert "<port>8090</port>" in (root / "etc/avahi/services/board-companion.service").read_text()

    game = root / "var/lib/board-companion/games.sqlite"
    game.parent.mkdir(parents=True)
    game.write_text("a game")
    assert install("--root", root, "--uninstall").returncode == 0
    assert {each for each in root.rglob("*") if not each.is_dir()} == {game, root / CONFIG}
    assert install("--root", root, "--uninstall", "--purge").returncode == 0
    assert [each for each in root.rglob("*") if not each.is_dir()] == []
    assert install("--root", root, "--uninstall").returncode == 0  # nothing there is nothing wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--colour",), "install.sh: unknown option --colour; --help lists the right ones"),
        (("--purge",), "install.sh: --purge goes with --uninstall alone"),
        (("--root",), "install.sh: --root needs a folder: --root DIR"),
        (("--wheels", "/nowhere/at/all"), "install.sh: --wheels /nowhere/at/all: there is no such folder"),
    ],
)
def test_a_wrong_use_is_told_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    answer = install(*arguments)
    assert (answer.returncode, answer.stdout, answer.stderr) == (2, "", f"{said}\n")


def test_help_names_every_option() -> None:
    answer = install("--help")
    assert answer.returncode == 0
    for option in ("--uninstall", "--purge", "--dry-run", "--wheels", "--no-start", "--root"):
        assert option in answer.stdout


def test_only_root_may_install() -> None:
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    with INSTALL.open() as script:
        answer = subprocess.run(
            ["bash", "-s", "--", "--no-start"],
            stdin=script,
            capture_output=True,
            text=True,
            check=False,
            cwd=INSTALL.parent,
            **user,  # type: ignore[call-overload]  # as above
        )
    assert answer.returncode == 2, answer
    assert "only root may do this: sudo" in answer.stderr


def _alone(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script as root of a namespace of its own, where systemd does not run."""
    private = ["unshare", "--map-root-user", "--mount", "sh", "-euc"]
    if subprocess.run([*private, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this kernel gives no user namespaces")
    return subprocess.run(
        [*private, f"mount -t tmpfs none /run\n{script}"], capture_output=True, text=True, check=False
    )


def test_without_systemd_it_says_what_can_be_done() -> None:
    answer = _alone(f"exec {INSTALL}")
    assert answer.returncode == 2, answer
    assert answer.stderr == (
        "install.sh: systemd does not run here; --no-start prepares an image, --root DIR fills a folder\n"
    )


def test_packages_that_cannot_be_fetched_stop_it_before_anything_is_changed(tmp_path: Path) -> None:
    offline = stubs(tmp_path / "bin", dpkg_query="exit 1", apt_cache="exit 1", apt_get="exit 100")
    answer = _alone(f"PATH={offline['PATH']} exec {INSTALL} --no-start")
    assert answer.returncode == 2, answer
    assert answer.stderr == (
        "install.sh: apt-get cannot look for python3 python3-venv avahi-daemon avahi-utils avrdude;"
        " is this machine online?\n"
    )
    assert answer.stdout == "[1/6] Debian packages\n"


@pytest.mark.parametrize("arguments", [(), ("--dry-run",), ("--root", "."), ("--no-start",)])
def test_a_system_of_32_bits_is_refused_in_one_line_before_anything_is_changed(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    small = stubs(tmp_path / "bin", getconf="echo 32", apt_get="touch $0-ran", python3="touch $0-ran")
    said = install(*arguments, **small)
    assert (said.returncode, said.stdout) == (2, "")
    wanted = "this system has 32 bits; write the 64-bit Raspberry Pi OS to the card. Nothing was changed"
    assert said.stderr == f"install.sh: {wanted}\n"
    assert not list((tmp_path / "bin").glob("*-ran"))


def test_an_old_python_is_named(tmp_path: Path) -> None:
    script = 'test "$1" = --version && echo Python 3.9.2; exit 1'
    old = stubs(tmp_path / "bin", python3=script, apt_get="exit 100")
    answer = _alone(f"PATH={old['PATH']} exec {INSTALL} --no-start")
    assert answer.returncode == 2, answer
    assert answer.stderr == "install.sh: Python 3.9.2 is too old: 3.11 is needed, which Debian 12 has\n"


def test_the_installed_configuration_differs_from_the_example_in_the_way_to_switch_off_alone() -> None:
    example = tomllib.loads((SOURCE / "hardware/example.toml").read_text())
    assert "shutdown_command" in example["panel"]  # install.sh replaces this line


def test_make_setup_builds_what_comes_as_source_with_locked_tools() -> None:
    said = subprocess.run(
        ["make", "--always-make", "--dry-run", "setup"],
        cwd=SOURCE,
        capture_output=True,
        text=True,
        check=True,
    )
    tools, *others = [line for line in said.stdout.splitlines() if "pip install" in line]
    assert "--require-hashes" in tools
    assert tools.endswith("-r systemd/build.txt")
    assert len(others) == 2
    assert all("--no-build-isolation" in line for line in others)
