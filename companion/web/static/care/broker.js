// The broker of the house: found or typed, tried, told from then on, and switched off. For the host alone. Folded: how it stands.

import { ask, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt, confirmed, speak, Toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { proveAgain } from "../host/prove_again.js";
import { Folded } from "./folded.js";

/**
 * @import { BrokerFound, BrokerState, Told } from "../lib/api.js"
 * @import { On } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 * @typedef {"/api/house" | "/api/house/off" | "/api/house/search"} BrokerPath
 * @typedef {Pick<BrokerState, "host" | "port" | "user" | "tls" | "names" | "commands">} Form
 */

/** @type {Form} */
const USUAL = { host: "", port: 1883, user: "", tls: false, names: false, commands: false };
const TLS_PORT = 8883;
/** @type {Record<string, string>} */
const SIGNS = { connected: "legal", connecting: "unsure", off: "" };

/**
 * @param {BrokerState | null} state
 * @returns {Form}
 */
const formOf = (state) => {
  const { host, port, user, tls, names, commands } = state?.host ? state : USUAL;
  return { host, port, user, tls, names, commands };
};

export class BrokerCard {
  constructor() {
    this.state = /** @type {BrokerState | null} */ (null);
    this.form = /** @type {Form | null} */ (null); // what is typed; null: as it is kept
    this.password = "";
    this.refused = "";
    this.working = "";
    this.found = /** @type {BrokerFound[] | null} */ (null);
    this.place = /** @type {HTMLElement | null} */ (null);
  }

  /**
   * Ask how it stands, and show it; what is typed stays.
   * @param {HTMLElement} place
   * @param {boolean} host
   */
  async refresh(place, host) {
    this.place = place;
    if (!host) return show(place, null);
    if (this.working) return this.draw();
    try {
      this.take(await ask("/api/house"));
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal; // no host any longer, or no broker can be told here
      show(place, null);
    }
    return null;
  }

  /** @param {BrokerState} state */
  take(state) {
    this.state = state;
    if (state.found) this.found = state.found;
    this.draw();
  }

  /**
   * Do something with the companion; a refusal stands on the card.
   * @param {string} what
   * @param {BrokerPath} path
   * @param {Told[BrokerPath][0]} body
   */
  async work(what, path, body) {
    if (this.working) return;
    [this.working, this.refused] = [what, ""];
    this.draw();
    try {
      const answer = await tell(path, body);
      if (what === "try") [this.form, this.password] = [null, ""];
      this.take(answer);
      speak(answer.text.join(" "));
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal;
      this.refused = refusal.message;
      speak(refusal.message, true);
    }
    this.working = "";
    this.draw();
  }

  /** @param {Partial<Form>} change */
  set = (change) => {
    this.form = { ...(this.form ?? formOf(this.state)), ...change };
    this.draw();
  };

  /** @param {SubmitEvent} event */
  submit = async (event) => {
    event.preventDefault();
    if (!(await proveAgain())) return;
    const form = this.form ?? formOf(this.state);
    await this.work("try", "/api/house", { ...form, port: Number(form.port), password: this.password || null });
  };

  off = async () => {
    if (!(await confirmed(t("house_off"), t("house_off_sure"), t("house_off")))) return;
    this.form = null;
    await attempt(() => this.work("off", "/api/house/off", {}));
  };

  /**
   * @param {"host" | "port" | "user"} name
   * @param {string} type
   * @param {object} [rest]
   */
  field(name, type, rest = {}) {
    const value = (this.form ?? formOf(this.state))[name];
    return html`<label class="field-label">
      ${t(`house_${name}`)}
      <input type=${type} value=${value} data-f=${`house-${name}`} maxlength="200" autocapitalize="off" autocomplete="off"
        spellcheck=${false} oninput=${({ target }) => this.set({ [name]: target.value })} ...${rest} />
    </label>`;
  }

  /** @param {"tls" | "names" | "commands"} name */
  toggle(name) {
    /** @param {On<HTMLInputElement>} event */
    const turn = ({ target }) => this.set(name === "tls" ? this.encrypted(target.checked) : { [name]: target.checked });
    const checked = (this.form ?? formOf(this.state))[name];
    const known = { name: `house-${name}`, caption: t(`house_${name}`), hint: t(`house_${name}_hint`) };
    return html`<${Toggle} ...${known} checked=${checked} onchange=${turn} />`;
  }

  /**
   * The usual port goes along.
   * @param {boolean} tls
   */
  encrypted(tls) {
    const port = Number((this.form ?? formOf(this.state)).port);
    const [from, to] = tls ? [USUAL.port, TLS_PORT] : [TLS_PORT, USUAL.port];
    return { tls, port: port === from ? to : port };
  }

  finds() {
    /** @param {BrokerFound} props */
    const pick = ({ host, port, tls }) => this.set({ host, port, tls });
    const search = () => this.work("search", "/api/house/search", {});
    const lines = (this.found ?? []).map((one) =>
      button(`${one.name}: ${one.host}`, () => pick(one), { name: `found-${one.host}-${one.port}` }),
    );
    return [
      this.state?.can_search &&
        html`<div class="row">${button(t(this.working === "search" ? "house_searching" : "house_search"), search, {
          name: "house-search",
          disabled: Boolean(this.working),
        })}</div>`,
      this.found && html`<div class="row">${lines.length ? lines : html`<p>${t("house_none")}</p>`}</div>`,
    ];
  }

  typing() {
    const busy = Boolean(this.working);
    const secret = {
      value: this.password,
      autocomplete: "new-password",
      placeholder: this.state?.has_password ? t("house_kept") : "",
      oninput: (/** @type {On<HTMLInputElement>} */ { target }) => {
        this.password = target.value;
      },
    };
    return html`<form class="stack" onsubmit=${this.submit}>
      ${this.finds()}
      ${this.field("host", "text", { required: true, inputmode: "url", pattern: "[^\\s\\/@]+" })}
      ${this.field("port", "number", { required: true, min: 1, max: 65535 })}
      ${this.field("user", "text")}
      <label class="field-label">
        ${t("house_password")}
        <input type="password" data-f="house-password" maxlength="200" ...${secret} />
      </label>
      ${/** @type {const} */ (["tls", "names", "commands"]).map((name) => this.toggle(name))}
      ${this.refused && html`<p class="hinted">${sign("fault")}${" "}${this.refused}</p>`}
      <div class="row">
        <button type="submit" class="button primary" data-f="house-try" disabled=${busy}>
          ${t(this.working === "try" ? "house_trying" : "house_try")}
        </button>
        ${this.state?.on && button(t("house_off"), this.off, { name: "house-off", disabled: busy })}
      </div>
    </form>`;
  }

  draw() {
    const { state, place } = this;
    if (!state || !place) return;
    show(
      place,
      html`<${Folded} name="house" title=${t("house_title")} mark=${SIGNS[state.stands] ?? "fault"} stands=${state.text.join(" ")}>
        <p class="small">${t("house_hint")}</p>
        ${state.fixed ? null : this.typing()}
      <//>`,
    );
  }
}
