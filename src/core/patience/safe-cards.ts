import type { Game } from '../engine/rules.js';
import type { Step } from '../engine/save.js';
import { isFoundation } from './piles.js';

/** The played part of a game. */
export interface PlayedGame<State, Move> {
  readonly game: Pick<Game<State, Move, object, unknown, unknown>, 'automatic'>;
  readonly at: number;
  readonly steps: readonly Step<Move>[];
  stateAt(step: number): State | undefined;
}

type Ends<Move> = (move: Move) => { readonly from: string; readonly to: string };

const SAFE = { autoFlip: false, autoFinish: false, autoFoundation: 'safe' } as const;

/**
 * How many safe cards went to the foundations as moves of their own: cards that the automatic moves would have sent up
 * one move earlier. Undone moves don't count.
 *
 * @param ends the piles of a move
 */
export function safeCardsSentUp<State, Move>(
  played: PlayedGame<State, Move>,
  ends: Ends<Move>,
): number {
  const { game, at, steps } = played;
  return steps.slice(0, at).filter(({ move }, step) => {
    const { from, to } = ends(move);
    const before = isFoundation(to) ? played.stateAt(step) : undefined;
    return before && game.automatic(before, move, SAFE).some((one) => ends(one).from === from);
  }).length;
}
