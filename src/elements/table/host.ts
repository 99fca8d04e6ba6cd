import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { TableWords } from '../../locales/table-words.js';
import type { BotController } from '../controllers/bot-controller.js';
import type { FullScreenController } from '../controllers/full-screen.js';
import type { AnnouncingWords } from './definition.js';
import type { HandController } from './hand-controller.js';
import type { Onward, SharedRequest, TablePanel, TableGameWords } from './scene.js';
import type { StyledTableElement } from './styled-table-element.js';
import type { SharedSettings, TableMove, TableState } from './table-game.js';

/** The hand controller of a table, regardless of its options. */
export type TableHand<State extends TableState, Move extends TableMove> = HandController<
  State,
  Move,
  object,
  SharedSettings
>;

/**
 * The element of a table, as its own controllers and templates know it. `TableElement` imports them, so they can't
 * import it, not even as a type.
 */
export interface TableHost<
  State extends TableState,
  Move extends TableMove,
> extends StyledTableElement {
  readonly words: TableWords;
  readonly hand: TableHand<State, Move>;
  readonly botPace: BotController;
  readonly announcer: {
    say(sentences: readonly string[]): void;
    cards(): void;
    announceMore(announcements: readonly unknown[]): void;
  };
  readonly panels: {
    readonly open: TablePanel | undefined;
    close(): boolean;
    toggle(panel: TablePanel): void;
  };
  readonly reveal: { readonly isRunning: boolean; next(): void; finish(): boolean };
  readonly onward: { readonly offers: readonly Onward[]; step(): void; skip(): void };
  readonly requests: { next(source: 'auto'): void };
  readonly guide: { begin(): Promise<void> };
  readonly fullScreen: FullScreenController;
  readonly run: TableRun | undefined;
  readonly commitment: string | undefined;
  readonly handNumber: number;
  /** The person whose turn it is. On other turns, the person who looks on. */
  readonly seatNow: Seat | undefined;
  /** What is shown of the hand, which may be less than the seat's view while the end of a hand is revealed. */
  readonly seen: State | undefined;
  /** Whether the person has no more to do in this hand. */
  readonly isOut: boolean;
  readonly denominations: { readonly values: readonly number[] };
  readonly paused: boolean;
  /** The words for the people at the table, in the current language. */
  readonly texts: TableGameWords & AnnouncingWords<unknown>;
  /** The words for the people at a table of that run, in the current language. */
  textsAt(run: TableRun, mine?: readonly Seat[]): TableGameWords & AnnouncingWords<unknown>;
  request(request: SharedRequest): void;
  /** Reports a refusal to the page and the player, and returns it. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal;
  cannotDeal(): Problem;
  revealSeed(): string | undefined;
  /** Adds a chip to the stake, or takes one away. */
  adjustBet(chips: 1 | -1): void;
  /** Closes the open menu or panel. Returns whether one was open. */
  dismiss(): boolean;
  pause(): void;
  resume(): void;
}
