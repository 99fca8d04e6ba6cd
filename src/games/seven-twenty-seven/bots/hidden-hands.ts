import type { Worth } from './equity.js';
import type { Rival } from './rivals.js';

/**
 * The gain from which a player takes a card: around zero, varied at random (`coin` is 0 to 1) by a
 * part of a fair share. If all players used one sharp limit, no sampled hand would ever be near a
 * target that everybody seems to want.
 */
const wavering = (fair: number, coin: number): number => 0.5 * fair * (coin - 0.5);

/** How often hidden cards are redrawn if they don't fit what their player did. */
const TRIES = 5;
/** The least worth of a hand that matched bets, as a fraction of a fair share. */
const CALLED = 0.8;

/** Card weights to draw without replacement; `at` is the index of the next one. */
export interface Stock {
  readonly cards: Uint16Array;
  at: number;
  /** The state of the random generator (xorshift, 32 bits). A sample needs dozens of numbers. */
  noise: number;
}

/** A random number of 32 bits. */
function noise(stock: Stock): number {
  stock.noise ^= stock.noise << 13;
  stock.noise ^= stock.noise >>> 17;
  stock.noise ^= stock.noise << 5;
  return stock.noise >>> 0;
}

/** Draws a card; each remaining card is equally likely. */
export function draw(stock: Stock): number {
  const { cards } = stock;
  const place = stock.at++;
  const other = place + (noise(stock) % (cards.length - place));
  const card = cards[other]!;
  cards[other] = cards[place]!;
  return (cards[place] = card);
}

/** Whether the player of a hand takes a card: the more the hand gains, the likelier. */
const takes = (hand: number, stock: Stock, { gain }: Worth, fair: number): boolean =>
  gain[hand]! > wavering(fair, noise(stock) / 2 ** 32);

/** Whether the player of this hand would have acted as the rival did. */
function fits(
  rival: Rival,
  stock: Stock,
  worth: Worth,
  hand: number,
  last: number,
  fair: number,
): boolean {
  if (rival.called && worth.best[hand]! < CALLED * fair) return false;
  if (rival.raised && worth.best[hand]! < fair) return false;
  if (rival.stood) return !takes(hand, stock, worth, fair);
  return !rival.took || takes(hand - last, stock, worth, fair);
}

/** A likely hand of the rival at this moment. */
export function handOf(rival: Rival, stock: Stock, worth: Worth, fair: number): number {
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

/** Lets the rivals take cards, one player after another, as long as each wants more. */
export function drawOn(
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
