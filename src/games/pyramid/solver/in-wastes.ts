import { type Card, DECK_SIZE, KING, rankOf } from '../../../core/cards/card.js';
import { STOCK, topOf } from '../../../core/patience/piles.js';
import { type Space, UNSEEN } from '../../../core/solver/best-first.js';
import { lowest, popcount } from '../../../core/solver/bits.js';
import { KEY, zobrist } from '../../../core/solver/key-set.js';
import { type PyramidMove, type PyramidState, WASTES } from '../rules/game.js';
import { FOUNDATION, PLACES, bitsOf, wastesOf } from './places.js';
import type { AtWill } from './at-will.js';
import type { Shape } from './shape.js';

/** Piles by number. A move is two of them: eight bits for its source, then its target. */
const PILES: readonly string[] = [
  STOCK,
  FOUNDATION,
  ...WASTES.map((n) => `waste-${n}` as const),
  ...PLACES,
];
const STOCK_PILE = 0;
const FOUNDATION_PILE = 1;
const FIRST_WASTE = 2;
const FIRST_PLACE = FIRST_WASTE + WASTES.length;
const moveOf = (from: number, to: number): number => from | (to << 8);
const REDEAL = moveOf(FIRST_WASTE, STOCK_PILE);

/** What a card can lie on: another card, or the bottom of the stock or of a waste. */
const BOTTOM = DECK_SIZE;
const ON = DECK_SIZE + 1 + WASTES.length;
/**
 * The key's random words: for each card on each of these, each place, and each number of redeals that can
 * matter.
 */
const OF_PLACES = DECK_SIZE * ON;
const OF_REDEALS = OF_PLACES + PLACES.length;
const WORDS = zobrist(KEY * (OF_REDEALS + PLACES.length));

/**
 * The weights of the cost: a card of the pyramid, a covered one, and one below others in a waste. The cost is
 * 1,236 at most. Of twenty sets of weights, this one was among those with the fewest positions, in 600 games.
 */
const IN_PYRAMID = 20;
const COVERED = 30;
const BURIED = 2;

type Cards = readonly Card[];

interface Position {
  /** The places of the pyramid that hold a card, as bits. */
  readonly left: number;
  /** The next card to be turned is the last one. */
  readonly stock: Cards;
  /** The top card is the last one. */
  readonly wastes: readonly Cards[];
  /** The wastes without the cards that no move can take any more. */
  readonly live: readonly Cards[];
  /** The redeals left. */
  readonly redeals: number;
}

const sizeOf = (piles: readonly Cards[]): number =>
  piles.reduce((sum, cards) => sum + cards.length, 0);

/** The number of cards of each rank. */
function ranksIn(piles: readonly Cards[]): Uint8Array {
  const counts = new Uint8Array(KING + 1);
  for (const cards of piles) for (const card of cards) counts[rankOf(card)]!++;
  return counts;
}

/** The bit of a place of the pyramid, or 0 for another pile. */
const placeBit = (pile: number): number => (pile >= FIRST_PLACE ? 1 << (pile - FIRST_PLACE) : 0);

/**
 * Pyramid with several wastes and limited redeals, for a best-first search: all legal moves except those that
 * docs/internals/solver.md proves useless.
 */
export class InWastes implements Space {
  readonly key = new Int32Array(KEY);
  readonly ahead = new Int32Array(KEY);
  won = false;
  private readonly path: Position[] = [];
  private readonly made: number[] = [];

  /** @param redeals the redeals left */
  constructor(
    private readonly shape: Shape,
    private readonly bound: AtWill,
    { piles, options }: PyramidState,
    redeals: number,
  ) {
    const wastes = wastesOf(options).map((id) => piles[id]!);
    this.enter({ left: bitsOf(piles), stock: piles[STOCK]!, wastes, redeals });
  }

  /** The moves from the start to here. */
  get line(): readonly PyramidMove[] {
    return this.made.map((move, at) => ({
      from: PILES[move & 0xff]!,
      to: PILES[move >> 8]!,
      count: move === REDEAL ? sizeOf(this.path[at]!.wastes) : 1,
    }));
  }

  moves(out: Int32Array): number {
    const found = this.movesHere();
    out.set(found);
    return found.length;
  }

  /** All moves have to be made: a waste may lose more than its top card. */
  lookAhead(): number {
    return UNSEEN;
  }

  make(move: number): void {
    const { left, stock, wastes, redeals } = this.at;
    const [from, to] = [move & 0xff, move >> 8];
    this.made.push(move);
    if (move === REDEAL) {
      const none = wastes.map(() => []);
      this.enter({ left, stock: wastes.flat().reverse(), wastes: none, redeals: redeals - 1 });
      return;
    }
    const isTurned = from === STOCK_PILE;
    const change = (cards: Cards, waste: number): Cards => {
      const pile = FIRST_WASTE + waste;
      if (isTurned) return pile === to ? [...cards, topOf(stock)!] : cards;
      return pile === from || pile === to ? cards.slice(0, -1) : cards;
    };
    this.enter({
      left: left & ~placeBit(from) & ~placeBit(to),
      stock: isTurned ? stock.slice(0, -1) : stock,
      wastes: wastes.map(change),
      redeals,
    });
  }

  unmake(): void {
    this.path.pop();
    this.made.pop();
    this.arrive();
  }

