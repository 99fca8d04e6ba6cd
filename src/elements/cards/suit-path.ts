import type { Suit } from '../../core/cards/card.js';
import { outlineOf, place } from './outline.js';

const LEAF = outlineOf('M0 -22C29 -22 29 22 0 22C-29 22 -29 -22 0 -22Z');

/**
 * The suits in order, drawn in a box from −50 to 50: three of about the same area, and a narrower diamond. Each can be
 * mirrored.
 */
export const OUTLINES: readonly [string, string, string, string] = [
  place(LEAF, 0, -26.5) +
    place(LEAF, -23, 11) +
    place(LEAF, 23, 11) +
    'M-12 -8L12 -8L4 20C5 34 9 44 18 49L-18 49C-9 44 -5 34 -4 20L-12 -8Z',
  'M0 -50C9 -31 23 -13 39 0C23 13 9 31 0 50C-9 31 -23 13 -39 0C-23 -13 -9 -31 0 -50Z',
  'M0 45C-8 28 -43 8 -43 -19C-43 -34 -33 -44 -21 -44C-11 -44 -4 -38 0 -28C4 -38 11 -44 21 -44C33 -44 43 -34 43 -19C43 8 8 28 0 45Z',
  'M0 -50C8 -32 43 -13 43 14C43 27 34 35 23 35C14 35 8 31 4 24C5 36 9 44 18 49L-18 49C-9 44 -5 36 -4 24C-8 31 -14 35 -23 35C-34 35 -43 27 -43 14C-43 -13 -8 -32 0 -50Z',
];

/** Split only once: a deck has some two hundred pips, all in the first render. */
const CUT_OUTLINES = OUTLINES.map(outlineOf);

/**
 * A suit as path data, `size` wide and high, around a centre. A negative size rotates it by 180 degrees, for
 * the lower half of a card. Several joined suits make one path, so a face needs one node instead of ten.
 */
export const suitPath = (suit: Suit, x: number, y: number, size: number): string =>
  place(CUT_OUTLINES[suit]!, x, y, size / 100);

/** A suit in the opposite direction, which is a hole in another shape. */
export const suitHole = (suit: Suit, x: number, y: number, size: number): string =>
  place(CUT_OUTLINES[suit]!, x, y, size / 100, size / -100);

/** A club's leaf around a centre. */
export const leafPath = (x: number, y: number, scale: number, scaleX = scale): string =>
  place(LEAF, x, y, scale, scaleX);
