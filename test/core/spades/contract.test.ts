import fc from 'fast-check';
import { spades } from '../../../src/games/spades/rules/game.js';
import { spadesOptions } from '../support/trick-options.js';
import { trickContract } from '../support/tricks.js';

trickContract('Spades', spades, spadesOptions, fc.constant({}));
