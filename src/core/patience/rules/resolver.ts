import { suitOf } from '../../cards/card.js';
import type { Hand, MoveResolver, Pick } from '../move-resolver.js';
import { type Piles, STOCK, type Transfer, isColumn, isFoundation, topOf } from '../piles.js';
import { homeMove } from './automatic.js';
import { flip, isTurn, moves, redeal, turn } from './moves.js';
import { isIdle } from './outcome.js';
import { pairMoves, removedBy } from './pairs.js';
import { transfersOf } from './play.js';
import { pendingFills, refusal, refuseFrom } from './refusal.js';
import type { RulesRefusal } from './refusals.js';
import { fitsOn, follows } from './sequence.js';
import { type PatienceState, faceUp, needsFlip } from './state.js';
import { type Table, coversOn, isCovered } from './table.js';

/** The move of the hand to a pile. */
const toMove = ({ from, count }: Hand, to: string): Transfer => ({ from, to, count });

/** The item with the lowest rank, the first one of several. */
function firstBy<T>(all: readonly T[], rank: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** The preference of target piles: foundation, card, empty column, cell. */
const placeRank =
  (piles: Piles) =>
  ({ to }: Transfer): number => {
    if (isFoundation(to)) return 0;
    return isColumn(to) ? (piles[to]!.length > 0 ? 1 : 2) : 3;
  };

/** Whether each card has one place to go to, so that one press sends it there. */
const hasOneGoal = ({ hole, cells }: Table): boolean => hole !== undefined && cells.length === 0;

const toHole = (table: Table, from: string): Transfer => ({ from, to: table.wastes[0]!, count: 1 });

/** The pairs that take a pile's top card. */
const pairsOf = (table: Table, state: PatienceState, pile: string): readonly Transfer[] =>
  pairMoves(table, state).filter((move) => removedBy(table, state, move).includes(pile));

function refusePairPick(
  table: Table,
  view: PatienceState,
  pile: string,
  count: number,
): RulesRefusal | undefined {
  if (table.kinds[pile] === 'foundation') return { code: 'no-return' };
  if (count > 1) return { code: 'top-only' };
  if (needsFlip(view, pile)) return { code: 'turn-first', pile };
  const covers = coversOn(table, view.piles, pile).length;
  if (covers === 0) return undefined;
  // A covered card can be paired with the only card on it, if the rules allow that.
  const isPaired =
    covers === 1 && table.rules.pairs!.cover === true && pairsOf(table, view, pile).length > 0;
  return isPaired ? undefined : { code: 'covered', card: topOf(view.piles[pile])! };
}

/** Why these cards can't be picked up. */
function refusePick(
  table: Table,
  view: PatienceState,
  pile: string,
  count: number,
): RulesRefusal | undefined {
  const kind = table.kinds[pile]!;
  if (count > (view.piles[pile]?.length ?? 0)) return { code: 'empty-pile', pile };
  const fills = pendingFills(table, view);
  if (fills.length > 0) {
    const isSource = count === 1 && fills.some(({ from }) => from === pile);
    return isSource ? undefined : { code: 'fill-first', pile: fills[0]!.to };
  }
  if (kind === 'stock') {
    // With several wastes, the player chooses one for the top card.
    return count === 1 && table.wastes.length > 1 ? undefined : { code: 'stock-turns' };
  }
  if (table.rules.pairs) return refusePairPick(table, view, pile, count);
  return refuseTransferPick(table, view, pile, count);
}

function refuseTransferPick(
  table: Table,
  view: PatienceState,
  pile: string,
  count: number,
): RulesRefusal | undefined {
  if (table.kinds[pile] === 'foundation') {
    const goal = table.foundation!.back === 'cells' ? table.cells[0] : table.columns[0];
    return refuseFrom(table, view, { from: pile, to: goal ?? STOCK, count: 1 });
  }
  const refused = refuseFrom(table, view, { from: pile, to: table.columns[0]!, count });
  // The top card of a run that is never divided may go to a foundation.
  if (refused?.code === 'whole-run' && count === 1) return undefined;
  if (refused || !hasOneGoal(table)) return refused;
  return refusal(table, view, toHole(table, pile));
}

function pick(table: Table, view: PatienceState, pile: string, index: number): Pick {
  const { length } = view.piles[pile] ?? [];
  // A press on an empty pile means a card that is not there.
  const count = Math.max(length - index, 1);
  const refused = refusePick(table, view, pile, count);
  if (refused) return { refusal: refused };
  return { hand: { from: pile, count: table.kinds[pile] === 'column' ? count : 1 } };
}

/** The move of one press: to turn cards, to send a card to its only goal, to remove a card that needs no partner. */
function press(table: Table, view: PatienceState, pile: string): Transfer | undefined {
  if (pile === STOCK) return turn(table, view);
  if (needsFlip(view, pile)) return flip(pile);
  const isOneStep = hasOneGoal(table) || table.rules.pairs !== undefined;
  const move = isOneStep ? home(table, view, { from: pile, count: 1 }) : undefined;
  return move && !refusal(table, view, move) ? move : undefined;
}

/** The move of a hand to a pile. A waste's card moved to the stock means a redeal. */
const moveTo = (table: Table, view: PatienceState, hand: Hand, to: string): Transfer =>
  table.rules.pairs && table.kinds[hand.from] === 'waste' && to === STOCK
    ? redeal(table, view)
    : toMove(hand, to);

/**
 * The move of a click onto a pile, with the number of cards that fits. The clicked number is tried first, so that a refusal
 * is about it.
 */
function nearest(table: Table, view: PatienceState, hand: Hand, to: string): Transfer {
  const asked = moveTo(table, view, hand, to);
  const { kinds } = table;
  if (kinds[hand.from] !== 'column' || !refusal(table, view, asked)) return asked;
  const isRunUp = table.foundation?.runs && kinds[to] === 'foundation';
  if (isRunUp) return { ...asked, count: table.suitSize };
  if (kinds[to] !== 'column' || view.piles[to]!.length === 0) return asked;
  for (let count = 1; count <= faceUp(view, hand.from); count++) {
    const other = { ...asked, count };
    const why = refusal(table, view, other);
    // The player meant the longer run: its refusal says how many cards can move.
    if (!why || why.code === 'too-many') return other;
  }
  return asked;
}

/** The move of the cards in hand to their foundation or hole. If it is illegal, its refusal says why. */
function home(table: Table, view: PatienceState, hand: Hand): Transfer | undefined {
  const { from, count } = hand;
  const { foundation, foundations, kinds, hole, rules } = table;
  const card = view.piles[from]!.at(-count);
  if (card === undefined || kinds[from] === 'foundation' || kinds[from] === 'stock')
    return undefined;
  if (hole) return toHole(table, from);
  if (rules.pairs) return { from, to: foundations[0]!, count: 1 };
  if (foundations.length === 0) return undefined;
  const legal = count === 1 || foundation?.runs ? homeMove(table, view, from) : undefined;
  if (legal) return legal;
  const tops = foundations.map((id) => topOf(view.piles[id]));
  const started = tops.findIndex((top) => top !== undefined && suitOf(top) === suitOf(card));
  const at = started < 0 ? tops.indexOf(undefined) : started;
  return toMove(hand, foundations[Math.max(at, 0)]!);
}

/** The number of covered places that become free if these piles are emptied. */
function freed(table: Table, { piles }: PatienceState, gone: readonly string[]): number {
  if (table.covers.length === 0) return 0;
  const after = { ...piles, ...Object.fromEntries(gone.map((id) => [id, []])) };
  return table.columns.filter(
    (id) => after[id]!.length > 0 && isCovered(table, piles, id) && !isCovered(table, after, id),
  ).length;
}

/** The rank of a pair among hints: kings first, then pairs that clear and free most. Smaller is better. */
function pairRank(table: Table, view: PatienceState, move: Transfer): number {
  const gone = removedBy(table, view, move);
  const places = gone.filter((id) => table.kinds[id] === 'column').length;
  return (gone.length === 1 ? -100 : 0) - places - 2 * freed(table, view, gone);
}

/** Whether the card under the moved cards lies in one sequence with them, so that the move brings nothing new. */
function leavesSequence(table: Table, view: PatienceState, { from, count }: Transfer): boolean {
  const pile = view.piles[from]!;
  const under = pile.at(-count - 1);
  if (under === undefined || count >= faceUp(view, from)) return false;
  return follows(table.run, table, pile.at(-count)!, under);
}

/** Whether the moved cards lie on a card that they may be built on. */
function isBuilt(table: Table, view: PatienceState, { from, count }: Transfer): boolean {
  const pile = view.piles[from]!;
  const under = pile.at(-count - 1);
  return (
    under !== undefined && count < faceUp(view, from) && fitsOn(table, pile.at(-count)!, under)
  );
}

/** The rank of a move between columns. `NaN` if it is not worth showing. */
function columnRank(table: Table, view: PatienceState, move: Transfer): number {
  const { from, to, count } = move;
  if (table.kinds[from] === 'column' && leavesSequence(table, view, move)) return NaN;
  const [card, target] = [view.piles[from]!.at(-count)!, topOf(view.piles[to])];
  if (target === undefined) return 4.5;
  if (follows(table.run, table, card, target)) return 4;
  // From one card that it may lie on to another: the next hint could lead back.
  return isBuilt(table, view, move) ? NaN : 4.25;
}

/** How much a move is worth showing. Smaller is better, and `NaN` is worth nothing. */
function hintRank(table: Table, view: PatienceState, move: Transfer): number {
  const { from, to } = move;
  if (from === to) return 0;
  // Of several wastes, the hint is the one that a press on the stock takes.
  if (isTurn(move)) return to === turn(table, view)?.to ? 5 : 5.5;
  return table.rules.pairs ? pairRank(table, view, move) : transferRank(table, view, move);
}

function transferRank(table: Table, view: PatienceState, move: Transfer): number {
  const { from, to } = move;
  const { kinds } = table;
  if (kinds[from] === 'foundation' || isIdle(table, view, move)) return NaN;
  if (kinds[to] === 'waste') {
    return 1 - freed(table, view, [from]) - view.piles[from]!.length / 100;
  }
  // All face-up cards leave, and a face-down one comes to light.
  if ((view.faceDown[from] ?? 0) > 0 && move.count === faceUp(view, from)) return 1;
  if (kinds[to] === 'foundation') return 2;
  if (kinds[to] === 'cell') return 6;
  return kinds[from] === 'column' || kinds[from] === 'cell' ? columnRank(table, view, move) : 3;
}

/** A move that gets on by what is seen. No face-down card is looked at. */
function hint(table: Table, view: PatienceState): Transfer | undefined {
  const all = moves(table, view);
  const rank = (move: Transfer): number => hintRank(table, view, move);
  return (
    firstBy(
      all.filter((move) => !Number.isNaN(rank(move))),
      rank,
    ) ?? all[0]
  );
}

/** The best move of the hand, for one tap: to a foundation, else onto a card, to an empty column, to a cell. */
function best(table: Table, view: PatienceState, hand: Hand): Transfer | undefined {
  const { kinds, hole, rules } = table;
  if (kinds[hand.from] === 'foundation') return undefined;
  if (rules.pairs) {
    return firstBy(pairsOf(table, view, hand.from), (move) => pairRank(table, view, move));
  }
  const up = homeMove(table, view, hand.from);
  const goals = [...(hole ? table.wastes : []), ...table.columns, ...table.cells];
  const others = goals.map((to) => toMove(hand, to));
  const isUp = up && (hand.count === 1 || up.count === hand.count);
  const useful = others.filter((move) => !refusal(table, view, move) && !isIdle(table, view, move));
  return isUp ? up : firstBy(useful, placeRank(view.piles));
}

/** What a player's presses, drags and keys mean in a patience. Views only. */
export function resolverOf<Options extends object>(
  tableOf: (options: Options) => Table,
): MoveResolver<PatienceState<Options>, Transfer> {
  type View = PatienceState<Options>;
  const of = (view: View): Table => tableOf(view.options);
  return {
    pick: (view, pile, index) => pick(of(view), view, pile, index),
    press: (view, pile) => press(of(view), view, pile),
    move: (view, hand, to) => moveTo(of(view), view, hand, to),
    nearest: (view, hand, to) => nearest(of(view), view, hand, to),
    home: (view, hand) => home(of(view), view, hand),
    best: (view, hand) => best(of(view), view, hand),
    hint: (view) => hint(of(view), view),
    endpoints: (move) => move,
    transfers: (view, move) => transfersOf(of(view), view, move),
  };
}
