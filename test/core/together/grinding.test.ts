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
 * The house and all people but one conspire against that one, whose first card is to be low. They know the
 * house's seed, and make their choices last, as far as the protocol allows.
 */

const CARDS = 52;
/** How many choices they try before each deal. */
const TRIES = 24;
const SHARES = 8;

/** How far counts are from equal ones: about 51 for fair ones, with a deviation of about 10. */
function chiSquare(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const due = all / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
}

/** What fair counts pass but once in a million times (51 degrees of freedom). */
const BOUND = 116;

/** What they would like best: the lowest first card. */
const best = <T>(tries: readonly T[], cardOf: (one: T) => number): T =>
  tries.reduce((one, other) => (cardOf(other) < cardOf(one) ? other : one));

const firstCard = (seed: Uint8Array): number => secureShuffle(seed, CARDS)[0]!;

/**
 * A deal by `baize/2`: they may see the honest hash, but not the share, when they choose theirs. The best they can do is to
 * try their shares with a share of their own making in the honest one's place.
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
  // From here on all are bound: theirs must be the one whose hash they gave.
  return firstCard(jointSeed(house, [honest, chosen]));
}

/** The same by cuts as `baize/1` has them: who cuts last knows the house's seed and all cuts before. */
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
    // The lowest of so many tries: an ace in nearly all of them.
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
