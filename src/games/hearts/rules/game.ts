import { trickGame } from '../../../core/tricks/trick-game.js';
import { options } from './options.js';
import { rulesOf } from './rules.js';

/** One hand of Hearts. */
export const hearts = trickGame({ name: 'hearts', options, rules: rulesOf });
