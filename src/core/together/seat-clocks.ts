import { listOf, withIndex } from '../cards/list.js';
import type { Seat } from '../engine/rules.js';
import type { ClockSettings, SeatClock } from './messages.js';

/** What a hand gives back of a bank that was used, in milliseconds. */
const BACK = 5000;

/** How a table's clocks stand, in milliseconds. */
export interface SavedClocks {
  /** What is left of each seat's bank. */
  readonly banks: readonly number[];
  /** The seats that are waited for, and for how long by now. */
  readonly waits: readonly (readonly [seat: Seat, waited: number])[];
}

/**
 * The time that seats have for what they are to do: so long for a decision, and beside it a bank until that is used up.
 * Several run at once where several seats are waited for. Times are those of the table, which stand still in a pause.
 */
export class SeatClocks {
  private readonly banks: number[];
  /** Since when a seat is waited for. */
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

  /** A seat's bank is whole again: somebody else sits there. */
  renew(seat: Seat): void {
    this.banks[seat] = this.settings.bank;
    this.since.delete(seat);
  }

  /** A hand begins. */
  giveBack(): void {
    for (const [seat, bank] of withIndex(this.banks)) {
      this.banks[seat] = Math.min(this.settings.bank, bank + BACK);
    }
  }

  /** These seats are waited for now, and no others. */
  wait(seats: readonly Seat[], time: number): void {
    for (const seat of [...this.since.keys()]) if (!seats.includes(seat)) this.stop(seat, time);
    for (const seat of seats) if (!this.since.has(seat)) this.since.set(seat, time);
  }

  /** The seat has moved: where it is waited for again, that is another decision. */
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

  /** Which clocks run since when: another text, other clocks. */
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
