import type { Seven27Options } from '../rules/options.js';
import type { Declaration, Target } from '../rules/results.js';
import { GOALS, type RankTable, WEIGHTS, rankTable } from '../rules/scoring.js';

/** Ranks are told apart up to here, which is 60 points from the goal. */
export const RANKS = 256;
/** The rank of a hand that can't win, or as good as that. */
export const LOST = RANKS - 1;

/** The chances of a half by rank, against the hands that others may have. */
export interface HalfChances {
  /** To be the best alone. */
  readonly alone: Float64Array;
  /** The share of the half on average: of a tie its part. */
  readonly share: Float64Array;
  /** To be the best where nobody competes for the other half, which then is won too. */
  readonly extra: Float64Array;
}

export type Chances = Readonly<Record<Target, HalfChances>>;

/** What hands are judged by. */
export interface Terms extends Pick<Seven27Options, 'scoring'> {
  readonly declares: boolean;
  /** The weights of the cards that are not seen, in any order. */
  readonly unseen: Uint16Array;
  /** How many of them are in the deck. */
  readonly left: number;
}

/** By a hand's weight what it is worth, in halves of the pot; of hands too heavy to win 0. */
export interface Worth {
  /** As it is. */
  readonly now: Float64Array;
  /** To who takes cards for as long as that is worth more. */
  readonly best: Float64Array;
  /** What a card is worth: by how much more than as it is, or less. */
  readonly gain: Float64Array;
}

/** The weight of an ace. */
const ACE = WEIGHTS.face[0]!;
/** From here on, without its aces, no hand gets better by a card. */
const MOST = GOALS.high;
const HEAVIEST_CARD = 20;

export const rankIn = (ranks: RankTable, target: Target, weight: number): number =>
  Math.min(ranks[target][weight]!, LOST);

/** What each declaration is worth, in halves of the pot, by the ranks for 7 and 27. */
export function claims(
  { low, high }: Chances,
  lowRank: number,
  highRank: number,
): Readonly<Record<Declaration, number>> {
  return {
    low: low.share[lowRank]! + low.extra[lowRank]!,
    high: high.share[highRank]! + high.extra[highRank]!,
    // Both are won outright, or neither is.
    both: 2 * low.alone[lowRank]! * high.alone[highRank]!,
  };
}

/** What a hand is worth as it is, in halves of the pot. */
export function worthNow(chances: Chances, declares: boolean, low: number, high: number): number {
  const claim = claims(chances, low, high);
  if (declares) return Math.max(claim.low, claim.high, claim.both);
  return chances.low.share[low]! + (low < LOST ? chances.high.share[high]! : claim.high);
}

/**
 * How likely another hand is to rank no better than rank r: `least + more · fall^r`. Roughly what
 * comes of it where all play by chances like these (damped iteration, 2 to 10 seats, all scorings),
 * so that who expects rivals to play by them is not far wrong.
 */
const FIELD: Readonly<Record<Target, readonly [least: number, more: number, fall: number]>> = {
  low: [0.73, 0.22, 0.7],
  high: [0.35, 0.58, 0.86],
};

/** The chances against so many others, of whom nothing is known. */
function guess(others: number): Chances {
  const half = ([least, more, fall]: (typeof FIELD)[Target]): HalfChances => {
    const alone = Float64Array.from({ length: RANKS }, (_, rank) =>
      rank < LOST ? (least + more * fall ** rank) ** others : 0,
    );
    return { alone, share: alone, extra: new Float64Array(RANKS) };
  };
  return { low: half(FIELD.low), high: half(FIELD.high) };
}

/** What every hand is worth, from the heaviest down: to take a card is worth what then is had. */
export function worthOfHands({ scoring, declares, unseen }: Terms, chances: Chances): Worth {
  const ranks = rankTable(scoring);
  const [now, best] = [new Float64Array(6 * ACE), new Float64Array(6 * ACE)];
  const gain = new Float64Array(6 * ACE).fill(-1);
  const cards = [...new Set(unseen)];
  const odds = cards.map((card) => unseen.filter((one) => one === card).length / unseen.length);
  for (let aces = 4; aces >= 0; aces--) {
    for (let points = MOST + HEAVIEST_CARD; points >= 0; points--) {
      const hand = aces * ACE + points;
      const [low, high] = [rankIn(ranks, 'low', hand), rankIn(ranks, 'high', hand)];
      now[hand] = best[hand] = worthNow(chances, declares, low, high);
      if (points >= MOST) continue;
      let after = 0;
      for (let kind = 0; kind < cards.length; kind++) {
        after += odds[kind]! * best[hand + cards[kind]!]!;
      }
      gain[hand] = after - now[hand];
      best[hand] = Math.max(now[hand], after);
    }
  }
  return { now, best, gain };
}

/** Chances, and what hands are worth by them. */
export interface Outlook {
  readonly chances: Chances;
  readonly worth: Worth;
}

const outlooks = new Map<string, Outlook>();

/** What anyone expects who has seen no card yet of so many others; worked out once. */
export function firstOutlook(options: Seven27Options, others: number): Outlook {
  const { scoring, declare, tens } = options;
  const declares = declare !== 'none';
  const key = [scoring, declares, tens, others].join();
  let outlook = outlooks.get(key);
  if (!outlook) {
    const chances = guess(others);
    const worth = worthOfHands({ scoring, declares, unseen: WEIGHTS[tens], left: 0 }, chances);
    outlooks.set(key, (outlook = { chances, worth }));
  }
  return outlook;
}
