import { performance } from 'node:perf_hooks';
import { botRandom } from '../src/core.js';
import { adviseSeven27 } from '../src/games/seven-twenty-seven/advice/advice.js';
import { seven27Bot } from '../src/games/seven-twenty-seven/bots/bots.js';
import { seven27 } from '../src/games/seven-twenty-seven/rules/game.js';
import { botsTable, handOf, seedOf } from '../test/core/support/seven27-bots.js';
import { NO_GOAL, goal, median, ms } from './support/figures.js';
import { type Row, print } from './support/table.js';

const HANDS = 12;

/** How long each decision of a seat takes, in hands with this many bots. */
function timesOf(seats: number): { advice: readonly number[]; hint: readonly number[] } {
  const bots = Array.from({ length: seats }, () => seven27Bot);
  const [advice, hint]: [number[], number[]] = [[], []];
  const timed = (times: number[], work: () => unknown): void => {
    const before = performance.now();
    work();
    times.push(performance.now() - before);
  };
  for (let hand = 0; hand < HANDS; hand++) {
    for (const { state, seat } of handOf(
      botsTable(seats, { dealer: hand % seats }),
      seedOf(5, hand),
      bots,
    )) {
      if (state.phase === 'ante' || seat !== 0) continue;
      const view = seven27.view(state, seat);
      timed(advice, () => adviseSeven27(view, seat));
      timed(hint, () => seven27Bot(view, seat, botRandom(seedOf(5, hand), 'hint')));
    }
  }
  return { advice, hint };
}

/** Measures the advice for Seven Twenty-Seven beside a bot's move, which was the hint before. */
export function seven27Advice(): Promise<void> {
  const rows = [2, 5, 10].flatMap((seats): readonly Row[] => {
    const { advice, hint } = timesOf(seats);
    const row = (name: string, times: readonly number[], aim: object): Row => ({
      ...{ seats: String(seats), of: name, decisions: String(times.length) },
      ...{ median: ms(median(times)), max: ms(Math.max(...times)), ...aim },
    });
    return [
      row('advice, 4,000 samples', advice, goal('≤ 300 ms', Math.max(...advice) <= 300)),
      row('a bot’s move', hint, NO_GOAL),
    ];
  });
  print('Seven Twenty-Seven: advice for one decision', rows);
  return Promise.resolve();
}
