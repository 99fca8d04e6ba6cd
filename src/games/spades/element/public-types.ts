import type { TrickResults } from '../../../core/tricks/results.js';
import type { TrickSettings } from '../../../core/tricks/table-rules.js';
import type { SeenTrickMove } from '../../../core/tricks/view.js';
import type { SpadesOptions } from '../rules/options.js';

/** The types in the event details of this table. */
export interface SpadesTableTypes {
  readonly options: SpadesOptions;
  readonly settings: TrickSettings<SpadesOptions>;
  /** A move as a spectator sees it: what is hidden is `null`. */
  readonly move: SeenTrickMove;
  readonly results: TrickResults;
}

export type * from '../../../elements/tricks/public-types.js';
export type { SpadesOptions };
