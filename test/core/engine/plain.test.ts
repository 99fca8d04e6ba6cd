import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DEEPEST, MOST_LETTERS, MOST_VALUES, plainCopy } from '../../../src/core/engine/plain.js';

const valueOf = (given: unknown): unknown => {
  const copied = plainCopy(given);
  if (!('value' in copied)) throw new Error(`refused at ${copied.at}`);
  return copied.value;
};

/** The path at which a value is refused, or `undefined` if it is copied. */
const refusedAt = (given: unknown): string | undefined => {
  const copied = plainCopy(given);
  return 'at' in copied ? copied.at : undefined;
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a copy in plain data', () => {
  it('is equal to what JSON could say, and shares nothing with it', () => {
    const given = { a: [1, 'b', null, true, { c: -0.5 }], d: {}, '': [] };
    const copy = valueOf(given) as typeof given;
    expect(copy).to.deep.equal(given);
    expect(copy).not.to.equal(given);
    expect(copy.a).not.to.equal(given.a);
    expect(copy.a[4]).not.to.equal(given.a[4]);
  });

  it('has no −0, which would be another number once it was written and read', () => {
    const copy = valueOf(JSON.parse('{"a":[-0,-1]}')) as { a: number[] };
    expect(copy.a.map((one) => Object.is(one, -0))).to.deep.equal([false, false]);
    expect(copy).to.deep.equal({ a: [0, -1] });
  });

  it('leaves out what JSON leaves out, and calls no toJSON', () => {
    const toJSON = (): never => {
      throw new Error('called');
    };
    expect(valueOf({ a: undefined, b: () => 1, c: Symbol('c'), toJSON, d: 1 })).to.deep.equal({
      d: 1,
    });
    expect(valueOf([undefined, () => 1, 2])).to.deep.equal([null, null, 2]);
  });

  it('has no prototype of the giver’s, and a name like one is a field as others', () => {
    const copy = valueOf(JSON.parse('{"__proto__":{"a":1}}')) as { a?: number };
    expect([copy.a, Object.keys(copy)]).to.deep.equal([undefined, ['__proto__']]);
    expect(valueOf(Object.create({ a: 1 }))).to.deep.equal({});
  });

  it('reads each field once: what it says another time is never known', () => {
    let asked = 0;
    const given = {
      get a(): number {
        return ++asked;
      },
    };
    expect([valueOf(given), asked]).to.deep.equal([{ a: 1 }, 1]);
  });

  const cycle: Record<string, unknown> = {};
  cycle['again'] = { cycle };
  const thrower = {
    get field(): never {
      throw new Error('no');
    },
  };
  const deaf = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  const list: unknown[] = [];
  list.length = 2 ** 32 - 1;
  const REFUSED: Readonly<Record<string, readonly [given: unknown, at: RegExp]>> = {
    'a BigInt': [{ a: [0, 1n] }, /^a\.1$/],
    'a cycle': [{ cycle }, /^cycle\.again\.cycle$/],
    'a getter that throws': [{ a: thrower }, /^a\.field$/],
    'a proxy that throws': [{ a: { b: deaf } }, /^a\.b$/],
    'a proxy that was revoked': [{ a: revoked() }, /^a$/],
    bytes: [{ a: new Uint8Array(9) }, /^a$/],
    'a boxed text': [{ a: Object('text') as unknown }, /^a$/],
    'one more level than is read': [nested(DEEPEST + 1), /^0(\.0)*$/],
    'a list without end': [{ list }, new RegExp(`^list\\.${MOST_VALUES - 2}$`)],
    'more letters than are read': [{ a: 'x'.repeat(MOST_LETTERS + 1) }, /^a$/],
    'more letters than are read, in names': [{ a: { ['x'.repeat(MOST_LETTERS + 1)]: 1 } }, /^a$/],
  };
  for (const [name, [given, at]] of Object.entries(REFUSED)) {
    it(`is refused of ${name}, with its place`, () => {
      expect(refusedAt(given)).to.match(at);
    });
  }

  it('has twice what stands there twice, as JSON has', () => {
    const shared = { a: 1 };
    expect(valueOf([shared, shared])).to.deep.equal([{ a: 1 }, { a: 1 }]);
  });

  it('reads up to its bounds', () => {
    expect(refusedAt(nested(DEEPEST))).to.equal(undefined);
    expect(refusedAt('x'.repeat(MOST_LETTERS))).to.equal(undefined);
    expect(refusedAt(Array(MOST_VALUES - 1).fill(0))).to.equal(undefined);
    expect(refusedAt(Array(MOST_VALUES).fill(0))).to.equal(String(MOST_VALUES - 1));
  });
});

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
