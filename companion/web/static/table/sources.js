// Buttons and docks beside the board: what is wrong with one, and what it said in vain.

import { html, show } from "../base/html.js";
import { speak } from "../base/ui.js";
import { sign } from "../board/shapes.js";

/**
 * @import { SourceLine } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

let told = /** @type {Record<string, string> | null} */ (null); // what was said of each device, so that only news are spoken

/** @param {Pick<SourceLine, "name" | "text">} props */
const Source = ({ name, text }) => html`<li class="radio-die">${sign("fault")}<p><b>${name}</b> ${text}</p></li>`;

/**
 * Fill the list; hidden while there is nothing to say.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showSources(node, { state }) {
  const lines = (state.sources ?? []).filter(({ text }) => text);
  const news = lines.filter(({ name, text }) => text !== told?.[name]);
  if (news.length) speak(news.map(({ name, text }) => `${name}: ${text}`).join(" "));
  told = Object.fromEntries(lines.map(({ name, text }) => [name, text]));
  const items = lines.map(({ name, text }) => html`<${Source} key=${name} name=${name} text=${text} />`);
  show(node, items.length > 0 && html`<ul class="radio-dice">${items}</ul>`);
}
