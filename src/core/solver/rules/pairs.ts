import { RANKS, rankOf } from '../../cards/card.js';
import type { PairRules } from '../../patience/rules/rules.js';
import type { Board } from './board.js';
import { isCovered } from './forced.js';
import { type MoveList, countOf, fromOf, moveOf, talonOf, toOf } from './move.js';
import { forEachDrawn } from './talon.js';

/** A card that can be removed: its pile, and its index in the talon or -1. */
interface Open {
  readonly pile: number;
  readonly talon: number;
  readonly isRedealt: boolean;
  readonly rank: number;
}

const isTrioRank = ({ trio = [] }: PairRules, rank: number): boolean =>
  trio.includes(RANKS[rank - 1]!);

function isPair(pairs: PairRules, one: number, other: number): boolean {
  if (isTrioRank(pairs, one) || isTrioRank(pairs, other)) return false;
  return pairs.sum === 'equal' ? one === other : one + other === pairs.sum;
}

/** The piles that cards are removed from, in the engine's order. */
function pilesOf({ plan }: Board): readonly number[] {
  const { columns, wastes, reserves, cells } = plan;
  const piles: number[] = [];
  for (const { at, end } of [
    columns,
    plan.hasTalon ? { at: 0, end: 0 } : wastes,
    reserves,
    cells,
  ]) {
    for (let pile = at; pile < end; pile++) piles.push(pile);
  }
  return piles;
}

/** The only place that covers a place of a pyramid, or -1 if it is not covered by exactly one. */
function onlyCover({ plan, length }: Board, pile: number): number {
  const covers = plan.table.covers[pile - plan.columns.at] ?? [];
  const there = covers.filter((one) => length[plan.columns.at + one]! > 0);
  return there.length === 1 ? plan.columns.at + there[0]! : -1;
}

const at = (board: Board, pile: number): Open => ({
  pile,
  talon: -1,
  isRedealt: false,
  rank: rankOf(board.top(pile)),
});

/** All cards that can be removed now, or after draws. */
function openCards(board: Board): readonly Open[] {
  const { plan, length, down } = board;
  const open = pilesOf(board)
    .filter((pile) => length[pile]! > 0 && down[pile]! < length[pile]! && !isCovered(board, pile))
    .map((pile) => at(board, pile));
  if (plan.hasTalon) {
    forEachDrawn(board, (talon, isRedealt) =>
      open.push({ pile: plan.wastes.at, talon, isRedealt, rank: rankOf(board.talon[talon]!) }),
    );
  }
  return open;
}

function write(list: MoveList, one: Open, to: number): void {
  const isDrawn = one.talon >= 0;
  list.add(moveOf(one.pile, to, isDrawn && one.isRedealt ? 2 : 1, isDrawn ? one.talon + 1 : 0));
}

/** Pairs of a card and the one that alone covers it. */
function writeCoverPairs(board: Board, list: MoveList): void {
  const { plan, length, down } = board;
  for (let pile = plan.columns.at; pile < plan.columns.end; pile++) {
    if (length[pile] === 0 || down[pile] === length[pile]) continue;
    const cover = onlyCover(board, pile);
    if (cover < 0 || isCovered(board, cover) || down[cover] === length[cover]) continue;
    const ranks = [rankOf(board.top(pile)), rankOf(board.top(cover))] as const;
    if (isPair(plan.table.rules.pairs!, ...ranks)) list.add(moveOf(pile, cover, 1));
  }
}

/** Writes all pairs, trios and single cards that can be removed. */
export function writePairs(board: Board, list: MoveList): void {
  const { plan } = board;
  const pairs = plan.table.rules.pairs!;
  const open = openCards(board);
  if (plan.coverPairs) writeCoverPairs(board, list);
  open.forEach((one, index) => {
    for (let n = index + 1; n < open.length; n++) {
      const other = open[n]!;
      if (other.talon >= 0 && one.talon >= 0) continue;
      const isTrio = thirdOf(board, one.pile, other.pile, one.rank, other.rank) >= 0;
      if (!isTrio && !isPair(pairs, one.rank, other.rank)) continue;
      // A card of the talon is the one that moves.
      if (other.talon >= 0) write(list, other, one.pile);
      else write(list, one, other.pile);
    }
    const isAlone = one.rank === pairs.sum && !isTrioRank(pairs, one.rank);
    if (isAlone) write(list, one, plan.foundations.at);
  });
}

/** The third pile of a trio, the one that the engine takes. -1 if the two cards are part of none. */
function thirdOf(board: Board, from: number, to: number, one: number, other: number): number {
  const pairs = board.plan.table.rules.pairs!;
  if (!pairs.trio || one === other || !isTrioRank(pairs, one) || !isTrioRank(pairs, other))
    return -1;
  const third = pilesOf(board).find((pile) => {
    if (pile === from || pile === to || board.length[pile] === 0) return false;
    const rank = rankOf(board.top(pile));
    if (rank === one || rank === other || !isTrioRank(pairs, rank)) return false;
    return board.down[pile]! < board.length[pile]! && !isCovered(board, pile);
  });
  return third ?? -1;
}

/** Removes the cards of a pair, a trio or a single card. */
export function makePair(board: Board, move: number): void {
  const { recorder, plan, wasteLength } = board;
  const [from, to, talon] = [fromOf(move), toOf(move), talonOf(move)];
  const goal = plan.foundations.at;
  const isRedealt = talon >= 0 && countOf(move) === 2;
  const third =
    to === goal || talon >= 0
      ? -1
      : thirdOf(board, from, to, rankOf(board.top(from)), rankOf(board.top(to)));
  board.recorder = undefined;
  if (talon >= 0) board.take(talon, goal, isRedealt);
  else board.move(from, goal, 1);
  if (to !== goal) board.move(to, goal, 1);
  if (third >= 0) board.move(third, goal, 1);
  board.recorder = recorder;
  if (talon >= 0) recorder?.taken(to, talon, wasteLength, isRedealt);
  else recorder?.moved(from, to, 1);
}
