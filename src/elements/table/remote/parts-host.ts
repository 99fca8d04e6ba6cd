import type { ReactiveController } from 'lit';
import type { Problem } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { SharedHandCheck } from '../../../core/together/check-hand.js';
import type { ClientMessage, ShuffleState } from '../../../core/together/messages.js';
import type { CheckedHand, RemoteTable } from '../../../core/together/remote-table.js';
import type { TranslatedKitWords } from '../../../locales/translations.js';
import type { EventQueue } from '../../base/event-queue.js';
import type { LiveRegion } from '../../controllers/live-region.js';
import type { Preferences } from '../../controllers/preferences.js';
import type { ConnectionState } from '../../together/table-connection.js';
import type { HandDealt } from '../panel-check.js';
import type { SharedRequest, TablePanel } from '../scene.js';

/** The element in which a shared table is shown, as far as tables and the race are alike. */
export interface SharedElement extends Pick<
  HTMLElement,
  'isConnected' | 'localName' | 'shadowRoot'
> {
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  readonly preferences: Preferences;
  readonly calm: boolean;
  readonly offered: { has(control: string): boolean };
  /** Every event asks for the update after which it is dispatched. */
  readonly events: Pick<EventQueue, 'add' | 'flush'>;
  problemText: ((problem: Problem) => string | undefined) | undefined;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  requestUpdate(): void;
  complain(problem: Problem): Problem;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** Where a shared table is shown: its element, and what each game has in its own way. */
export interface PartsHost {
  readonly element: SharedElement;
  readonly words: TranslatedKitWords;
  readonly texts: { seatName(seat: Seat): string };
  readonly announcer: { say(sentences: readonly string[]): void };
  readonly panels: { readonly open: TablePanel | undefined; close(): unknown };
  request(request: SharedRequest): void;
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
    'joined' | 'status' | 'shuffle' | 'seat' | 'handSeat' | 'run' | 'choosing'
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
