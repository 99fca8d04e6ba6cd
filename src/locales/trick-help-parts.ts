import type { Card, SuitLetter } from '../core/cards/card.js';
import { parseCard } from '../core/cards/notation.js';
import type { Seat } from '../core/engine/rules.js';
import type { TrickRules } from '../core/tricks/rules.js';
import type { TrickTable } from '../core/tricks/trick-table.js';
import type { TricksHelpMessages } from './compiled/types.js';
import type { SeatPerson } from './format.js';

/** Some cards, and what they show. */
export interface TrickSample {
  readonly cards: readonly Card[];
  readonly text: string;
  /** The card that wins the trick, if the cards are one. */
  readonly winner?: Card;
}

/** A paragraph, or pictures. */
export type TrickHelpBlock = string | readonly TrickSample[];

export interface TrickHelpPart {
  readonly title: string;
  readonly blocks: readonly TrickHelpBlock[];
}

/** What the help of a table is made from. */
export interface TrickHelpSource {
  /** The rules of the hand that is shown. */
  readonly rules: TrickRules;
  /** The rules of another hand of the game, by its number. */
  readonly rulesAt: (hand: number) => TrickRules;
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly personAt: (seat: Seat) => SeatPerson;
  /** The label of the button that claims the rest. */
  readonly claim: string;
  /** What separates the parts of a list. */
  readonly separator: string;
}

/** What one section of the help needs. */
export interface TrickHelpTask extends TrickHelpSource {
  readonly messages: TricksHelpMessages;
  readonly table: TrickTable;
}

const SUIT_NAMES = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;

/** `hearts`, as messages need it. */
export const suitWord = (suit: SuitLetter) => SUIT_NAMES[suit];

/** A line that only some rules have. */
export const lineIf = (isThere: boolean, line: () => string): readonly string[] =>
  isThere ? [line()] : [];

/** The cards of these ranks in a suit. */
export const cardsOfSuit = (ranks: string, suit: SuitLetter): readonly Card[] =>
  [...ranks].flatMap((rank) => parseCard(rank + suit) ?? []);
