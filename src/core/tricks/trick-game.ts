import type { OptionSet } from '../engine/option.js';
import type { Game } from '../engine/rules.js';
import { begin } from './deal.js';
import { moves } from './moves.js';
import { readMove, writeMove } from './notation.js';
import type { TrickOptions } from './options.js';
import { automatic, outcome, play } from './play.js';
import { refusal } from './refusal.js';
import type { TrickRules } from './rules.js';
import type { TrickMove, TrickState } from './state.js';
import { type TrickTable, trickTableOf } from './trick-table.js';
import { view } from './view.js';

/** A trick-taking game: its name, its options, and the rules that follow from them. */
export interface TrickSource<Options extends TrickOptions> {
  /** The game's name in saves: `hearts`. */
  readonly name: string;
  readonly options: OptionSet<Options>;
  /** The rules of one hand. They must pass `checkTrickRules`. */
  rules(this: void, options: Options): TrickRules;
}

export type TrickGame<Options extends TrickOptions> = Game<
  TrickState<Options>,
  TrickMove,
  Options
> & {
  /** The rules of these options, with what is derived from them. */
  tableOf(this: void, options: Options): TrickTable;
};

/** Returns a function that gives the table of options. It is made once for each options object. */
function tablesOf<Options extends TrickOptions>(
  rules: (options: Options) => TrickRules,
): (options: Options) => TrickTable {
  const tables = new WeakMap<Options, TrickTable>();
  return (options) => {
    const table = tables.get(options) ?? trickTableOf(rules(options));
    tables.set(options, table);
    return table;
  };
}

/** Makes a game that a session can play: one hand, from the cut to its score. */
export function trickGame<Options extends TrickOptions>({
  name,
  options,
  rules,
}: TrickSource<Options>): TrickGame<Options> {
  type State = TrickState<Options>;
  const tableOf = tablesOf(rules);
  const of = (state: State): TrickTable => tableOf(state.options);
  return {
    ...{ game: name, version: 1, hasDealNumbers: false, hasUndo: false, options, tableOf },
    deal: (given, deck) => begin(tableOf(given), given, deck) as State,
    moves: (state, seat) => moves(of(state), state, seat),
    refusal: (state, move, seat) => refusal(of(state), state, move, seat),
    play: (state, move) => play(of(state), state, move) as State,
    outcome,
    view: (state, seat) => view(state, seat) as State,
    writeMove: (_state, move) => writeMove(move),
    readMove: (_state, text) => readMove(text),
    automatic: (state) => automatic(of(state), state),
    isAutomatic: (_state, { type }) => type === 'deal',
  };
}
