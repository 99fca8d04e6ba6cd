import { type Card, faceOf, rankOf } from '../../cards/card.js';
import { ORDERED_DECK } from '../../cards/deck.js';
import { STOCK } from '../../patience/piles.js';
import type { PatienceState } from '../../patience/rules/state.js';
import { rankAfter } from '../../patience/rules/table.js';
import { type Keyed, PositionKey } from './key.js';
import { countOf, fromOf, moveOf, toOf } from './move.js';
import { FACES, type Plan, type Range } from './plan.js';

/** The kinds of changes. A log entry has the kind from bit `KIND` on, and below it the piles and the count. */
const MOVED = 0;
const TURNED = 1;
const FLIPPED = 2;
const TAKEN = 3;
const REDEALT = 4;
const WAITED = 5;
const KIND = 24;
const COUNT_BITS = 255;

/** Receives each change of a board. It writes down the moves of a win. */
export interface Recorder {
  moved(from: number, to: number, count: number): void;
  flipped(pile: number): void;
  /** The card at an index of the talon was drawn and played. */
  taken(to: number, index: number, wasteBefore: number, isRedealt: boolean): void;
}

/** A card that came back from a foundation and waits for the move that needs it. */
export interface Waiting {
  readonly face: Card;
  readonly from: number;
  readonly to: number;
}

/**
 * A position of a patience as bytes, in which moves are made and unmade.
 *
 * With a talon, stock and waste are one list: the waste from its bottom, then the stock from its top. Drawing only
 * moves the border between them.
 */
export class Board implements Keyed {
  readonly key: PositionKey;
  /** The faces of pile `p` begin at `p * room`. */
  readonly cards: Uint8Array;
  readonly room: number;
  readonly length: Int32Array;
  readonly down: Int32Array;
  /** How many cards of each face are not on a foundation. */
  readonly outside = new Int32Array(FACES);
  /** How many foundations take a card of each face. */
  readonly wanted = new Int32Array(FACES);
  /** The rank that the foundations begin with. 0 while any rank may be the first. */
  base = 0;
  /** For each pile the faces that it added to `wanted`. */
  private readonly wants: (readonly Card[])[] = [];
  /** The cards that must leave before the goal is reached. */
  left = 0;
  redeals: number;
  talon: Uint8Array;
  talonLength = 0;
  /** How many cards of the talon are in the waste. */
  wasteLength = 0;
  recorder: Recorder | undefined;
  waiting: readonly Waiting[] = [];
  private readonly waitedBefore: (readonly Waiting[])[] = [];
  private readonly talonIds: Uint8Array;
  private readonly isFoundation: Uint8Array;
  private readonly log: number[] = [];
  private readonly frames: number[] = [];

  constructor(
    readonly plan: Plan,
    { piles, faceDown, redeals }: PatienceState,
  ) {
    const { table, size } = plan;
    const all = table.piles.map((id) => piles[id]!.map(faceOf));
    this.room = all.reduce((sum, pile) => sum + pile.length, 0);
    this.redeals = redeals;
    this.cards = new Uint8Array(size * this.room);
    this.length = new Int32Array(size);
    this.down = new Int32Array(size);
    this.isFoundation = new Uint8Array(size).fill(1, plan.foundations.at, plan.foundations.end);
    this.talon = new Uint8Array(this.room);
    this.talonIds = new Uint8Array(this.room);
    this.key = new PositionKey(this);
    all.forEach((pile, index) => this.put(index, pile, faceDown[table.piles[index]!] ?? 0));
    if (plan.hasTalon) this.putTalon(piles[STOCK]!.map(faceOf), all[plan.wastes.at]!);
    for (let pile = 0; pile < size; pile++) this.key.hash(pile);
    this.key.hashTalon();
    this.key.compareStock();
    // The base is not known yet, not even that any rank may be the first.
    if (plan.table.foundation) this.base = -1;
    this.compareBase();
  }

  private put(pile: number, faces: readonly Card[], down: number): void {
    const { plan } = this;
    const { wastes, stock, columns } = plan;
    for (const face of faces) {
      if (!this.isFoundation[pile]) this.outside[face]!++;
      if (plan.counts[pile]) this.left++;
    }
    // Reserve cards are turned up by themselves, and make no difference before.
    if (pile >= columns.at) this.down[pile] = down;
    if (plan.hasTalon && (pile === stock || pile === wastes.at)) return;
    faces.forEach((face, height) => {
      this.cards[pile * this.room + height] = face;
      this.key.toggle(pile, height, face);
    });
    this.length[pile] = faces.length;
  }

