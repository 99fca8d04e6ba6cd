import type { Game } from '../../../core/engine/rules.js';
import { type TenDiceOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { moves, outcome, play } from './rules.js';
import { NUMBERS, type TenDiceMove, type TenDiceState, deal, view } from './state.js';

const SEATS = 'abcd';

/**
 * Writes a legal move as text: the kept number, or 0 for the first roll. If all roll at once, the seat's
 * letter comes first. A number after a slash counts the dice that were still rolling: `a4/2`.
 */
export function writeMove({ turn }: TenDiceState, { seat, keep, rolling }: TenDiceMove): string {
  const number = String(keep ?? 0);
  if (turn !== null) return number;
  return `${SEATS[seat]!}${number}${rolling === undefined ? '' : `/${rolling}`}`;
}

/** Reads a move in this notation, legal or not. Returns `undefined` if the text is not a move. */
export function readMove({ turn }: TenDiceState, text: string): TenDiceMove | undefined {
  const [whole, letter, number, rolling] = /^([a-d]?)([0-6])(?:\/([1-9]|10))?$/i.exec(text) ?? [];
  if (whole === undefined || (letter === '') === (turn === null)) return undefined;
  if (turn !== null && rolling) return undefined;
  return {
    seat: turn ?? SEATS.indexOf(letter!.toLowerCase()),
    keep: NUMBERS[Number(number) - 1] ?? null,
    ...(rolling && { rolling: Number(rolling) }),
  };
}

/** The ten-dice race. It has no automatic moves. */
export const tenDice: Game<TenDiceState, TenDiceMove, TenDiceOptions> = {
  game: 'ten-dice',
  // Part of every save. Increase it with every change after which old saves would replay differently.
  version: 1,
  // A die that has been seen can't be rolled back.
  hasUndo: false,
  deal,
  moves,
  refusal,
  play,
  outcome,
  view,
  options,
  writeMove,
  readMove,
  automatic: () => [],
  isAutomatic: () => false,
};
