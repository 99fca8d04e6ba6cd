/** The types that the module of every table of a trick-taking game exports beside its class. */
export type * from '../base/public-types.js';
export type { NewTable } from '../table/table-game.js';
export type { Transcript } from '../../core/together/shuffle.js';
export type { TableRun } from '../../core/table/table-run.js';
export type { TableSave } from '../../core/table/table-save.js';
export type { JudgedMove, TrickAdvice } from '../../core/tricks/bots/question.js';
export type { TrickRefusal } from '../../core/tricks/refusals.js';
export type { TrickResults } from '../../core/tricks/results.js';
export type { TrickMove, TrickState } from '../../core/tricks/state.js';
export type { TrickSettings } from '../../core/tricks/table-rules.js';
export type { SeenTrickMove } from '../../core/tricks/view.js';