  private putTalon(stock: readonly Card[], waste: readonly Card[]): void {
    const faces = [...waste, ...[...stock].reverse()];
    faces.forEach((face, index) => {
      this.talon[index] = face;
      this.talonIds[index] = index;
      this.key.toggleTalon(this.talonIds[index]);
    });
    this.talonLength = faces.length;
    this.wasteLength = waste.length;
  }

  get isWon(): boolean {
    return this.left === 0;
  }

  /** The top card of a pile, which must not be empty. */
  top(pile: number): Card {
    return this.cards[pile * this.room + this.length[pile]! - 1]!;
  }

  /** The card so many cards below the top. */
  below(pile: number, depth: number): Card {
    return this.cards[pile * this.room + this.length[pile]! - 1 - depth]!;
  }

  /** Returns the first empty pile of a range, or -1. */
  firstEmpty({ at, end }: Range): number {
    for (let pile = at; pile < end; pile++) if (this.length[pile] === 0) return pile;
    return -1;
  }

  cardsIn({ at, end }: Range): number {
    let sum = 0;
    for (let pile = at; pile < end; pile++) sum += this.length[pile]!;
    return sum;
  }

  /** Begins a move. `undo` takes back all changes since. */
  begin(): void {
    this.frames.push(this.log.length);
  }

  undo(): void {
    const { log } = this;
    const end = this.frames.pop()!;
    while (log.length > end) this.undoLast(log.pop()!);
    this.key.compareStock();
  }

  /** Moves cards from the top of a pile, in their order. */
  move(from: number, to: number, count: number): void {
    this.log.push((MOVED << KIND) | moveOf(from, to, count));
    this.carry(from, to, count, false);
    this.recorder?.moved(from, to, count);
  }

  /** Moves cards and turns them over together: the top one is the lowest one then. */
  private turn(from: number, to: number, count: number): void {
    this.log.push((TURNED << KIND) | moveOf(from, to, count));
    this.carry(from, to, count, true);
    this.key.compareStock();
  }

  /** Draws cards from the stock to one pile. */
  draw(to: number, count: number): void {
    this.turn(this.plan.stock, to, count);
    this.recorder?.moved(this.plan.stock, to, count);
  }

  /** Deals one card of the stock to each of the first piles of a range. */
  deal({ at }: Range, count: number): void {
    for (let pile = at; pile < at + count; pile++) this.turn(this.plan.stock, pile, 1);
    this.recorder?.moved(this.plan.stock, at, count);
  }

  /** Puts all wastes back to the stock. */
  redeal(): void {
    const { wastes, stock } = this.plan;
    const count = this.cardsIn(wastes);
    for (let pile = wastes.end - 1; pile >= wastes.at; pile--) {
      if (this.length[pile]! > 0) this.turn(pile, stock, this.length[pile]!);
    }
    this.log.push(REDEALT << KIND);
    this.redeals++;
    this.key.hashTalon();
    this.recorder?.moved(wastes.at, stock, count);
  }

  /** Turns a column's top card up. */
  flip(pile: number): void {
    this.log.push((FLIPPED << KIND) | pile);
    this.down[pile]!--;
    this.key.hash(pile);
    this.recorder?.flipped(pile);
  }

  /** Plays a card of the talon, which draws bring to the top of the waste. */
  take(index: number, to: number, isRedealt: boolean): void {
    const { talon, talonIds, talonLength, wasteLength } = this;
    const face = talon[index]!;
    const id = talonIds[index]!;
    this.key.toggleTalon(id);
    talon.copyWithin(index, index + 1, talonLength);
    talonIds.copyWithin(index, index + 1, talonLength);
    this.talonLength--;
    this.wasteLength = index;
    if (isRedealt) this.redeals++;
    this.key.hashTalon();
    this.add(to, face);
    this.changed(to);
    this.left += this.plan.counts[to]! - this.plan.counts[this.plan.wastes.at]!;
    if (this.isFoundation[to]) this.outside[face]!--;
    this.log.push(id, index | (wasteLength << 8), (TAKEN << KIND) | to | (isRedealt ? 1 << 23 : 0));
    this.recorder?.taken(to, index, wasteLength, isRedealt);
  }

  /** The top card of a foundation comes back, and waits. Those that this return needs wait no more. */
  wait(from: number, to: number): void {
    const rest = this.waiting.filter((one) => one.from !== from && one.to !== to);
    this.setWaiting([...rest, { face: this.top(from), from, to }]);
  }

  endWait(): void {
    this.setWaiting([]);
  }

  private setWaiting(waiting: readonly Waiting[]): void {
    this.log.push(WAITED << KIND);
    this.waitedBefore.push(this.waiting);
    this.hashWaiting(-1);
    this.waiting = waiting;
    this.hashWaiting(1);
  }

