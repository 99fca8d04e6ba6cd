import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { Person, TableStatus } from '../../../core/together/messages.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { TogetherWords } from '../../../locales/extras/together-en.js';
import type { Emotes } from './emotes.js';
import type { FreeSeats } from './free-seats.js';
import type { PartsHost, PartsSource } from './parts-host.js';
import type { SeatTime } from './seat-times.js';

/** What panels and seats know of the shared table. */
export interface PartsView {
  readonly words: TogetherWords;
  readonly host: PartsHost;
  readonly source: PartsSource;
  readonly status: TableStatus | undefined;
  readonly joined: JoinedTable | undefined;
  readonly run: TableRun | undefined;
  /** The own seat, and its person; neither for who watches. */
  readonly seat: Seat | undefined;
  readonly person: Person | undefined;
  readonly seats: FreeSeats;
  readonly emotes: Emotes;
  /** Whom the maker is about to remove. */
  leaving: Seat | undefined;
  /** The hand whose transcript is shown to be copied by hand, as the browser does not copy. */
  copiedByHand: number | undefined;
  /** The names of those who play the hand that is shown, by seat; and what everybody there is called. */
  readonly names: readonly (string | undefined)[];
  readonly seatNames: readonly string[];
  /** How long a seat has, for its clock; nothing while none runs, or nobody wants one to be seen. */
  timeAt(seat: Seat): SeatTime | undefined;
  refusal(refusal: Refusal): string | undefined;
  /** The names of those seats in a row. */
  list(seats: readonly Seat[]): string;
  readonly say: (text: string) => void;
}
