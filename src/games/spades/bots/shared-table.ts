import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { spadesRules } from '../rules/table-rules.js';

/** Spades for people at several machines. */
export const spadesShared = sharedTricks(spadesRules);
