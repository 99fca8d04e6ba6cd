import {
  type Card,
  type GolfMove,
  type GolfOptions,
  type GolfState,
  golf,
} from '../../../src/core.js';
import { STOCK, pileIds } from '../../../src/core/patience/piles.js';
import { cards } from './cards.js';
import { frozen } from './frozen.js';
import { must } from './result.js';

export const COLUMNS = pileIds('column', 7);
export const WASTE = 'waste-1';

/** A position in readable text; the top card of each pile comes last. */
export interface GolfSketch {
  /** From the first column on. */
  readonly columns: readonly string[];
  readonly waste: string;
  readonly stock?: string;
  readonly corner?: boolean;
}

/** The position of these piles. */
export const golfState = (
  options: GolfOptions,
  piles: Readonly<Record<string, readonly Card[]>>,
): GolfState => ({ options, piles, faceDown: {}, redeals: 0, score: 0, takenBack: [] });

export function golfAt({ columns, waste, stock = '', corner = false }: GolfSketch): GolfState {
  const piles: Record<string, readonly Card[]> = { [STOCK]: cards(stock), [WASTE]: cards(waste) };
  for (const [index, id] of COLUMNS.entries()) piles[id] = cards(columns[index] ?? '');
  return frozen(golfState({ corner }, piles));
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
