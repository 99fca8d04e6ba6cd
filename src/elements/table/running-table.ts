import type { Game, Seat } from '../../core/engine/rules.js';
import { type KeptTable, NO_TABLES, type TableHistory } from '../../core/table/kept-tables.js';
import { Session } from '../../core/engine/session.js';
import { type PastHand, type SeenHand, pastHands, seenHand } from '../../core/table/past-hands.js';
import { peopleAt } from '../../core/table/seats.js';
import { type TableRun, endHand } from '../../core/table/table-run.js';
import type { Table, TableGame } from './table-game.js';

/** The run of a table, which includes the current hand when that is over. */
export const runOf = <S, M, O extends object>(
  game: Pick<TableGame<S, M, O, never>, 'end'>,
  { run, session }: Table<S, M, O>,
): TableRun => (session?.outcome === undefined ? run : endHand(run, game.end(session.state)));

/**
 * The part of a table that is stored. While stakes are open, deck and seed are omitted, because a reader could
 * choose a cut by them. After a reload such a hand begins again with another seed. A deck that the page gave
 * is not secret, so it is stored.
 */
export function toStore<S, M, O extends object, Settings>(
  { deal }: Pick<TableGame<S, M, O, Settings>, 'deal'>,
  table: Table<S, M, O>,
): Table<S, M, O> {
  const { session, seed } = table;
  const isOpen = seed && session?.outcome === undefined && deal.to(session!.state).length === 0;
  return isOpen ? { ...table, session: undefined, seed: undefined } : table;
}

/** A table with its history, which includes the current hand when that is over. */
export const historyOf = <S, M, O extends object>(
  game: Pick<TableGame<S, M, O, never>, 'end'>,
  table: Table<S, M, O>,
): TableHistory => ({
  run: runOf(game, table),
  past: pastHands(table),
  earlier: table.earlier ?? NO_TABLES,
});

/** A finished hand that was kept, or `undefined` if only its result is known. */
function keptSession<S, M, O extends object>(
  rules: Game<S, M, O>,
  past: readonly PastHand[],
  hand: number,
): Session<S, M, O, S, object> | undefined {
  const kept = past.find((one) => one.hand === hand);
  const loaded = kept && Session.load(rules, kept.save);
  return loaded && 'value' in loaded ? loaded.value : undefined;
}

/** A hand of this table, or of an earlier one. */
interface HandPlace {
  readonly hand: number;
  readonly at: KeptTable | undefined;
}

/**
 * Who looks at a finished hand. People who share the device, then or now, look together, and so see only what
 * is public.
 */
function viewerOf(
  run: TableRun,
  at: KeptTable | undefined,
  viewer: Seat | undefined,
): Seat | undefined {
  const isShared = [run, at?.run ?? run].some(({ kinds }) => peopleAt(kinds).length > 1);
  if (isShared || viewer === undefined) return undefined;
  return at ? peopleAt(at.run.kinds)[0] : viewer;
}

/** A hand as the viewer saw it, or `undefined` if only its result is known. */
export function handSeen<S, M, O extends object>(
  rules: Game<S, M, O>,
  table: Table<S, M, O>,
  { hand, at }: HandPlace,
  viewer: Seat | undefined,
): SeenHand<S, M> | undefined {
  const { run, session } = table;
  const isRunning = !at && hand === run.hand && session?.outcome === undefined;
  if (isRunning) return session && seenHand(session, hand, viewer);
  const kept = keptSession(rules, at?.past ?? pastHands(table), hand);
  return kept && seenHand(kept, hand, viewerOf(run, at, viewer));
}
