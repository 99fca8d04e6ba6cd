import type { MoveResolver, Pick } from '../../../core/patience/move-resolver.js';
import {
  bestMove,
  firstBy,
  movesWholeColumn,
  nearestMove,
  sendHome,
  toMove,
} from '../../../core/patience/hand-moves.js';
import { refusal, refuseFrom } from '../rules/refusal.js';
import { flip, isTurn, moves, turn } from '../rules/rules.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeRefusal,
  type KlondikeState,
  type PileId,
  STOCK,
  WASTE,
  faceUp,
  isColumn,
  isFoundation,
  needsFlip,
} from '../rules/state.js';

/** Why no hand can be made of these cards. */
function refusePick(view: KlondikeState, pile: string, count: number): KlondikeRefusal | undefined {
  if (count > view.piles[pile]!.length) return { code: 'empty-pile', pile };
  if (pile === STOCK) return { code: 'stock-turns' };
  // On their way to a column, where everything goes that may leave at all.
  return refuseFrom(view, toMove<PileId>({ from: pile, count }, 'column-1'));
}

function pick(view: KlondikeState, pile: string, index: number): Pick {
  const { length } = view.piles[pile] ?? [];
  // A press on an empty pile means a card that is not there.
  const count = Math.max(length - index, 1);
  const refused = refusePick(view, pile, count);
  return refused
    ? { refusal: refused }
    : { hand: { from: pile, count: isColumn(pile) ? count : 1 } };
}

/** The stock turns at one press, and so does a card that waits for it on top of a column. */
function press(view: KlondikeState, pile: string): KlondikeMove | undefined {
  if (pile === STOCK) return turn(view);
  return needsFlip(view, pile) ? flip(pile as PileId) : undefined;
}

/** How much a move is worth showing; smaller is better, and what is worth nothing has no rank. */
function hintRank(view: KlondikeState, move: KlondikeMove): number {
  const { from, to, count } = move;
  const { piles, faceDown } = view;
  if (from === to) return 0;
  if (isTurn(move)) return 5;
  if (isFoundation(from) || movesWholeColumn(piles, move)) return NaN;
  // All face-up cards of a column leave, and a face-down one comes to light.
  const whole = isColumn(from) && faceUp(view, from) === count;
  if (whole && faceDown[from]! > 0) return 1;
  if (isFoundation(to)) return 2;
  if (from === WASTE) return 3;
  // An empty column is worth it; else it leads nowhere.
  return whole ? 4 : NaN;
}

/** A move that gets on by what is seen: no card that lies face down is looked at. */
function hint(view: KlondikeState): KlondikeMove | undefined {
  const all = moves(view);
  const rank = (move: KlondikeMove): number => hintRank(view, move);
  return (
    firstBy(
      all.filter((move) => rank(move) >= 0),
      rank,
    ) ?? all[0]
  );
}

/** What a player's hand means in Klondike; it is told views. */
export const klondikeGesture: MoveResolver<KlondikeState, KlondikeMove> = {
  pick,
  press,
  move: (_view, hand, to) => toMove(hand, to),
  nearest: (view, hand, to) =>
    nearestMove(view.piles, toMove<PileId>(hand, to), faceUp(view, hand.from), (move) =>
      refusal(view, move),
    ),
  home: ({ piles }, hand) => sendHome<PileId>(piles, FOUNDATIONS, hand),
  best: (view, hand) =>
    bestMove<PileId>(
      view.piles,
      FOUNDATIONS,
      COLUMNS,
      hand,
      (move) => !refusal(view, move) && !movesWholeColumn(view.piles, move),
    ),
  hint,
  endpoints: (move) => move,
};
