import { trickTableRules } from '../../../core/tricks/table-rules.js';
import { twentyNine } from './game.js';

/** The rules of a table of Twenty-Nine, from hand to hand and from game to game. */
export const twentyNineRules = trickTableRules(twentyNine);
