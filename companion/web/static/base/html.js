// Components: what they are written with, and how a part of the page shows one. Text always enters as text, never as markup.

import htm from "../lib/htm.js";
import { Component, h, render } from "../lib/preact.js";
import { refocus } from "./focus.js";

export { Component };

/** What a component returns: html`<p class="small">${text}</p>`. */
export const html = htm.bind(h);

const shown = new WeakSet();

/**
 * Show `content` (what a component returns) in `node`, which is hidden where that is nothing. Only what differs is changed; where the
 * element with the keyboard focus goes, the focus goes to the one with the same `data-f`, else to `node`.
 */
export function show(node, content) {
  if (!shown.has(node)) node.replaceChildren(); // what stood there before the first state
  shown.add(node);
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  const name = focused?.dataset.f;
  render(content, node);
  node.hidden = !node.firstElementChild && !node.textContent;
  if (name && !focused.isConnected) refocus(name, node);
}

/** Few words for the eye, and the whole sentence for who does not see them; `long` alone where that is all there is. */
export const inShort = (short, long) =>
  !short || short === long
    ? long
    : [html`<span aria-hidden="true">${short}</span>`, html`<span class="hidden"> ${long}</span>`];

/** The same for a part of a picture: only what it holds. */
export const draw = (node, content) => render(content, node);

/** What a component returns as an element of its own, for code that places elements itself. */
export function element(content, svg = false) {
  const place = svg ? document.createElementNS("http://www.w3.org/2000/svg", "g") : document.createElement("div");
  render(content, place);
  return place.firstChild;
}

/** A button with a caption; `kind` is `primary`, `quiet` or empty, `name` finds it again when the page has changed. */
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
