import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { Turns } from '../../server/src/turns.js';

describe('what is due at many tables', () => {
  it('is done at one after the other, with other work in between, and once where it is due twice', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const table = (name: string): (() => void) => {
      return () => {
        done.push(name);
        if (name === 'a') turns.add(late);
      };
    };
    const [first, second, late] = [table('a'), table('b'), table('c')];
    for (const act of [first, second, first]) turns.add(act);
    expect(done).to.deep.equal([]);
    for (const expected of ['a', 'ab', 'abc', 'abc']) {
      await nextTurn();
      expect(done.join('')).to.equal(expected);
    }
  });
});
