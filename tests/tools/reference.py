"""Write docs/reference/generated from the code: ``make reference``.

Knows: the endpoints, the tables of the configuration, the structs of the state, the options of the games.
A test compares the pages.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import fields

from companion.config import SECTIONS, SEVERAL
from companion.core.model.capabilities import Picture
from companion.core.model.struct_reader import description
from companion.games.barbarossa import pictures as barbarossa_glance
from companion.games.barbarossa.state import HouseRules as BarbarossaHouseRules
from companion.games.labyrinth.big.state import HouseRules as BigLabyrinthHouseRules
from companion.games.labyrinth.common import glance as labyrinth_glance
from companion.games.labyrinth.small.position import HouseRules as SmallLabyrinthHouseRules
from companion.games.malefiz import glance as malefiz_glance
from companion.games.malefiz.position import HouseRules as MalefizHouseRules
from companion.mqtt.commands import ORDERS
from companion.mqtt.hall_messages import (
    ALL_ORDERS,
    HALL_AVAILABILITY,
    Call,
    HallTopics,
    Order,
    Pieces,
    TableCard,
)
from companion.mqtt.messages import Sentence, TableCare, TableEvent, TableState, Topics, Versions
from companion.mqtt.results import Results
from companion.mqtt.upkeep_messages import Upkeep, UpkeepOrder, UpkeepTopics
from companion.state.models.public_state import State
from companion.web.access.roles import NO, PERMISSIONS
from companion.web.endpoint import Endpoint
from companion.web.openapi import describe, who
from companion.web.routes import ENDPOINTS, endpoints
from companion.words import moment_words
from tests.tools.rooms_page import rooms_page

if TYPE_CHECKING:
    from msgspec import Struct

PLACE = Path(__file__).parents[2] / "docs" / "reference" / "generated"
HEAD = "Generated from the code by `make reference`; a change here is lost.\n"
OPTIONS: dict[str, type[Struct]] = {
    "Malefiz": MalefizHouseRules,
    "The Magic Labyrinth, small": SmallLabyrinthHouseRules,
    "The Magic Labyrinth, big": BigLabyrinthHouseRules,
    "Barbarossa": BarbarossaHouseRules,
}
MOMENTS: dict[str, Any] = {
    "Any game": moment_words,
    "Malefiz": malefiz_glance,
    "The Magic Labyrinth": labyrinth_glance,
    "Barbarossa": barbarossa_glance,
}
MQTT_SHAPES = (
    *(TableState, TableEvent, Sentence, TableCare, Versions, TableCard, Pieces, Call, Results, Order),
    *(Upkeep, UpkeepOrder),
)
HALL_TOPICS = ("table", "geometry", "pieces", "call", "results", "orders")
SHAPES = "#/components/schemas/"
RANGES = {"minimum": "from", "maximum": "to", "minLength": "length from", "maxLength": "length to"}


def pages() -> dict[str, str]:
    """Make each page: its file name, its text."""
    return {
        "configuration.md": configuration_page(),
        "http.md": http_page(),
        "moments.md": moments_page(),
        "mqtt.md": mqtt_page(),
        "mqtt.schema.json": mqtt_schema(),
        "options.md": options_page(),
        "roles.md": roles_page(),
        "rooms.md": rooms_page(HEAD),
        "state.md": state_page(),
    }


def configuration_page() -> str:
    """Describe every table of the configuration."""
    parts = ["# Configuration, key by key\n", HEAD]
    for section, kind in SECTIONS.items():
        parts += [f"## {section}\n", f"{_doc(kind)}\n"]
        notes = field_notes(kind)
        rows = [
            (f"`{field.name}`", _linked(notes[field.name]), _field_default(field), description(field.type))
            for field in msgspec.structs.fields(kind)
        ]
        parts.append(_table(("key", "what", "default", "must be"), rows))
        if kind in SEVERAL:
            parts.append(f"`[[{section}]]` may stand there several times.\n")
    return "\n".join(parts)


def http_page() -> str:
    """Describe every endpoint, then every shape that comes in or goes out, but for those of `state_page`."""
    _, known = msgspec.json.schema_components([State])
    told = describe(endpoints(demo=True), "")
    by_name = {each.name: each for each in ENDPOINTS}
    parts = ["# HTTP, endpoint by endpoint\n", HEAD, "## Endpoints\n"]
    rows = [
        (
            f"`{method.upper()} {path}`",
            _summary(by_name[each["operationId"]]),
            who(by_name[each["operationId"]].action),
            _body(each),
            _content(each["responses"]["200"]),
        )
        for path, ways in told["paths"].items()
        for method, each in ways.items()
    ]
    parts.append(_table(("endpoint", "what", "who", "takes", "gives"), rows))
    parts.append("## Shapes\n")
    parts += _shapes(one for one in told["components"]["schemas"].items() if one[0] not in known)
    page = "\n".join(parts)
    for name in known:
        page = page.replace(f"(#{name.lower()})", f"(state.md#{name.lower()})")
    return page


def _summary(endpoint: Endpoint) -> str:
    """Return what an endpoint is for, and its notes with links to the pages that they name."""
    notes = _linked(_plain(" ".join(endpoint.notes.split())))
    only = "Only with the demo." if endpoint.demo else ""
    return " ".join(part for part in (endpoint.summary, notes, only) if part)


def _linked(text: str) -> str:
    """Make links of the pages that a docstring names, and no bars."""
    return re.sub(r"docs/([\w/-]+\.md)", r"[\1](../../\1)", text).replace("|", "\\|")


def options_page() -> str:
    """Tell of every option of every game what it means, and its default."""
    intro = "`options` of a position, a trace or a new game has those that differ from the default.\n"
    parts = ["# Options of the games, one by one\n", HEAD, intro]
    for title, kind in OPTIONS.items():
        notes = argument_notes(kind)
        rows = [(f"`{each.name}`", _default(each.default), notes[each.name]) for each in fields(kind)]
        parts += [f"## {title}\n", _table(("option", "default", "meaning"), rows)]
    return "\n".join(parts)


def argument_notes(kind: type) -> dict[str, str]:
    """Read what a docstring says of each argument."""
    return _notes(inspect.cleandoc(kind.__doc__ or "").split("Args:\n")[1].split("\n\n")[0])


def _notes(arguments: str) -> dict[str, str]:
    notes = re.findall(r"^ {4}(\w+): (.*(?:\n {5,}.*)*)", arguments, re.MULTILINE)
    return {name: _plain(" ".join(note.split())) for name, note in notes}


def moments_page() -> str:
    """Tell of every moment its deed, its mark, its words and its picture, and of every slip its words."""
    intro = "What a moment is: [the moment](../../explanation/moment.md). Pictures by their `what`:\n"
    notes = argument_notes(Picture)
    parts = ["# Moments, one by one\n", HEAD, intro]
    parts.append(_table(("key", "meaning"), [(f"`{each}`", note) for each, note in notes.items()]))
    for title, where in MOMENTS.items():
        rows = [(f"`{deed}`", mark, say.text, picture) for deed, (say, mark, picture) in where.DEEDS.items()]
        parts += [f"## {title}\n", _table(("deed", "mark", "short", "picture"), rows)]
        slips = [(f"`{reason}`", say.text) for reason, say in getattr(where, "SLIPS", {}).items()]
        parts += [_table(("a try that is no turn", "short"), slips)] if slips else []
    return "\n".join(parts)


def mqtt_page() -> str:
    """Describe what a broker is told."""
    topics, hall, upkeep = Topics("ID"), HallTopics("ID"), UpkeepTopics("ID")
    rows = [
        (f"`{each}`", inspect.cleandoc(told.__doc__ or "").replace("``", "`"))
        for each, told in (
            (topics.availability, Topics.availability),
            (topics.state, Topics.state),
            (topics.event, Topics.event),
            (topics.say, Topics.say),
            (topics.picture, Topics.picture),
            (topics.care, Topics.care),
            (topics.versions, Topics.versions),
            *((getattr(hall, name), getattr(HallTopics, name)) for name in HALL_TOPICS),
            (upkeep.upkeep, UpkeepTopics.upkeep),
            (upkeep.errands, UpkeepTopics.errands),
        )
    ]
    rows += [
        (f"`{HALL_AVAILABILITY}`", "Retained: whether a hall is there: `online` or `offline`."),
        (f"`{ALL_ORDERS}`", "An `Order` for all tables; never retained."),
    ]
    orders = [
        (f"`{topics.command(name)}`", f"{order.summary}.", _who(order.action))
        for name, order in ORDERS.items()
    ]
    intro = (
        "`ID` is the board's identity, in the file `board-id` beside the journal. All is sent at QoS 1; "
        "what the broker keeps, boards and hall hear at QoS 0.\n"
    )
    parts = ["# What a broker is told\n", HEAD, intro, _table(("topic", "what"), rows)]
    parts += ["## Commands\n", f"{inspect.cleandoc(Topics.command.__doc__ or '')}\n"]
    parts += [_table(("topic", "what", "on the pages: [who may](roles.md)"), orders)]
    parts += ["## Shapes\n", "As JSON Schema: [mqtt.schema.json](mqtt.schema.json).\n"]
    for kind in MQTT_SHAPES:
        _, shapes = msgspec.json.schema_components([kind], ref_template=f"{SHAPES}{{name}}")
        parts += _shapes(shapes.items())
    return "\n".join(parts)


def _who(action: str) -> str:
    return "the host alone" if PERMISSIONS[action].seat == NO else "whoever plays, and the host"


def mqtt_schema() -> str:
    """Write the JSON Schema of each topic's messages, by topic."""
    topics, hall, upkeep = Topics("ID"), HallTopics("ID"), UpkeepTopics("ID")
    told = (
        *(topics.state, topics.event, topics.say, topics.care, topics.versions),
        *(hall.table, hall.pieces, hall.call, hall.results, hall.orders, upkeep.upkeep, upkeep.errands),
    )
    refs, shapes = msgspec.json.schema_components(MQTT_SHAPES, ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": HEAD.strip(),
        "properties": dict(zip(told, refs, strict=True)),
        "$defs": shapes,
    }
    return json.dumps(whole, indent=2) + "\n"


