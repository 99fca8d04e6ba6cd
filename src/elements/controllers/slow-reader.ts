import { toJson } from '../../core/engine/json.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Pieces, workOn } from '../../core/engine/reading.js';
import type { Checked } from '../../core/engine/reason.js';
import { inSlices, rest } from '../solver/slices.js';

/** How many moves are read at once. Games have some hundreds at most, so the first render never waits. */
export const AT_ONCE = 256;
/** How long a slice of a longer reading takes, in milliseconds. */
export const SLICE = 8;

/** Works in slices, and lets everything else in the page go first. Returns `undefined` if it is cancelled. */
async function workInSlices<Result extends object>(
  work: Pieces<Result>,
  isWanted: () => boolean = () => true,
): Promise<Result | undefined> {
  const slice = inSlices(
    () => ({ step: (pieces) => workOn(work, pieces) }),
    SLICE,
    () => performance.now(),
  );
  for (;;) {
    await rest();
    if (!isWanted()) return undefined;
    const result = slice();
    if (result) return result;
  }
}

/** A reading in progress, and the function that asks for it again when it is done. */
interface Pending<Value> {
  readonly text: string;
  readonly work: Pieces<Checked<Value>>;
  again: () => void;
}

/**
 * Reads inputs that may be long, such as a save of thousands of moves. A short one is read at once, a long
 * one in slices. Only one is read at a time: another one replaces it.
 */
export class SlowReader<Input, Value> implements ReactiveController {
  private pending: Pending<Value> | undefined;
  /** The current run of slices. `undefined` while the host is not in the page. */
  private run: object | undefined;
  /** The results by the text of their input, until `stop`. */
  private readonly found = new Map<string, Checked<Value>>();
  /** How many readings `later` has started. */
  private awaited = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    host: ReactiveControllerHost,
    private readonly begin: (input: Input) => Pieces<Checked<Value>>,
    /** Called when the host begins to wait for a reading, and when it no longer waits. */
    private readonly waits: (isWaiting: boolean) => void,
    /** Whether an input can't be read yet. Then it calls `again` once it can. */
    private readonly isEarly: (input: Input, again: () => void) => boolean = () => false,
  ) {
    host.addController(this);
  }

  /** Whether a reading is in progress that `stop` would end. */
  get isOpening(): boolean {
    return this.pending !== undefined;
  }

  /** Whether anything long is being read. */
  get isWaiting(): boolean {
    return this.isOpening || this.awaited > 0;
  }

  /**
   * Reads an input. If it is long, returns `undefined` and calls `again` when done. `again` should read the
   * same input again, if it is still wanted.
   */
  read(input: Input, again: () => void): Checked<Value> | undefined {
    const text = toJson(input);
    const known = this.found.get(text);
    if (known) return known;
    if (this.isEarly(input, again)) return undefined;
    if (this.pending?.text === text) {
      this.pending.again = again;
      return undefined;
    }
    const work = this.begin(input);
    const read = workOn(work, AT_ONCE);
    if (read) this.found.set(text, read);
    else {
      this.pending = { text, work, again };
      this.waits(true);
      void this.goOn(this.pending);
    }
    return read;
  }

  /**
   * Reads inputs until one is sound, and returns the results of all that were read. Returns `undefined` if
   * one is long, as `read` does.
   */
  readFirst(inputs: readonly Input[], again: () => void): readonly Checked<Value>[] | undefined {
    const all: Checked<Value>[] = [];
    for (const input of inputs) {
      const read = this.read(input, again);
      if (!read) return undefined;
      all.push(read);
      if ('value' in read) break;
    }
    return all;
  }

  /** Does work for a caller that awaits it, one after another. `stop` doesn't end it. */
  later<Result extends object>(work: Pieces<Result>): Promise<Result> {
    const done = this.last.then(() => workOn(work, AT_ONCE) ?? this.await(work));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Cancels the reading in progress and forgets all results. */
  stop(): void {
    const { pending } = this;
    this.pending = this.run = undefined;
    this.found.clear();
    if (pending) this.waits(this.isWaiting);
  }

  hostConnected(): void {
    if (this.pending) void this.goOn(this.pending);
  }

  hostDisconnected(): void {
    this.run = undefined;
  }

  private async await<Result extends object>(work: Pieces<Result>): Promise<Result> {
    this.awaited++;
    this.waits(true);
    try {
      return (await workInSlices(work))!;
    } finally {
      this.awaited--;
      this.waits(this.isWaiting);
    }
  }

  private async goOn(pending: Pending<Value>): Promise<void> {
    const run = (this.run = {});
    const read = await workInSlices(pending.work, () => this.run === run);
    if (!read) return;
    this.pending = this.run = undefined;
    this.found.set(pending.text, read);
    this.waits(this.isWaiting);
    pending.again();
  }
}
