"""Write static/lib/api.d.ts: the types of what the API takes and gives, for ``tsc`` (``make reference``).

Knows: the shapes of the OpenAPI description, and the address of each. openapi-typescript makes the types; a
test compares the file.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.web.openapi import describe
from companion.web.routes import endpoints

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "companion" / "web" / "static" / "lib" / "api.d.ts"
MODULES = ROOT / "tests" / "web" / "scripts" / "node_modules"
NODE = Path(sys.executable).with_name("node")
HEAD = "// Generated from the OpenAPI description by `make reference`; a change here is lost."

Json = dict[str, Any]


def types() -> str:
    """Return the text of the file: a type for each shape, then what each address takes and gives."""
    description = describe(endpoints(demo=True), "")
    paths, schemas = description["paths"], description["components"]["schemas"]
    _open(description)
    given = {_shape(each["responses"]["200"]["content"]) for _, _, each in _operations(paths)}
    for name in _reach(given, schemas):
        schemas[name]["required"] = list(schemas[name].get("properties", {}))  # defaults are written, too
    tool = str(MODULES / "openapi-typescript/bin/cli.js")
    told = subprocess.run(
        [str(NODE), tool, "--default-non-nullable=false"],
        input=json.dumps(description | {"paths": {}}),
        capture_output=True,
        text=True,
        check=True,
        cwd=MODULES.parent,
    ).stdout
    shapes = told.partition("    schemas: {\n")[2].partition("\n    };\n")[0]
    shapes = re.sub(r'components\["schemas"\]\["(\w+)"\]', r"\1", shapes)
    shapes = re.sub(r"^ {8}(\w+): {$", r"        export interface \1 {", shapes, flags=re.MULTILINE)
    lines = (line.removeprefix(" " * 8) for line in shapes.splitlines())
    return "\n".join([HEAD, *("}" if line == "};" else line for line in lines), *_addresses(paths), ""])


def _operations(paths: Json) -> Iterator[tuple[str, str, Json]]:
    """Yield address, method and description of all that is spoken to as JSON."""
    for path, methods in paths.items():
        for method, operation in methods.items():
            if path.startswith("/api/") and _shape(operation["responses"]["200"]["content"]):
                yield path, method, operation


def _shape(content: Json) -> str:
    """Return the name of the type that is taken or given as JSON, empty where it has none."""
    schema = content.get("application/json", {}).get("schema", {})
    name = str(schema.get("items", schema).get("$ref", "")).rpartition("/")[2]
    return f"{name}[]" if name and "items" in schema else name


def _addresses(paths: Json) -> Iterator[str]:
    """Yield two types: by address, what it gives (``Asked``); what it takes, and gives then (``Told``)."""
    asked, told = [], []
    for path, method, operation in _operations(paths):
        asks = [each for each in operation["parameters"] if each["in"] == "query"]
        parts = {
            each["name"]: "${number}" if each["schema"]["type"] == "integer" else "${string}"
            for each in operation["parameters"]
        }
        place = path.format(**parts)
        key = f'"{path}"' if place == path else f"[address: `{place}`]"
        gives = _shape(operation["responses"]["200"]["content"])
        if method == "get":
            asked.append(f"    {key}: {gives};")
            asked += [f"    [address: `{place}?${{string}}`]: {gives};"] if asks else []
        else:
            told.append(f"    {key}: [{_shape(operation['requestBody']['content']) or 'Blob'}, {gives}];")
    yield from ("/** What each address gives. */", "export interface Asked {", *asked, "}")
    yield from ("/** What each address takes, and gives then. */", "export interface Told {", *told, "}")


def _reach(shapes: set[str], schemas: Json) -> set[str]:
    """Return the names of these shapes and of all that they hold, less those that leave out what is empty."""
    left, names = [each.removesuffix("[]") for each in shapes], set[str]()
    while left:
        if (name := left.pop()) not in names:
            names.add(name)
            left += re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schemas[name]))
    return names - {each.__name__ for each in _structs(Struct) if each.__struct_config__.omit_defaults}


def _structs(kind: type[Struct]) -> Iterator[type[Struct]]:
    """Yield all kinds of struct."""
    for each in kind.__subclasses__():
        yield each
        yield from _structs(each)


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
