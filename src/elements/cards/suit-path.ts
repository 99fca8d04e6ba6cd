import type { Suit } from '../../core/cards/card.js';

const HEART =
  'M0 47C-9 31 -46 7 -46 -19C-46 -35 -35 -45 -22 -45C-12 -45 -4 -39 0 -29' +
  'C4 -39 12 -45 22 -45C35 -45 46 -35 46 -19C46 7 9 31 0 47Z';
/** The stem of spades and clubs. */
const STEM = 'M-5 8L5 8C5 29 9 41 18 49L-18 49C-9 41 -5 29 -5 8Z';
const LEAF = 'M0 -47C28 -47 28 -3 0 -3C-28 -3 -28 -47 0 -47Z';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Splits a path of M, L, C and Z at its points: a text, an x, a y, a text, and so on. */
const cut = (path: string): readonly string[] => path.split(/(-?[\d.]+) (-?[\d.]+)/);

/** Moves, scales and rotates a split path, whose numbers are all points. */
function placeCut(pieces: readonly string[], x: number, y: number, scale: number): string {
  let path = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 3) {
    path += `${round(x + +pieces[at]! * scale)} ${round(y + +pieces[at + 1]! * scale)}${pieces[at + 2]}`;
  }
  return path;
}

const place = (path: string, x: number, y: number, scale: number): string =>
  placeCut(cut(path), x, y, scale);

/** The suits in order, drawn in a box from −50 to 50. */
export const OUTLINES: readonly [string, string, string, string] = [
  LEAF + place(LEAF, -25, 36, 1) + place(LEAF, 25, 36, 1) + 'M-9 -12L9 -12L14 9L-14 9Z' + STEM,
  'M0 -50C9 -31 22 -13 37 0C22 13 9 31 0 50C-9 31 -22 13 -37 0C-22 -13 -9 -31 0 -50Z',
  HEART,
  place(HEART, 0, -6, -0.94) + STEM,
];

/** Split only once: a deck has some two hundred pips, all in the first render. */
const CUT_OUTLINES = OUTLINES.map(cut);

/**
 * A suit as path data, `size` wide and high, around a centre. A negative size rotates it by 180 degrees, for
 * the lower half of a card. Several joined suits make one path, so a face needs one node instead of ten.
 */
export const suitPath = (suit: Suit, x: number, y: number, size: number): string =>
  placeCut(CUT_OUTLINES[suit]!, x, y, size / 100);
