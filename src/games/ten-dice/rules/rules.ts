import { listOf } from '../../../core/cards/list.js';
import type { Card } from '../../../core/cards/card.js';
import type { Outcome, Seat } from '../../../core/engine/rules.js';
import { refusal } from './refusal.js';
import { fall } from './dice.js';
import {
  DICE,
  NUMBERS,
  type Racer,
  type TenDiceMove,
  type TenDiceState,
  isHome,
  isOver,
  isPerson,
  racerFrom,
} from './state.js';

/** Every legal move, once each. */
export function moves(state: TenDiceState, seat?: Seat): readonly TenDiceMove[] {
  const seats = state.turn === null ? [...state.racers.keys()] : [state.turn];
  const rollings = [undefined, ...listOf(DICE, (index) => index + 1)];
  const all = seats.flatMap((one) =>
    [null, ...NUMBERS].flatMap((keep) =>
      rollings.map((rolling) => ({ seat: one, keep, ...(rolling && { rolling }) })),
    ),
  );
  return all.filter((move) => !refusal(state, move, seat));
}

/** A racer after a roll. All dice are thrown except the kept ones that lay still. */
export function rolled(
  deck: readonly Card[],
  { dice, thrown, rolls }: Racer,
  { seat, keep, rolling = 0 }: TenDiceMove,
): Racer {
  const falls = fall(deck, seat, rolls + 1);
  const inMotion = thrown.slice(thrown.length - rolling);
  const stays = (place: number): boolean =>
    keep !== null && dice[place] === keep && !inMotion.includes(place);
  return {
    dice: falls.map((number, place) => (stays(place) ? dice[place]! : number)),
    keep,
    thrown: [...falls.keys()].filter((place) => !stays(place)),
    rolls: rolls + 1,
  };
}

/**
 * The state after a legal move. In turn, the next racer follows. At the end of a round, the race is over if
 * anybody is home.
 */
export function play(state: TenDiceState, move: TenDiceMove): TenDiceState {
  const { seat } = move;
  const racer = rolled(state.deck, state.racers[seat]!, move);
  const racers = state.racers.map((other, index) => (index === seat ? racer : other));
  const home = isHome(racer) ? [...state.home, seat] : state.home;
  if (state.options.atOnce) {
    return { ...state, racers, home, round: Math.max(state.round, racer.rolls) };
  }
  const next = racerFrom(state, seat + 1);
  if (next > 0) return { ...state, racers, home, turn: next };
  if (home.length > 0) return { ...state, racers, home, turn: null };
  return { ...state, racers, round: state.round + 1, turn: racerFrom(state, 0) };
}

/** The winners of a finished race: the first at home; in turn, everybody who got home in that round. */
export const winnersOf = (state: TenDiceState): readonly Seat[] =>
  isOver(state) ? state.home.slice(0, state.options.atOnce ? 1 : undefined) : [];

/** `won` if a person has won, `lost` if only bots have. */
export function outcome(state: TenDiceState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return winnersOf(state).some((seat) => isPerson(state, seat)) ? 'won' : 'lost';
}
