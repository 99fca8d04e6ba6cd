import { type Card, DECK_SIZE } from '../../../core/cards/card.js';
import { type Seed, secureShuffle } from '../../../core/cards/secure-shuffle.js';
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
import { seven27 } from './game.js';
import { type Seven27Options, type Temper, tempersOf } from './options.js';
import { type Seven27Move, type Seven27State, seatsThat } from './state.js';

export type Seven27Session = Session<
  Seven27State,
  Seven27Move,
  Seven27Options,
  Seven27State,
  object
>;

/** The options that are the table's, the same in every hand. */
export interface Seven27TableRules extends Omit<
  Seven27Options,
  'kinds' | 'stacks' | 'dealer' | 'tempers' | 'carried'
> {
  /** The tempers of the bots, that they take by turns in the order of their seats. */
  readonly bots: readonly Temper[];
}

/** How bots play at a table that says nothing of it. */
export const BOTS: readonly Temper[] = ['steady', 'bold', 'cautious'];

/** The 52 cards of a seed, before the players cut; the first is dealt first. */
export const deckOf = (seed: Seed): readonly Card[] => secureShuffle(seed, DECK_SIZE);

/** The options of the next hand: the table's own, and who sits there with what. */
export const handOptions = (
  { kinds, stacks, dealer, carried = 0 }: TableRun,
  { bots = BOTS, ...rules }: Partial<Seven27TableRules>,
): Partial<Seven27Options> => ({
  ...rules,
  ...{ kinds, stacks, dealer, carried, tempers: tempersOf(kinds, bots) },
});

/** Starts the next hand of a table from a seed, of which nothing but its commitment is told yet. */
export const startHand = (
  run: TableRun,
  rules: Partial<Seven27TableRules>,
  seed: Seed,
): Checked<Seven27Session> =>
  TableSession.start(seven27, { deck: deckOf(seed), options: handOptions(run, rules) });

/** What a hand that is over tells the table; nothing where fewer than two anted. */
export const handEnd = (state: Seven27State): HandEnd => ({
  transfers: state.results?.transfers ?? [],
  played: state.results ? seatsThat(state, ({ cards }) => cards.length > 0) : [],
});

export type Seven27TableSave = TableSave;
export type Seven27TableParts = TableParts<Seven27State, Seven27Move, Seven27Options>;

export { saveTable };

/** Takes up a table from a save of whatever origin: chips and cards are held to run and seed. */
export const checkTable = (value: unknown): Checked<Seven27TableParts> =>
  checkTableSave(value, seven27, deckOf, ({ kinds, stacks, dealer, carried = 0 }) => ({
    kinds,
    stacks,
    dealer,
    carried,
  }));
