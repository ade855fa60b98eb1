// The window that tells how to join.

import { ask } from "./api.js";
import { h } from "./dom.js";
import { attempt, openWindow } from "./ui.js";
import { t } from "./words.js";

/** The window with the QR code and the addresses. */
export async function openJoin() {
  const join = await attempt(() => ask("/api/join"));
  if (!join) return;
  await openWindow(t("join"), (body) => {
    const drawing = new DOMParser().parseFromString(join.qr_svg, "image/svg+xml").documentElement;
    drawing.setAttribute("aria-hidden", "true");
    body.append(
      h("p", {}, t("join_hint")),
      h("div", { class: "qr" }, document.importNode(drawing, true)),
      h("ul", { class: "addresses" }, join.urls.map((url) => h("li", {}, h("a", { href: url }, url)))),
    );
  });
}
