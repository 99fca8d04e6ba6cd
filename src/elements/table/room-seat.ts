import type { TableRun } from '../../core/table/table-run.js';
import type { Room, RunEvent } from '../controllers/room.js';

/** A table that may stand in a room with a bankroll. */
export interface SeatedHost extends HTMLElement {
  readonly room: Room | undefined;
}

/** A table's side of the bankroll of the room in which its hand is played. */
export class RoomSeat {
  private room: Room | undefined;

  /** @param kept has the name that the table is kept by */
  constructor(
    private readonly host: SeatedHost,
    private readonly kept: { readonly key: string },
  ) {}

  /** From now on it is played in the room where the element stands. */
  enter(): void {
    this.room = this.host.room;
  }

  /** The run as the bankroll has it; as it is where there is none. */
  update(run: TableRun, when: RunEvent): TableRun {
    return this.room?.seat?.(this.kept.key, run, when, this.host) ?? run;
  }
}
