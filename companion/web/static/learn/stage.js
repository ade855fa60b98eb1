// The board of a card: what stands there, and an arrow for each piece that goes somewhere.

import { html } from "../base/html.js";
import { BoardImage } from "../board/miniature.js";

/** @import { Geometry, LessonLine } from "../lib/api.js" */

/** @param {{ lesson: LessonLine, geometry: Geometry }} props */
export function Stage({ lesson, geometry }) {
  const contents = {
    pieces: Object.entries(lesson.pieces).map(([spot, kind]) => ({ spot, kind, look: "down" })),
    signs: lesson.signs,
    arrows: lesson.ways.map(({ from, to, right }) => ({
      from: from || null,
      to: to || null,
      look: right ? "right" : "wrong",
    })),
    label: lesson.told.map(({ text }) => text).join(" "),
  };
  const around = lesson.around.length ? lesson.around : null;
  return html`<${BoardImage} css="learn-board" geometry=${geometry} around=${around} contents=${contents} />`;
}
