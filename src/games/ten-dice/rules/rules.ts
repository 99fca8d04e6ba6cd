import type { Outcome, Seat } from '../../../core/engine/rules.js';
import { refusal } from './refusal.js';
import { fall } from './rolls.js';
import {
  NUMBERS,
  type Racer,
  type TenDiceMove,
  type TenDiceState,
  isHome,
  isPerson,
} from './state.js';

/** Every legal move, once each. */
export function moves(state: TenDiceState, seat?: Seat): readonly TenDiceMove[] {
  const all = [null, ...NUMBERS].map((keep) => ({ seat: state.turn!, keep }));
  return all.filter((move) => !refusal(state, move, seat));
}

/** The state after a legal move: the round goes on, or ends the race where anybody is home. */
export function play(state: TenDiceState, { seat, keep }: TenDiceMove): TenDiceState {
  const thrown = fall(state.deck, seat, state.round);
  const roll = ({ dice }: Racer): Racer => ({
    dice: thrown.map((number, place) => (keep !== null && dice[place] === keep ? keep : number)),
    keep,
  });
  const racers = state.racers.map((racer, index) => (index === seat ? roll(racer) : racer));
  if (seat + 1 < racers.length) return { ...state, racers, turn: seat + 1 };
  if (racers.some(isHome)) return { ...state, racers, turn: null };
  return { ...state, racers, round: state.round + 1, turn: 0 };
}

/** The seats that have won: all that are home when the round is over. */
export const winnersOf = ({ racers, turn }: TenDiceState): readonly Seat[] =>
  turn === null ? [...racers.keys()].filter((seat) => isHome(racers[seat]!)) : [];

/** Won where a person is home, lost where only bots are. */
export function outcome(state: TenDiceState): Outcome | undefined {
  if (state.turn !== null) return undefined;
  return winnersOf(state).some((seat) => isPerson(state, seat)) ? 'won' : 'lost';
}
