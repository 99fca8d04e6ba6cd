import type { TemplateResult, svg as Svg } from 'lit';
import type { Rank } from '../cards/card.js';

/** Headgear by rank from jack, in a face of 100 by 142: above the letter. */
const CROWNS: readonly [string, string, string] = [
  // A jack's circlet with one lily.
  'M34 66v-5h12c0-4-6-4-6-10 0-4 5-4 7 0l3-7 3 7c2-4 7-4 7 0 0 6-6 6-6 10h12v5z',
  // A queen's coronet: five low points.
  'M33 66l-2-11 8 5 3-9 6 8 2-10 2 10 6-8 3 9 8-5-2 11z',
  // A king's crown: three high points, each with its ball.
  'M33 66l-3-17 11 9 9-14 9 14 11-9-3 17z',
];

/**
 * What a court card has beside the suit in its corner, a path: a two-way panel with headgear above and
 * below, and its letter between, in `currentColor` so that themes and forced colours reach every
 * line of it. `svg` is handed over, see extras.ts.
 */
export function courtArt(svg: typeof Svg, rank: Rank, corner: string): TemplateResult {
  const crown = CROWNS[rank - 11]!;
  return svg`
  <rect x="15" y="40" width="70" height="94" rx="5" fill="none" stroke="currentColor" opacity=".5" />
  <path opacity=".16" d="M15 105L85 61v8L15 113z" />
  <path d=${crown} />
  <g transform="rotate(180 50 87)"><path d=${crown} /><path d=${corner} /></g>
  <text x="50" y="99" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="34">${'JQK'[rank - 11]}</text>`;
}

export type CourtArt = typeof courtArt;
