import fc from 'fast-check';
import { type Card, Session, type Setup, paigow, seven27 } from '../../src/core.js';
import { type AnyPatience, type AnySession, PATIENCES } from '../../test/core/support/patience.js';
import { TABLE_CARDS, table } from '../../test/core/support/pai-gow.js';
import { plain, variants } from '../../test/core/support/seven27.js';
import { tenDice } from '../../src/games/ten-dice/core.js';
import { ALL_CARDS } from '../../test/core/support/cards.js';
import { randomFrom, shuffledBy } from '../../test/core/support/small-random.js';

/** Fixed, so that a failure can be repeated. */
export const SEED = 20_261_121;

/** The options and the deck of a game, and its automatic moves. */
export interface Start {
  readonly setup: Setup;
  readonly aids: unknown;
}

/** A game for the soak, with any types of states and moves. */
export interface Subject {
  readonly name: string;
  readonly game: AnyPatience;
  readonly starts: readonly Start[];
  /** Turns a listed move into one to play, without a range of amounts. */
  readonly plain: (move: unknown) => unknown;
}

const STARTS = 200;

/** A patience game by its name. All variants of FreeCell are one subject. */
function patience(name: string): Subject {
  const kinds = PATIENCES.filter(({ game }) => game.game === name);
  const starts = kinds.flatMap(({ walks }) =>
    fc
      .sample(walks, { seed: SEED, numRuns: Math.ceil(STARTS / kinds.length) })
      .map(({ deal, deck, options, aids }) => ({
        setup: deal === undefined ? { deck, options } : { deal, options },
        aids,
      })),
  );
  return { name, game: kinds[0]!.game, starts, plain: (move) => move };
}

/** Hands of a table: each of the options, with its own deck. */
function hands(options: readonly object[], cards: readonly Card[]): readonly Start[] {
  const random = randomFrom(SEED);
  return options.map((one) => ({
    setup: { options: one, deck: shuffledBy(random, cards) },
    aids: {},
  }));
}

/** A bet of Pai Gow without its range. */
export function plainBet<M>(move: M): M {
  const { max: _max, step: _step, ...bet } = move as Record<string, unknown>;
  return bet as M;
}

const DICE = [1, 2, 3];

const PAIGOW_OPTIONS = Array.from({ length: STARTS }, (_, n) =>
  table(2 + (n % 6), {
    house: n % 2 === 0,
    foul: n % 3 === 0 ? 'lose' : 'refuse',
    bonus: n % 4 === 0 ? 'fortune' : 'none',
    quickDeal: n % 5 === 0,
    dice: DICE,
  }),
);

export const SUBJECTS: readonly Subject[] = [
  patience('freecell'),
  patience('klondike'),
  patience('pyramid'),
  {
    name: 'pai-gow',
    game: paigow,
    starts: hands(PAIGOW_OPTIONS, TABLE_CARDS),
    plain: plainBet,
  },
  {
    name: 'seven-twenty-seven',
    game: seven27,
    starts: hands(fc.sample(variants, { seed: SEED, numRuns: STARTS }), ALL_CARDS),
    plain: plain as (move: unknown) => unknown,
  },
  {
    name: 'ten-dice',
    game: tenDice,
    starts: Array.from({ length: STARTS }, (_, n) => ({
      setup: { deal: n + 1, options: { players: 1 + (n % 2), bots: n % 3 } },
      aids: {},
    })),
    plain: (move) => move,
  },
];

/** Begins a subject's n-th game. */
export function begin({ name, game, starts }: Subject, n: number): AnySession {
  const started = Session.start(game, starts[n % starts.length]!.setup);
  if ('problem' in started) throw new Error(`${name}: ${JSON.stringify(started.problem)}`);
  return started.value;
}
