import type { Judgement } from '../bots/judgement.js';
import { type Stock, draw, drawOn, handOf } from '../bots/hidden-hands.js';

/** Spreads a number over all 32 bits, so that neighbouring numbers give unlike samples. */
export function mixed(number: number): number {
  let word = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

/**
 * Deals the hidden cards, sample by sample: the others' hands, consistent with what they did, and
 * the cards to come. The seed alone decides a sample, so all choices are tried with the same cards.
 */
export class Deals {
  /** The others' hands at this moment, as weights. */
  readonly hands: Uint16Array;
  /** The others' hands at the end, as weights. */
  readonly finals: Uint16Array;
  /** Whether any of the others takes another card. */
  othersTake = false;

  private readonly stock: Stock;
  /** The cards that the seat gets if it takes any. */
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
    // The seat's next card is drawn first, so that no other seat gets the last card before it.
    own.length = 0;
    if (terms.left > 0) own.push(draw(stock));
    finals.set(hands);
    drawOn(rivals, finals, stock, worth, this.end, fair);
    this.othersTake = finals.some((hand, at) => hand !== hands[at]);
  }

  /**
   * The weight of the seat's next card after it took so many; `undefined` if the deck is used up.
   */
  cardAfter(taken: number): number | undefined {
    while (this.own.length <= taken && this.stock.at < this.end) this.own.push(draw(this.stock));
    return this.own[taken];
  }
}
