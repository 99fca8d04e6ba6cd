import { HEIGHT } from './facts.js';
import { dangerOf, discardToLose } from './losing.js';
import { above, below, bottomOf, sizeOf, topOf } from './masks.js';
import type { OpenTable } from './open-table.js';
import { followToWin, leadToWin } from './winning.js';

/** How a card is chosen if cards in tricks cost points, as in Hearts. */

/** The sum of the points on the table. */
function pointsOnTable({ plays, count, facts }: OpenTable): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += facts.points[plays[at]!]!;
  return sum;
}

/** The number of tricks that the hand wins by high cards alone, if it leads. */
function sureTricks(open: OpenTable, seat: number): number {
  let sure = 0;
  for (let suit = 0; suit < 4; suit++) {
    const hand = open.hands[4 * seat + suit]!;
    const unseen = open.unseenBy(seat, suit);
    const top = topOf(unseen);
    const high = sizeOf(above(hand, top));
    // Enough high cards draw the others, so that the low ones are good too.
    sure += high === 0 ? 0 : 3 * high >= sizeOf(unseen) ? sizeOf(hand) : high;
  }
  return sure;
}

/** The seat that has taken all points so far and enough of them for all to be feared; −1 for none. */
export function threatOf({ counted, facts }: OpenTable): number {
  let taken = 0;
  let holder = -1;
  for (let seat = 0; seat < facts.players; seat++) {
    if (counted[seat] === 0) continue;
    if (holder >= 0) return -1;
    holder = seat;
    taken = counted[seat]!;
  }
  return 5 * taken >= facts.allPoints ? holder : -1;
}

/** Whether a seat tries to take all points: nobody else has one, and its hand is strong enough. */
function shoots(open: OpenTable, seat: number): boolean {
  const { counted, facts } = open;
  for (let other = 0; other < facts.players; other++) {
    if (other !== seat && counted[other]! > 0) return false;
  }
  const left = open.sizes[seat]!;
  const slack = counted[seat]! > 0 ? left >> 2 : left >> 4;
  return sureTricks(open, seat) >= left - slack;
}

/** The code of the dearest card that is still out; −1 for none worth more than the others. */
export function dearCard({ facts, seen }: OpenTable): number {
  let found = -1;
  let most = 1;
  for (const code of facts.pack) {
    const isOut = ((seen[code >> 4]! >> (code & HEIGHT)) & 1) === 0;
    if (isOut && facts.points[code]! > most) {
      most = facts.points[code]!;
      found = code;
    }
  }
  return found;
}

const holds = (open: OpenTable, seat: number, code: number): boolean =>
  code >= 0 && ((open.hands[4 * seat + (code >> 4)]! >> (code & HEIGHT)) & 1) === 1;

/** How much a seat wants to be rid of a card. */
function discardValue(open: OpenTable, code: number, dear: number, dangers: number): number {
  const { facts, turn } = open;
  const suit = code >> 4;
  const points = facts.points[code]!;
  const isHigh = dear >= 0 && suit === dear >> 4 && code > dear;
  const unseen = open.unseenBy(turn, suit);
  const risk = isHigh && !holds(open, turn, dear) ? 25 : 0;
  const isGood = points < 0 && above(unseen, code & HEIGHT) === 0 ? -60 : 20 * Math.min(points, 0);
  return (
    (points > 1 ? 100 : 4 * Math.max(0, points)) +
    isGood +
    risk +
    dangers +
    (code & HEIGHT) -
    sizeOf(open.hands[4 * turn + suit]!)
  );
}

function discardPoints(open: OpenTable): number {
  const { legal, turn, facts } = open;
  const threat = threatOf(open);
  const helpsMoon = threat >= 0 && threat !== turn && threat === open.winner;
  const dear = dearCard(open);
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    if (legal[suit] === 0) continue;
    const dangers = dangerOf(open, suit, open.hands[4 * turn + suit]!);
    for (let left = legal[suit]!; left !== 0; left &= left - 1) {
      const code = 16 * suit + bottomOf(left);
      const kept = helpsMoon && facts.points[code]! > 0 ? 60 + 8 * (code & HEIGHT) : 0;
      const value = discardValue(open, code, dear, dangers) - kept;
      if (value > most) {
        most = value;
        found = code;
      }
    }
  }
  return found;
}

