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
import { SAMPLES } from './estimate.js';
import { type ChoiceAdvice, Tally } from './tally.js';
import { Trial } from './trial.js';

/** How many samples run between two checks of the time. */
const CHUNK = 50;
/** Estimates the other hands as bots do, with more samples. */
const EFFORT = { passes: 8, samples: 200, readsCalls: true };

/** The price of a call, and the pot that it plays for. */
export interface CallPrice {
  readonly call: number;
  /** The chips in the middle, including the call. */
  readonly pot: number;
}

/** The choices of a seat, with an estimate of what each brings. */
export interface Seven27Advice {
  readonly seat: Seat;
  readonly samples: number;
  /** How many other players are still in the hand. */
  readonly others: number;
  /** Best first. */
  readonly choices: readonly ChoiceAdvice[];
  /** How the next card would change the hand; `null` if the seat can't take one. */
  readonly card: CardOdds | null;
  /** `null` if a call costs nothing. */
  readonly price: CallPrice | null;
}

/** Advice in progress. Call `run` until it returns the advice; to cancel, stop calling it. */
export interface Seven27Advising {
  /**
   * Works for about so many milliseconds.
   *
   * @returns the advice, the same at every later call; `undefined` if there is more to do
   */
  run(milliseconds: number): Seven27Advice | undefined;
  /** The share of the work that is done, from 0 to 1. */
  readonly progress: number;
}

export interface AdviceOptions {
  /** The number of samples. Default: 4,000. */
  readonly samples?: number | undefined;
  /** One more move to try, for example a bet of another amount. */
  readonly also?: Seven27Move | undefined;
}

const isEqual = (one: Seven27Move, other: Seven27Move): boolean =>
  one.type === other.type &&
  ('amount' in one ? one.amount : 0) === ('amount' in other ? other.amount : 0) &&
  ('targets' in one ? one.targets : '') === ('targets' in other ? other.targets : '');

/** The moves to try for a listed move. For a bet: the least, the size of the pot, and the most. */
function tried(move: Seven27Move, pot: number): readonly Seven27Move[] {
  if (move.type !== 'bet' && move.type !== 'raise') return [move];
  const { type, seat, amount: least, max = least } = move;
  const amounts = new Set([least, Math.max(least, Math.min(pot, max)), max]);
  return [...amounts].map((amount) => ({ type, seat, amount }));
}

/** The choices of a seat. There are none before the deal, when no cards are known. */
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

/** A seed made of everything that the seat sees, so that the same view gives the same advice. */
function seedOf(view: Seven27State, seat: Seat): number {
  let seed = seat + 1;
  for (const letter of toJson(view)) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return mixed(seed);
}

/** The first step: estimates the other hands. */
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

/** The last step: sums up the samples and counts the cards. */
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
 * Starts to estimate, by samples of the hidden cards, what each choice of a seat brings. The same
 * view always gives the same advice. Returns `undefined` if the seat has nothing to decide.
 *
 * @param state the table; only what the seat sees is read
 * @param now a clock in milliseconds, such as `performance.now`; without it the first `run` does
 * everything
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

/** Computes the advice at once. */
export const adviseSeven27 = (
  state: Seven27State,
  seat: Seat,
  options?: AdviceOptions,
): Seven27Advice | undefined => beginSeven27Advice(state, seat, options)?.run(Infinity);

export { isEqual as isSameMove };
