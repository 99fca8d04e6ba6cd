import type { Card } from '../../cards/card.js';
import type { SteppedChange } from '../../engine/session.js';
import {
  type Announcement,
  type StockAnnouncement,
  describeTransfer,
  describeUndo,
  wentUp,
} from '../announce.js';
import { STOCK, type Transfer, topOf, transfer } from '../piles.js';
import { removedBy } from './pairs.js';
import { dealsRound } from './refusal.js';
import type { PatienceState } from './state.js';
import { type Table, wasteNumber } from './table.js';

/** Whether a step was made, undone or redone. */
export type Way = SteppedChange<Transfer>['type'];

/** What is announced of a step: codes with values, from which the message files make sentences. */
export type RulesAnnouncement =
  | Announcement
  | StockAnnouncement
  /** Cards were dealt from the stock, one to each column or reserve. */
  | { readonly code: 'dealt'; readonly count: number; readonly left: number }
  | { readonly code: 'pair'; readonly way: Way; readonly card: Card; readonly other: Card }
  | {
      readonly code: 'trio';
      readonly way: Way;
      readonly card: Card;
      readonly other: Card;
      readonly third: Card;
    }
  /** A card was removed by itself. */
  | { readonly code: 'alone'; readonly way: Way; readonly card: Card }
  /** An empty column was filled. */
  | { readonly code: 'filled'; readonly card: Card; readonly to: string };

/** The cards that a pair, a trio or a single card of a pairing game removed. */
function describeRemoval(
  table: Table,
  before: PatienceState,
  move: Transfer,
  way: Way,
): RulesAnnouncement {
  const cards = removedBy(table, before, move).map((id) => topOf(before.piles[id])!);
  const [card, other, third] = cards;
  if (other === undefined) return { code: 'alone', way, card: card! };
  return third === undefined
    ? { code: 'pair', way, card: card!, other }
    : { code: 'trio', way, card: card!, other, third };
}

/** What the player's move did, by the views before and after it. */
function describeMove(
  table: Table,
  before: PatienceState,
  after: Pick<PatienceState, 'piles'>,
  move: Transfer,
  way: Way,
): RulesAnnouncement {
  const { from, to, count } = move;
  const { redeals = 0 } = table.stock ?? {};
  if (from === to) return { code: 'flipped', card: topOf(after.piles[to])!, count: 1 };
  if (to === STOCK) {
    const of = redeals === 'unlimited' ? undefined : redeals + 1;
    return { code: 'redealt', pass: before.redeals + 2, of };
  }
  if (from === STOCK) {
    if (dealsRound(table))
      return { code: 'dealt', count, left: before.piles[STOCK]!.length - count };
    return { code: 'drawn', card: topOf(after.piles[to])!, count, waste: wasteNumber(table, to) };
  }
  if (table.rules.pairs) return describeRemoval(table, before, move, way);
  return describeTransfer(way === 'redo' ? 'redone' : 'moved', before.piles, move);
}

function describeUndone(table: Table, before: PatienceState, move: Transfer): RulesAnnouncement {
  const { from, to } = move;
  if (from === to) return { code: 'turned-back', what: 'flip' };
  if (from === STOCK) return { code: 'turned-back', what: 'draw' };
  if (to === STOCK) return { code: 'turned-back', what: 'redeal' };
  if (table.rules.pairs) return describeRemoval(table, before, move, 'undo');
  return describeUndo(before.piles, move);
}

/**
 * Announces a step. `before` is the view before the step, or after it if it was undone. Only `after` shows the cards
 * that were turned up.
 */
export function announce(
  table: Table,
  before: PatienceState,
  { type, step: { move, automatic } }: SteppedChange<Transfer>,
  after: PatienceState,
): readonly RulesAnnouncement[] {
  if (type === 'undo') return [describeUndone(table, before, move)];
  // Back from the end, so that every card is known that was turned up on the way.
  let { piles } = after;
  const flips: RulesAnnouncement[] = [];
  const fills: RulesAnnouncement[] = [];
  for (const own of [...automatic].reverse()) {
    const { from, to, count } = own;
    const card = topOf(piles[to]);
    if (from === to && card !== undefined) flips.push({ code: 'flipped', card, count });
    else if (table.kinds[to] === 'column' && card !== undefined)
      fills.unshift({ code: 'filled', card, to });
    // Only a move of the player deals to all columns.
    piles = transfer(piles, { from: to, to: from, count });
  }
  return [
    describeMove(table, before, { piles }, move, type),
    ...fills,
    ...flips.slice(0, 1).map((last) => ({ ...last, count: flips.length })),
    ...wentUp(
      after.piles,
      automatic.filter(({ count }) => count === 1),
    ),
  ] as readonly RulesAnnouncement[];
}
