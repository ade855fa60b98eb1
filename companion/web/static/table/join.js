// The window that tells other phones the way here: a code, the addresses, the board's name.

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { attempt, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";

/** @import { Join } from "../lib/api.js" */

const AGAIN_MS = 20_000; // the router may give the board another address at any time

/**
 * A code to scan.
 * @param {Join} join
 * @param {string} css
 */
export function codePicture(join, css) {
  /** @param {Element | null} box */
  const place = (box) => box?.replaceChildren(drawn(join));
  return html`<div key=${join.qr_svg} class=${css} ref=${place} />`;
}

/** @param {Join} join */
function drawn(join) {
  const drawing = new DOMParser().parseFromString(join.qr_svg, "image/svg+xml").documentElement;
  drawing.setAttribute("aria-hidden", "true");
  return document.importNode(drawing, true);
}

/**
 * An address in words that may be broken only behind its beginning.
 * @param {string} url
 */
export const inLines = (url) => ["http://", html`<wbr />`, url.replace("http://", "").replace(/\/$/, "")];

/** @param {Join} join */
const ways = (join) => [
  html`<p class="board-title">${join.name}</p>`,
  codePicture(join, "qr"),
  html`<ul class="addresses">${join.urls.map((url) => html`<li><a href=${url}>${inLines(url)}</a></li>`)}</ul>`,
];

/** The window with the code and the addresses, as they are while it is open. */
export async function openJoin() {
  const join = await attempt(() => ask("/api/join"));
  if (!join) return;
  await openWindow(t("join"), (body) => {
    /** @param {Join} now */
    const draw = (now) =>
      show(
        body,
        html`
          <p>${t("join_hint")}</p>
          <div class="stack">${ways(now)}</div>
          <p class="small"><a href=${localized("/screen")}>${t("to_screen")}</a></p>
        `,
      );
    draw(join);
    const timer = setInterval(async () => {
      if (!body.isConnected) return clearInterval(timer);
      const now = await ask("/api/join").catch(() => null); // not reached: what was true last stays
      if (now) draw(now);
    }, AGAIN_MS);
  });
}
