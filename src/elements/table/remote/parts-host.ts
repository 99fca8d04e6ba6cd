import type { ReactiveController } from 'lit';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { SharedHandCheck } from '../../../core/together/check-hand.js';
import type { ClientMessage, ShuffleState, TableStatus } from '../../../core/together/messages.js';
import type { CheckedHand, JoinedTable, RemoteTable } from '../../../core/together/remote-table.js';
import type { TogetherWords } from '../../../locales/extras/together-en.js';
import type { TranslatedKitWords } from '../../../locales/translations.js';
import type { LiveRegion } from '../../controllers/live-region.js';
import type { Preferences } from '../../controllers/preferences.js';
import type { ConnectionState } from '../../together/table-connection.js';
import type { HandDealt } from '../panel-check.js';
import type { SharedRequest, TablePanel } from '../scene.js';
import type { SeatTime } from './seat-times.js';

/** Where a shared table is shown: the element of a table, or what stands for another element. */
export interface PartsHost extends Pick<HTMLElement, 'isConnected' | 'localName' | 'shadowRoot'> {
  readonly words: TranslatedKitWords;
  readonly texts: { seatName(seat: Seat): string };
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  readonly announcer: { tell(sentences: readonly string[]): void };
  readonly preferences: Preferences;
  readonly calm: boolean;
  readonly offered: { has(control: string): boolean };
  readonly isOut: boolean;
  problemText: ((problem: Problem) => string | undefined) | undefined;
  readonly panels: { readonly open: TablePanel | undefined; close(): unknown };
  request(request: SharedRequest): void;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  requestUpdate(): void;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
  /** What its game tells of who has a seat, beside what every table does. */
  standing?(seat: Seat): string | undefined;
  /** What its game compares beside cards, in words: the lines of a check, where there are such. */
  ownLines?(lines: SharedHandCheck['own']): readonly CheckedLine[];
}

/** A line of a check. */
export interface CheckedLine {
  readonly ok: boolean;
  readonly text: string;
}

/** A request without the number that it gets as it is sent. */
export type TogetherRequest = ClientMessage extends infer One
  ? One extends { readonly id: number }
    ? Omit<One, 'id'>
    : never
  : never;

/** The shared table as its parts know it. */
export interface PartsSource {
  readonly table: Pick<
    RemoteTable<unknown, never, object>,
    'joined' | 'status' | 'shuffle' | 'seat' | 'handSeat' | 'run'
  > & { readonly checked: readonly CheckedHand<unknown>[] };
  readonly state: ConnectionState;
  readonly problem: Problem | undefined;
  readonly bye: 'replaced' | 'removed' | 'ended' | undefined;
  readonly isSending: boolean;
  readonly hasBooked: boolean;
  /** The names of those who play the hand that is shown, by seat; none before the first. */
  readonly names: readonly (string | undefined)[] | undefined;
  readonly keptRun: TableRun | undefined;
  /** How the deck of the hand was agreed on. */
  readonly dealtBy: ShuffleState | undefined;
  /** The person's own words for the next shuffle. */
  words: string;
  /** Sends a request; a refusal is reported as it comes. */
  ask(request: TogetherRequest, source?: Source, about?: { readonly isSeat?: boolean }): void;
  next(source: Source, run: undefined, withChips: boolean): void;
  pause(on: boolean): void;
  /** Connects anew. */
  join(): void;
  /** The lines of a check's deal: what was dealt to whom. */
  handDealt(checked: CheckedHand<unknown>): HandDealt;
}

/** What panels and seats know of the shared table. */
export interface PartsView {
  readonly words: TogetherWords;
  readonly host: PartsHost;
  readonly source: PartsSource;
  readonly status: TableStatus | undefined;
  readonly joined: JoinedTable | undefined;
  readonly run: TableRun | undefined;
  /** The own seat. */
  readonly seat: Seat | undefined;
  /** The seat that was pressed, to sit down there. */
  readonly chosen: Seat | undefined;
  /** Whom the maker is about to remove. */
  leaving: Seat | undefined;
  /** The hand whose transcript is shown to be copied by hand, as the browser does not copy. */
  copiedByHand: number | undefined;
  /** The names of those who play the hand that is shown, by seat; and what everybody there is called. */
  readonly names: readonly (string | undefined)[];
  readonly seatNames: readonly string[];
  readonly freeSeats: readonly Seat[];
  /** Whether the person does not want to see what others say. */
  readonly isMuted: boolean;
  /** Whether a press on that seat asks to sit down there. */
  canSitAt(seat: Seat): boolean;
  /** How long a seat has, for its clock; nothing while none runs, or nobody wants one to be seen. */
  timeAt(seat: Seat): SeatTime | undefined;
  refusal(refusal: Refusal): string | undefined;
  readonly say: (text: string) => void;
}
