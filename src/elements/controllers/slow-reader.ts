import { toJson } from '../../core/engine/json.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Pieces, workOn } from '../../core/engine/reading.js';
import type { Checked } from '../../core/engine/reason.js';
import { inSlices } from '../../core/solver/slices.js';
import { rest } from '../solver/rest.js';

/** So many moves are read at once: games have some hundreds at most, and no first picture waits for them. */
export const AT_ONCE = 256;
/** How long a slice of a longer reading takes, in milliseconds. */
export const SLICE = 8;

/** Does work in slices, everything else of the page first; `undefined` once nobody wants it any more. */
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

/** What is being read, and who asks for it once more when it is done. */
interface Pending<Value> {
  readonly text: string;
  readonly work: Pieces<Checked<Value>>;
  again: () => void;
}

/**
 * Reads inputs that may be long, such as a save of thousands of moves: a short one at once, a long one in
 * slices between which the page goes on, while its host waits. One at a time: another one takes its place.
 */
export class SlowReader<Input, Value> implements ReactiveController {
  private pending: Pending<Value> | undefined;
  /** The run of slices that goes on; none while the host is not on the page. */
  private run: object | undefined;
  /** What was read, by the text of its input, until somebody makes use of it. */
  private readonly found = new Map<string, Checked<Value>>();
  /** How many are awaited by `later`. */
  private awaited = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    host: ReactiveControllerHost,
    private readonly begin: (input: Input) => Pieces<Checked<Value>>,
    /** Called when the host begins to wait for what is read, and when it waits no longer. */
    private readonly waits: (isWaiting: boolean) => void,
    /** Whether an input can't be read yet; then it calls `again` once it can. */
    private readonly isEarly: (input: Input, again: () => void) => boolean = () => false,
  ) {
    host.addController(this);
  }

  /** Whether something is being read that `stop` would end. */
  get isOpening(): boolean {
    return this.pending !== undefined;
  }

  /** Whether anything long is being read. */
  get isWaiting(): boolean {
    return this.isOpening || this.awaited > 0;
  }

  /**
   * What an input holds. Where it is long, `undefined`: then `again` is called once it is read, which asks
   * for the same input again, if that is still what it wants.
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
   * What the first of these inputs holds that is sound, behind what is wrong with those before it; where
   * one is long, `undefined`, as of `read`.
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

  /** Does work for whoever awaits it, as it was asked for: one after another. `stop` does not end it. */
  later<Result extends object>(work: Pieces<Result>): Promise<Result> {
    const done = this.last.then(() => workOn(work, AT_ONCE) ?? this.await(work));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Nothing of what was read is wanted any more. */
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
