import { rankOf } from '../../cards/card.js';
import type { Board } from './board.js';
import { FACES } from './plan.js';

/** Whether a foundation takes a card. */
export function goesOnFoundation(board: Board, pile: number, face: number): boolean {
  const { plan, length } = board;
  const { table } = plan;
  if (board.wanted[face] === 0 || table.foundation!.runs) return false;
  if (length[pile] === 0) {
    const rank = board.firstRank(pile);
    return rank === 0 || rankOf(face) === rank;
  }
  if (length[pile]! >= table.suitSize) return false;
  const fits = plan.goesUp[pile] ? plan.up! : plan.down!;
  return fits[board.top(pile) * FACES + face] === 1;
}

/** The column that has to be filled before anything else is done, or -1. */
export function columnToFill(board: Board): number {
  const { table, columns } = board.plan;
  if (table.fill.length === 0 || table.covers.length > 0) return -1;
  const column = board.firstEmpty(columns);
  return column >= 0 && fillers(board).length > 0 ? column : -1;
}

/** The piles whose top cards may fill a column: of the first kind that has a card. */
export function fillers({ plan, length }: Board): readonly number[] {
  const { stock } = plan;
  const ranges = {
    reserve: plan.reserves,
    waste: plan.wastes,
    stock: { at: Math.max(0, stock), end: stock + 1 },
  };
  for (const source of plan.table.fill) {
    const { at, end } = ranges[source];
    const found: number[] = [];
    for (let pile = at; pile < end; pile++) if (length[pile]! > 0) found.push(pile);
    if (found.length > 0) return found;
  }
  return [];
}

/** Fills an empty column from a pile. */
export function fill(board: Board, from: number, to: number): void {
  if (from === board.plan.stock) board.draw(to, 1);
  else board.move(from, to, 1);
}

/** Whether other cards lie on a place of a pyramid. */
export function isCovered({ plan, length }: Board, place: number): boolean {
  const covers = plan.table.covers[place - plan.columns.at];
  return covers?.some((one) => length[plan.columns.at + one]! > 0) ?? false;
}

/**
 * Turns up the cards that lie face down on top. It is the only move of such a pile, it changes no other pile, and it
 * never takes a move away. So it may as well be made at once.
 */
function turnUp(board: Board): void {
  const { plan, down, length } = board;
  for (let pile = plan.columns.at; pile < plan.columns.end; pile++) {
    if (down[pile]! > 0 && down[pile] === length[pile] && !isCovered(board, pile)) {
      board.flip(pile);
    }
  }
}

/** The number of cards at the top of a column that are a complete run: `suitSize` or fewer. */
function completeLength({ plan, cards, length, down, room }: Board, pile: number): number {
  const { complete, table } = plan;
  const open = length[pile]! - down[pile]!;
  const top = pile * room + length[pile]! - 1;
  let count = Math.min(1, open);
  while (count < Math.min(open, table.suitSize)) {
    if (!complete[cards[top - count]! * FACES + cards[top - count + 1]!]) break;
    count++;
  }
  return count;
}

/** Takes a complete run up, as the game itself does at once. */
function takeRun(board: Board): boolean {
  const { plan } = board;
  const { suitSize } = plan.table;
  const to = board.firstEmpty(plan.foundations);
  if (to < 0) return false;
  for (let pile = plan.columns.at; pile < plan.columns.end; pile++) {
    if (board.length[pile]! < suitSize || completeLength(board, pile) < suitSize) continue;
    board.move(pile, to, suitSize);
    return true;
  }
  return false;
}

/** Whether a card outside the foundations needs a face in a column. */
function isNeeded(board: Board, face: number): boolean {
  for (const card of board.plan.needs![face]!) if (board.outside[card]! > 0) return true;
  return false;
}

/** How many cards outside the foundations could take the same places there as a face. */
function equalsOf({ plan, outside }: Board, face: number): number {
  if (plan.table.foundation!.by === 'suit') return outside[face]!;
  const first = face & ~3;
  return outside[first]! + outside[first + 1]! + outside[first + 2]! + outside[first + 3]!;
}

/** The foundation that takes a safe card, or -1. */
function safeTarget(board: Board, face: number): number {
  const { at, end } = board.plan.foundations;
  const places = board.wanted[face]!;
  if (places === 0 || places < equalsOf(board, face) || isNeeded(board, face)) return -1;
  for (let pile = at; pile < end; pile++) if (goesOnFoundation(board, pile, face)) return pile;
  return -1;
}

/**
 * Takes up a card that no other card needs.
 *
 * Proof: take any win from here, and leave this card on the foundation from the start. Its own moves are left out.
 * Nothing was laid on it but cards that go up without it (`plan.needs`). What the stock deals on it can lie on the card
 * below. There is a place on the foundations for each card that equals it, so it takes none away. All other moves stay
 * legal: the pile that it left is one card shorter, and the foundation is higher by a card that has to go up.
 *
 * This does not hold for cards of the waste if several are drawn at a time: then it decides which other cards come up.
 * It does not hold while cards are still dealt to columns, if none may be empty then (the card could fill one), or if
 * whole runs move (a dealt card could become a part of the run below).
 */
function rise(board: Board): boolean {
  const { plan, length, down } = board;
  if (board.base === 0 || (plan.dealsMatter && length[plan.stock]! > 0)) return false;
  for (const pile of plan.rising) {
    if (length[pile] === 0 || down[pile] === length[pile] || isCovered(board, pile)) continue;
    const to = safeTarget(board, board.top(pile));
    if (to < 0) continue;
    board.move(pile, to, 1);
    return true;
  }
  return riseFromTalon(board);
}

/** The same for the waste, and for every card of a talon that can be passed card by card at any time. */
function riseFromTalon(board: Board): boolean {
  const { plan, talon, wasteLength, talonLength } = board;
  const { stock } = plan.table;
  if (!plan.hasTalon || stock!.draw > 1) return false;
  const isFree = stock!.redeals === 'unlimited';
  const first = isFree ? 0 : Math.max(0, wasteLength - 1);
  for (let index = first; index < (isFree ? talonLength : wasteLength); index++) {
    const to = safeTarget(board, talon[index]!);
    if (to < 0) continue;
    board.take(index, to, isFree && index < wasteLength - 1);
    return true;
  }
  return false;
}

/** Makes all moves that follow by themselves, or that can do no harm. */
export function makeForcedMoves(board: Board): void {
  const { plan } = board;
  for (;;) {
    const column = columnToFill(board);
    if (column >= 0) {
      const from = fillers(board);
      // The player chooses one of several piles.
      if (from.length > 1) return;
      fill(board, from[0]!, column);
      continue;
    }
    turnUp(board);
    if (plan.table.foundation?.runs && takeRun(board)) continue;
    if (plan.needs && !board.isWon && rise(board)) continue;
    return;
  }
}
