import type { TrickMove } from '../state.js';
import type { OpenTable } from './open-table.js';

/** Makes a move of a trick for the seat whose turn it is. */
export function makeMove(open: OpenTable, move: TrickMove): void {
  if (move.type === 'ask') open.ask();
  else if (move.type === 'pair') open.showPair();
  else if (move.type === 'play') open.play(open.facts.codes[move.card]!);
}
