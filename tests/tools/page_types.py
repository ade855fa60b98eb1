"""Write static/lib/api.d.ts: the types of what the API takes and gives, for ``tsc`` (``make reference``).

Knows: the shapes of the OpenAPI description. openapi-typescript makes the types; a test compares the file.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from companion.web.openapi import describe
from companion.web.routes import endpoints

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "companion" / "web" / "static" / "lib" / "api.d.ts"
MODULES = ROOT / "tests" / "web" / "scripts" / "node_modules"
NODE = Path(sys.executable).with_name("node")
HEAD = "// Generated from the OpenAPI description by `make reference`; a change here is lost.\n"


def types() -> str:
    """Return the text of the file: one exported type for each shape."""
    description = describe(endpoints(demo=True), "") | {"paths": {}}
    _open(description)
    tool = str(MODULES / "openapi-typescript/bin/cli.js")
    command = [str(NODE), tool, "--root-types", "--root-types-no-schema-prefix"]
    told: str = subprocess.run(
        command, input=json.dumps(description), capture_output=True, text=True, check=True, cwd=MODULES.parent
    ).stdout
    return HEAD + told.partition("*/\n")[2].lstrip()


def _open(part: Any) -> None:
    """Let an object that tells no keys have any: so JSON Schema means it, but not the tool."""
    if isinstance(part, dict):
        if part.get("type") == "object" and not {"properties", "additionalProperties"} & part.keys():
            part["additionalProperties"] = {}
        for each in part.values():
            _open(each)
    elif isinstance(part, list):
        for each in part:
            _open(each)


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
