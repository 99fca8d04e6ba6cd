import { type TemplateResult, svg } from 'lit';
import type { Rank, Suit } from '../cards/card.js';
import { suitPath } from './suit-path.js';

/** Headgear by rank from jack, drawn around x = 0 with its brim at y = 0. */
const CROWNS: readonly [string, string, string] = [
  // A jack's circlet with one lily.
  'M-16 0v-5h12c0-4-6-4-6-10 0-4 5-4 7 0l3-7 3 7c2-4 7-4 7 0 0 6-6 6-6 10h12v5z',
  // A queen's coronet: five low points.
  'M-17 0l-2-11 8 5 3-9 6 8 2-10 2 10 6-8 3 9 8-5-2 11z',
  // A king's crown: three high points, each with its ball.
  'M-17 0l-3-17 11 9 9-14 9 14 11-9-3 17z',
];

const half = (rank: Rank, suit: Suit): TemplateResult => svg`
  <path d=${suitPath(suit, 25, 51, 13)} />
  <path d=${CROWNS[rank - 11]!} transform="translate(50 66)" />`;

/**
 * A court card: a two-way panel with its headgear above and below, and its letter between, in
 * `currentColor` so that themes and forced colours reach every line of it.
 */
export const courtArt = (rank: Rank, suit: Suit): TemplateResult => svg`
  <rect x="15" y="40" width="70" height="94" rx="5" fill="none" stroke="currentColor" opacity=".5" />
  <path d="M15 105L85 61v8L15 113z" opacity=".16" />
  ${half(rank, suit)}
  <g transform="rotate(180 50 87)">${half(rank, suit)}</g>
  <text class="court-letter" x="50" y="99" text-anchor="middle">${'JQK'[rank - 11]}</text>`;
