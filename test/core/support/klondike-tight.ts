import {
  type Card,
  type KlondikeOptions,
  type KlondikeState,
  rankOf,
  suitOf,
} from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/solver/piles.js';
import { ALL_CARDS } from './cards.js';
import { randomFrom, shuffledBy } from './small-random.js';

type Random = (below: number) => number;

const QUEENS = 12;
const isKing = (card: Card): boolean => rankOf(card) > QUEENS;

/** Much is left of one suit, perhaps some of another one, and the kings of all. */
function heightsBy(random: Random): readonly number[] {
  const heights = [QUEENS, QUEENS, QUEENS, QUEENS];
  heights[random(4)] = random(8);
  if (random(3) === 0) heights[random(4)] = 5 + random(8);
  return heights;
}

/** Lays a card in most columns, kings more often than others, and some cards face down under them; and what is left. */
function layColumns(
  cards: readonly Card[],
  random: Random,
): { columns: readonly Card[][]; rest: readonly Card[] } {
  const bases: Card[] = [];
  const others: Card[] = [];
  for (const card of cards) {
    const isLaid = bases.length < COLUMNS.length && random(isKing(card) ? 6 : 3) > 0;
    (isLaid ? bases : others).push(card);
  }
  const columns = bases.map((card) => [card]);
  const rest = others.filter((card) => {
    const deeper = columns.filter((column, index) => column.length <= index);
    if (deeper.length === 0 || random(6) > 0) return true;
    deeper[random(deeper.length)]!.unshift(card);
    return false;
  });
  return { columns, rest };
}

/**
 * An endgame with little room, as chance makes it; the same for a seed. Hardly a card fits another one, so that it often
 * depends on one free column whether the game can be won.
 */
export function tightGame(options: KlondikeOptions, seed: number): KlondikeState {
  const random = randomFrom(seed * 7919 + 1);
  for (let n = 0; n < 8; n++) random(2);
  const heights = heightsBy(random);
  const isUp = (card: Card): boolean => rankOf(card) <= heights[suitOf(card)]!;
  const left = shuffledBy(
    random,
    ALL_CARDS.filter((card) => !isUp(card)),
  );
  const { columns, rest } = layColumns(left, random);
  // The next card is the last one: in order, the stock goes up as it comes.
  const supply = random(2) > 0 ? [...rest].sort((one, other) => other - one) : rest;
  const waste = random(2) > 0 ? 0 : random(Math.min(3, supply.length) + 1);
  return {
    options,
    piles: {
      stock: supply.slice(waste),
      'waste-1': supply.slice(0, waste),
      ...Object.fromEntries(COLUMNS.map((id, index) => [id, columns[index] ?? []])),
      ...Object.fromEntries(
        FOUNDATIONS.map((id, suit) => [
          id,
          ALL_CARDS.filter((card) => suitOf(card) === suit && isUp(card)),
        ]),
      ),
    },
    faceDown: Object.fromEntries(
      COLUMNS.map((id, index) => [id, Math.max(0, (columns[index]?.length ?? 0) - 1)]),
    ),
    redeals: 0,
    score: 0,
    takenBack: [],
  };
}
