import type { MoveResolver, Hand, Pick } from '../../../core/patience/move-resolver.js';
import { firstBy, toMove } from '../../../core/patience/hand-moves.js';
import { moves, refusal, toWaste } from '../rules/rules.js';
import {
  type GolfMove,
  type GolfRefusal,
  type GolfState,
  type PileId,
  STOCK,
  WASTE,
} from '../rules/state.js';

/** Why no hand can be made of these cards; one that fits nowhere can't be taken up either. */
function refusePick(view: GolfState, pile: string, index: number): GolfRefusal | undefined {
  const { length } = view.piles[pile] ?? [];
  if (length === 0) return { code: 'empty-pile', pile };
  if (pile === WASTE) return { code: 'no-return' };
  if (pile === STOCK) return { code: 'stock-turns' };
  return index < length - 1 ? { code: 'top-only' } : refusal(view, toWaste(pile as PileId));
}

function pick(view: GolfState, pile: string, index: number): Pick {
  const refused = refusePick(view, pile, index);
  return refused ? { refusal: refused } : { hand: { from: pile, count: 1 } };
}

const home = ({ from }: Hand): GolfMove => toWaste(from as PileId);

/** A card has one place to go to, so one press sends it there, and the stock turns at one. */
function press(view: GolfState, pile: string): GolfMove | undefined {
  if (pile === WASTE) return undefined;
  const move = toWaste(pile as PileId);
  return pile === STOCK || !refusal(view, move) ? move : undefined;
}

/** The highest column whose card fits, else the stock. */
const hint = (view: GolfState): GolfMove | undefined =>
  firstBy(moves(view), ({ from }) => (from === STOCK ? 0 : -view.piles[from]!.length));

/** Which cards a player may take in Golf, and the moves that this makes; it reads the player's view alone. */
export const golfGesture: MoveResolver<GolfState, GolfMove> = {
  pick,
  press,
  move: (_view, hand, to) => toMove(hand, to),
  nearest: (_view, hand, to) => toMove(hand, to),
  home: (_view, hand) => home(hand),
  best: (_view, hand) => home(hand),
  hint,
  endpoints: (move) => move,
};
