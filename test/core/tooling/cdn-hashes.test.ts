import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, it } from '#bdd';
import * as twin from '../../../scripts/build/cdn/hashes/index.js';
import { SEED } from '../support/walks.js';

const RUNS = { seed: SEED, numRuns: 4000 };
const messages = fc.uint8Array({ maxLength: 300, size: 'max' });
const nodeHash = (message: Uint8Array) => createHash('sha256').update(message).digest('hex');

/** FIPS 180-4's own examples, and NIST's of a long message. */
const EXAMPLES = {
  '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ['a'.repeat(1_000_000)]: 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
};

/** FIPS 180-4, 5.3.3 and 4.2.2. */
const START = '6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19';
const ROUNDS = `
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2`;

const inHex = (words: Uint32Array): string[] =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0'));

describe('the twin of @noble/hashes in the CDN files', () => {
  it('computes every constant of the standard', () => {
    expect(inHex(twin.START)).to.deep.equal(START.split(' '));
    expect(inHex(twin.ROUNDS)).to.deep.equal(ROUNDS.trim().split(/\s+/));
  });

  it('computes them in any engine: no root is so near to the next word that rounding tells', () => {
    const primes = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) =>
      Array.from({ length: n - 2 }, (_, k) => k + 2).every((k) => n % k > 0),
    );
    expect(primes).to.have.length(64);
    const roots = [...primes.map(Math.cbrt), ...primes.slice(0, 8).map(Math.sqrt)];
    for (const root of roots) {
      const rest = (root * 2 ** 32) % 1;
      // A root has 50 bits after the point, so 18 behind the word: an error of 500 of the last.
      expect(Math.min(rest, 1 - rest)).to.be.above(500 / 2 ** 18);
    }
  });

  it('gives the standard’s examples', () => {
    for (const [text, hash] of Object.entries(EXAMPLES)) {
      expect(twin.bytesToHex(twin.sha256(utf8ToBytes(text)))).to.equal(hash);
    }
  });

  it('hashes every length from 0 to 300 as noble and Node do', () => {
    for (let length = 0; length <= 300; length++) {
      const message = Uint8Array.from({ length }, (_, n) => (n * 73 + length) & 255);
      const hash = twin.sha256(message);
      expect(hash).to.deep.equal(sha256(message));
      expect(twin.bytesToHex(hash)).to.equal(nodeHash(message));
    }
  });

  it('hashes what noble and Node hash, any bytes, and a view into others', () => {
    fc.assert(
      fc.property(messages, fc.nat(20), (message, from) => {
        const before = message.slice();
        const part = message.subarray(from);
        for (const bytes of [message, part]) {
          const hash = twin.sha256(bytes);
          expect(hash).to.deep.equal(sha256(bytes));
          expect(twin.bytesToHex(hash)).to.equal(nodeHash(bytes));
        }
        expect(message).to.deep.equal(before);
      }),
      RUNS,
    );
  });

  it('puts bytes together, and writes and reads them, as noble does', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 5 }), (pieces) => {
        const bytes = concatBytes(...pieces);
        expect(twin.concatBytes(...pieces)).to.deep.equal(bytes);
        expect(twin.bytesToHex(bytes)).to.equal(bytesToHex(bytes));
        const digits = bytesToHex(bytes);
        for (const text of [digits, digits.toUpperCase()]) {
          expect(twin.hexToBytes(text)).to.deep.equal(hexToBytes(text));
        }
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  it('has the bytes of texts as noble has them, broken ones too', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(twin.utf8ToBytes(text)).to.deep.equal(utf8ToBytes(text));
      }),
      RUNS,
    );
    expect(twin.utf8ToBytes('\ud800')).to.deep.equal(utf8ToBytes('\ud800'));
  });
});
