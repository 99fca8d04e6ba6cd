import { trickGame } from '../../../core/tricks/trick-game.js';
import { options } from './options.js';
import { rulesOf } from './rules.js';

/** One hand of Spades. */
export const spades = trickGame({ name: 'spades', options, rules: rulesOf });
