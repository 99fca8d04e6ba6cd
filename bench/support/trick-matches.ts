import { type Card, type Seat, cutDeck } from '../../src/core.js';
import { quickBot } from '../../src/core/tricks/bots/quick-bot.js';
import { TRICK_LEVELS } from '../../src/core/tricks/bots/question.js';
import { adviseTrick } from '../../src/core/tricks/bots/solver.js';
import type { TrickOptions } from '../../src/core/tricks/options.js';
import type { TrickMove, TrickState } from '../../src/core/tricks/state.js';
import type { TrickGame } from '../../src/core/tricks/trick-game.js';
import type { TrickTable } from '../../src/core/tricks/trick-table.js';
import { hearts } from '../../src/games/hearts/rules/game.js';
import { spades } from '../../src/games/spades/rules/game.js';
import { twentyNine } from '../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../src/games/whist/rules/game.js';
import { ALL_CARDS } from '../../test/core/support/cards.js';
import { valueOf } from '../../test/core/support/result.js';
import { goal, median, ms, percent, processTime, quantile, whole } from './figures.js';
import type { Row } from './table.js';
import { baseline } from './trick-baseline.js';

/** The levels, and the quick bot. */
export const BENCH_LEVELS = [...TRICK_LEVELS, 'quick'] as const;
export type BenchLevel = (typeof BENCH_LEVELS)[number];

export interface Match {
  readonly number: number;
  readonly level: BenchLevel;
  readonly seed: string;
}

type Player = (
  table: TrickTable,
  view: TrickState,
  seat: Seat,
  seed: string,
) => TrickMove | undefined;

/** The processor times of decisions, in milliseconds. */
class Times {
  readonly all: number[] = [];

  /** A bot of a level. Its decisions are timed. */
  player(level: BenchLevel): Player {
    return (table, view, seat, seed) => {
      const isDue = view.turn === seat || view.passing.includes(seat);
      if (!isDue || level === 'quick') return quickBot(table, view, seat, () => 0);
      const begun = processTime();
      const { best } = adviseTrick({ rules: table.rules, view, seat, level, seed });
      this.all.push(processTime() - begun);
      return best;
    };
  }

  columns(): Row {
    return {
      decisions: whole(this.all.length),
      median: ms(median(this.all)),
      '95 %': ms(quantile(this.all, 0.95)),
    };
  }
}

const deckOf = (seed: string): readonly Card[] => cutDeck(ALL_CARDS, [seed]);

/** Plays a hand to its end. */
function playHand<O extends TrickOptions>(
  game: TrickGame<O>,
  options: O,
  seed: string,
  players: readonly Player[],
): TrickState<O> {
  const table = game.tableOf(options);
  let state = game.deal(options, deckOf(seed));
  while (game.outcome(state) === undefined) {
    const automatic = game.automatic(state, { type: 'deal' }, {})[0];
    if (automatic) {
      state = game.play(state, automatic);
      continue;
    }
    const seat = state.turn ?? table.live.find((one) => isDue(state, one))!;
    const move = players[seat]!(table, game.view(state, seat), seat, seed);
    const refused = move && game.refusal(state, move, seat);
    if (!move || refused) throw new Error(JSON.stringify([move, refused, state.phase]));
    state = game.play(state, move);
  }
  return state;
}

const isDue = ({ phase, seats, passing }: TrickState, seat: Seat): boolean =>
  phase === 'ready' ? !seats[seat]!.isReady : passing.includes(seat);

const mean = (some: readonly number[]): number =>
  some.reduce((sum, one) => sum + one, 0) / some.length;

const errorOf = (some: readonly number[]): number => {
  const middle = mean(some);
  return Math.sqrt(mean(some.map((one) => (one - middle) ** 2)) / some.length);
};

const optionsOf = <O extends TrickOptions>(game: TrickGame<O>, given: Partial<O>): O =>
  valueOf(game.options.check(given));

