// A card that is folded: one line tells how it stands, the rest is there once somebody opens it.

import { html } from "../base/html.js";
import { sign } from "../board/shapes.js";

/** @import { Content } from "../lib/page.js" */

/**
 * `stands` is the line, `mark` the sign before it; `open` where all is to be seen at once.
 * @param {{ name: string, title: string, stands?: string, mark?: string, open?: boolean, children?: Content }} props
 */
export const Folded = ({
  name,
  title,
  stands,
  mark,
  open = false,
  children,
}) => html`<details class="folded" open=${open}>
  <summary data-f=${`fold-${name}`}>
    <h2>${title}</h2>
    <span class="stands">${mark && sign(mark)}<span>${stands}</span></span>
  </summary>
  ${children}
</details>`;
