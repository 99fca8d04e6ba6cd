import type { Checked } from 'baize/core';

/** The most replays that wait for one client, and for all. */
const MOST_OF_CLIENT = 8;
const MOST = 200;
/** How long a replay goes on before other work has its turn, in milliseconds. */
const SLICE = 4;
/** After how many seconds a client that was refused can ask again. */
const RETRY = 10;

/** Work in pieces: a generator that pauses after each, and returns the result. */
type Work = Generator<undefined, unknown, undefined>;

interface Waiting {
  readonly work: Work;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Replays links without blocking the tables of this process. Clients have their turns one after the other, so that
 * many links of one client don't delay those of others.
 */
export class Replays {
  private readonly waiting = new Map<string, Waiting[]>();
  private count = 0;

  /** @returns what the work returns; or the problem `busy` if too much waits already, of this client or of all */
  run<Value>(
    client: string,
    work: Generator<undefined, Checked<Value>, undefined>,
  ): Promise<Checked<Value>> {
    const own = this.waiting.get(client) ?? [];
    if (own.length >= MOST_OF_CLIENT || this.count >= MOST)
      return Promise.resolve({ problem: { code: 'busy', retryAfter: RETRY } });
    return new Promise((resolve, reject) => {
      const done = (result: unknown): void => resolve(result as Checked<Value>);
      this.waiting.set(client, [...own, { work, done, failed: reject }]);
      this.count++;
      if (this.count === 1) setImmediate(() => this.next());
    });
  }

  /** Works for the client that has waited longest for a turn. */
  private next(): void {
    const [turn] = this.waiting;
    if (!turn) return;
    const [client, own] = turn;
    const rest = this.workOn(own[0]!) ? own.slice(1) : own;
    // In a map, who is added again comes last.
    this.waiting.delete(client);
    if (rest.length > 0) this.waiting.set(client, rest);
    if (this.waiting.size > 0) setImmediate(() => this.next());
  }

  /** Works for the time of a slice. @returns whether the work has ended */
  private workOn({ work, done, failed }: Waiting): boolean {
    const until = performance.now() + SLICE;
    try {
      do {
        const { done: isDone, value } = work.next();
        if (!isDone) continue;
        this.count--;
        done(value);
        return true;
      } while (performance.now() < until);
    } catch (error) {
      this.count--;
      failed(error);
      return true;
    }
    return false;
  }
}
