"""Somebody who sees nothing: knows the accessibility tree and what is announced, and presses keys."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Error, Page

from tests.web.preview.rig import LAID_OUT, SEEN

LISTEN = """
const LIVE = "[aria-live], [role=alert], [role=status], [role=log]";
window.heard = []; // [region, line] in order
window.made = []; // live regions, as they come into the page
window.moments = []; // [number of the game and the moment, deed, long words], once each
const known = new Set();
const take = (node) => {
  const inside = node.nodeType === Node.ELEMENT_NODE ? [node, ...node.querySelectorAll("*")] : [];
  for (const region of inside.filter((e) => e.matches(LIVE))) {
    if (!known.has(region)) made.push(region.id || region.outerHTML.slice(0, 80));
    known.add(region);
  }
  const region = (node.parentElement ?? document.body)?.closest(LIVE);
  if (region && node.textContent.trim()) heard.push([region.id, node.textContent.trim()]);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === "characterData") take(target);
    else addedNodes.forEach(take);
}).observe(document, { subtree: true, childList: true, characterData: true });
const Told = EventSource;
window.EventSource = class extends Told {
  constructor(...all) {
    super(...all);
    this.addEventListener("state", ({ data }) => {
      const { game_id, moment } = JSON.parse(data);
      const one = moment && [`${game_id} ${moment.number}`, moment.deed, moment.long];
      if (one && !moments.some(([number, deed]) => number === one[0] && deed === one[1])) moments.push(one);
    });
  }
};
"""
"""Put into each page: what a screen reader would say, and which events came."""


SAID = """() => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("nothing was said")), 20_000);
  const look = () => (heard.length ? done() : requestAnimationFrame(look));
  look();
})"""
"""Asked in the page: something has been said."""


class Node(NamedTuple):
    """One node of the accessibility tree."""

    role: str
    name: str
    number: int
    disabled: bool = False


def usable(tree: list[Node], role: str, name: str = "") -> list[Node]:
    """The nodes of a tree with this role whose name begins so, that can be used."""
    return [node for node in tree if node.role == role and node.name.startswith(name) and not node.disabled]


class Reader:
    """A screen reader on one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(SEEN)
        page.add_init_script(LISTEN)
        self.wire = page.context.new_cdp_session(page)

    def settle(self, rev: int) -> None:
        """Wait until the page has taken this state in."""
        self.page.evaluate(LAID_OUT, str(rev))

    def tree(self) -> list[Node]:
        """What there is, in reading order; of an open window that alone."""
        found = []
        for node in self.wire.send("Accessibility.getFullAXTree")["nodes"]:
            if node["ignored"] or "backendDOMNodeId" not in node:
                continue
            has = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
            name = node.get("name", {}).get("value", "").strip()
            found.append(
                Node(node["role"]["value"], name, node["backendDOMNodeId"], bool(has.get("disabled")))
            )
        return found

    def find(self, role: str, name: str = "") -> list[Node]:
        """The nodes with this role whose name begins so, that can be used."""
        return usable(self.tree(), role, name)

    def press(self, node: Node, key: str = "Enter") -> bool:
        """Bring the focus there, as screen readers do, and press a key; whether it is still there."""
        try:
            self.wire.send("DOM.focus", {"backendNodeId": node.number})
        except Error:
            return False  # the page has gone on meanwhile
        self.page.keyboard.press(key)
        return True

    def ask(self, key: str) -> str:
        """What is said to one of the keys that ask; it is no announcement.

        Where the table speaks at the same time nobody can tell which it was: it is asked again.
        """
        before: list[Any] = self.page.evaluate("heard.splice(0)")
        self.page.keyboard.press(key)
        self.page.evaluate(SAID)
        said: list[Any] = self.page.evaluate("heard.splice(0)")
        alone = len(said) == 1
        self.page.evaluate("(before) => heard.unshift(...before)", before if alone else before + said)
        return str(said[0][1]) if alone else self.ask(key)

    def heard(self) -> list[str]:
        """Every line that was announced so far."""
        return [line for _, line in self.page.evaluate("heard")]

    def told_wrongly(self) -> list[str]:
        """Events that were announced never, or more than once; the first stood there from the start."""
        heard = self.heard()
        told: dict[str, int] = {}
        for _, _, long in self.page.evaluate("moments")[1:]:
            told[long] = told.get(long, 0) + 1
        counts = {long: sum(line.startswith(long) for line in heard) for long in told}
        wrong = [long for long, count in told.items() if counts[long] != count]
        return [f"{counts[long]} times instead of {told[long]}: {long}" for long in wrong]
