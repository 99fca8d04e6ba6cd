import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { hearts } from '../rules/game.js';
import { heartsRules } from '../rules/table-rules.js';

/** Hearts for people at several machines. */
export const heartsShared = sharedTricks(hearts, heartsRules);
