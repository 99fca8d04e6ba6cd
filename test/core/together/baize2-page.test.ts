import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import {
  type Transcript,
  checkTranscript,
  houseCommitment,
  jointSeed,
  shareHash,
} from '../../../src/together.js';
import * as anew from '../support/baize2.js';
import { must } from '../support/result.js';

const PAGE = readFileSync(
  new URL('../../../docs/guides/fair-shuffles.md', import.meta.url),
  'utf8',
);

/** The output that the page gives for its example program, line by line. */
const [, printed = ''] = /It prints[^]*?```text\n([^]*?)```/.exec(PAGE) ?? [];
const lines = printed.trimEnd().replaceAll('\n  ', ' ').split('\n');
const shown = (name: string): string =>
  must(lines.find((line) => line.startsWith(`${name} `))).slice(name.length + 1);

const bytesFrom = (first: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, at) => first + at);
const name = { code: 'K7QXK7QX', shuffle: 1 };
const seed = bytesFrom(0);
const shares = [
  { secret: bytesToHex(bytesFrom(32)), words: 'north' },
  { secret: bytesToHex(bytesFrom(64)), words: 'süd' },
];

describe('the page on the shuffle of shared tables', () => {
  it('shows what the kit computes', () => {
    const commitment = houseCommitment(name, seed);
    expect(shown('shared')).to.equal(commitment);
    expect(shown('hash 0')).to.equal(shareHash(name, commitment, 0, shares[0]!));
    expect(shown('hash 2')).to.equal(shareHash(name, commitment, 2, shares[1]!));
    expect(shown('joint')).to.equal(bytesToHex(jointSeed(seed, shares)));
  });

  it('shows a shuffle that the kit finds fair, and not so if any of it is another', () => {
    const transcript: Transcript = {
      ...{ protocol: 'baize/2', game: 'seven27-table', ...name, hand: 1 },
      ...{ seats: [0, 2], hashes: [shown('hash 0'), shown('hash 2')], shares },
      ...{ commitment: shown('shared'), seed: bytesToHex(seed) },
    };
    expect(checkTranscript(transcript).fair).to.equal(true);
    const words = [{ ...shares[0]!, words: 'South' }, shares[1]!];
    for (const change of [
      { code: 'K7QXK7QY' },
      { shuffle: 2 },
      { seats: [0, 1] },
      { shares: words },
      { seed: bytesToHex(bytesFrom(1)) },
      { hashes: [...transcript.hashes].reverse() },
      { shares: [shares[0]!, null] },
    ]) {
      expect(checkTranscript({ ...transcript, ...change }).fair, JSON.stringify(change)).to.equal(
        false,
      );
    }
  });

  it('is written as the tests’ own computation has it', () => {
    const commitment = anew.commitmentOf(name.code, name.shuffle, seed);
    expect(commitment).to.equal(shown('shared'));
    expect(anew.shareHash(name.code, 1, commitment, 2, shares[1]!)).to.equal(shown('hash 2'));
    expect(bytesToHex(anew.jointSeed(seed, shares))).to.equal(shown('joint'));
  });
});
