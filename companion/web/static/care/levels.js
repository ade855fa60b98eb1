// Lights, sounds, quiet hours, and what the house has chosen: controls that tell the companion at once, and follow it where another phone sets them.

import { Component, html, show } from "../base/html.js";
import { Toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { Folded } from "./folded.js";

/**
 * @import { CareState, CareWanted } from "../lib/api.js"
 * @import { On } from "../lib/page.js"
 * @typedef {"guests" | "code_only" | "animals" | "forgets_soon" | "forgets_daily"} Way
 * @typedef {{ name: string, caption: string, host: boolean, value: string | number, wish: (change: CareWanted) => void }} ControlProps
 * @typedef {Record<"levels" | "quiet" | "choices", HTMLElement> & { state: CareState, host: boolean }} Drawn
 */

/** @type {Way[]} */
const WAYS = ["guests", "code_only", "animals", "forgets_soon", "forgets_daily"]; // as a kind of house sets them
const SEND_MS = 150; // while a slider is drawn, no more often

/** @param {number} value */
const percent = (value) => t("care_percent", { count: value });

const here = () => {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
};

/** @param {string} time */
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether two times of the day are so far apart that one of them must be wrong.
 * @param {string} one
 * @param {string} other
 */
function apart(one, other) {
  const gap = Math.abs(minutes(one) - minutes(other));
  return Math.min(gap, 1440 - gap) > 5;
}

/** @param {ControlProps & { least: number, value: number }} props */
function Slider({ name, caption, least, host, value, wish }) {
  const lamp = name.endsWith("brightness") && html`<i class="lamp" style=${{ "--light": value / 100 }} />`;
  return html`<label class="level">
    <span class="level-head"><b>${caption}</b>${lamp}<output class="level-value">${percent(value)}</output></span>
    <input
      type="range"
      min=${least}
      max="100"
      step="1"
      disabled=${!host}
      data-f=${name}
      aria-valuetext=${percent(value)}
      value=${value}
      oninput=${({ target }) => wish({ [name]: Number(target.value) })}
    />
  </label>`;
}

/**
 * A time of the day; while somebody types, what the companion tells waits.
 * @extends {Component<ControlProps, { typing: boolean }>}
 */
class Time extends Component {
  state = { typing: false };

  /** @param {FocusEvent} props */
  typing = ({ type }) => this.setState({ typing: type === "focus" });

  /**
   * @param {ControlProps} props
   * @param {{ typing: boolean }} now
   */
  render({ name, caption, host, value, wish }, { typing }) {
    return html`<label class="field-label">
      ${caption}
      <input
        type="time"
        required
        disabled=${!host}
        data-f=${name}
        value=${typing ? undefined : value}
        onfocus=${this.typing}
        onblur=${this.typing}
        onchange=${({ target }) => target.value && wish({ [name]: target.value })}
      />
    </label>`;
  }
}

/**
 * What counts now, where it is not what is set; and what the lights and sounds cannot do.
 * @param {Pick<CareState, "now" | "lights" | "sounds">} props
 */
function Now({ now: { quiet, brightness, volume }, lights, sounds }) {
  const lines = [quiet ? t("care_quiet_now", { brightness, volume }) : "", lights, sounds].filter(Boolean);
  return html`<div id="care-now" class="stack" aria-live="polite">
    ${lines.map((line) => html`<p class="hinted">${line}</p>`)}
  </div>`;
}

/**
 * The table's clock; where it is unknown or far off, this phone can tell it.
 * @param {{ time: string | null, host: boolean, wish: (change: CareWanted) => void }} props
 */
function Clock({ time, host, wish }) {
  const now = here();
  const take = { type: "button", class: "button", "data-f": "time", onclick: () => wish({ time: here() }) };
  return html`<div id="care-time" class="stack">
    ${
      time === null
        ? html`<p class="hinted">${sign("unsure")}${" "}${t("care_no_time")}</p>`
        : html`<p class="small">${t("care_time", { time })}</p>`
    }
    ${host && (time === null || apart(time, now)) && html`<button ...${take}>${t("care_take_time", { time: now })}</button>`}
  </div>`;
}

export class Levels {
  /**
   * `send(wanted)` tells the companion and resolves when it has answered.
   * @param {(wanted: CareWanted) => Promise<void>} send
   */
  constructor(send) {
    this.send = send;
    this.wanted = /** @type {CareWanted} */ ({});
    this.shown = /** @type {CareState & { kind?: string }} */ ({}); // what the controls stand at
    this.busy = false;
    this.timer = /** @type {number | null} */ (null);
    this.drawn = /** @type {Drawn | null} */ (null);
  }

  /**
   * Something is wished for; what is wished while another wish is under way waits for it.
   * @param {CareWanted} change
   */
  wish = (change) => {
    Object.assign(this.wanted, change);
    Object.assign(this.shown, change);
    this.draw();
    if (!this.busy) this.timer ??= setTimeout(() => this.tell(), SEND_MS);
  };

  async tell() {
    const wanted = this.wanted;
    this.timer = null;
    this.wanted = {};
    this.busy = true;
    await this.send(wanted);
    this.busy = false;
    if (Object.keys(this.wanted).length) this.tell();
  }

  /**
   * @param {HTMLElement} levels
   * @param {HTMLElement} quiet
   * @param {HTMLElement} choices
   * @param {CareState} state
   * @param {boolean} host
   */
  show(levels, quiet, choices, state, host) {
    this.drawn = { levels, quiet, choices, state, host };
    levels.setAttribute("aria-label", t("care_levels"));
    if (!this.busy) this.shown = /** @type {CareState} */ ({ ...state, ...this.wanted });
    this.draw();
  }

  /**
   * A control for `name`; `least` is the lowest that a slider goes.
   * @param {typeof Slider | typeof Time} kind
   * @param {keyof CareState & keyof CareWanted} name
   * @param {string} caption
   * @param {number} [least]
   */
  control(kind, name, caption, least) {
    const host = Boolean(this.drawn?.host);
    const known = { name, caption, least, host, value: this.shown[name], wish: this.wish };
    return html`<${kind} key=${name} ...${known} />`;
  }

  draw() {
    if (!this.drawn) return;
    const { levels, quiet, choices, state, host } = this.drawn;
    show(levels, [
      html`<h2>${t("care_levels")}</h2>`,
      this.control(Slider, "brightness", t("care_brightness"), 1),
      this.control(Slider, "volume", t("care_volume"), 0),
      html`<${Now} ...${state} />`,
    ]);
    const box = { name: "quiet", disabled: !host, checked: this.shown.quiet };
    /** @param {On<HTMLInputElement>} event */
    const turn = ({ target }) => this.wish({ quiet: target.checked });
    show(quiet, [
      html`<h2>${t("care_quiet")}</h2>`,
      html`<${Toggle} caption=${t("care_quiet")} hint=${t("care_quiet_hint")} ...${box} onchange=${turn} />`,
      html`<div class="stack" hidden=${!this.shown.quiet}>
        <div class="times">
          ${this.control(Time, "quiet_from", t("care_from"))}
          ${this.control(Time, "quiet_to", t("care_to"))}
        </div>
        ${this.control(Slider, "quiet_brightness", t("care_quiet_brightness"), 1)}
        ${this.control(Slider, "quiet_volume", t("care_quiet_volume"), 0)}
        <${Clock} time=${state.time} host=${host} wish=${this.wish} />
      </div>`,
    ]);
    const kind = state.kinds.find((each) => each.kind === this.kind());
    show(
      choices,
      html`<${Folded} name="choices" title=${t("care_choices")} stands=${kind?.name}>
        ${this.kinds(state, host)}
        ${this.choice("again", this.shown.again, (on) => this.wish({ again: on }))}
        ${WAYS.map((way) => this.choice(way, this.shown.ways[way], (on) => this.way(way, on)))}
      <//>`,
    );
  }

  /**
   * One of the ways of the house is chosen otherwise.
   * @param {Way} name
   * @param {boolean} on
   */
  way(name, on) {
    this.shown.ways = { ...this.shown.ways, [name]: on };
    this.wish({ [name]: on });
  }

  /**
   * @param {string} name
   * @param {boolean} checked
   * @param {(on: boolean) => void} wish
   */
  choice(name, checked, wish) {
    const said = { caption: t(`care_${name}`), hint: t(`care_${name}_hint`) };
    /** @param {On<HTMLInputElement>} event */
    const turn = ({ target }) => wish(target.checked);
    return html`<${Toggle} key=${name} name=${name} ...${said} checked=${checked} disabled=${!this.drawn?.host} onchange=${turn} />`;
  }

  kind() {
    return this.wanted.kind ?? this.shown.ways.kind;
  }

  /**
   * The kinds of house; choosing one sets the switches below.
   * @param {CareState} state
   * @param {boolean} host
   */
  kinds(state, host) {
    /** @param {On<HTMLInputElement>} event */
    const wish = ({ target }) => this.wish({ kind: /** @type {CareWanted["kind"]} */ (target.value) });
    const chosen = this.kind();
    return html`<fieldset class="kinds">
      <legend>${t("care_kind")}</legend>
      <p class="small">${t("care_kind_hint")}</p>
      ${state.kinds.map(
        ({ kind, name, text }) => html`<label key=${kind} class="kind">
          <input type="radio" name="kind" value=${kind} data-f=${`kind-${kind}`} checked=${kind === chosen} disabled=${!host} onchange=${wish} />
          <span><b>${name}</b><small>${text}</small></span>
        </label>`,
      )}
    </fieldset>`;
  }
}
