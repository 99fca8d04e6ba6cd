import type { Card, KlondikeOptions, KlondikeState } from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/solver/piles.js';

/** A position in plain numbers. Positions that differ only in the order of columns are equal. */
export interface Plain {
  /** The cards of each column, and how many of them lie face down. */
  readonly columns: readonly { readonly cards: readonly Card[]; readonly down: number }[];
  /** How many cards of each suit are up. */
  readonly heights: readonly number[];
  /** The next card last. */
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** How often the waste may still be turned over. */
  readonly redeals: number;
}

export const plainOf = ({ piles, faceDown, options, redeals }: KlondikeState): Plain => ({
  columns: COLUMNS.map((id) => ({ cards: piles[id]!, down: faceDown[id]! })),
  heights: [0, 1, 2, 3].map(
    (suit) => FOUNDATIONS.flatMap((id) => piles[id]!).filter((card) => card % 4 === suit).length,
  ),
  stock: piles['stock']!,
  waste: piles['waste-1']!,
  redeals: options.redeals === 'unlimited' ? Infinity : options.redeals - redeals,
});

/** A position's name; the order of the columns is left out. */
export function plainName({ columns, heights, stock, waste, redeals }: Plain): string {
  const names = columns.map(({ cards, down }) => String.fromCharCode(down, ...cards)).sort();
  return `${names.join('~')}|${heights.join()}|${stock.join()}|${waste.join()}|${redeals}`;
}

const red = (card: Card): boolean => card % 4 === 1 || card % 4 === 2;
const rank = (card: Card): number => Math.floor(card / 4);

/** The position after a draw or a redeal, if there is one. */
function turns(at: Plain, draw: number): Plain[] {
  const { stock, waste, redeals } = at;
  if (stock.length > 0) {
    const drawn = stock.slice(-draw).reverse();
    return [{ ...at, stock: stock.slice(0, -draw), waste: [...waste, ...drawn] }];
  }
  if (waste.length === 0 || redeals === 0) return [];
  return [{ ...at, stock: [...waste].reverse(), waste: [], redeals: redeals - 1 }];
}

/** Every position that is one legal move further. */
export function plainSteps(at: Plain, { draw, foundationReturn }: KlondikeOptions): Plain[] {
  const { columns, heights, waste } = at;
  const steps: Plain[] = [];
  const risen = (suit: number, by: number): number[] =>
    heights.map((height, other) => (other === suit ? height + by : height));
  const isNext = (card: Card): boolean => heights[card % 4] === rank(card);
  const changed = (index: number, cards: readonly Card[], down: number, of = columns) =>
    of.map((column, other) => (other === index ? { cards, down } : column));
  const takes = (index: number, card: Card): boolean => {
    const { cards, down } = columns[index]!;
    const top = cards.at(-1);
    if (top === undefined) return rank(card) === 12;
    return cards.length > down && rank(top) === rank(card) + 1 && red(top) !== red(card);
  };
  /** Lays cards on every column that takes them. */
  const lay = (cards: readonly Card[], rest: Plain): void => {
    for (let index = 0; index < columns.length; index++) {
      if (!takes(index, cards[0]!)) continue;
      const { cards: under, down } = columns[index]!;
      const laid = changed(index, [...under, ...cards], down, [...rest.columns]);
      steps.push({ ...rest, columns: laid });
    }
  };
  steps.push(...turns(at, draw));
  const turned = waste.at(-1);
  if (turned !== undefined) {
    const rest = { ...at, waste: waste.slice(0, -1) };
    lay([turned], rest);
    if (isNext(turned)) steps.push({ ...rest, heights: risen(turned % 4, 1) });
  }
  for (const [index, { cards, down }] of columns.entries()) {
    if (cards.length === 0) continue;
    if (cards.length === down) {
      steps.push({ ...at, columns: changed(index, cards, down - 1) });
      continue;
    }
    for (let from = down; from < cards.length; from++) {
      lay(cards.slice(from), { ...at, columns: changed(index, cards.slice(0, from), down) });
    }
    const top = cards.at(-1)!;
    const rest = { ...at, columns: changed(index, cards.slice(0, -1), down) };
    if (isNext(top)) steps.push({ ...rest, heights: risen(top % 4, 1) });
  }
  for (const [suit, height] of heights.entries()) {
    if (!foundationReturn || height === 0) continue;
    lay([4 * height - 4 + suit], { ...at, heights: risen(suit, -1) });
  }
  return steps;
}

export const plainWon = ({ heights }: Plain): boolean => heights.every((height) => height === 13);

/**
 * Every reachable position, found by trying all moves without any pruning.
 *
 * @returns `undefined` if there are more than `most`
 */
export function plainReach(state: KlondikeState, most: number): readonly Plain[] | undefined {
  const found = [plainOf(state)];
  const names = new Set(found.map(plainName));
  for (const at of found) {
    for (const next of plainSteps(at, state.options)) {
      const name = plainName(next);
      if (names.has(name)) continue;
      names.add(name);
      found.push(next);
      if (found.length > most) return undefined;
    }
  }
  return found;
}

/** Whether one of them is won; it looks first where most cards are up. */
export function plainVerdict(state: KlondikeState, most: number): boolean | undefined {
  const start = plainOf(state);
  const names = new Set([plainName(start)]);
  const open: Plain[][] = Array.from({ length: 53 }, () => []);
  const put = (at: Plain): number => open[at.heights.reduce((sum, up) => sum + up)]!.push(at);
  put(start);
  for (;;) {
    const at = open.findLast((some) => some.length > 0)?.pop();
    if (!at) return false;
    if (plainWon(at)) return true;
    if (names.size > most) return undefined;
    for (const next of plainSteps(at, state.options)) {
      const name = plainName(next);
      if (!names.has(name)) put(next);
      names.add(name);
    }
  }
}
