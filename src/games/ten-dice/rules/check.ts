import { withIndex } from '../../../core/cards/list.js';
import { toJson } from '../../../core/engine/json.js';
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
import type { TenDiceOptions } from './options.js';
import { refusal } from './refusal.js';
import { fall } from './rolls.js';
import { play, rolled } from './rules.js';
import { type Racer, START, type TenDiceMove, type TenDiceState, deal } from './state.js';

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

/** What everybody may see of a race; its options a page has checked by themselves. */
const seenBy = ({ racers, round, turn, home }: TenDiceState): string =>
  toJson([
    racers.map(({ dice, keep, thrown, rolls }) => [dice, keep, thrown, rolls]),
    round,
    turn,
    home,
  ]);

/** A seat of which something was seen that the dice and the rules do not lead to. */
interface SeatFault {
  readonly seat: Seat;
  readonly fault: RollFault;
}

/** Runs the race on by the rules from what lay there first, to the first step after which anything else was seen. */
function faultIn(
  deck: readonly Card[],
  first: TenDiceState,
  { views: [, ...after], steps }: SeenSteps<TenDiceState, TenDiceMove>,
): SeatFault | undefined {
  let due: TenDiceState = { ...first, deck };
  for (const [at, { move }] of withIndex(steps)) {
    const seen = after[at]!;
    const isAllowed = !refusal(due, move, move.seat);
    const seat = isAllowed ? move.seat : (due.turn ?? 0);
    if (isAllowed) due = play(due, move);
    if (isAllowed && seenBy(due) === seenBy(seen)) continue;
    const { dice: expected, rolls: roll } = due.racers[seat]!;
    const { dice: got, rolls } = seen.racers[seat]!;
    const what = !isAllowed ? 'turn' : rolls !== roll ? 'count' : 'turn';
    const isDice = isAllowed && expected.join() !== got.join();
    return { seat, fault: { ...(!isDice && { what }), roll, expected, got } };
  }
  return undefined;
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
  const [view] = seen.views;
  const first = { ...view!, ...(seen.options && { options: seen.options as TenDiceOptions }) };
  const isStart = seen.before !== 0 || seenBy(first) === seenBy(deal(first.options, deck));
  const found = faultIn(deck, first, seen);
  return [...first.racers.keys()].flatMap((seat) => {
    const racer = first.racers[seat]!;
    const rolls = seen.steps.filter(({ move }) => move.seat === seat).length;
    const early = isStart
      ? undefined
      : ({ what: 'start', roll: racer.rolls, expected: [], got: racer.dice } as const);
    const before = racer.rolls > 0 ? firstFault(deck, seat, racer) : undefined;
    const fault = early ?? before ?? (found?.seat === seat ? found.fault : undefined);
    if (rolls === 0 && racer.rolls === 0 && !fault) return [];
    return [{ code: 'rolls', ok: !fault, seat, rolls, fault }];
  });
}
