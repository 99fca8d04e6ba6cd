import { sharedTricks } from '../../../core/tricks/shared-rules.js';
import { twentyNine } from '../rules/game.js';
import { twentyNineRules } from '../rules/table-rules.js';

/** Twenty-Nine for people at several machines. */
export const twentyNineShared = sharedTricks(twentyNine, twentyNineRules);
