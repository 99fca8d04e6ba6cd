import { checkNumbered } from '../../../core/engine/numbered.js';
import type { CheckOrigin } from '../../../core/engine/save.js';
import { TableSession } from '../../../core/table/table-session.js';

/** A race: dice that have fallen lie as they fell, as at a table; but races may have numbers, as deals do. */
export class TenDiceSession<State, Move, Options extends object, View, Aids> extends TableSession<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** @internal */
  static override readonly origin: CheckOrigin = checkNumbered;
}
