import { listOf } from '../cards/list.js';
import { type CheckOfAll, isOneOf, listOption, option, whole } from '../engine/option.js';
import type { Seat } from '../engine/rules.js';
import type { SeatKind } from '../table/seats.js';

/** The options that every trick-taking game has for one hand. Seats are numbered in the direction of play. */
export interface TrickOptions {
  /** Who sits where: people and bots. */
  readonly kinds: readonly SeatKind[];
  readonly dealer: Seat;
  /** The number of the hand in its game, from 1. */
  readonly hand: number;
  /** The scores before the hand, one for each side. Side 0 is that of seat 0. */
  readonly scores: readonly number[];
  /** The bags before the hand, one number for each side. Only games with bags have it. */
  readonly bagCounts?: readonly number[];
}

/** The largest table. */
export const MOST_PLAYERS = 6;

/** A list of whole numbers for the sides; empty for zeros. */
export const scoreList = listOption<number, unknown>([], '… −1, 0, 1 …', (score) =>
  Number.isSafeInteger(score),
);

/** The declarations of the options of a hand. Empty lists are completed by `completed`. */
export const handOptions = {
  kinds: listOption<SeatKind, unknown>([], `2–${MOST_PLAYERS}, human, bot`, (kind) =>
    isOneOf(['human', 'bot'], kind),
  ),
  dealer: option<Seat>(
    0,
    `0–${MOST_PLAYERS - 1}`,
    (seat) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < MOST_PLAYERS,
  ),
  hand: whole(1, () => [1, 100_000]),
  scores: scoreList,
};

/** Who is at a table of default size: a person and bots. */
const usualKinds = (players: number): readonly SeatKind[] =>
  listOf(players, (seat) => (seat === 0 ? 'human' : 'bot'));

/** The options with defaults for the empty lists: `players` seats, and zeros as scores of `sides`. */
export function completed<Options extends TrickOptions>(
  options: Options,
  players: number,
  sides: (players: number) => number,
): Options {
  const kinds = options.kinds.length === 0 ? usualKinds(players) : options.kinds;
  const zeros = kinds.slice(0, sides(kinds.length)).map(() => 0);
  return { ...options, kinds, scores: options.scores.length === 0 ? zeros : options.scores };
}

/** The number of players for the options: how many are possible, and how many there are by default. */
export interface Players {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Checks of the options of a hand: the number of players, the dealer, and a score for each side. */
export const handChecks = <Options extends TrickOptions>(
  players: (all: Options) => Players,
  sides: (all: Options, players: number) => number,
): readonly CheckOfAll<Options>[] => {
  const countOf = (all: Options): number => all.kinds.length || players(all).usual;
  return [
    [
      'kinds',
      (all) => {
        const { least, most } = players(all);
        return `${least === most ? '' : `${least}–`}${most}, human, bot`;
      },
      (all) => countOf(all) >= players(all).least && countOf(all) <= players(all).most,
    ],
    ['dealer', '0, 1, 2 …', (all) => all.dealer < countOf(all)],
    [
      'scores',
      '… −1, 0, 1 …',
      (all) => all.scores.length === 0 || all.scores.length === sides(all, countOf(all)),
    ],
  ];
};
