import { trickGame } from '../../../core/tricks/trick-game.js';
import { options } from './options.js';
import { rulesOf } from './rules.js';

/** One hand of Twenty-Nine or Twenty-Eight. */
export const twentyNine = trickGame({ name: 'twenty-nine', options, rules: rulesOf });
