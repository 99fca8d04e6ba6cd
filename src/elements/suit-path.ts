import type { Suit } from '../cards/card.js';

/** A circle as four cubic curves, so that every command's numbers are points and transform alike. */
function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return (
    `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}` +
    `C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`
  );
}

/** The suits by number, drawn in a box from −50 to 50, made of M, L, C and Z alone. */
const OUTLINES: readonly [string, string, string, string] = [
  circle(0, -25, 21.5) +
    circle(-25, 11, 21.5) +
    circle(25, 11, 21.5) +
    'M-9 -12L9 -12L14 8L5 13C5 30 9 41 18 48L-18 48C-9 41 -5 30 -5 13L-14 8Z',
  'M0 -50C9 -31 22 -13 37 0C22 13 9 31 0 50C-9 31 -22 13 -37 0C-22 -13 -9 -31 0 -50Z',
  'M0 47C-9 31 -46 7 -46 -19C-46 -35 -35 -45 -22 -45C-12 -45 -4 -39 0 -29' +
    'C4 -39 12 -45 22 -45C35 -45 46 -35 46 -19C46 7 9 31 0 47Z',
  'M0 -49C10 -31 44 -11 44 14C44 28 34 36 23 36C15 36 9 33 5 27C6 36 10 43 18 48' +
    'L-18 48C-10 43 -6 36 -5 27C-9 33 -15 36 -23 36C-34 36 -44 28 -44 14C-44 -11 -10 -31 0 -49Z',
];

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A suit as path data, `size` wide and high, around a centre; turned upside down for the lower
 * half of a card. Several of them joined make one path, so a face needs one node, not ten.
 */
export function suitPath(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const scale = (turned ? -size : size) / 100;
  return OUTLINES[suit].replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) =>
      `${round(x + Number(px) * scale)} ${round(y + Number(py) * scale)}`,
  );
}
