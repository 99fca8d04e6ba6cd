import fc from 'fast-check';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { heartsOptions } from '../support/trick-options.js';
import { trickContract } from '../support/tricks.js';

trickContract('Hearts', hearts, heartsOptions, fc.constant({}));
