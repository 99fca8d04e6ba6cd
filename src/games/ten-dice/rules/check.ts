import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { SeenSteps } from '../../../core/table/table-rules.js';
import {
  type RaceCheck,
  type RaceLine,
  type RollFault,
  type SeenRoll,
  checkRaceBy,
  rollsLine,
} from './check-rolls.js';
import { fall } from './rolls.js';
import { rolled } from './rules.js';
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

/**
 * Computes the dice that a page saw of a race anew, from where it joined, and compares what lay there after each roll: a
 * line for each who raced. Which dice were kept before, nobody can say who did not see it.
 *
 * @param deck what the dice come of
 */
export function checkRolls(
  deck: readonly Card[],
  { views, steps }: SeenSteps<TenDiceState, TenDiceMove>,
): readonly RaceLine[] {
  const [first, last] = [views[0]!, views.at(-1)!];
  const raced = [...last.racers.keys()].filter((seat) => last.racers[seat]!.rolls > 0);
  return raced.map((seat) => {
    const seen = steps.flatMap(({ move }, at) =>
      move.seat === seat ? [{ move, dice: views[at + 1]!.racers[seat]!.dice }] : [],
    );
    const racer = first.racers[seat]!;
    const fault = racer.rolls > 0 ? firstFault(deck, seat, racer) : undefined;
    const line = rollsLine({ rolled }, deck, seat, seen, racer);
    // Dice lie as they fell: none may be another by the end.
    const end = last.racers[seat]!;
    const lay = seen.at(-1)?.dice ?? racer.dice;
    const moved =
      end.dice.join() === lay.join()
        ? undefined
        : { roll: end.rolls, expected: lay, got: end.dice };
    const found = fault ?? (line.code === 'rolls' ? line.fault : undefined) ?? moved;
    return { code: 'rolls', ok: !found, seat, rolls: seen.length, fault: found };
  });
}
