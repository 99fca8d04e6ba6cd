import { rankOf } from '../../cards/card.js';
import { KEY, zobrist } from '../key-set.js';
import { FACES, MOST_CARDS, MOST_PILES, type Plan } from './plan.js';

/** Piles with the same cards have different keys if fewer than so many of them lie face down. */
const MOST_DOWN = 64;
/** The salts of piles: each has one of its own, or that of its kind. */
const SALTS = MOST_PILES + 6;
const FACE_WORDS = KEY * FACES * (MOST_CARDS + 1);
const ALL_WORDS = zobrist(FACE_WORDS + KEY * SALTS * MOST_DOWN);
/** The words that name a face at a height of a pile. */
const WORDS = ALL_WORDS.subarray(0, FACE_WORDS);
/** The words of the salts. They must differ from the words of cards, or a card could cancel a salt out. */
const SALT_WORDS = ALL_WORDS.subarray(FACE_WORDS);
const COLUMNS_SALT = MOST_PILES + 1;
const CELLS_SALT = MOST_PILES + 2;
const RESERVES_SALT = MOST_PILES + 3;
const UP_SALT = MOST_PILES + 4;
const DOWN_SALT = MOST_PILES + 5;

/** Mixes the bits of a word, so that sums of several words differ if the words do. Each word has another result. */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** What a key is made from, as far as it changes. */
export interface Keyed {
  readonly plan: Plan;
  readonly length: Int32Array;
  readonly down: Int32Array;
  top(pile: number): number;
  readonly redeals: number;
  readonly wasteLength: number;
  readonly talonLength: number;
}

/**
 * The key of a position: the sum of one number for each pile. Piles that the rules treat alike have the same salt, so
 * their order does not matter.
 */
export class PositionKey {
  readonly words = new Int32Array(KEY);
  private readonly raw: Int32Array;
  private readonly part: Int32Array;
  private readonly salt: Int32Array;
  private readonly talonRaw = new Int32Array(KEY);
  private readonly talonPart = new Int32Array(KEY);
  private readonly isIgnored: Uint8Array;
  private readonly hole: number;
  /** The stock, if its cards are dealt to piles in their order, so that these piles are not alike. */
  private readonly dealt: number;
  /** Whether that stock is empty. */
  private isDealt = true;

  constructor(private readonly board: Keyed) {
    const { table, size, foundations, wastes, stock } = board.plan;
    this.raw = new Int32Array(KEY * size);
    this.part = new Int32Array(KEY * size);
    this.salt = new Int32Array(size);
    this.isIgnored = new Uint8Array(size);
    if (table.rules.pairs) this.isIgnored.fill(1, foundations.at, foundations.end);
    this.hole = table.hole ? wastes.at : -1;
    this.dealt = table.stock?.to === 'columns' || table.stock?.to === 'reserve' ? stock : -1;
    this.saltPiles();
  }

  /** Whether the order of the columns does not matter. */
  get areColumnsAlike(): boolean {
    return this.isDealt || this.board.plan.table.stock?.to !== 'columns';
  }

  /** Piles that are alike get the same salt. */
  private saltPiles(): void {
    const { table, columns, reserves, cells, foundations, goesUp } = this.board.plan;
    const { salt } = this;
    for (let pile = 0; pile < salt.length; pile++) salt[pile] = pile + 1;
    if (table.covers.length === 0) salt.fill(COLUMNS_SALT, columns.at, columns.end);
    salt.fill(CELLS_SALT, cells.at, cells.end);
    salt.fill(RESERVES_SALT, reserves.at, reserves.end);
    for (let pile = foundations.at; pile < foundations.end; pile++) {
      salt[pile] = goesUp[pile] ? UP_SALT : DOWN_SALT;
    }
  }

  /** Adds a card at a height of a pile, or removes it. `hash` has to follow. */
  toggle(pile: number, height: number, face: number): void {
    const { raw } = this;
    const at = KEY * (height * FACES + this.board.plan.classes[face]!);
    raw[KEY * pile]! ^= WORDS[at]!;
    raw[KEY * pile + 1]! ^= WORDS[at + 1]!;
    raw[KEY * pile + 2]! ^= WORDS[at + 2]!;
  }

  /** Adds a card of the talon, or removes it. `hashTalon` has to follow. */
  toggleTalon(id: number): void {
    for (let n = 0; n < KEY; n++) this.talonRaw[n]! ^= WORDS[KEY * id + n]!;
  }

  /** Brings a pile's part of the key up to date. Of a hole, only the rank of the top card matters. */
  hash(pile: number): void {
    if (this.isIgnored[pile]) return;
    const { raw, part, words, salt, board } = this;
    const isHole = pile === this.hole;
    const rank = isHole && board.length[pile]! > 0 ? rankOf(board.top(pile)) : 0;
    const at = KEY * (salt[pile]! + SALTS * (board.down[pile]! % MOST_DOWN));
    for (let n = 0; n < KEY; n++) {
      const word = isHole ? WORDS[KEY * rank + n]! : raw[KEY * pile + n]!;
      const mixed = mix(word ^ SALT_WORDS[at + n]!);
      words[n]! += mixed - part[KEY * pile + n]!;
      part[KEY * pile + n] = mixed;
    }
  }

  /** Brings the part of talon and redeals up to date. */
  hashTalon(): void {
    const { words, talonRaw, talonPart, board } = this;
    const isUnlimited = board.plan.table.stock?.redeals === 'unlimited';
    const counted = isUnlimited ? 0 : board.redeals;
    const border = this.border();
    for (let n = 0; n < KEY; n++) {
      const salt = Math.imul(border + 1, 0x9e3779b1) ^ Math.imul(counted + 1, 0x85ebca6b);
      const mixed = mix(talonRaw[n]! ^ mix(salt + n));
      words[n]! += mixed - talonPart[n]!;
      talonPart[n] = mixed;
    }
  }

  /**
   * Where the waste ends, as far as it matters. With any number of redeals, a new pass can begin at any time. If this
   * pass shows no other cards than the next one does, positions of both are one.
   */
  private border(): number {
    const { plan, wasteLength, talonLength } = this.board;
    if (!plan.hasTalon || plan.table.stock!.redeals !== 'unlimited') return wasteLength;
    const isLikeFirst = wasteLength % plan.table.stock!.draw === 0 || wasteLength === talonLength;
    return isLikeFirst ? 0 : wasteLength;
  }

  /** Adds or removes a card that waits, with the foundation that it came from: other cards have other moves. */
  addWaiting(face: number, from: number, sign: 1 | -1): void {
    const { words, board } = this;
    const { table } = board.plan;
    // In one pack, the suit names the foundation.
    const isNamed = table.packs === 1 && table.foundation!.by === 'suit';
    const at = KEY * (face + FACES * (isNamed ? MOST_CARDS : from + 1));
    for (let n = 0; n < KEY; n++) words[n]! += sign * WORDS[at + n]!;
  }

  /** Piles that the stock is dealt to are alike once it is empty. */
  compareStock(): void {
    const { dealt, salt, board } = this;
    const { plan } = board;
    const isDealt = dealt < 0 || board.length[dealt] === 0;
    if (isDealt === this.isDealt) return;
    this.isDealt = isDealt;
    const isToColumns = plan.table.stock?.to === 'columns';
    const piles = isToColumns ? plan.columns : plan.reserves;
    const alike = isToColumns ? COLUMNS_SALT : RESERVES_SALT;
    for (let pile = piles.at; pile < piles.end; pile++) {
      if (plan.table.covers.length === 0) salt[pile] = isDealt ? alike : pile + 1;
      this.hash(pile);
    }
  }
}
