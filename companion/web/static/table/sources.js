// Buttons and docks beside the board: what is wrong with one, and what it said in vain.

import { h, paint } from "../base/dom.js";
import { speak } from "../base/ui.js";
import { sign } from "../board/shapes.js";

let told = null; // what was said of each device, so that only news are spoken

/** Fill the list; hidden while there is nothing to say. */
export function showSources(node, { state }) {
  const lines = (state.sources ?? []).filter(({ text }) => text);
  const news = lines.filter(({ name, text }) => text !== told?.[name]);
  if (news.length) speak(news.map(({ name, text }) => `${name}: ${text}`).join(" "));
  told = Object.fromEntries(lines.map(({ name, text }) => [name, text]));
  paint(node, lines.length ? lines : null, () =>
    lines.length
      ? h(
          "ul",
          { class: "radio-dice" },
          lines.map((one) =>
            h("li", { class: "radio-die" }, sign("fault"), h("p", {}, h("b", {}, one.name), " ", one.text)),
          ),
        )
      : [],
  );
}
