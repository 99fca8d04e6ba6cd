import { describe, it } from '#bdd';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import { cutDeck, secureShuffle } from '../../../src/core.js';
import {
  type Share,
  type ShuffleName,
  houseCommitment,
  jointSeed,
  shareHash,
} from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { bytesFrom } from '../support/shared-table.js';

/**
 * The house and all people but one conspire to give that one a low first card. They know the
 * house's seed, and choose last, as far as the protocol allows.
 */

const CARDS = 52;
/** How many choices they try before each deal. */
const TRIES = 24;
const SHARES = 8;

/**
 * The chi-squared statistic against equal counts: about 51 for fair deals, with a standard
 * deviation of about 10.
 */
function chiSquare(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const due = all / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
}

/** Fair counts exceed this once in a million times (51 degrees of freedom). */
const BOUND = 116;

/** The choice that gives the lowest first card. */
const best = <T>(tries: readonly T[], cardOf: (one: T) => number): T =>
  tries.reduce((one, other) => (cardOf(other) < cardOf(one) ? other : one));

const firstCard = (seed: Uint8Array): number => secureShuffle(seed, CARDS)[0]!;

/**
 * A deal by `baize/2`. When they choose their shares, they may see the hash of the honest share,
 * but not the share. The best they can do is to guess that share, and try theirs with the guess.
 */
function jointDeal(random: (bytes: number) => Uint8Array, shuffle: number): number {
  const name: ShuffleName = { code: 'K7QXK7QX', shuffle };
  const house = random(32);
  const commitment = houseCommitment(name, house);
  const share = (): Share => ({ secret: bytesToHex(random(32)), words: '' });
  const honest = share();
  const hash = shareHash(name, commitment, 0, honest);
  const guess: Share = { secret: hash, words: '' };
  const tries = Array.from({ length: SHARES }, share);
  const chosen = best(tries, (one) => firstCard(jointSeed(house, [guess, one])));
  // All shares are bound by now: theirs must match the hash that they sent.
  return firstCard(jointSeed(house, [honest, chosen]));
}

/** A deal by the cuts of `baize/1`: the last to cut knows the house's seed and all earlier cuts. */
function cutDeal(random: (bytes: number) => Uint8Array): number {
  const deck = secureShuffle(random(32), CARDS);
  const honest = bytesToHex(random(32));
  const tries = Array.from({ length: TRIES }, (_, at) => String(at));
  const chosen = best(tries, (text) => cutDeck(deck, [honest, text])[0]!);
  return cutDeck(deck, [honest, chosen])[0]!;
}

const countsOf = (deals: number, deal: (at: number) => number): readonly number[] => {
  const counts = Array<number>(CARDS).fill(0);
  for (let at = 0; at < deals; at++) counts[deal(at)]!++;
  return counts;
};

describe('a house and all people but one against that one', () => {
  it('can’t choose that one’s cards, however they choose their shares', () => {
    const random = bytesFrom(26);
    const deals = countOf({ normal: 500, full: 100_000 });
    expect(chiSquare(countsOf(deals, (at) => jointDeal(random, at + 1)))).to.be.lessThan(BOUND);
  });

  it('could choose them by the cuts of one table alone, which this test sees', () => {
    const random = bytesFrom(27);
    const counts = countsOf(200, () => cutDeal(random));
    expect(chiSquare(counts)).to.be.greaterThan(4 * BOUND);
    // The lowest of 24 tries is nearly always one of the first eight cards.
    expect(counts.slice(0, 8).reduce((sum, count) => sum + count, 0)).to.be.greaterThan(180);
  });

  it('can’t take another one’s hash for their own, nor an older shuffle’s', () => {
    const share = { secret: 'ab'.repeat(32), words: 'hi' };
    const commitment = houseCommitment(
      { code: 'K7QXK7QX', shuffle: 1 },
      hexToBytes('00'.repeat(32)),
    );
    const hash = shareHash({ code: 'K7QXK7QX', shuffle: 1 }, commitment, 0, share);
    const others = [
      shareHash({ code: 'K7QXK7QX', shuffle: 1 }, commitment, 1, share),
      shareHash({ code: 'K7QXK7QX', shuffle: 2 }, commitment, 0, share),
      shareHash({ code: 'K7QXK7QY', shuffle: 1 }, commitment, 0, share),
      shareHash({ code: 'K7QXK7QX', shuffle: 1 }, '00'.repeat(32), 0, share),
    ];
    expect(new Set([hash, ...others]).size).to.equal(5);
  });
});
