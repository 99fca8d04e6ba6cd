import { type Card, type Seat, cardCode } from '../../src/core.js';
import { legalCards } from '../../src/core/tricks/following.js';
import { passCount } from '../../src/core/tricks/passing.js';
import type { TrickPlay, TrickState } from '../../src/core/tricks/state.js';
import {
  type TrickTable,
  partnerOf,
  pointsOf,
  sideOf,
  strengthOf,
  suitIn,
} from '../../src/core/tricks/trick-table.js';

/**
 * A plain player by rules, as a careful hobbyist would program it: it counts which cards are gone and who is void, but
 * searches nothing. The bench compares the bots with it. It shares no code with them.
 */
export class Hobbyist {
  private readonly own: readonly Card[];
  private readonly plays: readonly TrickPlay[];
  /** The cards that nobody has seen, except the others who hold them. */
  private readonly out: readonly Card[];

  constructor(
    private readonly table: TrickTable,
    private readonly view: TrickState,
    private readonly seat: Seat,
  ) {
    this.own = view.seats[seat]!.cards;
    this.plays = view.trick?.plays ?? [];
    const gone = [...view.tricks.flatMap((trick) => trick.plays), ...this.plays].map(
      ({ card }) => card,
    );
    this.out = [...table.pack].filter((card) => !gone.includes(card) && !this.own.includes(card));
  }

  private suit(card: Card): number {
    return suitIn(this.table, card);
  }

  private height(card: Card): number {
    return strengthOf(this.table, card);
  }

  private ofSuit(suit: number, cards = this.own): readonly Card[] {
    return cards.filter((card) => this.suit(card) === suit);
  }

  private lowest(cards: readonly Card[]): Card {
    return cards.reduce((low, card) => (this.height(card) < this.height(low) ? card : low));
  }

  private highest(cards: readonly Card[]): Card {
    return cards.reduce((high, card) => (this.height(card) > this.height(high) ? card : high));
  }

  /** Trump, if this seat knows it. */
  private get trump(): number | null {
    const { trumpShown, trump, bidder } = this.view;
    return trumpShown || bidder === this.seat ? trump : null;
  }

  private get isLast(): boolean {
    return this.plays.length === this.table.live.length - 1;
  }

  /** The winning play of the trick so far. */
  private get winning(): TrickPlay {
    const led = this.suit(this.plays[0]!.card);
    const { trumpShown, trump, trick } = this.view;
    return this.plays.reduce((best, play, at) => {
      const isTrump =
        trumpShown && this.suit(play.card) === trump && at >= (trick!.trumpFrom ?? Infinity);
      const bestTrump = trumpShown && this.suit(best.card) === trump && best !== this.plays[0];
      if (this.suit(play.card) === this.suit(best.card)) {
        return this.height(play.card) > this.height(best.card) ? play : best;
      }
      return isTrump && !(bestTrump && this.suit(best.card) === trump && led !== trump)
        ? play
        : best;
    });
  }

  private beats(card: Card, best: Card): boolean {
    if (this.suit(card) === this.suit(best)) return this.height(card) > this.height(best);
    return this.view.trumpShown && this.suit(card) === this.view.trump;
  }

  /** Whether no card that is still out beats this one in its suit. */
  private isMaster(card: Card): boolean {
    return this.ofSuit(this.suit(card), this.out).every(
      (other) => this.height(other) < this.height(card),
    );
  }

  private isVoid(seat: Seat, suit: number): boolean {
    return this.view.tricks.some(({ plays }) => {
      const led = this.suit(plays[0]!.card);
      const play = plays.find((one) => one.seat === seat)!;
      return led === suit && this.suit(play.card) !== suit;
    });
  }

  private get legal(): readonly Card[] {
    return legalCards(this.table, this.view, this.seat);
  }

  // Hearts

  private hasPoints(): boolean {
    return this.plays.some(({ card }) => pointsOf(this.table, card) > 0);
  }

  private isQueenOut(): boolean {
    return this.out.some((card) => pointsOf(this.table, card) > 1);
  }

