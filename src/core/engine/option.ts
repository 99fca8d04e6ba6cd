import { type Checked, type Problem, asRecord, quote } from './reason.js';

/** An option that can't be used: what was given, and what would be accepted. */
export const wrongOption = (
  option: string,
  got: unknown,
  accepted: string,
): { readonly problem: Problem } => ({
  problem: { code: 'option', option, got: quote(got), accepted },
});

/**
 * The problem with a record that has a name which nothing reads, such as a misspelt one, or is no record at all; else
 * `undefined`. Names without a value don't count.
 *
 * @param record what the record is called: `options`, `setup`
 */
export function unknownName(
  record: string,
  given: unknown,
  known: readonly string[],
): { readonly problem: Problem } | undefined {
  const accepted = `{ ${known.join(', ')} }`;
  const fields = asRecord(given);
  if (!fields) return wrongOption(record, given, accepted);
  const wrong = Object.entries(fields).find(
    ([name, value]) => !known.includes(name) && value !== undefined,
  );
  return wrong && wrongOption(wrong[0], wrong[1], accepted);
}

/** What must be known of a game to check its options. */
interface Optional<Options> {
  checkOptions(value: unknown): Checked<Options>;
}

/**
 * Full options from what a host gives. A name that the game has no option for is a problem; the game's own
 * `checkOptions` ignores it, because a save of another version may have it.
 */
export function hostOptions<Options extends object>(
  game: Optional<Options>,
  given: unknown = {},
): Checked<Options> {
  const checked = game.checkOptions(given);
  if ('problem' in checked) return checked;
  return unknownName('options', given, Object.keys(checked.value)) ?? checked;
}

/** The entry of a table under a name of whatever origin, or the problem with the name. */
export function named<Entry>(
  option: string,
  table: Readonly<Record<string, Entry>>,
  name: unknown,
): Checked<Entry> {
  const entry = Object.hasOwn(table, name as string) ? table[name as string] : undefined;
  return entry === undefined
    ? wrongOption(option, name, Object.keys(table).join(', '))
    : { value: entry };
}

/** How often something may be done: a whole number from 0, or as often as one likes. */
export type Limit = number | 'unlimited';

/** What is accepted for a limit, as a problem names it. */
export const LIMITS = 'unlimited, 0, 1, 2 …';

export const isLimit = (value: unknown): value is Limit =>
  value === 'unlimited' || (Number.isSafeInteger(value) && Number(value) >= 0);

/** Whether a value is one of these. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.includes(value as T);
