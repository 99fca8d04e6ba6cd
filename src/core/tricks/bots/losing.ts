import { HEIGHT } from './facts.js';
import { above, below, bottomOf, sizeOf, topOf } from './masks.js';
import type { OpenTable } from './open-table.js';

/** How a card is chosen by a seat that wants no tricks, or as few as possible. */

/** How likely a suit makes its holder win tricks: cards that are higher than the unseen ones they will meet. */
export function dangerOf(open: OpenTable, suit: number, mask: number): number {
  const unseen = open.unseenBy(open.turn, suit);
  let danger = 0;
  let order = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const height = bottomOf(left);
    const lower = sizeOf(below(unseen, height));
    // The n-th lowest card is in danger if few cards above it are left when it must be played.
    danger += Math.max(0, lower - 2 * order);
    order++;
  }
  return danger;
}

/** The legal card whose loss helps most: the top card of the most dangerous suit. */
export function discardToLose(open: OpenTable): number {
  const { legal, turn, hands } = open;
  const trump = open.trumpFor(turn);
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const mask = legal[suit]!;
    if (mask === 0) continue;
    const hand = hands[4 * turn + suit]!;
    const value =
      dangerOf(open, suit, hand) + topOf(mask) - sizeOf(hand) + (suit === trump ? 12 : 0);
    if (value > most) {
      most = value;
      found = 16 * suit + topOf(mask);
    }
  }
  return found;
}

/** The highest card that loses, or, if none does, the best one to win with. */
export function followToLose(open: OpenTable): number {
  const { led, best, count, facts } = open;
  const follows = open.legal[led]!;
  if (follows === 0) return duckOrDiscard(open);
  if (best >> 4 !== led) return 16 * led + topOf(follows);
  const losing = below(follows, best & HEIGHT);
  if (losing !== 0) return 16 * led + topOf(losing);
  return 16 * led + (count === facts.live - 1 ? topOf(follows) : bottomOf(follows));
}

/** A discard. A trump goes if a higher one wins already. */
function duckOrDiscard(open: OpenTable): number {
  const { best, legal, turn, isShown } = open;
  const trump = open.trumpFor(turn);
  if (trump < 0 || legal[trump] === 0 || !isShown) return discardToLose(open);
  const losing = best >> 4 === trump ? below(legal[trump]!, best & HEIGHT) : 0;
  if (losing !== 0) return 16 * trump + topOf(losing);
  const kept = legal[trump]!;
  legal[trump] = 0;
  const code = discardToLose(open);
  legal[trump] = kept;
  return code >= 0 ? code : 16 * trump + bottomOf(kept);
}

/** The card to lead for a seat that wants no tricks: one that others will beat. */
export function leadToLose(open: OpenTable): number {
  const { turn, legal } = open;
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const mask = legal[suit]!;
    if (mask === 0) continue;
    const unseen = open.unseenBy(turn, suit);
    const low = bottomOf(mask);
    const over = sizeOf(above(unseen, low));
    const value = over === 0 ? -50 : 3 * over - 2 * low - sizeOf(below(unseen, low));
    if (value > most) {
      most = value;
      found = 16 * suit + low;
    }
  }
  return found;
}
