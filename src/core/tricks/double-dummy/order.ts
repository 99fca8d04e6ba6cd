import { highestBit } from './bits.js';
import { type Board, MOST_PLIES, NO_TRUMP } from './board.js';

/** More than any card of a suit: a ruff. */
const RUFF = 1 << 16;
/** The most moves of a position. */
export const MOST_MOVES = 16;

/** What leads are worth. Found by trial on 10 deals: fewer positions searched. */
const LEAD = {
  /** The card led is the highest of its suit. */
  winner: 8,
  /** The partner owns the highest card. */
  mate: 15,
  /** An opponent can ruff. */
  ruffed: -25,
  /** The next player's best card lies before the partner's. */
  through: 10,
  trump: -10,
  /** The last lead that decided a trick at this depth. */
  again: 10,
  /** For each lower card of the suit that could be led. */
  higher: -3,
};
const FOLLOW = { winner: 100, tries: 20 };
const DISCARD = { ruff: 100, wasted: -100, higher: -8 };

/**
 * Lists the moves of a position, the most promising first. The order changes the time of a search, never its result. Cards
 * of a hand are equal, and one move, if no other player's card of this trick's start ranks between them (`search.ts` has
 * the proof).
 */
export class MoveOrder {
  /** Per ply 16 moves: the suit in the high half, equal cards (bits) in the low half. The lowest of them is played. */
  readonly moves = new Int32Array(MOST_MOVES * MOST_PLIES);
  /** Per ply the number of moves, and the index of the next one. */
  readonly count = new Int32Array(MOST_PLIES);
  readonly next = new Int32Array(MOST_PLIES);
  private readonly scores = new Int32Array(MOST_MOVES * MOST_PLIES);
  /** The last lead that decided a trick: index ply + player. */
  private readonly decided = new Int32Array(MOST_PLIES + 3);

  constructor(private readonly board: Board) {}

  /** Remembers that the move just taken back decided its position. */
  remember(ply: number): void {
    if ((ply & 3) !== 0) return;
    this.decided[ply + this.board.mover[ply]!] =
      this.moves[MOST_MOVES * ply + this.next[ply]! - 1]!;
  }

  list(ply: number): void {
    const { board } = this;
    this.count[ply] = 0;
    this.next[ply] = 0;
    const player = board.mover[ply]!;
    if ((ply & 3) === 0) {
      for (let suit = 0; suit < 4; suit++) this.lead(ply, player, suit);
      return;
    }
    const led = board.playedSuit[ply & ~3]!;
    const toBeat = this.toBeat(ply, player, led);
    if (board.hands[4 * player + led] !== 0) this.follow(ply, player, led, toBeat);
    else for (let suit = 0; suit < 4; suit++) this.discard(ply, player, suit, toBeat);
  }

  /** The card that the player must beat for his side to win the trick. 0 if the partner seems to win it. */
  private toBeat(ply: number, player: number, led: number): number {
    const { winner, winSuit, winBit } = this.board;
    const best = winSuit[ply - 1] === led ? winBit[ply - 1]! : RUFF;
    const isPartners = ((winner[ply - 1]! ^ player) & 1) === 0;
    const place = ply & 3;
    if (place === 3) return isPartners ? 0 : best;
    const next = this.best((player + 1) & 3, led);
    if (place === 2 && isPartners && best > next) return 0;
    const threat = Math.max(best, next);
    return place === 1 && this.best(player ^ 2, led) > threat ? 0 : threat;
  }

  /** A player's best card for a suit that is led. 0 if it is a discard. */
  private best(player: number, led: number): number {
    const { hands, trump } = this.board;
    const bits = hands[4 * player + led]!;
    if (bits !== 0) return highestBit(bits);
    return trump !== NO_TRUMP && hands[4 * player + trump] !== 0 ? RUFF : 0;
  }

  private follow(ply: number, player: number, led: number, toBeat: number): void {
    const { board } = this;
    const best = board.winSuit[ply - 1] === led ? board.winBit[ply - 1]! : RUFF;
    let own = board.hands[4 * player + led]!;
    const others = board.inPlay[led]! & ~own;
    for (let index = 0; own !== 0; index++) {
      const group = lowestGroup(own, others);
      own &= ~group;
      let score = -index;
      if (toBeat > 0 && group > toBeat) score += FOLLOW.winner;
      else if (toBeat > 0 && group > best && (ply & 3) === 2) score += FOLLOW.tries;
      this.put(ply, (led << 16) | group, score);
    }
  }

  private discard(ply: number, player: number, suit: number, toBeat: number): void {
    const { board } = this;
    let own = board.hands[4 * player + suit]!;
    const others = board.inPlay[suit]! & ~own;
    const length = board.lengths[4 * player + suit]!;
    for (let index = 0; own !== 0; index++) {
      const group = lowestGroup(own, others);
      own &= ~group;
      let score = length + DISCARD.higher * index;
      if (suit === board.trump) {
        const wins = board.winSuit[ply - 1] !== suit || group > board.winBit[ply - 1]!;
        score = (toBeat > 0 && wins ? DISCARD.ruff : DISCARD.wasted) - index;
      }
      this.put(ply, (suit << 16) | group, score);
    }
  }

  private lead(ply: number, player: number, suit: number): void {
    const { board } = this;
    let own = board.hands[4 * player + suit]!;
    if (own === 0) return;
    const others = board.inPlay[suit]! & ~own;
    const worth = this.worthOf(player, suit);
    const again = this.decided[ply + player]!;
    const highest = highestBit(others);
    for (let index = 0; own !== 0; index++) {
      const group = lowestGroup(own, others);
      own &= ~group;
      let score = worth + LEAD.higher * index;
      if (group > highest) score += LEAD.winner;
      if (again >>> 16 === suit && (again & group) !== 0) score += LEAD.again;
      this.put(ply, (suit << 16) | group, score);
    }
  }

  private worthOf(player: number, suit: number): number {
    const left = this.best((player + 1) & 3, suit);
    const mate = this.best(player ^ 2, suit);
    const right = this.best((player + 3) & 3, suit);
    let score = this.board.lengths[4 * player + suit]!;
    if (mate > left && mate > right) score += LEAD.mate;
    else if (left === RUFF || right === RUFF) score += LEAD.ruffed;
    else if (left > right) score += LEAD.through;
    return suit === this.board.trump ? score + LEAD.trump : score;
  }

  /** Inserts a move after those with at least its score. */
  private put(ply: number, move: number, score: number): void {
    const { moves, scores } = this;
    const first = MOST_MOVES * ply;
    let at = first + this.count[ply]!++;
    for (; at > first && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      moves[at] = moves[at - 1]!;
    }
    moves[at] = move;
    scores[at] = score;
  }
}

/** The lowest card of a hand, and all cards of the hand below the next card of another player. */
function lowestGroup(own: number, others: number): number {
  const above = others & -(own & -own);
  return own & ((above & -above) - 1);
}
