// What a figure on the table is called and looks like: its maker tells it, or the host. The photo comes by a file field, since
// pages without encryption have no camera.

import { me, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { looks } from "../base/looks.js";
import { attempt, note, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { likeness } from "../board/sketch.js";
import { shrunk } from "./shrink.js";

/**
 * @import { SignLine, Told } from "../lib/api.js"
 * @import { Close, Context, On } from "../lib/page.js"
 */

const LONGEST = 30;

/** @typedef {{ context: Context, sign: SignLine, close: Close }} FigureProps */

/** @extends {Component<FigureProps>} */
class FigureForm extends Component {
  /** @param {FigureProps} props */
  render({ context, sign: { seat, value }, close }) {
    const path = /** @type {const} */ (`/api/figures/${seat}/${Number(value)}`);
    const { name = "", photo = 0 } = me.figures[`${seat}:${value}`] ?? {};
    /**
     * @template {`/api/figures/${string}/${number}` | `/api/figures/${string}/${number}/photo`} P
     * @param {P} to
     * @param {Told[P][0]} body
     */
    const post = async (to, body) => {
      const done = await attempt(() => tell(to, body));
      await context.refresh();
      this.setState({});
      return done;
    };
    /** @param {On<HTMLInputElement>} event */
    const take = async ({ target }) => {
      const [file] = target.files ?? [];
      target.value = ""; // the same one can be chosen again
      if (!file) return;
      const small = await shrunk(file);
      if (small) await post(`${path}/photo`, small);
      else note(t("figure_unread"), true);
    };
    /** @param {On<HTMLFormElement>} event */
    const submit = async (event) => {
      event.preventDefault();
      const typed = String(new FormData(event.target).get("name")).trim();
      if (typed === name || (await post(path, { name: typed }))) close();
    };
    return html`<form class="stack" onsubmit=${submit} autocomplete="off">
      <p>${t("figure_text")}</p>
      <div class="figure-large">${likeness(seat, value)}</div>
      <label class="button wide figure-file">
        ${t("figure_photo")}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${take} />
      </label>
      ${photo > 0 && button(t("figure_none"), () => post(path, { photo: false }), { kind: "wide", name: "figure-none" })}
      <label class="field-label">
        ${t("figure_name")}
        <input type="text" name="name" maxlength=${LONGEST} data-f="figure-name" defaultValue=${name} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${t("rename_yes")}</button>
    </form>`;
  }
}

looks("figures/figures.css");

/**
 * Let this phone name a figure, or show it by a photo.
 * @param {Context} context
 * @param {SignLine} sign
 */
export const openFigure = (context, sign) =>
  openWindow(sign.text, (body, close) =>
    show(body, html`<${FigureForm} context=${context} sign=${sign} close=${close} />`),
  );
