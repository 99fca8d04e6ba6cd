import { FACE_DOWN } from '../cards/card.js';
import type { TableRules } from '../table/table-rules.js';

/** What the view of a hand is sent as a difference to: the hand before its first step, with all cards face down. */
export const handBase = <S, M, O extends object>(
  { game, deal }: Pick<TableRules<S, M, O, never>, 'game' | 'deal'>,
  options: O,
): S => game.view(game.deal(options, Array<number>(deal.size).fill(FACE_DOWN)));