  heartsPass(): readonly Card[] {
    const spades = this.ofSuit(3);
    const danger = (card: Card): number => {
      const height = this.height(card) + 12;
      if (this.suit(card) === 3) {
        if (height < 10) return -10;
        if (spades.length >= 5) return -5;
        return height === 10 ? 50 : 40;
      }
      const length = this.ofSuit(this.suit(card)).length;
      return height + (this.suit(card) === 2 ? 4 : 0) + (length <= 3 ? 5 : 0);
    };
    return [...this.own].sort((a, b) => danger(b) - danger(a)).slice(0, passCount(this.table));
  }

  /** The other player who has all points so far, and many of them; they may shoot the moon. */
  private get shooter(): Seat | undefined {
    const taken = this.table.live.map((seat) => ({
      seat,
      points: this.view.tricks
        .filter(({ winner }) => winner === seat)
        .flatMap(({ plays }) => plays)
        .reduce((sum, { card }) => sum + Math.max(0, pointsOf(this.table, card)), 0),
    }));
    const some = taken.filter(({ points }) => points > 0);
    const [first] = some;
    const isDanger = some.length === 1 && first!.points >= 8 && first!.seat !== this.seat;
    return isDanger ? first!.seat : undefined;
  }

  /** Whether a card with points must be kept from a player who may shoot the moon. */
  private get stopsMoon(): boolean {
    return this.winning.seat === this.shooter && this.hasPoints();
  }

  private heartsDiscard(): Card {
    const legal = this.legal;
    const harmless = legal.filter((card) => pointsOf(this.table, card) === 0);
    if (this.winning.seat === this.shooter && harmless.length > 0) return this.lowest(harmless);
    const queen = legal.find((card) => pointsOf(this.table, card) > 1);
    if (queen !== undefined) return queen;
    const high = this.ofSuit(3, legal).filter((card) => this.height(card) > -2);
    if (this.isQueenOut() && high.length > 0) return this.highest(high);
    const hearts = this.ofSuit(2, legal);
    const worst = this.highest(legal);
    if (hearts.length > 0 && this.height(this.highest(hearts)) > -5) return this.highest(hearts);
    return worst;
  }

  private heartsFollow(): Card {
    const legal = this.legal;
    const best = this.winning.card;
    const below = legal.filter((card) => !this.beats(card, best));
    const queen = legal.find((card) => pointsOf(this.table, card) > 1);
    if (queen !== undefined && below.includes(queen)) return queen;
    const high = legal.filter((card) => this.beats(card, best));
    if (this.stopsMoon && high.length > 0) return this.highest(high);
    const rest =
      queen !== undefined && legal.length > 1 ? legal.filter((one) => one !== queen) : legal;
    const isFree = this.isLast || this.view.tricks.length === 0;
    if (isFree && !this.hasPoints()) return this.highest(rest);
    if (below.length > 0) return this.highest(below);
    return this.isLast ? this.highest(rest) : this.lowest(rest);
  }

  private heartsLead(): Card {
    const legal = this.legal;
    const low = this.ofSuit(3, legal).filter((card) => this.height(card) < -2);
    const holdsHigh = this.ofSuit(3).some((card) => this.height(card) >= -2);
    if (this.isQueenOut() && !holdsHigh && low.length > 0) return this.highest(low);
    // Of each suit the lowest card; the one under most cards that are out.
    const risk = (card: Card): number => {
      const others = this.ofSuit(this.suit(card), this.out);
      if (others.length === 0) return 50;
      const lower = others.filter((other) => this.height(other) < this.height(card)).length;
      const spade = this.suit(card) === 3 && holdsHigh ? 1 : 0;
      return lower / others.length + spade + (this.suit(card) === 2 ? 0.2 : 0);
    };
    return [...legal].sort((a, b) => risk(a) - risk(b) || this.height(a) - this.height(b))[0]!;
  }

  hearts(): Card {
    if (this.plays.length === 0) return this.heartsLead();
    const led = this.suit(this.plays[0]!.card);
    return this.ofSuit(led).length > 0 ? this.heartsFollow() : this.heartsDiscard();
  }

