import { type TableRun, endHand } from '../../core/table/table-run.js';
import type { Room, Seating } from '../controllers/room.js';
import type { Table, TableGame } from './table-game.js';

/** The run of a table, its hand in it once that is over. */
export const runOf = <S, M, O extends object>(
  game: Pick<TableGame<S, M, O, never>, 'end'>,
  { run, session }: Table<S, M, O>,
): TableRun => (session?.outcome === undefined ? run : endHand(run, game.end(session.state)));

/** A table that may stand in a room with a bankroll. */
export interface SeatedHost extends HTMLElement {
  readonly room: Room | undefined;
  readonly run: TableRun | undefined;
  /** Whether another tab has overtaken the table, and the player has not chosen yet. */
  readonly hasConflict: boolean;
}

/** A table's side of the bankroll of the room in which its hand is played. */
export class RoomSeat {
  private room: Room | undefined;

  /** @param key gives the name that the table is kept by */
  constructor(
    private readonly host: SeatedHost,
    private readonly key: () => string,
  ) {}

  /** From now on it is played in the room where the element stands. */
  enter(): void {
    this.room = this.host.room;
  }

  /** The run as the bankroll has it; as it is where there is none. */
  tell(run: TableRun, when: Seating): TableRun {
    return this.room?.seat?.(this.key(), run, when, this.host) ?? run;
  }

  /** Tells what the table's run is, unless another tab has overtaken it. */
  tellOwn(when: Seating = 'over'): void {
    const { run, hasConflict } = this.host;
    if (run && !hasConflict) this.tell(run, when);
  }
}
