"""What is asked of a page that is shown: nothing stale, nothing too small for a finger, axe finds nothing."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.system.browsing import examine

PATIENCE_MS = 8_000
"""How long parts may take that are loaded for what is new."""

FINGER = 44
"""Pixels that a target on a phone has at least."""

PAGES = {
    "/": "#board .board, #welcome .board",
    "/?kids": "#kids .kid-card",
    "/board": "#board .board",
    "/screen": "#board .board",
    "/games": "#games a",
    "/games/1": "#steps li",
    "/check": "#who, #choose",
    "/care": "#about summary",
    "/first-evening": ".first-step.current",
    "/label": ".label .qr svg",
    "/how-to-play/malefiz/classic": "article .board, .board",
    "/maze": "#how",
    "/printed": "[data-f=yellow]",
}
"""Address -> what is there once the page is complete."""

OF_WALLS = ("/maze", "/printed")
"""Those that want a table with a labyrinth."""

SMALL = """(least) => [
    ...document.querySelectorAll("a, button, input:not([hidden]), select, textarea, summary")
  ]
  .map((e) => (["checkbox", "radio"].includes(e.type) ? e.closest("label") ?? e : e))
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches(".skip, .hidden"))
  .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
  .filter(([box]) => box.height < least - 0.5 || box.width < Math.min(least, 24) - 0.5)
  .map(([box, markup]) => `${Math.round(box.width)}x${Math.round(box.height)} ${markup}`)"""
"""Controls that are lower than this (links in a sentence too: none stands close to another there)."""

SHOWN = """() => {
  const came = new Set(["jumps", "comes"]); // not how it came: one page saw a state that another missed
  const lasting = (classes) => classes.split(/\\s+/).filter((one) => !came.has(one)).sort().join(" ");
  const still = (style) => style.replace(/\\s*--from:[^;]*;?/, "");
  const told = ({ name, value }) => `${name}=${({ class: lasting, style: still }[name] ?? String)(value)}`;
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "DIALOG"].includes(node.tagName)) return [];
    if (["notes", "polite", "urgent", "mood"].includes(node.id)) return [];
    if (node.hidden) return [];
    const attributes = [...node.attributes]
      .filter(({ name, value }) => name !== "tabindex" && (value || !["class", "style"].includes(name)))
      .map(told).sort();
    const inside = [...node.childNodes].map(walk);
    if (node.classList.contains("pieces")) inside.sort(); // who was drawn first is not seen
    return [[node.tagName, ...attributes].join(" "), ...inside.flat().map((line) => `  ${line}`)];
  };
  return [...document.body.children].flatMap(walk);
}"""
"""Asked in the page: all that it shows, line by line; not what passes."""


def violations(page: Page) -> str:
    """What axe-core says against what is shown now, empty if nothing."""
    found = examine(page)
    return found.generate_report() if found.response["violations"] else ""


def differing(old: Page, new: Page, shown: str = SHOWN) -> list[str]:
    """What one page shows and the other does not, once both have had the time to load what they need."""
    found = ["not looked yet"]
    for _ in range(PATIENCE_MS // 100):
        one, other = old.evaluate(shown), new.evaluate(shown)
        if one == other:
            return []
        found = [f"open: {line}" for line in one if line not in other]
        found += [f"fresh: {line}" for line in other if line not in one]
        found = found or [f"order: {pair}" for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
        old.wait_for_timeout(100)
    return found
