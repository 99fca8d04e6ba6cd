import type { PaigowOptions } from '../rules/options.js';
import type { PaigowResults } from '../rules/results.js';
import type { PaigowSettings } from '../rules/settings.js';
import type { PaigowMove } from '../rules/state.js';

/** A move as events show it: a set has no cards. */
export type PaigowPublicMove =
  Exclude<PaigowMove, { readonly type: 'set' }> | { readonly type: 'set'; readonly seat: number };

/** The types in the details of this table's events. */
export interface PaigowTypes {
  readonly options: PaigowOptions;
  readonly settings: PaigowSettings;
  readonly move: PaigowPublicMove;
  readonly results: PaigowResults;
}

export type * from '../../../elements/base/public-types.js';
export type { NewTable } from '../../../elements/table/table-game.js';
export type { TableRun } from '../../../core/table/table-run.js';
export type { PaigowAdvice } from '../advice/advice.js';
export type { FortuneTable } from '../rules/fortune.js';
export type { HouseRule } from '../rules/house-rules.js';
export type { PaigowRefusal, PaigowState } from '../rules/state.js';
export type { PaigowTableSave } from '../rules/table.js';
export type { PaigowMove, PaigowOptions, PaigowResults, PaigowSettings };
export type { Transcript } from '../../../core/together/shuffle.js';
