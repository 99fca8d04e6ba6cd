import { SUITS } from '../cards/card.js';
import { cardCode, parseCard } from '../cards/notation.js';
import { isOneOf } from '../engine/option.js';
import { hexToText, textToHex } from '../table/cuts.js';
import { MOON_CHOICES } from './rules.js';
import type { TrickMove, TrickSeatMove } from './state.js';

/** A letter for each move of a seat. */
const LETTERS: Readonly<Record<TrickSeatMove['type'], string>> = {
  cut: 'u',
  ready: 'r',
  look: 'l',
  'blind-nil': 'n',
  bid: 'b',
  trump: 't',
  lay: 'y',
  double: 'x',
  redouble: 'xx',
  'no-double': 'k',
  pass: 'g',
  ask: 'a',
  pair: 'q',
  play: 'p',
  claim: 'c',
  moon: 'm',
};

/** The text after a move's letter and seat. */
function detailOf(move: TrickSeatMove): string {
  switch (move.type) {
    case 'cut':
      return `:${textToHex(move.text)}`;
    case 'bid':
      return `:${move.bid ?? 'pass'}`;
    case 'trump':
      return `:${move.suit}`;
    case 'pass':
      return `:${move.cards.map(cardCode).join('')}`;
    case 'lay':
    case 'play':
      return `:${cardCode(move.card)}`;
    case 'moon':
      return `:${move.choice}`;
    default:
      return '';
  }
}

/**
 * Writes a move as text: a letter, and the seat (from 0). `u1:00480069` cuts by a text, `r1` is ready, `d` deals.
 * `l1` looks, `n1` bids blind nil, `b1:4` bids, `b1:pass` passes. `t1:H` chooses trump, `y1:7H` lays a card for it.
 * `x1` doubles, `xx1` redoubles, `k1` does neither. `g1:QSAHKH` passes cards. `a1` asks for trump, `q1` shows king and
 * queen, `p1:QS` plays a card, `c1` claims the tricks that are left. `m1:add` chooses what happens with all
 * points.
 */
export const writeMove = (move: TrickMove): string =>
  move.type === 'deal' ? 'd' : `${LETTERS[move.type]}${move.seat}${detailOf(move)}`;

/** Writes a move whose detail is hidden, such as the passed cards: its letter and seat. */
export const writeHidden = ({ type, seat }: Pick<TrickSeatMove, 'type' | 'seat'>): string =>
  `${LETTERS[type]}${seat}`;

/** The cards of a text without spaces; `undefined` if one of them is none. */
function cardsIn(text: string): readonly number[] | undefined {
  const pieces = text.match(/[^]{2}/g) ?? [];
  const cards = pieces.map(parseCard);
  const isGood = pieces.join('') === text && cards.every((card) => card !== undefined);
  return isGood ? cards : undefined;
}

function readBid(seat: number, detail: string): TrickMove | undefined {
  if (detail === 'pass') return { type: 'bid', seat, bid: null };
  return /^\d{1,2}$/.test(detail) ? { type: 'bid', seat, bid: Number(detail) } : undefined;
}

function readCards(
  type: 'pass' | 'lay' | 'play',
  seat: number,
  detail: string,
): TrickMove | undefined {
  const cards = cardsIn(detail);
  if (type === 'pass') return cards && { type, seat, cards };
  return cards?.length === 1 ? { type, seat, card: cards[0]! } : undefined;
}

/** The move of this type with the text after the colon; `undefined` if the text does not fit. */
function readDetail(
  type: TrickSeatMove['type'],
  seat: number,
  detail: string,
): TrickMove | undefined {
  switch (type) {
    case 'cut':
      return /^([0-9a-f]{4})*$/.test(detail) ? { type, seat, text: hexToText(detail) } : undefined;
    case 'bid':
      return readBid(seat, detail);
    case 'trump': {
      const suit = detail.toUpperCase();
      return isOneOf(SUITS, suit) ? { type, seat, suit } : undefined;
    }
    case 'pass':
    case 'lay':
    case 'play':
      return readCards(type, seat, detail);
    case 'moon':
      return isOneOf(MOON_CHOICES, detail) ? { type, seat, choice: detail } : undefined;
    default:
      return undefined;
  }
}

const isPlain = (type: string): type is 'ready' | 'look' | 'ask' | 'pair' | 'claim' =>
  /^(ready|look|blind-nil|ask|pair|claim|double|redouble|no-double)$/.test(type);

/** Reads a move written by `writeMove`, legal or not. Returns `undefined` if the text is not a move. */
export function readMove(text: string): TrickMove | undefined {
  const code = text.toLowerCase();
  if (code === 'd') return { type: 'deal' };
  const [, letter, seat, detail] =
    (/^([a-z]{1,2})(\d)(?::(.*))?$/.exec(code) as (string | undefined)[] | null) ?? [];
  const types = Object.keys(LETTERS) as TrickSeatMove['type'][];
  const type = types.find((one) => LETTERS[one] === letter);
  if (type === undefined) return undefined;
  if (isPlain(type)) return detail === undefined ? { type, seat: Number(seat) } : undefined;
  return detail === undefined ? undefined : readDetail(type, Number(seat), detail);
}
