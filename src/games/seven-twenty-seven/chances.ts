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
import type { Declaration } from './results.js';
import type { Rival } from './rivals.js';
import { rankTable } from './scoring.js';

/** So often hidden cards are drawn again that don't go with what their player did. */
const TRIES = 5;

/** Cards to be drawn without putting them back; `at` is where the next one comes from. */
interface Stock {
  readonly cards: Uint16Array;
  at: number;
  /** The state of the generator (xorshift, 32 bits): a sample needs dozens of numbers. */
  noise: number;
}

/** What the samples gave, by the best rank among the rivals. */
interface Tally extends HalfChances {
  best: number;
  ties: number;
}

function draw(stock: Stock): number {
  stock.noise ^= stock.noise << 13;
  stock.noise ^= stock.noise >>> 17;
  stock.noise ^= stock.noise << 5;
  const { cards } = stock;
  const place = stock.at++;
  const other = place + ((stock.noise >>> 0) % (cards.length - place));
  const card = cards[other]!;
  cards[other] = cards[place]!;
  return (cards[place] = card);
}

/** Whether the player of a hand would have done what this one did. */
function fits(
  rival: Rival,
  { now, best }: Worth,
  hand: number,
  last: number,
  fair: number,
): boolean {
  const before = hand - last;
  if (rival.raised && best[hand]! < fair) return false;
  if (rival.stood) return best[hand] === now[hand];
  return !rival.took || best[before]! > now[before]!;
}

/** A hand that the rival may have at the end. */
function handOf(rival: Rival, stock: Stock, worth: Worth, fair: number): number {
  const start = stock.at;
  let hand = 0;
  for (let tries = TRIES; tries > 0; tries--) {
    let last = 0;
    stock.at = start;
    hand = rival.up;
    for (let left = rival.hidden; left > 0; left--) hand += last = draw(stock);
    if (fits(rival, worth, hand, rival.last || last, fair)) break;
  }
  const { now, best } = worth;
  while (rival.open && best[hand]! > now[hand]! && stock.at < stock.cards.length) {
    hand += draw(stock);
  }
  return hand;
}

const tally = (): Tally => ({
  alone: new Float64Array(RANKS),
  share: new Float64Array(RANKS),
  extra: new Float64Array(RANKS),
  best: LOST,
  ties: 0,
});

/** One more hand that competes for a half. */
function compete(half: Tally, rank: number): void {
  if (rank > half.best) return;
  half.ties = rank < half.best ? 1 : half.ties + 1;
  half.best = rank;
}

function count({ alone, share, extra, best, ties }: Tally, other: Tally): void {
  alone[best]!++;
  share[best]! += 1 / (ties + 1);
  if (other.best === LOST) extra[best]!++;
}

/** Makes the counts by the best rank to chances of every rank, from the worst up. */
function finish({ alone, share, extra }: Tally, samples: number): void {
  let [beaten, uncontested] = [0, 0];
  for (let rank = LOST; rank >= 0; rank--) {
    const [here, extraHere] = [alone[rank]!, extra[rank]!];
    alone[rank] = beaten / samples;
    share[rank] = rank < LOST ? (beaten + share[rank]!) / samples : 0;
    extra[rank] = uncontested / samples;
    beaten += here;
    uncontested += extraHere;
  }
}

/** The target that a hand is declared for by who supposes such chances. */
export function bestClaim(chances: Chances, low: number, high: number): Declaration {
  const { low: seven, high: twentySeven, both } = claims(chances, low, high);
  if (both > Math.max(seven, twentySeven)) return 'both';
  return seven > twentySeven ? 'low' : 'high';
}

/**
 * The chances of each half by a hand's rank, against the hands that the rivals may have when cards
 * are shown: their hidden cards go with what they did, and they draw on for as long as it pays.
 *
 * @param supposed The chances by which the rivals are supposed to play, and `worth` what follows.
 * @param seed Of the chance in it: any 32 bits.
 */
export function sampleChances(
  rivals: readonly Rival[],
  { scoring, declares, unseen }: Terms,
  supposed: Chances,
  worth: Worth,
  samples: number,
  seed: number,
): Chances {
  const stock: Stock = { cards: unseen.slice(), at: 0, noise: seed | 1 };
  const ranks = rankTable(scoring);
  const [low, high] = [tally(), tally()];
  const fair = 2 / (rivals.length + 1);
  for (let sample = 0; sample < samples; sample++) {
    stock.at = low.ties = high.ties = 0;
    low.best = high.best = LOST;
    for (const rival of rivals) {
      const hand = handOf(rival, stock, worth, fair);
      const [forLow, forHigh] = [rankIn(ranks, 'low', hand), rankIn(ranks, 'high', hand)];
      const claim = declares ? (rival.declared ?? bestClaim(supposed, forLow, forHigh)) : 'both';
      if (claim !== 'high') compete(low, forLow);
      if (claim !== 'low') compete(high, forHigh);
    }
    count(low, high);
    count(high, low);
  }
  finish(low, samples);
  finish(high, samples);
  return { low, high };
}
