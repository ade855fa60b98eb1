"""What the journal holds of a game changes by folding an entry alone (model/session/recorded.py)."""

from __future__ import annotations

import ast
from pathlib import Path

from companion.core.model.session import Session
from companion.core.model.session.provisional import Dialogue, Pictures, Turn
from companion.core.model.session.recorded import Contacts, Progress, TableState
from companion.core.model.situation import Situation
from tests.conventions.statements import parsed

CORE = Path(__file__).parents[2] / "companion" / "core"

RECORDED = {"situation": Situation, "table": TableState, "progress": Progress, "contacts": Contacts}
PROVISIONAL = {"pictures": Pictures, "turn": Turn, "dialogue": Dialogue}

FOLD = {"decision/fold.py", "decision/record.py", "tracking/masking.py"}
TRIALS = {"model/session/__init__.py": {"situation"}}
"""`Session.at`: asks what would be in another position."""


def test_a_session_is_recorded_and_provisional_values_and_nothing_else() -> None:
    assert set(Session.__struct_fields__) == {*RECORDED, *PROVISIONAL}


def test_only_a_fold_changes_recorded_values() -> None:
    found: dict[str, set[str]] = {}
    for path in CORE.rglob("*.py"):
        for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "replace":
                names = {word.arg for word in node.keywords if word.arg} & set(RECORDED)
                if names:
                    found.setdefault(path.relative_to(CORE).as_posix(), set()).update(names)
    assert found.keys() - FOLD == TRIALS.keys()
    assert {path: names for path, names in found.items() if path in TRIALS} == TRIALS
