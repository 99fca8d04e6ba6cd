import type { Card, Suit } from '../../cards/card.js';
import { isBroken, legalCards } from '../following.js';
import { strengthOf, suitIn, suitNumber, trickWinner } from '../trick-table.js';
import { type Outlook, highestOf, possibleIn } from './outlook.js';
import { type Gain, NO_GAIN, countsCards, isSettled } from './settled.js';

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

  /** A lead that is certain to win. `undefined` if no card is. Such a lead never makes another one uncertain. */
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

/** Leads as long as it is certain to win, after `first` or as the first move. */
function runFrom(outlook: Outlook, first: Line): Line {
  const { table, view, seat, hand } = outlook;
  const cards = [...first.cards];
  const leads = new Leads(
    outlook,
    hand.filter((card) => !cards.includes(card)),
  );
  let allowed = cards.length === 0 ? legalCards(table, view, seat) : undefined;
  for (let card = leads.next(allowed); card !== undefined; card = leads.next(allowed)) {
    allowed = undefined;
    cards.push(card);
  }
  const more = cards.slice(first.cards.length);
  const gain = {
    tricks: first.gain.tricks + more.length,
    cards: [...first.gain.cards, ...more],
  };
  return { cards, gain };
}

/** All ways to win the trick on the table for certain, each with the leads that win after it. */
function runsOf(outlook: Outlook): readonly Line[] {
  const { table, view, seat } = outlook;
  const { plays } = view.trick!;
  if (plays.length === 0) return [runFrom(outlook, { cards: [], gain: NO_GAIN })];
  const lying = plays.map(({ card }) => card);
  return legalCards(table, view, seat)
    .filter((card) => winsTrick(outlook, card))
    .map((card) =>
      runFrom(outlook, { cards: [card], gain: { tricks: 1, cards: [...lying, card] } }),
    );
}

/** Finds cards that settle the score because each wins its trick, whatever the others hold and play. */
export function lineOf(outlook: Outlook): Line | undefined {
  const runs = runsOf(outlook).filter(({ gain }) => gain.tricks > 0);
  if (countsCards(outlook.table)) return runs.find(({ gain }) => isSettled(outlook, gain));
  // More tricks never settle less, so that only the longest run is checked.
  const most = Math.max(...runs.map(({ gain }) => gain.tricks));
  const longest = runs.find(({ gain }) => gain.tricks === most);
  return longest && isSettled(outlook, longest.gain) ? longest : undefined;
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
