import { formatCards } from '../../cards/notation.js';
import {
  type Seed,
  formatSeed,
  parseSeed,
  secureDice,
  tableDeck,
} from '../../cards/secure-shuffle.js';
import { type Checked, type Problem, asRecord } from '../../engine/reason.js';
import type { Save } from '../../engine/save.js';
import type { Session } from '../../engine/session.js';
import { checkRun } from '../../table/run-save.js';
import type { HandEnd, TableRun } from '../../table/table-run.js';
import { TableSession } from '../../table/table-session.js';
import { paigow } from './game.js';
import { DICE, type PaigowOptions } from './options.js';
import { type PaigowMove, type PaigowState, seatsThat } from './state.js';

export type PaigowSession = Session<PaigowState, PaigowMove, PaigowOptions, PaigowState, object>;

/** The options that are the table's, the same in every hand. */
export type PaigowTableRules = Omit<
  PaigowOptions,
  'kinds' | 'stacks' | 'dealer' | 'house' | 'dice'
>;

/** The options of the next hand: the table's own, who sits there with what, and the dice. */
export const handOptions = (
  { kinds, stacks, dealer, houseDeals }: TableRun,
  rules: Partial<PaigowTableRules>,
  seed: Seed,
): Partial<PaigowOptions> => ({
  ...rules,
  ...{ kinds, stacks, dealer, house: houseDeals },
  dice: secureDice(seed, DICE),
});

/** Starts the next hand of a table from a seed, of which nothing but its commitment is told yet. */
export const startHand = (
  run: TableRun,
  rules: Partial<PaigowTableRules>,
  seed: Seed,
): Checked<PaigowSession> =>
  TableSession.start(paigow, { deck: tableDeck(seed), options: handOptions(run, rules, seed) });

/** What a hand that is over tells the table; nothing where everybody sat out. */
export const handEnd = (state: PaigowState): HandEnd => ({
  transfers: state.results?.transfers ?? [],
  played: state.results
    ? seatsThat(state, ({ status }) => status === 'in' || status === 'dealer')
    : [],
});

/** A table as JSON: the run as it was before the hand that is being played or looked at. */
export interface PaigowTableSave {
  readonly run: TableRun;
  readonly hand: Save | null;
  /** The seed of that hand, which is no player's to see before it is over. */
  readonly seed: string | null;
}

/** A table that was taken up again. */
export interface PaigowTableParts {
  readonly run: TableRun;
  readonly session: PaigowSession | undefined;
  readonly seed: Seed | undefined;
}

/** The table as it is at a time (milliseconds of the session's clock). */
export const saveTable = (
  { run, session, seed }: PaigowTableParts,
  now: number,
): PaigowTableSave => ({
  run,
  hand: session?.save(now) ?? null,
  seed: seed ? formatSeed(seed) : null,
});

const broken = (field: string): { readonly problem: Problem } => ({
  problem: { code: 'save-broken', field },
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The first thing by which a hand is none of this run, or none of this seed, where there is one. */
function misfit(run: TableRun, session: PaigowSession, seed?: Seed): string | undefined {
  const { options } = session;
  if (!isSame(options.kinds, run.kinds)) return 'kinds';
  if (!isSame(options.stacks, run.stacks)) return 'stacks';
  if (options.dealer !== run.dealer || options.house !== run.houseDeals) return 'dealer';
  // A deck that the host gave comes of no seed.
  if (!seed) return undefined;
  if (!options.quickDeal && !isSame(options.dice, secureDice(seed, DICE))) return 'dice';
  return session.save(0).deck === formatCards(tableDeck(seed)) ? undefined : 'deck';
}

/**
 * Takes up a table from a save of whatever origin, in the middle of a hand too. Nothing in it is
 * trusted: chips must add up, the hand must be of that table and its deck and dice of that seed.
 */
export function checkTable(value: unknown): Checked<PaigowTableParts> {
  const saved = asRecord(value);
  if (!saved) return broken('table');
  const run = checkRun(saved['run']);
  if ('problem' in run) return run;
  if (saved['hand'] === null)
    return { value: { run: run.value, session: undefined, seed: undefined } };
  const session = TableSession.load(paigow, saved['hand']);
  if ('problem' in session) return session;
  const read = saved['seed'] === null ? { value: undefined } : parseSeed(saved['seed']);
  if ('problem' in read) return broken('seed');
  const field = misfit(run.value, session.value, read.value);
  if (field) return broken(field);
  return { value: { run: run.value, session: session.value, seed: read.value } };
}
