// Finds out which of Golf's deals 1 to 1000 can be won, without the corner and with it, and writes
// golf-verdicts.tsv: `node test/data/golf-verdicts.mjs`, some minutes. It shares nothing with src:
// it deals by itself, and marks every position that can be reached, one after the other.
import { writeFileSync } from 'node:fs';

const DEALS = 1000;
const COLUMNS = 7;
const HEIGHT = 5;
const STOCK = 16;
const RANKS = 13;

/**
 * The ranks of Microsoft's deal, 1 to 13, in the order of dealing.
 *
 * @param {number} number
 */
function deal(number) {
  let seed = number;
  const deck = Array.from({ length: 52 }, (_, card) => Math.floor(card / 4) + 1);
  const dealt = [];
  while (deck.length > 0) {
    seed = (seed * 214_013 + 2_531_011) % 2 ** 31;
    const at = Math.floor(seed / 65_536) % deck.length;
    const last = /** @type {number} */ (deck.pop());
    dealt.push(at < deck.length ? /** @type {number} */ (deck[at]) : last);
    if (at < deck.length) deck[at] = last;
  }
  return dealt;
}

/** A column's height has the weight 6 to the power of its number. */
const WEIGHTS = Array.from({ length: COLUMNS }, (_, column) => (HEIGHT + 1) ** column);
const POSITIONS = (HEIGHT + 1) ** COLUMNS;
const seen = new Uint8Array(POSITIONS * (STOCK + 1) * RANKS);

/**
 * Whether a deal can be won.
 *
 * @param {readonly number[]} dealt
 * @param {boolean} corner
 */
function canBeWon(dealt, corner) {
  const stock = dealt.slice(COLUMNS * HEIGHT + 1);
  const fits = (/** @type {number} */ rank, /** @type {number} */ top) => {
    if (corner) return (rank - top + RANKS) % RANKS === 1 || (top - rank + RANKS) % RANKS === 1;
    return top < RANKS && (rank === top + 1 || rank === top - 1);
  };
  seen.fill(0);
  /** @type {number[]} */
  const open = [];
  const reach = (
    /** @type {number} */ heights,
    /** @type {number} */ turned,
    /** @type {number} */ top,
  ) => {
    const at = (heights * (STOCK + 1) + turned) * RANKS + top - 1;
    if (seen[at]) return;
    seen[at] = 1;
    open.push(at);
  };
  reach(POSITIONS - 1, 0, /** @type {number} */ (dealt[COLUMNS * HEIGHT]));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const top = (at % RANKS) + 1;
    const turned = Math.floor(at / RANKS) % (STOCK + 1);
    const heights = Math.floor(at / RANKS / (STOCK + 1));
    if (heights === 0) return true;
    if (turned < STOCK) reach(heights, turned + 1, /** @type {number} */ (stock[turned]));
    for (const [column, weight] of WEIGHTS.entries()) {
      const height = Math.floor(heights / weight) % (HEIGHT + 1);
      if (height === 0) continue;
      const rank = /** @type {number} */ (dealt[(height - 1) * COLUMNS + column]);
      if (fits(rank, top)) reach(heights - weight, turned, rank);
    }
  }
  return false;
}

const lines = Array.from({ length: DEALS }, (_, index) => {
  const dealt = deal(index + 1);
  const verdicts = [false, true].map((corner) => (canBeWon(dealt, corner) ? 'won' : 'lost'));
  return [index + 1, ...verdicts].join('\t');
});
writeFileSync(new URL('golf-verdicts.tsv', import.meta.url), `${lines.join('\n')}\n`);
