import { commitment as commitmentOf, parseSeed } from '../../../core/cards/secure-shuffle.js';
import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type CommitmentLine,
  type SeedLine,
  commitmentLine,
} from '../../../core/table/check-deal.js';
import type { DieNumber, Racer, TenDiceMove } from './state.js';

/**
 * What the check of rolls takes from the rules. It is handed over: the check comes later than they do, and is a file of its own
 * only where it imports none of them.
 */
export interface RollRules {
  readonly START: Racer;
  readonly rolled: (deck: readonly Card[], racer: Racer, move: TenDiceMove) => Racer;
}

/** A roll, and what the dice of its seat showed after it. */
export interface SeenRoll {
  readonly move: TenDiceMove;
  readonly dice: readonly DieNumber[];
}

/** The first roll of a seat that is not the seed's, or not by the rules: which of its own it is, from 1. */
export interface RollFault {
  /** What was wrong; left out where it was the dice: whose turn it was, the count of rolls, or what the race began with. */
  readonly what?: 'turn' | 'count' | 'start';
  readonly roll: number;
  readonly expected: readonly DieNumber[];
  readonly got: readonly DieNumber[];
}

/** A sentence for each thing that can be wrong beside the dice, by the roll. */
export type RollFaultWords = Readonly<
  Record<NonNullable<RollFault['what']>, (roll: number) => string>
>;

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
  { START, rolled }: RollRules,
  deck: readonly Card[],
  seat: Seat,
  seen: readonly SeenRoll[],
): RaceLine {
  let racer = START;
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

/** Computes all dice of a race anew from its seed, and compares them with what was seen, in the order of the race. */
export function checkRaceBy(
  rules: RollRules,
  commitment: string,
  seed: string,
  seen: readonly SeenRoll[],
): RaceCheck {
  const read = parseSeed(seed);
  if ('problem' in read) return { fair: false, lines: [{ code: 'seed', ok: false, ...read }] };
  const deck = [...read.value];
  const seats = [...new Set(seen.map(({ move }) => move.seat))].sort();
  const ofSeat = (seat: Seat): RaceLine =>
    rollsLine(
      rules,
      deck,
      seat,
      seen.filter(({ move }) => move.seat === seat),
    );
  const lines = [commitmentLine(commitment, commitmentOf(read.value)), ...seats.map(ofSeat)];
  return { fair: lines.every(({ ok }) => ok), lines };
}
