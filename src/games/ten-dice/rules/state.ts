import { listOf } from '../../../core/cards/list.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TenDiceOptions } from './options.js';

/** How many dice everybody has. */
export const DICE = 10;
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** What a die shows. */
export type DieNumber = (typeof NUMBERS)[number];

/** A roll: the dice that show the number stay, the others are rolled; `null` for the first, of all. */
export interface TenDiceMove {
  readonly seat: Seat;
  readonly keep: DieNumber | null;
  /**
   * At once: how many of the dice of the roll before still rolled, the last ones by their places. They are
   * rolled again, whatever they would have shown. None where it is not given.
   */
  readonly rolling?: number;
}

/** Somebody who races. */
export interface Racer {
  /** What the dice show, each in its place; none before the first roll. */
  readonly dice: readonly DieNumber[];
  /** The number that was kept at the last roll. */
  readonly keep: DieNumber | null;
  /** The places of the dice that were rolled last, in their order. */
  readonly thrown: readonly number[];
  readonly rolls: number;
}

/** A position. All is open but the deck, by whose order the dice fall. */
export interface TenDiceState {
  readonly options: TenDiceOptions;
  /** No card of it is ever dealt: see rolls.ts. */
  readonly deck: readonly Card[];
  /** By seat: people first, bots behind them. */
  readonly racers: readonly Racer[];
  /** The round, from 1: everybody who has rolled in it has rolled so often. At once: the most rolls of any. */
  readonly round: number;
  /** Whose turn it is; nobody's once the race is over, nor where all roll at once. */
  readonly turn: Seat | null;
  /**
   * In a page's view of a table that people elsewhere share: the seat of the page's person, `null` for who watches. All others
   * are played elsewhere, as bots are.
   */
  readonly here?: Seat | null;
  /** Who is home, in the order of their last rolls. In turn, all of one round have won together. */
  readonly home: readonly Seat[];
}

/** Why a move is refused; which code carries which figures. */
export type TenDiceRefusal =
  | { readonly code: 'over' | 'no-undo' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** The first roll is of all ten; no number can be kept yet. */
  | { readonly code: 'nothing-to-keep' }
  /** A number from 1 to 6 has to be chosen. */
  | { readonly code: 'choose-number' }
  /** At once everybody rolls their own dice, until they are home. */
  | { readonly code: 'other-seat' | 'is-home' }
  /** Fewer dice, or none, can still have been rolling. */
  | { readonly code: 'not-rolling' };

export const countOf = (dice: readonly DieNumber[], number: DieNumber | null): number =>
  dice.filter((die) => die === number).length;

/** Whether all ten dice show one number. */
export const isHome = ({ dice }: Racer): boolean => countOf(dice, dice[0] ?? null) === DICE;

/** Whether a person sits there, at this device; else a bot, or somebody elsewhere. */
export const isPerson = ({ options, here }: TenDiceState, seat: Seat): boolean =>
  here === undefined ? seat < options.players : seat === here;

/** The first seat from that one on at which somebody races; −1 for none. */
export const racerFrom = (
  { racers, options }: Pick<TenDiceState, 'racers' | 'options'>,
  first: Seat,
): Seat => racers.findIndex((_, seat) => seat >= first && options.seats?.[seat] !== 'open');

/** Whether the race has ended: at once, when its person is home or comes last. */
export function isOver({ options, racers, turn, home }: TenDiceState): boolean {
  if (!options.atOnce) return turn === null;
  return home.includes(0) || (racers.length > 1 && home.length === racers.length - 1);
}

/** Whether a seat may roll. */
export const canRoll = (state: TenDiceState, seat: Seat): boolean =>
  state.options.atOnce ? !isOver(state) && !isHome(state.racers[seat]!) : state.turn === seat;

/** The person who is to roll; `undefined` where none is. */
export const rollerOf = (state: TenDiceState): Seat | undefined =>
  [...state.racers.keys()].find((seat) => isPerson(state, seat) && canRoll(state, seat));

/** The number that most of the dice show; of several the kept one, else the highest. */
export const mostOf = ({ dice, keep }: Racer): DieNumber =>
  NUMBERS.reduce((best, number) => {
    const more = countOf(dice, number) - countOf(dice, best);
    return more > 0 || (more === 0 && best !== keep) ? number : best;
  });

/** Whoever has not rolled yet. */
export const START: Racer = { dice: [], keep: null, thrown: [], rolls: 0 };

/** A race before its first roll. */
export function deal(options: TenDiceOptions, deck: readonly Card[]): TenDiceState {
  const length = options.seats?.length ?? options.players + options.bots;
  const racers = listOf(length, () => START);
  const turn = options.atOnce ? null : racerFrom({ racers, options }, 0);
  return { options, deck: [...deck], racers, round: 1, turn, home: [] };
}

/** What anybody may see: all but the deck. */
export const view = (state: TenDiceState): TenDiceState => ({
  ...state,
  deck: state.deck.map(() => FACE_DOWN),
});
