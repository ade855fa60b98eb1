// The board as a picture: ground, lights, pieces that glide, arrows. Knows the geometry, not the rules.

import { draw, element, html } from "../base/html.js";
import { wished } from "../base/preferences.js";
import { centre, edges, extent, ground, poolScale } from "./ground.js";
import { initial, piece } from "./shapes.js";
import { drawSigns } from "./signs.js";
import { gaps, inGap, SQUARE_SCALE, squared } from "./slots.js";

/**
 * @import { Geometry, Lamp, SignLine, Spot } from "../lib/api.js"
 * @import { Box, Contents, Edges, Light, Point, Shown } from "../lib/page.js"
 */

const RING = 0.57; // of a light round a field
const SLOT = { left: -0.36, right: 0.36, top: -0.1, bottom: 0.1 };
const FAR = 2.4; // so much further away from a house than from a slot
const MOST_GLIDE = 3; // a turn moves no more pieces; a picture that differs by more has jumped

/**
 * A light: each pattern has a shape of its own, so that neither colour nor motion is needed to tell them apart.
 * @param {number} x
 * @param {number} y
 * @param {Lamp} props
 * @param {number} scale
 * @param {boolean} tight
 */
function ring(x, y, { colour, pattern }, scale, tight) {
  /** @param {string} css @param {number} r */
  const circle = (css, r) => html`<circle class=${css} cx=${x} cy=${y} r=${r * scale} />`;
  return html`<g class=${`ring${tight ? " tight" : ""} c-${colour} p-${pattern}`}>
    ${circle("ring-case", pattern === "double" && !tight ? RING + 0.07 : RING)}
    ${circle("ring-light", pattern === "double" ? RING - 0.06 : RING)}
    ${pattern === "double" ? circle("ring-light", RING + (tight ? 0.1 : 0.2)) : null}
    ${pattern === "breathe" ? circle("ring-core", RING) : null}
  </g>`;
}

/**
 * The same round a wall slot, lying, or, further away, round what is lit alike in a house: rings would lie over each other.
 * @param {Lamp} props
 * @param {Edges} [props]
 * @param {number} [far]
 */
function frame({ colour, pattern }, { left, right, top, bottom } = SLOT, far = 1) {
  /** @param {string} css @param {number} by */
  const rect = (css, by) => {
    const away = by * far;
    return html`<rect class=${css} x=${left - away} y=${top - away} width=${right - left + 2 * away} height=${bottom - top + 2 * away} rx=${0.1 + away} />`;
  };
  return html`<g class=${`ring${far > 1 ? "" : " slim"} c-${colour} p-${pattern}`}>
    ${rect("ring-case", pattern === "double" ? 0.09 : 0.05)}
    ${rect("ring-light", pattern === "double" ? 0.02 : 0.05)}
    ${pattern === "double" ? rect("ring-light", 0.13) : null}
    ${pattern === "breathe" ? rect("ring-core", 0.05) : null}
  </g>`;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {string} look
 */
function arrow([x1, y1], [x2, y2], look) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const taught = look === "right" || look === "wrong"; // many may stand close together
  const hop = taught ? 0.2 : length < 1.6 ? 1.6 : 0.5; // a short way is shown as a hop past its ends
  const bend = Math.min(1.6, Math.max(hop, Math.min(1.1, length * 0.16))) * (ux < -0.01 ? -1 : 1);
  const [mx, my] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const cut = Math.min(0.46, length * (taught ? 0.18 : 0.36));
  const [tx, ty] = unit(x2 - mx, y2 - my);
  const [sx, sy] = unit(mx - x1, my - y1);
  const end = [x2 - tx * cut, y2 - ty * cut];
  const neck = [end[0] - tx * 0.36, end[1] - ty * 0.36];
  const way = `M${x1 + sx * cut} ${y1 + sy * cut}Q${mx} ${my} ${neck.join(" ")}`;
  const head = `M${end.join(" ")}L${neck[0] - ty * 0.28} ${neck[1] + tx * 0.28}L${neck[0] + ty * 0.28} ${neck[1] - tx * 0.28}Z`;
  return html`<g class=${`arrow a-${look}`}>
    <path class="case" d=${way} />
    <path class="case head" d=${head} />
    <path class="shaft" d=${way} />
    <path class="head" d=${head} />
    ${look === "wrong" ? cross((x1 + 2 * mx + x2) / 4, (y1 + 2 * my + y2) / 4, Math.min(1, Math.max(0.5, length * 0.3))) : null}
  </g>`;
}

