import { toJson } from '../../core/engine/json.js';
import { ON_OFF, wrongOption } from '../../core/engine/option.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { AUTO_FOUNDATIONS } from '../../core/patience/foundation-aids.js';
import { GRADES } from '../../core/solver/grade-name.js';
import { PACE_NAMES } from './pace.js';
import { LANGUAGES } from '../../locales/languages.js';

/** The key in localStorage: one set of settings for all games of a site. */
const KEY = 'baize:preferences';

/** The player's choices. A setting without a choice is the page's. */
export type Preferences = Readonly<Record<string, string | undefined>>;

/** Settings that players may change, with the values of each. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The patterns of card backs, the default first. */
export const BACKS = ['diamonds', 'petals', 'lattice', 'checks', 'rays', 'plaid'] as const;

/** The sets of card faces, the default first. */
export const FACES = ['baize', 'english'] as const;

/** All settings of all elements, with their values, in the order of the settings panel. */
export const ALL_CHOICES: Choices = {
  language: Object.keys(LANGUAGES),
  autoFoundation: AUTO_FOUNDATIONS,
  autoFinish: ON_OFF,
  theme: ['light', 'dark'],
  felt: ['green', 'blue', 'wine', 'slate'],
  fourColor: ON_OFF,
  faces: FACES,
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
  pace: PACE_NAMES,
  nextHand: ON_OFF,
};

/** Removes the settings that only a patience has. */
export const NO_BOARD: Choices = {
  ...{ courts: [], cardSize: [], mirrored: [], tapToMove: [], verdict: [], solvable: [] },
  grade: [],
};

/** The settings of a table. */
export const TABLE_CHOICES: Choices = { ...NO_BOARD, pace: PACE_NAMES, nextHand: ON_OFF };

/**
 * Checks stored settings. Entries that can't be used are left out, with a problem `option` for each. Texts under unknown
 * names stay: a later version of the kit may know them.
 */
export function checkPreferences(kept: unknown): {
  readonly preferences: Preferences;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const usable = Object.entries(asRecord(kept) ?? {}).filter(([name, value]) => {
    // A page may add languages, so any is kept.
    const isOpen = name === 'language' || !Object.hasOwn(ALL_CHOICES, name);
    const accepted = isOpen ? undefined : ALL_CHOICES[name]!;
    const fits = typeof value === 'string' && (accepted?.includes(value) ?? true);
    if (!fits) problems.push(wrongOption(name, value, accepted?.join(', ') ?? 'text').problem);
    return fits;
  }) as [string, string][];
  return { preferences: Object.fromEntries(usable), problems };
}

const listeners = new Set<(preferences: Preferences) => void>();
let current: Preferences | undefined;
/** Problems with stored settings that haven't been reported yet. */
const unreported: Problem[] = [];

function read(): Preferences {
  try {
    // Without an entry, `getItem` returns `null`, which JSON reads as `null`.
    const { preferences, problems } = checkPreferences(JSON.parse(localStorage.getItem(KEY)!));
    if (current === undefined) unreported.push(...problems);
    return preferences;
  } catch {
    // There is no storage, or the entry isn't ours: the page's settings hold.
    return {};
  }
}

/**
 * Calls a listener with the player's settings, now and after each change by any game on the page.
 *
 * @param complain reports a stored setting that can't be used, once per page
 * @returns a function that removes the listener
 */
export function followPreferences(
  listener: (preferences: Preferences) => void,
  complain?: (problem: Problem) => unknown,
): () => void {
  listeners.add(listener);
  listener((current ??= read()));
  if (complain) for (const problem of unreported.splice(0)) complain(problem);
  return () => listeners.delete(listener);
}

/** Applies other settings to every game of the page. */
export function publish(preferences: Preferences): void {
  current = preferences;
  for (const listener of listeners) listener(current);
}

/**
 * Stores a choice for every game of the page and the site. Choices made elsewhere in the meantime stay.
 *
 * @param now the settings that the player saw
 * @param value the choice; an empty text leaves the setting to the page
 */
export function storePreference(now: Preferences, name: string, value: string): void {
  const next = { ...current, ...now, ...read(), [name]: value || undefined };
  try {
    localStorage.setItem(KEY, toJson(next));
  } catch {
    // It can't be stored, but is in force until the page is closed.
  }
  publish(next);
}
