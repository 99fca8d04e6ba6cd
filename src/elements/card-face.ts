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

const pair = (row: number): [number, number][] => [
  [LEFT, row],
  [RIGHT, row],
];
const single = (...rows: number[]): [number, number][] => rows.map((row) => [MIDDLE, row]);
const SIX = [...pair(0), ...pair(3), ...pair(6)];
const EIGHT = [...pair(0), ...pair(2), ...pair(4), ...pair(6)];

/** Column and row of each pip, by rank from 2. */
const PIPS: readonly (readonly [number, number][])[] = [
  single(0, 6),
  single(0, 3, 6),
  [...pair(0), ...pair(6)],
  [...pair(0), ...pair(6), ...single(3)],
  SIX,
  [...SIX, ...single(1.5)],
  [...SIX, ...single(1.5, 4.5)],
  [...EIGHT, ...single(3)],
  [...EIGHT, ...single(1, 5)],
];

/** All pips of a numeral card as one path. */
function pipsPath(rank: number, suit: Suit): string {
  if (rank === 1) return suitPath(suit, MIDDLE, 88, 52);
  const size = rank > 8 ? 18.5 : 21;
  return PIPS[rank - 2]!.map(([x, row]) => {
    const y = TOP_ROW + (row * (BOTTOM_ROW - TOP_ROW)) / 6;
    return suitPath(suit, x, y, size, row > 3);
  }).join('');
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
