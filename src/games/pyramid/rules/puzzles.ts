import { withRulesPositions } from '../../../core/puzzles/rules-positions.js';
import { pyramid } from './game.js';

/** Pyramid from any position, and its puzzles. */
export const pyramidPuzzles = withRulesPositions(pyramid);
