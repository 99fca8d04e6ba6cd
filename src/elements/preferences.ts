/** Where they are kept: one set for all games of a site. */
const KEY = 'baize:preferences';

/** What players settle for themselves; a name that is missing leaves it to the page. */
export type Preferences = Readonly<Record<string, string | undefined>>;

const listeners = new Set<(preferences: Preferences) => void>();
let current: Preferences | undefined;

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Preferences) : {};
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

/** Settles one thing, for all games of the site; empty leaves it to the page. */
export function prefer(name: string, value: string): void {
  current = { ...read(), [name]: value || undefined };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Not kept, but in force as long as the page stands.
  }
  for (const listener of listeners) listener(current);
}
