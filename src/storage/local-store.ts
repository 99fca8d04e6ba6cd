import type { SaveStore, Stored } from './save-store.js';

/** The version stands before the text: `12 {…}`. */
const ENTRY = /^(\d+) ([\s\S]*)$/;

/** What an entry of localStorage holds. */
export function readEntry(text: string | null): Stored | undefined {
  const entry = ENTRY.exec(text ?? '');
  return entry ? { version: Number(entry[1]), value: entry[2]! } : undefined;
}

/**
 * The browser's localStorage: synchronous, so a tab that is killed right after a move has lost
 * nothing. Every method throws where the browser refuses (private mode, a full disk).
 */
export class LocalStore implements SaveStore {
  get(key: string): Stored | undefined {
    return readEntry(localStorage.getItem(key));
  }

  set(key: string, value: string, ifVersion?: number): number | undefined {
    const version = this.get(key)?.version ?? 0;
    if (ifVersion !== undefined && ifVersion !== version) return undefined;
    // Unlike any that stood there before a removal.
    const next = Math.ceil(Math.random() * 2 ** 53);
    localStorage.setItem(key, `${next} ${value}`);
    return next;
  }

  remove(key: string): void {
    localStorage.removeItem(key);
  }
}
