import { ACE, DECK_SIZE, JOKER, rankOf, suitOf } from '../../../core/cards/card.js';

/**
 * Cards as bits. Each suit is a lane of 16 bits, from bit 0 (deuce) to bit 12 (ace). Clubs and
 * diamonds are in `low`, hearts and spades in `high`; the joker is a bit of `low`. A hand is the
 * bits of its cards or-ed together: two numbers, so that ranking it allocates nothing.
 */
export const LOW = new Int32Array(DECK_SIZE + 1);
export const HIGH = new Int32Array(DECK_SIZE + 1);

/** The joker's bit in `low`, above the clubs. */
export const JOKER_BIT = 1 << 15;
/** The bit of the aces in a lane. */
export const ACES = 1 << 12;
/** All 13 ranks of a lane. */
export const LANE = (ACES << 1) - 1;

for (let card = 0; card < DECK_SIZE; card++) {
  const bit = rankOf(card) === ACE ? ACES : 1 << (rankOf(card) - 2);
  const suit = suitOf(card);
  (suit < 2 ? LOW : HIGH)[card] = suit & 1 ? bit << 16 : bit;
}
LOW[JOKER] = JOKER_BIT;

/** The height of a lane's highest bit: 2 (deuce) to 14 (ace). */
export const topOf = (lane: number): number => 33 - Math.clz32(lane);

/** Whether a lane has at least five cards, or four with the joker. */
export function isLong(lane: number, joker: boolean): boolean {
  let rest = lane & (lane - 1);
  rest &= rest - 1;
  rest &= rest - 1;
  return joker ? rest !== 0 : (rest & (rest - 1)) !== 0;
}

/** The lane of the suit that makes a flush; 0 if there is none. Seven cards can't have two. */
export function flushLane(low: number, high: number): number {
  const joker = (low & JOKER_BIT) !== 0;
  if (isLong(low & LANE, joker)) return low & LANE;
  if (isLong(low >>> 16, joker)) return low >>> 16;
  if (isLong(high & LANE, joker)) return high & LANE;
  return isLong(high >>> 16, joker) ? high >>> 16 : 0;
}

/**
 * The straights among the ranks of a lane, as bits: bit 0 for A-2-3-4-5, bit 1 for 2-3-4-5-6, up to
 * bit 9 for 10-J-Q-K-A. The joker fills one gap.
 */
export function straights(lane: number, joker: boolean): number {
  const a = (lane << 1) | (lane >>> 12);
  const b = a >>> 1;
  const c = a >>> 2;
  const d = a >>> 3;
  const e = a >>> 4;
  if (!joker) return a & b & c & d & e;
  const first = a & b;
  const last = d & e;
  return ((first & last) | (first & c & (d | e)) | (last & c & (a | b))) & 0x3ff;
}

/**
 * The five highest ranks of a lane (2 to 14), four bits each, the highest at bit 16. Missing ranks
 * are 0.
 */
export const TOP_FIVE = new Int32Array(LANE + 1);
for (let lane = 1; lane <= LANE; lane++) {
  const top = topOf(lane);
  TOP_FIVE[lane] = (top << 16) | (TOP_FIVE[lane ^ (1 << (top - 2))]! >>> 4);
}
