import { commitment as commitmentOf, parseSeed } from '../../../core/cards/secure-shuffle.js';
import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type CommitmentLine,
  type SeedLine,
  commitmentLine,
} from '../../../core/table/check-deal.js';
import type { SeenSteps } from '../../../core/table/table-rules.js';
import { fall } from './rolls.js';
import { rolled } from './rules.js';
import { type DieNumber, type Racer, START, type TenDiceMove, type TenDiceState } from './state.js';

/** A roll, and what the dice of its seat showed after it. */
export interface SeenRoll {
  readonly move: TenDiceMove;
  readonly dice: readonly DieNumber[];
}

/** The first roll of a seat that is not the seed's: which of its own it is, from 1. */
export interface RollFault {
  readonly roll: number;
  readonly expected: readonly DieNumber[];
  readonly got: readonly DieNumber[];
}

/** One step of the check, and whether what was promised is what was found. */
export type RaceLine =
  | SeedLine
  | CommitmentLine
  /** All rolls of a seat. */
  | {
      readonly code: 'rolls';
      readonly ok: boolean;
      readonly seat: Seat;
      readonly rolls: number;
      readonly fault: RollFault | undefined;
    };

export interface RaceCheck {
  /** Whether nothing is wrong. */
  readonly fair: boolean;
  readonly lines: readonly RaceLine[];
}

/** The rolls of one seat against those of the seed, up to the first that is another. */
function rollsLine(
  deck: readonly Card[],
  seat: Seat,
  seen: readonly SeenRoll[],
  from: Racer = START,
): RaceLine {
  let racer = from;
  let fault: RollFault | undefined;
  for (const { move, dice: got } of seen) {
    racer = rolled(deck, racer, move);
    const { dice: expected, rolls: roll } = racer;
    if (expected.join() !== got.join()) {
      fault = { roll, expected, got };
      break;
    }
  }
  return { code: 'rolls', ok: !fault, seat, rolls: seen.length, fault };
}

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
    const line = rollsLine(deck, seat, seen, racer);
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

/** Computes all dice of a race anew from its seed, and compares them with what was seen, in the order of the race. */
export function checkRace(commitment: string, seed: string, seen: readonly SeenRoll[]): RaceCheck {
  const read = parseSeed(seed);
  if ('problem' in read) return { fair: false, lines: [{ code: 'seed', ok: false, ...read }] };
  const deck = [...read.value];
  const seats = [...new Set(seen.map(({ move }) => move.seat))].sort();
  const ofSeat = (seat: Seat): RaceLine =>
    rollsLine(
      deck,
      seat,
      seen.filter(({ move }) => move.seat === seat),
    );
  const lines = [commitmentLine(commitment, commitmentOf(read.value)), ...seats.map(ofSeat)];
  return { fair: lines.every(({ ok }) => ok), lines };
}
