// Builds elements. Knows nothing of the game; text always enters as text, never as markup.

import { isValidElement } from "../lib/preact.js";
import { refocus } from "./focus.js";
import { element as drawn } from "./html.js";

const SVG_NS = "http://www.w3.org/2000/svg";

/** What goes into an element: nothing where there is nothing, and what components return as an element. */
const inside = (children, svg) =>
  children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (isValidElement(child) ? drawn(child, svg) : child));

function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside(children, element.namespaceURI === SVG_NS));
  return element;
}

/** An HTML element; `on...` attributes are listeners, false and null leave an attribute out. */
export const h = (tag, attributes, ...children) => dress(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const s = (tag, attributes, ...children) => dress(document.createElementNS(SVG_NS, tag), attributes, children);

const sheets = new Map();

/** How a part looks that is loaded later (`name` from the folder of all scripts); once, and there when it resolves. */
export function looks(name) {
  if (!sheets.has(name))
    sheets.set(
      name,
      new Promise((done) =>
        document.head.append(
          h("link", { rel: "stylesheet", href: new URL(`../${name}`, import.meta.url), onload: done, onerror: done }),
        ),
      ),
    );
  return sheets.get(name);
}

const painted = new WeakMap();

/**
 * Fill `node` with what `build` makes, but only when `key` has changed; keyboard focus stays on the element
 * with the same `data-f`. An empty result hides the node. Returns whether it was filled anew.
 */
export function paint(node, key, build) {
  const text = JSON.stringify(key);
  if (painted.get(node) === text) return false;
  painted.set(node, text);
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset?.f : null;
  const children = inside([build()], node.namespaceURI === SVG_NS);
  node.replaceChildren(...children);
  node.hidden = children.length === 0;
  if (focused) refocus(focused, node);
  return true;
}

/** A button with a caption; `kind` is `primary`, `quiet` or empty. */
export function button(caption, onclick, { kind = "", name = null, ...rest } = {}) {
  return h(
    "button",
    { type: "button", class: `button ${kind}`.trim(), onclick, "data-f": name ?? caption, ...rest },
    caption,
  );
}
