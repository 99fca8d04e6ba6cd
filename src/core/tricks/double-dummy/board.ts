import type { Card } from '../../cards/card.js';
import { ACE_HIGH, LONGEST_SUIT, MOST_TRICKS, type OpenHand, checkOpenHand } from './position.js';

/** The most plies of a hand, and one for the position after it. */
export const MOST_PLIES = 4 * MOST_TRICKS + 1;

/** A trump that no suit has. */
export const NO_TRUMP = -1;

/** The bits of a card in `Board.owners`: the owner of the highest card is in the highest bits. */
export const TOP_OWNER = 2 * (LONGEST_SUIT - 1);

/**
 * A position as bit masks. In each suit, bit 0 is the lowest card of the hand to solve, bit 1 the next, and so on: cards
 * that are out of play have no bit. A ply is the play of one card. Its number modulo 4 is its place in the trick.
 */
export class Board {
  /** The cards in hand: index 4 · player + suit. */
  readonly hands = new Int32Array(16);
  /** The number of cards in hand: index 4 · player + suit. */
  readonly lengths = new Int32Array(16);
  /** The cards of each suit at the start of the current trick. */
  readonly inPlay = new Int32Array(4);
  /** For each suit and each value of `inPlay`: the owners of the cards, two bits each, the highest card first. */
  readonly owners: readonly Int32Array[];
  /** `lengths` of players 0 and 1, and of 2 and 3: four bits for each suit. */
  readonly shapes = new Int32Array(2);
  /** The player to move. */
  readonly mover = new Int32Array(MOST_PLIES);
  readonly playedSuit = new Int32Array(MOST_PLIES);
  readonly playedBit = new Int32Array(MOST_PLIES);
  /** The winner of the trick so far, after the card of a ply, and the winning card. */
  readonly winner = new Int32Array(MOST_PLIES);
  readonly winSuit = new Int32Array(MOST_PLIES);
  readonly winBit = new Int32Array(MOST_PLIES);
  /** The ply of the position to solve. */
  readonly root: number;
  /** The number of tricks that are still to be won, the current one included. */
  readonly tricks: number;
  readonly trump: number;
  /** The cards of each suit by bit. */
  private readonly cards: readonly (readonly Card[])[];

  constructor(position: OpenHand) {
    checkOpenHand(position);
    const { hands, trick = [], suits = ACE_HIGH } = position;
    this.trump = position.trump ?? NO_TRUMP;
    this.root = trick.length;
    const onTable = new Set(trick);
    const held = new Set([...hands.flat(), ...trick]);
    this.cards = suits.map((suit) => suit.filter((card) => held.has(card)));
    const ownerOf = new Map<Card, number>();
    hands.forEach((hand, player) => hand.forEach((card) => ownerOf.set(card, player)));
    trick.forEach((card, ply) => ownerOf.set(card, (position.leader + ply) & 3));
    this.cards.forEach((suit, index) => {
      this.inPlay[index] = (1 << suit.length) - 1;
      suit.forEach((card, rank) => {
        if (!onTable.has(card)) this.take(ownerOf.get(card)!, index, 1 << rank);
      });
    });
    this.owners = this.cards.map((suit) => ownersOf(suit.map((card) => ownerOf.get(card)!)));
    this.tricks = hands[(position.leader + 3) & 3]!.length;
    this.mover[0] = position.leader;
    trick.forEach((card, ply) => this.putOnTable(ply, card));
  }

  /** The cards of a suit in a set of bits. */
  cardsOf(suit: number, bits: number): readonly Card[] {
    return this.cards[suit]!.filter((_, rank) => bits & (1 << rank));
  }

  /** The suit and the bit of a card. */
  placeOf(card: Card): readonly [suit: number, bit: number] {
    const suit = this.cards.findIndex((all) => all.includes(card));
    return [suit, 1 << this.cards[suit]!.indexOf(card)];
  }

  /** Plays a card from the mover's hand. */
  play(ply: number, suit: number, bit: number): void {
    const player = this.mover[ply]!;
    this.hands[4 * player + suit]! ^= bit;
    this.lengths[4 * player + suit]!--;
    this.shapes[player >> 1]! -= 1 << (16 * (player & 1) + 4 * suit);
    this.putDown(ply, player, suit, bit);
  }

  /** Takes the card of a ply back. */
  undo(ply: number): void {
    if ((ply & 3) === 3) this.toggleTrick(ply);
    this.take(this.mover[ply]!, this.playedSuit[ply]!, this.playedBit[ply]!);
  }

  /** Whether the rank of the card that won the trick of a ply mattered: another card of its suit was played. */
  wonByRank(ply: number): boolean {
    const suit = this.winSuit[ply]!;
    let count = 0;
    for (let at = ply - 3; at <= ply; at++) if (this.playedSuit[at] === suit) count++;
    return count > 1;
  }

  private take(player: number, suit: number, bit: number): void {
    this.hands[4 * player + suit]! ^= bit;
    this.lengths[4 * player + suit]!++;
    this.shapes[player >> 1]! += 1 << (16 * (player & 1) + 4 * suit);
  }

  private putOnTable(ply: number, card: Card): void {
    const [suit, bit] = this.placeOf(card);
    this.putDown(ply, this.mover[ply]!, suit, bit);
  }

  private putDown(ply: number, player: number, suit: number, bit: number): void {
    this.playedSuit[ply] = suit;
    this.playedBit[ply] = bit;
    if ((ply & 3) === 0 || this.beats(ply - 1, suit, bit)) {
      this.winner[ply] = player;
      this.winSuit[ply] = suit;
      this.winBit[ply] = bit;
    } else {
      this.winner[ply] = this.winner[ply - 1]!;
      this.winSuit[ply] = this.winSuit[ply - 1]!;
      this.winBit[ply] = this.winBit[ply - 1]!;
    }
    this.mover[ply + 1] = (player + 1) & 3;
    if ((ply & 3) === 3) {
      this.mover[ply + 1] = this.winner[ply]!;
      this.toggleTrick(ply);
    }
  }

  /** Whether a card beats the best one of the trick after a ply. */
  private beats(ply: number, suit: number, bit: number): boolean {
    const best = this.winSuit[ply];
    return suit === best ? bit > this.winBit[ply]! : suit === this.trump;
  }

  /** Removes the four cards of a trick from `inPlay`, or puts them back. */
  private toggleTrick(ply: number): void {
    for (let at = ply - 3; at <= ply; at++) {
      this.inPlay[this.playedSuit[at]!]! ^= this.playedBit[at]!;
    }
  }
}

/** The owners of each subset of a suit. @param players the owner of each card, the lowest card first */
function ownersOf(players: readonly number[]): Int32Array {
  const owners = new Int32Array(1 << players.length);
  players.forEach((player, rank) => {
    const bit = 1 << rank;
    for (let below = 0; below < bit; below++) {
      owners[bit | below] = (player << TOP_OWNER) | (owners[below]! >>> 2);
    }
  });
  return owners;
}
