/** A search. `late` is called once if it takes longer than a second. */
type Look<Found> = (late: () => void, signal: AbortSignal) => Promise<Found>;

/** Searches for a deal, one search at a time. The player can end a long one. */
export class DealSeeker {
  /**
   * Ends a search that has taken longer than a second, with the best result so far. `undefined` until then.
   */
  stop: (() => void) | undefined;
  private looking = new AbortController();
  private again: (() => void) | undefined;

  /** @param late is called when a search can be ended */
  constructor(private readonly late: () => void) {}

  /**
   * Begins a search and cancels an earlier one.
   *
   * @param found is called with the result, and whether the player has ended the search
   */
  seek<Found>(look: Look<Found>, found: (result: Found, isStopped: boolean) => unknown): void {
    this.again = () => {
      this.cutOff();
      const { signal } = (this.looking = new AbortController());
      const stopped = new AbortController();
      const late = (): void => {
        this.stop = () => stopped.abort();
        this.late();
      };
      void look(late, AbortSignal.any([signal, stopped.signal])).then((result) => {
        if (signal.aborted) return;
        this.giveUp();
        found(result, stopped.signal.aborted);
      });
    };
    this.again();
  }

  /** Stops the search until `resume`. */
  cutOff(): void {
    this.looking.abort();
    this.stop = undefined;
  }

  /** Starts a stopped search again. */
  resume(): void {
    this.again?.();
  }

  giveUp(): void {
    this.cutOff();
    this.again = undefined;
  }
}
