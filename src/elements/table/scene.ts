import type { TableWords } from '../../locales/table-words.js';
import type { TemplateResult, nothing } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { Refusal, Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { SeatedTable } from '../../locales/seat-person.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { Transcript } from '../../core/together/shuffle.js';

/** What can cover a table, one at a time. */
export type TablePanel =
  | 'menu'
  | 'new'
  | 'forget'
  | 'people'
  | 'fair'
  | 'history'
  | 'log'
  | 'stats'
  | 'keys'
  | 'settings'
  | 'pays'
  | 'help'
  | 'replay'
  // Only at a shared table:
  | 'sit'
  | 'emotes'
  | 'leave'
  | 'remove'
  | 'keep-out';

export interface MenuItem {
  /** Its name among the controls that a page can remove. */
  readonly name: string;
  readonly label: string;
  readonly choose: () => void;
}

/** A line of a side bet. */
export interface PayLine {
  readonly name: string;
  /** The odds to one. */
  readonly pay: number | undefined;
  /** The envy bonus in chips. */
  readonly envy: number | undefined;
}

/** A side bet. */
export interface SideBet {
  /** The best line first. */
  readonly lines: readonly PayLine[];
  /** The smallest bet that gets the envy bonus. */
  readonly envyMin: number;
}

/**
 * What a player who has nothing to do can request: to continue by one step (`step`, if the player confirms
 * each one), or to the end of the hand (`skip`).
 */
export type Onward = 'step' | 'skip';

/** The player's requests at every table. A game adds its own. */
export type SharedRequest =
  /** A person's own words for the shuffle. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  /**
   * Show the cards of the person whose turn it is at a shared device. Deal the next hand, without or with new
   * chips for people who have none.
   */
  | { readonly type: 'show' | 'next' | 'rebuy' }
  /** Continue by one step, or to the end of the hand. */
  | { readonly type: Onward }
  /** Open a new table, and with `forget` delete the history. */
  | { readonly type: 'new' | 'forget' }
  | { readonly type: 'pause' | 'guide' | 'full-screen' }
  | { readonly type: 'panel'; readonly panel: TablePanel };

/** The handler of each request, by its type. */
export type Handlers<Request extends { readonly type: string }> = {
  readonly [Type in Request['type']]: (
    request: Request extends unknown ? (Type extends Request['type'] ? Request : never) : never,
  ) => unknown;
};

/** The words that every table needs from its game. */
export interface TableGameWords {
  readonly title: string;
  /** Labels of toolbar buttons. */
  readonly menu: string;
  readonly fair: string;
  readonly buttons: Readonly<Record<'next' | 'rebuy' | 'new' | Onward, string>>;
  handNumber(hand: number): string;
  /** `1,240 chips` */
  chips(count: number): string;
  seatName(seat: Seat): string;
  refusal(refusal: Refusal): string;
}

/**
 * The type of a request handler. Taken from a method, so that TypeScript compares it bivariantly, and a
 * game's own requests fit.
 */
type Ask<Request> = { ask(request: Request): void }['ask'];

/** Everything that a table's render knows. A game adds its own. */
export interface TableScene<
  View,
  Move,
  Words extends TableGameWords = TableGameWords,
  Request extends { readonly type: string } = never,
> {
  readonly words: TableWords;
  readonly gameWords: Words;
  /** What the seat that is looking may see. */
  readonly view: View;
  /** Totals, history and seats. Stacks are shown from the view. */
  readonly run: TableRun;
  /** The number of the shown hand. */
  readonly hand: number;
  /** The seats of the people at this device. */
  readonly mine: readonly Seat[];
  /** What a shared table adds. `undefined` if the table isn't shared. */
  readonly together?: TogetherParts | undefined;
  /**
   * The seat whose turn it is, with its cards large at the bottom. In a finished hand, the one that is
   * looking.
   */
  readonly own: Seat | undefined;
  /** Whether the cards stay covered until `own` asks for them, because several people share the device. */
  readonly covered: boolean;
  /** Why a move would be refused now, for buttons. `undefined` if it is legal. */
  refusalOf(move: Move): Refusal | undefined;
  /** A card's face. Jokers have one too. */
  readonly face: (card: Card) => TemplateResult;
  /** The denominations of the chips, in rising order. */
  readonly chips: readonly number[];
  /** An additional class of the board, such as `four-color`. */
  readonly looks?: string | undefined;
  /** The names of those at the table. */
  readonly seated: SeatedTable;
  /** The portrait at a seat. */
  readonly portrait: (seat: Seat) => TemplateResult;
  /** How the bot at a seat plays, in a word. */
  readonly temperOf?: ((seat: Seat) => string | undefined) | undefined;
  readonly isCalm: boolean;
  /** The player's setting for motion. `undefined` leaves it to the system and the page. */
  readonly motion: string | undefined;
  readonly paused: boolean;
  /** What the table fills, if it is in full-screen mode. */
  readonly fills?: 'screen' | 'window' | undefined;
  /** Whether the end of the hand is being revealed. The view shows only what is revealed so far. */
  readonly isRevealing: boolean;
  /** What a player who has nothing to do can request, the main request last. */
  readonly onward: readonly Onward[];
  readonly open: TablePanel | undefined;
  /** The side bet, while its panel is open. */
  readonly pays?: SideBet | undefined;
  /** Whether the page leaves a control to the player. */
  readonly offers: (control: string) => boolean;
  /** The game's own menu lines, which come first. */
  readonly ownMenu?: readonly MenuItem[] | undefined;
  readonly request: Ask<SharedRequest | Request>;
}

/** The scene of any game, with its own words and requests. */
export type AnyScene<View, Move> = TableScene<
  View,
  Move,
  TableGameWords,
  { readonly type: string }
>;

/** The requests of a game, besides those of every table. */
export type GameRequest<Scene extends { readonly request: Ask<never> }> = Exclude<
  Parameters<Scene['request']>[0],
  SharedRequest
>;

/**
 * The place of a button in its row, by what it does: it ends the player's part in the hand, leaves things as they are,
 * or goes on. So no press meets a button of another kind.
 */
export type ButtonRole = 'give-up' | 'hold' | 'go-on';

/** A button below the player's cards. */
export interface ActionButton {
  /** The name of its part. */
  readonly name: string;
  readonly label: string;
  /** Its place. By default the main button goes on, and others have no place of their own. */
  readonly role?: ButtonRole | undefined;
  /** Highlights the main button. `either` is for one of two equal choices. */
  readonly primary?: 'primary' | 'primary either' | undefined;
  /** Whether pressing it would be refused. It stays pressable and then says why. */
  readonly refused?: boolean | undefined;
  /** For a toggle button: whether it is on. */
  readonly pressed?: boolean | undefined;
  readonly press: () => void;
}

/**
 * What a shared table adds to the rendering. It is loaded with the connection, so that a table of one browser
 * doesn't need it.
 */
export interface TogetherParts {
  /** The names of the players in the shown hand, by seat. */
  readonly names: readonly (string | undefined)[];
  /** How the decks of the finished hands were agreed on, the oldest first. */
  readonly transcripts: readonly Transcript[];
  /** Whether a move is being sent. */
  readonly isSending: boolean;
  /** The text of the status line while it has no other message. */
  readonly lasting: string;
  /** Why the table is not visible yet. */
  readonly waiting: string;
  /** Replaces all buttons when the connection has ended: connects again. */
  readonly again: ActionButton | undefined;
  /** The content of a seat: presence, clock, and what somebody says. */
  atSeat(seat: Seat): unknown;
  /** Replaces the button for the next hand, depending on the `stacks` that this one left. */
  nextButton(stacks: readonly (number | null)[]): ActionButton | undefined;
  /** Precedes the other buttons of a player who has nothing to do. */
  readonly idleButton: ActionButton | undefined;
  /** Precedes the other tools of the toolbar. */
  readonly tools: unknown;
  /** Adapts the menu lines of every table. */
  menu(items: readonly MenuItem[]): readonly MenuItem[];
  /**
   * A panel that is different at a shared table: lit's `nothing` until it is loaded, or `undefined` if it is
   * the same everywhere.
   */
  panel(open: TablePanel, close: () => void): TemplateResult | typeof nothing | undefined;
  /** The words for a refusal that only a shared table has. */
  refusal(refusal: Refusal): string | undefined;
  /** The words for a problem that only a shared table has. */
  problem(problem: Problem): string | undefined;
}
