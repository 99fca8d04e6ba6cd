/**
 * The right to run a table. `fence` increases with each owner, and writes with an older number are refused.
 * So a process that was suspended can't change a table that has another owner by now.
 */
export interface Lease {
  readonly code: string;
  /** The process that runs the table, by its name in the network. */
  readonly owner: string;
  readonly fence: number;
}

/**
 * The result of a claim: this process has the table now, another process has it, or there is no such table.
 */
export type Claim =
  | { readonly result: 'claimed'; readonly lease: Lease; readonly save: object }
  | { readonly result: 'held'; readonly lease: Lease }
  | { readonly result: 'unknown' };

/** Stores tables, each for a day after its last write or renewal. */
export interface TableStore {
  /** Stores a new table and gives its lease to the owner; `undefined` if the code is in use. */
  create(code: string, owner: string, save: object): Promise<Lease | undefined>;
  /** Takes over a table that no process runs. */
  claim(code: string, owner: string): Promise<Claim>;
  /**
   * Stores the current table, and renews the lease.
   *
   * @returns whether it was stored; `false` if the table has another owner by now
   * @throws if the store does not answer
   */
  write(lease: Lease, save: object): Promise<boolean>;
  /** Renews leases. Otherwise other processes may claim the tables after `LEASE` milliseconds. */
  renew(leases: readonly Lease[]): Promise<Renewal>;
  /** Gives up a table. It stays stored. */
  release(lease: Lease): Promise<void>;
  close(): Promise<void>;
}

export interface Renewal {
  /** Tables that have another owner by now. */
  readonly lost: readonly Lease[];
  /** Tables that are no longer in the store, because it was emptied. Write them again. */
  readonly missing: readonly Lease[];
}

/** How long a process may be silent before others take over its tables, in milliseconds. */
export const LEASE = 2000;

/** The time between renewals, in milliseconds. */
export const RENEWAL = 500;

/** How long a table that nobody plays stays stored, in seconds. */
export const KEPT = 24 * 60 * 60;
