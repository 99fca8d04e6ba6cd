import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { Person, TableStatus } from '../../../core/together/messages.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';
import type { Emotes } from './emotes.js';
import type { FreeSeats } from './free-seats.js';
import type { PartsHost, PartsSource } from './parts-host.js';
import type { SeatTime } from './seat-times.js';

/** The shared table, as panels and seats know it. */
export interface PartsView {
  readonly words: TogetherMessages;
  readonly host: PartsHost;
  readonly source: PartsSource;
  readonly status: TableStatus | undefined;
  readonly joined: JoinedTable | undefined;
  readonly run: TableRun | undefined;
  /** The player's seat and person. Both are `undefined` for a spectator. */
  readonly seat: Seat | undefined;
  readonly person: Person | undefined;
  readonly seats: FreeSeats;
  readonly emotes: Emotes;
  /** The seat whose person is about to be removed. */
  leaving: Seat | undefined;
  /** The hand whose transcript is shown to be copied by hand, because the browser can't copy it. */
  copiedByHand: number | undefined;
  /** The names of the players in the shown hand, and what everybody is called; by seat. */
  readonly names: readonly (string | undefined)[];
  readonly seatNames: readonly string[];
  /** The time left at a seat, for its clock. `undefined` if no clock runs, or at a calm table. */
  timeAt(seat: Seat): SeatTime | undefined;
  refusal(refusal: Refusal): string | undefined;
  /** Joins the names at those seats. */
  list(seats: readonly Seat[]): string;
  readonly say: (text: string) => void;
}
