import type { Seat } from '../engine/rules.js';
import type { Bot } from '../table/bot.js';
import type { SharedTableRules } from '../table/table-rules.js';
import { quickBot } from './bots/quick-bot.js';
import { moves } from './moves.js';
import type { TrickOptions } from './options.js';
import { refusal } from './refusal.js';
import { sharedChecks } from './shared-checks.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickSettings, TrickTableRules } from './table-rules.js';
import type { TrickTable } from './trick-table.js';

/** The seats that a hand waits for. A seat that may look at its cards before its turn is not one of them. */
export function dueSeats({ live }: TrickTable, state: TrickState): readonly Seat[] {
  const { phase, seats, passing, turn } = state;
  if (phase === 'ready') return live.filter((seat) => !seats[seat]!.isReady);
  if (phase === 'pass') return passing;
  return turn === null ? [] : [turn];
}

/**
 * The move of a seat whose time is up. It passes in an auction, and passes on the first cards of its hand. Otherwise it
 * plays as a bot.
 */
function moveOutOfTime(table: TrickTable, view: TrickState, seat: Seat): TrickMove | undefined {
  if (view.phase === 'pass') return moves(table, view, seat).find(({ type }) => type === 'pass');
  const pass: TrickMove = { type: 'bid', seat, bid: null };
  const mayPass = view.phase === 'bid' && refusal(table, view, pass, seat) === undefined;
  return mayPass ? pass : quickBot(table, view, seat);
}

/** The rules of a trick-taking game for people at several machines. */
export function sharedTricks<Options extends TrickOptions>(
  rules: TrickTableRules<Options>,
): SharedTableRules<TrickState<Options>, TrickMove, Options, TrickSettings<Options>> {
  const tableOf = ({ options }: TrickState<Options>): TrickTable => rules.game.tableOf(options);
  const outOfTime: Bot<TrickState<Options>, TrickMove> = (view, seat) =>
    moveOutOfTime(tableOf(view), view, seat);
  return {
    ...rules,
    ...sharedChecks(rules),
    bot: (view, seat, random) => quickBot(tableOf(view), view, seat, random),
    outOfTime,
    due: (state) => dueSeats(tableOf(state), state),
    isFormality: ({ phase }) => phase === 'ready',
  };
}
