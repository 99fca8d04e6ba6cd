import { type Board, MOST_PLIES } from './board.js';
import { Bounds } from './bounds.js';
import { MOST_MOVES, MoveOrder } from './order.js';
import type { Transpositions } from './transpositions.js';

/** What a search says of a position: whether players 0 and 2 take the tricks needed. */
const UNKNOWN = -1;
const MISSED = 0;
const REACHED = 1;

/** Above all cards of a suit. */
const ALL_RANKS = 1 << 16;

/**
 * Finds out whether players 0 and 2 can take a number of tricks: a depth-first search for a yes or no, so that every
 * position is cut off by the first move that is good enough for its player. It can stop and go on after any move.
 *
 * `ranks` holds for each decided position the cards that it depends on. Only the lowest one of each suit counts, so sets
 * are joined by "or", and all higher cards are included. Two positions *agree* above these cards if players, trick and the
 * number of cards that each player has in each suit are the same, and so are the owners of the card in question and of
 * all higher ones, counted from the highest card in play at the start of the trick.
 *
 * **Claim**: a position that agrees with a decided one has the same result. Proof, by induction from the last trick:
 * - Bounds are proven for all positions that agree (`bounds.ts`). A known position (`transpositions.ts`) is one of these.
 * - A decided move: the other position has a matching move. It is the same card counted from the highest, or, if the card is
 *   lower than all that matter, any low card of this player and suit; the lengths agree, so there is one. After both moves the
 *   positions agree above what the child depends on. In the last place of a trick, the winner is the same: if another card of
 *   the winning suit was played, the winning card is added to the ranks, so it is the same card and beats the others.
 * - If a move decides for its player, the position depends on what the child depends on.
 * - If all moves fail, it depends on all that their children depend on, and each move of the other position matches one
 *   that was searched, or one that was left out by the next two rules.
 *
 * **Equal cards**: of cards in one hand with no other player's card between them, only the lowest is played. The others lead to
 * positions that differ in names only. If the child depends on a card of the group but not on the lowest, then with another
 * name it does depend on the lowest, so that is added.
 *
 * **Alike cards**: if a card failed, and its child only depends on higher cards of its suit, then lower cards of this hand in
 * this suit fail too: their children agree with the searched one, and depend on the same cards.
 */
export class TrickSearch {
  /** The number of cards played. */
  searched = 0;
  /** The cards that a position depends on: index 4 · ply + suit. */
  private readonly ranks = new Int32Array(4 * MOST_PLIES);
  /** Cards below this one are alike: index 4 · ply + suit. */
  private readonly alike = new Int32Array(4 * MOST_PLIES);
  /** The tricks that players 0 and 2 still need. */
  private readonly need = new Int32Array(MOST_PLIES);
  private readonly order: MoveOrder;
  private readonly bounds: Bounds;
  private ply: number;
  /** The result of the position at `ply`. */
  private outcome = UNKNOWN;

  /** @param known results of earlier searches with the same trump */
  constructor(
    private readonly board: Board,
    private readonly known: Transpositions,
  ) {
    this.order = new MoveOrder(board);
    this.bounds = new Bounds(board, this.ranks);
    this.ply = board.root;
  }

  /** Starts a new search, after the last one has ended. */
  start(need: number): void {
    this.need[this.ply] = need;
    this.enter(this.ply);
  }

  /**
   * Plays up to that many more cards.
   *
   * @returns whether players 0 and 2 reach what they need, `undefined` if that is not known yet
   */
  step(nodes: number): boolean | undefined {
    const end = this.searched + nodes;
    const { root } = this.board;
    for (;;) {
      if (this.outcome === UNKNOWN) {
        if (this.searched >= end) return undefined;
        this.advance();
      } else {
        if (this.ply === root) return this.outcome === REACHED;
        this.leave();
      }
    }
  }

