import { type TemplateResult, svg } from 'lit';
import type { Rank, Suit } from '../cards/card.js';
import { suitPath } from './suit-path.js';

/** The panel of a court card in the face's 100 by 142. */
const PANEL = { x: 15, y: 40, width: 70, height: 94 };
const CENTRE = { x: 50, y: 87 };

/** Headgear by rank from jack, drawn around x = 0 with its brim at y = 0. */
const CROWNS: readonly [string, string, string] = [
  // A jack's circlet with one lily.
  'M-16 0L-16 -5L-4 -5C-4 -9 -10 -9 -10 -15C-10 -19 -5 -19 -3 -15L0 -22L3 -15' +
    'C5 -19 10 -19 10 -15C10 -9 4 -9 4 -5L16 -5L16 0Z',
  // A queen's coronet: five low points.
  'M-17 0L-19 -11L-11 -6L-8 -15L-2 -7L0 -17L2 -7L8 -15L11 -6L19 -11L17 0Z',
  // A king's crown: three high points, each with its ball.
  'M-17 0L-20 -17L-9 -8L0 -22L9 -8L20 -17L17 0Z',
];

const half = (rank: Rank, suit: Suit): TemplateResult => svg`
  <path d=${suitPath(suit, PANEL.x + 10, PANEL.y + 11, 13)} />
  <g transform="translate(50 66)"><path d=${CROWNS[rank - 11]!} /></g>`;

/**
 * A court card: a two-way panel with its headgear above and below, and its letter between, in
 * `currentColor` so that themes and forced colours reach every line of it.
 */
export const courtArt = (rank: Rank, suit: Suit): TemplateResult => svg`
  <rect class="court-panel" x=${PANEL.x} y=${PANEL.y} width=${PANEL.width} height=${PANEL.height} rx="5" />
  <path class="court-band" d="M15 105L85 61L85 69L15 113Z" />
  ${half(rank, suit)}
  <g transform="rotate(180 ${CENTRE.x} ${CENTRE.y})">${half(rank, suit)}</g>
  <text class="court-letter" x="50" y="99" text-anchor="middle">${'JQK'[rank - 11]}</text>`;
