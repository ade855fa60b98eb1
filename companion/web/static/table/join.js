// The window that tells other phones the way here: a code, the addresses, the board's name.

import { ask } from "../base/api.js";
import { h, paint } from "../base/dom.js";
import { attempt, openWindow } from "../base/ui.js";
import { localized, t } from "../base/words.js";

const AGAIN_MS = 20_000; // the router may give the board another address at any time

/** A code to scan. */
export function codePicture(join, css) {
  const drawing = new DOMParser().parseFromString(join.qr_svg, "image/svg+xml").documentElement;
  drawing.setAttribute("aria-hidden", "true");
  return h("div", { class: css }, document.importNode(drawing, true));
}

/** An address in words that may be broken only behind its beginning. */
export const inLines = (url) => ["http://", h("wbr"), url.replace("http://", "").replace(/\/$/, "")];

const ways = (join) => [
  h("p", { class: "board-title" }, join.name),
  codePicture(join, "qr"),
  h(
    "ul",
    { class: "addresses" },
    join.urls.map((url) => h("li", {}, h("a", { href: url }, inLines(url)))),
  ),
];

/** The window with the code and the addresses, as they are while it is open. */
export async function openJoin() {
  const join = await attempt(() => ask("/api/join"));
  if (!join) return;
  await openWindow(t("join"), (body) => {
    const place = h("div", { class: "stack" });
    paint(place, join, () => ways(join));
    body.append(
      h("p", {}, t("join_hint")),
      place,
      h("p", { class: "small" }, h("a", { href: localized("/screen") }, t("to_screen"))),
    );
    const timer = setInterval(async () => {
      if (!place.isConnected) return clearInterval(timer);
      const now = await ask("/api/join").catch(() => null); // not reached: what was true last stays
      return now && paint(place, now, () => ways(now));
    }, AGAIN_MS);
  });
}
