import { toJson } from '../../../core/engine/json.js';
import type { Seat } from '../../../core/engine/rules.js';
import { judge } from '../bots/judgement.js';
import { isOpen } from '../bots/rivals.js';
import { type Seven27Move, type Seven27State, chipsInPot, isIn } from '../rules/state.js';
import { moves } from '../rules/rules.js';
import { toCall } from '../rules/figures.js';
import { view as viewOf } from '../rules/view.js';
import { type CardOdds, cardOdds } from './card-odds.js';
import { mixed } from './deals.js';
import { SAMPLES } from './samples.js';
import { type ChoiceAdvice, Tally } from './tally.js';
import { Trial } from './trial.js';

/** Samples between two looks at the clock. */
const CHUNK = 50;
/** What the others are supposed to go by is found as bots find it, with more samples. */
const EFFORT = { passes: 8, samples: 200, readsCalls: true };

/** What a call costs, and what it plays for. */
export interface CallPrice {
  readonly call: number;
  /** The chips in the middle, the call with them. */
  readonly pot: number;
}

/** What a seat may do now, and what comes of it. */
export interface Seven27Advice {
  readonly seat: Seat;
  readonly samples: number;
  /** How many others are in. */
  readonly others: number;
  /** Best first. */
  readonly choices: readonly ChoiceAdvice[];
  /** What the next card would do; nothing where there is none for the seat. */
  readonly card: CardOdds | null;
  /** Nothing where a call costs nothing. */
  readonly price: CallPrice | null;
}

/** An advice in the making: to be gone on with in slices; to give it up, don't call it again. */
export interface Seven27Advising {
  /**
   * Goes on for so many milliseconds, and a little.
   *
   * @returns the advice, the same at every later call; `undefined` where there is more to do.
   */
  run(milliseconds: number): Seven27Advice | undefined;
  /** How much is done, 0 to 1. */
  readonly progress: number;
}

export interface AdviceOptions {
  /** How many samples; 4,000 where it is not given. */
  readonly samples?: number | undefined;
  /** A move that is tried beside the others, as a bet of another amount. */
  readonly also?: Seven27Move | undefined;
}

const isEqual = (one: Seven27Move, other: Seven27Move): boolean =>
  one.type === other.type &&
  ('amount' in one ? one.amount : 0) === ('amount' in other ? other.amount : 0) &&
  ('targets' in one ? one.targets : '') === ('targets' in other ? other.targets : '');

/** A move that is listed, as moves to be tried: of a bet the least, one as big as the pot, the most. */
function tried(move: Seven27Move, pot: number): readonly Seven27Move[] {
  if (move.type !== 'bet' && move.type !== 'raise') return [move];
  const { type, seat, amount: least, max = least } = move;
  const amounts = new Set([least, Math.max(least, Math.min(pot, max)), max]);
  return [...amounts].map((amount) => ({ type, seat, amount }));
}

/** What a seat may do, as it is tried; nothing in the ante, where no card is seen. */
function choicesOf(
  view: Seven27State,
  seat: Seat,
  also: Seven27Move | undefined,
): readonly Seven27Move[] {
  if (view.phase === 'ante') return [];
  const pot = chipsInPot(view) + toCall(view, seat);
  const choices = moves(view, seat).flatMap((move) => tried(move, pot));
  const known = !also || choices.some((choice) => isEqual(choice, also));
  return known || choices.length === 0 ? choices : [...choices, also];
}

/** A number that is told by all that a seat sees. */
function seedOf(view: Seven27State, seat: Seat): number {
  let seed = seat + 1;
  for (const letter of toJson(view)) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return mixed(seed);
}

/** The first step of an advice: what everyone supposes of everyone else. */
function beginTrial(view: Seven27State, seat: Seat): Trial {
  const seed = seedOf(view, seat);
  let drawn = 0;
  return new Trial(
    view,
    seat,
    judge(view, seat, EFFORT, () => mixed(seed + ++drawn)),
    seed,
  );
}

/** The last step: what the samples came to, and what is counted. */
function adviceOf(view: Seven27State, seat: Seat, tally: Tally): Seven27Advice {
  const { seats, betting } = view;
  const call = betting ? toCall(view, seat) : 0;
  return {
    ...{ seat, samples: tally.samples, choices: tally.choices() },
    others: seats.filter((one, at) => at !== seat && isIn(one)).length,
    card: isOpen(view, seats[seat]!) ? cardOdds(view, seat) : null,
    price: call > 0 ? { call, pot: chipsInPot(view) + call } : null,
  };
}

/**
 * Begins to find out what each thing that a seat may do comes to, by samples of what it can't see.
 * The same view has the same advice, always. Nothing where the seat has nothing to decide.
 *
 * @param state the table; of it only what the seat sees is read
 * @param now tells the time in milliseconds, as `performance.now`; without it the first `run` does
 *   everything
 */
export function beginSeven27Advice(
  state: Seven27State,
  seat: Seat,
  { samples = SAMPLES, also }: AdviceOptions = {},
  now: () => number = () => 0,
): Seven27Advising | undefined {
  const view = viewOf(state, seat);
  const choices = choicesOf(view, seat, also);
  if (choices.length === 0) return undefined;
  const tally = new Tally(choices);
  let trial: Trial | undefined;
  let advice: Seven27Advice | undefined;
  const step = (): void => {
    if (!trial) return void (trial = beginTrial(view, seat));
    const to = Math.min(samples, tally.samples + CHUNK);
    while (tally.samples < to) tally.add(trial.sample(tally.samples, choices));
    if (tally.samples === samples) advice = adviceOf(view, seat, tally);
  };
  return {
    run(milliseconds) {
      const end = now() + milliseconds;
      do {
        if (advice) return advice;
        step();
      } while (now() < end);
      return advice;
    },
    get progress() {
      return tally.samples / samples;
    },
  };
}

/** The same at once. */
export const adviseSeven27 = (
  state: Seven27State,
  seat: Seat,
  options?: AdviceOptions,
): Seven27Advice | undefined => beginSeven27Advice(state, seat, options)?.run(Infinity);

export { isEqual as isSameMove };
