import { type TemplateResult, html, svg } from 'lit';
import { type Card, RANKS, rankOf, suitOf } from '../cards/card.js';
import type { Suit } from '../cards/card.js';
import { courtArt } from './court-art.js';
import { suitPath } from './suit-path.js';

/** Where pips sit, in a face of 100 by 142: the columns, and seven rows from 0 to 6. */
const LEFT = 29;
const MIDDLE = 50;
const RIGHT = 71;
const TOP_ROW = 50;
const BOTTOM_ROW = 123;

/**
 * The rows of the pips of 2 to 10, as hexadecimal digits that count half rows: those with a pip in
 * both outer columns, then those with one in the middle.
 */
const PIPS = '|0c |06c 0c| 0c|6 06c| 06c|3 06c|39 048c|6 048c|2a'.split(' ');

/** All pips of a numeral card as one path. */
function pipsPath(rank: number, suit: Suit): string {
  if (rank === 1) return suitPath(suit, MIDDLE, 88, 52);
  const size = rank > 8 ? 18.5 : 21;
  const [outer, middle] = PIPS[rank - 2]!.split('|');
  const pips = (rows: string, ...columns: number[]): string =>
    Array.from(rows)
      .flatMap((digit) => {
        const half = parseInt(digit, 16);
        const y = TOP_ROW + (half * (BOTTOM_ROW - TOP_ROW)) / 12;
        return columns.map((x) => suitPath(suit, x, y, size, half > 6));
      })
      .join('');
  return pips(outer!, LEFT, RIGHT) + pips(middle!, MIDDLE);
}

const suitIcon = (suit: Suit, name: string): TemplateResult =>
  html`<svg class=${name} viewBox="-50 -50 100 100"><path d=${suitPath(suit, 0, 0, 100)} /></svg>`;

function makeFace(card: Card): TemplateResult {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const picture = rank > 10 ? courtArt(rank, suit) : svg`<path d=${pipsPath(rank, suit)} />`;
  return html`<span class="index" part="card-index"
      >${rank === 10 ? '10' : RANKS[rank - 1]}${suitIcon(suit, 'suit')}</span
    ><svg class="picture" part=${rank > 10 ? 'card-court' : 'card-pips'} viewBox="0 0 100 142">
      ${picture}</svg
    >${suitIcon(suit, 'large-suit')}`;
}

const faces: (TemplateResult | undefined)[] = [];

/** The face of a card, made once: index, pips or court, and the large suit of narrow boards. */
export const cardFace = (card: Card): TemplateResult => (faces[card] ??= makeFace(card));
