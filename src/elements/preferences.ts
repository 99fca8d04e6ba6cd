/** Where they are kept: one set for all games of a site. */
const KEY = 'baize:preferences';

/** What players settle for themselves; a name that is missing leaves it to the page. */
export type Preferences = Readonly<Record<string, string | undefined>>;

/** What players may settle for themselves, and the values of each. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const ONOFF: readonly string[] = ['on', 'off'];

/** What they may settle in every patience game. */
export const CHOICES: Choices = {
  theme: ['light', 'dark'],
  fourColor: ONOFF,
  mirrored: ONOFF,
  motion: ONOFF,
  tapToMove: ONOFF,
  calm: ONOFF,
};

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

/** Settles one thing, for all games of the site; empty leaves it to the page. */
export function prefer(name: string, value: string): void {
  current = { ...current, ...read(), [name]: value || undefined };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Not kept, but in force as long as the page stands.
  }
  for (const listener of listeners) listener(current);
}
