// The virtual board's memory: which piece each magnet is, and what the hand holds. Magnets carry no name on the
// wire, so the page remembers. Pure: it returns the edges to send ({spot, on}) and sends nothing.

import { expected, resting } from "../base/state.js";

/** @import { Geometry, SignLine, State } from "../lib/api.js" */

/**
 * @param {string} spot
 * @param {Geometry} geometry
 */
function usual(spot, geometry) {
  if (geometry.marks.barricades?.includes(spot)) return "barricade";
  if (geometry.marks.slots?.includes(spot)) return "wall";
  const pool = geometry.spots.find(({ name }) => name === spot)?.pool;
  return geometry.pools.find(({ name }) => name === pool)?.kind ?? "unknown";
}

/**
 * @typedef {{ spot: string, on: boolean }} Edge  a magnet that comes or goes
 * @typedef {{ kind: string, from: string | undefined }} Held  a piece in the hand, and where it was lifted
 */

/** Everything on the virtual table. `hand` is a list of {kind, from}, the last one lifted last. */
export class VirtualPieces {
  constructor() {
    this.down = /** @type {Map<string, string>} */ (new Map()); // spot -> kind
    /** Spot -> where the piece on it was lifted, since the last decided turn. @type {Map<string, string | undefined>} */
    this.origins = new Map();
    this.hand = /** @type {Held[]} */ ([]);
    this.beside = /** @type {string[]} */ ([]); // kinds that lie beside the board and may come onto it
    /** Spot where several may stand -> kinds that stand there unseen, besides the one on it. @type {Map<string, string[]>} */
    this.company = new Map();
    this.chosen = 0;
    this.marker = "";
  }

  /**
   * Restore what `dump` gave; anything else is ignored.
   * @param {string | null} text
   */
  static load(text) {
    const hands = new VirtualPieces();
    try {
      const kept = JSON.parse(text ?? "null");
      if (kept)
        [hands.down, hands.origins, hands.hand, hands.marker] = [
          new Map(kept.down),
          new Map(kept.origins),
          kept.hand,
          kept.marker,
        ];
    } catch {
      // a note from another version: start from the board as it is
    }
    return hands;
  }

  dump() {
    return JSON.stringify({ down: [...this.down], origins: [...this.origins], hand: this.hand, marker: this.marker });
  }

  /** Another board lies on the table. */
  clear() {
    this.down.clear();
    this.origins.clear();
    this.hand = [];
    this.chosen = 0;
    this.marker = "";
  }

  /** The piece that is put down next, or null. */
  get held() {
    return this.hand[this.chosen] ?? null;
  }

  /** @param {number} index */
  choose(index) {
    this.chosen = Math.max(0, Math.min(this.hand.length - 1, index));
  }

  /**
   * Take a piece up. Where others stay on the spot, its magnet stays too, and whoever is to move is taken.
   * @param {string} spot
   * @returns {Edge[]}
   */
  lift(spot) {
    const kind = this.down.get(spot);
    if (!kind) return [];
    const others = this.company.get(spot);
    if (others?.length) {
      const [other] = others.splice(0, 1);
      this.beside = this.beside.filter((_, i, all) => i !== all.indexOf(other));
      this.hand.push({ kind: other, from: spot });
      this.chosen = this.hand.length - 1;
      return [];
    }
    return this.take(spot);
  }

  /**
   * Take up what is seen on a spot.
   * @param {string} spot
   * @returns {Edge[]}
   */
  take(spot) {
    const kind = this.down.get(spot) ?? "unknown";
    this.down.delete(spot);
    this.origins.delete(spot);
    this.hand.push({ kind, from: spot });
    this.chosen = this.hand.length - 1;
    return [{ spot, on: false }];
  }

