import { isOneOf, wrongOption } from '../engine/option.js';
import { plainCopy } from '../engine/plain.js';
import { type Checked, asRecord } from '../engine/reason.js';
import { MOST_CHIPS, isAmount } from './chips.js';

/** What an option must be by itself, and how a problem names that. */
export type Check = readonly [accepted: string, fits: (value: unknown) => boolean];

/** What must be true of several options together: the one to blame, and what it should be. */
export type CheckOfAll<Options> = readonly [
  keyof Options & string,
  accepted: string,
  fits: (all: Options) => boolean,
];

export const oneOf = (values: readonly (string | number)[]): Check => [
  values.join(', '),
  (value) => isOneOf<unknown>(values, value),
];

export const flag: Check = ['true, false', (value) => typeof value === 'boolean'];

/** An amount of chips. */
export const amount = (least: number): Check => [
  `${least}–${MOST_CHIPS}`,
  (value) => isAmount(value) && value >= least,
];

/** A list of things each of which passes. */
export const listOf = (accepted: string, fits: (one: unknown) => boolean): Check => [
  accepted,
  (value) => Array.isArray(value) && value.every(fits),
];

/**
 * Full options: the defaults, and what was given in their places; or the first that can't be used, by
 * itself or beside the others. What the defaults don't name is left out, and lists are copies of our own.
 */
export function optionsFrom<Options extends object>(
  value: unknown,
  defaults: Options,
  checks: Readonly<Record<string, Check>>,
  together: readonly CheckOfAll<Options>[],
): Checked<Options> {
  const copied = plainCopy(value);
  if ('at' in copied) return wrongOption(copied.at === '' ? 'options' : copied.at, value, 'JSON');
  const given = asRecord(copied.value);
  if (!given) return wrongOption('options', value, '{}');
  const all = { ...defaults };
  for (const name of Object.keys(all) as (keyof Options & string)[]) {
    if (given[name] !== undefined) all[name] = given[name] as Options[typeof name];
  }
  for (const [name, [accepted, fits]] of Object.entries(checks)) {
    const option = all[name as keyof Options];
    if (!fits(option)) return wrongOption(name, option, accepted);
  }
  for (const [name, accepted, fits] of together) {
    if (!fits(all)) return wrongOption(name, all[name], accepted);
  }
  return { value: all };
}
