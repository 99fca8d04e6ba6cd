import type { TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import type { Refusal } from '../../engine/reason.js';
import type { Seat } from '../../engine/rules.js';
import type { CommonWords } from '../../locales/en.js';
import type { TableRun } from '../../table/table-run.js';
import type { Arrangement, Sort } from './arrange.js';
import type { HandDescription } from './describe.js';
import type { BonusResult, Comparison, EnvyResult, SeatResult } from './results.js';
import type { PaigowMove, PaigowState } from './state.js';

export type { Arrangement, Sort };

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

/** What the trays' line tells: what is missing, what is foul, or that the set would stand. */
export type SetLine =
  | { readonly code: 'choose'; readonly missing: 1 | 2 }
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | { readonly code: 'legal'; readonly front: HandDescription; readonly back: HandDescription };

/** Why somebody has no cards or nothing to do: said where the own cards would lie. */
export type IdleReason =
  /** Sits this hand out; has no chips; deals, and the others stake. */
  | 'sits-out'
  | 'no-chips'
  | 'deals'
  /** Deals, and the others set: the own cards lie face down. */
  | 'deals-later'
  /** The own seat is done; the others are not. */
  | 'wait'
  /** Nobody staked: nothing was dealt. */
  | 'nobody';

/**
 * The words that the table's templates ask for. Texts begin as they are shown: buttons and titles
 * with a capital, names of hands without.
 */
export interface PaigowWords {
  readonly title: string;
  /** `hand 12`. */
  handNumber(hand: number): string;
  /** `1,240`: a bare number of chips. */
  amount(chips: number): string;
  /** `1,240 chips`. */
  chips(chips: number): string;
  /** `+25`, `−25`, `±0`. */
  signed(chips: number): string;
  /** `Seat 2`; seats count from 0. */
  seatName(seat: Seat): string;
  readonly dealer: string;
  /** Beside `Dealer`, where no player deals: `house`. */
  readonly house: string;
  /** Beside the name of the own seat: `you`. */
  readonly you: string;
  readonly openSeat: string;
  /** A seat's state for a label: `to bet`, `sits out`, `setting`, `set`. */
  readonly seatStates: Readonly<Record<'waiting' | 'out' | 'setting' | 'set', string>>;
  /** `stake 25`, and with a bonus bet `stake 25, bonus 5`: what a screen reader meets. */
  staked(stake: number, bonus: number): string;
  /** A side bet on a seat's plate, short: `bonus 5`. */
  bonusSign(bonus: number): string;
  /** `7 face-down cards`. */
  backs(count: number): string;

  /** `Front`, `Back`. */
  readonly hands: Readonly<Record<Hand, string>>;
  /** A tray's heading: `Front · two cards`, and until they are chosen `Front · 1 of 2`. */
  tray(hand: Hand, count: number): string;
  /** What a hand is: `pair of aces`, `king, queen`. */
  describe(hand: HandDescription): string;
  /** The line between trays and buttons. */
  setLine(line: SetLine): string;
  /** Any refusal as a sentence. */
  refusal(refusal: Refusal): string | undefined;
  idle(reason: IdleReason): string;

  /** Spoken name of the dice: `dice 2, 5 and 4`. */
  diceName(dice: readonly number[]): string;
  /** `11: the first hand is seat 3’s`; without a total (quick deal): `The first hand is …`. */
  firstHand(total: number | undefined, first: Seat, own: boolean): string;

  /** The bet bar's labels: `Stake`, `Bonus`, `Fortune bonus`. */
  readonly stake: string;
  readonly bonus: string;
  /** `5 to 100`. */
  limits(min: number, max: number): string;
  /** A chip button's name: `Add 25`. */
  addChip(amount: number): string;

  /** Buttons. */
  readonly buttons: Readonly<
    Record<
      'clear' | 'deal' | 'pass' | 'house-way' | 'set' | 'show' | 'next' | 'rebuy' | 'new',
      string
    >
  >;
  /** The sort button's label, by what it sorts next: `Sort by suit`. */
  readonly sortBy: Readonly<Record<Sort, string>>;
  /** `Seat 2, your cards`. */
  covered(seat: Seat): string;

  /** `Win`, `Push`, `Lose`. */
  readonly outcomes: Readonly<Record<SeatResult['outcome'], string>>;
  /** Of one hand: `wins`, `loses`, `copy`. */
  readonly comparisons: Readonly<Record<Comparison, string>>;
  readonly foul: string;
  /** What else came of a hand, a line each: `commission 1`, `10 came back`. */
  commission(chips: number): string;
  returned(chips: number): string;
  /** `Fortune: flush +20`, `Fortune −5`. */
  bonusLine(bonus: BonusResult): string;
  /** `Envy: seat 3’s four of a kind +5`. */
  envyLine(envy: EnvyResult): string;

  /** Toolbar and menu; the rest of the menu is in the common words. */
  readonly fair: string;
  readonly history: string;
  readonly stats: string;
  /** The name of the region of all seats, and of one's own: `Seats`, `Your hands`. */
  readonly seats: string;
  readonly ownHands: string;
}

/** All that one render of the table knows. */
export interface PaigowHost {
  readonly words: CommonWords;
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
  /** The card picked up by click or key, or dragged. */
  readonly picked: Card | undefined;
  /** The card at which Tab enters the trays; where it is not given, the first. */
  readonly entry?: Card | undefined;
  /** Whether a move would be allowed now, for buttons; and what it would say. */
  refusalOf(move: PaigowMove): Refusal | undefined;
  /** A card's face; of the joker too, see `jokerFace` in elements/table/joker-face.ts. */
  readonly face: (card: Card) => TemplateResult;
  /** Bots are acting, cards are being dealt. */
  readonly busy: boolean;
  readonly isCalm: boolean;
  readonly paused: boolean;
  readonly open: TablePanel | undefined;
  request(request: TableRequest): void;
}
