/**
 * Runs tasks that fall due at many tables in the same moment, one at a time, and reads messages in between.
 * So a player waits for at most one bot of another table, not for all of them.
 */
export class Turns {
  private readonly waiting = new Set<() => void>();

  /** @param act the task; it runs once, even if it is added several times before its turn */
  add(act: () => void): void {
    this.waiting.add(act);
    if (this.waiting.size === 1) setImmediate(() => this.next());
  }

  private next(): void {
    const [act] = this.waiting;
    if (!act) return;
    this.waiting.delete(act);
    if (this.waiting.size > 0) setImmediate(() => this.next());
    act();
  }
}
