import { trickTableRules } from '../../../core/tricks/table-rules.js';
import { whist } from './game.js';

/** The rules of a table of Whist, from hand to hand and from game to game. */
export const whistRules = trickTableRules(whist);
