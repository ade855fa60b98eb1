// Lights, sounds and quiet hours: controls that tell the companion at once, and follow it where another phone sets them.

import { h, paint } from "../base/dom.js";
import { toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";

const SEND_MS = 150; // while a slider is drawn, no more often

const percent = (value) => t("care_percent", { count: value });

const here = () => {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
};

const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether two times of the day are so far apart that one of them must be wrong. */
function apart(one, other) {
  const gap = Math.abs(minutes(one) - minutes(other));
  return Math.min(gap, 1440 - gap) > 5;
}

export class Levels {
  /** `send(wanted)` tells the companion and resolves when it has answered. */
  constructor(send) {
    this.send = send;
    this.controls = new Map();
    this.wanted = {};
    this.busy = false;
    this.timer = null;
  }

  /** Something is wished for; what is wished while another wish is under way waits for it. */
  wish(change) {
    Object.assign(this.wanted, change);
    if (!this.busy) this.timer ??= setTimeout(() => this.tell(), SEND_MS);
  }

  async tell() {
    const wanted = this.wanted;
    this.timer = null;
    this.wanted = {};
    this.busy = true;
    await this.send(wanted);
    this.busy = false;
    if (Object.keys(this.wanted).length) this.tell();
  }

  show(levels, quiet, state, host) {
    if (paint(levels, [host], () => this.buildLevels(host))) this.describe(levels);
    paint(quiet, [host], () => this.buildQuiet(host));
    for (const [key, follow] of this.controls) if (!(key in this.wanted) && !this.busy) follow(state[key]);
    this.tellNow(document.getElementById("care-now"), state);
    this.tellTime(document.getElementById("care-time"), state, host);
  }

  describe(levels) {
    levels.setAttribute("aria-label", t("care_levels"));
  }

  slider(name, caption, least, host) {
    const shown = h("output", { class: "level-value" });
    const lamp = name.endsWith("brightness") ? h("i", { class: "lamp" }) : null;
    const input = h("input", { type: "range", min: least, max: 100, step: 1, disabled: !host, "data-f": name });
    const tell = () => {
      shown.textContent = percent(input.value);
      input.setAttribute("aria-valuetext", percent(input.value));
      lamp?.style.setProperty("--light", input.value / 100);
    };
    input.addEventListener("input", () => {
      tell();
      this.wish({ [name]: Number(input.value) });
    });
    this.controls.set(name, (value) => {
      if (Number(input.value) !== value || !shown.textContent) input.value = value;
      tell();
    });
    return h("label", { class: "level" }, h("span", { class: "level-head" }, h("b", {}, caption), lamp, shown), input);
  }

  time(name, caption, host) {
    const input = h("input", { type: "time", required: true, disabled: !host, "data-f": name });
    input.addEventListener("change", () => input.value && this.wish({ [name]: input.value }));
    this.controls.set(
      name,
      (value) => document.activeElement !== input && input.value !== value && (input.value = value),
    );
    return h("label", { class: "field-label" }, caption, input);
  }

  buildLevels(host) {
    return [
      h("h2", {}, t("care_levels")),
      this.slider("brightness", t("care_brightness"), 1, host),
      this.slider("volume", t("care_volume"), 0, host),
      h("div", { id: "care-now", class: "stack", "aria-live": "polite" }),
    ];
  }

  buildQuiet(host) {
    const { box, element } = toggle(t("care_quiet"), t("care_quiet_hint"), false);
    box.disabled = !host;
    box.dataset.f = "quiet";
    const inside = h(
      "div",
      { class: "stack", hidden: true },
      h(
        "div",
        { class: "times" },
        this.time("quiet_from", t("care_from"), host),
        this.time("quiet_to", t("care_to"), host),
      ),
      this.slider("quiet_brightness", t("care_quiet_brightness"), 1, host),
      this.slider("quiet_volume", t("care_quiet_volume"), 0, host),
      h("div", { id: "care-time", class: "stack" }),
    );
    box.addEventListener("change", () => {
      inside.hidden = !box.checked;
      this.wish({ quiet: box.checked });
    });
    this.controls.set("quiet", (value) => {
      box.checked = value;
      inside.hidden = !value;
    });
    return [h("h2", {}, t("care_quiet")), element, inside];
  }

  /** What counts now, where it is not what is set; and what the lights and sounds cannot do. */
  tellNow(place, state) {
    const { quiet, brightness, volume } = state.now;
    const lines = [quiet ? t("care_quiet_now", { brightness, volume }) : "", state.lights, state.sounds].filter(
      Boolean,
    );
    paint(place, lines, () => lines.map((line) => h("p", { class: "hinted" }, line)));
  }

  /** The table's clock; where it is unknown or far off, this phone can tell it. */
  tellTime(place, state, host) {
    const now = here();
    const odd = state.time === null || apart(state.time, now);
    paint(place, [state.time, odd && now, host], () => [
      state.time === null
        ? h("p", { class: "hinted" }, sign("unsure"), " ", t("care_no_time"))
        : h("p", { class: "small" }, t("care_time", { time: state.time })),
      odd && host
        ? h(
            "button",
            { type: "button", class: "button", "data-f": "time", onclick: () => this.wish({ time: here() }) },
            t("care_take_time", { time: now }),
          )
        : null,
    ]);
  }
}