  /** Plays the next move, or ends the position if there is none. */
  private advance(): void {
    const { board, order, ply } = this;
    const index = order.next[ply]!;
    if (index === order.count[ply]) {
      this.decide(ply, (board.mover[ply]! & 1) === 0 ? MISSED : REACHED);
      return;
    }
    order.next[ply] = index + 1;
    const move = order.moves[MOST_MOVES * ply + index]!;
    const suit = move >>> 16;
    const group = move & 0xffff;
    if (group < this.alike[4 * ply + suit]!) return;
    this.searched++;
    board.play(ply, suit, group & -group);
    const isTaken = (ply & 3) === 3 && (board.winner[ply]! & 1) === 0;
    this.need[ply + 1] = this.need[ply]! - (isTaken ? 1 : 0);
    this.ply = ply + 1;
    this.enter(ply + 1);
  }

  private enter(ply: number): void {
    this.outcome = (ply & 3) === 0 ? this.assess(ply) : UNKNOWN;
    if (this.outcome !== UNKNOWN) return;
    const { ranks, alike } = this;
    for (let at = 4 * ply; at < 4 * ply + 4; at++) {
      ranks[at] = 0;
      alike[at] = 0;
    }
    this.order.list(ply);
  }

  /** Decides a position at the start of a trick without a search, if that is possible. */
  private assess(ply: number): number {
    const { board, ranks, bounds } = this;
    const need = this.need[ply]!;
    const tricks = board.tricks - (ply >> 2);
    const at = 4 * ply;
    if (need <= 0 || need > tricks) {
      ranks.fill(0, at, at + 4);
      return need <= 0 ? REACHED : MISSED;
    }
    const leader = board.mover[ply]!;
    const side = leader & 1;
    const wanted = side === 0 ? need : tricks - need + 1;
    const against = tricks - wanted + 1;
    bounds.at = at;
    if (bounds.takesAtOnce(leader, tricks, wanted) || bounds.takesByTrumps(side, wanted)) {
      return side === 0 ? REACHED : MISSED;
    }
    if (bounds.takesByTrumps(side ^ 1, against) || bounds.losesAtOnce(leader, tricks, against)) {
      return side === 0 ? MISSED : REACHED;
    }
    return this.known.find(board, leader, need, ranks, at);
  }

  private decide(ply: number, outcome: number): void {
    this.outcome = outcome;
    if ((ply & 3) !== 0) return;
    const { board, ranks } = this;
    this.known.add(board, this.need[ply]!, outcome === REACHED, ranks, ply);
  }

  /** Takes the last card back, and joins the result to the position before it. */
  private leave(): void {
    const { board, ranks, outcome } = this;
    const child = 4 * this.ply;
    const ply = --this.ply;
    if ((ply & 3) === 3 && board.wonByRank(ply)) {
      ranks[child + board.winSuit[ply]!]! |= board.winBit[ply]!;
    }
    board.undo(ply);
    const at = 4 * ply;
    if ((outcome === REACHED) === ((board.mover[ply]! & 1) === 0)) {
      for (let suit = 0; suit < 4; suit++) ranks[at + suit] = ranks[child + suit]!;
      this.order.remember(ply);
      this.decide(ply, outcome);
      return;
    }
    this.compareAlike(ply, child);
    for (let suit = 0; suit < 4; suit++) ranks[at + suit]! |= ranks[child + suit]!;
    this.outcome = UNKNOWN;
  }

  /** Applies the rules for equal and alike cards to a move that failed. */
  private compareAlike(ply: number, child: number): void {
    const { order, ranks, alike } = this;
    const move = order.moves[MOST_MOVES * ply + order.next[ply]! - 1]!;
    const suit = move >>> 16;
    const group = move & 0xffff;
    const own = group & -group;
    const bits = ranks[child + suit]!;
    const lowest = bits === 0 ? ALL_RANKS : bits & -bits;
    if (lowest > group) alike[4 * ply + suit] = Math.max(alike[4 * ply + suit]!, lowest);
    else if (lowest > own) ranks[child + suit]! |= own;
  }
}
