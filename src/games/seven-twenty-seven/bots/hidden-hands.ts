import type { Worth } from './equity.js';
import type { Rival } from './rivals.js';

/**
 * By how much more a card must be worth for it to be taken: about nothing, by a coin (0 to 1) some
 * of a fair share more or less. Where all took it by the same rule, none would be left near a target
 * that all think others want.
 */
const wavering = (fair: number, coin: number): number => 0.5 * fair * (coin - 0.5);

/** So often hidden cards are drawn again that don't go with what their player did. */
const TRIES = 5;
/** What a hand is worth at least with which bets were matched, of a fair share. */
const CALLED = 0.8;

/** Weights of cards to be drawn without putting them back; `at` is where the next one comes from. */
export interface Stock {
  readonly cards: Uint16Array;
  at: number;
  /** The state of the generator (xorshift, 32 bits): a sample needs dozens of numbers. */
  noise: number;
}

/** A random number of 32 bits. */
function noise(stock: Stock): number {
  stock.noise ^= stock.noise << 13;
  stock.noise ^= stock.noise >>> 17;
  stock.noise ^= stock.noise << 5;
  return stock.noise >>> 0;
}

/** The next card, each of those that are left as likely as any other. */
export function draw(stock: Stock): number {
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
  if (rival.called && worth.best[hand]! < CALLED * fair) return false;
  if (rival.raised && worth.best[hand]! < fair) return false;
  if (rival.stood) return !takes(hand, stock, worth, fair);
  return !rival.took || takes(hand - last, stock, worth, fair);
}

/** A hand that the rival may have now. */
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

/** The rivals' hands at the end: one after the other takes cards until it would rather not. */
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
