import { NUMBERS, type TenDiceMove, type TenDiceState } from './state.js';

/** A legal move as text: the number that is kept, 0 for the first roll. Whose it is, the turn says. */
export const writeMove = (_state: TenDiceState, { keep }: TenDiceMove): string => String(keep ?? 0);

/** The move that a text in this notation stands for, legal or not; `undefined` for no move. */
export function readMove({ turn }: TenDiceState, text: string): TenDiceMove | undefined {
  if (turn === null || !/^[0-6]$/.test(text)) return undefined;
  return { seat: turn, keep: NUMBERS[Number(text) - 1] ?? null };
}
