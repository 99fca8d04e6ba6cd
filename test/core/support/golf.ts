import { type Card, type GolfMove, type GolfState, golf } from '../../../src/core.js';
import { COLUMNS, STOCK, WASTE } from '../../../src/games/golf/rules/state.js';
import { cards } from './cards.js';
import { frozen } from './frozen.js';
import { must } from './result.js';

/** A position in readable text; the top card of each pile comes last. */
export interface GolfSketch {
  /** From the first column on. */
  readonly columns: readonly string[];
  readonly waste: string;
  readonly stock?: string;
  readonly corner?: boolean;
}

export function golfAt({ columns, waste, stock = '', corner = false }: GolfSketch): GolfState {
  const piles: Record<string, readonly Card[]> = { [STOCK]: cards(stock), [WASTE]: cards(waste) };
  for (const [index, id] of COLUMNS.entries()) piles[id] = cards(columns[index] ?? '');
  return frozen({ options: { corner }, piles });
}

/** The legal moves as text. */
export const golfMoves = (state: GolfState): string =>
  golf
    .moves(state)
    .map((move) => golf.writeMove(state, move))
    .join(' ');

/** The move that a text in the game's notation means. */
export const golfMove = (state: GolfState, text: string): GolfMove =>
  must(golf.readMove(state, text), `the move ${text}`);
