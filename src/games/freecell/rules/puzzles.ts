import { withRulesPositions } from '../../../core/puzzles/rules-positions.js';
import { freecell } from './game.js';

/** FreeCell and its family from any position, and their puzzles. */
export const freecellPuzzles = withRulesPositions(freecell);
