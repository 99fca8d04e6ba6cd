import type { ContractScore } from '../rules.js';
import { HEIGHT } from './facts.js';
import { followToLose, leadToLose } from './losing.js';
import { topOf } from './masks.js';
import type { OpenTable } from './open-table.js';
import { choosePoints } from './points-play.js';
import { followToWin, leadToWin } from './winning.js';

/** The tricks that a side still needs for its bids; the tricks of a nil don't count. */
export function neededBy(open: OpenTable, side: number): number {
  const { facts, bids, tricks } = open;
  let needed = 0;
  for (let seat = 0; seat < facts.players; seat++) {
    if (facts.side[seat] === side && bids[seat]! > 0) needed += bids[seat]! - tricks[seat]!;
  }
  return needed;
}

/** Whether an opponent's nil still holds, so that it can be broken. */
function nilToBreak(open: OpenTable): boolean {
  const { facts, bids, tricks, turn } = open;
  for (let seat = 0; seat < facts.players; seat++) {
    const isEnemy = facts.side[seat] !== facts.side[turn];
    if (isEnemy && bids[seat] === 0 && tricks[seat] === 0) return true;
  }
  return false;
}

/** The tricks that the opponents still need, if they can be stopped; 0 if not. */
function enemyNeed(open: OpenTable): number {
  const { facts, turn } = open;
  let most = 0;
  for (let side = 0; side < facts.table.sides; side++) {
    if (side !== facts.side[turn]) most = Math.max(most, neededBy(open, side));
  }
  return most;
}

function wantsContract(open: OpenTable, score: ContractScore): boolean {
  const { facts, turn, bids, tricks, done } = open;
  if (bids[turn] === 0 && tricks[turn] === 0) return false;
  const needed = neededBy(open, facts.side[turn]!);
  if (needed > 0) return true;
  const left = facts.table.rules.deal.hand - done;
  const enemy = enemyNeed(open);
  return (enemy > 0 && left - enemy <= 3) || !score.bags;
}

/** Whether the card for the winner of the next trick, in a game with a stock, is worth the trick. */
function wantsStockCard(open: OpenTable): boolean {
  const code = open.stock[open.drawn] ?? -1;
  if (code < 0) return true;
  const suit = code >> 4;
  return suit === open.trump || (code & HEIGHT) >= topOf(open.facts.full[suit]!) - 3;
}

/** Whether the seat whose turn it is wants the trick. */
export function wantsTrick(open: OpenTable): boolean {
  const { facts, turn, bids, tricks } = open;
  const { score } = facts;
  switch (score.type) {
    case 'contract':
      return wantsContract(open, score);
    case 'exact':
      return tricks[turn] !== bids[turn];
    case 'majority':
      return open.stock.length - open.drawn < facts.live || wantsStockCard(open);
    default:
      return true;
  }
}

/** Whether the partner's nil should be covered: this seat takes what the partner would win. */
const coversNil = ({ facts, turn, bids, tricks }: OpenTable): boolean => {
  const partner = facts.partner[turn]!;
  return partner >= 0 && bids[partner] === 0 && tricks[partner] === 0;
};

/** The card of a seat whose partner bid nil: as high as it takes to beat the partner's. */
function cover(open: OpenTable): number {
  const { led, best, winner, facts, turn, count } = open;
  if (count === 0) return leadToWin(open);
  const isPartner = winner === facts.partner[turn];
  const follows = open.legal[led]!;
  if (follows !== 0 && (isPartner || count < facts.live - 2) && best >> 4 === led) {
    const top = 16 * led + topOf(follows);
    if (top > best) return top;
  }
  return followToWin(open);
}

/** The code of the card that the seat whose turn it is plays by simple rules. Needs `findLegal`. */
export function chooseCode(open: OpenTable): number {
  const { facts, count } = open;
  if (facts.score.type === 'points') return choosePoints(open);
  if (facts.score.type === 'contract' && coversNil(open) && open.bids[open.turn]! > 0) {
    return cover(open);
  }
  if (wantsTrick(open)) return count === 0 ? leadToWin(open) : followToWin(open);
  if (count > 0 && facts.score.type === 'contract' && nilToBreak(open)) return followToLose(open);
  return count === 0 ? leadToLose(open) : followToLose(open);
}

/** Whether the seat whose turn it is asks for trump: there are points to win, or it is the bidder. */
export function wantsToAsk(open: OpenTable): boolean {
  const { facts, turn, winner, plays, count } = open;
  if (winner === facts.partner[turn]) return false;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += facts.points[plays[at]!]!;
  const known = open.trumpFor(turn);
  if (known >= 0 && open.hands[4 * turn + known] === 0) return false;
  return sum > 0 || count === facts.live - 1 || turn === open.bidder;
}

/** Plays the hand to its end by simple rules, each seat by what it knows. */
export function playOut(open: OpenTable): void {
  while (!open.isOver) playOne(open);
}

/** One card by simple rules, and what is shown or asked before it. */
export function playOne(open: OpenTable): void {
  if (open.mayAsk && wantsToAsk(open)) open.ask();
  if (open.mayPair) open.showPair();
  open.findLegal();
  open.play(chooseCode(open));
}
