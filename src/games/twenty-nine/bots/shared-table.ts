import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { twentyNineRules } from '../rules/table-rules.js';

/** Twenty-Nine for people at several machines. */
export const twentyNineShared = sharedTricks(twentyNineRules);
