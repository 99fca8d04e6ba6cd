/**
 * The right to run a table. `fence` grows with each owner of a table: a write under an older number is refused, so that a
 * process that was stopped and continued can change nothing of a table that has another owner by then.
 */
export interface Lease {
  readonly code: string;
  /** The process that runs the table, by the name that the network gave it. */
  readonly owner: string;
  readonly fence: number;
}

/** What a claim came to: the table is ours now, somebody else has it, or there is no table of that code. */
export type Claim =
  | { readonly result: 'claimed'; readonly lease: Lease; readonly save: object }
  | { readonly result: 'held'; readonly lease: Lease }
  | { readonly result: 'unknown' };

/** Where tables are kept. Each is kept for a day after the last write or renewal. */
export interface TableStore {
  /** Keeps a new table, which is the owner's at once; `undefined` where the code is taken. */
  create(code: string, owner: string, save: object): Promise<Lease | undefined>;
  /** Takes over a table that nobody runs. */
  claim(code: string, owner: string): Promise<Claim>;
  /**
   * Keeps the table as it is now, and renews the lease.
   *
   * @returns whether it is kept; `false` where the table has another owner by now
   * @throws where the store does not answer
   */
  write(lease: Lease, save: object): Promise<boolean>;
  /** Renews leases; without that another process may claim the tables after `LEASE` milliseconds. */
  renew(leases: readonly Lease[]): Promise<Renewal>;
  /** Gives a table up, which stays kept. */
  release(lease: Lease): Promise<void>;
  /** Whether the store answers. */
  isReady(): boolean;
  close(): Promise<void>;
}

export interface Renewal {
  /** Tables that have another owner. */
  readonly lost: readonly Lease[];
  /** Tables that the store no longer has: it was emptied. They are to be written again. */
  readonly missing: readonly Lease[];
}

/** Milliseconds for which a process may be silent before others take its tables. */
export const LEASE = 2000;

/** Milliseconds between renewals. */
export const RENEWAL = 500;

/** Seconds for which a table that nobody plays can be found by its code. */
export const KEPT = 24 * 60 * 60;