  // Games of tricks

  /** Whether the seat wants no tricks: it bid nil, or has enough. */
  private get ducks(): boolean {
    const { seats, tricks } = this.view;
    const { score } = this.table.rules;
    const taken = (seat: Seat): number => tricks.filter(({ winner }) => winner === seat).length;
    const bid = seats[this.seat]!.bid;
    if (score.type === 'exact') return taken(this.seat) === bid;
    if (score.type !== 'contract') return false;
    if (bid === 0) return taken(this.seat) === 0;
    const partner = partnerOf(this.table, this.seat);
    const other = partner === undefined ? 0 : Math.max(0, seats[partner]!.bid! - taken(partner));
    const side =
      seats[this.seat]!.bid! -
      taken(this.seat) +
      (partner === undefined ? 0 : seats[partner]!.bid! - taken(partner));
    return side <= 0 && other <= 0;
  }

  private get partnerWins(): boolean {
    return this.winning.seat === partnerOf(this.table, this.seat);
  }

  /** The card that costs least. */
  private waste(cards: readonly Card[]): Card {
    const cost = (card: Card): number =>
      (this.suit(card) === this.trump ? 100 : 0) +
      10 * pointsOf(this.table, card) +
      (this.isMaster(card) ? 20 : 0) +
      this.height(card);
    return [...cards].sort((a, b) => cost(a) - cost(b))[0]!;
  }

  /** A card with points for the partner's trick, if points count. */
  private gift(cards: readonly Card[]): Card {
    const worth = (card: Card): number => pointsOf(this.table, card);
    const free = cards.filter((card) => this.suit(card) !== this.trump && worth(card) < 3);
    const from = free.length > 0 ? free : cards;
    const most = Math.max(...from.map(worth));
    return most > 0 ? from.find((card) => worth(card) === most)! : this.waste(cards);
  }

  private duck(): Card {
    const legal = this.legal;
    if (this.plays.length === 0) return this.lowest(legal);
    const below = legal.filter((card) => !this.beats(card, this.winning.card));
    if (below.length > 0) return this.highest(below);
    return this.isLast ? this.highest(legal) : this.lowest(legal);
  }

  /** Whether the partner bid nil, has no trick yet, and would win this one. */
  private get mustCover(): boolean {
    const partner = partnerOf(this.table, this.seat);
    return (
      this.table.rules.score.type === 'contract' &&
      this.partnerWins &&
      this.view.seats[partner!]!.bid === 0 &&
      !this.view.tricks.some(({ winner }) => winner === partner)
    );
  }

  private follow(): Card {
    const legal = this.legal;
    const over = legal.filter((card) => this.beats(card, this.winning.card));
    if (this.mustCover && over.length > 0) return this.highest(over);
    const best = this.winning.card;
    const counts = this.table.rules.score.type === 'card-points';
    if (this.partnerWins && (this.isLast || this.isMaster(best))) {
      return counts ? this.gift(legal) : this.waste(legal);
    }
    if (over.length === 0) return this.waste(legal);
    const follows = this.suit(legal[0]!) === this.suit(this.plays[0]!.card);
    if (!follows) return this.partnerWins ? this.waste(legal) : this.lowest(over);
    if (this.isLast) return counts ? this.gift(over) : this.lowest(over);
    return this.followEarly(over, counts);
  }

  /** A card to win with, before others play: a sure one, or in third hand a high one. */
  private followEarly(winners: readonly Card[], counts: boolean): Card {
    const legal = this.legal;
    const masters = winners.filter((card) => this.isMaster(card));
    if (masters.length > 0) return this.lowest(masters);
    // Second hand low, third hand high.
    if (this.plays.length === 1 && this.table.live.length === 4) return this.waste(legal);
    return counts ? this.waste(legal) : this.highest(winners);
  }

