// How the picture is shown: a window with the choices, remembered on this phone; the way it lies for this board alone.

import { html, show } from "../base/html.js";
import { wish, wished } from "../base/preferences.js";
import { openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { remember, remembered } from "./facing.js";

/** @import { Context } from "../lib/page.js" */

const CHOICES = ["seat", "printed", "mover"];

/**
 * Open the window.
 * @param {Context} context
 */
export function openViewing(context) {
  const path = context.geometryPath;
  const kept = remembered(path);
  const now = kept.by === "hand" ? (kept.quarters ? "" : "printed") : kept.by;
  /** @param {string} by */
  const choose = (by) => {
    remember(path, { by: by === "printed" ? "hand" : by });
    context.render();
  };
  return openWindow(t("picture"), (body) => {
    /** @param {string} by */
    const choice = (by) =>
      html`<label class="toggle">
        <input type="radio" name="facing" value=${by} checked=${by === now} onchange=${() => choose(by)} />
        <span><b>${t(`facing_${by}`)}</b><small>${t(`facing_${by}_hint`)}</small></span>
      </label>`;
    /** @param {{ target: HTMLInputElement }} event */
    const mark = ({ target }) => {
      wish("letters", target.checked);
      context.render();
    };
    show(body, [
      html`<fieldset><legend>${t("facing")}</legend>${CHOICES.map(choice)}</fieldset>`,
      html`<label class="toggle">
        <input type="checkbox" name="letters" checked=${wished("letters")} onchange=${mark} />
        <span><b>${t("letters")}</b><small>${t("letters_hint")}</small></span>
      </label>`,
    ]);
  });
}
