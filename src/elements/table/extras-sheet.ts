import { filledSheet } from '../styles/filled-sheet.js';
import { CHIPS } from './chip-sheet.js';
import { CROWDED } from './crowded-sheet.js';
import { MOTION } from './motion-sheet.js';
import { RESULTS } from './results-sheet.js';
import { SEATS } from './seat-sheet.js';
import { SURROUNDINGS } from './surroundings-sheet.js';

/** What moves, and what the surroundings ask for of tables. */
export const tableSheet: () => CSSStyleSheet = filledSheet(
  CHIPS + CROWDED + MOTION + RESULTS + SEATS + SURROUNDINGS,
);
