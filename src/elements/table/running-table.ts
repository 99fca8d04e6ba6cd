import { type TableRun, endHand } from '../../core/table/table-run.js';
import type { Table, TableGame } from './table-game.js';

/** The run of a table, its hand in it once that is over. */
export const runOf = <S, M, O extends object>(
  game: Pick<TableGame<S, M, O, never>, 'end'>,
  { run, session }: Table<S, M, O>,
): TableRun => (session?.outcome === undefined ? run : endHand(run, game.end(session.state)));

/**
 * What of a table is stored. While stakes are open that is neither deck nor seed: who reads them could
 * choose a cut by them. Such a hand is begun anew after a reload, from another seed. A deck that the host
 * gave was never a secret of the table's.
 */
export function toStore<S, M, O extends object, Settings>(
  { deal }: Pick<TableGame<S, M, O, Settings>, 'deal'>,
  table: Table<S, M, O>,
): Table<S, M, O> {
  const { run, session, seed } = table;
  const isOpen = seed && session?.outcome === undefined && deal.to(session!.state).length === 0;
  return isOpen ? { run, session: undefined, seed: undefined } : table;
}
