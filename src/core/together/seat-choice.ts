/** So often is it heeded that one page begins to choose, as all are sent it each time: a panel may be shut by mistake. */
const MOST_TIMES = 2;

/** Whether the person at a page is choosing a seat. One hand waits for that; a panel that is left open holds up no other. */
export class SeatChoice {
  private isOpen = false;
  private times = 0;
  private wasWaitedFor = false;

  /** The person begins to choose, or no longer does. */
  hear(on: boolean): void {
    if (on && !this.isOpen) this.times++;
    this.isOpen = on;
  }

  /** A hand begins, whether the person has chosen or not. */
  handBegins(): void {
    if (this.isOpen) this.wasWaitedFor = true;
  }

  /** Whether the next hand is to wait. */
  get isAwaited(): boolean {
    return this.isOpen && !this.wasWaitedFor && this.times <= MOST_TIMES;
  }
}