/**
 * The lights in groups: alike, and with the same name by `of`.
 * @param {Light[]} lights
 * @param {(spot: string) => string | null | undefined} of
 */
function alike(lights, of) {
  /** @type {Map<string, Light[]>} */
  const found = new Map();
  for (const light of lights) {
    const key = [of(light[0]), light[1].colour, light[1].pattern].join();
    found.set(key, [...(found.get(key) ?? []), light]);
  }
  return [...found.values()];
}

/**
 * Fields that step back: darker, and crossed out.
 * @param {Spot[]} spots
 */
function veil(spots) {
  /** @param {string} d */
  const at = (d) => spots.map(({ x, y }) => `M${x} ${-y}${d}`).join("");
  return html`<g class="veil">
    <path class="veil-shade" d=${at("m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z")} />
    <path class="veil-cross" d=${at("m-.15-.15l.3 .3m0-.3l-.3 .3")} />
  </g>`;
}

/**
 * On an arrow that nobody may go: a sign, not only a colour.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
const cross = (x, y, scale) => html`<g class="verdict" transform=${`translate(${x} ${y}) scale(${scale})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;

/** The mark of a piece that has to leave its spot: a sign, not only a colour. */
function badge() {
  const sign = html`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;
  return html`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${sign}</g>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
function unit(x, y) {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/**
 * An outline round a piece that is looked for: two lines, to be seen on any ground.
 * @param {string} spot
 * @param {Point} at
 * @param {number} r
 */
function halo(spot, [x, y], r) {
  return html`<g key=${spot} class="halo" style=${{ transform: `translate(${x}px, ${y}px)` }}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`;
}

/**
 * A step with one end beside the board: from above onto the spot, or up and away; not over the picture's `top`.
 * @param {Point | null} from
 * @param {Point | null} to
 * @param {string} look
 * @param {number} top
 */
function beside(from, to, look, top) {
  const [x, y] = /** @type {Point} */ (from ?? to);
  /** @type {Point} */
  const away = [x, Math.min(y - 0.7, Math.max(y - 1.7, top + 0.05))];
  return from ? arrow(from, away, look) : arrow(away, /** @type {Point} */ (to), look);
}

/** What lies on the ground, from below. */
const LAYERS = ["signs", "rings", "pieces", "known-signs", "halos", "arrows", "top"];

/**
 * One board picture; `update` shows new contents. It draws `geometry` as it is given (turned by `facing.js` or as
 * printed). `element` is the SVG; `at`, `window` and `whole` are in its units.
 */
export class BoardView {
  /** @type {Element} */ signs;
  /** @type {Element} */ rings;
  /** @type {Element} */ layer;
  /** @type {Element} */ known;
  /** @type {Element} */ halos;
  /** @type {Element} */ arrows;
  /** @type {Element} */ top;

  /**
   * `letters` is seat -> mark; `around` a list of spots shows only the part around them.
   * @param {Geometry} geometry
   * @param {Record<string, string>} letters
   * @param {{ around?: string[] | null }} [props]
   */
  constructor(geometry, letters, { around = null } = {}) {
    this.geometry = geometry;
    this.letters = letters;
    this.spots = new Map(geometry.spots.map((spot) => [spot.name, spot]));
    this.scales = new Map(geometry.pools.map((pool) => [pool.name, poolScale(geometry, pool.name)]));
    /** Spot -> piece; the number stays with one that glides elsewhere. @type {Map<string, { kind: string, number: number }>} */
    this.standing = new Map();
    this.made = 0;
    this.gaps = gaps(geometry); // where walls may stand
    this.whole = extent(geometry); // [left, top, width, height]
    this.haloed = /** @type {Set<string>} */ (new Set());
    this.busy = false; // a piece is being dragged: the picture keeps still
    /** @type {SVGSVGElement} */
    this.element = /** @type {SVGSVGElement} */ (
      element(html`<svg
      class="board"
      viewBox=${(around ? this.window(around) : this.whole).join(" ")}
      role="img"
      aria-label=""
    >
      ${ground(geometry, wished("letters") ? letters : {})}
      ${LAYERS.map((css) => html`<g class=${css} aria-hidden=${css === "top" ? null : "true"} />`)}
    </svg>`)
    );
    [, this.signs, this.rings, this.layer, this.known, this.halos, this.arrows, this.top] = this.element.children;
  }

  /** @param {string} spot */
  scale(spot) {
    if (this.gaps.has(spot)) return 1;
    if (squared(this.geometry)) return SQUARE_SCALE;
    const pool = this.spots.get(spot)?.pool;
    return pool ? /** @type {number} */ (this.scales.get(pool)) : 1;
  }

  /**
   * Where a spot, or a pool's middle, is drawn.
   * @param {string} name
   * @returns {Point | null}
   */
  at(name) {
    const spot = this.spots.get(name);
    if (spot) return [spot.x, -spot.y];
    const gap = this.gaps.get(name);
    return gap ? [gap.x, gap.y] : centre(this.geometry, name);
  }

  /**
   * The part of the whole around these spots: [left, top, width, height].
   * @param {string[]} names
   * @returns {Box}
   */
  window(names) {
    const [left, top, width, height] = this.whole;
    const points = names.map((name) => this.at(name)).filter(Boolean);
    if (points.length === 0) return [left, top, width, height];
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const high = Math.min(height, Math.max(4.6, Math.max(...ys) - Math.min(...ys) + 3));
    const wide = Math.min(width, Math.max(7, high * 1.3, Math.max(...xs) - Math.min(...xs) + 3.4));
    /**
     * @param {number} value
     * @param {number} low
     * @param {number} high_
     */
    const clamp = (value, low, high_) => Math.max(low, Math.min(high_, value));
    return [
      clamp((Math.min(...xs) + Math.max(...xs) - wide) / 2, left, left + width - wide),
      clamp((Math.min(...ys) + Math.max(...ys) - high) / 2, top, top + height - high),
      wide,
      high,
    ];
  }

  /** @param {SignLine[]} signs */
  showSigns(signs) {
    if (!signs.length && !this.signs.childElementCount && !this.known.childElementCount) return;
    drawSigns({ under: this.signs, over: this.known }, this, signs);
  }

  /**
   * Show `pieces` ({spot, kind, look, wrong, from}; `from` is where a new one glides in from), `lights` (spot -> {colour, pattern}), `arrows` ({from, to, look}; one end
   * may be null or empty: beside the board), `halos` (spots that are looked for), `signs` (markers, see signs.js) and `label`, the
   * picture in words; whether it `jumps`, so that nothing glides. All may be left out.
   * @param {Contents} props
   */
  update({ pieces = [], lights = {}, arrows = [], halos = [], signs = [], label = "", jumps = false }) {
    this.element.setAttribute("aria-label", label);
    this.halo(halos);
    this.element.classList.toggle("jumps", this.showPieces(pieces) > MOST_GLIDE || jumps);
    this.showSigns(signs);
    const stocked = new Set(signs.filter(({ what }) => what === "stock").map(({ spot }) => spot));
    /** @param {string} spot */
    const pool = (spot) => this.spots.get(spot)?.pool ?? "";
    /** @param {Light} light */
    const seen = ([spot, { pattern, colour }]) =>
      this.spots.has(spot) &&
      !(stocked.has(pool(spot)) && !this.standing.has(spot)) &&
      pattern !== "off" &&
      colour !== "off";
    const shown = Object.entries(lights).filter(seen);
    /** @param {string} spot */

    const fields = this.geometry.spots.filter((spot) => !spot.pool);
    // where most fields are lit alike the others step back instead
    const most = alike(shown, () => "").find(({ length }) => length * 2 > fields.length) ?? [];
    const homes = alike(shown, pool).filter(([[spot], more]) => more && pool(spot));
    const lit = new Set([most, ...homes].flat().map(([spot]) => spot));
    const forbidden = fields.filter(({ name }) => most.length && !(name in lights) && !this.standing.has(name));
    /** @param {Light} light */
    const light = ([spot, lamp]) => {
      const gap = this.gaps.get(spot);
      return gap
        ? inGap(gap, frame(lamp))
        : ring(.../** @type {Point} */ (this.at(spot)), lamp, this.scale(spot), squared(this.geometry));
    };
    /** @param {Light[]} all */
    const house = (all) =>
      frame(all[0][1], edges(all.map(([spot]) => /** @type {Spot} */ (this.spots.get(spot)))), FAR);
    draw(this.rings, [
      forbidden.length > 0 && veil(forbidden),
      homes.map(house),
      shown.filter(([spot]) => !lit.has(spot)).map(light),
    ]);
    const ends = /** @type {[from: Point | null, to: Point | null, look: string][]} */ (
      arrows.map(({ from, to, look }) => [from ? this.at(from) : null, to ? this.at(to) : null, look])
    );
    draw(
      this.arrows,
      ends
        .filter(([from, to]) => from || to)
        .map(([from, to, look]) => (from && to ? arrow(from, to, look) : beside(from, to, look, this.whole[1]))),
    );
  }

  /** @param {string[]} spots */
  halo(spots) {
    this.haloed = new Set(spots);
    draw(
      this.halos,
      spots.map((spot) => halo(spot, /** @type {Point} */ (this.at(spot)), this.spots.get(spot)?.pool ? 0.6 : 0.74)),
    );
    this.element.classList.toggle("seeking", spots.length > 0);
  }

  /**
   * A piece that has gone from one spot and one of its kind that has come to another are the same: it glides. So does one that
   * stands elsewhere than the game knows yet, from where its like is missed. Returns how many glide.
   * @param {Shown[]} pieces
   */
  showPieces(pieces) {
    const wanted = new Map(pieces.filter(({ spot }) => this.spots.has(spot)).map((entry) => [entry.spot, entry]));
    const missed = this.made ? [...wanted.values()].filter(({ look }) => look === "away") : [];
    let gliding = 0;
    const free = [];
    const from = new Map(); // number -> where it comes from
    for (const [spot, shown] of this.standing) {
      if (wanted.get(spot)?.kind === shown.kind) continue;
      this.standing.delete(spot);
      free.push(shown);
    }
    for (const [spot, { kind, look, from: told_ }] of wanted) {
      if (this.standing.has(spot)) continue;
      const reuse = free.findIndex((other) => other.kind === kind);
      const like = missed.findIndex((other) => other.kind === kind && look === "stray");
      const told = told_ ?? (like >= 0 && missed.splice(like, 1)[0].spot);
      if (reuse < 0 && told) from.set(this.made, told);
      if (reuse >= 0) gliding++;
      this.standing.set(spot, reuse >= 0 ? free.splice(reuse, 1)[0] : { kind, number: this.made++ });
    }
    const order = [...this.standing].sort(([, one], [, other]) => one.number - other.number);
    draw(
      this.layer,
      order.map(([spot, { number }]) => this.stand(number, /** @type {Shown} */ (wanted.get(spot)), from.get(number))),
    );
    return gliding;
  }

  /**
   * Where a piece stands, and how large.
   * @param {string} spot
   */
  place(spot) {
    const [x, y] = /** @type {Point} */ (this.at(spot));
    return `translate(${x}px, ${y}px) scale(${this.gaps.has(spot) ? 1 : this.scale(spot)})`;
  }

  /**
   * A piece where it stands, in its size and, in a slot, the right way round.
   * @param {number} number
   * @param {Shown} props
   * @param {string | undefined} from
   */
  stand(number, { spot, kind, look, wrong }, from) {
    const gap = this.gaps.get(spot);
    const css = `stand l-${look}${from ? " comes" : ""}${wrong ? " wrong" : ""}${this.haloed.has(spot) ? " sought" : ""}`;
    const letter = kind === "unknown" ? "?" : (this.letters[kind] ?? initial(kind));
    const place = { transform: this.place(spot), "--from": from ? this.place(from) : null };
    return html`<g key=${number} class=${css} style=${place}>
      ${piece(kind, letter, {
        lies: this.spots.get(spot)?.pool,
        style: gap?.upright ? { transform: "rotate(90deg)" } : null,
        art: this.geometry.art,
      })}
      ${badge()}
    </g>`;
  }
}
