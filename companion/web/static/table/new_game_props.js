// What the new-game window offers and what is ordered by it, from what the companion tells and what the form holds. Draws nothing.

/**
 * @import { Again, BoxLine, EditionLine, FactLine, Game, RuleLine, ShelfLine, State } from "../lib/api.js"
 * @typedef {{ game: BoxLine, edition: EditionLine }} Chosen
 * @typedef {{ name?: string, plays?: boolean, first?: boolean, computer?: string }} Person  whoever sits at a seat, in the game before or as
 *   typed so far; `computer`: how strongly the companion plays it
 */

import { named } from "../base/state.js";

/**
 * All that can be played here: name -> its game and edition.
 * @param {ShelfLine} shelf
 * @returns {Map<string, Chosen>}
 */
export function playable(shelf) {
  const found = shelf.games.flatMap((game) => game.editions.map((edition) => ({ game, edition })));
  const here = found.filter(({ edition }) => !edition.away);
  return new Map(here.map((each) => [named({ game: each.game.game, variant: each.edition.variant }), each]));
}

/**
 * Which board is chosen at first: that of the game in play, else of the last one, else the first that lies here.
 * @param {Map<string, Chosen>} found
 * @param {State} state
 * @param {string} wished  somebody has tapped this one
 * @returns {string}
 */
export function chosenAtFirst(found, state, wished) {
  const names = [wished, state.board ? named(state.board) : "", ...found.keys()];
  return names.find((name) => found.has(name)) ?? "";
}

/**
 * Who sits where: in the game in play, else in the last one.
 * @param {State} state
 * @returns {Map<string, Person>}
 */
export function peopleOf({ seats, again }) {
  const people = seats?.length ? seats : (again?.seats ?? []);
  return new Map(
    people.map(({ seat, name, computer }) => {
      const first = again?.first === seat;
      return [seat, { name: computer ? "" : name, computer, plays: true, first }];
    }),
  );
}

/**
 * What was agreed on last time on this board; nothing on another one.
 * @param {State} state
 * @param {Chosen} chosen
 * @returns {Pick<Again, "rules" | "bare" | "learns"> & { handicap: Again["pawns"], manner?: string }}
 */
export function agreedLast({ again }, { game, edition }) {
  const same = again?.game === game.game && again.variant === edition.variant;
  const {
    rules,
    pawns: handicap,
    bare,
    learns,
  } = same && again ? again : { rules: {}, pawns: {}, bare: false, learns: [] };
  return { rules, handicap, bare, learns, manner: again?.manner };
}

/**
 * Who plays at first: who did before, and so many more as have to.
 * @param {EditionLine} edition
 * @param {Map<string, Person>} people
 * @returns {string[]} seats
 */
export function playersAtFirst({ seats, fewest }, people) {
  const playing = new Set(seats.filter((seat) => people.get(seat)?.plays));
  for (const seat of [seats[0], seats[seats.length - 1], ...seats]) if (playing.size < fewest) playing.add(seat);
  return seats.filter((seat) => playing.has(seat));
}

/**
 * The value of a house rule where it is not the usual one.
 * @param {RuleLine} rule
 * @param {FormData} form
 */
function agreed({ key, values, says }, form) {
  const at = says.length ? Number(form.get(`rule ${key}`)) : Number(form.has(`rule ${key}`));
  return at ? values[at] : undefined;
}

/**
 * What is printed on the board, as the form has it.
 * @param {FactLine[]} facts
 * @param {FormData} form
 */
export function factsOf(facts, form) {
  return Object.fromEntries(
    facts.map(({ key, places, told, usual, fixed }) => {
      if (!places.length) return [key, Number(form.get(`fact ${key}`))];
      const kept = /** @type {string[]} */ (told ?? usual).slice(0, fixed); // these cannot be changed
      return [key, [...kept, ...form.getAll(`fact ${key}`)]];
    }),
  );
}

/**
 * The game that is ordered.
 * @param {Chosen} chosen
 * @param {FormData} form
 * @param {string[]} seats
 * @param {string} first
 * @returns {Game}
 */
export function orderOf({ game, edition }, form, seats, first) {
  const name = (/** @type {string} */ seat) => String(form.get(`name ${seat}`) ?? "").trim();
  const fewer = (/** @type {string} */ seat) => Number(form.get(`fewer ${seat}`) ?? edition.handicap?.most);
  const level = (/** @type {string} */ seat) => String(form.get(`computer ${seat}`) ?? "");
  const rules = edition.rules.map((rule) => [rule.key, agreed(rule, form)]);
  return {
    game: game.game,
    variant: edition.variant,
    manner: /** @type {Game["manner"]} */ (form.get("manner")),
    seats,
    names: Object.fromEntries(seats.filter(name).map((seat) => [seat, name(seat)])),
    options: Object.fromEntries(rules.filter(([, value]) => value !== undefined)),
    first,
    pawns: edition.handicap
      ? Object.fromEntries(
          seats.map((seat) => [seat, fewer(seat)]).filter(([, count]) => count !== edition.handicap?.most),
        )
      : {},
    bare: form.has("bare"),
    learns: form.has("first-time") ? seats.filter((seat) => form.has(`learns ${seat}`)) : [],
    computer: Object.fromEntries(seats.filter(level).map((seat) => [seat, level(seat)])),
  };
}
