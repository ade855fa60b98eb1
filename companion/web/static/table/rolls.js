// How it is rolled, in three sentences; and the last numbers, checked by this phone itself (docs/how-to/dice.md).

import { ask } from "../base/api.js";
import { h } from "../base/dom.js";
import { keysOn, switchKeys } from "../base/number_keys.js";
import { playerName, seatOf } from "../base/state.js";
import { attempt, openWindow, toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { sha256 } from "../lib/sha256.js";
import { remembered } from "../play/die.js";

const BYTES = 256;
const SHORT = 12;

/** The number that secret and share give: the same arithmetic as companion/core/chance/dice.py. */
export function thrown(secret, share, faces) {
  const usable = BYTES - (BYTES % faces.length);
  let digest = sha256(`${secret}:${share}`);
  for (;;) {
    const byte = digest
      .match(/../g)
      .map((pair) => parseInt(pair, 16))
      .find((value) => value < usable);
    if (byte !== undefined) return faces[byte % faces.length];
    digest = sha256(digest);
  }
}

/** What this phone finds of a roll: `told`, `wrong`, `share_wrong` (not the one it sent), `alone` (no share), `seen`, `fits`. */
export function verdict(roll, faces, memory) {
  if (roll.how === "told") return "told";
  if (!roll.secret) return "unproven";
  if (sha256(roll.secret) !== roll.commitment || thrown(roll.secret, roll.share, faces) !== roll.die) return "wrong";
  const sent = memory.get(roll.commitment);
  if (sent && sent !== roll.share) return "share_wrong";
  if (!roll.share) return "alone";
  return sent === undefined ? "fits" : "seen";
}

const LOOKS = { wrong: "fault", share_wrong: "fault", unproven: "pass" };

function line(state, roll, found) {
  const figures = [
    [t("roll_commitment"), roll.commitment],
    [t("roll_secret"), roll.secret],
    [t("roll_share"), roll.share || "-"],
  ];
  return h(
    "li",
    { class: `throw${roll.back ? " back" : ""}` },
    h(
      "div",
      { class: "throw-head" },
      token(roll.seat, seatOf(state, roll.seat)?.mark, "small"),
      h("b", {}, playerName(state, roll.seat)),
      h("span", { class: "hidden" }, `: ${roll.die}.`),
      dieFace(roll.die, "small"),
      found === "told" ? null : sign(LOOKS[found] ?? "legal"),
    ),
    h("p", {}, t(`roll_${found}`), roll.back ? [" ", h("b", {}, t("roll_back"))] : null),
    roll.secret
      ? h(
          "details",
          {},
          h("summary", {}, t("roll_figures")),
          h(
            "dl",
            {},
            figures.map(([name, value]) => [h("dt", {}, name), h("dd", {}, h("code", {}, value))]),
          ),
        )
      : null,
  );
}

/** The window. */
export async function openRolls({ state }) {
  const rolls = await attempt(() => ask("/api/rolls"));
  if (!rolls) return;
  const memory = remembered();
  const next = state.roll?.commitment ?? "";
  await openWindow(t("how_rolled"), (body) => {
    const keys = toggle(t("number_keys"), t("number_keys_hint"), keysOn());
    keys.box.addEventListener("change", () => switchKeys(keys.box.checked));
    body.append(
      h(
        "ol",
        { class: "explained" },
        h("li", {}, t("how_rolled_1")),
        h("li", {}, t("how_rolled_2")),
        h("li", {}, t("how_rolled_3")),
      ),
      next
        ? h("p", { class: "small" }, t("next_commitment"), " ", h("code", { title: next }, next.slice(0, SHORT)))
        : "",
      h("h3", {}, t("last_rolls")),
      rolls.length
        ? h(
            "ul",
            { class: "throws" },
            rolls.map((roll) => line(state, roll, verdict(roll, state.roll.faces, memory))),
          )
        : h("p", {}, t("no_rolls")),
      h("p", { class: "small" }, t("on_computer")),
      keys.element,
    );
  });
}