  cost(): number {
    const { left, wastes } = this.at;
    const covered = left & ~this.shape.free(left);
    const buried = wastes.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0);
    return IN_PYRAMID * popcount(left) + COVERED * popcount(covered) + BURIED * buried;
  }

  private get at(): Position {
    return this.path[this.path.length - 1]!;
  }

  private movesHere(): readonly number[] {
    const { at, shape } = this;
    const free = shape.free(at.left);
    const king = this.freeKing(free);
    // Taking a king never harms.
    if (king !== undefined) return [moveOf(king, FOUNDATION_PILE)];
    if (!this.hasHope(at)) return [];
    const useless = this.uselessTurn();
    if (useless !== undefined) return [useless];
    const pairs = this.pairs(free);
    shape.eachPair(at.left, (pair) => {
      const [first, second] = [lowest(pair), lowest(pair & (pair - 1))];
      pairs.push(moveOf(FIRST_PLACE + first, FIRST_PLACE + second));
    });
    return [...this.turns(), ...pairs];
  }

  /** The pile of a king that can be taken. */
  private freeKing(free: number): number | undefined {
    const places = free & this.shape.byRank[KING]!;
    if (places) return FIRST_PLACE + lowest(places);
    const waste = this.at.live.findIndex(
      (cards) => cards.length > 0 && rankOf(topOf(cards)!) === KING,
    );
    return waste < 0 ? undefined : FIRST_WASTE + waste;
  }

  /** The move of a card without a partner in the last pass: onto an empty waste, where it blocks nothing. */
  private uselessTurn(): number | undefined {
    const { left, stock, live, redeals } = this.at;
    const card = topOf(stock);
    const empty = live.findIndex((cards) => cards.length === 0);
    if (redeals > 0 || card === undefined || empty < 0) return undefined;
    if (this.hasPartner(card, left, ranksIn([stock, ...live]))) return undefined;
    return moveOf(STOCK_PILE, FIRST_WASTE + empty);
  }

  /** The moves of the stock: its next card to each waste, or a redeal. */
  private turns(): readonly number[] {
    const { stock, wastes, live, redeals } = this.at;
    if (stock.length === 0) return redeals > 0 && sizeOf(wastes) > 0 ? [REDEAL] : [];
    const empty = live.findIndex((cards) => cards.length === 0);
    return live.flatMap((cards, waste) =>
      // In the last pass, empty wastes are equal.
      redeals > 0 || cards.length > 0 || waste === empty
        ? [moveOf(STOCK_PILE, FIRST_WASTE + waste)]
        : [],
    );
  }

  /** The pairs of a waste's top card with another waste's, or with a card of the pyramid. */
  private pairs(free: number): number[] {
    const { live } = this.at;
    const found: number[] = [];
    live.forEach((cards, waste) => {
      const card = topOf(cards);
      if (card === undefined) return;
      const wanted = KING - rankOf(card);
      for (let other = waste + 1; other < live.length; other++) {
        const partner = topOf(live[other]);
        if (partner !== undefined && rankOf(partner) === wanted)
          found.push(moveOf(FIRST_WASTE + waste, FIRST_WASTE + other));
      }
      for (let rest = free & this.shape.byRank[wanted]!; rest; rest &= rest - 1)
        found.push(moveOf(FIRST_PLACE + lowest(rest), FIRST_WASTE + waste));
    });
    return found;
  }

  private enter(position: Omit<Position, 'live'>): void {
    const { wastes, redeals } = position;
    this.path.push({ ...position, live: redeals > 0 ? wastes : this.liveOf(position) });
    this.arrive();
  }

  private arrive(): void {
    const { left, stock, live, redeals } = this.at;
    // With that many redeals any card is available, and the bound is exact.
    const enough = Math.min(popcount(left), stock.length + sizeOf(live));
    this.won = left === 0 || (redeals >= enough && this.hasHope(this.at));
    this.findKey();
  }

  /** Whether it could be won if every card of stock and wastes were available at any time. */
  private hasHope({ left, stock, live }: Position): boolean {
    const supply = ranksIn([stock, ...live]);
    this.bound.start(left, (rank) => supply[rank]!);
    return this.bound.step(Infinity)!;
  }

  /**
   * The wastes without lost cards: in the last pass, a card without a partner stays, and so do all below it.
   */
  private liveOf({ left, stock, wastes }: Omit<Position, 'live'>): readonly Cards[] {
    let live = wastes;
    for (let before = Infinity; before > sizeOf(live);) {
      before = sizeOf(live);
      const supply = ranksIn([stock, ...live]);
      const stays = (card: Card): boolean => !this.hasPartner(card, left, supply);
      live = live.map((cards) => cards.slice(cards.findLastIndex(stays) + 1));
    }
    return live;
  }

  private hasPartner(card: Card, left: number, supply: Uint8Array): boolean {
    const wanted = KING - rankOf(card);
    return wanted === 0 || supply[wanted]! > 0 || (left & this.shape.byRank[wanted]!) !== 0;
  }

  /** The key says what each card lies on. So the order of the wastes makes no difference in the last pass. */
  private findKey(): void {
    const { key } = this;
    const { left, stock, live, redeals } = this.at;
    const add = (word: number): void => {
      for (let n = 0; n < KEY; n++) key[n]! ^= WORDS[KEY * word + n]!;
    };
    const addPile = (cards: Cards, bottom: number): void => {
      cards.forEach((card, at) => add(card * ON + (at > 0 ? cards[at - 1]! : bottom)));
    };
    key.fill(0);
    addPile(stock, BOTTOM);
    live.forEach((cards, waste) => addPile(cards, BOTTOM + 1 + (redeals > 0 ? waste : 0)));
    for (let rest = left; rest; rest &= rest - 1) add(OF_PLACES + lowest(rest));
    add(OF_REDEALS + Math.min(redeals, PLACES.length - 1));
  }
}
