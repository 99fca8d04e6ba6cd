import { describe, it } from '#bdd';
import { expect } from 'chai';
import { BestFirst, FARTHEST, type Space, UNSEEN } from '../../../src/core/solver/best-first.js';
import { zobrist } from '../../../src/core/solver/key-set.js';

const WORDS = zobrist(3 * 4096);

/** A search space of numbers below 4096, which starts at 1. Each number leads to some others. */
class Numbers implements Space {
  readonly key = new Int32Array(3);
  readonly ahead = new Int32Array(3);
  readonly way = [1];
  /** Those that were gone on from, in turn. */
  readonly visited: number[] = [];

  constructor(
    private readonly next: (number: number) => readonly number[],
    private readonly goal: number,
    private readonly costOf: (number: number) => number = () => 0,
  ) {
    this.write(this.key, 1);
  }

  get at(): number {
    return this.way.at(-1)!;
  }
  get won(): boolean {
    return this.at === this.goal;
  }

  moves(out: Int32Array): number {
    this.visited.push(this.at);
    const to = this.next(this.at);
    out.set(to);
    return to.length;
  }
  /** Odd numbers are known without being made, but for a win. */
  lookAhead(move: number): number {
    this.write(this.ahead, move);
    return move % 2 && move !== this.goal ? this.costOf(move) : UNSEEN;
  }
  make(move: number): void {
    this.way.push(move);
    this.write(this.key, move);
  }
  unmake(): void {
    this.way.pop();
    this.write(this.key, this.at);
  }
  cost(): number {
    return this.costOf(this.at);
  }

  private write(key: Int32Array, number: number): void {
    key.set(WORDS.subarray(3 * number, 3 * number + 3));
  }
}

/** Two ways on from each number below 2000, as a tree has them. */
const tree = (number: number): readonly number[] =>
  number < 2000 ? [2 * number, 2 * number + 1] : [];

describe('a best-first search', () => {
  it('finds a win, and stays there', () => {
    const space = new Numbers(tree, 1000);
    const search = new BestFirst(space, 1e6);
    expect([search.step(Infinity), search.step(1), space.at]).to.deep.equal([true, true, 1000]);
    expect(space.way).to.deep.equal([1, 3, 7, 15, 31, 62, 125, 250, 500, 1000]);
  });

  it('says that there is none where nothing is left', () => {
    const space = new Numbers(tree, 4095);
    const search = new BestFirst(space, 1e6);
    expect([search.step(Infinity), search.size, search.searched]).to.deep.equal([
      false,
      3999,
      3999,
    ]);
    expect(new Set(space.visited).size).to.equal(3999);
  });

  it('goes no way twice, though ways lead back', () => {
    const circle = (number: number): readonly number[] => [
      (number + 1) % 50,
      (number + 49) % 50,
      1,
    ];
    const search = new BestFirst(new Numbers(circle, 99), 1e6);
    expect([search.step(Infinity), search.size]).to.deep.equal([false, 50]);
  });

  it('goes on from what costs least, of equals from the one found last', () => {
    const space = new Numbers(
      tree,
      4095,
      (number) => [0, 5, 5, 9, 5, 9, 9, 9, 3][number] ?? FARTHEST,
    );
    new BestFirst(space, 1e6).step(8);
    expect(space.visited).to.deep.equal([1, 2, 4, 8, 5, 3, 7, 6]);
  });

  it('stops after so many positions, and once as many are kept as may be', () => {
    const search = new BestFirst(new Numbers(tree, 4095), 1000);
    expect([search.step(10), search.searched]).to.deep.equal([undefined, 10]);
    expect([search.step(Infinity), search.size]).to.deep.equal([undefined, 1001]);
    expect(search.step(Infinity)).to.equal(undefined);
  });

  it('begins anew from another space', () => {
    const search = new BestFirst(new Numbers(tree, 4095), 1e6);
    search.step(Infinity);
    const other = new Numbers(tree, 3);
    search.start(other, 1e6);
    expect([search.step(Infinity), search.searched, other.way]).to.deep.equal([true, 1, [1, 3]]);
  });
});
