import type { Judgement } from '../bots/judgement.js';
import { type Stock, draw, drawOn, handOf } from '../bots/hidden-hands.js';

/** Spreads a number over all 32 bits, so that the samples of neighbouring numbers are unlike. */
export function mixed(number: number): number {
  let word = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/**
 * How the cards that a seat can't see may lie, sample by sample: the others' hands, as they go with
 * what was done, and the cards to come. A sample is told by its seed alone, whatever is tried in it.
 */
export class Deals {
  /** The others' hands as they are now, by weight. */
  readonly hands: Uint16Array;
  /** What they come to. */
  readonly finals: Uint16Array;
  /** Whether one of the others takes a card from now on. */
  othersTake = false;

  private readonly stock: Stock;
  /** The cards that the seat takes, if it does. */
  private readonly own: number[] = [];
  private end = 0;
  private readonly fair: number;

  constructor(private readonly judgement: Judgement) {
    const { rivals, terms } = judgement;
    this.hands = new Uint16Array(rivals.length);
    this.finals = new Uint16Array(rivals.length);
    this.stock = { cards: terms.unseen.slice(), at: 0, noise: 1 };
    this.fair = 2 / (rivals.length + 1);
  }

  deal(seed: number): void {
    const { hands, finals, stock, own, fair } = this;
    const { rivals, terms, worth } = this.judgement;
    stock.cards.set(terms.unseen);
    stock.at = 0;
    stock.noise = seed | 1;
    for (let at = 0; at < hands.length; at++) hands[at] = handOf(rivals[at]!, stock, worth, fair);
    this.end = stock.at + terms.left;
    // The seat's next card comes first, so that no other takes the last one before it.
    own.length = 0;
    if (terms.left > 0) own.push(draw(stock));
    finals.set(hands);
    drawOn(rivals, finals, stock, worth, this.end, fair);
    this.othersTake = finals.some((hand, at) => hand !== hands[at]);
  }

  /** The weight of the next card that the seat takes after so many; none where the deck is through. */
  cardAfter(taken: number): number | undefined {
    while (this.own.length <= taken && this.stock.at < this.end) this.own.push(draw(this.stock));
    return this.own[taken];
  }
}
