import { withRulesPositions } from '../../../core/puzzles/rules-positions.js';
import { klondike } from './game.js';

/** Klondike from any position, and its puzzles. */
export const klondikePuzzles = withRulesPositions(klondike);
