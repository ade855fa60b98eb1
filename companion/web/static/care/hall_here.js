// The hall on this board: on and off, the code for the next board, who has joined; or joining another hall. For the host alone.

import { ask, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { confirmed, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { proveAgain } from "../host/prove_again.js";
import { Folded } from "./folded.js";

/**
 * @import { HallHereState, HallMember, Told } from "../lib/api.js"
 * @import { Refusal } from "../base/api.js"
 * @typedef {"/api/hall-here" | "/api/hall-here/revoke" | "/api/hall-here/join" | "/api/hall-here/identity" |
 *   "/api/hall-here/code"} HallPath
 */

/** @type {Record<string, string>} */
const SIGNS = { running: "legal", starting: "unsure", off: "" };

export class HallHereCard {
  constructor() {
    this.state = /** @type {HallHereState | null} */ (null);
    this.refused = "";
    this.working = false;
    this.typed = { address: "", code: "" };
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
    if (this.working) return null;
    try {
      this.take(await ask("/api/hall-here"));
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal; // no host any longer, or no hall can be here
      show(place, null);
    }
    return null;
  }

  /** @param {HallHereState} state */
  take(state) {
    this.state = state;
    this.draw();
  }

  /**
   * Do something with the companion; a refusal stands on the card. Tells whether it is done.
   * @param {HallPath} path
   * @param {Told[HallPath][0]} body
   */
  async work(path, body) {
    if (this.working) return false;
    [this.working, this.refused] = [true, ""];
    this.draw();
    try {
      this.state = await tell(path, body);
      speak(this.state.text.join(" "));
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal;
      this.refused = refusal.message;
      speak(refusal.message, true);
    }
    this.working = false;
    this.draw();
    return !this.refused;
  }

  /** @param {boolean} on */
  turn = async (on) => {
    const sure = await confirmed(
      t("own_hall"),
      t(on ? "own_hall_sure" : "own_hall_off_sure"),
      t(on ? "own_hall_on" : "house_off"),
    );
    if (sure && (await proveAgain())) await this.work("/api/hall-here", { on });
  };

  /** @param {HallMember} props */
  revoke = async ({ board, title }) => {
    if (!(await confirmed(title, t("own_hall_revoke_sure"), t("own_hall_revoke"))) || !(await proveAgain())) return;
    await this.work("/api/hall-here/revoke", { board });
  };

  /** @param {SubmitEvent} event */
  join = async (event) => {
    event.preventDefault();
    if (!(await proveAgain())) return;
    if (await this.work("/api/hall-here/join", this.typed)) this.typed = { address: "", code: "" };
  };

  renew = async () => {
    const yes = t("own_hall_renew");
    if ((await confirmed(yes, t("own_hall_renew_sure"), yes)) && (await proveAgain()))
      await this.work("/api/hall-here/identity", {});
  };

  /**
   * @param {"address" | "code"} name
   * @param {object} rest
   */
  field(name, rest) {
    return html`<label class="field-label">
      ${t(`own_hall_${name}`)}
      <input type="text" required value=${this.typed[name]} data-f=${`hall-here-${name}`} autocapitalize="off" autocomplete="off"
        spellcheck="false" oninput=${({ target }) => (this.typed = { ...this.typed, [name]: target.value })} ...${rest} />
    </label>`;
  }

  /**
   * What stands at a hall: its page, the codes, the boards.
   * @param {HallHereState} state
   */
  here({ page_port: port, host_code: host, code, left_s: left, members }) {
    const page = `http://${location.hostname}:${port}/`;
    /** @param {HallMember} each */
    const line = (each) => html`<li key=${each.board} class="row">
      <span>${each.title} <small>${each.board}</small></span>
      ${button(t("own_hall_revoke"), () => this.revoke(each), { name: `revoke-${each.board}`, disabled: this.working })}
    </li>`;
    return [
      html`<p><a href=${page} data-f="hall-page">${page}</a></p>`,
      host && html`<p>${t("own_hall_host_code", { code: host })}</p>`,
      code
        ? html`<p class="hall-code" aria-live="polite"><b>${code}</b>${" "}<small>${t("own_hall_left", { count: Math.ceil(left / 60) })}</small></p>
            <p class="small">${t("own_hall_at", { address: location.host })}</p>`
        : null,
      html`<div class="row">
        ${button(t("own_hall_draw"), () => this.work("/api/hall-here/code", {}), { name: "hall-code", disabled: this.working })}
        ${button(t("house_off"), () => this.turn(false), { name: "hall-off", disabled: this.working })}
      </div>`,
      html`<ul class="stack">${members.map(line)}</ul>`,
    ];
  }

  /** What stands where there is no hall: this board may be one, or join one. */
  away() {
    const disabled = this.working;
    return [
      this.state?.stands === "off" &&
        html`<div class="row">${button(t("own_hall_on"), () => this.turn(true), { name: "hall-on", disabled })}</div>`,
      html`<form class="stack" onsubmit=${this.join}>
        <h3>${t("own_hall_join")}</h3>
        ${this.field("address", { maxlength: 220, inputmode: "url" })} ${this.field("code", { maxlength: 20 })}
        <div class="row"><button type="submit" class="button" data-f="hall-join" disabled=${disabled}>${t("own_hall_join")}</button></div>
      </form>`,
    ];
  }

  /** What the board is told apart by, and the way out for one whose card was copied. */
  identity() {
    if (!this.state?.board) return null;
    return [
      html`<p class="small">${t("own_hall_identity", { board: this.state.board })}</p>`,
      html`<div class="row">${button(t("own_hall_renew"), this.renew, { name: "hall-renew", disabled: this.working })}</div>`,
    ];
  }

  draw() {
    const { state, place } = this;
    if (!state || !place) return;
    const on = ["running", "starting", "taken"].includes(state.stands);
    show(
      place,
      html`<${Folded} name="hall-here" title=${t("own_hall")} mark=${state.twice ? "fault" : (SIGNS[state.stands] ?? "fault")} stands=${state.text.join(" ")} open=${on || state.twice}>
        <p class="small">${t("own_hall_hint")}</p>
        ${this.refused && html`<p class="hinted">${sign("fault")}${" "}${this.refused}</p>`}
        ${on ? this.here(state) : this.away()} ${this.identity()}
      <//>`,
    );
  }
}
