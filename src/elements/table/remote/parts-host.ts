import type { Problem } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { TableRun } from '../../../core/table/table-run.js';
import type { SharedHandCheck } from '../../../core/together/check-hand.js';
import type { ByeReason, ClientMessage, ShuffleState } from '../../../core/together/messages.js';
import type {
  CheckedHand,
  RemoteTable,
  RemoteTableOptions,
} from '../../../core/together/remote-table.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';
import type { Words } from '../../../locales/words.js';
import type { ConnectionState, TableConnection } from '../../together/table-connection.js';
import type { HandDealt } from '../panel-check.js';
import type { SharedRequest, TablePanel } from '../scene.js';
import type { PageRules } from '../../../core/table/table-rules.js';
import type { SharedMove, SharedState } from '../../../core/together/shared-rules.js';
import type { HandHost } from '../table-source.js';
import type { SharedSettings, TableGame } from '../table-game.js';
import type { BaizeElement } from '../../base/baize-element.js';

/** What the parts of a shared table need: its element, and what differs from game to game. */
export interface PartsHost {
  readonly element: BaizeElement;
  readonly words: Words;
  /** Loads the messages of a shared table in the language of these words. */
  loadWords(words: Words): Promise<TogetherMessages>;
  readonly texts: { seatName(seat: Seat): string };
  readonly announcer: { say(sentences: readonly string[]): void };
  readonly panels: { readonly open: TablePanel | undefined; close(): unknown };
  request(request: SharedRequest): void;
  /** What the game tells of a seat's player, besides what every table does. */
  standing?(seat: Seat): string | undefined;
  /** The result of checks other than of cards, in words. Omit it if the game has none. */
  ownLines?(lines: SharedHandCheck['own']): readonly CheckedLine[];
}

export interface CheckedLine {
  readonly ok: boolean;
  readonly text: string;
}

/** A request, without the id that it gets when it is sent. */
export type TogetherRequest = ClientMessage extends infer One
  ? One extends { readonly id: number }
    ? Omit<One, 'id'>
    : never
  : never;

/** The shared table, as its parts know it. */
export interface PartsSource {
  readonly table: Pick<
    RemoteTable<unknown, never, object>,
    'joined' | 'status' | 'shuffle' | 'seat' | 'handSeat' | 'run' | 'choosing'
  > & { readonly checked: readonly CheckedHand<unknown>[] };
  readonly state: ConnectionState;
  readonly problem: Problem | undefined;
  readonly bye: ByeReason | undefined;
  readonly isSending: boolean;
  readonly hasBooked: boolean;
  /** The names of the players in the shown hand, by seat. `undefined` before the first. */
  readonly names: readonly (string | undefined)[] | undefined;
  readonly runBefore: TableRun | undefined;
  /** How the deck of the hand was agreed on. */
  readonly dealtBy: ShuffleState | undefined;
  /** The player's words for the next shuffle. */
  words: string;
  /** Sends a request. A refusal is reported when it arrives. */
  ask(request: TogetherRequest, source?: Source, about?: { readonly isSeat?: boolean }): void;
  next(source: Source, run: undefined, withChips: boolean): void;
  pause(on: boolean): void;
  /** Connects again. */
  join(): void;
  /** What was dealt to whom in a checked hand. */
  handDealt(checked: CheckedHand<unknown>): HandDealt;
}

/** What the source of a shared table needs. */
export type JoinHost<S, M> = PartsHost & Pick<HandHost<S, M>, 'refused'>;

/** The element of a table, before it has joined. */
export type JoiningElement<S, M> = BaizeElement &
  Omit<JoinHost<S, M>, 'element' | 'loadWords'> &
  Pick<HandHost<S, M>, 'cannotDeal'>;

/** The server of a shared table. */
export interface TableServer extends Pick<RemoteTableOptions<never>, 'checkRun'> {
  /** Connects, or connects again. */
  join(): Promise<TableConnection>;
}

/** The rules of a table, regardless of its options and settings. */
export type AnyTableRules<S extends SharedState, M extends SharedMove> = PageRules<
  S,
  M,
  object,
  SharedSettings
> &
  Pick<TableGame<S, M, object, SharedSettings>, 'pageChecks'>;
