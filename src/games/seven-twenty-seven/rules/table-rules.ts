import { type Card, DECK_SIZE } from '../../../core/cards/card.js';
import { type Seed, secureShuffle } from '../../../core/cards/secure-shuffle.js';
import type { Checked } from '../../../core/engine/reason.js';
import { Session } from '../../../core/engine/session.js';
import type { TableRules } from '../../../core/table/table-rules.js';
import type { HandEnd, TableRun } from '../../../core/table/table-run.js';
import {
  type TableParts,
  type TableSave,
  checkTableSave,
  saveTable,
} from '../../../core/table/table-save.js';
import { dealtTo } from './deal.js';
import { seven27 } from './game.js';
import type { Seven27Options } from './options.js';
import {
  type Seven27Settings,
  type Seven27TableRules,
  checkSettings,
  handOptions,
  openTable,
  rulesOf,
} from './settings.js';
import { type Seven27Move, type Seven27State, chipsOf, seatsThat } from './state.js';
import { viewMove } from './view.js';

export type Seven27Session = Session<
  Seven27State,
  Seven27Move,
  Seven27Options,
  Seven27State,
  object
>;

/** The 52 cards of a seed, before the players cut, in the order of the deal. */
export const deckOf = (seed: Seed): readonly Card[] => secureShuffle(seed, DECK_SIZE);

/**
 * Starts the next hand of a table from a seed. Only the commitment to the seed is public so far.
 */
export const startHand = (
  run: TableRun,
  rules: Partial<Seven27TableRules>,
  seed: Seed,
): Checked<Seven27Session> =>
  Session.start(seven27, { deck: deckOf(seed), options: handOptions(run, rules) });

/** The result of a finished hand for the table: nothing was played if fewer than two anted. */
export const handEnd = (state: Seven27State): HandEnd => ({
  transfers: state.results?.transfers ?? [],
  played: state.results ? seatsThat(state, ({ cards }) => cards.length > 0) : [],
});

export type Seven27TableSave = TableSave;
export type Seven27TableParts = TableParts<Seven27State, Seven27Move, Seven27Options>;

/**
 * Restores a table from a save of any origin. Chips and cards are checked against the run and the
 * seed.
 */
export const checkTable = (value: unknown): Checked<Seven27TableParts> =>
  checkTableSave(value, seven27, deckOf, ({ kinds, stacks, dealer, carried = 0 }) => ({
    kinds,
    stacks,
    dealer,
    carried,
  }));

/** The rules of a Seven Twenty-Seven table, from hand to hand. */
export const seven27Rules: TableRules<Seven27State, Seven27Move, Seven27Options, Seven27Settings> =
  {
    game: seven27,
    deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
    check: checkSettings,
    open: openTable,
    options: (run, settings) => handOptions(run, rulesOf(settings)),
    deckOf,
    end: handEnd,
    chips: chipsOf,
    publicMove: (view, move) => viewMove(view, move),
    publicNotation: (view, move) => {
      const seen = viewMove(view, move);
      // A secret declaration shows only that the seat declared.
      const isSecret = seen.type === 'declare' && seen.targets === null;
      return isSecret ? `g${seen.seat}` : seven27.writeMove(view, move);
    },
    save: (table) => saveTable(table, 0),
    load: checkTable,
  };
