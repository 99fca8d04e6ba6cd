import type { Card, Suit } from '../../cards/card.js';
import { isBroken, legalCards } from '../following.js';
import { strengthOf, suitIn, suitNumber } from '../trick-table.js';
import { trickWinner } from '../winner.js';
import { type Outlook, highestOf, possibleIn } from './outlook.js';
import { type Gain, NO_GAIN, isSettled } from './settled.js';

/** Cards that win their tricks whatever the others play, in order, and what they win. */
export interface Line {
  readonly cards: readonly Card[];
  readonly gain: Gain;
}

const othersOf = ({ table, seat }: Outlook) => table.live.filter((one) => one !== seat);

/** Whether a card wins the trick on the table, whatever the seats play that follow. */
function winsTrick(outlook: Outlook, card: Card): boolean {
  const { table, view, seat } = outlook;
  const trick = view.trick!;
  const plays = [...trick.plays, { seat, card }];
  if (trickWinner(table, view, { ...trick, plays }) !== seat) return false;
  const later = othersOf(outlook).filter((one) => !plays.some((play) => play.seat === one));
  const suit = suitIn(table, card);
  const isBeaten = highestOf(table, possibleIn(outlook, suit, later)) > strengthOf(table, card);
  const isSafe =
    view.trump === null ||
    view.trump === suit ||
    possibleIn(outlook, view.trump, later).length === 0;
  return !isBeaten && isSafe;
}

/**
 * The leads of a seat that wins every trick. A lead wins if no higher card of its suit can be left and it can't be
 * trumped. Whoever has a card of a suit must follow, so each lead of a suit draws one, if only the lowest. So all of
 * them are gone after as many leads as there are unseen cards of the suit, even if one seat holds all.
 */
class Leads {
  /** The cards of each suit that were not led, the highest first. */
  private readonly left = new Map<Suit, Card[]>();
  /** The number of leads of each suit. */
  private readonly led = new Map<Suit, number>();
  /** The unseen cards of each suit that another seat may hold. */
  private readonly against = new Map<Suit, readonly Card[]>();
  private readonly isBroken: boolean;

  constructor(
    private readonly outlook: Outlook,
    hand: readonly Card[],
  ) {
    const { table, view } = outlook;
    const others = othersOf(outlook);
    for (const suit of [0, 1, 2, 3] as const) {
      const cards = hand.filter((card) => suitIn(table, card) === suit);
      if (cards.length > 0) {
        cards.sort((a, b) => strengthOf(table, b) - strengthOf(table, a));
        this.left.set(suit, cards);
      }
      this.against.set(suit, possibleIn(outlook, suit, others));
    }
    this.isBroken = !table.rules.lead?.breaking || isBroken(table, view);
  }

  /** The number of cards of a suit that another seat may still hold. */
  private countAgainst(suit: Suit): number {
    return Math.max(0, this.against.get(suit)!.length - (this.led.get(suit) ?? 0));
  }

  private mayLead(suit: Suit): boolean {
    const { breaking } = this.outlook.table.rules.lead ?? {};
    return this.isBroken || suit !== suitNumber(breaking!.suit) || this.left.size === 1;
  }

  private wins(suit: Suit, card: Card): boolean {
    const { table, view } = this.outlook;
    const { trump } = view;
    const isHighest = highestOf(table, this.against.get(suit)!) < strengthOf(table, card);
    const isSafe = trump === null || trump === suit || this.countAgainst(trump) === 0;
    return isSafe && (isHighest || this.countAgainst(suit) === 0);
  }

  /** The next lead that is certain to win; `undefined` if there is none. A lead never makes another one unsafe. */
  next(allowed: readonly Card[] | undefined): Card | undefined {
    for (const [suit, cards] of this.left) {
      const card = cards[0]!;
      const isAllowed = allowed ? allowed.includes(card) : this.mayLead(suit);
      if (!isAllowed || !this.wins(suit, card)) continue;
      cards.shift();
      if (cards.length === 0) this.left.delete(suit);
      this.led.set(suit, (this.led.get(suit) ?? 0) + 1);
      return card;
    }
    return undefined;
  }
}

/** Leads as long as it is certain to win, until the score is settled. */
function runFrom(
  outlook: Outlook,
  first: { readonly card?: Card; readonly gain: Gain },
): Line | undefined {
  const { table, view, seat, hand } = outlook;
  let { gain } = first;
  const cards = first.card === undefined ? [] : [first.card];
  const leads = new Leads(
    outlook,
    hand.filter((card) => card !== first.card),
  );
  while (cards.length === 0 || !isSettled(outlook, gain)) {
    const allowed = cards.length === 0 ? legalCards(table, view, seat) : undefined;
    const card = leads.next(allowed);
    if (card === undefined) return undefined;
    cards.push(card);
    gain = { tricks: gain.tricks + 1, cards: [...gain.cards, card] };
  }
  return { cards, gain };
}

/** Finds cards that settle the score because each wins its trick, whatever the others hold and play. */
export function lineOf(outlook: Outlook): Line | undefined {
  const { table, view, seat } = outlook;
  const { plays } = view.trick!;
  if (plays.length === 0) return runFrom(outlook, { gain: NO_GAIN });
  const lying = plays.map(({ card }) => card);
  for (const card of legalCards(table, view, seat)) {
    if (!winsTrick(outlook, card)) continue;
    const line = runFrom(outlook, { card, gain: { tricks: 1, cards: [...lying, card] } });
    if (line) return line;
  }
  return undefined;
}

/** Whether a seat can't help winning every trick: each of its cards wins, in any order. */
export function isForced(outlook: Outlook): boolean {
  const { table, view, seat, hand } = outlook;
  const { trump } = view;
  const others = othersOf(outlook);
  const isAlone = trump === null || possibleIn(outlook, trump, others).length === 0;
  const isTop = (card: Card): boolean => {
    const suit = suitIn(table, card);
    const isSafe = isAlone || suit === trump;
    return isSafe && highestOf(table, possibleIn(outlook, suit, others)) < strengthOf(table, card);
  };
  return (
    hand.every(isTop) && legalCards(table, view, seat).every((card) => winsTrick(outlook, card))
  );
}
