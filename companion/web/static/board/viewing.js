// How the picture lies: a window with the choices, remembered on this phone for this board.

import { h } from "../base/dom.js";
import { openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { remember, remembered } from "./facing.js";

const CHOICES = ["seat", "printed", "mover"];

/** Open the window. */
export function openViewing(context) {
  const path = context.geometryPath;
  const kept = remembered(path);
  const now = kept.by === "hand" ? (kept.quarters ? "" : "printed") : kept.by;
  const choose = (by) => {
    remember(path, { by: by === "printed" ? "hand" : by });
    context.render();
  };
  return openWindow(t("picture"), (body) => {
    const choice = (by) =>
      h(
        "label",
        { class: "toggle" },
        h("input", { type: "radio", name: "facing", value: by, checked: by === now, onchange: () => choose(by) }),
        h("span", {}, h("b", {}, t(`facing_${by}`)), h("small", {}, t(`facing_${by}_hint`))),
      );
    body.append(h("fieldset", {}, h("legend", {}, t("facing")), CHOICES.map(choice)));
  });
}