/** Points a hand of one bot and three plain players, with the bot in each seat of every deal. */
function heartsRows({ number, level, seed }: Match): readonly Row[] {
  const times = new Times();
  const bot = times.player(level);
  const own: number[] = [];
  const others: number[] = [];
  let moons = 0;
  for (let deal = 0; deal < Math.ceil(number / 4); deal++) {
    const options = optionsOf(hearts, { hand: 1 + (deal % 4), dealer: deal % 4 });
    const points: number[] = [];
    const theirs: number[] = [];
    for (let at = 0; at < 4; at++) {
      const players = [0, 1, 2, 3].map((seat) => (seat === at ? bot : baseline));
      const { results } = playHand(hearts, options, `${seed} ${deal}`, players);
      if (results!.moon?.seat === at) moons++;
      points.push(results!.sides[at]!.points);
      theirs.push(mean(results!.sides.filter((_, seat) => seat !== at).map((one) => one.points)));
    }
    own.push(mean(points));
    others.push(mean(theirs));
  }
  const ratio = mean(own) / mean(others);
  // The error of a ratio, to first order.
  const rest = own.map((one, at) => one - ratio * others[at]!);
  return [
    {
      hands: whole(4 * own.length),
      'points a hand': `${mean(own).toFixed(2)} ± ${errorOf(own).toFixed(2)}`,
      'of the others': `${mean(others).toFixed(2)} ± ${errorOf(others).toFixed(2)}`,
      ratio: `${ratio.toFixed(3)} ± ${(errorOf(rest) / mean(others)).toFixed(3)}`,
      moons: whole(moons),
      ...times.columns(),
      ...goal('≤ 0.60', ratio <= 0.6),
    },
  ];
}

/** Whether side 0 wins a game, hand by hand. */
function winsGame<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  seed: string,
  players: readonly Player[],
  differences: number[],
  of: number,
): boolean {
  let options = optionsOf(game, given);
  for (let hand = 0; hand < 300; hand++) {
    const { results } = playHand(game, options, `${seed} ${hand}`, players);
    const { sides, winners, next } = results!;
    differences.push(sides[of]!.points - sides[1 - of]!.points);
    if (winners !== null) return winners.includes(of);
    options = optionsOf(game, { ...options, ...next });
  }
  return false;
}

/** The share of games that a side of bots wins; each series of deals is played from both sides. */
function gameRows<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  aim: number,
  { number, level, seed }: Match,
): readonly Row[] {
  const times = new Times();
  const bot = times.player(level);
  const shares: number[] = [];
  const differences: number[] = [];
  for (let series = 0; series < Math.ceil(number / 2); series++) {
    const wins = [0, 1].map((side) => {
      const players = [0, 1, 2, 3].map((seat) => (seat % 2 === side ? bot : baseline));
      return winsGame(game, given, `${seed} ${series}`, players, differences, side) ? 1 : 0;
    });
    shares.push(mean(wins));
  }
  const share = mean(shares);
  return [
    {
      games: whole(2 * shares.length),
      won: `${percent(share)} ± ${percent(errorOf(shares))}`,
      hands: whole(differences.length),
      'difference a hand': `${mean(differences).toFixed(2)} ± ${errorOf(differences).toFixed(2)}`,
      ...times.columns(),
      ...goal(`≥ ${percent(aim)}`, share >= aim),
    },
  ];
}

interface Bench {
  readonly title: string;
  /** The usual number of hands, or of games. */
  readonly usual: number;
  readonly rows: (match: Match) => readonly Row[];
}

export const BENCHES = {
  hearts: { title: 'Hearts', usual: 400, rows: heartsRows },
  spades: {
    title: 'Spades',
    usual: 40,
    rows: (match) => gameRows(spades, {}, 0.6, match),
  },
  whist: {
    title: 'Whist',
    usual: 60,
    rows: (match) => gameRows(whist, {}, 0.6, match),
  },
  'twenty-nine': {
    title: 'Twenty-Nine',
    usual: 60,
    rows: (match) => gameRows(twentyNine, {}, 0.58, match),
  },
} as const satisfies Readonly<Record<string, Bench>>;

export type BenchName = keyof typeof BENCHES;
