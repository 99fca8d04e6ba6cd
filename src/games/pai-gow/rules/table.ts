import { type Seed, secureDice, tableDeck } from '../../../core/cards/secure-shuffle.js';
import type { Checked } from '../../../core/engine/reason.js';
import { Session } from '../../../core/engine/session.js';
import type { HandEnd, TableRun } from '../../../core/table/table-run.js';
import {
  type TableParts,
  type TableSave,
  checkTableSave,
  saveTable,
} from '../../../core/table/table-save.js';
import { paigow } from './game.js';
import { firstBankOffer } from './bank.js';
import { DICE, type PaigowOptions } from './options.js';
import { type PaigowMove, type PaigowState, seatsWhere } from './state.js';

export type PaigowSession = Session<PaigowState, PaigowMove, PaigowOptions, PaigowState, object>;

/** The options that are the same in every hand of a table. */
export type PaigowTableRules = Omit<
  PaigowOptions,
  'kinds' | 'stacks' | 'dealer' | 'house' | 'asked' | 'dice'
>;

/** The options of the next hand: the table's rules, the seats and stacks, and the dice. */
export const handOptions = (
  run: TableRun,
  rules: Partial<PaigowTableRules>,
  seed: Seed,
): Partial<PaigowOptions> => ({
  ...rules,
  ...runOptions(run, rules.offer ?? false),
  dice: secureDice(seed, DICE),
});

/** The options of a hand that follow from the run. */
const runOptions = (run: TableRun, offer: boolean): Partial<PaigowOptions> => {
  const { kinds, stacks, dealer, houseDeals: house } = run;
  return { kinds, stacks, dealer, house, ...(offer && house && { asked: firstBankOffer(run) }) };
};

/**
 * Starts the next hand from a seed. Only the seed's commitment may be published before the hand is
 * over.
 */
export const startHand = (
  run: TableRun,
  rules: Partial<PaigowTableRules>,
  seed: Seed,
): Checked<PaigowSession> =>
  Session.start(paigow, { deck: tableDeck(seed), options: handOptions(run, rules, seed) });

/** What the table needs to know of a finished hand. If everybody sat out, it lists no players. */
export const handEnd = (state: PaigowState): HandEnd => ({
  transfers: state.results?.transfers ?? [],
  played: state.results
    ? seatsWhere(state, ({ status }) => status === 'in' || status === 'dealer')
    : [],
  dealer: state.options.dealer,
});

export type PaigowTableSave = TableSave;
export type PaigowTableParts = TableParts<PaigowState, PaigowMove, PaigowOptions>;

export { saveTable };

/**
 * Resumes a table from an untrusted save. Chips, cards and dice must match the run and the seed.
 */
export const checkTable = (value: unknown): Checked<PaigowTableParts> =>
  checkTableSave(value, paigow, tableDeck, (run, { quickDeal, offer }, seed) => ({
    ...runOptions(run, offer),
    ...(seed && !quickDeal && { dice: secureDice(seed, DICE) }),
  }));
