import type { Game, Seat } from '../../core/engine/rules.js';
import { type SeenHand, pastHands, seenHand } from '../../core/table/past-hands.js';
import { type TableRun, endHand } from '../../core/table/table-run.js';
import { TableSession } from '../../core/table/table-session.js';
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
  const { session, seed } = table;
  const isOpen = seed && session?.outcome === undefined && deal.to(session!.state).length === 0;
  return isOpen ? { ...table, session: undefined, seed: undefined } : table;
}

/** A hand of a table, over or not, as the viewer saw it; nothing where only its result is known. */
export function handSeen<S, M, O extends object>(
  rules: Game<S, M, O>,
  table: Table<S, M, O>,
  hand: number,
  viewer: Seat | undefined,
): SeenHand<S, M> | undefined {
  const { run, session } = table;
  if (hand === run.hand && session?.outcome === undefined) {
    return session && seenHand(session, hand, viewer);
  }
  const kept = pastHands(table).find((one) => one.hand === hand);
  const loaded = kept && TableSession.load(rules, kept.save);
  if (!loaded || 'problem' in loaded) return undefined;
  // People who share the device look at it together, and so see what all may see.
  const isShared = run.kinds.filter((kind) => kind === 'human').length > 1;
  return seenHand(loaded.value, hand, isShared ? undefined : viewer);
}
