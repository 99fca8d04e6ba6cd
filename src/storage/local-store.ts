import type { SaveStore, Stored } from './save-store.js';

/** An entry is its version and the text: `12 {…}`. */
const ENTRY = /^(\d+) ([\s\S]*)$/;

/** Parses an entry of localStorage. */
export function readEntry(text: string | null): Stored | undefined {
  const entry = ENTRY.exec(text ?? '');
  return entry ? { version: Number(entry[1]), value: entry[2]! } : undefined;
}

/**
 * Stores saves in the browser's localStorage. It is synchronous, so a tab that is killed right after a move
 * loses nothing. Every method throws if the browser refuses (private mode, full disk).
 */
export class LocalStore implements SaveStore {
  get(key: string): Stored | undefined {
    return readEntry(localStorage.getItem(key));
  }

  set(key: string, value: string, ifVersion?: number): number | undefined {
    const version = this.get(key)?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return undefined;
    // Random, so that it differs from any version before a removal.
    const next = Math.ceil(Math.random() * 2 ** 53);
    localStorage.setItem(key, `${next} ${value}`);
    return next;
  }

  remove(key: string): void {
    localStorage.removeItem(key);
  }
}
