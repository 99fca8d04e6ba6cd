import { toJson } from '../engine/json.js';
import type { Card } from '../cards/card.js';
import { formatCards } from '../cards/notation.js';
import { type Seed, formatSeed, parseSeed } from '../cards/secure-shuffle.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { Game } from '../engine/rules.js';
import { type Save, broken, copyOfSave } from '../engine/save.js';
import { Session } from '../engine/session.js';
import { type EarlierTables, NO_TABLES, checkEarlier } from './kept-tables.js';
import { type PastHand, isPastHandList } from './past-hands.js';
import { checkRun } from './run-save.js';
import type { TableRun } from './table-run.js';

/** A table as JSON. The run is the one before the saved hand. */
export interface TableSave {
  readonly run: TableRun;
  readonly hand: Save | null;
  /** The seed of that hand. No player may see it before the hand is over. */
  readonly seed: string | null;
  /** The last finished hands before that one, the oldest first. Omitted if there are none. */
  readonly past?: readonly PastHand[];
  /** What is kept of earlier tables. Omitted if there were none. */
  readonly earlier?: EarlierTables;
}

/** A table that was resumed from a save. */
export interface TableParts<State, Move, Options extends object> {
  readonly run: TableRun;
  readonly session: Session<State, Move, Options, State, object> | undefined;
  readonly seed: Seed | undefined;
  /** The last finished hands before this one, the oldest first. */
  readonly past?: readonly PastHand[] | undefined;
  /** What is kept of earlier tables. */
  readonly earlier?: EarlierTables | undefined;
}

/** The options of a hand that follow from the run and, if it is known, from the seed. */
export type GivenOptions<Options extends object> = (
  run: TableRun,
  options: Options,
  seed: Seed | undefined,
) => Partial<Options>;

const hasEarlier = (earlier: EarlierTables | undefined): boolean =>
  (earlier?.totals.length ?? 0) > 0;

/** @param now the time of the session's clock, in milliseconds */
export const saveTable = <S, M, O extends object>(
  { run, session, seed, past = [], earlier }: TableParts<S, M, O>,
  now: number,
): TableSave => ({
  run,
  hand: session?.save(now) ?? null,
  seed: seed ? formatSeed(seed) : null,
  ...(past.length > 0 && { past }),
  ...(hasEarlier(earlier) && { earlier }),
});

const isSame = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other);

/** What a saved hand is checked against. */
interface HandRules<S, M, O extends object> {
  readonly game: Game<S, M, O>;
  readonly deckOf: (seed: Seed) => readonly Card[];
  readonly givenOf: GivenOptions<O>;
}

/** Checks that the saved hand belongs to its run and its seed. */
function checkHand<S, M, O extends object>(
  saved: Readonly<Record<string, unknown>>,
  run: TableRun,
  { game, deckOf, givenOf }: HandRules<S, M, O>,
): Checked<Pick<TableParts<S, M, O>, 'session' | 'seed'>> {
  const session = Session.load(game, saved['hand']);
  if ('problem' in session) return session;
  const read = saved['seed'] === null ? { value: undefined } : parseSeed(saved['seed']);
  if ('problem' in read) return broken('seed');
  const [hand, seed] = [session.value, read.value];
  for (const [name, given] of Object.entries(givenOf(run, hand.options, seed))) {
    if (!isSame(given, hand.options[name as keyof O])) return broken(name);
  }
  // A deck that the page gave does not come from a seed.
  if (seed && hand.save(0).deck !== formatCards(deckOf(seed))) return broken('deck');
  return { value: { session: hand, seed } };
}

/**
 * Resumes a table from an untrusted save, even in the middle of a hand. The chips must add up, the
 * hand must belong to the run, and its deck to the seed.
 *
 * @param deckOf makes the deck from a seed, before any cuts
 */
export function checkTableSave<S, M, O extends object>(
  value: unknown,
  game: Game<S, M, O>,
  deckOf: (seed: Seed) => readonly Card[],
  givenOf: GivenOptions<O>,
): Checked<TableParts<S, M, O>> {
  const copied = copyOfSave(value);
  if ('problem' in copied) return copied;
  const saved = asRecord(copied.value);
  if (!saved) return broken('table');
  const run = checkRun(saved['run']);
  if ('problem' in run) return run;
  const { past = [] } = saved;
  if (!isPastHandList(past, run.value)) return broken('past');
  const earlier = checkEarlier(saved['earlier'] ?? NO_TABLES);
  if ('problem' in earlier) return earlier;
  const none = { value: { session: undefined, seed: undefined } };
  const hand =
    saved['hand'] === null ? none : checkHand(saved, run.value, { game, deckOf, givenOf });
  if ('problem' in hand) return hand;
  return {
    value: {
      run: run.value,
      ...hand.value,
      ...(past.length > 0 && { past }),
      ...(hasEarlier(earlier.value) && { earlier: earlier.value }),
    },
  };
}
