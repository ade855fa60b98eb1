// Which way the board's picture lies: to this phone's seat, as turned by hand, or to whoever is to move. Knows
// geometry alone; what it turns are coordinates, so letters and badges stay upright and arrow keys go as one sees.

/**
 * @import { Geometry, Pool, Spot } from "../lib/api.js"
 * @import { Point } from "../lib/page.js"
 */

/** @typedef {{ by: string, quarters: number }} Facing  `by`: to the own "seat", to the "mover", or as turned by "hand" */

const MEMORY = "facing ";
const NEAR = 0.3; // a home further than this share of the board from every side belongs to none of them
const SIDES = /** @type {Point[]} */ ([
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]); // bottom, right, top, left, with y upwards: so many quarter turns bring each to the bottom

/**
 * @param {Spot[]} spots
 * @returns {Point}
 */
function middle(spots) {
  /** @param {"x" | "y"} axis */
  const mean = (axis) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  return [mean("x"), mean("y")];
}

/**
 * The board turned by so many quarters, clockwise.
 * @param {Geometry} geometry
 * @param {number} quarters
 * @returns {Geometry}
 */
export function turned(geometry, quarters) {
  let spots = geometry.spots;
  let track = geometry.track ?? [];
  for (let i = 0; i < quarters % 4; i += 1) {
    spots = spots.map((spot) => ({ ...spot, x: spot.y, y: -spot.x }));
    track = track.map(([x, y]) => /** @type {Point} */ ([y, -x]));
  }
  return quarters % 4 ? { ...geometry, spots, track } : geometry;
}

/**
 * At which side these spots lie: 0 bottom, 1 right, 2 top, 3 left; null in the board's middle.
 * @param {Geometry} geometry
 * @param {Spot[]} spots
 */
function sideOf(geometry, spots) {
  if (spots.length === 0) return null;
  const [x, y] = middle(spots);
  /**
   * @param {"x" | "y"} axis
   * @returns {Point}
   */
  const ends = (axis) => [
    Math.min(...geometry.spots.map((spot) => spot[axis])),
    Math.max(...geometry.spots.map((spot) => spot[axis])),
  ];
  const [[left, right], [low, high]] = [ends("x"), ends("y")];
  const away = [y - low, right - x, high - y, x - left].map(
    (far, side) => far / ((side % 2 ? right - left : high - low) || 1),
  );
  const side = [0, 2, 3, 1].reduce((best, other) => (away[other] < away[best] - 0.01 ? other : best));
  return away[side] <= NEAR ? side : null;
}

/**
 * The way from a pool's door, or from the board's middle, outwards: [dx, dy], y upwards.
 * @param {Geometry} geometry
 * @param {Pool} pool
 * @returns {Point}
 */
export function outward(geometry, pool) {
  const places = geometry.spots.filter((spot) => spot.pool === pool.name);
  const door = geometry.spots.find((spot) => spot.name === geometry.marks[`first:${pool.name}`]?.[0]);
  if (!door || places.length === 0) return SIDES[sideOf(geometry, places) ?? 0];
  const [x, y] = middle(places);
  const [dx, dy] = [x - door.x, y - door.y];
  return Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
}

/**
 * So many quarter turns bring a seat's home to the bottom; 0 where it has none.
 * @param {Geometry} geometry
 * @param {string} seat
 */
function toSeat(geometry, seat) {
  const homes = geometry.pools.filter(({ kind }) => kind === seat).map(({ name }) => name);
  return (
    sideOf(
      geometry,
      geometry.spots.filter((spot) => homes.includes(/** @type {string} */ (spot.pool))),
    ) ?? 0
  );
}

/**
 * On a tablet that lies on the table: each seat's own side; where all homes lie at one side, in order round the table.
 * @param {Geometry} geometry
 * @param {string[]} seats
 * @param {string} seat
 */
function roundTheTable(geometry, seats, seat) {
  const sides = seats.map((each) => toSeat(geometry, each));
  const i = seats.indexOf(seat);
  return new Set(sides).size > 1 ? sides[i] : Math.round((i * 4) / seats.length) % 4;
}

/**
 * What this phone remembers for the board at `path`: {by: "seat" | "mover" | "hand", quarters}.
 * @param {string} path
 * @returns {Facing}
 */
export function remembered(path) {
  const [by, quarters] = (localStorage.getItem(MEMORY + path) ?? "").split(" ");
  return ["mover", "hand"].includes(by)
    ? { by, quarters: Math.abs(Math.trunc(Number(quarters))) % 4 || 0 }
    : { by: "seat", quarters: 0 };
}

/**
 * Remember it; to the own seat is what one gets without.
 * @param {string} path
 * @param {{ by: Facing["by"], quarters?: number }} props
 */
export function remember(path, { by, quarters = 0 }) {
  if (by === "seat") localStorage.removeItem(MEMORY + path);
  else localStorage.setItem(MEMORY + path, `${by} ${quarters % 4}`);
}

/**
 * How many quarters to turn by: `seats` plays, `mover` is to move ("" where nobody is: `last` stays), `mine` are the
 * seats that this phone holds; who holds seats at different sides, or none, sees the board as printed.
 * @param {Facing} props
 * @param {Geometry} geometry
 * @param {{ seats: string[], mover: string, mine: string[], last: number }} props
 */
export function quartersFor({ by, quarters }, geometry, { seats, mover, mine, last }) {
  if (by === "hand") return quarters;
  if (by === "mover") return seats.includes(mover) ? (roundTheTable(geometry, seats, mover) + quarters) % 4 : last;
  const sides = new Set(mine.map((seat) => toSeat(geometry, seat)));
  return sides.size === 1 ? [...sides][0] : 0;
}
