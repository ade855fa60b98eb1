// A backup made in one tap, and brought back in one: the file goes up, then the companion tells how far it is.

import { me } from "../base/api.js";
import { button, byId, html, show } from "../base/html.js";
import { speak } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { proveAgain } from "../host/prove_again.js";

/**
 * @import { CareRestoring, CareState } from "../lib/api.js"
 * @import { On } from "../lib/page.js"
 */

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Send a file; `onProgress(share)` while it goes. Resolves to the answer, or to a sentence that says why not.
 * @param {File} file
 * @param {(share: number) => void} onProgress
 * @returns {Promise<CareState | string>}
 */
function upload(file, onProgress) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", localized("/api/restore"));
    request.setRequestHeader("Content-Type", "application/zip");
    request.setRequestHeader("X-Companion", me.csrf);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener("load", () => {
      if (request.status === 200) return resolve(request.response);
      return resolve(request.response?.error ?? t("went_wrong"));
    });
    request.addEventListener("error", () => resolve(t("not_reached")));
    request.send(file);
  });
}

/**
 * A link that takes everything along is followed once the host has shown itself.
 * @param {MouseEvent} event
 */
export async function downloadOnce(event) {
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  if (link.dataset.sure) return delete link.dataset.sure;
  event.preventDefault();
  if (!(await proveAgain())) return null;
  link.dataset.sure = "yes";
  return link.click();
}

export class Backup {
  /**
   * `took(answer)` gets what the companion answers to a file.
   * @param {(answer: CareState) => void} took
   */
  constructor(took) {
    this.took = took;
    this.share = /** @type {number | null} */ (null); // of the file that goes up
    this.refused = ""; // why the last file was not taken
    this.said = /** @type {string | null} */ (null);
  }

  /**
   * @param {HTMLElement} place
   * @param {CareState} state
   * @param {boolean} host
   */
  show(place, state, host) {
    this.again = () => this.show(place, state, host);
    const at = state.restoring;
    const running = ["checking", "storing"].includes(at.phase);
    if (this.said !== null && this.said !== at.phase && !running) speak(at.text, at.phase === "failed");
    this.said = at.phase;
    show(place, [
      html`<h2>${t("care_backup")}</h2>`,
      html`<p class="small">${t("care_backup_text")}</p>`,
      host ? html`<div class="row">${this.act(running)}</div>` : html`<p class="small">${t("care_backup_host")}</p>`,
      html`<div id="restoring" class="stack">${this.progress(at, running)}</div>`,
    ]);
  }

  /** @param {boolean} running */
  act(running) {
    /** @param {On<HTMLInputElement>} event */
    const picked = ({ target }) => target.files?.[0] && this.bring(target.files[0]);
    const picker = { type: "file", accept: ".zip,application/zip", tabindex: "-1", "aria-hidden": "true" };
    return [
      html`<a class="button primary" href=${localized("/api/backup")} download="" data-f="backup" onclick=${downloadOnce}>
        ${t("care_backup_make")}
      </a>`,
      html`<input id="backup-file" hidden ...${picker} onchange=${picked} />`,
      button(t("care_backup_bring"), () => byId("backup-file").click(), {
        name: "restore",
        disabled: running || this.share !== null,
      }),
    ];
  }

  /**
   * How far it is; the bar moves, the sentence is read out only at its end.
   * @param {CareRestoring} at
   * @param {boolean} running
   */
  progress(at, running) {
    const going = this.share !== null;
    const text = going ? t("care_uploading") : running ? at.text : this.refused || at.text;
    const bad = !going && !running && (this.refused || at.phase === "failed");
    const value = going ? this.share : at.count ? at.done / at.count : 0;
    const bar = (going || running) && html`<progress max="1" value=${value} aria-label=${t("care_backup_bring")} />`;
    return text && [html`<p class=${bad ? "hinted" : ""}>${text}</p>`, bar];
  }

  /** @param {File} file */
  async bring(file) {
    const again = () => this.again?.();
    if (file.size > MOST_BYTES) {
      this.refuse(t("care_too_large"));
      return again();
    }
    if (!(await proveAgain())) return again();
    [this.share, this.refused] = [0, ""];
    again();
    const answer = await upload(file, (share) => {
      this.share = share;
      again();
    });
    this.share = null;
    if (typeof answer === "string") this.refuse(answer);
    else this.took(answer);
    return again();
  }

  /** @param {string} why */
  refuse(why) {
    this.refused = why;
    speak(why, true);
  }
}
