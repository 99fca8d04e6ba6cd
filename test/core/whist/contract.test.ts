import fc from 'fast-check';
import { whist } from '../../../src/games/whist/rules/game.js';
import { whistOptions } from '../support/trick-options.js';
import { trickContract } from '../support/tricks.js';

trickContract('whist', whist, whistOptions('whist'), fc.constant({}));
trickContract('knock-out whist', whist, whistOptions('knock-out'), fc.constant({}));
trickContract('German whist', whist, whistOptions('german'), fc.constant({}));
trickContract('Oh hell', whist, whistOptions('oh-hell'), fc.constant({}));
