import type { Seven27Options } from '../rules/options.js';
import type { Declaration, Target } from '../rules/results.js';
import {
  FIVE_MARK,
  GOALS,
  type Ranking,
  type RankTable,
  WEIGHTS,
  WEIGHTS_END,
  rankTable,
  weightsOf,
} from '../rules/scoring.js';

/** Ranks are distinguished up to this limit, 60 points from the goal. */
export const RANKS = 256;
/** The rank of a hand that can't win, or hardly can. */
export const LOST = RANKS - 1;

/** The chances of a half, by rank, against the likely hands of the others. */
export interface HalfChances {
  /** The chance to be the only best hand. */
  readonly alone: Float64Array;
  /** The average share of the half, where a tie counts as a part. */
  readonly share: Float64Array;
  /** The chance to be the best while nobody competes for the other half, which is then won too. */
  readonly extra: Float64Array;
}

export type Chances = Readonly<Record<Target, HalfChances>>;

/** The rules and the unseen cards that hands are judged by. */
export interface Terms {
  readonly rules: Ranking & Pick<Seven27Options, 'winAndTie' | 'carry'>;
  readonly declares: boolean;
  /** The weights of the unseen cards, in any order. */
  readonly unseen: Uint16Array;
  /** How many of the unseen cards are in the deck. */
  readonly left: number;
}

/**
 * What a hand is worth, by its weight, in halves of the pot. Hands too heavy to win are worth 0.
 */
export interface Worth {
  /** The worth of the hand without more cards. */
  readonly now: Float64Array;
  /** The worth if the player takes cards as long as that pays. */
  readonly best: Float64Array;
  /** The change in worth by one more card. */
  readonly gain: Float64Array;
}

const ACE = WEIGHTS.face[0]!;
/** No hand of this weight or more, not counting its aces, improves by another card. */
const MOST = GOALS.high;
const HEAVIEST_CARD = 20;

export const rankIn = (ranks: RankTable, target: Target, weight: number): number =>
  Math.min(ranks[target][weight]!, LOST);

/** The terms that follow from the rules of a table. */
export const rulesOf = ({
  scoring,
  tens,
  fiveAceAce,
  winAndTie,
  carry,
  declare,
}: Seven27Options): Pick<Terms, 'rules' | 'declares'> => ({
  rules: { scoring, tens, fiveAceAce, winAndTie, carry },
  declares: declare !== 'none',
});

/** The worth of each declaration, in halves of the pot, given the ranks for 7 and 27. */
export function claims(
  { low, high }: Chances,
  { rules }: Pick<Terms, 'rules'>,
  lowRank: number,
  highRank: number,
): Readonly<Record<Declaration, number>> {
  const [seven, twentySeven] = [low.alone[lowRank]!, high.alone[highRank]!];
  const [sevenTied, twentySevenTied] = [
    low.share[lowRank]! - seven,
    high.share[highRank]! - twentySeven,
  ];
  // An unclaimed half is won too, unless it is carried over.
  const extra = rules.carry === 'half' ? 0 : 1;
  // The average share of a tie is mostly a half, so the chance of a tie is about twice the share. A
  // half won alone plus a tie brings three quarters.
  const tied = rules.winAndTie === 'shared' ? 0 : seven * twentySevenTied + twentySeven * sevenTied;
  return {
    low: low.share[lowRank]! + extra * low.extra[lowRank]!,
    high: high.share[highRank]! + extra * high.extra[highRank]!,
    // A declaration of both wins both halves or nothing.
    both: 2 * seven * twentySeven + 3 * tied,
  };
}

/** The worth of a hand without more cards, in halves of the pot. */
export function worthNow(chances: Chances, terms: Terms, low: number, high: number): number {
  const claim = claims(chances, terms, low, high);
  if (terms.declares) return Math.max(claim.low, claim.high, claim.both);
  return chances.low.share[low]! + (low < LOST ? chances.high.share[high]! : claim.high);
}

/**
 * How likely another hand is to rank no better than rank r: `least + more · fall^r`. These figures
 * come close to the chances that result if everybody plays by them. They were found by damped
 * iteration with 2 to 10 seats and all scorings.
 */
const FIELD: Readonly<Record<Target, readonly [least: number, more: number, fall: number]>> = {
  low: [0.73, 0.22, 0.7],
  high: [0.35, 0.58, 0.86],
};

/** The chances against so many others, if nothing is known about them. */
function guess(others: number): Chances {
  const half = ([least, more, fall]: (typeof FIELD)[Target]): HalfChances => {
    const alone = Float64Array.from({ length: RANKS }, (_, rank) =>
      rank < LOST ? (least + more * fall ** rank) ** others : 0,
    );
    return { alone, share: alone, extra: new Float64Array(RANKS) };
  };
  return { low: half(FIELD.low), high: half(FIELD.high) };
}

/**
 * The worth of every hand, from the heaviest down, as the worth of taking a card depends on heavier
 * hands.
 */
export function worthOfHands(terms: Terms, chances: Chances): Worth {
  const { rules, unseen } = terms;
  const ranks = rankTable(rules);
  // If fives are marked, hands are grouped by the number of their fives.
  const marks = rules.fiveAceAce === 'beats-all' ? 5 : 1;
  const end = (marks > 1 ? marks + 1 : 1) * WEIGHTS_END;
  const [now, best] = [new Float64Array(end), new Float64Array(end)];
  const gain = new Float64Array(end).fill(-1);
  const cards = [...new Set(unseen)];
  const odds = cards.map((card) => unseen.filter((one) => one === card).length / unseen.length);
  for (let at = 5 * marks - 1; at >= 0; at--) {
    const [fives, aces] = [Math.floor(at / 5), at % 5];
    for (let points = MOST + HEAVIEST_CARD; points >= 0; points--) {
      const hand = fives * FIVE_MARK + aces * ACE + points;
      const [low, high] = [rankIn(ranks, 'low', hand), rankIn(ranks, 'high', hand)];
      now[hand] = best[hand] = worthNow(chances, terms, low, high);
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

/** What a player expects against so many others before seeing any card. Results are cached. */
export function firstOutlook(options: Seven27Options, others: number): Outlook {
  const terms = { ...rulesOf(options), unseen: weightsOf(options), left: 0 };
  const key = [...Object.values(terms.rules), terms.declares, others].join();
  let outlook = outlooks.get(key);
  if (!outlook) {
    const chances = guess(others);
    const worth = worthOfHands(terms, chances);
    outlooks.set(key, (outlook = { chances, worth }));
  }
  return outlook;
}
