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
export interface Terms {
  readonly rules: Ranking & Pick<Seven27Options, 'winAndTie' | 'carry'>;
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

/** The terms that follow from a table's rules. */
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

/** What each declaration is worth, in halves of the pot, by the ranks for 7 and 27. */
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
  // A half that nobody competes for is won too, unless it stays.
  const extra = rules.carry === 'half' ? 0 : 1;
  // Of a tie the share is half of how often it comes, mostly; with a half won alone it has three quarters.
  const tied = rules.winAndTie === 'shared' ? 0 : seven * twentySevenTied + twentySeven * sevenTied;
  return {
    low: low.share[lowRank]! + extra * low.extra[lowRank]!,
    high: high.share[highRank]! + extra * high.extra[highRank]!,
    // Both are won outright, or neither is.
    both: 2 * seven * twentySeven + 3 * tied,
  };
}

/** What a hand is worth as it is, in halves of the pot. */
export function worthNow(chances: Chances, terms: Terms, low: number, high: number): number {
  const claim = claims(chances, terms, low, high);
  if (terms.declares) return Math.max(claim.low, claim.high, claim.both);
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
export function worthOfHands(terms: Terms, chances: Chances): Worth {
  const { rules, unseen } = terms;
  const ranks = rankTable(rules);
  // Where fives are marked, hands with so many of them, and a further one, lie apart.
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

/** What anyone expects who has seen no card yet of so many others; worked out once. */
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
