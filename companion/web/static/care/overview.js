// What the page of the care only shows: how the table is, the connections, where to check, the versions.

import { button, html, show } from "../base/html.js";
import { localized, t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { Folded } from "./folded.js";

/** @import { CareCopy, CareLink, CareState } from "../lib/api.js" */

/**
 * One sentence where all is well, else what is not; a host ticks off what was lost.
 * @param {HTMLElement} place
 * @param {CareState} care
 * @param {boolean} host
 * @param {() => unknown} seen
 */
export function showHealth(place, { well, health, losses }, host, seen) {
  const lost = losses.some(({ what }) => what !== "newer");
  show(
    place,
    well
      ? html`<p class="health">${sign("legal")}<b>${t("care_well")}</b></p>`
      : [
          html`<p class="health">${sign("fault")}<b>${t("care_unwell")}</b></p>`,
          html`<ul class="health-list">${health.map((line) => html`<li>${line}</li>`)}</ul>`,
          lost
            ? host
              ? html`<div class="row">${button(t("care_seen"), seen, { name: "seen" })}</div>`
              : html`<p class="small">${t("care_seen_host")}</p>`
            : null,
        ],
  );
}

const copySign = (/** @type {boolean | null} */ whole) => (whole === null ? "unsure" : whole ? "legal" : "fault");

/**
 * The copies that made themselves, and which stick still holds what was forgotten.
 * @param {HTMLElement} place
 * @param {CareState} care
 * @param {boolean} host
 * @param {(copy: CareCopy) => unknown} restore
 */
export function showCopies(place, { copies }, host, restore) {
  /** @param {CareCopy} line */
  const back = (line) =>
    host && !line.place && line.whole !== false
      ? button(t("care_copy_restore"), () => restore(line), {
          name: `copy-${line.name}`,
          "aria-label": `${t("care_copy_restore")}: ${line.title}`,
        })
      : null;
  const hints = [...copies.sticks.filter(({ holds }) => holds).map(({ text }) => text), copies.text].filter(Boolean);
  const [newest] = copies.lines;
  const broken = copies.lines.some(({ whole }) => whole === false);
  const known = newest ? { mark: copySign(newest.whole), stands: newest.title } : { stands: t("care_copies_none") };
  show(
    place,
    html`<${Folded} name="copies" title=${t("care_copies")} open=${hints.length > 0 || broken} ...${known}>
      <p class="small">${t("care_copies_hint")}</p>
      ${hints.map((text) => html`<p class="hinted">${text}</p>`)}
      ${
        copies.lines.length > 0 &&
        html`<ul class="links">
        ${copies.lines.map(
          (line) =>
            html`<li>${sign(copySign(line.whole))}<div><b>${line.title}</b><p>${line.text}</p>${back(line)}</div></li>`,
        )}
      </ul>`
      }
    <//>`,
  );
}

/** @type {Record<string, string>} */
const SIGNS = { good: "legal", weak: "unsure", bad: "fault", lost: "fault", new: "unsure" };

/** @param {CareLink} link */
function numbers(link) {
  if (link.frames === null) return null;
  /** @type {[caption: string, value: number | string | null][]} */
  const rows = [
    ["care_frames", link.frames],
    ["care_damaged", link.damaged],
    ["care_missed", link.missed],
    ["care_repeats", link.repeats],
    ["care_trip", link.trip_ms === null ? t("care_no_trip") : t("care_ms", { count: link.trip_ms })],
    ["care_reconnects", link.reconnects],
  ];
  return html`<details class="numbers">
    <summary data-f=${`numbers-${link.device}`}>${t("care_numbers", { count: link.minutes })}</summary>
    <dl>${rows.map(([caption, value]) => [html`<dt>${t(caption)}</dt>`, html`<dd>${String(value)}</dd>`])}</dl>
  </details>`;
}

/**
 * Each device's connection, in words and in numbers.
 * @param {HTMLElement} place
 * @param {CareState} care
 */
export function showLinks(place, { links }) {
  const marks = links.map(({ grade }) => SIGNS[grade]);
  const mark = ["fault", "unsure", "legal"].find((each) => marks.includes(each));
  show(
    place,
    html`<${Folded} name="links" title=${t("care_links")} mark=${mark} open=${mark === "fault"}
      stands=${[...new Set(links.map(({ text }) => text))].join(" ")}>
      <ul class="links">
      ${links.map(
        (link) =>
          html`<li>
        ${sign(SIGNS[link.grade])}
        <div><b>${`${link.device}: ${t(`care_grade_${link.grade}`)}`}</b><p>${link.text}</p>${numbers(link)}</div>
      </li>`,
      )}
      </ul>
    <//>`,
  );
}

/**
 * Where the board is checked, and where help comes from.
 * @param {HTMLElement} place
 * @param {boolean} host
 */
export function showChecks(place, host) {
  show(place, [
    html`<h2>${t("care_checks")}</h2>`,
    html`<p class="small">${t("care_checks_hint")}</p>`,
    html`<div class="row">
      <a class="button" href=${localized("/check")} data-f="check">${t("check_board")}</a>
      <a class="button" href=${localized("/label")} data-f="label">${t("first_label")}</a>
      ${
        host
          ? html`<a class="button" href=${localized("/api/bundle")} download="" data-f="bundle">${t("bundle")}</a>`
          : null
      }
    </div>`,
    host ? html`<p class="small">${t("bundle_text")}</p>` : null,
  ]);
}

/**
 * Versions, licence, and the room for games.
 * @param {HTMLElement} place
 * @param {CareState} care
 */
export function showAbout(place, { version, python, links, room }) {
  const firmware = links
    .filter((link) => link.firmware)
    .map((link) => [`${t("care_firmware")} ${link.device}`, link.firmware]);
  show(
    place,
    html`<${Folded} name="about" title=${t("care_about")} mark=${room.ok ? "legal" : "fault"} stands=${room.text}>
      <dl class="versions">
        ${[[t("care_companion"), version], ...firmware, ["Python", python]].map(([caption, value]) => [
          html`<dt>${caption}</dt>`,
          html`<dd>${value}</dd>`,
        ])}
      </dl>
      <p class="small">${t("care_licence")}</p>
    <//>`,
  );
}
