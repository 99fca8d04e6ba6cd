import type { TranslatedKitWords } from '../../locales/translations.js';
import type { TemplateResult } from 'lit';
import type { Card } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { HelpRules } from '../../locales/extras/seven27-help-en.js';
import type { SeatedTable } from '../../locales/table-en.js';
import type { Onward } from './onward-controller.js';
import type { MenuItem, TablePanel } from './table-panel.js';
import type { TogetherParts } from './together-parts.js';
import type { TableRun } from '../../core/table/table-run.js';

export type { MenuItem, TablePanel } from './table-panel.js';

/** A line of a side bet. */
export interface PayLine {
  readonly name: string;
  /** What it pays to one. */
  readonly pay: number | undefined;
  /** The chips that it brings to who envies. */
  readonly envy: number | undefined;
}

/** A side bet. */
export interface SideBet {
  /** Best first. */
  readonly lines: readonly PayLine[];
  /** The least bet that envies. */
  readonly envyMin: number;
}

/** What the help of a game is made from. */
export interface Help {
  /** How one wins, in words. */
  readonly aim: readonly string[];
  /** The table's rules. */
  readonly rules: HelpRules;
}

/** What the player can ask of every table's element; a game adds its own. */
export type SharedRequest =
  /** A person's own words for the shuffle. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  /** The own cards, where people share the device; the next hand, with more chips for people who have none or without. */
  | { readonly type: 'show' | 'next' | 'rebuy' }
  /** That one more thing happens, or all at once. */
  | { readonly type: Onward }
  /** A new table; the same, and all forgotten that was played before. */
  | { readonly type: 'new' | 'forget' }
  | { readonly type: 'pause' | 'guide' | 'full-screen' }
  | { readonly type: 'panel'; readonly panel: TablePanel };

/** What a table does for each request, by its type. */
export type Handlers<Request extends { readonly type: string }> = {
  readonly [Type in Request['type']]: (
    request: Request extends unknown ? (Type extends Request['type'] ? Request : never) : never,
  ) => unknown;
};

/** The words that every table's element asks of its game. */
export interface TableWords {
  readonly title: string;
  /** The buttons of the toolbar. */
  readonly menu: string;
  readonly fair: string;
  readonly buttons: Readonly<Record<'next' | 'rebuy' | 'new' | Onward, string>>;
  handNumber(hand: number): string;
  /** `1,240 chips` */
  chips(count: number): string;
  seatName(seat: Seat): string;
  refusal(refusal: Refusal): string;
}

/** Asks something of the table. TypeScript compares it as a method, so that a game's own requests fit. */
type Ask<Request> = { ask(request: Request): void }['ask'];

/** All that one render of a table knows; a game adds its own. */
export interface TableScene<
  View,
  Move,
  Words extends TableWords = TableWords,
  Request extends { readonly type: string } = never,
> {
  readonly words: TranslatedKitWords;
  readonly gameWords: Words;
  /** What the seat that looks may see, nothing else. */
  readonly view: View;
  /** Totals, history, who sits where; the stacks that are shown come from the view. */
  readonly run: TableRun;
  /** The number of the hand that is shown: until the next begins, that of the one that is over. */
  readonly hand: number;
  /** The seats of people at this device. */
  readonly mine: readonly Seat[];
  /** What a table that people elsewhere share adds; nothing at one of this browser alone. */
  readonly together?: TogetherParts | undefined;
  /** Whose turn it is, whose cards lie large below; in a hand that is over, the one who looks. */
  readonly own: Seat | undefined;
  /** Several people share the device: their cards stay covered until `own` asks for them. */
  readonly covered: boolean;
  /** Whether a move would be allowed now, for buttons; and what it would say. */
  refusalOf(move: Move): Refusal | undefined;
  /** A card's face; of a joker too. */
  readonly face: (card: Card) => TemplateResult;
  /** A class of the board: the deck's colours (`four-color`). */
  readonly looks?: string | undefined;
  /** Who sits here, by name. */
  readonly seated: SeatedTable;
  /** The picture of who sits at a seat. */
  readonly portrait: (seat: Seat) => TemplateResult;
  /** How who sits at a seat plays, in a word. */
  readonly temperOf?: ((seat: Seat) => string | undefined) | undefined;
  readonly isCalm: boolean;
  /** The player's own choice of motion; `undefined` leaves it to the system and the page. */
  readonly motion: string | undefined;
  readonly paused: boolean;
  /** What the table fills, if not its place in the page. */
  readonly fills?: 'screen' | 'window' | undefined;
  /** Whether the end of the hand is being shown; the view is what is seen of it so far. */
  readonly isRevealing: boolean;
  /** What the person may ask for who has nothing to do; the main thing last. */
  readonly onward: readonly Onward[];
  readonly open: TablePanel | undefined;
  /** The side bet, while its panel is open. */
  readonly pays?: SideBet | undefined;
  /** Where the game has a help. */
  readonly help?: Help | undefined;
  /** Whether the page leaves a control to the player. */
  readonly offers: (control: string) => boolean;
  /** What its menu begins with. */
  readonly ownMenu?: readonly MenuItem[] | undefined;
  readonly request: Ask<SharedRequest | Request>;
}

/** A scene of any game's: its words and requests are its own. */
export type AnyScene<View, Move> = TableScene<View, Move, TableWords, { readonly type: string }>;

/** What the player can ask beside what is asked of every table, by what the game's scene takes. */
export type GameRequest<Scene extends { readonly request: Ask<never> }> = Exclude<
  Parameters<Scene['request']>[0],
  SharedRequest
>;
