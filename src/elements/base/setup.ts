import { anyNumber } from './chance.js';
import { FIRST_DEAL, LAST_DEAL, numberOr, parseDealNumber } from '../../core/cards/deal-number.js';
import { type Checked, type Problem, quote } from '../../core/engine/reason.js';

/** What `newGame` takes: a deal number (its text does as well), or an object with a deal number, a deck, a position, or options. */
export type NewGame =
  | number
  | string
  | ({
      readonly deal?: number | string;
      readonly deck?: readonly number[] | string;
      readonly position?: string;
    } & Readonly<Record<string, unknown>>);

/** A deal where none was asked for; `undefined` where it takes time: then it calls `again`. */
export type AnyDeal = (options: object, again: (deal: number) => unknown) => number | undefined;

/** Numbers to read out and to type: of the first million FreeCell deals all but eight can be won. */
const RANDOM_DEALS = 1_000_000;

/** A deal number that nobody chose. */
export const randomDeal = (): number => anyNumber(RANDOM_DEALS) + FIRST_DEAL;

/** The deal number of an attribute, or what is wrong with it; none given is no problem. */
export function checkDeal(given: unknown): Checked<number | undefined> {
  if (given === undefined || given === null) return { value: undefined };
  const deal = parseDealNumber(given);
  return deal === undefined
    ? { problem: { code: 'deal', got: quote(given), first: FIRST_DEAL, last: LAST_DEAL } }
    : { value: deal };
}

/**
 * Options from a page's attributes, where one that can't be used changes nothing and keeps its last
 * good value, or its default. `report` hears of each option, with the problem where there is one.
 */
export function settleOptions<Options extends object>(
  check: (value: unknown) => Checked<Options>,
  given: Readonly<Record<string, unknown>>,
  last: Options | undefined,
  report: (name: string, problem: Problem | undefined) => void,
): Options {
  // An attribute's number is text; one that is taken away leaves null behind, for the default.
  const plain = Object.entries(given).map(([name, value]) => [name, numberOr(value) ?? undefined]);
  let trial = Object.fromEntries(plain) as Readonly<Record<string, unknown>>;
  const problems = new Map<string, Problem>();
  for (;;) {
    const checked = check(trial);
    if ('value' in checked) {
      for (const name of Object.keys(given)) report(name, problems.get(name));
      return checked.value;
    }
    // What can't be copied is named with its place within the option: `fortunePay.fullHouse`.
    const [name = ''] = String(checked.problem['option']).split('.');
    // One that is wrong at its last good value too no longer goes with the others.
    const again = problems.has(name);
    if (!again) problems.set(name, checked.problem);
    // One that is not theirs, or wrong even at its default: the defaults of all go together.
    const isStuck = again && trial[name] === undefined;
    trial = isStuck ? {} : { ...trial, [name]: again ? undefined : last?.[name as keyof Options] };
  }
}
