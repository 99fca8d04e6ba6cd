import { wrongOption } from '../../core/engine/option.js';
import { plainCopy } from '../../core/engine/plain.js';
import { type Checked, type Problem, asRecord } from '../../core/engine/reason.js';

/**
 * What a host hands an element may be anything, whatever its type says: a framework's proxy, another library's
 * object, a value whose getters throw. It is copied into plain data of our own before it is looked at.
 */

/** A move of a host's, or `undefined`, which no game takes for a move. */
export function hostMove<Move>(move: Move): Move {
  const copied = plainCopy(move);
  return ('value' in copied ? copied.value : undefined) as Move;
}

/** What a host begins a game with: a record of options, or anything else under the name that it then has. */
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

/** How bright an element is. */
export const THEMES = ['auto', 'light', 'dark'] as const;
/** What is said of another theme, which may be the name of a finished one. */
export const THEMES_ACCEPTED =
  'auto, light, dark (finished themes are style sheets: link baize/themes/night.css, paper.css, classic.css or high-contrast.css)';
export type Theme = (typeof THEMES)[number];

/**
 * One of some words, the first of which is the default; or the problem with what was given. None is `null` in an
 * attribute, and `undefined` where a framework took a property back.
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

/** The name that a host wants something kept under; `undefined` where it leaves that to the page's path. */
export const keptUnder = (saveKey: unknown): string | undefined =>
  saveKey === '' ? undefined : hostText(saveKey);

/** What is wrong with the name that something is to be kept under; none given is no problem. */
export const nameProblem = (saveKey: unknown): Problem | undefined =>
  (saveKey ?? null) === null || hostText(saveKey) !== undefined
    ? undefined
    : wrongOption('save-key', saveKey, 'a text').problem;

/** A text of a host's. Numbers are written out, as an attribute has them; all else is no text. */
export const hostText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
