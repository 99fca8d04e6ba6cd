import { type Card, FACE_DOWN } from '../../cards/card.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { bottomOf, sizeOf, topOf } from './masks.js';

/** The cards of a hand as a mask for each suit. Cards that are face down are left out. */
export function masksOf({ codes }: TableFacts, cards: readonly Card[]): Int32Array {
  const masks = new Int32Array(4);
  for (const card of cards) {
    if (card === FACE_DOWN) continue;
    const code = codes[card]!;
    masks[code >> 4]! |= 1 << (code & HEIGHT);
  }
  return masks;
}

/** The chance of a side suit's three highest cards to win a trick. */
const HONOURS = [0.9, 0.62, 0.28];
/** How many other cards of the suit an honour needs beside it. */
const GUARDS = [0, 1, 2];

/** The tricks that a side suit brings by its honours. */
function sideTricks(mask: number, highest: number): number {
  const length = sizeOf(mask);
  let sum = 0;
  for (let place = 0; place < HONOURS.length; place++) {
    if (((mask >> (highest - place)) & 1) === 0) continue;
    // Of a long suit, later rounds are trumped.
    const long = length > 5 ? 0.2 : 0;
    sum += length > GUARDS[place]! ? HONOURS[place]! - long : HONOURS[place]! / 3;
  }
  return sum;
}

/** The tricks that trumps bring: the high ones, and all after the third. */
function trumpTricks(mask: number, highest: number): number {
  const length = sizeOf(mask);
  let sum = 0;
  let place = 0;
  for (let left = mask; left !== 0; left &= ~(1 << topOf(left))) {
    const missing = highest - topOf(left) - place;
    const byRank = Math.max(0.1, 1 - 0.3 * missing);
    sum += place >= 3 ? Math.max(0.8, byRank) : byRank;
    place++;
  }
  return length === 0 ? 0 : sum;
}

/** About how many tricks a hand takes. `trump` is −1 for none. */
export function strengthOfHand(facts: TableFacts, masks: Int32Array, trump: number): number {
  const trumps = trump < 0 ? 0 : sizeOf(masks[trump]!);
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mask = masks[suit]!;
    const highest = topOf(facts.full[suit]!);
    if (suit === trump) sum += trumpTricks(mask, highest);
    else {
      sum += sideTricks(mask, highest);
      // Short suits let low trumps win, of which the high ones are counted already.
      const short = sizeOf(mask);
      if (short < 2) sum += Math.min(trumps, 3) * (short === 0 ? 0.25 : 0.12);
    }
  }
  return sum;
}

/** How likely a nil fails, in tricks: high cards that no low ones protect. */
export function nilDanger(facts: TableFacts, masks: Int32Array, trump: number): number {
  let danger = 0;
  for (let suit = 0; suit < 4; suit++) {
    const highest = topOf(facts.full[suit]!);
    let place = 0;
    for (let left = masks[suit]!; left !== 0; left &= left - 1) {
      // Of the n-th lowest card, so high is still safe.
      const safe = suit === trump ? 2 + 2 * place : 4 + 3 * place;
      const over = bottomOf(left) - safe;
      const weight = suit === trump ? 0.14 : 0.08;
      if (over > 0 && place < 3) danger += weight * over;
      if (suit === trump && highest - bottomOf(left) < 2) danger += 1;
      place++;
    }
    if (suit === trump && place > 3) danger += 0.5 * (place - 3);
  }
  return danger;
}

/** About how many card points a side takes with a suit of this hand as trump. */
export function cardPointsWith(facts: TableFacts, masks: Int32Array, trump: number): number {
  let sum = 9;
  for (let suit = 0; suit < 4; suit++) {
    for (let left = masks[suit]!; left !== 0; left &= left - 1) {
      const points = facts.points[16 * suit + bottomOf(left)]!;
      if (suit === trump) sum += 2.4 + 0.9 * points;
      else sum += points === 3 ? 2.4 : 0.4 * points;
    }
  }
  return sum;
}
