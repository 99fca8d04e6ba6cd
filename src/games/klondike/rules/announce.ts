import type { SteppedChange } from '../../../core/engine/session.js';
import {
  type Announcement,
  type StockAnnouncement,
  describeTransfer,
  describeUndo,
  wentUp,
} from '../../../core/patience/announce.js';
import { topOf, transfer } from '../../../core/patience/piles.js';
import { type KlondikeMove, type KlondikeState, STOCK, WASTE } from './state.js';

export type KlondikeAnnouncement = Announcement | StockAnnouncement;

type Turned = 'draw' | 'redeal' | 'flip';

/** Which cards a move turns, or `undefined` where it lays cards elsewhere. */
const turned = ({ from, to }: KlondikeMove): Turned | undefined => {
  if (from === to) return 'flip';
  if (from === STOCK) return 'draw';
  return to === STOCK ? 'redeal' : undefined;
};

/** What the player's move did, by the views before it and after it. */
function describeMove(
  before: KlondikeState,
  { piles }: Pick<KlondikeState, 'piles'>,
  move: KlondikeMove,
  redone: boolean,
): KlondikeAnnouncement {
  const { redeals } = before.options;
  switch (turned(move)) {
    case 'draw':
      return { code: 'drawn', card: topOf(piles[WASTE])!, count: move.count };
    case 'redeal': {
      const of = redeals === 'unlimited' ? undefined : redeals + 1;
      return { code: 'redealt', pass: before.redeals + 2, of };
    }
    case 'flip':
      return { code: 'flipped', card: topOf(piles[move.to])!, count: 1 };
    case undefined:
      return describeTransfer(redone ? 'redone' : 'moved', before.piles, move);
  }
}

/**
 * What is spoken of a step, by the view before it (or, at an undo, after it) and the one after it:
 * only that one knows the cards that were turned up.
 */
export function announce(
  before: KlondikeState,
  { type, step: { move, automatic } }: SteppedChange<KlondikeMove>,
  after: KlondikeState,
): readonly KlondikeAnnouncement[] {
  if (type === 'undo') {
    const what = turned(move);
    return [what ? { code: 'turned-back', what } : describeUndo(before.piles, move)];
  }
  // Back from the end, so that every card is known that was turned up on the way.
  let { piles } = after;
  const flips: StockAnnouncement[] = [];
  for (const own of [...automatic].reverse()) {
    const { from, to, count } = own;
    if (from === to) flips.push({ code: 'flipped', card: topOf(piles[to])!, count });
    piles = transfer(piles, { from: to, to: from, count });
  }
  return [
    describeMove(before, { piles }, move, type === 'redo'),
    ...flips.slice(0, 1).map((last) => ({ ...last, count: flips.length })),
    ...wentUp(after.piles, automatic),
  ];
}