  /**
   * Put a piece down here that lies beside the board, where one fits and the hand is empty.
   * @param {string} spot
   * @param {Geometry} geometry
   * @returns {Edge[]}
   */
  takeBeside(spot, geometry) {
    if (this.held || this.down.has(spot)) return [];
    const slot = Boolean(geometry.marks.slots?.includes(spot));
    const at = this.beside.findIndex((kind) => (kind === "wall") === slot);
    if (at < 0) return [];
    const [kind] = this.beside.splice(at, 1);
    this.down.set(spot, kind);
    this.origins.set(spot, undefined);
    return [{ spot, on: true }];
  }

  /**
   * Put the chosen piece down. What stands there is lifted first and is then the chosen one.
   * @param {string} spot
   * @returns {Edge[]}
   */
  place(spot) {
    const held = this.held;
    if (!held) return [];
    const edges = /** @type {Edge[]} */ ([]);
    const there = this.down.get(spot);
    if (there && this.company.has(spot)) {
      this.hand.splice(this.chosen, 1);
      this.chosen = Math.max(0, this.hand.length - 1);
      this.join(spot, held.kind);
      return [];
    }
    if (there) edges.push({ spot, on: false });
    this.hand.splice(this.chosen, 1);
    if (there) this.hand.push({ kind: there, from: spot });
    this.chosen = Math.max(0, this.hand.length - 1);
    this.down.set(spot, held.kind);
    this.origins.set(spot, held.from);
    edges.push({ spot, on: true });
    return edges;
  }

  /**
   * A piece stands there unseen, since another one does.
   * @param {string} spot
   * @param {string} kind
   */
  join(spot, kind) {
    this.company.get(spot)?.unshift(kind);
    this.beside.unshift(kind);
  }

  /**
   * Put everything back to where it came from. What has taken such a place meanwhile is lifted first, and goes
   * back to its own origin too. Pieces whose origin is not known stay in the hand.
   * @returns {Edge[]}
   */
  putBack() {
    const edges = /** @type {Edge[]} */ ([]);
    const kept = this.hand.filter(({ from }) => !from);
    const going = this.hand.filter(({ from }) => from);
    for (let next = going.pop(); next; next = going.pop()) {
      const { kind, from = "" } = next;
      const there = this.down.get(from);
      if (there && this.company.has(from)) {
        this.join(from, kind);
        continue;
      }
      if (there) {
        edges.push({ spot: from, on: false });
        const origin = this.origins.get(from);
        (origin ? going : kept).push({ kind: there, from: origin });
      }
      this.down.set(from, kind);
      this.origins.delete(from);
      edges.push({ spot: from, on: true });
    }
    this.hand = kept;
    this.chosen = Math.max(0, kept.length - 1);
    return edges;
  }

  /**
   * The edges that bring the whole board to what the position says; pawns that nobody plays stay at home. Pieces that stand on
   * each other's places, as steps tell, are lifted, too.
   * @param {State} state
   * @param {Geometry} geometry
   * @returns {Edge[]}
   */
  setUp(state, geometry) {
    const wanted = expected(state, geometry, new Set(this.down.keys()));
    for (const [spot, kind] of this.stocked(state, geometry)) wanted.set(spot, kind);
    for (const [spot, kind] of this.down)
      if (!wanted.has(spot) && resting(state, geometry, spot)) wanted.set(spot, kind);
    const moved = new Set((state.steps ?? []).map(({ from }) => from));
    const lifted = [...this.down.keys()].filter((spot) => !wanted.has(spot) || moved.has(spot));
    const off = lifted.map((spot) => ({ spot, on: false }));
    const on = [...wanted.keys()]
      .filter((spot) => !this.down.has(spot) || moved.has(spot))
      .map((spot) => ({ spot, on: true }));
    this.down = wanted;
    this.origins.clear();
    this.hand = [];
    this.chosen = 0;
    return [...off, ...on];
  }

  /**
   * What belongs into pools that are stocks of things (signs), where it lies already as far as it does.
   * @param {State} state
   * @param {Geometry} geometry
   * @returns {[spot: string, kind: string][]}
   */
  stocked(state, geometry) {
    const stocks = (state.signs ?? []).filter(({ what }) => what === "stock");
    return geometry.pools.flatMap((pool) => {
      const stock = stocks.find(({ spot }) => spot === pool.name);
      const places = geometry.spots.filter((spot) => spot.pool === pool.name).map(({ name }) => name);
      const order = [...places.filter((name) => this.down.has(name)), ...places.filter((name) => !this.down.has(name))];
      const here = stock ? order.slice(0, stock.count) : [];
      return here.map((name) => /** @type {[string, string]} */ ([name, usual(name, geometry)]));
    });
  }

