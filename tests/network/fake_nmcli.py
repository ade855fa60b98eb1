"""A program that stands for ``nmcli``: it notes its arguments, and answers from files beside it."""

from __future__ import annotations

import json
from pathlib import Path

SCRIPT = r"""#!/bin/sh
here=$(dirname "$0")
for each; do printf '%s\0' "$each"; done >>"$here/said"
printf '\n' >>"$here/said"
case "$*" in
  *"device status"*) what=devices ;;
  *"wifi list"*) what=nearby ;;
  *"connection show uuid"*) what=name ;;
  *"connection show"*) what=known ;;
  *"connection load"*) what=load ;;
  *"connection up"*) what=up ;;
  *) what=other ;;
esac
[ -e "$here/$what.err" ] && { cat "$here/$what.err" >&2; exit "$(cat "$here/$what.status")"; }
[ -e "$here/$what.hangs" ] && exec sleep 30
[ -e "$here/$what" ] && cat "$here/$what"
exit 0
"""


class FakeProgram:
    """The program in a folder; ``root`` is where profiles go."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.root = folder, folder / "root"
        self.root.mkdir()
        self.path = folder / "nmcli"
        self.path.write_text(SCRIPT)
        self.path.chmod(0o755)

    def answers(self, what: str, text: str) -> None:
        (self.folder / what).write_text(text)

    def fails(self, what: str, told: str, status: int = 4) -> None:
        (self.folder / f"{what}.err").write_text(told)
        (self.folder / f"{what}.status").write_text(str(status))

    def works(self, what: str) -> None:
        (self.folder / f"{what}.err").unlink(missing_ok=True)

    def hangs(self, what: str) -> None:
        (self.folder / f"{what}.hangs").touch()

    @property
    def said(self) -> list[list[str]]:
        """The arguments of each call."""
        file = self.folder / "said"
        calls = file.read_bytes().split(b"\0\n") if file.exists() else []
        return [[each.decode() for each in call.split(b"\0")] for call in calls if call]

    @property
    def profiles(self) -> dict[str, str]:
        """Name -> text of every profile that lies there."""
        return {path.name: path.read_text() for path in sorted(self.root.rglob("*.nmconnection"))}

    def __repr__(self) -> str:
        return json.dumps(self.said)
