import { cardCode, parseCard } from '../../../core/cards/notation.js';
import { textToHex, hexToText } from '../../../core/table/cuts.js';
import { type PaigowMove, type PaigowState, inOrder } from './state.js';

/**
 * Writes a move as text. The seat (from 0) follows the letter:
 *
 * - `b1:25` stakes 25 chips, `b1:25+5` also makes a bonus bet of 5
 * - `p1` sits the hand out
 * - `k1` takes the bank, `n1` declines it
 * - `c1:00480069` cuts the deck with a text
 * - `s1:AHXX` sets with those two cards in front
 * - `d` deals, `e` ends the hand
 */
export function writeMove(_state: PaigowState, move: PaigowMove): string {
  switch (move.type) {
    case 'bet':
      return `b${move.seat}:${move.amount}${move.bonus ? `+${move.bonus}` : ''}`;
    case 'pass':
      return `p${move.seat}`;
    case 'bank':
      return `k${move.seat}`;
    case 'decline':
      return `n${move.seat}`;
    case 'cut':
      return `c${move.seat}:${textToHex(move.text)}`;
    case 'set':
      return `s${move.seat}:${inOrder(move.front).map(cardCode).join('')}`;
    case 'deal':
      return 'd';
    case 'settle':
      return 'e';
  }
}

function readFront(seat: number, code: string): PaigowMove | undefined {
  const [one, other] = [parseCard(code.slice(0, 2)), parseCard(code.slice(2))];
  if (one === undefined || other === undefined) return undefined;
  return { type: 'set', seat, front: inOrder([one, other]) };
}

/** Moves that consist of a letter and a seat. */
const PLAIN: Readonly<Record<string, 'pass' | 'bank' | 'decline'>> = {
  p: 'pass',
  k: 'bank',
  n: 'decline',
};
const BET = /^b(\d):(\d{1,15})(?:\+(\d{1,15}))?$/;
const CUT = /^c(\d):((?:[0-9a-f]{4})*)$/;
const SET = /^s(\d):(\w{4})$/;

/** Parses a move, whether or not it is legal. Returns `undefined` if the text is not a move. */
export function readMove(_state: PaigowState, text: string): PaigowMove | undefined {
  const code = text.toLowerCase();
  if (code === 'd') return { type: 'deal' };
  if (code === 'e') return { type: 'settle' };
  const plain = /^[pkn]\d$/.test(code) && PLAIN[code[0]!];
  if (plain) return { type: plain, seat: Number(code[1]) };
  const cut = CUT.exec(code);
  if (cut) return { type: 'cut', seat: Number(cut[1]), text: hexToText(cut[2]!) };
  const set = SET.exec(code);
  if (set) return readFront(Number(set[1]), set[2]!);
  const bet = BET.exec(code) as (string | undefined)[] | null;
  if (!bet) return undefined;
  const bonus = bet[3] === undefined ? {} : { bonus: Number(bet[3]) };
  return { type: 'bet', seat: Number(bet[1]), amount: Number(bet[2]), ...bonus };
}
