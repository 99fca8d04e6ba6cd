import { listOf, withIndex } from '../cards/list.js';
import type { Seat } from '../engine/rules.js';
import type { ClockSettings, SeatClock } from './messages.js';

/** The bank time that a hand restores, in milliseconds. */
const BACK = 5000;

/** The state of a table's clocks, in milliseconds. */
export interface SavedClocks {
  /** The time left in each seat's bank. */
  readonly banks: readonly number[];
  /** The seats that the table is waiting for, and for how long so far. */
  readonly waits: readonly (readonly [seat: Seat, waited: number])[];
}

/**
 * The time limits of the seats: a time for each decision, and a bank that slow decisions use up. Several
 * clocks run at once if the table waits for several seats. All times are table time, which stops during a
 * pause.
 */
export class SeatClocks {
  private readonly banks: number[];
  /** For each seat that the table is waiting for, since when. */
  private readonly since = new Map<Seat, number>();

  constructor(
    private readonly settings: ClockSettings,
    seats: number,
    saved?: SavedClocks,
    time = 0,
  ) {
    this.banks = listOf(seats, (seat) => saved?.banks[seat] ?? settings.bank);
    for (const [seat, waited] of saved?.waits ?? []) this.since.set(seat, time - waited);
  }

  /** Resets a seat's bank for a new person. */
  renew(seat: Seat): void {
    this.banks[seat] = this.settings.bank;
    this.since.delete(seat);
  }

  /** Restores a part of each bank when a hand begins. */
  giveBack(): void {
    for (const [seat, bank] of withIndex(this.banks)) {
      this.banks[seat] = Math.min(this.settings.bank, bank + BACK);
    }
  }

  /** Sets the seats that the table is waiting for. */
  wait(seats: readonly Seat[], time: number): void {
    for (const seat of [...this.since.keys()]) if (!seats.includes(seat)) this.stop(seat, time);
    for (const seat of seats) if (!this.since.has(seat)) this.since.set(seat, time);
  }

  /** Stops the clock of a seat that has moved. A later wait is a new decision. */
  stop(seat: Seat, time: number): void {
    const since = this.since.get(seat);
    if (since === undefined) return;
    this.since.delete(seat);
    const over = Math.max(0, time - since - this.settings.decision);
    this.banks[seat] = Math.max(0, this.banks[seat]! - over);
  }

  private endOf(seat: Seat): number {
    return this.since.get(seat)! + this.settings.decision + this.banks[seat]!;
  }

  /** The seat whose time runs out first, and when. */
  get first(): { readonly seat: Seat; readonly at: number } | undefined {
    const all = [...this.since.keys()].map((seat) => ({ seat, at: this.endOf(seat) }));
    return all.sort((one, other) => one.at - other.at || one.seat - other.seat)[0];
  }

  at(time: number): readonly SeatClock[] {
    return [...this.since].map(([seat, since]) => {
      const left = since + this.settings.decision - time;
      return { seat, left, bank: Math.max(0, this.banks[seat]! + Math.min(0, left)) };
    });
  }

  /** Identifies which clocks run and since when. */
  get key(): string {
    return [...this.since].join(' ');
  }

  save(time: number): SavedClocks {
    return {
      banks: [...this.banks],
      waits: [...this.since].map(([seat, since]) => [seat, time - since]),
    };
  }
}

/** The time for hashes, and then for shares, in milliseconds. */
export const SHARE_TIME = 10_000;
/** The longest time until the next hand, after the last hand or after the first player is ready. */
const NEXT_TIME = 8000;
/** The extra time for somebody who is choosing a seat. */
const CHOOSING_TIME = 22_000;

/** When events are due, in milliseconds of the table's own time, which stops during a pause. */
export interface PlayTimes {
  ceremonyEnd: number | undefined;
  /**
   * The latest time for the next hand, and `latestAt` if somebody is choosing a seat. Both are set
   * together.
   */
  nextAt: number | undefined;
  latestAt: number | undefined;
  botAt: number | undefined;
}

/** The times for the next hand, if it is planned at `time`. */
export const nextTimes = (time: number): Pick<PlayTimes, 'nextAt' | 'latestAt'> => ({
  nextAt: time + NEXT_TIME,
  latestAt: time + NEXT_TIME + CHOOSING_TIME,
});

export const NO_NEXT: Pick<PlayTimes, 'nextAt' | 'latestAt'> = {
  nextAt: undefined,
  latestAt: undefined,
};
