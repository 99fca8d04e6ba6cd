import { listOf } from '../../cards/list.js';
import type { Seat } from '../../engine/rules.js';
import type { RandomBelow } from '../../table/bot.js';
import type { TrickState } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { cardPointsWith } from './hand-strength.js';
import { type HiddenPlace, type Knowledge, knowledgeOf } from './knowledge.js';
import { Likelihood } from './likelihood.js';
import { bottomOf, sizeOf } from './masks.js';

/** Where all cards lie that are still to be played, in one possible deal. */
export interface Sample {
  /** The cards in the hands: index 4 · seat + suit. A card that lies face down for trump is not among them. */
  readonly hands: Int32Array;
  /** The codes of the stock, from the top. */
  readonly stock: readonly number[];
  /** The code of the card laid face down; −1 for none. */
  readonly laid: number;
  /** The trump suit; −1 for none. */
  readonly trump: number;
}

/** The number of deals of which one is chosen by the bids. */
const CANDIDATES = 5;

/** Deals the cards that a seat has not seen, so that they fit everything it saw. */
export class Sampler {
  private readonly knowledge: Knowledge;
  /** The hands as far as they are known. */
  private readonly base: Int32Array;
  /** For each unseen card, the places where it may lie. */
  private readonly choices: readonly (readonly number[])[];
  private readonly order: number[];
  private readonly left: Int32Array;
  /** The place of each unseen card. */
  private readonly placed: Int32Array;
  private readonly likelihood: Likelihood;

  constructor(
    private readonly facts: TableFacts,
    private readonly view: TrickState,
    seat: Seat,
    private readonly random: RandomBelow,
  ) {
    this.knowledge = knowledgeOf(facts, view, seat);
    const { unseen, places, known } = this.knowledge;
    this.base = new Int32Array(4 * facts.players);
    const hold = (holder: Seat, code: number): void => {
      this.base[4 * holder + (code >> 4)]! |= 1 << (code & HEIGHT);
    };
    known.forEach((codes, holder) => {
      codes.forEach((code) => {
        hold(holder, code);
      });
    });
    const own = view.seats[seat]!.cards.filter((card) => card >= 0);
    for (const card of own) hold(seat, facts.codes[card]!);
    this.choices = unseen.map((code) => placesFor(places, code));
    this.order = listOf(unseen.length, (index) => index);
    this.left = new Int32Array(places.length);
    this.placed = new Int32Array(unseen.length);
    this.likelihood = new Likelihood(facts, view, seat);
  }

  /** A possible deal. Those that fit the bids are more likely. */
  draw(): Sample {
    if (!this.likelihood.matters) return this.deal();
    const deals = listOf(CANDIDATES, () => this.deal());
    const weights = deals.map(({ hands }) => this.likelihood.of(hands));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let at = (sum * this.random(65536)) / 65536;
    return deals.find((_, index) => (at -= weights[index]!) < 0) ?? deals[0]!;
  }

  private deal(): Sample {
    this.place();
    const { unseen, places, top } = this.knowledge;
    const hands = this.base.slice();
    const stock = top >= 0 ? [top] : [];
    for (const index of this.order) {
      const { seat } = places[this.placed[index]!]!;
      const code = unseen[index]!;
      if (seat === null) stock.push(code);
      else hands[4 * seat + (code >> 4)]! |= 1 << (code & HEIGHT);
    }
    return { hands, stock, ...this.concealed(hands) };
  }

  /** Puts every unseen card in a place: cards with few places first, each place by its room. */
  private place(): void {
    const { order, choices, left, placed, random } = this;
    const { places } = this.knowledge;
    for (let at = order.length - 1; at > 0; at--) {
      const other = random(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    order.sort((a, b) => choices[a]!.length - choices[b]!.length);
    places.forEach(({ size }, place) => (left[place] = size));
    placed.fill(-1);
    for (const index of order) {
      let room = 0;
      for (const place of choices[index]!) room += left[place]!;
      if (room === 0) {
        if (!this.makeRoom(index, new Set())) this.putAnywhere(index);
        continue;
      }
      let at = random(room);
      const place = choices[index]!.find((one) => (at -= left[one]!) < 0)!;
      placed[index] = place;
      left[place]!--;
    }
    // The order of the stock must not follow from the order of placing.
    for (let at = order.length - 1; at > 0; at--) {
      const other = random(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
  }

  /** Puts a card in a full place, if another card of it can go elsewhere. */
  private makeRoom(index: number, tried: Set<number>): boolean {
    const { choices, left, placed, order } = this;
    for (const place of choices[index]!) {
      if (tried.has(place)) continue;
      tried.add(place);
      if (left[place]! > 0) {
        placed[index] = place;
        left[place]!--;
        return true;
      }
      for (const other of order) {
        if (placed[other] !== place || !this.makeRoom(other, tried)) continue;
        // The other card went elsewhere, and its old place has room again.
        placed[index] = place;
        return true;
      }
    }
    return false;
  }

  /** For views that no legal play leads to. */
  private putAnywhere(index: number): void {
    const place = this.left.findIndex((room) => room > 0);
    this.placed[index] = Math.max(0, place);
    this.left[Math.max(0, place)]!--;
  }

  /** Trump, and the card that lies face down for it, which is taken out of the bidder's hand. */
  private concealed(hands: Int32Array): Pick<Sample, 'laid' | 'trump'> {
    const { facts, view } = this;
    const { bidder, trump, laid } = view;
    if (trump !== null || bidder === null || view.phase === 'bid' || view.phase === 'trump') {
      return { trump: trump ?? -1, laid: laid === null ? -1 : facts.codes[laid]! };
    }
    const isLaid = laid !== null;
    const suit = this.secretSuit(hands, bidder, isLaid);
    if (!isLaid) return { trump: suit, laid: -1 };
    const mask = hands[4 * bidder + suit]!;
    const height = this.random(4) > 0 ? bottomOf(mask) : this.anyOf(mask);
    hands[4 * bidder + suit]! &= ~(1 << height);
    return { trump: suit, laid: 16 * suit + height };
  }

  private anyOf(mask: number): number {
    let left = mask;
    for (let skip = this.random(sizeOf(mask)); skip > 0; skip--) left &= left - 1;
    return bottomOf(left);
  }

  /** A suit that the bidder may have chosen, by its hand. */
  private secretSuit(hands: Int32Array, bidder: Seat, isLaid: boolean): number {
    const { facts } = this;
    const dealt = this.likelihood.dealtTo(hands, bidder);
    const weights = listOf(4, (suit) => {
      const isPossible = isLaid ? hands[4 * bidder + suit] !== 0 : dealt[suit] !== 0;
      return isPossible ? Math.exp(0.6 * cardPointsWith(facts, dealt, suit)) : 0;
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let at = (sum * this.random(65536)) / 65536;
    const found = weights.findIndex((weight) => (at -= weight) < 0);
    return found < 0 ? weights.indexOf(Math.max(...weights)) : found;
  }
}

/** The places where a card may lie. */
const placesFor = (places: readonly HiddenPlace[], code: number): readonly number[] =>
  listOf(places.length, (place) => place).filter(
    (place) => ((places[place]!.allowed[code >> 4]! >> (code & HEIGHT)) & 1) === 1,
  );