def roles_page() -> str:
    """Tell of every action who may do it, and by which endpoints."""
    rows = [
        (rule.what, rule.watch, rule.seat, rule.host, _posts(rule.action)) for rule in PERMISSIONS.values()
    ]
    intro = "What the words mean, and how a role is earned: [roles](../roles.md).\n"
    table = _table(("action", "watch", "seat", "host", "endpoints"), rows)
    return f"# Roles, action by action\n\n{HEAD}\n{intro}\n{table}"


def _posts(action: str) -> str:
    """The endpoints of an action that change something; GET where none does."""
    found = [f"`{each.path}`" for each in ENDPOINTS if each.action == action and each.takes]
    return ", ".join(found) or "GET"


def state_page() -> str:
    """Describe the public state, then the parts of it."""
    _, shapes = msgspec.json.schema_components([State], ref_template=f"{SHAPES}{{name}}")
    first = [("State", shapes["State"])]
    rest = sorted((name, shape) for name, shape in shapes.items() if name != "State")
    intro = "What `GET /api/state` gives and the stream `GET /api/events` sends.\n"
    return "\n".join(["# The public state, key by key\n", HEAD, intro, *_shapes([*first, *rest])])


def _shapes(shapes: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    for name, shape in shapes:
        yield f"### {name}\n"
        told, _, arguments = inspect.cleandoc(shape.get("description", "")).partition("\nArgs:\n")
        if told:
            yield f"{_plain(told.strip())}\n"
        needed = shape.get("required", [])
        notes = field_notes(State) if name == "State" else _notes(arguments)
        rows = [
            (f"`{key}`", _type(kind), notes.get(key, "" if key in needed else "may be left out"))
            for key, kind in shape.get("properties", {}).items()
        ]
        yield _table(("key", "type", ""), rows) if rows else f"{_type(shape)}\n"


def field_notes(kind: type) -> dict[str, str]:
    """Read the docstring below each field of a struct; fields without one are left out."""
    (struct,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(struct, ast.ClassDef)
    return {
        field.target.id: _plain(" ".join(note.value.value.split()))
        for field, note in pairwise(struct.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
        and isinstance(note.value.value, str)
    }


def _body(operation: dict[str, Any]) -> str:
    asked = [f"`?{each['name']}=`" for each in operation["parameters"] if each["in"] == "query"]
    if "requestBody" in operation:
        asked.append(_content(operation["requestBody"]))
    return ", ".join(asked)


def _content(of: dict[str, Any]) -> str:
    ((media, content),) = of["content"].items()
    return _type(content["schema"]) if media == "application/json" else media


def _type(kind: dict[str, Any]) -> str:
    """Say a JSON schema in a few words."""
    if reference := kind.get("$ref"):
        name = str(reference).removeprefix(SHAPES)
        return f"[{name}](#{name.lower()})"
    if choices := kind.get("anyOf"):
        return " or ".join(dict.fromkeys(map(_type, choices)))
    if values := kind.get("enum"):
        return " or ".join(f"`{json.dumps(value)}`" for value in values)
    found = str(kind.get("type", "any value"))
    if found == "array":
        inside = kind.get("items") or {"anyOf": kind.get("prefixItems", [])}
        return f"list of {_type(inside) or 'any value'}"
    if found == "object" and isinstance(kind.get("additionalProperties"), dict):
        return f"object of {_type(kind['additionalProperties'])}"
    limits = [f"{word} {kind[key]}" for key, word in RANGES.items() if key in kind]
    return " ".join([found, *limits])


def _field_default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "needed"
    return _default(field.default_factory() if field.default is msgspec.NODEFAULT else field.default)


def _default(value: object) -> str:
    return "none" if value is None else f"`{json.dumps(value)}`"


def _doc(kind: type) -> str:
    return _plain(inspect.cleandoc(kind.__doc__ or ""))


def _plain(text: str) -> str:
    """Make Markdown of a docstring: one mark of code instead of two, no bars."""
    return text.replace("``", "`")


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in lines) + "\n"


if __name__ == "__main__":
    PLACE.mkdir(parents=True, exist_ok=True)
    for page, made in pages().items():
        (PLACE / page).write_text(made, encoding="utf-8")
