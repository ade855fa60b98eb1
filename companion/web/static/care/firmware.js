// The boards' own programs: which there are, renewed in one tap, the one before put back; how far it is.

import { tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt, confirmed, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { proveAgain } from "../host/prove_again.js";

/** @import { CareFirmware, CareState } from "../lib/api.js" */

const OVER = ["", "done", "failed"];

/**
 * Whether a program is being written now.
 * @param {Pick<CareState, "firmware"> | null} state
 */
export const flashing = (state) => (state?.firmware ?? []).some(({ stage }) => !OVER.includes(stage));

/** @param {CareFirmware} props */
function mark({ stage, fresh }) {
  if (stage === "failed") return "fault";
  return stage === "done" || (fresh && OVER.includes(stage)) ? "legal" : "unsure";
}

export class Firmware {
  /**
   * `took(answer)` gets what the companion answers when one begins.
   * @param {(answer: CareState) => void} took
   */
  constructor(took) {
    this.took = took;
    this.stages = /** @type {Map<string, string>} */ (new Map()); // device -> the stage that was shown last
  }

  /**
   * @param {HTMLElement} place
   * @param {Pick<CareState, "firmware">} state
   * @param {boolean} host
   */
  show(place, state, host) {
    const busy = flashing(state);
    for (const line of state.firmware) this.say(line);
    show(
      place,
      state.firmware.length > 0 && [
        html`<h2>${t("care_firmware_title")}</h2>`,
        html`<p class="small">${t("care_firmware_hint")}</p>`,
        html`<ul class="links">${state.firmware.map((line) => this.line(line, host, busy))}</ul>`,
      ],
    );
  }

  /**
   * The end is read out, not each percent.
   * @param {CareFirmware} props
   */
  say({ device, stage, text }) {
    const before = this.stages.get(device);
    if (before !== undefined && before !== stage && ["done", "failed"].includes(stage)) speak(text, stage === "failed");
    this.stages.set(device, stage);
  }

  /**
   * @param {CareFirmware} line
   * @param {boolean} host
   * @param {boolean} busy
   */
  line(line, host, busy) {
    const { device, stage, percent, text } = line;
    const going = !OVER.includes(stage);
    return html`<li key=${device}>
      ${sign(mark(line))}
      <div class="stack">
        <p><b>${device}</b></p>
        <p>${text}</p>
        ${going && html`<progress max="100" value=${percent} aria-label=${t("care_firmware_title")} />`}
        ${host && this.acts(line, busy)}
      </div>
    </li>`;
  }

  /**
   * @param {CareFirmware} line
   * @param {boolean} busy
   */
  acts(line, busy) {
    const { device, now, kept } = line;
    /** @param {boolean} back */
    const renew = (back) => () => this.begin(line, back);
    return html`<div class="row">
      ${line.new && button(t("care_firmware_renew"), renew(false), { name: `flash-${device}`, disabled: busy })}
      ${
        kept &&
        kept !== now &&
        button(t("care_firmware_back", { version: kept }), renew(true), {
          name: `flash-back-${device}`,
          disabled: busy,
        })
      }
    </div>`;
  }

  /**
   * @param {CareFirmware} props
   * @param {boolean} back
   */
  async begin({ device, kept }, back) {
    const title = back ? t("care_firmware_back", { version: kept }) : t("care_firmware_renew");
    if (!(await confirmed(title, t("care_firmware_sure"), title)) || !(await proveAgain())) return;
    const answer = await attempt(() => tell("/api/firmware", { device, back }));
    if (answer) this.took(answer);
  }
}
