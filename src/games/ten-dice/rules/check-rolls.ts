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
 * The rules that the check of rolls needs. They are parameters, because importing them here would merge
 * this lazily loaded module into the first chunk.
 */
export interface RollRules {
  readonly START: Racer;
  readonly rolled: (deck: readonly Card[], racer: Racer, move: TenDiceMove) => Racer;
}

/** A roll, and what the dice of its seat showed afterwards. */
export interface SeenRoll {
  readonly move: TenDiceMove;
  readonly dice: readonly DieNumber[];
}

/**
 * The first roll of a seat that contradicts the seed or the rules. `roll` counts the seat's rolls from 1.
 */
export interface RollFault {
  /**
   * What was wrong: whose turn it was, the number of rolls, or the start of the race. `undefined` if the
   * dice were wrong.
   */
  readonly what?: 'turn' | 'count' | 'start';
  readonly roll: number;
  readonly expected: readonly DieNumber[];
  readonly got: readonly DieNumber[];
}

/** One step of the check; `ok` says whether it passed. */
export type RaceLine =
  | SeedLine
  | CommitmentLine
  /** The rolls of one seat. */
  | {
      readonly code: 'rolls';
      readonly ok: boolean;
      readonly seat: Seat;
      readonly rolls: number;
      readonly fault: RollFault | undefined;
    };

export interface RaceCheck {
  /** Whether every step passed. */
  readonly fair: boolean;
  readonly lines: readonly RaceLine[];
}

/** Compares the rolls of one seat with those of the seed, up to the first difference. */
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

/** Computes all dice of a race again from its seed, and compares them with the rolls seen, in order. */
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
