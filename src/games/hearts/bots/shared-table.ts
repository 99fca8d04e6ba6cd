import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { heartsRules } from '../rules/table-rules.js';

/** Hearts for people at several machines. */
export const heartsShared = sharedTricks(heartsRules);
