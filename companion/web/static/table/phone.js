// The settings of this phone alone: sounds, the voice, large text, pictures instead of words.

import { me } from "../base/api.js";
import { byId, html, show } from "../base/html.js";
import { showKids } from "../base/load_on_demand.js";
import { enlarge, wish, wished } from "../base/preferences.js";
import { attempt, openWindow, Toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { OFF } from "../sound/answers.js";
import { playSounds, takeVoice, trySound, tryVoice, volume } from "../sound/game_sounds.js";
import { wake } from "../sound/tones.js";

/** @import { Close, Context, On } from "../lib/page.js" */

/** @param {Context} context */
const sounds = (context) => ({
  caption: t("sounds"),
  hint: t("sounds_hint"),
  checked: wished("sounds"),
  /** @param {On<HTMLInputElement>} event */
  async onchange({ target: box }) {
    wish("sounds", box.checked);
    await wake();
    if (box.checked) trySound(context);
    context.render();
  },
});

/** @param {Context} context */
const voice = (context) => ({
  caption: t("speak"),
  hint: me.voice === "other" ? t("speak_other") : t("speak_hint"),
  checked: me.speaks,
  /** @param {On<HTMLInputElement>} event */
  async onchange({ target: box }) {
    await wake();
    await attempt(() => takeVoice(box.checked));
    box.checked = Boolean(me.speaks);
    playSounds(context); // what stands there now was not missed: only what comes after it is said
    if (me.speaks) tryVoice(context);
    context.render();
  },
});

const large = () => ({
  caption: t("large"),
  hint: t("large_hint"),
  checked: wished("large"),
  /** @param {On<HTMLInputElement>} event */
  onchange({ target: box }) {
    wish("large", box.checked);
    enlarge();
  },
});

/**
 * @param {Context} context
 * @param {Close} close
 */
const pictures = (context, close) => ({
  caption: t("pictures"),
  hint: t("pictures_hint"),
  checked: wished("pictures"),
  /** @param {On<HTMLInputElement>} event */
  async onchange({ target: box }) {
    wish("pictures", box.checked);
    if (box.checked) close();
    await showKids(context);
    if (box.checked) byId("kids").focus(); // what had opened the window is hidden now
  },
});

const questions = () => ({
  caption: t("question_keys"),
  hint: t("question_keys_hint"),
  checked: !wished(OFF),
  onchange: (/** @type {On<HTMLInputElement>} */ { target }) => wish(OFF, !target.checked),
});

/**
 * Open the window.
 * @param {Context} context
 */
export async function openPhone(context) {
  await openWindow(t("this_phone"), (body, close) =>
    show(
      body,
      html`
        ${volume(context.state) === 0 && html`<p class="why">${t("quiet_now")}</p>`}
        <${Toggle} ...${sounds(context)} />
        <${Toggle} ...${voice(context)} />
        <${Toggle} ...${large()} />
        <${Toggle} ...${pictures(context, close)} />
        <${Toggle} ...${questions()} />
        <p class="small">${t("phone_hint")}</p>
      `,
    ),
  );
}
