import type { TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import type { Refusal } from '../../engine/reason.js';
import type { Seat } from '../../engine/rules.js';
import type { KitWords } from '../../locales/kit-en.js';
import type { TableRun } from '../../table/table-run.js';
import type { Arrangement, Sort } from './arrange.js';
import type { PaigowMove, PaigowState } from './state.js';
import type { PaigowWords } from './words.js';

export type { Arrangement, PaigowWords, Sort };

/** The two hands of a seat: two cards in front, five behind. */
export type Hand = 'front' | 'back';

/** What the player is about to stake. */
export interface StakeDraft {
  readonly amount: number;
  readonly bonus: number;
}

/** What lies over the table, one at a time. */
export type TablePanel = 'menu' | 'fair' | 'history' | 'stats' | 'keys' | 'settings';

/** What the player asks of the element. */
export type TableRequest =
  | { readonly type: 'chip'; readonly amount: number }
  | { readonly type: 'clear' }
  | { readonly type: 'amount' | 'bonus' | 'cut'; readonly text: string }
  | { readonly type: 'bet' | 'pass' }
  /** To the other hand, and back. */
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'sort' | 'house-way' | 'set' }
  | { readonly type: 'show' | 'next' | 'rebuy' }
  | { readonly type: 'new' | 'pause' }
  | { readonly type: 'panel'; readonly panel: TablePanel };

/** All that one render of the table knows. */
export interface PaigowHost {
  readonly words: KitWords;
  readonly gameWords: PaigowWords;
  /** What the seat that looks may see, nothing else. */
  readonly view: PaigowState;
  /** Totals, history, who sits where; the stacks that are shown come from the view. */
  readonly run: TableRun;
  /** The number of the hand that is shown: until the next begins, that of the one that is over. */
  readonly hand: number;
  /** Whose turn it is, whose cards lie large below; in a hand that is over, the one who looks. */
  readonly own: Seat | undefined;
  /** Several people share the device: their cards stay covered until `own` asks for them. */
  readonly covered: boolean;
  readonly arrangement: Arrangement;
  readonly draft: StakeDraft;
  readonly sort: Sort;
  /** The card that is dragged: the other tray waits for it. */
  readonly picked: Card | undefined;
  /** The card at which Tab enters the trays; where it is not given, the first. */
  readonly entry?: Card | undefined;
  /** Whether a move would be allowed now, for buttons; and what it would say. */
  refusalOf(move: PaigowMove): Refusal | undefined;
  /** A card's face; of the joker too, see `jokerFace` in elements/table/joker-face.ts. */
  readonly face: (card: Card) => TemplateResult;
  /** A class of the board: the deck's colours (`four-color`). */
  readonly looks?: string | undefined;
  /** How the hand went for `own`, in words; none where it was not played just now. */
  readonly summary: string;
  readonly isCalm: boolean;
  readonly paused: boolean;
  readonly open: TablePanel | undefined;
  readonly request: (request: TableRequest) => void;
}
