"""The board as a picture: of every game, whole XML, each piece once, and nothing loaded from elsewhere."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from companion.core.model.commands import DieRolled, Enter
from companion.core.model.session import legal
from companion.mqtt.board_picture import picture
from companion.state.public_state import public_state
from companion.words.i18n import translator
from tests.daemon.loop.loop_rig import Rig, begun, rig
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.preview.scenes import BEGUN, KNEADING, UNDER_WAY, Scene

SCENES = (*BEGUN, *UNDER_WAY, KNEADING)


def drawn(made: Rig) -> str:
    view = made.loop.view()
    return picture(view, public_state(view, translator("en"), "en"))


def pieces(svg: str) -> list[str]:
    return re.findall(r"translate\(([^)]*)\)", svg)


def test_nobody_plays_so_there_is_no_picture() -> None:
    with rig() as made:
        assert drawn(made) == ""


def test_each_piece_stands_once_and_one_that_moves_stands_elsewhere() -> None:
    with rig() as made:
        begun(made)
        before = drawn(made)
        session = made.loop.execute(DieRolled(0, 1)).session
        assert session is not None
        made.loop.execute(Enter(0, legal(session)[0]))
        after = drawn(made)
    for svg in (before, after):
        assert ET.fromstring(svg).tag.endswith("svg")
        assert len(pieces(svg)) == len(set(pieces(svg))) == 2 * 5 + 11
        assert not re.search(r"href|<script|<style|url\(|Mia", svg)
        assert len(svg) < 64_000
    assert len(set(pieces(before)) ^ set(pieces(after))) == 2


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_board_can_be_drawn(scene: Scene) -> None:
    table = FakeTable(FakeClock())
    scene.play(table)
    view = table.view()
    svg = picture(view, public_state(view, translator("en"), "en"))
    assert ET.fromstring(svg).tag.endswith("svg")
    assert "Mia" not in svg
