import type { Game, Seat } from '../../core/engine/rules.js';
import {
  type KeptTable,
  NO_TABLES,
  type TableHistory,
  peopleAt,
} from '../../core/table/kept-tables.js';
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

/** A table with all that is kept of what was played, its hand once that is over. */
export const historyOf = <S, M, O extends object>(
  game: Pick<TableGame<S, M, O, never>, 'end'>,
  table: Table<S, M, O>,
): TableHistory => ({
  run: runOf(game, table),
  past: pastHands(table),
  earlier: table.earlier ?? NO_TABLES,
});

/** Which hand is looked at; at this table, unless an earlier one is named. */
interface HandPlace {
  readonly hand: number;
  readonly at: KeptTable | undefined;
}

/** A hand, over or not, as the viewer saw it; nothing where only its result is known. */
export function handSeen<S, M, O extends object>(
  rules: Game<S, M, O>,
  table: Table<S, M, O>,
  { hand, at }: HandPlace,
  viewer: Seat | undefined,
): SeenHand<S, M> | undefined {
  const { run, session } = table;
  if (!at && hand === run.hand && session?.outcome === undefined) {
    return session && seenHand(session, hand, viewer);
  }
  const { kinds } = (at ?? table).run;
  const kept = (at?.past ?? pastHands(table)).find((one) => one.hand === hand);
  const loaded = kept && TableSession.load(rules, kept.save);
  if (!loaded || 'problem' in loaded) return undefined;
  // People who share the device, now or then, look at it together, and so see what all may see.
  const isShared = [run.kinds, kinds].some((seats) => peopleAt(seats).length > 1);
  const [seat] = at ? peopleAt(kinds) : [viewer];
  return seenHand(loaded.value, hand, isShared || viewer === undefined ? undefined : seat);
}
