/** A rate limit: `burst` times at once, and then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts how often something happens, against a rate limit. */
export class TokenBucket {
  private left: number;
  private at: number;

  /** @param now milliseconds of any steady clock */
  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.left = rate.burst;
    this.at = now;
  }

  /** Whether it may happen once more; if so, counts it. */
  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** The number of seconds until it may happen again. */
  wait(now: number): number {
    this.fill(now);
    return this.left >= 1 ? 0 : (1 - this.left) / this.rate.perSecond;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.rate.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
  }
}

/** A bucket for each client. Full buckets are removed. */
export class ClientLimiter {
  private readonly buckets = new Map<string, TokenBucket>();
  private sweptAt = 0;

  constructor(private readonly rate: Rate) {}

  /** @returns 0 if it may happen, otherwise the number of seconds to wait */
  take(client: string, now: number): number {
    if (now - this.sweptAt > 60_000) this.sweep(now);
    const bucket = this.buckets.get(client) ?? new TokenBucket(this.rate, now);
    this.buckets.set(client, bucket);
    return bucket.take(now) ? 0 : Math.ceil(bucket.wait(now));
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
