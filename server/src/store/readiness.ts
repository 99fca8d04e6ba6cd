import type { Checked, Problem } from 'baize/core';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** What a page is told while the store is away: to try again in a moment, as Redis is asked twice a second. */
const STORE_AWAY: Problem = { code: 'store-away', retryAfter: 2 };

/**
 * Whether the store can be used now. All requests that need the store ask this one state, so that none of them waits for a store
 * that is away.
 */
export class Readiness {
  /** Why the store can't be used. */
  private problem: Problem | undefined;
  /** What waits for the store, and gives up when that goes away. */
  private readonly waiting = new Set<(problem: Problem) => void>();

  get isReady(): boolean {
    return this.problem === undefined;
  }

  set(problem: Problem | undefined): void {
    this.problem = problem;
    if (problem) for (const giveUp of this.waiting) giveUp(problem);
  }

  /**
   * Does something that needs the store.
   *
   * @returns the problem at once if the store is away, or as soon as it goes away. What was begun may still be done later
   */
  async during<T>(act: () => Promise<Checked<T>>): Promise<Checked<T>> {
    if (this.problem) return { problem: this.problem };
    let giveUp!: (problem: Problem) => void;
    const away = new Promise<Checked<T>>((resolve) => {
      giveUp = (problem) => resolve({ problem });
    });
    this.waiting.add(giveUp);
    try {
      return await Promise.race([act(), away]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }
}

/** The time between two pings, in milliseconds. */
const PING = 500;

/** After how many milliseconds without an answer to a ping Redis counts as away. */
const LONGEST = 1000;

/** Watches all connections to Redis: each must be open, and answer pings. */
export class RedisWatch {
  private readonly connections = new Set<Redis>();
  private readonly timer: NodeJS.Timeout;
  private isAsking = false;
  private wasReady = false;

  constructor(
    private readonly readiness: Readiness,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.ask(), PING);
  }

  add(redis: Redis): void {
    this.connections.add(redis);
    redis.on('close', () => this.become(false));
    redis.on('ready', () => void this.ask());
  }

  stop(): void {
    clearInterval(this.timer);
    this.connections.clear();
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const all = [...this.connections];
    const isOpen = (): boolean => all.every(({ status }) => status === 'ready');
    // An unanswered ping stays in the queue of its connection, so the next one is sent only after its answer.
    const answers = isOpen()
      ? Promise.all(all.map((redis) => redis.ping())).then(isOpen, () => false)
      : Promise.resolve(false);
    let isLate = true;
    // If this process was busy for so long, the answers are read before the immediate.
    const timer = setTimeout(() => setImmediate(() => isLate && this.become(false)), LONGEST);
    const isReady = await answers;
    isLate = false;
    clearTimeout(timer);
    this.become(isReady);
    this.isAsking = false;
  }

  private become(isReady: boolean): void {
    if (this.connections.size === 0 || this.readiness.isReady === isReady) return;
    this.readiness.set(isReady ? undefined : STORE_AWAY);
    // At the start the connections are opened: that is no reason to warn.
    if (this.wasReady) this.log.warn(isReady ? 'Redis is back' : 'Redis is away');
    else this.log.info(isReady ? 'connected to Redis' : 'connecting to Redis');
    this.wasReady ||= isReady;
  }
}
