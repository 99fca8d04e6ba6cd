import { type Card, RANKS, type Rank, rankOf } from '../../cards/card.js';
import { type Transfer, type Piles, topOf } from '../piles.js';
import type { RulesRefusal } from './refusals.js';
import type { PairRules } from './rules.js';
import { type PatienceState, needsFlip } from './state.js';
import { type Table, coversOn, isCovered } from './table.js';

/** The ranks that are removed three at a time. */
const trioOf = ({ trio = [] }: PairRules): readonly Rank[] =>
  trio.map((letter) => RANKS.indexOf(letter) + 1);

/** The piles that pairs are made of. */
const pairedPiles = ({ columns, wastes, reserves, cells }: Table): readonly string[] => [
  ...columns,
  ...wastes,
  ...reserves,
  ...cells,
];

/** Whether a rank is removed by itself. In Elevens, a jack has the sum but goes with the trio. */
const isAlone = (pairs: PairRules, card: Card): boolean =>
  rankOf(card) === pairs.sum && !trioOf(pairs).includes(rankOf(card));

/** Whether two cards make a pair. */
function isPair(pairs: PairRules, card: Card, other: Card): boolean {
  const { sum } = pairs;
  const [one, two] = [rankOf(card), rankOf(other)];
  if (sum === 'equal' ? one !== two : one + two !== sum) return false;
  const trio = trioOf(pairs);
  return !trio.includes(one) && !trio.includes(two);
}

/**
 * Whether a pile's top card can't be removed, because others lie on it. With `cover`, the other card of the pair may be
 * the only one that covers it.
 */
const isBlocked = (table: Table, piles: Piles, pile: string, gone: string): boolean =>
  coversOn(table, piles, pile).some((id) => id !== gone);

/** The third pile of a trio: the first one with the rank that is missing whose card can be removed. */
function thirdOfTrio(
  table: Table,
  state: PatienceState,
  { from, to }: Transfer,
): string | undefined {
  const { piles } = state;
  const { pairs } = table.rules;
  if (!pairs?.trio) return undefined;
  const rank = (pile: string): Rank | undefined => {
    const card = topOf(piles[pile]);
    return card === undefined ? undefined : rankOf(card);
  };
  const trio = trioOf(pairs);
  const [one, two] = [rank(from), rank(to)];
  if (one === two || !trio.includes(one ?? 0) || !trio.includes(two ?? 0)) return undefined;
  return pairedPiles(table).find((pile) => {
    const three = rank(pile);
    const isThird = three !== undefined && three !== one && three !== two && trio.includes(three);
    return isThird && !needsFlip(state, pile) && !isCovered(table, piles, pile);
  });
}

function refuseSum(table: Table, card: Card, target: Card): RulesRefusal | undefined {
  const pairs = table.rules.pairs!;
  const alone = [card, target].find((one) => isAlone(pairs, one));
  if (alone !== undefined) return { code: 'king-alone', card: alone };
  if (isPair(pairs, card, target)) return undefined;
  if (pairs.sum === 'equal') return { code: 'not-equal', card, target };
  const sum = rankOf(card) + rankOf(target);
  return { code: 'not-13', card, target, sum, wanted: pairs.sum };
}

function refuseTwo(table: Table, state: PatienceState, move: Transfer): RulesRefusal | undefined {
  const { piles } = state;
  const { from, to } = move;
  const [card, target] = [topOf(piles[from])!, topOf(piles[to])];
  if (target === undefined) return { code: 'empty-pile', pile: to };
  const pairs = table.rules.pairs!;
  for (const [pile, other, one] of [
    [from, to, card],
    [to, from, target],
  ] as const) {
    if (isBlocked(table, piles, pile, other)) return { code: 'covered', card: one };
    if (!isCovered(table, piles, pile)) continue;
    if (!isPair(pairs, card, target)) return { code: 'covered', card: one };
    if (!pairs.cover) return { code: 'no-cover-pairs' };
  }
  const trio = trioOf(pairs);
  if (trio.includes(rankOf(card)) && trio.includes(rankOf(target))) {
    return thirdOfTrio(table, state, move) === undefined ? { code: 'no-trio' } : undefined;
  }
  return refuseSum(table, card, target);
}

/** Checks a move of a game in which cards are removed in pairs: two piles, or one pile and the foundation. */
export function refusePair(
  table: Table,
  state: PatienceState,
  move: Transfer,
): RulesRefusal | undefined {
  const { from, to, count } = move;
  const [kind, goal] = [table.kinds[from]!, table.kinds[to]!];
  if (kind === 'foundation') return { code: 'no-return' };
  if (kind === 'stock') return { code: 'stock-turns' };
  if (goal === 'stock') return { code: 'takes-none', pile: to };
  if (count !== 1) return { code: 'top-only' };
  const down = [from, to].find((pile) => needsFlip(state, pile));
  if (down !== undefined) return { code: 'turn-first', pile: down };
  if (goal !== 'foundation') return refuseTwo(table, state, move);
  const card = topOf(state.piles[from])!;
  if (isCovered(table, state.piles, from)) return { code: 'covered', card };
  return isAlone(table.rules.pairs!, card) ? undefined : { code: 'not-king', card };
}

/** Every pair, trio and single card that can be removed, once each. */
export function pairMoves(table: Table, state: PatienceState): readonly Transfer[] {
  const { piles } = state;
  const pairs = table.rules.pairs!;
  const most = pairs.cover ? 1 : 0;
  const open = pairedPiles(table).filter(
    (id) => piles[id]!.length > 0 && coversOn(table, piles, id).length <= most,
  );
  // Most moves are out by their ranks.
  const mayGo = (from: string, to: string): boolean =>
    pairs.trio !== undefined || isPair(pairs, topOf(piles[from])!, topOf(piles[to])!);
  const candidates = open.flatMap((from, index) => [
    { from, to: table.foundations[0]!, count: 1 },
    ...open
      .slice(index + 1)
      .filter((to) => mayGo(from, to))
      .map((to) => ({ from, to, count: 1 })),
  ]);
  // Of the three ways to name a trio, the first one counts.
  const seen = new Set<string>();
  return candidates.filter((move) => {
    if (refusePair(table, state, move)) return false;
    const third = thirdOfTrio(table, state, move);
    if (third === undefined) return true;
    const key = [move.from, move.to, third].sort().join();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A pair in its normal order: by the order of the piles. Other moves stay as they are. */
export function inPairOrder(table: Table, move: Transfer): Transfer {
  const piles = pairedPiles(table);
  const [from, to] = [piles.indexOf(move.from), piles.indexOf(move.to)];
  return from >= 0 && to >= 0 && to < from ? { ...move, from: move.to, to: move.from } : move;
}

/** The piles whose top cards a move removes, in the order in which they go. */
export function removedBy(table: Table, state: PatienceState, given: Transfer): readonly string[] {
  const move = inPairOrder(table, given);
  if (table.kinds[move.to] === 'foundation') return [move.from];
  const third = thirdOfTrio(table, state, move);
  return [move.from, move.to, ...(third === undefined ? [] : [third])];
}
