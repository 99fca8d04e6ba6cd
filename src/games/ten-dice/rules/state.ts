import { listOf } from '../../../core/cards/list.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TenDiceOptions } from './options.js';

/** The number of dice of each racer. */
export const DICE = 10;
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type DieNumber = (typeof NUMBERS)[number];

/**
 * A roll. Dice that show the number `keep` stay, the others are rolled. It is `null` for the first roll, of
 * all dice.
 */
export interface TenDiceMove {
  readonly seat: Seat;
  readonly keep: DieNumber | null;
  /**
   * In a race at once: the number of dice that were still rolling from the roll before. They are the last
   * of those thrown. They are rolled again, even if they would have shown the number. Default: 0.
   */
  readonly rolling?: number;
}

export interface Racer {
  /** The numbers on the dice, by place; empty before the first roll. */
  readonly dice: readonly DieNumber[];
  /** The number kept at the last roll. */
  readonly keep: DieNumber | null;
  /** The places of the dice thrown at the last roll, in order. */
  readonly thrown: readonly number[];
  readonly rolls: number;
}

/** A position. Everything is public except the deck, which determines the dice. */
export interface TenDiceState {
  readonly options: TenDiceOptions;
  /** The secret order that determines the dice: see `fall`. Its cards are never dealt. */
  readonly deck: readonly Card[];
  /** By seat: people first, then bots. */
  readonly racers: readonly Racer[];
  /** The round, from 1. In a race at once, the largest number of rolls of any racer. */
  readonly round: number;
  /** Whose turn it is; `null` after the race, and if all roll at once. */
  readonly turn: Seat | null;
  /**
   * In a page's view of a shared race: the seat of the page's person, or `null` for a spectator. All other
   * seats are played elsewhere.
   */
  readonly here?: Seat | null;
  /**
   * The seats at home, in the order of their last rolls. In turn, all who got home in the same round have
   * won.
   */
  readonly home: readonly Seat[];
}

/** Why a move is refused: a code with its figures. */
export type TenDiceRefusal =
  | { readonly code: 'over' | 'no-undo' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** The first roll is of all ten dice, so no number can be kept. */
  | { readonly code: 'nothing-to-keep' }
  /** A number from 1 to 6 must be chosen. */
  | { readonly code: 'choose-number' }
  /** In a race at once, racers roll only their own dice, until they are home. */
  | { readonly code: 'other-seat' | 'is-home' }
  /** `rolling` counts more dice than can still have been rolling. */
  | { readonly code: 'not-rolling' };

export const countOf = (dice: readonly DieNumber[], number: DieNumber | null): number =>
  dice.filter((die) => die === number).length;

/** Whether all ten dice show the same number. */
export const isHome = ({ dice }: Racer): boolean => countOf(dice, dice[0] ?? null) === DICE;

/** Whether a person on this device races at a seat. Otherwise a bot or a person elsewhere does. */
export const isPerson = ({ options, here }: TenDiceState, seat: Seat): boolean =>
  here === undefined ? seat < options.players : seat === here;

/** The first seat with a racer, starting at `first`; -1 for none. */
export const racerFrom = (
  { racers, options }: Pick<TenDiceState, 'racers' | 'options'>,
  first: Seat,
): Seat => racers.findIndex((_, seat) => seat >= first && options.seats?.[seat] !== 'open');

/** Whether the race is over. In a race at once, that is when the person is home or can only be last. */
export function isOver({ options, racers, turn, home }: TenDiceState): boolean {
  if (!options.atOnce) return turn === null;
  return home.includes(0) || (racers.length > 1 && home.length === racers.length - 1);
}

export const canRoll = (state: TenDiceState, seat: Seat): boolean =>
  state.options.atOnce ? !isOver(state) && !isHome(state.racers[seat]!) : state.turn === seat;

/** The person who may roll now; `undefined` if nobody may. */
export const rollerOf = (state: TenDiceState): Seat | undefined =>
  [...state.racers.keys()].find((seat) => isPerson(state, seat) && canRoll(state, seat));

/** The number that most dice show. Of equals, the kept one, otherwise the highest. */
export const mostOf = ({ dice, keep }: Racer): DieNumber =>
  NUMBERS.reduce((best, number) => {
    const more = countOf(dice, number) - countOf(dice, best);
    return more > 0 || (more === 0 && best !== keep) ? number : best;
  });

/** A racer before the first roll. */
export const START: Racer = { dice: [], keep: null, thrown: [], rolls: 0 };

/** A race before its first roll. */
export function deal(options: TenDiceOptions, deck: readonly Card[]): TenDiceState {
  const length = options.seats?.length ?? options.players + options.bots;
  const racers = listOf(length, () => START);
  const turn = options.atOnce ? null : racerFrom({ racers, options }, 0);
  return { options, deck: [...deck], racers, round: 1, turn, home: [] };
}

/** What everybody may see: everything except the deck. */
export const view = (state: TenDiceState): TenDiceState => ({
  ...state,
  deck: state.deck.map(() => FACE_DOWN),
});
