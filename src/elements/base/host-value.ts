import { wrongOption } from '../../core/engine/option.js';
import { plainCopy } from '../../core/engine/plain.js';
import { type Checked, type Problem, asRecord, quote } from '../../core/engine/reason.js';

/**
 * A value given by a page may be anything, despite its declared type: a framework's proxy, an object of
 * another library, or one whose getters throw. These functions copy it into plain data first.
 */

/** Copies a page's move. Returns `undefined`, which no game accepts as a move, if it can't be copied. */
export function hostMove<Move>(move: Move): Move {
  const copied = plainCopy(move);
  return ('value' in copied ? copied.value : undefined) as Move;
}

/** Copies a page's setup for a new game: a record of options, or a plain value for the option `otherwise`. */
export function hostSetup(
  setup: unknown,
  otherwise: string,
): Checked<Readonly<Record<string, unknown>>> {
  const copied = plainCopy(setup);
  const record = 'value' in copied ? asRecord(copied.value) : undefined;
  if (record) return { value: record };
  const isText = 'value' in copied && ['string', 'number'].includes(typeof copied.value);
  if (isText) return { value: { [otherwise]: copied.value } };
  const field = 'at' in copied && copied.at !== '' ? copied.at : 'setup';
  const accepted = `{}, { ${otherwise}: … }`;
  return wrongOption(field, setup, accepted);
}

/** The values of `theme`. */
export const THEMES = ['auto', 'light', 'dark'] as const;
/** The accepted values, for a page that gave the name of a finished theme or another wrong value. */
export const THEMES_ACCEPTED =
  'auto, light, dark (finished themes are style sheets: link baize/themes/night.css, paper.css, classic.css or high-contrast.css)';
export type Theme = (typeof THEMES)[number];

/**
 * Checks a value that must be one of some words; the first word is the default. An attribute that is missing
 * is `null`, and a property that a framework resets is `undefined`.
 */
export function hostChoice<Choice extends string>(
  option: string,
  given: unknown,
  choices: readonly Choice[],
  accepted = choices.join(', '),
): Checked<Choice> {
  const known = choices.find((choice) => choice === (given ?? choices[0]));
  return known === undefined ? wrongOption(option, given, accepted) : { value: known };
}

/** The name that the page gives its saves. `undefined` if it leaves that to the kit. */
export const saveNameOf = (saveKey: unknown): string | undefined =>
  saveKey === '' ? undefined : hostText(saveKey);

/** The problem with the name for saves, if there is one. */
export const saveNameProblem = (saveKey: unknown): Problem | undefined =>
  (saveKey ?? null) === null || hostText(saveKey) !== undefined
    ? undefined
    : wrongOption('save-key', saveKey, 'a text').problem;

/** A page's text. Numbers are converted, as in an attribute. Returns `undefined` for anything else. */
export const hostText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Whether `daily` asks for each day's deal. Addresses of embedded games spell out `true` and `false`. */
export const isDaily = (given: unknown): boolean => (given ?? false) !== false && given !== 'false';

/** A text for a thrown value. A proxy or a getter may throw again. */
function guarded(textOf: () => unknown, thrown: unknown): string {
  try {
    return quote(textOf());
  } catch {
    return typeof thrown;
  }
}

/** The message of a thrown value, shortened for quoting. */
export const thrownMessage = (thrown: unknown): string =>
  guarded(() => (thrown instanceof Error ? thrown.message : thrown), thrown);

/** Name and message of a thrown value: `QuotaExceededError: …`. */
export const thrownText = (thrown: unknown): string => guarded(() => String(thrown), thrown);
