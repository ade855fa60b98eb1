"""How caves, stones and spears are drawn on a page: each as the ``d`` of a path in a box of 24.

Refuses to know: pages, and where anything lies.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.barbarossa.printed import DRAGON, DWARF, ELF, GHOST, RIDDLE

PICTURES: Mapping[str, str] = {
    DRAGON: (
        "M2 19Q3 8 12.5 3l-.5 4.5Q17 5 22 6q-3.5 2-3.5 5.5l2.5 2q-4.5 0-5.5 3.5-2.5-2-5-1-1.5 3.5-8.5 3Z"
    ),
    DWARF: "M12 1 5.5 11h13ZM7 12.5h10V15q0 7-5 8-5-1-5-8Z",
    ELF: "M7.5 3h9L22 9.5 12 22 2 9.5ZM8 5.5 5.5 9H9Zm8 0L15 9h3.5ZM9.5 11 12 17.5 14.5 11Z",
    GHOST: (
        "M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22l-3-2.5L14 22l-2-2.5L10 22l-2.5-2.5Z"
        "M8 9.5v3h2.5v-3Zm5.5 0v3H16v-3Z"
    ),
    RIDDLE: (
        "M6.5 8.5a5.5 5.5 0 1 1 8.3 4.8q-1.3.8-1.3 2.7h-3q0-3.5 2.6-5.1a2.5 2.5 0 1 0-3.6-2.4Z"
        "M10.3 18h3.4v3.5h-3.4Z"
    ),
    "spear": "M2.5 20 14 8.5 13 6l9-4-4 9-2.5-1L4 21.5Z",
    "hat": "M12 2Q8 8 7 15h10Q16 8 12 2ZM2 16.5h20V20H2Z",
    "curse": "M13.5 1.5 4.5 14h6l-2 8.5L19 9h-6.5Z",
}
"""An elf cave shows the stone that is found there."""
COLOURS: Mapping[str, str] = {
    DRAGON: "red",
    DWARF: "orange",
    ELF: "green",
    GHOST: "white",
    RIDDLE: "yellow",
}
"""Of the caves in the picture, besides their drawings."""
