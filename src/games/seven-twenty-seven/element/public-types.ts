import type { Seven27Options } from '../rules/options.js';
import type { Seven27Results } from '../rules/results.js';
import type { Seven27Settings } from '../rules/settings.js';
import type { SeenMove } from '../rules/state.js';

/** The types in the event details of this table. */
export interface Seven27Types {
  readonly options: Seven27Options;
  readonly settings: Seven27Settings;
  /** A move as a spectator sees it: a secret declaration has `null` as its targets. */
  readonly move: SeenMove;
  readonly results: Seven27Results;
}

export type * from '../../../elements/base/public-types.js';
export type { NewTable } from '../../../elements/table/table-game.js';
export type { TableRun } from '../../../core/table/table-run.js';
export type { Seven27Advice } from '../advice/advice.js';
export type {
  SeenMove as SeenSeven27Move,
  Seven27Move,
  Seven27Refusal,
  Seven27State,
} from '../rules/state.js';
export type { Seven27TableSave } from '../rules/table-rules.js';
export type { Seven27Options, Seven27Results, Seven27Settings };
export type { Transcript } from '../../../core/together/shuffle.js';
