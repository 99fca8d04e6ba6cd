import type fc from 'fast-check';
import type { Card, Seat } from '../../../src/core.js';
import { adviseTrick } from '../../../src/core/tricks/bots/solver.js';
import { quickBot } from '../../../src/core/tricks/bots/quick-bot.js';
import type { TrickLevel } from '../../../src/core/tricks/bots/question.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickMove, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { randomFrom } from './small-random.js';
import { heartsOptions, spadesOptions, twentyNineOptions, whistOptions } from './trick-options.js';

/** One trick-taking game with random options. Use `withGame`, which knows its type. */
export interface SomeGame {
  readonly name: string;
  use<Result>(
    this: void,
    use: <O extends TrickOptions>(game: TrickGame<O>, options: fc.Arbitrary<O>) => Result,
  ): Result;
}

const some = <Options extends TrickOptions>(
  name: string,
  game: TrickGame<Options>,
  options: fc.Arbitrary<Options>,
): SomeGame => ({ name, use: (use) => use(game, options) });

/** All trick-taking games. */
export const TRICK_GAMES: readonly SomeGame[] = [
  some('Hearts', hearts, heartsOptions),
  some('Spades', spades, spadesOptions),
  some('whist', whist, whistOptions('whist')),
  some('knock-out whist', whist, whistOptions('knock-out')),
  some('German whist', whist, whistOptions('german')),
  some('Oh hell', whist, whistOptions('oh-hell')),
  some('Twenty-Nine', twentyNine, twentyNineOptions('29')),
  some('Twenty-Eight', twentyNine, twentyNineOptions('28')),
];

/** The seats that have a move, as far as the phase says. */
export function dueSeats<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
): readonly Seat[] {
  const { live } = game.tableOf(state.options);
  if (state.phase === 'ready') return live.filter((seat) => !state.seats[seat]!.isReady);
  if (state.phase === 'pass') return state.passing;
  return state.turn === null ? [] : [state.turn];
}

/** What a bot of a level plays; `quick` is the quick bot. */
export function botMove<O extends TrickOptions>(
  game: TrickGame<O>,
  view: TrickState<O>,
  seat: Seat,
  level: TrickLevel | 'quick',
  samples = 6,
): TrickMove {
  const { rules } = game.tableOf(view.options);
  if (level === 'quick') return quickBot(rules, view, seat, () => 0)!;
  return adviseTrick({ rules, view, seat, level, seed: 'test' }, samples).best;
}

/** A shuffled pack of 52 cards. */
export function shuffledPack(number: number): readonly Card[] {
  const random = randomFrom(number);
  const cards = [...Array(52).keys()];
  for (let last = 51; last > 0; last--) {
    const at = random(last + 1);
    [cards[last], cards[at]] = [cards[at]!, cards[last]!];
  }
  return cards;
}
