import {
  type Chances,
  type HalfChances,
  LOST,
  RANKS,
  type Terms,
  type Worth,
  claims,
  rankIn,
} from './equity.js';
import type { Declaration } from '../rules/results.js';
import { type Stock, drawOn, handOf } from './hidden-hands.js';
import type { Rival } from './rivals.js';
import { rankTable } from '../rules/scoring.js';

/** The counts of the samples, by the best rank among the rivals. */
interface Tally extends HalfChances {
  best: number;
  ties: number;
}

/** The weight of a pass's samples against the chances before it. */
const BLEND = 0.45;

const tally = (): Tally => ({
  alone: new Float64Array(RANKS),
  share: new Float64Array(RANKS),
  extra: new Float64Array(RANKS),
  best: LOST,
  ties: 0,
});

/** Adds a hand that competes for a half. */
function compete(half: Tally, rank: number): void {
  if (rank > half.best || rank === LOST) return;
  half.ties = rank < half.best ? 1 : half.ties + 1;
  half.best = rank;
}

function count({ alone, share, extra, best, ties }: Tally, other: Tally): void {
  alone[best]!++;
  share[best]! += 1 / (ties + 1);
  if (other.best === LOST) extra[best]!++;
}

/** Turns the counts by best rank into chances for every rank, from the worst up. */
function finish(tally: Tally, before: HalfChances, samples: number): void {
  const { alone, share, extra } = tally;
  const blend = (counts: Float64Array, rank: number, count: number, old: Float64Array): void => {
    counts[rank] = old[rank]! + BLEND * (count / samples - old[rank]!);
  };
  let [beaten, uncontested] = [0, 0];
  for (let rank = LOST; rank >= 0; rank--) {
    const [here, extraHere] = [alone[rank]!, extra[rank]!];
    blend(alone, rank, beaten, before.alone);
    blend(share, rank, rank < LOST ? beaten + share[rank]! : 0, before.share);
    blend(extra, rank, uncontested, before.extra);
    beaten += here;
    uncontested += extraHere;
  }
}

/** The best declaration for a hand, by these chances. */
export function bestClaim(
  chances: Chances,
  terms: Pick<Terms, 'rules'>,
  low: number,
  high: number,
): Declaration {
  const { low: seven, high: twentySeven, both } = claims(chances, terms, low, high);
  if (both > Math.max(seven, twentySeven)) return 'both';
  return seven > twentySeven ? 'low' : 'high';
}

/**
 * The chances of each half, by the rank of a hand, against the rivals' likely hands at the
 * showdown. Their hidden cards are consistent with what they did, and they take cards as long as it
 * pays.
 *
 * @param chances The chances that rivals are assumed to know. The result blends them with the new
 * ones.
 * @param worth What hands are worth by those chances.
 * @param seed Any 32 bits.
 */
export function sampleChances(
  rivals: readonly Rival[],
  terms: Terms,
  chances: Chances,
  worth: Worth,
  samples: number,
  seed: number,
): Chances {
  const { rules, declares, unseen, left } = terms;
  const stock: Stock = { cards: unseen.slice(), at: 0, noise: seed | 1 };
  const ranks = rankTable(rules);
  const [low, high] = [tally(), tally()];
  const hands = new Uint16Array(rivals.length);
  const fair = 2 / (rivals.length + 1);
  for (let sample = 0; sample < samples; sample++) {
    stock.at = 0;
    low.best = high.best = LOST;
    rivals.forEach((rival, at) => (hands[at] = handOf(rival, stock, worth, fair)));
    drawOn(rivals, hands, stock, worth, stock.at + left, fair);
    hands.forEach((hand, at) => {
      const [forLow, forHigh] = [rankIn(ranks, 'low', hand), rankIn(ranks, 'high', hand)];
      const claim = declares
        ? (rivals[at]!.declared ?? bestClaim(chances, terms, forLow, forHigh))
        : 'both';
      if (claim !== 'high') compete(low, forLow);
      if (claim !== 'low') compete(high, forHigh);
    });
    count(low, high);
    count(high, low);
  }
  finish(low, chances.low, samples);
  finish(high, chances.high, samples);
  return { low, high };
}
