/** Where they are kept: one set for all games of a site. */
const KEY = 'baize:preferences';

/** What players settle for themselves; a name that is missing leaves it to the page. */
export type Preferences = Readonly<Record<string, string | undefined>>;

/** What players may settle for themselves, and the values of each. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const ONOFF: readonly string[] = ['on', 'off'];

const listeners = new Set<(preferences: Preferences) => void>();
let current: Preferences | undefined;

function read(): Preferences {
  try {
    // Nothing stored is `null` to JSON as well, and an empty object to `Object`.
    return Object(JSON.parse(localStorage.getItem(KEY)!)) as Preferences;
  } catch {
    // No storage, or none of ours: then the page's settings hold.
    return {};
  }
}

/** The player's settings, and every change of them by whichever game on the page. */
export function followPreferences(listener: (preferences: Preferences) => void): () => void {
  listeners.add(listener);
  listener((current ??= read()));
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
  const next = { ...now, ...read(), [name]: value || undefined };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Not kept, but in force as long as the page stands.
  }
  publish(next);
}
