// The card for whoever comes back: what was played meanwhile.

import { button, h, paint } from "../base/dom.js";
import { seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

const SHOWN = 3;

/** In one sentence. */
function inShort({ turns, why }) {
  if (why) return t(`meanwhile_${why}`);
  return turns.length === 1 ? t("meanwhile_one") : t("meanwhile_many", { count: turns.length });
}

/** All that is said aloud. */
export const inFull = (news) =>
  [t("here_again"), inShort(news), ...news.turns.slice(-SHOWN).map(({ text }) => text)].join(" ");

/** Fill the card; its button, and the next turn, take it away. */
export function showMeanwhile(node, context) {
  const { state, away } = context;
  const close = () => {
    away.news = null;
    context.render();
  };
  paint(node, [away.news, state.seats], () =>
    away.news
      ? [
          h(
            "div",
            { class: "meanwhile-head" },
            h("h2", {}, t("here_again")),
            button("×", close, { kind: "quiet close", name: "meanwhile", "aria-label": t("close") }),
          ),
          h("p", {}, inShort(away.news)),
          away.news.turns.length
            ? h(
                "ul",
                { class: "verdicts" },
                away.news.turns
                  .slice(-SHOWN)
                  .map((turn) =>
                    h(
                      "li",
                      { class: "verdict" },
                      turn.seat ? token(turn.seat, seatOf(state, turn.seat)?.mark, "small") : null,
                      h("span", {}, turn.text),
                    ),
                  ),
              )
            : null,
        ]
      : [],
  );
}
