// Showing at the board that one is there: the gesture of this phone alone, step by step, or the button beside the board.

import { ask, refreshMe, tell } from "../base/api.js";
import { button, h } from "../base/dom.js";
import { letters, pieces } from "../base/state.js";
import { attempt, note, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";

const LOOK_MS = 1_000;

/** The button that begins it, in `box`; `close` closes the window once this phone is host. */
export const proveButton = (box, context, close) =>
  button(t("prove"), () => prove(box, context, close), { kind: "wide" });

/** The pieces to lift, lit on the board as it stands: the first one, and those after it. */
function picture({ state, geometry }, { steps, text }) {
  if (!geometry || !steps.length) return null;
  const view = new BoardView(geometry, letters(state));
  const lights = Object.fromEntries(steps.map(({ spot }) => [spot, { colour: "white", pattern: "steady" }]));
  lights[steps[0].spot] = { colour: "magenta", pattern: "double" };
  view.update({ pieces: pieces(state, geometry), lights, label: text });
  return view.element;
}

function byButton(lines) {
  if (!lines.length) return null;
  const [first, ...more] = lines;
  return h(
    "details",
    { class: "small" },
    h("summary", {}, t("prove_button")),
    h("p", {}, first),
    more.length
      ? h(
          "ul",
          {},
          more.map((line) => h("li", {}, line)),
        )
      : null,
  );
}

function drawn(context, proof, left) {
  return [
    h("p", { class: "step" }, proof.text),
    proof.steps.length
      ? h(
          "ol",
          { class: "gesture" },
          proof.steps.map(({ text }) => h("li", {}, text)),
        )
      : null,
    left,
    picture(context, proof),
    byButton(proof.button),
  ].filter(Boolean);
}

/** How the request stands; null where it cannot be asked just now, `over` where it is no more. */
async function look(proofId) {
  try {
    return await ask(`/api/host/proof/${proofId}`);
  } catch (refusal) {
    return refusal.status === 404 ? "over" : null;
  }
}

async function prove(box, context, close) {
  let proof = await attempt(() => tell("/api/host/proof"));
  if (!proof) return;
  const left = h("p", { class: "small", role: "timer" });
  box.replaceChildren(...drawn(context, proof, left));
  speak([proof.text, ...proof.steps.map(({ text }) => text)].join(" "));
  let until = performance.now() + proof.until_s * 1000;
  while (box.isConnected && performance.now() < until) {
    left.textContent = t("seconds_left", { count: Math.ceil((until - performance.now()) / 1000) });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await look(proof.proof_id);
    if (now === "over") break;
    if (now?.done) return become(close);
    if (now && now.state !== proof.state) {
      [proof, until] = [now, performance.now() + now.until_s * 1000];
      box.replaceChildren(...drawn(context, proof, left));
      speak(proof.text, true);
      if (now.state === "refused") return left.remove();
    }
  }
  if (box.isConnected) box.replaceChildren(h("p", {}, t("proof_over")), proveButton(box, context, close));
}

async function become(close) {
  await attempt(refreshMe);
  note(t("host_now"));
  close(true);
}
