// Components: what they are written with, and how a part of the page shows one. Text always enters as text, never as markup.

import htm from "../lib/htm.js";
import { Component, h, render } from "../lib/preact.js";
import { refocus } from "./focus.js";

/** @import { Content } from "../lib/page.js" */

export { Component };

/** What a component returns: html`<p class="small">${text}</p>`. */
export const html = htm.bind(h);

/** What has this id, in a page that has it. */
export const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const shown = new WeakSet();

/**
 * Show `content` (what a component returns) in `node`, which is hidden where that is nothing. Only what differs is changed; where the
 * element with the keyboard focus goes, the focus goes to the one with the same `data-f`, else to `node`.
 * @param {HTMLElement} node
 * @param {Content} content
 */
export function show(node, content) {
  if (!shown.has(node)) node.replaceChildren(); // what stood there before the first state
  shown.add(node);
  const focused = /** @type {HTMLElement | null} */ (
    node.contains(document.activeElement) ? document.activeElement : null
  );
  const name = focused?.dataset.f;
  render(content, node);
  node.hidden = !node.firstElementChild && !node.textContent;
  if (name && !focused.isConnected) refocus(name, node);
}

/**
 * Few words for the eye, and the whole sentence for who does not see them; `long` alone where that is all there is.
 * @param {string} short
 * @param {string} long
 */
export const inShort = (short, long) =>
  !short || short === long
    ? long
    : [html`<span aria-hidden="true">${short}</span>`, html`<span class="hidden"> ${long}</span>`];

/**
 * The same for a part of a picture: only what it holds.
 * @param {Element} node
 * @param {Content} content
 */
export const draw = (node, content) => render(content, node);

/**
 * What a component returns as an element of its own, for code that places elements itself.
 * @template {Element} [T=HTMLElement]
 * @param {Content} content
 * @param {boolean} [svg]
 */
export function element(content, svg = false) {
  const place = svg ? document.createElementNS("http://www.w3.org/2000/svg", "g") : document.createElement("div");
  render(content, place);
  return /** @type {T} */ (place.firstChild);
}

/**
 * A button with a caption; `kind` is `primary`, `quiet` or empty, `name` finds it again when the page has changed.
 * @param {Content} caption
 * @param {(event: MouseEvent) => unknown} onclick
 * @param {{ kind?: string, name?: string | null, [attribute: string]: unknown }} [looks]
 */
export function button(caption, onclick, { kind = "", name = null, ...rest } = {}) {
  const known = name ?? caption; // by it another button never takes this one's place, nor its keyboard focus
  return html`<button
    key=${known}
    type="button"
    class=${`button ${kind}`.trim()}
    onclick=${onclick}
    data-f=${known}
    ...${rest}
  >
    ${caption}
  </button>`;
}
