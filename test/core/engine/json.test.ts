import { describe, it } from '#bdd';
import { expect } from 'chai';
import { toJson } from '../../../src/core/engine/json.js';

describe('JSON of plain data', () => {
  it('is the same where a library gives arrays and objects a method toJSON', () => {
    const data = { a: [1, 'ä"', null, undefined, [true]], b: { c: undefined, d: 0.5 }, e: NaN };
    const plain = JSON.stringify(data);
    expect(toJson(data)).to.equal(plain);
    Object.assign(Array.prototype, { toJSON: () => 'replaced' });
    try {
      expect(JSON.stringify(data)).not.to.equal(plain);
      expect(toJson(data)).to.equal(plain);
    } finally {
      delete (Array.prototype as { toJSON?: unknown }).toJSON;
    }
  });
});
