// An SVG of the page as a PNG: every look that style sheets give is written into it, and a canvas paints it.

import { t } from "../base/words.js";

/** @import { Format } from "./report.js" */

const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-opacity",
  "opacity",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "dominant-baseline",
];

/**
 * A copy that looks the same without any style sheet.
 * @param {SVGElement} drawing
 */
function plainCopy(drawing) {
  const copy = /** @type {SVGElement} */ (drawing.cloneNode(true));
  const all = (/** @type {SVGElement} */ top) => [
    top,
    .../** @type {NodeListOf<SVGElement>} */ (top.querySelectorAll("*")),
  ];
  const [from, to] = [all(drawing), all(copy)];
  const hidden = [];
  for (const [i, element] of from.entries()) {
    const looks = getComputedStyle(element);
    if (looks.display === "none") hidden.push(to[i]);
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name);
      if (value) to[i].setAttribute(name, value);
    }
    if (element.style.transform) to[i].setAttribute("transform", looks.transform);
    to[i].removeAttribute("style");
    to[i].removeAttribute("class");
  }
  for (const element of hidden) element.remove();
  return copy;
}

/**
 * @param {Element} copy
 * @param {Format} props
 * @returns {Promise<Blob>}
 */
function painted(copy, { width, height, scale }) {
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width * scale));
  copy.setAttribute("height", String(height * scale));
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    };
    image.onerror = () => reject(new Error("no picture"));
    image.src = source;
  });
}

/**
 * Save `drawing` as a PNG of this format under `name`; `tell(text)` says how it went.
 * @param {SVGElement} drawing
 * @param {Format} format
 * @param {string} name
 * @param {(text: string) => void} tell
 */
export async function savePicture(drawing, format, name, tell) {
  tell(t("past_saving"));
  try {
    const url = URL.createObjectURL(await painted(plainCopy(drawing), format));
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    tell(t("past_saved", { name }));
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch {
    tell(t("past_not_saved"));
  }
}
