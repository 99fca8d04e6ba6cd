import { HEIGHT } from './facts.js';
import { above, below, bottomOf, sizeOf, topOf } from './masks.js';
import type { OpenTable } from './open-table.js';

/** How a card is chosen by a seat that wants tricks. All functions know its hand and what all saw. */

/** The height of the lowest card of a mask that is as good as its highest: no unseen card lies between. */
export function equalOfTop(mask: number, unseen: number): number {
  const top = topOf(mask);
  const between = topOf(below(unseen, top));
  return bottomOf(above(mask, between < 0 ? -1 : between));
}

/** Whether all cards that could beat the trick's best one were seen, so far as this seat knows. */
function isMaster(open: OpenTable, seat: number, code: number): boolean {
  return above(open.unseenBy(seat, code >> 4), code & HEIGHT) === 0;
}

/** Whether an opponent who plays later to this trick may trump its suit. */
export function mayBeTrumped(open: OpenTable, suit: number): boolean {
  const { facts, turn, count } = open;
  const trump = open.trumpFor(turn);
  if (trump < 0 || suit === trump || open.unseenBy(turn, trump) === 0) return false;
  let seat = turn;
  for (let left = facts.live - count - 1; left > 0; left--) {
    seat = facts.next[seat]!;
    const voids = open.voids[seat]!;
    const isEnemy = seat !== facts.partner[turn];
    if (isEnemy && ((voids >> suit) & 1) === 1 && ((voids >> trump) & 1) === 0) return true;
  }
  return false;
}

/** The legal card that costs least: of few points, low, and of a long suit; a trump last. */
export function cheapest(open: OpenTable): number {
  const { legal, turn, facts } = open;
  const trump = open.trumpFor(turn);
  let least = Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    if (legal[suit] === 0) continue;
    const mask = legal[suit]!;
    const unseen = open.unseenBy(turn, suit);
    const height = bottomOf(mask);
    const hand = open.hands[4 * turn + suit]!;
    const isGood = above(unseen, height) === 0;
    // A guarded honour should keep its guard.
    const guards = sizeOf(hand) - sizeOf(above(unseen, topOf(hand)));
    const cost =
      height +
      (suit === trump ? 40 : 0) +
      (isGood ? 20 : 0) +
      (guards === 1 && sizeOf(hand) > 1 ? 6 : 0) -
      sizeOf(hand);
    for (let left = mask; left !== 0; left &= left - 1) {
      const code = 16 * suit + bottomOf(left);
      const price = cost + 8 * facts.points[code]! + bottomOf(left) - height;
      if (price < least) {
        least = price;
        found = code;
      }
    }
  }
  return found;
}

/** The legal card with most points, and of these the lowest: for a trick that the partner wins. */
function richest(open: OpenTable): number {
  const { legal, turn, facts } = open;
  const trump = open.trumpFor(turn);
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    for (let left = legal[suit]!; left !== 0; left &= left - 1) {
      const code = 16 * suit + bottomOf(left);
      const isKept = suit === trump || (facts.points[code] !== 1 && isMaster(open, turn, code));
      const value = 8 * facts.points[code]! - bottomOf(left) - (isKept ? 30 : 0);
      if (value > most) {
        most = value;
        found = code;
      }
    }
  }
  return found;
}

/** The card for a trick that the partner wins. */
const forPartner = (open: OpenTable): number =>
  open.facts.counts ? richest(open) : cheapest(open);

/** Whether the partner's winning card holds against the opponents who play later. */
function partnerHolds(open: OpenTable): boolean {
  const { facts, turn, winner, best, count } = open;
  if (winner !== facts.partner[turn]) return false;
  if (count === facts.live - 1) return true;
  return isMaster(open, turn, best) && !mayBeTrumped(open, best >> 4);
}

/** The card to win with, if the suit is followed. */
function winningFollow(open: OpenTable, beating: number): number {
  const { facts, turn, led, count } = open;
  if (count === facts.live - 1) {
    return 16 * led + (facts.counts ? dearest(open, beating) : bottomOf(beating));
  }
  const unseen = open.unseenBy(turn, led);
  const top = topOf(beating);
  if (above(unseen, top) === 0) {
    if (mayBeTrumped(open, led)) return cheapest(open);
    return 16 * led + (facts.counts ? top : equalOfTop(beating, unseen));
  }
  return triesToWin(open, unseen, top) ? 16 * led + equalOfTop(beating, unseen) : cheapest(open);
}