  private lead(): Card {
    const legal = this.legal;
    const { trump } = this;
    const others = this.table.live.filter(
      (seat) => seat !== this.seat && sideOf(this.table, seat) !== sideOf(this.table, this.seat),
    );
    const side = legal.filter((card) => this.suit(card) !== trump);
    const trumps = legal.filter((card) => this.suit(card) === trump);
    const trumpsOut = trump === null ? 0 : this.ofSuit(trump, this.out).length;
    // Draw trumps with many of them.
    if (trumps.length >= 4 && trumpsOut > 0) {
      const top = this.highest(trumps);
      return this.isMaster(top) ? top : this.lowest(trumps);
    }
    const masters = side.filter(
      (card) =>
        this.isMaster(card) &&
        (trumpsOut === 0 || !others.some((seat) => this.isVoid(seat, this.suit(card)))),
    );
    if (masters.length > 0) return masters[0]!;
    const single = side.filter((card) => this.ofSuit(this.suit(card)).length === 1);
    if (trumps.length > 0 && single.length > 0) return single[0]!;
    // The lowest card of the longest suit.
    const from = side.length > 0 ? side : legal;
    const longest = [...from].sort(
      (a, b) =>
        this.ofSuit(this.suit(b)).length - this.ofSuit(this.suit(a)).length ||
        this.height(a) - this.height(b),
    );
    return longest[0]!;
  }

  tricks(): Card {
    if (this.ducks) return this.duck();
    return this.plays.length === 0 ? this.lead() : this.follow();
  }

  /** Counts the tricks of a hand: aces, guarded kings, long trumps, short suits. */
  count(trump: number | null): number {
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      const cards = this.ofSuit(suit);
      sum += this.sideCount(cards, trump);
    }
    return sum;
  }

  /** The tricks of a side suit. */
  private sideCount(cards: readonly Card[], trump: number | null): number {
    const has = (below: number): boolean => cards.some((card) => this.height(card) === -below);
    const trumps = trump === null ? 0 : this.ofSuit(trump).length;
    const short = trumps > 1 ? ([0.8, 0.4][cards.length] ?? 0) : 0;
    return (
      short +
      (has(0) ? 1 : 0) +
      (has(1) && cards.length > 1 ? 0.7 : 0) +
      (has(2) && cards.length > 2 ? 0.3 : 0)
    );
  }

  /** A safe nil: no high spade, few spades, and low cards in each suit. */
  isNil(trump: number | null): boolean {
    const trumps = trump === null ? [] : this.ofSuit(trump);
    if (trumps.length > 3 || trumps.some((card) => this.height(card) > -4)) return false;
    return [0, 1, 2, 3].every((suit) => {
      const cards = this.ofSuit(suit);
      if (suit === trump || cards.length === 0) return true;
      const high = cards.filter((card) => this.height(card) > -4).length;
      const low = cards.filter((card) => this.height(card) < -7).length;
      return high === 0 || low >= 2;
    });
  }

  /** The longest suit, or that with most points. */
  bestSuit(): number {
    const worth = (suit: number): number =>
      this.ofSuit(suit).reduce((sum, card) => sum + 3 + pointsOf(this.table, card), 0);
    return [0, 1, 2, 3].sort((a, b) => worth(b) - worth(a))[0]!;
  }

  /** How high the hand goes in an auction: by the length and the points of its best suit. */
  auctionLimit(): number {
    const suit = this.bestSuit();
    const trumps = this.ofSuit(suit);
    const points = trumps.reduce((sum, card) => sum + pointsOf(this.table, card), 0);
    const jacks = this.own.filter(
      (card) => this.suit(card) !== suit && cardCode(card).startsWith('J'),
    ).length;
    if (trumps.length < 2) return 0;
    return 10 + 2 * trumps.length + points + 2 * jacks;
  }

  /** Whether to ask for trump: there is something to win. */
  asks(): boolean {
    if (this.partnerWins) return false;
    const known = this.trump;
    if (known !== null && this.ofSuit(known).length === 0) return false;
    return this.isLast || this.plays.some(({ card }) => pointsOf(this.table, card) > 0);
  }
}
