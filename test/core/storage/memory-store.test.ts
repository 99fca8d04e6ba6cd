import { describe, it } from '#bdd';
import { expect } from 'chai';
import { MemoryStore } from '../../../src/storage.js';

describe('a store that lasts as long as the page', () => {
  it('writes over the version that was told alone, and has none twice', () => {
    const store = new MemoryStore();
    const first = store.set('a', 'one', 0);
    expect([store.set('a', 'two', 0), store.get('a')]).to.deep.equal([
      undefined,
      { value: 'one', version: first },
    ]);
    const second = store.set('a', 'two', first);
    store.remove('a');
    expect([store.get('a'), store.set('a', 'three', second)]).to.deep.equal([undefined, undefined]);
    const third = store.set('a', 'three', 0);
    expect(store.set('a', 'late', first)).to.equal(undefined);
    expect(new Set([first, second, third, undefined]).size).to.equal(4);
    expect(store.get('a')?.value).to.equal('three');
  });
});
