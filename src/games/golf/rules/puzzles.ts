import { withRulesPositions } from '../../../core/puzzles/rules-positions.js';
import { golf } from './game.js';

/** Golf from any position, and its puzzles. */
export const golfPuzzles = withRulesPositions(golf);
