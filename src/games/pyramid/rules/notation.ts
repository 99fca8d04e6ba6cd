import { cardCode, parseCard } from '../../../core/cards/notation.js';
import { topOf } from '../../../core/patience/piles.js';
import { redealMove } from './rules.js';
import {
  FOUNDATION,
  PLACES,
  type PileId,
  type PyramidMove,
  type PyramidState,
  STOCK,
  inOrder,
  numberOf,
  wastesOf,
} from './state.js';

/**
 * Writes a legal move: `s` turns a card (`s2` to waste 2), `r` puts the waste back, `7H6S` takes a pair, `KH`
 * a king.
 */
export function writeMove({ piles }: PyramidState, move: PyramidMove): string {
  const { from, to } = inOrder(move);
  if (to === STOCK) return 'r';
  if (from === STOCK) return numberOf(to) > 1 ? `s${numberOf(to)}` : 's';
  return [from, to]
    .filter((id) => id !== FOUNDATION)
    .map((id) => cardCode(topOf(piles[id])!))
    .join('');
}

/** The place or waste whose top card it is. Other cards can't be in a move. */
const pileOf = ({ piles, options }: PyramidState, code: string): PileId | undefined => {
  const card = parseCard(code);
  return [...PLACES, ...wastesOf(options)].find(
    (id) => card !== undefined && topOf(piles[id]) === card,
  );
};

/** Parses a move in this notation, legal or not. Returns `undefined` if the text is not a move. */
export function readMove(state: PyramidState, text: string): PyramidMove | undefined {
  const code = text.toLowerCase();
  if (code === 'r') return redealMove(state);
  if (/^s[1-3]?$/.test(code)) {
    const to = wastesOf(state.options)[Number(code[1] ?? 1) - 1];
    return to && { from: STOCK, to, count: 1 };
  }
  if (!/^(\w\w){1,2}$/.test(code)) return undefined;
  const from = pileOf(state, code.slice(0, 2));
  const to = code.length > 2 ? pileOf(state, code.slice(2)) : FOUNDATION;
  return from && to && inOrder({ from, to, count: 1 });
}
