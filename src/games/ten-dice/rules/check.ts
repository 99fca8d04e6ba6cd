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
import { fall } from './dice.js';
import { play, rolled } from './rules.js';
import { type Racer, START, type TenDiceMove, type TenDiceState, deal } from './state.js';

export type { RaceCheck, RaceLine, RollFault, SeenRoll } from './check-rolls.js';

/** Computes all dice of a race again from its seed, and compares them with the rolls seen, in order. */
export const checkRace = (commitment: string, seed: string, seen: readonly SeenRoll[]): RaceCheck =>
  checkRaceBy({ START, rolled }, commitment, seed, seen);

/** Checks a racer's last roll before this page joined: only the dice thrown in it. */
function firstFault(deck: readonly Card[], seat: Seat, racer: Racer): RollFault | undefined {
  const { dice: got, thrown, rolls: roll } = racer;
  const falls = fall(deck, seat, roll);
  const expected = got.map((die, place) => (thrown.includes(place) ? falls[place]! : die));
  return expected.join() === got.join() ? undefined : { roll, expected, got };
}

/** Everything public in a race, as text. The options are left out, as the page checks them separately. */
const seenBy = ({ racers, round, turn, home }: TenDiceState): string =>
  toJson([
    racers.map(({ dice, keep, thrown, rolls }) => [dice, keep, thrown, rolls]),
    round,
    turn,
    home,
  ]);

/** A seat with a fault in what was seen of it. */
interface SeatFault {
  readonly seat: Seat;
  readonly fault: RollFault;
}

/** Replays the race by the rules from its first seen state. Returns the first fault, if any. */
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
 * Computes again what a page saw of a race since it joined. Each racer gets a line, with the first faulty
 * roll if there is one. Dice kept before the page joined can't be checked.
 *
 * @param deck the deck that determines the dice
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
