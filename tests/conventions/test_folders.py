"""Every folder of code is small enough to be taken in at once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_FILES = 20


def test_no_folder_has_more_source_files() -> None:
    files = [
        file
        for part in ("companion", "firmware_bridge", "hardware", "tests")
        for ending in ("*.py", "*.js", "*.css")
        for file in (ROOT / part).rglob(ending)
        if not {"node_modules", "joined"} & {*file.parts}
    ]
    counts = Counter(file.parent.relative_to(ROOT) for file in files)
    assert {str(folder): count for folder, count in counts.items() if count > MOST_FILES} == {}
