import { type Card, isRed, rankOf, suitOf } from '../../cards/card.js';
import type { Direction, Sequence, SuitRule } from './rules.js';
import { type RankRange, type Table, rankAfter } from './table.js';

const SUITS_FIT: Readonly<Record<SuitRule, (card: Card, target: Card) => boolean>> = {
  alternate: (card, target) => isRed(card) !== isRed(target),
  color: (card, target) => isRed(card) === isRed(target),
  suit: (card, target) => suitOf(card) === suitOf(target),
  other: (card, target) => suitOf(card) !== suitOf(target),
  any: () => true,
};

/** Whether a rule about suits lets a card lie on another one. */
export const suitsFit = (by: SuitRule, card: Card, target: Card): boolean =>
  SUITS_FIT[by](card, target);

/** The steps from the rank of a target to the rank that may lie on it. */
const STEPS: Readonly<Record<Direction, readonly number[]>> = {
  down: [-1],
  up: [1],
  both: [-1, 1],
};

/** The ranks that may lie on a rank in a sequence. */
export function nextRanks(
  { direction = 'down', wrap = false }: Omit<Sequence, 'by'>,
  range: RankRange,
  rank: number,
): readonly number[] {
  const ranks = STEPS[direction].map((step) => rank + step);
  return wrap
    ? ranks.map((one) => rankAfter(range, one, 0))
    : ranks.filter((one) => one >= range.lowest && one <= range.highest);
}

/** Whether a card may lie on another one in a sequence. */
export function follows(sequence: Sequence, range: RankRange, card: Card, target: Card): boolean {
  const { direction = 'down', wrap = false } = sequence;
  const step = rankOf(card) - rankOf(target);
  const turn = range.highest - range.lowest;
  const fitsRank =
    (direction !== 'up' && (step === -1 || (wrap && step === turn))) ||
    (direction !== 'down' && (step === 1 || (wrap && step === -turn)));
  return fitsRank && suitsFit(sequence.by, card, target);
}

/** Whether a column takes a card onto its top card. */
export function fitsOn(table: Table, card: Card, target: Card): boolean {
  const { build } = table;
  if (build === undefined) return false;
  return build === 'anything' || follows(build, table, card, target);
}

/**
 * The number of cards at the top of a pile that are in order. In a sequence that may go up and down, all steps have the
 * same direction.
 *
 * @param most the number of face-up cards
 */
export function runLength(table: Table, pile: readonly Card[], most: number): number {
  const { run } = table;
  const directions: readonly Direction[] =
    run.direction === 'both' ? ['down', 'up'] : [run.direction ?? 'down'];
  const lengths = directions.map((direction) => {
    const sequence = { ...run, direction };
    let length = 1;
    while (length < most && follows(sequence, table, pile.at(-length)!, pile.at(-length - 1)!)) {
      length++;
    }
    return length;
  });
  return Math.min(most, Math.max(...lengths));
}

/** Whether the top cards of a column are a complete run: all ranks of one suit, the highest at the bottom. */
export function hasCompleteRun(table: Table, pile: readonly Card[], most: number): boolean {
  const { suitSize } = table;
  if (most < suitSize) return false;
  const run: Sequence = { by: 'suit' };
  for (let at = 1; at < suitSize; at++) {
    if (!follows(run, table, pile.at(-at)!, pile.at(-at - 1)!)) return false;
  }
  return true;
}
