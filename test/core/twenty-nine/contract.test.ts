import fc from 'fast-check';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { twentyNineOptions } from '../support/trick-options.js';
import { trickContract } from '../support/tricks.js';

trickContract('Twenty-Nine', twentyNine, twentyNineOptions('29'), fc.constant({}));
trickContract('Twenty-Eight', twentyNine, twentyNineOptions('28'), fc.constant({}));
