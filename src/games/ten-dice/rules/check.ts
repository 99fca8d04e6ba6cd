import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SeenSteps } from '../../../core/table/table-rules.js';
import {
  type RaceCheck,
  type RaceLine,
  type RollFault,
  type SeenRoll,
  checkRaceBy,
} from './check-rolls.js';
import { refusal } from './refusal.js';
import { fall } from './rolls.js';
import { play, rolled } from './rules.js';
import { type Racer, START, type TenDiceMove, type TenDiceState } from './state.js';

export type { RaceCheck, RaceLine, RollFault, SeenRoll } from './check-rolls.js';

/** Computes all dice of a race anew from its seed, and compares them with what was seen, in the order of the race. */
export const checkRace = (commitment: string, seed: string, seen: readonly SeenRoll[]): RaceCheck =>
  checkRaceBy({ START, rolled }, commitment, seed, seen);

/** The last roll that a page did not see made, against those dice of it that were thrown. */
function firstFault(deck: readonly Card[], seat: Seat, racer: Racer): RollFault | undefined {
  const { dice: got, thrown, rolls: roll } = racer;
  const falls = fall(deck, seat, roll);
  const expected = got.map((die, place) => (thrown.includes(place) ? falls[place]! : die));
  return expected.join() === got.join() ? undefined : { roll, expected, got };
}

/** A step that a page saw: what it should have led to, and what it did. */
interface SeenStep {
  readonly move: TenDiceMove;
  readonly due: TenDiceState;
  readonly seen: TenDiceState;
}

/** Each step anew, from what lay there before it. One that the rules do not allow should have changed nothing. */
const stepsAnew = (
  deck: readonly Card[],
  { views, steps }: SeenSteps<TenDiceState, TenDiceMove>,
): readonly SeenStep[] =>
  steps.map(({ move }, at) => {
    const before = { ...views[at]!, deck };
    const due = refusal(before, move, move.seat) ? before : play(before, move);
    return { move, due, seen: views[at + 1]! };
  });

/** What is wrong with a seat after a step: its dice, or, where it rolled, who is home and whose turn it is. */
function faultAfter({ move, due, seen }: SeenStep, seat: Seat): RollFault | undefined {
  const [{ dice: expected, rolls: roll }, { dice: got }] = [due.racers[seat]!, seen.racers[seat]!];
  const isTurn = due.turn === seen.turn && due.home.join() === seen.home.join();
  const isRight = expected.join() === got.join() && (move.seat !== seat || isTurn);
  return isRight ? undefined : { roll, expected, got };
}

/**
 * Computes what a page saw of a race anew, from where it joined: a line for each who raced, with the first roll after which
 * anything was another. Which dice were kept before, nobody can say who did not see it.
 *
 * @param deck what the dice come of
 */
export function checkRolls(
  deck: readonly Card[],
  seen: SeenSteps<TenDiceState, TenDiceMove>,
): readonly RaceLine[] {
  const first = seen.views[0]!;
  const anew = stepsAnew(deck, seen);
  return [...first.racers.keys()].flatMap((seat) => {
    const racer = first.racers[seat]!;
    const rolls = anew.filter(({ move }) => move.seat === seat).length;
    const before = racer.rolls > 0 ? firstFault(deck, seat, racer) : undefined;
    const fault = before ?? anew.map((step) => faultAfter(step, seat)).find(Boolean);
    if (rolls === 0 && racer.rolls === 0 && !fault) return [];
    return [{ code: 'rolls', ok: !fault, seat, rolls, fault }];
  });
}
