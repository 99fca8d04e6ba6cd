import type { Seat } from '../../engine/rules.js';
import type { TrickOptions } from '../options.js';
import type { TrickMove } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { above, below, topOf } from './masks.js';
import { OpenTable } from './open-table.js';
import { valueFor } from './value.js';

/** The most cards in a hand of which endings are searched. With one card more, a search takes ten times as long. */
const LONGEST = 4;

/** A position of the search. Each depth has one, which is used again and again. */
interface Node {
  readonly table: OpenTable;
  /** The cards to try. */
  readonly codes: number[];
}

/** The cards of a suit that other seats hold or that lie in the trick. */
function othersIn({ facts, seen, hands, turn, plays, count }: OpenTable, suit: number): number {
  let others = facts.full[suit]! & ~seen[suit]! & ~hands[4 * turn + suit]!;
  for (let at = 0; at < count; at++) {
    if (plays[at]! >> 4 === suit) others |= 1 << (plays[at]! & HEIGHT);
  }
  return others;
}

/**
 * Adds the legal cards of a suit to a list, the highest first. Of equal cards, it adds only the highest. Cards are equal
 * if they have the same points and no other seat's card is between them. King and queen of trump are special until a
 * pair is shown.
 */
function addCards(open: OpenTable, suit: number, codes: number[]): void {
  const { facts, legal, trump, pair } = open;
  const mayDiffer = suit === trump && facts.pair !== null && pair < 0;
  const others = othersIn(open, suit);
  let last = -1;
  for (let left = legal[suit]!; left !== 0; left &= ~(1 << topOf(left))) {
    const code = 16 * suit + topOf(left);
    const isEqual =
      last >= 0 &&
      !mayDiffer &&
      facts.points[last] === facts.points[code] &&
      below(above(others, code & HEIGHT), last & HEIGHT) === 0;
    if (!isEqual) codes.push(code);
    last = code;
  }
}

/**
 * Searches endings of games in which cards have points, with all cards known.
 *
 * Twenty-Nine: the bidder's side against the others. Trump must be shown already: while it is concealed, a search knows
 * what most seats don't, and it did no better than playing on by rules. King and queen of trump are shown as soon as they
 * may be, which is never worse.
 *
 * Hearts: the seat against all others together (a paranoid search). It expects more of the others than they do, but
 * max-n, in which each seat plays for itself, did no better against other bots.
 */
export class EndingSearch {
  /** The number of cards that it has played so far, for all deals. */
  played = 0;
  private readonly start: OpenTable;
  private readonly nodes: Node[] = [];
  /** The cards with points, by suit. */
  private readonly counting = new Int32Array(4);

  constructor(
    private readonly facts: TableFacts,
    private readonly seat: Seat,
    private readonly options: TrickOptions,
  ) {
    this.start = new OpenTable(facts);
    for (const code of facts.pack) {
      if (facts.points[code] !== 0) this.counting[code >> 4]! |= 1 << (code & HEIGHT);
    }
  }

  /** Whether an ending can be searched: it is short, and trump is known to all. */
  static fits({ facts, sizes, turn, isShown }: OpenTable): boolean {
    if (sizes[turn]! > LONGEST || facts.draws) return false;
    const { type } = facts.score;
    return type === 'points' || (type === 'card-points' && isShown);
  }

  deal(open: OpenTable): void {
    this.start.copy(open);
  }

  value(move: TrickMove): number {
    const { table } = this.nodeAt(0);
    table.copy(this.start);
    table.make(move);
    return this.search(0, -Infinity, Infinity);
  }

  /**
   * The value of a position if it is between two limits; otherwise the limit that it is beyond (alpha-beta search).
   * The seat's side plays for a high value, and the others play for a low one.
   */
  private search(depth: number, least: number, most: number): number {
    const node = this.nodeAt(depth);
    const { table, codes } = node;
    if (!this.hasChoice(node)) return valueFor(table, this.seat, this.options);
    const isOwn = this.isOwn(table);
    const next = this.nodeAt(depth + 1).table;
    let [low, high] = [least, most];
    for (const code of codes) {
      next.copy(table);
      this.play(next, code);
      const value = this.search(depth + 1, low, high);
      if (isOwn) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (low >= high) break;
    }
    return isOwn ? low : high;
  }

  /** Whether the seat whose turn it is plays for the same as the own one. */
  private isOwn({ turn, bidder }: OpenTable): boolean {
    const { side, score } = this.facts;
    if (score.type === 'points') return turn === this.seat;
    return (side[turn] === side[bidder]) === (side[this.seat] === side[bidder]);
  }

  private nodeAt(depth: number): Node {
    return (this.nodes[depth] ??= { table: new OpenTable(this.facts), codes: [] });
  }

  private play(table: OpenTable, code: number): void {
    this.played++;
    table.play(code);
  }

  /** Plays on while only one card can be played. Finds the cards to try; returns whether there are any. */
  private hasChoice({ table, codes }: Node): boolean {
    while (!this.isDecided(table)) {
      if (table.mayPair) table.showPair();
      table.findLegal();
      codes.length = 0;
      for (let suit = 0; suit < 4; suit++) addCards(table, suit, codes);
      if (codes.length > 1) return true;
      this.play(table, codes[0]!);
    }
    return false;
  }

  /** Whether the value is certain: the hand is over, or in Hearts, all points are taken. */
  private isDecided(open: OpenTable): boolean {
    if (open.isOver) return true;
    if (this.facts.score.type !== 'points' || open.count > 0) return false;
    return this.counting.every((cards, suit) => (cards & ~open.seen[suit]!) === 0);
  }
}
