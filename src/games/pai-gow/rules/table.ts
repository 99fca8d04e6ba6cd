import { type Seed, secureDice, tableDeck } from '../../../core/cards/secure-shuffle.js';
import type { Checked } from '../../../core/engine/reason.js';
import type { Session } from '../../../core/engine/session.js';
import type { HandEnd, TableRun } from '../../../core/table/table-run.js';
import {
  type TableParts,
  type TableSave,
  checkTableSave,
  saveTable,
} from '../../../core/table/table-save.js';
import { TableSession } from '../../../core/table/table-session.js';
import { paigow } from './game.js';
import { firstBankOffer } from './bank.js';
import { DICE, type PaigowOptions } from './options.js';
import { type PaigowMove, type PaigowState, seatsWhere } from './state.js';

export type PaigowSession = Session<PaigowState, PaigowMove, PaigowOptions, PaigowState, object>;

/** The options that are the table's, the same in every hand. */
export type PaigowTableRules = Omit<
  PaigowOptions,
  'kinds' | 'stacks' | 'dealer' | 'house' | 'asked' | 'dice'
>;

/** The options of the next hand: the table's own, who sits there with what, and the dice. */
export const handOptions = (
  run: TableRun,
  rules: Partial<PaigowTableRules>,
  seed: Seed,
): Partial<PaigowOptions> => ({
  ...rules,
  ...runOptions(run, rules.offer ?? false),
  dice: secureDice(seed, DICE),
});

/** What of a hand's options follows from the run. */
const runOptions = (run: TableRun, offer: boolean): Partial<PaigowOptions> => {
  const { kinds, stacks, dealer, houseDeals: house } = run;
  return { kinds, stacks, dealer, house, ...(offer && house && { asked: firstBankOffer(run) }) };
};

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
    ? seatsWhere(state, ({ status }) => status === 'in' || status === 'dealer')
    : [],
  dealer: state.options.dealer,
});

export type PaigowTableSave = TableSave;
export type PaigowTableParts = TableParts<PaigowState, PaigowMove, PaigowOptions>;

export { saveTable };

/** Takes up a table from a save of whatever origin: chips, cards and dice are held to run and seed. */
export const checkTable = (value: unknown): Checked<PaigowTableParts> =>
  checkTableSave(value, paigow, tableDeck, (run, { quickDeal, offer }, seed) => ({
    ...runOptions(run, offer),
    ...(seed && !quickDeal && { dice: secureDice(seed, DICE) }),
  }));
