/** What identifies somebody who comes to a table. */
export interface Identity {
  /** The SHA-256 of a seat's token. */
  readonly hash: string | undefined;
  /** The SHA-256 of the id that a site's sign-in gives the person. */
  readonly account: string | undefined;
}

/** Somebody who may not come to the table, in a save. */
export interface SavedKeptOut {
  readonly hash: string;
  readonly account: string | null;
  /** Milliseconds until they may come again; `null` for as long as the table exists. */
  readonly left: number | null;
}

/** The most entries, as each is stored in the save. */
const MOST = 200;

/** The people whom the table's maker keeps out, each by a token and, if a site has signed them in, by their account. */
export class KeptOut {
  private list: readonly (Omit<SavedKeptOut, 'left'> & { readonly until: number })[];

  constructor(saved: readonly SavedKeptOut[], now: number) {
    this.list = saved.map(({ left, ...who }) => ({ ...who, until: now + (left ?? Infinity) }));
  }

  /** @param until `Infinity` for as long as the table exists */
  add({ hash, account }: Identity, until: number): void {
    if (hash === undefined) return;
    // If there are too many, the oldest entry is dropped.
    this.list = [...this.list, { hash, account: account ?? null, until }].slice(-MOST);
  }

  has({ hash, account }: Identity, now: number): boolean {
    return this.list.some(
      (one) => one.until > now && (one.hash === hash || (one.account ?? NaN) === account),
    );
  }

  save(now: number): readonly SavedKeptOut[] {
    return this.list
      .filter(({ until }) => until > now)
      .map(({ until, ...who }) => ({ ...who, left: until === Infinity ? null : until - now }));
  }
}
