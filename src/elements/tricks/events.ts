import { withIndex } from '../../core/cards/list.js';
import { cardCode } from '../../core/cards/notation.js';
import type { Source } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import type { TrickState } from '../../core/tricks/state.js';
import { type TrickTable, sideOf } from '../../core/tricks/trick-table.js';
import type { TrickTableElement } from './trick-table.js';

/** Queues `trick-end` if the step completed a trick. */
export function queueTrick(
  table: TrickTableElement,
  before: TrickState,
  after: TrickState,
  source: Source,
): void {
  for (const [at, { winner, plays }] of withIndex(after.tricks)) {
    if (at < before.tricks.length) continue;
    const detail = {
      trick: at + 1,
      winner: winner!,
      cards: plays.map(({ card }) => cardCode(card)),
    };
    table.events.add('trick-end', { ...detail, seats: plays.map(({ seat }) => seat), source });
  }
}

/** Queues `game-win` or `game-lose` for the person at this device, if the game is over. */
export function queueGame(
  table: TrickTableElement,
  of: TrickTable,
  after: TrickState,
  source: Source,
): void {
  const { results, options } = after;
  const { kinds } = options;
  const seat = yourSeat({ kinds, mine: table.mine }) ?? table.mine[0];
  if (!results?.winners || seat === undefined) return;
  const side = sideOf(of, seat);
  const scores = results.sides.map(({ score }) => score);
  const detail = {
    ...{ deal: undefined, day: undefined, options: { ...options }, source, scores },
    ...{ count: options.hand, elapsed: 0, score: scores[side], hints: 0, undos: 0 },
    assisted: 'none' as const,
  };
  if (results.winners.includes(side)) table.events.add('game-win', { ...detail, outcome: 'won' });
  else table.events.add('game-lose', { ...detail, outcome: 'lost' });
}
