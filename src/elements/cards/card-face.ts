import { type TemplateResult, html, nothing, svg } from 'lit';
import { type Card, JOKER, RANKS, faceOf, isRed, rankOf, suitOf } from '../../core/cards/card.js';
import type { Suit } from '../../core/cards/card.js';
import { courtArt } from './court-art.js';
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

/** A jester's cap with two bells, in a box from −50 to 50. */
const CAP =
  'M0 -20C-8 -50 -45 -48 -45 -12C-37 -24 -27 -18 -24 2H24C27 -18 37 -24 45 -12C45 -48 8 -50 0 -20Z' +
  'M-51 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M38 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0' +
  'M-20 7H20C20 23 11 33 0 33C-11 33 -20 23 -20 7ZM-12 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M5.6 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M-38 48L-24 31L-13 40L0 37L13 40L24 31L38 48Z';
const STAR = 'M0 -46L12 -15L45 -14L19 7L28 39L0 20L-28 39L-19 7L-45 -14L-12 -15Z';

const drawing = (name: string, path: string): TemplateResult =>
  html`<svg class=${name} viewBox="-50 -50 100 100"><path d=${path} /></svg>`;

const HALF = svg`<path d=${CAP} transform="translate(50 66) scale(.42)" />`;

/** The joker: its name, or a star on small cards instead of a rank, and a cap instead of a suit. */
const jokerFace: TemplateResult = html`<span class="index" part="card-index"
    ><b class="joker-word">JOKER</b>${drawing('rank-star', STAR)}${drawing('suit', CAP)}</span
  ><svg class="picture" part="card-court" viewBox="0 0 100 142">
    <rect x="8" y="39" width="84" height="96" rx="5" opacity=".06" />
    <path d="M8 106.5L92 64.5V67.5L8 109.5Z" fill="var(--baize-accent,#f4c04e)" />
    ${HALF}
    <g transform="rotate(180 50 87)">${HALF}</g>
    <path d=${STAR} transform="translate(50 87) scale(.26)" /></svg
  >${drawing('large-suit', CAP)}`;

/** The faces by court letters and card. All games of a page share them. */
const faces: Record<string, TemplateResult[]> = {};

/**
 * A card's face: index, pips or court, and the large suit of narrow boards. Or the joker's.
 *
 * @param courts the letters of jack, queen and king
 */
export const faceTemplate = (card: Card, courts = ENGLISH_COURTS): TemplateResult =>
  card === JOKER ? jokerFace : ((faces[courts] ??= [])[faceOf(card)] ??= makeFace(card, courts));

/** The class that sets a card's colour. */
export const suitClass = (card: Card): string =>
  card === JOKER ? 'joker' : `suit-${suitOf(card)}`;

/** The parts of a card with its colour. */
export const cardPart = (card: Card): string =>
  card === JOKER ? 'card joker' : `card ${isRed(card) ? 'red' : 'black'}`;
