import { listOf } from '../../../core/cards/list.js';
import { KING } from '../../../core/cards/card.js';
import { lowest } from '../../../core/solver/bits.js';
import { COVER } from './places.js';

/** For each rank (1–13, and 0 for none): the indexes in a list with that rank, as bits. */
export const bitsByRank = (ranks: readonly number[]): readonly number[] =>
  listOf(KING + 1, (rank) =>
    ranks.reduce((bits, other, place) => (other === rank ? bits | (1 << place) : bits), 0),
  );

/** The pyramid for a solver: places as bits, counted from 0, and cards as ranks. */
export class Shape {
  /** The places of each rank, as bits. */
  readonly byRank: readonly number[];

  /** @param ranks the rank on each of the 28 places, 0 if it is empty */
  constructor(
    readonly ranks: readonly number[],
    private readonly coverPairs: boolean,
  ) {
    this.byRank = bitsByRank(ranks);
  }

  /** The places that are not covered. */
  free(left: number): number {
    let found = 0;
    for (let rest = left; rest; rest &= rest - 1) {
      if (!(COVER[lowest(rest)]! & left)) found |= rest & -rest;
    }
    return found;
  }

  /** Calls `take` with the bits of each two places whose cards can be taken together. */
  eachPair(left: number, take: (pair: number) => void): void {
    for (let rest = this.free(left); rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const others = this.coverPairs ? left & ~bit : left;
      // A card that only this one covers has a lower place, so it is enough to look at lower ones.
      const partners = this.byRank[KING - this.ranks[lowest(bit)]!]! & left & (bit - 1);
      for (let more = partners; more; more &= more - 1) {
        if (!(COVER[lowest(more)]! & others)) take(bit | (more & -more));
      }
    }
  }
}
