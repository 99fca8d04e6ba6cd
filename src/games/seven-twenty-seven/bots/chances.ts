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
import type { Rival } from './rivals.js';
import { rankTable } from '../rules/scoring.js';

/**
 * By how much more a card must be worth for it to be taken: about nothing, by a coin (0 to 1) some
 * of a fair share more or less. Where all took it by the same rule, none would be left near a target
 * that all think others want.
 */
const wavering = (fair: number, coin: number): number => 0.5 * fair * (coin - 0.5);

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

/** How much the samples of a pass count beside what was supposed before. */
const NEWS = 0.45;

/** A random number of 32 bits. */
function noise(stock: Stock): number {
  stock.noise ^= stock.noise << 13;
  stock.noise ^= stock.noise >>> 17;
  stock.noise ^= stock.noise << 5;
  return stock.noise >>> 0;
}

function draw(stock: Stock): number {
  const { cards } = stock;
  const place = stock.at++;
  const other = place + (noise(stock) % (cards.length - place));
  const card = cards[other]!;
  cards[other] = cards[place]!;
  return (cards[place] = card);
}

/** Whether a hand takes a card: the likelier, the more it gains by it. */
const takes = (hand: number, stock: Stock, { gain }: Worth, fair: number): boolean =>
  gain[hand]! > wavering(fair, noise(stock) / 2 ** 32);

/** Whether the player of a hand would have done what this one did. */
function fits(
  rival: Rival,
  stock: Stock,
  worth: Worth,
  hand: number,
  last: number,
  fair: number,
): boolean {
  if (rival.raised && worth.best[hand]! < fair) return false;
  if (rival.stood) return !takes(hand, stock, worth, fair);
  return !rival.took || takes(hand - last, stock, worth, fair);
}

/** A hand that the rival may have now. */
function handOf(rival: Rival, stock: Stock, worth: Worth, fair: number): number {
  const start = stock.at;
  let hand = 0;
  for (let tries = TRIES; tries > 0; tries--) {
    let last = 0;
    stock.at = start;
    hand = rival.up;
    for (let left = rival.hidden; left > 0; left--) hand += last = draw(stock);
    if (fits(rival, stock, worth, hand, rival.last || last, fair)) break;
  }
  return hand;
}

/** The rivals' hands at the end: one after the other takes cards until it would rather not. */
function drawOn(
  rivals: readonly Rival[],
  hands: Uint16Array,
  stock: Stock,
  worth: Worth,
  end: number,
  fair: number,
): void {
  for (let at = 0; at < hands.length; at++) {
    while (rivals[at]!.open && stock.at < end && takes(hands[at]!, stock, worth, fair)) {
      hands[at]! += draw(stock);
    }
  }
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
  if (rank > half.best || rank === LOST) return;
  half.ties = rank < half.best ? 1 : half.ties + 1;
  half.best = rank;
}

function count({ alone, share, extra, best, ties }: Tally, other: Tally): void {
  alone[best]!++;
  share[best]! += 1 / (ties + 1);
  if (other.best === LOST) extra[best]!++;
}

/** Makes the counts by the best rank to chances of every rank, from the worst up. */
function finish(tally: Tally, before: HalfChances, samples: number): void {
  const { alone, share, extra } = tally;
  const blend = (counts: Float64Array, rank: number, count: number, old: Float64Array): void => {
    counts[rank] = old[rank]! + NEWS * (count / samples - old[rank]!);
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
 * @param chances What the rivals are supposed to go by; the new ones are blended with them.
 * @param worth What hands are worth by those chances.
 * @param seed Of the chance in it: any 32 bits.
 */
export function sampleChances(
  rivals: readonly Rival[],
  { scoring, declares, unseen, left }: Terms,
  chances: Chances,
  worth: Worth,
  samples: number,
  seed: number,
): Chances {
  const stock: Stock = { cards: unseen.slice(), at: 0, noise: seed | 1 };
  const ranks = rankTable(scoring);
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
        ? (rivals[at]!.declared ?? bestClaim(chances, forLow, forHigh))
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
