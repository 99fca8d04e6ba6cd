import type { Seat } from '../../core/engine/rules.js';
import { type SeatsHere, seatsHere } from '../../core/table/seats.js';

/** The hand in which people take turns. */
export interface TurnHost extends SeatsHere {
  readonly isOver: boolean;
  /** Whether the hand waits for the person of a seat. */
  isAwaited(seat: Seat): boolean;
}

/** Whose turn it is among the people at the device, and whether their cards may be seen. */
export class TurnController {
  /** The person who is to act; where it is nobody's turn, the one who acted last looks on. */
  seat: Seat | undefined;
  /** Who has the device: who asked for the cards last, until another person acts. */
  private holder: Seat | undefined;

  constructor(private readonly host: TurnHost) {}

  /** Several people share the device, and the one whose turn it is does not have it yet. */
  get isCovered(): boolean {
    return this.people.length > 1 && !this.host.isOver && this.holder !== this.seat;
  }

  /** Whose view is shown. What a hand ends with is for all who share the device: nobody's own cards. */
  get viewer(): Seat | undefined {
    const isForAll = this.people.length > 1 && this.host.isOver;
    return this.isCovered || isForAll ? undefined : this.seat;
  }

  /**
   * Another hand: nobody has acted in it.
   *
   * @param isPlayedOn whether those who share the device play on, so that it stays where it is
   */
  begin(isPlayedOn: boolean): void {
    this.seat = undefined;
    if (!isPlayedOn) this.holder = undefined;
    this.settle();
  }

  /** Finds whose turn it is now. Who comes after another person has to ask for the cards. */
  settle(): void {
    const { host, people, seat: before } = this;
    const acting = people.filter((seat) => host.isAwaited(seat));
    if (acting.includes(before!)) return;
    this.seat = host.isOver ? people[0] : (acting[0] ?? before ?? people[0]);
    // Who acted without asking for cards, as by a stake, has the device now.
    if (before !== undefined && this.seat !== before && this.holder !== before) {
      this.holder = undefined;
    }
  }

  /** The person whose turn it is asks for the cards. */
  uncover(): void {
    this.holder = this.seat;
  }

  private get people(): readonly Seat[] {
    return seatsHere(this.host);
  }
}
