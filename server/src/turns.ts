/**
 * What falls due at many tables in the same moment is done at one of them after the other, and messages are read in between: whoever
 * plays waits for the bot of one other table at most, not for those of all.
 */
export class Turns {
  private readonly waiting = new Set<() => void>();

  /** @param act what is to be done; once, however often it is added before its turn */
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