  /**
   * Follow the position: after each decided turn the referee knows what stands where. `magnets` are the spots
   * with a magnet; between turns the own memory holds.
   * @param {State} state
   * @param {Geometry} geometry
   * @param {Set<string>} magnets
   */
  follow(state, geometry, magnets) {
    const marker = JSON.stringify([
      state.game,
      state.variant,
      state.seats?.map(({ seat }) => seat),
      state.past?.lines,
      state.stands ?? state.pieces,
      state.beside,
      state.phase === "arrange",
    ]);
    if (marker === this.marker || !state.game) return;
    this.marker = marker;
    this.origins.clear();
    this.beside = [...(state.beside ?? [])];
    const wanted = expected(state, geometry, magnets);
    for (const spot of magnets)
      if (!wanted.has(spot) && resting(state, geometry, spot))
        wanted.set(spot, this.down.get(spot) ?? usual(spot, geometry));
    /** @param {string} spot */
    const stray = (spot) => (geometry.marks.slots?.includes(spot) ? "wall" : "unknown");
    this.down = new Map([...magnets].map((spot) => [spot, wanted.get(spot) ?? this.down.get(spot) ?? stray(spot)]));
    this.count(wanted, geometry);
    const markers = (state.signs ?? []).filter(({ what }) => what === "marker");
    const inTurn = [state.turn, ...markers.map(({ seat }) => seat)];
    this.company = new Map(
      (geometry.marks.shared ?? []).map((spot) => [
        spot,
        this.unseen(
          spot,
          markers.filter((sign) => sign.spot === spot),
          inTurn,
        ),
      ]),
    );
  }

  /**
   * The kinds that stand on a spot besides the one that is seen there, whoever is to move first.
   * @param {string} spot
   * @param {SignLine[]} markers
   * @param {(string | null)[]} order
   */
  unseen(spot, markers, order) {
    const others = markers.map(({ seat }) => seat).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const seen = others.lastIndexOf(this.down.get(spot) ?? "");
    return others.filter((_, i) => i !== (seen < 0 ? others.length - 1 : seen));
  }

  /**
   * What the position has and the board does not is in the hand.
   * @param {Map<string, string>} wanted
   * @param {Geometry} geometry
   */
  count(wanted, geometry) {
    const missing = [...wanted].filter(([spot]) => !this.down.has(spot)).map(([spot, kind]) => ({ kind, from: spot }));
    const strays = [...this.down].filter(([spot]) => !wanted.has(spot));
    for (const [spot, kind] of strays) {
      const known = missing.findIndex((entry) => kind === "unknown" || entry.kind === kind);
      if (known >= 0) this.down.set(spot, missing.splice(known, 1)[0].kind);
      else if (kind === "unknown") this.down.set(spot, usual(spot, geometry));
    }
    this.hand = missing;
    this.chosen = Math.max(0, missing.length - 1);
  }

  /**
   * Somebody else moved magnets: what has gone is in the hand, what has come was taken from it. With an empty
   * hand it is what usually stands there.
   * @param {Set<string>} magnets
   * @param {Geometry} geometry
   */
  adopt(magnets, geometry) {
    for (const spot of [...this.down.keys()]) if (!magnets.has(spot)) this.take(spot);
    for (const spot of magnets) {
      if (this.down.has(spot)) continue;
      const [taken] = /** @type {(Held | undefined)[]} */ (this.hand.splice(this.chosen, 1));
      this.down.set(spot, taken?.kind ?? usual(spot, geometry));
      this.origins.set(spot, taken?.from);
      this.chosen = Math.max(0, this.hand.length - 1);
    }
  }
}
