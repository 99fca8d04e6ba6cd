import type { Card } from '../../cards/card.js';
import { Board } from './board.js';
import { MOST_MOVES, MoveOrder } from './order.js';
import type { OpenHand, Player } from './position.js';
import { TrickSearch } from './search.js';
import { Transpositions } from './transpositions.js';

/** How many of the remaining tricks each side takes: players 0 and 2, players 1 and 3. */
export type SideTricks = readonly [evens: number, odds: number];

/** A legal card, and how many of the remaining tricks each side takes after it. */
export interface CardResult {
  readonly card: Card;
  readonly tricks: SideTricks;
}

/** The most positions kept by default, about 24 MB. */
const MOST_KNOWN = 1_000_000;

/** Results that searches of positions with the same trump can share, whatever their cards. */
export const sharedResults = (most = MOST_KNOWN): Transpositions => new Transpositions(most);

/**
 * How many of the remaining tricks each side takes if all play their best, with all cards known. Runs in slices: `step`
 * plays up to that many cards.
 */
export class HandSolver {
  private readonly search: TrickSearch;
  private readonly total: number;
  private low = 0;
  private high: number;
  private guess: number;

  /**
   * @param guess the tricks of players 0 and 2, if they can be guessed. A good guess saves time
   * @throws RangeError if it is not a position (`checkOpenHand`)
   */
  constructor(position: OpenHand, known = sharedResults(), guess?: number) {
    const board = new Board(position);
    this.total = board.tricks;
    this.high = this.total;
    this.guess = Math.min(Math.max(guess ?? (this.total + 1) >> 1, 1), this.total);
    this.search = new TrickSearch(board, known);
    this.search.start(this.guess);
  }

  /** The number of cards played in the search. */
  get searched(): number {
    return this.search.searched;
  }

  /** @returns the tricks, `undefined` if they are not known yet */
  step(nodes: number): SideTricks | undefined {
    const end = this.searched + nodes;
    while (this.low < this.high) {
      const isReached = this.search.step(end - this.searched);
      if (isReached === undefined) return undefined;
      if (isReached) this.low = this.guess;
      else this.high = this.guess - 1;
      this.guess = isReached ? this.low + 1 : this.high;
      if (this.low < this.high) this.search.start(this.guess);
    }
    return [this.low, this.total - this.low];
  }
}

/**
 * The result of each legal card of the player to move, in no particular order. Runs in slices: `step` plays up to that
 * many cards.
 */
export class CardsSolver {
  private readonly known: Transpositions;
  private readonly results: CardResult[] = [];
  private readonly groups: readonly (readonly Card[])[];
  private index = 0;
  private solver: HandSolver | undefined;
  private guess: number | undefined;

  /** @throws RangeError if it is not a position (`checkOpenHand`) */
  constructor(
    private readonly position: OpenHand,
    known = sharedResults(),
  ) {
    this.known = known;
    this.groups = equalCards(position);
  }

  /** @returns the results, `undefined` if not all are known yet */
  step(nodes: number): readonly CardResult[] | undefined {
    let left = nodes;
    for (; this.index < this.groups.length; this.index++) {
      const group = this.groups[this.index]!;
      const { next, won } = afterCard(this.position, group[0]!);
      let [evens, odds] = won;
      if (next) {
        this.solver ??= new HandSolver(next, this.known, this.guess);
        const before = this.solver.searched;
        const tricks = this.solver.step(left);
        left -= this.solver.searched - before;
        if (!tricks) return undefined;
        evens += tricks[0];
        odds += tricks[1];
        this.guess = tricks[0];
        this.solver = undefined;
      }
      for (const card of group) this.results.push({ card, tricks: [evens, odds] });
    }
    return this.results;
  }
}

/** How many of the remaining tricks each side takes if all play their best. */
export const solveHand = (position: OpenHand, known?: Transpositions): SideTricks =>
  new HandSolver(position, known).step(Infinity)!;

/** The result of each legal card of the player to move. */
export const solveCards = (position: OpenHand, known?: Transpositions): readonly CardResult[] =>
  new CardsSolver(position, known).step(Infinity)!;

/** The legal cards of the player to move. Cards with equal results by their ranks are together. */
function equalCards(position: OpenHand): readonly (readonly Card[])[] {
  const board = new Board(position);
  const order = new MoveOrder(board);
  const ply = board.root;
  order.list(ply);
  const moves = order.moves.subarray(MOST_MOVES * ply, MOST_MOVES * ply + order.count[ply]!);
  return [...moves].map((move) => board.cardsOf(move >>> 16, move & 0xffff));
}

interface AfterCard {
  /** The position after the card, `undefined` after the last one. */
  readonly next: OpenHand | undefined;
  /** The trick that the card completed, if it did. */
  readonly won: SideTricks;
}

function afterCard(position: OpenHand, card: Card): AfterCard {
  const { hands, leader, trick = [] } = position;
  const player = (leader + trick.length) & 3;
  const left = hands.map((hand, index) =>
    index === player ? hand.filter((one) => one !== card) : hand,
  );
  if (trick.length < 3) {
    return { next: { ...position, hands: left, trick: [...trick, card] }, won: [0, 0] };
  }
  const winner = winnerAfter(position, card);
  return {
    next: left[0]!.length > 0 ? { ...position, hands: left, leader: winner, trick: [] } : undefined,
    won: (winner & 1) === 0 ? [1, 0] : [0, 1],
  };
}

/** The winner of a trick that a card completes. */
function winnerAfter(position: OpenHand, card: Card): Player {
  const board = new Board(position);
  const [suit, bit] = board.placeOf(card);
  board.play(board.root, suit, bit);
  return board.winner[board.root]! as Player;
}

const PLAYERS: readonly Player[] = [0, 1, 2, 3];

/**
 * The tricks of each side in a deal of 52 cards for each trump and each player who leads first: index trump (suit, or 4 for
 * none), then leader.
 */
export const tableOf = (hands: readonly (readonly Card[])[]): readonly (readonly SideTricks[])[] =>
  [0, 1, 2, 3, undefined].map((trump) => {
    const known = sharedResults();
    let guess: number | undefined;
    return PLAYERS.map((leader) => {
      const tricks = new HandSolver({ hands, trump, leader }, known, guess).step(Infinity)!;
      [guess] = tricks;
      return tricks;
    });
  });