/** Whether a high card that may be beaten is worth playing: third hand high, second hand low. */
function triesToWin(open: OpenTable, unseen: number, top: number): boolean {
  const { facts, turn, count, winner, best } = open;
  if (count < facts.live - 2) return false;
  const partner = facts.partner[turn]!;
  if (partner < 0 || winner !== partner) return true;
  return above(unseen, best & HEIGHT) !== 0 && sizeOf(above(unseen, top)) <= 1;
}

/** Of cards that win for sure, the height of that with most points. */
function dearest(open: OpenTable, beating: number): number {
  let found = bottomOf(beating);
  for (let left = beating; left !== 0; left &= left - 1) {
    const height = bottomOf(left);
    const { points } = open.facts;
    if (points[16 * open.led + height]! > points[16 * open.led + found]!) found = height;
  }
  return found;
}

/** The sum of the card points on the table. */
function pointsOnTable({ plays, count, facts }: OpenTable): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += facts.points[plays[at]!]!;
  return sum;
}

/** The trump to ruff with; −1 if a discard is better. */
function ruff(open: OpenTable): number {
  const { facts, turn, best, count } = open;
  const trump = open.trumpFor(turn);
  if (trump < 0 || open.legal[trump] === 0 || !open.isShown) return -1;
  const winning =
    best >> 4 === trump ? above(open.legal[trump]!, best & HEIGHT) : open.legal[trump]!;
  if (winning === 0 || partnerHolds(open)) return -1;
  const isCheap = facts.counts && count === facts.live - 1 && pointsOnTable(open) === 0;
  return isCheap ? -1 : 16 * trump + bottomOf(winning);
}

/** The card of a seat that wants to win the trick, if that makes sense. */
export function followToWin(open: OpenTable): number {
  const { led, best } = open;
  const follows = open.legal[led]!;
  if (follows === 0) {
    const trump = ruff(open);
    if (trump >= 0) return trump;
    return partnerHolds(open) ? forPartner(open) : cheapest(open);
  }
  const beating = best >> 4 === led ? above(follows, best & HEIGHT) : 0;
  if (partnerHolds(open)) return forPartner(open);
  return beating === 0 ? cheapest(open) : winningFollow(open, beating);
}

/** How good a lead is, and its card. Higher is better. */
type Lead = readonly [value: number, code: number];

/** Trumps are led to draw the others', if there are enough of them. */
function trumpLead(open: OpenTable, mask: number): Lead {
  const { facts, turn, trump } = open;
  const rest = sizeOf(open.unseenBy(turn, trump));
  const count = sizeOf(mask);
  const draws = rest > 0 && (count >= 4 || 2 * count > rest);
  const top = 16 * trump + topOf(mask);
  if (isMaster(open, turn, top)) return [draws ? 60 : 12, top];
  return [draws && !facts.counts ? 30 : 4, 16 * trump + bottomOf(mask)];
}

/** A card of a side suit: one that wins, a single one, the top of a sequence, or a low one. */
function sideLead(open: OpenTable, suit: number, mask: number): Lead {
  const { facts, turn } = open;
  const trump = open.trumpFor(turn);
  const unseen = open.unseenBy(turn, suit);
  const count = sizeOf(mask);
  const top = topOf(mask);
  const code = 16 * suit + top;
  if (isMaster(open, turn, code) && !mayBeTrumped(open, suit)) {
    const isShort = trump >= 0 && sizeOf(unseen) < 3 + count;
    return [50 - 4 * count - (isShort ? 6 : 0) + 4 * facts.points[code]!, code];
  }
  const holdsTrump = trump >= 0 && open.hands[4 * turn + trump] !== 0;
  if (count === 1 && holdsTrump && open.done < 5) return [26, code];
  const over = sizeOf(above(unseen, top));
  if (over === 1 && isSequence(mask, unseen)) return [24, code];
  const low = 16 * suit + bottomOf(mask);
  return [16 + count - over - 3 * facts.points[low]!, low];
}

/** Whether the two highest cards of a mask are equal. */
function isSequence(mask: number, unseen: number): boolean {
  const top = topOf(mask);
  const next = topOf(below(mask, top));
  return next >= 0 && below(unseen, top) >> next === 0;
}

/** The card to lead for a seat that wants tricks. */
export function leadToWin(open: OpenTable): number {
  let most = -Infinity;
  let found = -1;
  for (let suit = 0; suit < 4; suit++) {
    const mask = open.legal[suit]!;
    if (mask === 0) continue;
    const isTrump = suit === open.trumpFor(open.turn);
    const [value, code] = isTrump ? trumpLead(open, mask) : sideLead(open, suit, mask);
    if (value > most) {
      most = value;
      found = code;
    }
  }
  return found;
}
