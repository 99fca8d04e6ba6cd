import { ACE, type Card, DECK_SIZE, rankOf } from '../../../core/cards/card.js';
import type { Scoring, Tens } from './options.js';
import { TARGETS, type Target, type Totals } from './results.js';

/** The totals to be reached, in half points: 7 and 27. */
export const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** The rank from which on a total can't win at all. */
export const NO_WIN = 4096;

const above = (total: number, target: Target): boolean => total > GOALS[target];
const below = (total: number, target: Target): boolean => total < GOALS[target];
const outside = (total: number): boolean => below(total, 'low') || above(total, 'high');

/**
 * What each scoring adds to a total's rank, which is twice its distance from the goal: 1 is worse at
 * the same distance, and better still than half a point further away.
 */
const ADDED: Readonly<Record<Scoring, (total: number, target: Target) => number>> = {
  nearest: () => 0,
  'over-is-bust': (total, target) => (above(total, target) ? NO_WIN : 0),
  'under-beats-over': (total, target) => Number(above(total, target)),
  'over-beats-under': (total, target) => Number(below(total, target)),
  'inside-beats-outside': (total) => Number(outside(total)),
  'outside-beats-inside': (total) => Number(!outside(total)),
};

/** How good a total is, in half points: the smaller, the better; equal ones tie. */
export const rankTotal = (total: number, target: Target, scoring: Scoring): number =>
  2 * Math.abs(total - GOALS[target]) + ADDED[scoring](total, target);

/** What an ace weighs: more than all other cards of the deck together. */
const ACE_WEIGHT = 512;
/** The weight of all cards of the deck is below this. */
const WEIGHTS_END = 5 * ACE_WEIGHT;

const weightOf = (card: Card, tens: Tens): number => {
  const rank = rankOf(card);
  if (rank === ACE) return ACE_WEIGHT;
  return rank > 10 || (rank === 10 && tens === 'half') ? 1 : 2 * rank;
};

const weights = (tens: Tens): Uint16Array =>
  Uint16Array.from({ length: DECK_SIZE }, (_, card) => weightOf(card, tens));

/**
 * Each card's weight: its half points, or an ace's own. The sum of a hand's weights is all that
 * counts of it, and can be added to card by card.
 */
export const WEIGHTS: Readonly<Record<Tens, Uint16Array>> = {
  face: weights('face'),
  half: weights('half'),
};

/** The weight of some cards; those that lie face down weigh nothing. */
export const weigh = (cards: readonly Card[], tens: Tens): number =>
  cards.reduce((sum, card) => sum + (WEIGHTS[tens][card] ?? 0), 0);

/** The total, in half points, of a weight: each ace 1 or 11, as ranks best; of equals the smaller. */
export function totalFor(weight: number, target: Target, scoring: Scoring): number {
  const aces = Math.floor(weight / ACE_WEIGHT);
  let best = (weight % ACE_WEIGHT) + 2 * aces;
  for (let elevens = 1, total = best; elevens <= aces; elevens++) {
    total += 20;
    if (rankTotal(total, target, scoring) < rankTotal(best, target, scoring)) best = total;
  }
  return best;
}

/** A hand's totals for both targets. */
export function totalsOf(cards: readonly Card[], scoring: Scoring, tens: Tens): Totals {
  const weight = weigh(cards, tens);
  return { low: totalFor(weight, 'low', scoring), high: totalFor(weight, 'high', scoring) };
}

/** For each weight of a hand its rank: the smaller, the better; from `NO_WIN` on it can't win. */
export type RankTable = Readonly<Record<Target, Uint16Array>>;

const tables: Partial<Record<Scoring, RankTable>> = {};

/** The ranks of all weights in a scoring, worked out once: a sample costs a sum and a look. */
export function rankTable(scoring: Scoring): RankTable {
  const table = (target: Target): Uint16Array =>
    Uint16Array.from({ length: WEIGHTS_END }, (_, weight) =>
      rankTotal(totalFor(weight, target, scoring), target, scoring),
    );
  return (tables[scoring] ??= Object.fromEntries(
    TARGETS.map((target) => [target, table(target)]),
  ) as Record<Target, Uint16Array>);
}

/** Whether the hand is folded at once: it can't win even the 27, however its aces count. */
export const isBust = (cards: readonly Card[], scoring: Scoring, tens: Tens): boolean =>
  rankTotal(totalsOf(cards, scoring, tens).high, 'high', scoring) >= NO_WIN;
