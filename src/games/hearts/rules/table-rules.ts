import { trickTableRules } from '../../../core/tricks/table-rules.js';
import { hearts } from './game.js';

/** The rules of a table of Hearts, from hand to hand and from game to game. */
export const heartsRules = trickTableRules(hearts);
