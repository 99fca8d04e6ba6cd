import type { OptionSet } from '../../engine/option.js';
import type { Game } from '../../engine/rules.js';
import { FOUNDATION_AIDS } from '../foundation-aids.js';
import type { Transfer } from '../piles.js';
import { type PatienceAids, automatic, isAutomatic } from './automatic.js';
import { deckOf } from './deck.js';
import { moves } from './moves.js';
import { readMove, writeMove } from './notation.js';
import { outcome } from './outcome.js';
import { play } from './play.js';
import { refusal } from './refusal.js';
import type { PatienceRules } from './rules.js';
import { type PatienceState, cardsLeft, deal, view } from './state.js';
import { type Table, tableOf } from './table.js';

/** A patience: its name, its options, and the rules that follow from them. */
export interface PatienceSource<Options extends object> {
  /** The name in saves, links and records. */
  readonly name: string;
  readonly options: OptionSet<Options>;
  rules(this: void, options: Options): PatienceRules;
}

export type PatienceGame<Options extends object> = Game<
  PatienceState<Options>,
  Transfer,
  Options,
  PatienceState<Options>,
  PatienceAids
> & {
  /** The table of these options. */
  tableOf(this: void, options: Options): Table;
};

const scoreOf = (table: Table, state: PatienceState): number | undefined => {
  const { score } = table.rules;
  if (score === undefined) return undefined;
  return score === 'cards-left' ? cardsLeft(table, state) : state.score;
};

/** Returns a function that gives the table of options. Rules are made once for each options object. */
function tablesOf<Options extends object>(
  rules: (options: Options) => PatienceRules,
): (options: Options) => Table {
  const tables = new WeakMap<Options, Table>();
  return (options) => {
    const table = tables.get(options) ?? tableOf(rules(options));
    tables.set(options, table);
    return table;
  };
}

/** Makes a game that a session can play. The rules must have been checked. */
export function patienceGame<Options extends object>({
  name,
  options,
  rules,
}: PatienceSource<Options>): PatienceGame<Options> {
  type State = PatienceState<Options>;
  const table = tablesOf(rules);
  const of = (state: State): Table => table(state.options);
  return {
    game: name,
    version: 1,
    options,
    deck: (given) => deckOf(table(given).rules),
    tableOf: table,
    deal: (given, cards) => deal(table(given), given, cards),
    moves: (state) => moves(of(state), state),
    refusal: (state, move) => refusal(of(state), state, move),
    play: (state, move) => play(of(state), state, move),
    outcome: (state) => outcome(of(state), state),
    score: (state) => scoreOf(of(state), state),
    view: (state) => view(of(state), state),
    writeMove: (state, move) => writeMove(of(state), state, move),
    readMove: (state, text) => readMove(of(state), state, text),
    aids: { ...FOUNDATION_AIDS, autoFlip: true },
    automatic: (state, move, aids) => automatic(of(state), state, move, aids),
    isAutomatic: (state, move) => isAutomatic(of(state), state, move),
  };
}
