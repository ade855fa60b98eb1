// The settings of this phone alone: sounds, the voice, pictures instead of words.

import { me } from "../base/api.js";
import { h } from "../base/dom.js";
import { showKids } from "../base/lazy.js";
import { wish, wished } from "../base/preferences.js";
import { attempt, openWindow, toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { takeVoice, trySound, tryVoice, volume } from "../sound/hearing.js";
import { wake } from "../sound/tones.js";

function sounds(context) {
  const { box, element } = toggle(t("sounds"), t("sounds_hint"), wished("sounds"));
  box.addEventListener("change", async () => {
    wish("sounds", box.checked);
    await wake();
    if (box.checked) trySound(context);
    context.render();
  });
  return element;
}

function voice(context) {
  const { box, element } = toggle(t("speak"), me.voice === "other" ? t("speak_other") : t("speak_hint"), me.speaks);
  box.addEventListener("change", async () => {
    await wake();
    await attempt(() => takeVoice(box.checked));
    box.checked = Boolean(me.speaks);
    if (me.speaks) tryVoice(context);
    context.render();
  });
  return element;
}

function pictures(context, close) {
  const { box, element } = toggle(t("pictures"), t("pictures_hint"), wished("pictures"));
  box.addEventListener("change", async () => {
    wish("pictures", box.checked);
    if (box.checked) close();
    await showKids(context);
    if (box.checked) document.getElementById("kids").focus(); // what had opened the window is hidden now
  });
  return element;
}

/** Open the window. */
export async function openPhone(context) {
  await openWindow(t("this_phone"), (body, close) => {
    body.append(
      volume(context.state) === 0 ? h("p", { class: "why" }, t("quiet_now")) : "",
      sounds(context),
      voice(context),
      pictures(context, close),
      h("p", { class: "small" }, t("phone_hint")),
    );
  });
}
