import { randomBelow } from './random.js';
import { FIRST_DEAL, LAST_DEAL, numberOr, parseDealNumber } from '../../core/cards/deal-number.js';
import { type Checked, type Problem, quote } from '../../core/engine/reason.js';

/**
 * The argument of `newGame`: a deal number (or its text), or an object with a deal number, a deck, a
 * position, or options.
 */
export type NewGame =
  | number
  | string
  | ({
      readonly deal?: number | string;
      readonly deck?: readonly number[] | string;
      readonly position?: string;
    } & Readonly<Record<string, unknown>>);

/**
 * Chooses a deal if none was requested. Returns `undefined` if that takes time, and calls `again` with the
 * deal later.
 */
export type DealChooser = (options: object, again: (deal: number) => unknown) => number | undefined;

/** Short enough to read out and to type. Of the first million FreeCell deals all but eight can be won. */
const RANDOM_DEALS = 1_000_000;

/** A random deal number. */
export const randomDeal = (): number => randomBelow(RANDOM_DEALS) + FIRST_DEAL;

/** The deal number of an attribute. A missing one is `undefined` and no problem. */
export function checkDeal(given: unknown): Checked<number | undefined> {
  if (given === undefined || given === null) return { value: undefined };
  const deal = parseDealNumber(given);
  return deal === undefined
    ? { problem: { code: 'deal', got: quote(given), first: FIRST_DEAL, last: LAST_DEAL } }
    : { value: deal };
}

/**
 * Checks the options of a page's attributes. A wrong option keeps its last good value, or its default. Calls
 * `report` for each option, with its problem if there is one.
 */
export function usableOptions<Options extends object>(
  check: (value: unknown) => Checked<Options>,
  given: Readonly<Record<string, unknown>>,
  last: Options | undefined,
  report: (name: string, problem: Problem | undefined) => void,
): Options {
  // A number in an attribute is text. A removed attribute is `null`, which stands for the default.
  const plain = Object.entries(given).map(([name, value]) => [name, numberOr(value) ?? undefined]);
  let trial = Object.fromEntries(plain) as Readonly<Record<string, unknown>>;
  const problems = new Map<string, Problem>();
  for (;;) {
    const checked = check(trial);
    if ('value' in checked) {
      for (const name of Object.keys(given)) report(name, problems.get(name));
      return checked.value;
    }
    // Values that can't be copied are named with their place in the option: `fortunePay.fullHouse`.
    const [name = ''] = String(checked.problem['option']).split('.');
    // If the last good value no longer fits the other options, tries the default.
    const again = problems.has(name);
    if (!again) problems.set(name, checked.problem);
    // If the option is unknown, or wrong even at its default, uses all defaults.
    const isStuck = again && trial[name] === undefined;
    trial = isStuck ? {} : { ...trial, [name]: again ? undefined : last?.[name as keyof Options] };
  }
}
