import { trickGame } from '../../../core/tricks/trick-game.js';
import { options } from './options.js';
import { rulesOf } from './rules.js';

/** One hand of whist, knock-out whist, German whist or Oh hell. */
export const whist = trickGame({ name: 'whist', options, rules: rulesOf });
