import { seven27Bot } from '../src/games/seven-twenty-seven/bots/bots.js';
import { TEMPERS, type Temper } from '../src/games/seven-twenty-seven/rules/options.js';
import {
  type Seven27Bot,
  anything,
  botsTable,
  caller,
  endOf,
  handOf,
  seedOf,
} from '../test/core/support/seven27-bots.js';
import { NO_GOAL, goal, median, ms, processTime, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

/** The hands of a match. Each begins with full stacks, and the deal moves one seat on. */
const HANDS = 5000;
/** The hands of a match without a goal. */
const FEWER = 1000;
const TIMED = 100;

const mean = (some: readonly number[]): number =>
  some.reduce((sum, one) => sum + one, 0) / some.length;

/** The average net chips of some seats in 100 hands, and its standard error. */
function rateOf(nets: readonly number[]): { rate: number; error: number } {
  const rate = mean(nets);
  const variance = mean(nets.map((net) => (net - rate) ** 2));
  return { rate: 100 * rate, error: 100 * Math.sqrt(variance / nets.length) };
}

/** The average net chips of some seats in each hand of a match. */
function match(
  table: number,
  tempers: readonly (Temper | null)[],
  others: Seven27Bot,
  hands: number,
): (temper: Temper) => { rate: number; error: number } {
  const bots = tempers.map((temper) => (temper ? seven27Bot : others));
  const ends = Array.from({ length: hands }, (_, hand) => {
    const options = botsTable(bots.length, { tempers, dealer: hand % bots.length });
    return endOf(handOf(options, seedOf(table, hand), bots)).results?.seats ?? [];
  });
  return (temper) =>
    rateOf(
      ends.map((seats) =>
        mean(seats.filter(({ seat }) => tempers[seat] === temper).map(({ net }) => net)),
      ),
    );
}

const OTHERS = [
  ['calls, draws once', caller],
  ['anything legal', anything],
] as const;

function matches(): readonly Row[] {
  return [...TEMPERS]
    .sort()
    .reverse()
    .flatMap((temper) =>
      OTHERS.map(([name, other], at) => {
        const hands = temper === 'steady' ? HANDS : FEWER;
        const { rate, error } = match(100 + at, [temper, null, temper, null], other, hands)(temper);
        return {
          'two of four seats': temper,
          against: name,
          hands: whole(hands),
          'chips per 100 hands': whole(rate),
          'standard error': whole(error),
          ...(temper === 'steady' ? goal('> 3 errors', rate > 3 * error) : NO_GOAL),
        };
      }),
    );
}

function amongThemselves(): readonly Row[] {
  const rates = match(200, [...TEMPERS, ...TEMPERS], anything, FEWER);
  return TEMPERS.map((temper) => {
    const { rate, error } = rates(temper);
    return {
      'two of six seats': temper,
      hands: whole(FEWER),
      'chips per 100 hands': whole(rate),
      'standard error': whole(error),
    };
  });
}

function tenBots(): readonly Row[] {
  const bots = Array.from({ length: 10 }, () => seven27Bot);
  const tempers = bots.map((_, seat) => TEMPERS[seat % TEMPERS.length]!);
  const times = Array.from({ length: TIMED }, (_, hand) => {
    const before = processTime();
    endOf(handOf(botsTable(10, { tempers, dealer: hand % 10 }), seedOf(300, hand), bots));
    return processTime() - before;
  });
  return [
    {
      'ten bots': `${TIMED} hands`,
      mean: ms(mean(times)),
      median: ms(median(times)),
      max: ms(Math.max(...times)),
      ...goal('< 200 ms, aim 50', mean(times) < 200),
    },
  ];
}

/** Measures how long a hand of bots takes, and how many chips their judgement wins. */
export function seven27Bots(): Promise<void> {
  print('Seven Twenty-Seven: a hand of ten bots, rules and bots together', tenBots());
  print(
    'Seven Twenty-Seven: bots against players who look at no card (ante 5, bets 5–50)',
    matches(),
  );
  print('Seven Twenty-Seven: the three tempers at one table', amongThemselves());
  return Promise.resolve();
}
