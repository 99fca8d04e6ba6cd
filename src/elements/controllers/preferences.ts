import { toJson } from '../../core/engine/json.js';
import { ON_OFF, wrongOption } from '../../core/engine/option.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { AUTO_FOUNDATIONS } from '../../core/patience/automatic.js';
import { GRADES } from '../../core/solver/grade-name.js';
import { PACE_NAMES } from './pace.js';
import { LANGUAGES } from '../../locales/languages.js';

/** Where they are kept: one set for all games of a site. */
const KEY = 'baize:preferences';

/** What players settle for themselves; a name that is missing leaves it to the page. */
export type Preferences = Readonly<Record<string, string | undefined>>;

/** What players may settle for themselves, and the values of each. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The patterns of card backs, the default first. */
export const BACKS = ['diamonds', 'petals', 'lattice', 'checks', 'rays', 'plaid'] as const;

/** All that players may settle in any element, and the values of each. */
export const ALL_CHOICES: Choices = {
  language: Object.keys(LANGUAGES),
  theme: ['light', 'dark'],
  felt: ['green', 'blue', 'wine', 'slate'],
  fourColor: ON_OFF,
  cardBack: BACKS,
  courts: ['local', 'english'],
  cardSize: ['small', 'medium', 'large'],
  mirrored: ON_OFF,
  motion: ON_OFF,
  sound: ON_OFF,
  tapToMove: ON_OFF,
  calm: ON_OFF,
  verdict: ON_OFF,
  solvable: ON_OFF,
  grade: ['any', ...GRADES],
  autoFoundation: AUTO_FOUNDATIONS,
  autoFinish: ON_OFF,
  pace: PACE_NAMES,
  nextHand: ON_OFF,
};

/** Takes away what only a board of patience has. */
export const NO_BOARD: Choices = {
  ...{ courts: [], cardSize: [], mirrored: [], tapToMove: [], verdict: [], solvable: [] },
  grade: [],
};

/** What players may settle at a table. */
export const TABLE_CHOICES: Choices = { ...NO_BOARD, pace: PACE_NAMES, nextHand: ON_OFF };

/**
 * What was kept, without the entries that can't be used. A text under a name that is not known stays: a
 * later version of the kit may know it.
 *
 * @returns with a problem `option` for each entry that was left out
 */
export function checkPreferences(kept: unknown): {
  readonly preferences: Preferences;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const usable = Object.entries(asRecord(kept) ?? {}).filter(([name, value]) => {
    const accepted = Object.hasOwn(ALL_CHOICES, name) ? ALL_CHOICES[name]! : undefined;
    const fits = typeof value === 'string' && (accepted?.includes(value) ?? true);
    if (!fits) problems.push(wrongOption(name, value, accepted?.join(', ') ?? 'text').problem);
    return fits;
  }) as [string, string][];
  return { preferences: Object.fromEntries(usable), problems };
}

const listeners = new Set<(preferences: Preferences) => void>();
let current: Preferences | undefined;
/** What could not be used, until somebody has told of it. */
const untold: Problem[] = [];

function read(): Preferences {
  try {
    // Nothing stored is `null` to JSON as well.
    const { preferences, problems } = checkPreferences(JSON.parse(localStorage.getItem(KEY)!));
    if (current === undefined) untold.push(...problems);
    return preferences;
  } catch {
    // No storage, or none of ours: then the page's settings hold.
    return {};
  }
}

/**
 * The player's settings, and every change of them by whichever game on the page.
 *
 * @param complain tells of a kept setting that can't be used, where nobody on the page has yet
 */
export function followPreferences(
  listener: (preferences: Preferences) => void,
  complain?: (problem: Problem) => unknown,
): () => void {
  listeners.add(listener);
  listener((current ??= read()));
  if (complain) for (const problem of untold.splice(0)) complain(problem);
  return () => listeners.delete(listener);
}

/** Other settings are in force from now on, for every game of the page. */
export function publish(preferences: Preferences): void {
  current = preferences;
  for (const listener of listeners) listener(current);
}

/**
 * Settles one for every game of the page, and of the site; what others settled meanwhile stays.
 *
 * @param now the settings that the player saw
 * @param value an empty one leaves it to the page
 */
export function settle(now: Preferences, name: string, value: string): void {
  const next = { ...current, ...now, ...read(), [name]: value || undefined };
  try {
    localStorage.setItem(KEY, toJson(next));
  } catch {
    // Not kept, but in force as long as the page stands.
  }
  publish(next);
}
