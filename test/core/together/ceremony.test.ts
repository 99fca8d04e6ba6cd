import { describe, it } from '#bdd';
import { expect } from 'chai';
import { formatSeed } from '../../../src/core.js';
import { jointSeed, parseHex, shareHash } from '../support/baize2.js';
import { must } from '../support/result.js';
import { CODE, type Page, TestTable } from '../support/shared-table.js';

/** Two people at a table of two, both ready. */
function started(prepare: (ann: Page, bob: Page) => void = () => undefined): {
  table: TestTable;
  ann: Page;
  bob: Page;
} {
  const table = TestTable.open({ seats: 2 });
  const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
  prepare(ann, bob);
  table.next(ann, bob);
  return { table, ann, bob };
}

describe('the shuffle of a shared table', () => {
  it('publishes the commitment, then all hashes, and deals by all shares', () => {
    const { table, ann } = started();
    const [first, second] = ann.heard.filter(({ type }) => type === 'shuffle') as never[];
    expect(first).to.deep.include({ shuffle: 1, hand: 1, seats: [0, 1], hashes: [null, null] });
    expect(second).to.deep.include({ shares: [] });
    const { shuffle, seed } = must(ann.last('hand'));
    expect(seed).to.equal(null);
    expect(shuffle.shares.map((share) => share!.words)).to.deep.equal(['Ann ✓', 'Bob ✓']);
    // Computes it again with Node's functions only.
    shuffle.shares.forEach((share, at) => {
      expect(shareHash(CODE, 1, shuffle.commitment, at, share!)).to.equal(shuffle.hashes[at]);
    });
    const save = table.host.save(table.now);
    const house = parseHex(must(save.dealtBy ?? undefined).seed);
    expect(save.table.seed).to.equal(formatSeed(jointSeed(house, shuffle.shares as never)));
  });

  it('publishes the house’s seed once the hand is over, and every page finds the deal fair', () => {
    const { table, ann, bob } = started();
    const seed = must(table.host.save(0).dealtBy ?? undefined).seed;
    const before = [...ann.heard, ...bob.heard].map((one) => JSON.stringify(one)).join();
    expect(before).not.to.include(seed);
    table.playHand(ann, bob);
    expect(ann.last('seed')).to.deep.equal({ type: 'seed', hand: 1, seed });
    for (const page of [ann, bob]) {
      expect(page.table.checked.map(({ check }) => check.fair)).to.deep.equal([true]);
      const codes = page.table.checked[0]!.check.shuffle.lines.map(({ code }) => code);
      expect(codes).to.deep.equal(['commitment', 'share', 'share', 'published', 'own']);
    }
  });

  it('waits ten seconds for a hash, is void then for all to see, and is made anew', () => {
    const { table, ann, bob } = started((_, other) => other.drops.add('hash'));
    expect(table.host.listing.phase).to.equal('shuffle');
    table.wait(9999);
    expect(table.host.listing.phase).to.equal('shuffle');
    table.wait(1);
    for (const page of [ann, bob]) {
      expect(page.last('void')).to.deep.equal({ type: 'void', shuffle: 1, missing: [1] });
    }
    expect(ann.table.status!.people.map((one) => one!.isReady)).to.deep.equal([true, false]);
    bob.drops.clear();
    table.wait(8000);
    expect(must(ann.last('hand')).shuffle).to.deep.include({ shuffle: 2, hand: 1 });
  });

  it('waits ten seconds more for the shares, and has a seat sit out that misses two in a row', () => {
    const { table, ann, bob } = started((_, other) => other.drops.add('reveal'));
    table.wait(10_000);
    expect(bob.last('void')!.missing).to.deep.equal([1]);
    expect(bob.table.status!.people[1]!.sitsOut).to.equal(false);
    table.wait(18_000);
    expect(bob.last('void')!.shuffle).to.equal(2);
    expect(bob.table.status!.people[1]!.sitsOut).to.equal(true);
    bob.drops.clear();
    // At a table of two, the next hand can only be one that this seat sits out.
    table.wait(8000);
    const hand = must(ann.last('hand'));
    expect(hand.shuffle).to.deep.include({ shuffle: 3, seats: [0] });
    table.playHand(ann);
    const out = bob.heard.flatMap((one) =>
      one.type === 'step' && one.by === 'auto' ? [one.moves[0]] : [],
    );
    expect(out).to.deep.equal(['o1']);
    // Once that hand is over, the seat takes part again.
    expect(bob.table.status!.people[1]!.sitsOut).to.equal(false);
    table.next(ann, bob);
    expect(must(ann.last('hand')).shuffle.seats).to.deep.equal([0, 1]);
  });

  it('counts a share that is not its hash’s as none, and takes no second hash', () => {
    const { table, ann, bob } = started((_, other) => {
      other.drops.add('hash');
    });
    const { table: remote } = bob;
    const { commitment } = must(remote.shuffle);
    const share = { secret: '11'.repeat(32), words: 'x' };
    const hash = shareHash(CODE, 1, commitment, 1, share);
    const send = (message: Parameters<typeof bob.outgoing.push>[0]): unknown => {
      const heard = bob.heard.length;
      bob.outgoing.push(message);
      table.flow();
      return bob.heard.slice(heard).find(({ type }) => type === 'problem');
    };
    const problemOf = (what: string, why: string): object => ({
      type: 'problem',
      problem: { code: 'share', what, why },
    });
    expect(send({ type: 'reveal', shuffle: 1, ...share })).to.deep.equal(
      problemOf('reveal', 'not-now'),
    );
    expect(send({ type: 'hash', shuffle: 1, hash: 'no hash' })).to.deep.equal(
      problemOf('hash', 'bad-hash'),
    );
    expect(send({ type: 'hash', shuffle: 9, hash })).to.deep.equal(problemOf('hash', 'no-shuffle'));
    expect(send({ type: 'hash', shuffle: 1, hash })).to.equal(undefined);
    expect(send({ type: 'hash', shuffle: 1, hash })).to.equal(undefined);
    const other = 'ab'.repeat(32);
    expect(send({ type: 'hash', shuffle: 1, hash: other })).to.deep.equal(
      problemOf('hash', 'other-hash'),
    );
    expect(send({ type: 'reveal', shuffle: 1, ...share, words: 'y' })).to.deep.equal(
      problemOf('reveal', 'other-hash'),
    );
    expect(send({ type: 'reveal', shuffle: 1, ...share, words: 'y'.repeat(65) })).to.deep.equal(
      problemOf('reveal', 'bad-share'),
    );
    expect(table.host.listing.phase).to.equal('shuffle');
    // Nobody is sent a revealed share before everybody has revealed theirs.
    expect(ann.heard.map((one) => JSON.stringify(one)).join()).not.to.include('Ann ✓');
    expect(send({ type: 'reveal', shuffle: 1, ...share })).to.equal(undefined);
    expect(table.host.listing.phase).to.equal('hand');
    // Late messages do no harm.
    expect(send({ type: 'reveal', shuffle: 1, ...share })).to.equal(undefined);
  });

  it('has no part for who watches, for bots, and for who is away', () => {
    const table = TestTable.open({ seats: 4 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    const eve = table.join('Eve');
    bob.ask({ type: 'pause', on: false });
    table.flow();
    table.lose(bob);
    table.next(ann);
    const { shuffle } = must(eve.last('hand'));
    expect(shuffle.seats).to.deep.equal([0]);
    eve.outgoing.push({ type: 'hash', shuffle: 2, hash: 'ab'.repeat(32) });
    table.flow();
    expect(eve.last('problem')!.problem).to.include({ code: 'share', why: 'not-in-it' });
    // A spectator has seen the shuffle, and checks it as well.
    table.playHand(ann);
    expect(eve.table.checked[0]!.check.fair).to.equal(true);
  });

  it('refuses the rules’ own cuts', () => {
    const { table, ann } = started();
    const id = ann.ask({ type: 'move', hand: 1, move: 'u0:00480069' });
    table.flow();
    expect(ann.refusal(id)).to.equal('cut-by-share');
  });

  it('is void at once where a seat is given up, and goes on where a page comes back in time', () => {
    const { table, ann, bob } = started((_, other) => other.drops.add('hash'));
    table.lose(bob);
    bob.drops.clear();
    table.reconnect(bob);
    expect(table.host.listing.phase).to.equal('hand');
    table.playHand(ann, bob);
    bob.drops.add('hash');
    table.next(ann, bob);
    bob.ask({ type: 'leave' });
    table.flow();
    expect(ann.last('void')).to.deep.include({ shuffle: 2, missing: [1] });
    expect(table.host.listing.people).to.equal(1);
  });
});