  private unwait(): void {
    this.hashWaiting(-1);
    this.waiting = this.waitedBefore.pop()!;
    this.hashWaiting(1);
  }

  private hashWaiting(sign: 1 | -1): void {
    for (const { face, from } of this.waiting) this.key.addWaiting(face, from, sign);
  }

  private untake(change: number): void {
    const { log, talon, talonIds, plan } = this;
    const places = log.pop()!;
    const [id, index, to] = [log.pop()!, places & COUNT_BITS, fromOf(change)];
    const face = this.top(to);
    this.length[to]!--;
    this.key.toggle(to, this.length[to]!, face);
    this.key.hash(to);
    this.changed(to);
    this.left -= plan.counts[to]! - plan.counts[plan.wastes.at]!;
    if (this.isFoundation[to]) this.outside[face]!++;
    talon.copyWithin(index + 1, index, this.talonLength);
    talonIds.copyWithin(index + 1, index, this.talonLength);
    this.talonLength++;
    talon[index] = face;
    talonIds[index] = id;
    this.wasteLength = places >> 8;
    if (change & (1 << 23)) this.redeals--;
    this.key.toggleTalon(id);
    this.key.hashTalon();
  }

  private undoLast(change: number): void {
    const [from, to, count] = [fromOf(change), toOf(change), countOf(change)];
    const kind = change >> KIND;
    if (kind === MOVED) this.carry(to, from, count, false);
    else if (kind === TURNED) this.carry(to, from, count, true);
    else if (kind === TAKEN) this.untake(change);
    else if (kind === WAITED) this.unwait();
    else if (kind === FLIPPED) {
      this.down[from]!++;
      this.key.hash(from);
    } else {
      this.redeals--;
      this.key.hashTalon();
    }
  }

  /** Brings `base` up to date, and `wanted` if it has changed. */
  private compareBase(): void {
    const { plan, length, cards, room } = this;
    if (!plan.table.foundation) return;
    const { at, end } = plan.foundations;
    let base = plan.base ?? 0;
    for (let pile = at; base === 0 && pile < end; pile++) {
      if (length[pile]! > 0) base = rankOf(cards[pile * room]!);
    }
    if (base === this.base) return;
    this.base = base;
    for (let pile = at; pile < end; pile++) this.compareWants(pile);
  }

  /** The rank that an empty foundation takes. 0 for any. */
  firstRank(pile: number): number {
    const { base, plan } = this;
    const isOther = plan.table.foundation!.direction === 'both' && !plan.goesUp[pile];
    return base > 0 && isOther ? rankAfter(plan.table, base, -1) : base;
  }

  private compareWants(pile: number): void {
    const { wanted, wants, plan, length } = this;
    for (const face of wants[pile] ?? []) wanted[face]!--;
    let faces: readonly Card[] = [];
    if (length[pile] === 0) {
      const rank = this.firstRank(pile);
      faces = ORDERED_DECK.filter((face) => rank === 0 || rankOf(face) === rank);
    } else if (length[pile]! < plan.table.suitSize && !plan.table.foundation!.runs) {
      faces = plan.next[plan.goesUp[pile]!]![this.top(pile)]!;
    }
    wants[pile] = faces;
    for (const face of faces) wanted[face]!++;
  }

  /** To be called after a card went to or from a pile. */
  private changed(pile: number): void {
    if (!this.isFoundation[pile] || !this.plan.table.foundation) return;
    this.compareWants(pile);
    if (this.plan.base === undefined) this.compareBase();
  }

  private add(to: number, face: Card): void {
    const height = this.length[to]!++;
    this.cards[to * this.room + height] = face;
    this.key.toggle(to, height, face);
    this.key.hash(to);
  }

  private carry(from: number, to: number, count: number, isTurned: boolean): void {
    const { cards, length, room, outside, isFoundation, plan } = this;
    const source = from * room + length[from]! - count;
    const target = to * room + length[to]!;
    const change = isFoundation[to]! - isFoundation[from]!;
    for (let n = 0; n < count; n++) {
      const face = cards[source + (isTurned ? count - 1 - n : n)]!;
      cards[target + n] = face;
      this.key.toggle(to, target - to * room + n, face);
      outside[face]! -= change;
    }
    for (let n = 0; n < count; n++)
      this.key.toggle(from, source - from * room + n, cards[source + n]!);
    length[from]! -= count;
    length[to]! += count;
    this.left += count * (plan.counts[to]! - plan.counts[from]!);
    this.key.hash(from);
    this.key.hash(to);
    if (isFoundation[from]) this.changed(from);
    if (isFoundation[to]) this.changed(to);
  }
}
