import { type PlainCard, type Play, winnerOf } from './cards.js';

/** What a hand starts with. Scores and bags have a number for each side. */
export interface Start {
  readonly dealer: number;
  /** The number of the hand in its game, from 1. */
  readonly hand: number;
  readonly scores: readonly number[];
  readonly bags: readonly number[];
  /** All 52 cards; the first is dealt first. */
  readonly deck: readonly PlainCard[];
}

/**
 * The moves that are legal now, as texts: `2 play QS`, `0 bid 4`, `1 pass`. While cards are passed, `2 give` stands for
 * any cards of the hand: the answer is `2 give QS AH KH`.
 */
export interface Ask {
  /** `null` while several seats act at the same time. */
  readonly turn: number | null;
  readonly legal: readonly string[];
  readonly hands: readonly (readonly PlainCard[])[];
  /** How many cards are passed. */
  readonly gives: number;
}

export interface Result {
  /** Whether the hand was played; it was not if all passed. */
  readonly isPlayed: boolean;
  /** For each side. */
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly bags: readonly number[];
  /** The sides that won the game; `null` if another hand is played. */
  readonly winners: readonly number[] | null;
  /** The seats that won the tricks, in order. */
  readonly won: readonly number[];
  /** What only some games have. Figures are for each side. */
  readonly details: {
    readonly moon?: number | null;
    readonly cardPoints?: readonly number[];
    readonly bids?: readonly (number | null)[];
    readonly honours?: readonly number[];
  };
  readonly nextDealer: number;
  /** The rare events of the hand: `moon`, `nil failed`. */
  readonly events: readonly string[];
}

/** A hand in progress: it yields what is legal, and continues with the move that was chosen. */
export type Hand<Value = Result> = Generator<Ask, Value, string>;

/** The numbers from 0 on. */
export const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** The seats in turn, from this one. */
export const turnsFrom = (first: number, players: number): number[] =>
  count(players).map((step) => (first + step) % players);

/** Deals the next cards of a deck, one at a time to each of these seats. */
export function dealTo(
  hands: PlainCard[][],
  order: readonly number[],
  deck: PlainCard[],
  cards: number,
): void {
  for (let round = 0; round < cards; round++) {
    for (const seat of order) hands[seat]!.push(deck.shift()!);
  }
}

/** Takes cards out of a hand. */
export function remove(hand: PlainCard[], cards: readonly PlainCard[]): void {
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the hand ${hand.join(' ')}`);
    hand.splice(at, 1);
  }
}

/** Seats pass cards to each other. Everyone chooses before anyone receives. */
export function* pass(
  hands: PlainCard[][],
  seats: readonly number[],
  gives: number,
  receiver: (seat: number) => number,
): Hand<void> {
  const given = new Map<number, readonly PlainCard[]>();
  while (given.size < seats.length) {
    const waiting = seats.filter((seat) => !given.has(seat));
    const legal = waiting.map((seat) => `${seat} give`);
    const [seat, , ...cards] = (yield { turn: null, legal, hands, gives }).split(' ');
    remove(hands[Number(seat)]!, cards);
    given.set(Number(seat), cards);
  }
  for (const [seat, cards] of given) hands[receiver(seat)]!.push(...cards);
}

/** One trick, for games whose trump is always known. Returns the cards and the winner. */
export function* playTrick(
  hands: PlainCard[][],
  order: readonly number[],
  { trump, ranks }: { readonly trump: string | null; readonly ranks: string },
  legalOf: (hand: readonly PlainCard[], plays: readonly Play[]) => readonly PlainCard[],
): Hand<{ readonly winner: number; readonly cards: readonly PlainCard[] }> {
  const plays: Play[] = [];
  for (const seat of order) {
    const legal = legalOf(hands[seat]!, plays).map((card) => `${seat} play ${card}`);
    const card = (yield { turn: seat, legal, hands, gives: 0 }).split(' ')[2]!;
    remove(hands[seat]!, [card]);
    plays.push({ seat, card, isTrumpKnown: true });
  }
  return { winner: winnerOf(plays, trump, ranks), cards: plays.map(({ card }) => card) };
}

export const wonBy = (winners: readonly number[], seat: number): number =>
  winners.filter((winner) => winner === seat).length;

/** The one side with the best score; `null` if several share it. */
export function onlyOne(scores: readonly number[], best: number): readonly number[] | null {
  const sides = count(scores.length).filter((side) => scores[side] === best);
  return sides.length === 1 ? sides : null;
}
