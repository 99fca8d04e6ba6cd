import { ACE, type Card, DECK_SIZE, rankOf } from '../../../core/cards/card.js';
import type { Scoring, Seven27Options, Tens } from './options.js';
import type { Target, Totals } from './results.js';

/** The targets 7 and 27, in half points. */
export const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** A total of this rank or a higher one can't win. */
export const NO_WIN = 4096;

const above = (total: number, target: Target): boolean => total > GOALS[target];
const below = (total: number, target: Target): boolean => total < GOALS[target];
const outside = (total: number): boolean => below(total, 'low') || above(total, 'high');

/**
 * What a scoring adds to a total's rank, which is twice its distance from the goal. An added 1
 * makes a total worse at the same distance, but still better than one half a point further away.
 */
const ADDED: Readonly<Record<Scoring, (total: number, target: Target) => number>> = {
  nearest: () => 0,
  'over-is-bust': (total, target) => (above(total, target) ? NO_WIN : 0),
  'under-beats-over': (total, target) => Number(above(total, target)),
  'over-beats-under': (total, target) => Number(below(total, target)),
  'inside-beats-outside': (total) => Number(outside(total)),
  'outside-beats-inside': (total) => Number(!outside(total)),
};

/** The rank of a total in half points: smaller is better, equal ranks tie. */
export const rankTotal = (total: number, target: Target, scoring: Scoring): number =>
  2 * Math.abs(total - GOALS[target]) + ADDED[scoring](total, target);

/** The weight of an ace: more than all other cards of the deck together. */
const ACE_WEIGHT = 512;
/** More than the weight of all cards of the deck plus one more ace. */
export const WEIGHTS_END = 6 * ACE_WEIGHT;
/**
 * Added to the weight of a five, if 5-A-A must be distinguished from hands with the same totals.
 */
export const FIVE_MARK = WEIGHTS_END;
const FIVE = 5;

const weightOf = (card: Card, tens: Tens): number => {
  const rank = rankOf(card);
  if (rank === ACE) return ACE_WEIGHT;
  return rank > 10 || (rank === 10 && tens === 'half') ? 1 : 2 * rank;
};

const weights = (tens: Tens): Uint16Array =>
  Uint16Array.from({ length: DECK_SIZE }, (_, card) => weightOf(card, tens));

/**
 * Each card's weight: its half points. Aces have a special weight. Only the sum of the weights
 * matters about a hand, and it can be built up card by card.
 */
export const WEIGHTS: Readonly<Record<Tens, Uint16Array>> = {
  face: weights('face'),
  half: weights('half'),
};

const marked = (all: Uint16Array): Uint16Array =>
  all.map((weight, card) => weight + (rankOf(card) === FIVE ? FIVE_MARK : 0));

/** The weights with fives marked. */
const MARKED: Readonly<Record<Tens, Uint16Array>> = {
  face: marked(WEIGHTS.face),
  half: marked(WEIGHTS.half),
};

/** The rules by which hands are weighed and ranked. */
export type Ranking = Pick<Seven27Options, 'scoring' | 'tens' | 'fiveAceAce'>;

/** Each card's weight by the rules of a table. */
export const weightsOf = ({ tens, fiveAceAce }: Omit<Ranking, 'scoring'>): Uint16Array =>
  (fiveAceAce === 'beats-all' ? MARKED : WEIGHTS)[tens];

/** The weight of some cards; face-down cards weigh nothing. */
export const weigh = (cards: readonly Card[], rules: Omit<Ranking, 'scoring'>): number =>
  cards.reduce((sum, card) => sum + (weightsOf(rules)[card] ?? 0), 0);

/** The weight of 5-A-A if fives are marked. No other hand has this weight. */
const FIVE_ACE_ACE = FIVE_MARK + 2 * FIVE + 2 * ACE_WEIGHT;

/** Whether the cards are 5-A-A, and the rules let them beat every hand. */
export const beatsAll = (cards: readonly Card[], rules: Ranking): boolean =>
  rules.fiveAceAce === 'beats-all' && weigh(cards, rules) === FIVE_ACE_ACE;

/**
 * The total of a weight in half points. Each ace counts 1 or 11, whichever ranks better; of equal
 * ranks, the smaller total.
 */
export function totalFor(weight: number, target: Target, scoring: Scoring): number {
  const aces = Math.floor((weight % FIVE_MARK) / ACE_WEIGHT);
  let best = (weight % ACE_WEIGHT) + 2 * aces;
  for (let elevens = 1, total = best; elevens <= aces; elevens++) {
    total += 20;
    if (rankTotal(total, target, scoring) < rankTotal(best, target, scoring)) best = total;
  }
  return best;
}

export function totalsOf(cards: readonly Card[], scoring: Scoring, tens: Tens): Totals {
  const weight = weigh(cards, { tens, fiveAceAce: 'counted' });
  return { low: totalFor(weight, 'low', scoring), high: totalFor(weight, 'high', scoring) };
}

/** The rank of each weight: smaller is better, and a rank of `NO_WIN` or more can't win. */
export type RankTable = Readonly<Record<Target, Uint16Array>>;

/** Added to the ranks of all other hands if 5-A-A, of rank 0, beats every hand. */
const BELOW_BEST = 1;

const tables = new Map<string, RankTable>();

function newTable({ scoring, fiveAceAce }: Omit<Ranking, 'tens'>): RankTable {
  const plain = (target: Target, more: number): Uint16Array =>
    Uint16Array.from(
      { length: WEIGHTS_END },
      (_, weight) => more + rankTotal(totalFor(weight, target, scoring), target, scoring),
    );
  if (fiveAceAce === 'counted') return { low: plain('low', 0), high: plain('high', 0) };
  const ranks = (target: Target): Uint16Array => {
    const all = new Uint16Array(5 * WEIGHTS_END);
    for (let fives = 0; fives < 5; fives++) all.set(plain(target, BELOW_BEST), fives * FIVE_MARK);
    all[FIVE_ACE_ACE] = 0;
    return all;
  };
  return { low: ranks('low'), high: ranks('high') };
}

/**
 * The ranks of all weights by these rules. Tables are cached, so a sample costs only a sum and a
 * lookup.
 */
export function rankTable(rules: Omit<Ranking, 'tens'>): RankTable {
  const key = `${rules.scoring} ${rules.fiveAceAce}`;
  const table = tables.get(key) ?? newTable(rules);
  tables.set(key, table);
  return table;
}

/** The rank of a hand for a target: smaller is better, equal ranks tie. */
export function rankHand(cards: readonly Card[], target: Target, rules: Ranking): number {
  const { scoring, tens, fiveAceAce } = rules;
  if (beatsAll(cards, rules)) return 0;
  const rank = rankTotal(totalsOf(cards, scoring, tens)[target], target, scoring);
  return fiveAceAce === 'counted' ? rank : rank + BELOW_BEST;
}

/** Whether the hand is bust: it can't win even the 27, however its aces count. */
export const isBust = (cards: readonly Card[], scoring: Scoring, tens: Tens): boolean =>
  rankTotal(totalsOf(cards, scoring, tens).high, 'high', scoring) >= NO_WIN;