/** Whether no later seat is likely to add points: each may still have the suit led. */
function isQuiet(open: OpenTable): boolean {
  const { facts, turn, count, led } = open;
  let seat = turn;
  for (let left = facts.live - count - 1; left > 0; left--) {
    seat = facts.next[seat]!;
    if (((open.voids[seat]! >> led) & 1) === 1) return false;
  }
  const isHarmless = facts.full[led] === facts.harmless[led];
  return isHarmless && sizeOf(open.unseenBy(turn, led)) >= 4;
}

/** A card that wins points, so that no other seat can take them all. −1 if the hand has no such card. */
function stopMoon(open: OpenTable, follows: number, isLast: boolean): number {
  const { led, best, turn } = open;
  const threat = threatOf(open);
  if (threat < 0 || threat === turn || open.winner !== threat) return -1;
  const beating = above(follows, best & HEIGHT);
  if (beating === 0 || pointsOnTable(open) <= 0) return -1;
  const isSure = isLast || above(open.unseenBy(turn, led), topOf(beating)) === 0;
  return isSure ? 16 * led + topOf(beating) : -1;
}

/** The card for a trick that has to be followed, and may cost points. */
function followPoints(open: OpenTable): number {
  const { led, best, count, facts, turn } = open;
  const follows = open.legal[led]!;
  const losing = below(follows, best & HEIGHT);
  const isLast = count === facts.live - 1;
  const dear = dearCard(open);
  const stop = stopMoon(open, follows, isLast);
  if (stop >= 0) return stop;
  if (dear >> 4 === led && dear < best && holds(open, turn, dear)) return dear;
  const free = freeToWin(open, follows, dear, isLast);
  if (free !== 0) return 16 * led + topOf(free);
  if (losing !== 0) return 16 * led + topOf(losing);
  const rest = withoutDear(follows, dear, led);
  return 16 * led + (isLast ? topOf(rest) : bottomOf(rest));
}

/** The cards that may win the trick, because it is likely to cost nothing. */
function freeToWin(open: OpenTable, follows: number, dear: number, isLast: boolean): number {
  if (pointsOnTable(open) > 0 || !(isLast || isQuiet(open))) return 0;
  const hasDear = dear >= 0 && dear >> 4 === open.led;
  return hasDear ? freeOfDear(open, follows, dear, isLast) : follows;
}

/** The cards of a mask without the dear one, if there are others. */
function withoutDear(mask: number, dear: number, led: number): number {
  if (dear < 0 || dear >> 4 !== led) return mask;
  const rest = mask & ~(1 << (dear & HEIGHT));
  return rest === 0 ? mask : rest;
}

/** The cards of a suit that may win a trick without taking the suit's dear card. */
function freeOfDear(open: OpenTable, follows: number, dear: number, isLast: boolean): number {
  const rest = follows & ~(1 << (dear & HEIGHT));
  if (isLast || holds(open, open.turn, dear)) return rest;
  return below(rest, dear & HEIGHT);
}

/** How good it is to lead a suit's lowest card: others will beat it, and no dear card falls on it. */
function leadValue(open: OpenTable, suit: number, mask: number, dear: number): number {
  const { turn, facts } = open;
  const unseen = open.unseenBy(turn, suit);
  const low = bottomOf(mask);
  const over = sizeOf(above(unseen, low));
  const under = sizeOf(below(unseen, low));
  if (over === 0) return -40 - low - (unseen === 0 ? 10 : 0);
  const hand = open.hands[4 * turn + suit]!;
  let value = 10 - (8 * under) / (over + under) - low / 2;
  if (sizeOf(hand) === 1) value += 3;
  if (facts.points[16 * suit + low]! > 0) value -= 2 + (under > 0 ? 6 : 0);
  if (dear >= 0 && suit === dear >> 4) {
    const isOwn = holds(open, turn, dear);
    const isHigh = above(hand, (dear & HEIGHT) - 1) !== 0;
    value += isOwn ? -12 : isHigh ? -6 : 14;
  }
  return value;
}

function leadPoints(open: OpenTable): number {
  const { legal } = open;
  const dear = dearCard(open);
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const mask = legal[suit]!;
    if (mask === 0) continue;
    const value = leadValue(open, suit, mask, dear);
    if (value > most) {
      most = value;
      found = 16 * suit + bottomOf(withoutDear(mask, dear, suit));
    }
  }
  return found;
}

/** The card of the seat whose turn it is. */
export function choosePoints(open: OpenTable): number {
  const { turn, count, led } = open;
  if (shoots(open, turn)) return count === 0 ? leadToWin(open) : followToWin(open);
  if (count === 0) return leadPoints(open);
  if (open.legal[led] !== 0) return followPoints(open);
  const code = discardPoints(open);
  return code >= 0 ? code : discardToLose(open);
}
