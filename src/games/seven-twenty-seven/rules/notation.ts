import { textToHex, hexToText } from '../../../core/table/cuts.js';
import type { Declaration } from './results.js';
import type { SeatMove, Seven27Move, Seven27State } from './state.js';

/** A letter for each move of a seat. Betting moves use the letters of hand histories. */
const LETTERS: Readonly<Record<SeatMove['type'], string>> = {
  ante: 'a',
  'sit-out': 'o',
  cut: 'u',
  check: 'k',
  bet: 'b',
  call: 'c',
  raise: 'r',
  fold: 'f',
  take: 't',
  stand: 's',
  declare: 'g',
};

const TARGETS: Readonly<Record<Declaration, string>> = { low: '7', high: '27', both: '7+27' };

const keyOf = <Key extends string>(
  table: Readonly<Record<Key, string>>,
  value: string | undefined,
): Key | undefined => (Object.keys(table) as Key[]).find((key) => table[key] === value);

/** The text after a move's letter and seat. */
function detailOf(move: SeatMove): string {
  switch (move.type) {
    case 'cut':
      return `:${textToHex(move.text)}`;
    case 'bet':
    case 'raise':
      return `:${move.amount}`;
    case 'declare':
      return `:${TARGETS[move.targets]}`;
    default:
      return '';
  }
}

/**
 * Writes a move as text: a letter, and the seat (from 0). `a1` antes, `o1` sits out, `u1:00480069`
 * cuts by a text. `k1` checks, `b1:25` bets 25 chips, `c1` calls, `r1:10` raises by 10, `f1` folds.
 * `t1` takes a card, `s1` stands, `g1:7`, `g1:27` and `g1:7+27` declare. `d` deals and `e` ends the
 * hand.
 */
export function writeMove(_state: Seven27State, move: Seven27Move): string {
  if (move.type === 'deal') return 'd';
  if (move.type === 'settle') return 'e';
  return `${LETTERS[move.type]}${move.seat}${detailOf(move)}`;
}

/** The move of this type with the text after the colon; `undefined` if the text does not fit. */
function readDetail(
  type: SeatMove['type'],
  seat: number,
  detail: string | undefined,
): Seven27Move | undefined {
  switch (type) {
    case 'cut':
      return /^([0-9a-f]{4})*$/.test(detail ?? '-')
        ? { type, seat, text: hexToText(detail!) }
        : undefined;
    case 'bet':
    case 'raise':
      return /^\d{1,15}$/.test(detail ?? '') ? { type, seat, amount: Number(detail) } : undefined;
    case 'declare': {
      const targets = keyOf(TARGETS, detail);
      return targets && { type, seat, targets };
    }
    default:
      return detail === undefined ? { type, seat } : undefined;
  }
}

/**
 * Reads a move written by `writeMove`, legal or not. Returns `undefined` if the text is not a move.
 */
export function readMove(_state: Seven27State, text: string): Seven27Move | undefined {
  const code = text.toLowerCase();
  if (code === 'd') return { type: 'deal' };
  if (code === 'e') return { type: 'settle' };
  const [, letter, seat, detail] =
    (/^([a-z])(\d)(?::(.*))?$/.exec(code) as (string | undefined)[] | null) ?? [];
  const type = keyOf(LETTERS, letter);
  return type && readDetail(type, Number(seat), detail);
}
