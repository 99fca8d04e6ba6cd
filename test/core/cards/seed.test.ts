import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { commitment, formatSeed, parseSeed } from '../../../src/core.js';
import { kitWords, problemText } from '../../../src/locales/words.js';
import { problemOf, valueOf } from '../support/result.js';
import { oracleCommitment } from '../support/shuffle-oracle.js';
import { SEED } from '../support/walks.js';

const ACCEPTED = '0–9, a–f: 32, 34 … 128';

/** Values that are refused, and how the message quotes them. */
const BAD: readonly (readonly [string, unknown, string])[] = [
  ['nothing', '', ''],
  ['blanks', '  ', '  '],
  ['a short one', 'ab'.repeat(15), 'ab'.repeat(15)],
  ['a long one', 'ab'.repeat(65), `${'ab'.repeat(28)}a…`],
  ['an odd number of digits', 'a'.repeat(33), 'a'.repeat(33)],
  ['a digit that is none', `${'a'.repeat(31)}g`, `${'a'.repeat(31)}g`],
  ['a prefix', `0x${'a'.repeat(32)}`, `0x${'a'.repeat(32)}`],
  ['a blank inside', `${'a'.repeat(16)} ${'a'.repeat(16)}`, `${'a'.repeat(16)} ${'a'.repeat(16)}`],
  ['digits of another script', '٦'.repeat(32), '٦'.repeat(32)],
  ['a number', 617, 'number'],
  ['bytes', new Uint8Array(32), 'object'],
  ['null', null, 'object'],
  ['undefined', undefined, 'undefined'],
];

describe('a seed as text', () => {
  it('reads back what it writes, in either case and with blanks around', () => {
    const seeds = fc.uint8Array({ minLength: 16, maxLength: 64 });
    fc.assert(
      fc.property(seeds, (seed) => {
        const text = formatSeed(seed);
        expect(text).to.match(/^[0-9a-f]{32,128}$/);
        expect(text).to.equal(Buffer.from(seed).toString('hex'));
        for (const one of [text, text.toUpperCase(), ` ${text}\n`]) {
          expect([...valueOf(parseSeed(one))]).to.deep.equal([...seed]);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it('takes 16 to 64 bytes', () => {
    for (const length of [16, 17, 32, 63, 64]) {
      expect(valueOf(parseSeed('00'.repeat(length)))).to.have.length(length);
    }
  });

  for (const [what, given, got] of BAD) {
    it(`refuses ${what}, and says what is accepted`, () => {
      const problem = { code: 'option', option: 'seed', got, accepted: ACCEPTED };
      expect(problemOf(parseSeed(given))).to.deep.equal(problem);
    });
  }

  it('is refused in words that there are already', () => {
    expect(problemText(kitWords.kit, problemOf(parseSeed('xyz'))))
      .to.include('seed')
      .and.include(ACCEPTED);
  });
});

describe('the commitment', () => {
  it('is what Node’s SHA-256 gives', () => {
    const seeds = fc.uint8Array({ minLength: 16, maxLength: 64 });
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(commitment(seed)).to.equal(oracleCommitment(Buffer.from(seed)));
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
