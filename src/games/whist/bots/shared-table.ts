import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { whist } from '../rules/game.js';
import { whistRules } from '../rules/table-rules.js';

/** Whist for people at several machines. */
export const whistShared = sharedTricks(whist, whistRules);
