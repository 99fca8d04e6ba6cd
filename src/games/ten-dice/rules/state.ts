import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Refusal } from '../../../core/engine/reason.js';
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
}

/** Somebody who races. */
export interface Racer {
  /** What the dice show, each in its place; none before the first roll. */
  readonly dice: readonly DieNumber[];
  /** The number that was kept at the last roll. */
  readonly keep: DieNumber | null;
}

/** A position. All is open but the deck, by whose order the dice fall. */
export interface TenDiceState {
  readonly options: TenDiceOptions;
  /** No card of it is ever dealt: see rolls.ts. */
  readonly deck: readonly Card[];
  /** By seat: people first, bots behind them. */
  readonly racers: readonly Racer[];
  /** The round, from 1: everybody who has rolled in it has rolled so often. */
  readonly round: number;
  /** Whose turn it is; nobody's once the race is over. */
  readonly turn: Seat | null;
}

/** Why a move is refused; which code carries which figures. */
export type TenDiceRefusal =
  | { readonly code: 'over' | 'no-undo' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  /** The first roll is of all ten; no number can be kept yet. */
  | { readonly code: 'nothing-to-keep' }
  /** A number from 1 to 6 has to be chosen. */
  | { readonly code: 'choose-number' };

/** Keeps the compiler honest: every refusal is a `Refusal` of the contract. */
export type CheckedRefusal = TenDiceRefusal & Refusal;

export const countOf = (dice: readonly DieNumber[], number: DieNumber | null): number =>
  dice.filter((die) => die === number).length;

/** Whether all ten dice show one number. */
export const isHome = ({ dice }: Racer): boolean => countOf(dice, dice[0] ?? null) === DICE;

/** Whether a person sits there; else a bot. */
export const isPerson = ({ options }: TenDiceState, seat: Seat): boolean => seat < options.players;

/** Whether a person is to roll. */
export const isOpen = (state: TenDiceState): boolean =>
  state.turn !== null && isPerson(state, state.turn);

/** The number that most of the dice show; of several the kept one, else the highest. */
export const mostOf = ({ dice, keep }: Racer): DieNumber =>
  NUMBERS.reduce((best, number) => {
    const more = countOf(dice, number) - countOf(dice, best);
    return more > 0 || (more === 0 && best !== keep) ? number : best;
  });

/** A race before its first roll. */
export const deal = (options: TenDiceOptions, deck: readonly Card[]): TenDiceState => ({
  options,
  deck: [...deck],
  racers: Array.from({ length: options.players + options.bots }, () => ({ dice: [], keep: null })),
  round: 1,
  turn: 0,
});

/** What anybody may see: all but the deck. */
export const view = (state: TenDiceState): TenDiceState => ({
  ...state,
  deck: state.deck.map(() => FACE_DOWN),
});

/** How often a seat has rolled. */
export const rollsOf = ({ round, turn }: TenDiceState, seat: Seat): number =>
  turn === null || seat < turn ? round : round - 1;
