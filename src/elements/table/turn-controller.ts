import type { Seat } from '../../core/engine/rules.js';
import { type SeatsHere, seatsHere } from '../../core/table/seats.js';

/** The hand in which people take turns. */
export interface TurnHost extends SeatsHere {
  readonly isOver: boolean;
  /** Whether the hand waits for the person at a seat. */
  isAwaited(seat: Seat): boolean;
}

/** Whose turn it is among the people at the device, and whether their cards may be seen. */
export class TurnController {
  /** The person whose turn it is. If no person's turn it is, the one who acted last. */
  seat: Seat | undefined;
  /** Who has the device: the last to ask for their cards, until another person acts. */
  private holder: Seat | undefined;

  constructor(private readonly host: TurnHost) {}

  /** Whether several people share the device, and the one whose turn it is does not have it yet. */
  get isCovered(): boolean {
    return this.people.length > 1 && !this.host.isOver && this.holder !== this.seat;
  }

  /**
   * Whose view is shown. People who share the device see the end of a hand together, so they see only what is
   * public.
   */
  get viewer(): Seat | undefined {
    const isForAll = this.people.length > 1 && this.host.isOver;
    return this.isCovered || isForAll ? undefined : this.seat;
  }

  /**
   * Begins another hand.
   *
   * @param isPlayedOn whether the same people go on playing, so the same person keeps the device
   */
  begin(isPlayedOn: boolean): void {
    this.seat = undefined;
    if (!isPlayedOn) this.holder = undefined;
    this.update();
  }

  /** Determines whose turn it is. The next person must ask for their cards. */
  update(): void {
    const { host, people, seat: before } = this;
    const acting = people.filter((seat) => host.isAwaited(seat));
    if (acting.includes(before!)) return;
    this.seat = host.isOver ? people[0] : (acting[0] ?? before ?? people[0]);
    // Another person acted without asking for cards, for example by a stake, so the former holder no longer
    // has the device.
    if (before !== undefined && this.seat !== before && this.holder !== before) {
      this.holder = undefined;
    }
  }

  /** Shows the cards of the person whose turn it is. */
  uncover(): void {
    this.holder = this.seat;
  }

  private get people(): readonly Seat[] {
    return seatsHere(this.host);
  }
}
