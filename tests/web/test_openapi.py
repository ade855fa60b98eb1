"""The description of the API against the API."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.state.models import answers, public_state, stored
from companion.web import WebSettings, create_app
from companion.web.access.roles import PERMISSIONS
from companion.web.endpoint import endpoint
from companion.web.openapi import openapi_path, who
from companion.web.routes import ENDPOINTS
from tests.web.browser import Browser
from tests.web.conftest import Site
from tests.web.fake_table import FakeTable

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def description(site: Site) -> dict[str, Any]:
    found: dict[str, Any] = site.browser().get("/api/openapi.json").get_json()
    return found


def test_every_endpoint_that_exists_is_described_and_no_other(site: Site) -> None:
    exist = {
        (openapi_path(rule.rule), method.lower())
        for rule in site.app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD"}
    }
    described = {(path, method) for path, ways in description(site)["paths"].items() for method in ways}
    assert described == exist


def test_without_the_virtual_board_its_endpoints_are_not_described() -> None:
    paths = Browser(create_app(FakeTable(), WebSettings())).get("/api/openapi.json").get_json()["paths"]
    assert "/api/board" not in paths
    assert "/api/state" in paths


def test_every_reference_leads_to_a_schema(site: Site) -> None:
    found = description(site)
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(found)))
    assert references
    assert references <= set(found["components"]["schemas"])


def test_the_number_in_the_query_of_the_history_is_described(site: Site) -> None:
    (after,) = description(site)["paths"]["/api/history"]["get"]["parameters"]
    assert (after["name"], after["in"], after["required"]) == ("after", "query", False)


def test_bodies_forbid_unknown_keys_and_say_what_they_need(site: Site) -> None:
    schemas = description(site)["components"]["schemas"]
    assert schemas["Turn"]["additionalProperties"] is False
    assert schemas["Turn"]["required"] == ["move"]
    assert schemas["Roll"]["properties"]["number"]["anyOf"][0] == {
        "type": "integer",
        "minimum": 1,
        "maximum": 99,
        "description": "a number of the die such as 4, or be left out",
    }


def test_operations_have_names_of_their_own_and_their_path_parameters(site: Site) -> None:
    operations = [(path, way) for path, ways in description(site)["paths"].items() for way in ways.values()]
    assert len({way["operationId"] for _, way in operations}) == len(operations)
    for path, way in operations:
        inside = [each["name"] for each in way["parameters"] if each["in"] == "path"]
        assert inside == re.findall(r"{(\w+)}", path)
    kinds = {
        (each["name"], each["schema"]["type"])
        for _, way in operations
        for each in way["parameters"]
        if each["in"] == "path"
    }
    assert {("game_id", "integer"), ("seat", "string"), ("device", "string")} <= kinds
    assert len(dict(kinds)) == len(kinds)  # a name is of one type everywhere


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/api/state", "application/json"), ("/", "text/html"), ("/healthz", "application/json")],
)
def test_a_refusal_is_described_as_programs_or_people_get_it(site: Site, path: str, kind: str) -> None:
    (told,) = description(site)["paths"][path]["get"]["responses"]["default"]["content"].items()
    assert told[0] == kind
    mistake = {"$ref": "#/components/schemas/Mistake"}
    assert (told[1]["schema"] == mistake) is (path == "/api/state")


ANSWERS = {
    "/healthz": answers.Health,
    "/api/state": public_state.State,
    "/api/moves": list[answers.Move],
    "/api/boards/malefiz/classic": answers.Geometry,
    "/api/games": list[stored.GameLine],
    "/api/join": answers.Join,
    "/api/me": answers.Me,
    "/api/board": answers.Table,
}


@pytest.mark.parametrize("path", ANSWERS)
def test_an_answer_has_the_shape_that_is_described(playing: Site, path: str) -> None:
    playing.browser().become_host().post("/api/roll", {"number": 3})
    msgspec.json.decode(playing.browser().get(path).data, type=ANSWERS[path])


def test_the_docs_name_every_endpoint() -> None:
    text = (REFERENCE / "generated" / "http.md").read_text(encoding="utf-8")
    for each in ENDPOINTS:
        assert f"`{each.method} {openapi_path(each.path)}`" in text, each


def test_the_docs_written_by_hand_name_no_endpoint_that_does_not_exist() -> None:
    exist = {f"{each.method} {openapi_path(each.path)}" for each in ENDPOINTS}
    text = (REFERENCE / "http.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:GET|POST) /[^`?]*)[^`]*`", text)
    assert named
    assert set(named) <= exist


def test_what_changes_something_takes_a_body_so_that_no_check_is_left_out() -> None:
    def nothing(self: object) -> None:
        """Take no body."""

    with pytest.raises(TypeError, match="a POST takes a body"):
        endpoint("POST", "/api/nothing", "done", answers.Rev, "Nothing.")(nothing)


def test_each_operation_says_who_may_do_it_and_what_its_handler_notes(site: Site) -> None:
    paths = description(site)["paths"]
    for each in ENDPOINTS:
        said = paths[openapi_path(each.path)][each.method.lower()]["description"]
        assert said.startswith(who(each.action))
        assert said.endswith(" ".join(each.notes.split()))
    assert paths["/api/overrule/agree"]["post"]["description"].endswith("the host.")
    assert (
        paths["/api/overrule/turns"]["get"]["description"]
        == "Anybody. Empty where the last turn cannot be replaced."
    )


def test_who_may_is_said_of_every_action() -> None:
    said = {who(action) for action in PERMISSIONS} - {"A seat (its own).", "A seat (its own then)."}
    assert all(each == "Anybody." or each.endswith("the host.") for each in said)
