// Which colours are seen on which, and whether that is readable.
import { contrastOf, mix } from './color.js';

/** What is checked: the words, the colour, its background, and the least contrast of WCAG AA. */
const CHECKS = [
  ['Text on the felt', 'text', ({ felt }) => felt, 4.5],
  ['Text on menus and panels', 'text', ({ felt, shade }) => mix(felt, shade, 0.36), 4.5],
  ['Text on the main button', 'on-accent', ({ accent }) => accent, 4.5],
  ['Rings and hints on the felt', 'accent', ({ felt }) => felt, 3],
  ['Black suits on cards', 'ink', ({ card }) => card, 4.5],
  ['Red suits on cards', 'red', ({ card }) => card, 4.5],
  ['Clubs in four colours', 'green', ({ card }) => card, 4.5],
  ['Diamonds in four colours', 'blue', ({ card }) => card, 4.5],
];

/** The contrasts of one scheme: `{ words, name, ratio, least, isLow }`. */
export const checksOf = (colors) =>
  CHECKS.map(([words, name, groundOf, least]) => {
    // Rounded down, so that a contrast which fails is never shown as one that passes.
    const ratio = Math.floor(contrastOf(colors[name], groundOf(colors)) * 10) / 10;
    return { words, name, ratio, least, isLow: ratio < least };
  });
