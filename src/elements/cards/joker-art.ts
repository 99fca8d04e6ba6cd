import type { TemplateResult } from 'lit';
import { drawFigure, onSash } from './court-art.js';
import {
  BLUE,
  CRIMSON,
  CROWN_BAND,
  CUFF,
  FACE,
  FINGERS,
  type Figure,
  GAZE,
  GOLD,
  HAND,
  PAPER,
  ROBE,
  SKIN,
  circle,
  diamond,
  mirror,
  withMirror,
} from './court-parts.js';
import { outlineOf, place } from './outline.js';

/** A jester's cap with two bells, in a box from −50 to 50: the joker's suit. */
export const CAP =
  'M0 -20C-8 -50 -45 -48 -45 -12C-37 -24 -27 -18 -24 2H24C27 -18 37 -24 45 -12C45 -48 8 -50 0 -20Z' +
  'M-51 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M38 -4a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0' +
  'M-20 7H20C20 23 11 33 0 33C-11 33 -20 23 -20 7ZM-12 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M5.6 15a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0' +
  'M-38 48L-24 31L-13 40L0 37L13 40L24 31L38 48Z';
/** A star in the box of a rank: the joker's rank. */
export const STAR = place(
  outlineOf('M0 -46L12 -15L45 -14L19 7L28 39L0 20L-28 39L-19 7L-45 -14L-12 -15Z'),
  32,
  52,
  0.72,
);

const HOOD = 'M50 26L38.6 28c-2 10-1 20 4.4 25.6L50 54z';
const HORN = 'M40 32c-1-6 2-11.6 8-13.6c-8-2-14.6 3-16.4 14.6l2.6.6c1.2-4 3.4-4.6 5.8-1.6z';
const JOKER_FIGURE: Figure = {
  layers: [
    [CRIMSON, ROBE],
    [BLUE, 'M50 54.5h8c11 3 21 4 25 7.5v1L50 71z'],
    [
      GOLD,
      'M32 56.6l8-4.6h20l8 4.6-2.4 9.8-8-5.8-3.6 9-4-8.6-4 8.6-3.6-9-8 5.8z' +
        withMirror(circle(34.2, 67.4, 1.6) + circle(46, 70, 1.6)),
    ],
    [CRIMSON, HOOD + HORN],
    [BLUE, mirror(HOOD + HORN)],
    [SKIN, FACE],
    [CRIMSON, 'M43 28c-.8-9 4.4-15.6 17.6-11.6c-4.4 1.4-6 4.2-4.4 7.6c.8 1.6 1.2 2.6 1 4z'],
    [PAPER, CROWN_BAND],
    [
      GOLD,
      withMirror(circle(32.6, 35.6, 2.2)) + circle(61, 17.8, 2.2) + 'M73.3 54V32h1.8v22z' + CUFF,
    ],
    [SKIN, circle(74.2, 30, 4.6) + HAND],
    [BLUE, 'M69.4 29c-2-5 1-9.4 4.8-5c3.8-4.4 6.8 0 4.8 5c-3-1.6-6.6-1.6-9.6 0z'],
  ],
  lips: withMirror(circle(44.2, 43.6, 1.7)),
  lines:
    GAZE +
    FINGERS +
    'M45.6 45.8c1.4 3 6 3.2 8.2-.4M72.6 31.2v.2M75.8 31.2v.2M72.6 33c1 .8 2.2.8 3.2 0',
  details:
    'M22 77.6l6-17M30 75.8l6-18.4M20 67l18 6.6M26 62l14 10.8M42 30.6v-2M46 31.4v-2M50 31.6v-2M54 31.4v-2M58 30.6v-2',
};

/** The joker: a jester, drawn like a court. */
export const jokerArt = (): TemplateResult =>
  drawFigure(
    'joker',
    JOKER_FIGURE,
    onSash((x, y) => diamond(x, y, 3, 0.9) + diamond(x, y, 0.9, 3)),
    'M26 12.6l2.1 5.4 5.8.3-4.5 3.7 1.5 5.6-4.9-3.1-4.9 3.1 1.5-5.6-4.5-3.7 5.8-.3z',
  );
