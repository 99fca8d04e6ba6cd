import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { whistRules } from '../rules/table-rules.js';

/** Whist for people at several machines. */
export const whistShared = sharedTricks(whistRules);
