import { listOf } from '../../../core/cards/list.js';
import { KING } from '../../../core/cards/card.js';
import { lowest } from '../../../core/solver/bits.js';
import { COVER } from '../rules/state.js';

/** For each rank (1–13; 0 for none) the places in a list that have it, as bits. */
export const bitsByRank = (ranks: readonly number[]): readonly number[] =>
  listOf(KING + 1, (rank) =>
    ranks.reduce((bits, other, place) => (other === rank ? bits | (1 << place) : bits), 0),
  );

/** The pyramid as a solver sees it: bits for places, counted from 0, and ranks for cards. */
export class Shape {
  /** The places of each rank. */
  readonly byRank: readonly number[];

  /** @param ranks the rank on each of the 28 places, 0 where none is. */
  constructor(
    readonly ranks: readonly number[],
    private readonly coverPairs: boolean,
  ) {
    this.byRank = bitsByRank(ranks);
  }

  /** Those of the places left on which nothing lies. */
  free(left: number): number {
    let found = 0;
    for (let rest = left; rest; rest &= rest - 1) {
      if (!(COVER[lowest(rest)]! & left)) found |= rest & -rest;
    }
    return found;
  }

  /** Calls back with each two places whose cards can be taken together. */
  eachPair(left: number, take: (pair: number) => void): void {
    for (let rest = this.free(left); rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const others = this.coverPairs ? left & ~bit : left;
      // A card that is covered by this one alone has a lower place, so lower ones are all there are.
      const partners = this.byRank[KING - this.ranks[lowest(bit)]!]! & left & (bit - 1);
      for (let more = partners; more; more &= more - 1) {
        if (!(COVER[lowest(more)]! & others)) take(bit | (more & -more));
      }
    }
  }
}
