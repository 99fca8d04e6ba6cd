import { NUMBERS, type TenDiceMove, type TenDiceState } from './state.js';

const SEATS = 'abcd';

/**
 * A legal move as text: the number that is kept, 0 for the first roll. Whose it is, the turn says; where all
 * roll at once a letter says it, and a number behind it how many dice were still rolling: `a4/2`.
 */
export function writeMove({ turn }: TenDiceState, { seat, keep, rolling }: TenDiceMove): string {
  const number = String(keep ?? 0);
  if (turn !== null) return number;
  return `${SEATS[seat]!}${number}${rolling === undefined ? '' : `/${rolling}`}`;
}

/** The move that a text in this notation stands for, legal or not; `undefined` for no move. */
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
