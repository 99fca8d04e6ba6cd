import { describe, it } from '#bdd';
import { expect } from 'chai';
import { quote } from '../../../src/core/engine/reason.js';

/** A value from a host, and a counter of how often its properties are read. */
function watched(value: object): readonly [object, () => number] {
  let reads = 0;
  const proxy = new Proxy(value, {
    get: (target, name, receiver) => {
      reads++;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return [proxy, () => reads];
}

describe('what is quoted', () => {
  it('reads as JSON, or as text where it is plain', () => {
    const values: readonly (readonly [unknown, string])[] = [
      ['617', '617'],
      [617, '617'],
      [NaN, 'NaN'],
      [true, 'true'],
      [null, 'null'],
      [undefined, 'undefined'],
      [Symbol('x'), 'symbol'],
      [(): void => undefined, 'function'],
      [10n, 'bigint'],
      [{ a: [1, 'b', null], c: { d: false } }, '{"a":[1,"b",null],"c":{"d":false}}'],
      [[1, undefined, 2], '[1,null,2]'],
      [{ a: undefined, b: 1 }, '{"b":1}'],
      [new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ];
    for (const [value, text] of values) expect(quote(value)).to.equal(text);
  });

  it('is its type where it can’t be read', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const hostile = { toJSON: () => JSON.parse('{') as unknown };
    const getter = Object.defineProperty({}, 'a', { enumerable: true, get: hostile.toJSON });
    for (const value of [circle, hostile, getter, { a: 1n }])
      expect(quote(value)).to.equal('object');
  });

  it('is cut before it is written', () => {
    const [sparse, reads] = watched(Object.assign([], { length: 2 ** 32 - 1 }));
    expect(quote(sparse)).to.match(/^\[null,null,.*…$/);
    expect(reads()).to.be.below(100);
    const [nested, looks] = watched(
      Array.from({ length: 1000 }, () => Array<string>(1000).fill('x')),
    );
    expect(quote(nested).length).to.equal(58);
    expect(looks()).to.be.below(100);
    expect(quote({ a: 'x'.repeat(1e7) })).to.equal(`{"a":"${'x'.repeat(51)}…`);
    expect(quote('x'.repeat(1e7))).to.equal(`${'x'.repeat(57)}…`);
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(quote(deep)).to.equal(`${'['.repeat(57)}…`);
  });
});
