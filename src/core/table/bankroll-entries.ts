/** What a bankroll knows of one run of a table, as of the last hand that was paid. */
export interface RunEntry {
  /** The name that the table is kept by. */
  readonly table: string;
  /** What its hands brought; below 0: cost. */
  readonly net: number;
  /** How much of `net` is not counted: the run had it before the bankroll knew the run. */
  readonly uncounted: number;
  /** The person's chips on the table; they count as the purse's once the run is played no more. */
  readonly chips: number;
  /** The chips that the purse gives at a time. */
  readonly stack: number;
  /** When its chips changed, by a count of the changes of a bankroll: of two entries of a run the newer one holds. */
  readonly time: number;
  /** When it was last put at its table: of two runs the one that was put there later is played. */
  readonly seated: number;
  /** Its chips went back to the purse for good: should the table come again, it starts anew. */
  readonly closed?: true;
}

/**
 * All chips of one person: those that were given, and what each run of a table brought. No total is
 * kept, so that two tabs that change it at the same time lose nothing: `mergeBankrolls` joins them.
 */
export interface Bankroll {
  /** How often chips were given, the first ones included, and how many in all. */
  readonly given: { readonly times: number; readonly chips: number };
  /** What the runs brought whose entries are gone: those of closed tables up to `time`. */
  readonly past: { readonly net: number; readonly time: number };
  /** By the runs' ids. */
  readonly runs: Readonly<Record<string, RunEntry>>;
}
