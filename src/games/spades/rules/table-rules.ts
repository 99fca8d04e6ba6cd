import { trickTableRules } from '../../../core/tricks/table-rules.js';
import { spades } from './game.js';

/** The rules of a table of Spades, from hand to hand and from game to game. */
export const spadesRules = trickTableRules(spades);
