import type { Seat } from '../../core/engine/rules.js';
import type { SeatKind } from '../../core/table/seats.js';

/** The hand in which people take turns. */
export interface TurnHost {
  /** Who sits at the table, by seat. */
  readonly kinds: readonly SeatKind[];
  readonly isOver: boolean;
  /** Whether the hand waits for the person of a seat. */
  isAwaited(seat: Seat): boolean;
}

/** Whose turn it is among the people at the device, and whether their cards may be seen. */
export class TurnController {
  /** The person who is to act; where it is nobody's turn, the one who acted last looks on. */
  seat: Seat | undefined;
  /** Whether that person has asked for the cards. */
  private hasAsked = false;

  constructor(private readonly host: TurnHost) {}

  /** Several people share the device, and the one whose turn it is has not asked for the cards. */
  get isCovered(): boolean {
    return this.people.length > 1 && !this.host.isOver && !this.hasAsked;
  }

  /** Another hand: nobody has acted in it. */
  begin(): void {
    this.seat = undefined;
    this.settle();
  }

  /** Finds whose turn it is now. Who comes after another person has to ask for the cards. */
  settle(): void {
    const { host, people, seat: before } = this;
    const acting = people.filter((seat) => host.isAwaited(seat));
    if (acting.includes(before!)) return;
    this.seat = host.isOver ? people[0] : (acting[0] ?? before ?? people[0]);
    if (this.seat !== before) this.hasAsked = false;
  }

  /** The person whose turn it is asks for the cards. */
  uncover(): void {
    this.hasAsked = true;
  }

  private get people(): readonly Seat[] {
    const { kinds } = this.host;
    return [...kinds.keys()].filter((seat) => kinds[seat] === 'human');
  }
}
