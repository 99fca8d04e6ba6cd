/** One search: `late` is called once, if it takes longer than a second. */
type Look = (late: () => void, signal: AbortSignal) => Promise<number>;

/** Looks for a deal, one search at a time. One that takes long can be ended by the player. */
export class DealSeeker {
  /** Ends a search that takes longer than a second: what it has found until then comes; else `undefined`. */
  stop: (() => void) | undefined;
  private looking = new AbortController();
  private again: (() => void) | undefined;

  /** @param late is called where a search can be ended from now on */
  constructor(private readonly late: () => void) {}

  /**
   * Begins a search; an earlier one is given up.
   *
   * @param found is called with the deal, and whether the player has ended the search
   */
  seek(look: Look, found: (deal: number, isStopped: boolean) => unknown): void {
    this.again = () => {
      this.cutOff();
      const { signal } = (this.looking = new AbortController());
      const stopped = new AbortController();
      const late = (): void => {
        this.stop = () => stopped.abort();
        this.late();
      };
      void look(late, AbortSignal.any([signal, stopped.signal])).then((deal) => {
        if (signal.aborted) return;
        this.giveUp();
        found(deal, stopped.signal.aborted);
      });
    };
    this.again();
  }

  /** Ends the search until it is taken up again. */
  cutOff(): void {
    this.looking.abort();
    this.stop = undefined;
  }

  /** Begins a search anew that was cut off. */
  resume(): void {
    this.again?.();
  }

  giveUp(): void {
    this.cutOff();
    this.again = undefined;
  }
}
