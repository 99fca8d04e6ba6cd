import { type TemplateResult, html, nothing } from 'lit';
import { type Card, JOKER, RANKS, isRed, rankOf, suitOf } from '../../core/cards/card.js';
import type { Suit } from '../../core/cards/card.js';
import { courtArt } from './court-art.js';
import { jokerFace } from './joker-face.js';
import { OUTLINES, suitPath } from './suit-path.js';

/** The places of pips on a face of 100 by 142: three columns, and seven rows from 0 to 6. */
const LEFT = 29;
const MIDDLE = 50;
const RIGHT = 71;
const TOP_ROW = 50;
const BOTTOM_ROW = 123;

/**
 * The rows of the pips of 2 to 10, as hexadecimal digits that count half rows: first the rows with a pip in
 * both outer columns, then those with one in the middle.
 */
const PIPS = '|0c |06c 0c| 0c|6 06c| 06c|3 06c|39 048c|6 048c|2a'.split(' ');

/** All pips of a card as one path. On a court card, the suit in its corner. */
function pipsPath(rank: number, suit: Suit): string {
  if (rank === 1) return suitPath(suit, MIDDLE, 88, 52);
  if (rank > 10) return suitPath(suit, 79, 52, 20);
  const size = rank > 8 ? 18.5 : 21;
  const [outer, middle] = PIPS[rank - 2]!.split('|');
  const pips = (rows: string, ...columns: number[]): string =>
    [...rows]
      .flatMap((digit) => {
        const half = parseInt(digit, 16);
        const y = TOP_ROW + (half * (BOTTOM_ROW - TOP_ROW)) / 12;
        return columns.map((x) => suitPath(suit, x, y, half > 6 ? -size : size));
      })
      .join('');
  return pips(outer!, LEFT, RIGHT) + pips(middle!, MIDDLE);
}

/** Jack, queen and king on cards with English letters. */
const ENGLISH_COURTS = 'JQK';

/** The letter or number of a rank. `courts` are the letters of jack, queen and king. */
const rankSign = (rank: number, courts: string): string =>
  rank > 10 ? courts[rank - 11]! : rank === 10 ? '10' : RANKS[rank - 1]!;

/** One template for the whole face. Each nested template would cost a copy and two comment nodes. */
function makeFace(card: Card, courts: string): TemplateResult {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const outline = OUTLINES[suit];
  const isCourt = rank > 10;
  const path = pipsPath(rank, suit);
  return html`<span class="index" part="card-index"
      >${rankSign(rank, courts)}<svg class="suit" viewBox="-50 -50 100 100">
        <path d=${outline} /></svg></span
    ><svg class="picture" part=${isCourt ? 'card-court' : 'card-pips'} viewBox="0 0 100 142">
      <path d=${path} />
      ${isCourt ? courtArt(rank, path) : nothing}</svg
    ><svg class="large-suit" viewBox="-50 -50 100 100"><path d=${outline} /></svg>`;
}

/** The faces by court letters and card. All games of a page share them. */
const faces: Record<string, TemplateResult[]> = {};

/**
 * A card's face: index, pips or court, and the large suit of narrow boards. Or the joker's.
 *
 * @param courts the letters of jack, queen and king
 */
export const faceOf = (card: Card, courts = ENGLISH_COURTS): TemplateResult =>
  card === JOKER ? jokerFace : ((faces[courts] ??= [])[card] ??= makeFace(card, courts));

/** The class that sets a card's colour. */
export const suitClass = (card: Card): string =>
  card === JOKER ? 'joker' : `suit-${suitOf(card)}`;

/** The parts of a card with its colour. */
export const cardPart = (card: Card): string =>
  card === JOKER ? 'card card-joker' : `card card-${isRed(card) ? 'red' : 'black'}`;
