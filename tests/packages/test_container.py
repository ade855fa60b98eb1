"""The container's file starts what there is, with options that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from companion.cli.table import demo

FILE = Path(__file__).parents[2] / "packaging" / "Containerfile"


def test_it_starts_the_demo_with_options_that_there_are() -> None:
    program, command, *options = json.loads(re.findall(r"(?m)^ENTRYPOINT (.*)$", FILE.read_text())[0])
    assert (program.rpartition("/")[2], command) == ("companion", "demo")
    known = {name for param in demo.params for name in param.opts}
    assert {each for each in options if each.startswith("--")} <= known
