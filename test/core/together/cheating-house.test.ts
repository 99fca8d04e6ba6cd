import { expect } from 'chai';
import { describe, it } from '#bdd';
import type { ServerMessage } from '../../../src/core/together/messages.js';
import { type Page, TestTable } from '../support/shared-table.js';
import { ShuffleParticipant } from '../../../src/core/together/shuffle-participant.js';
import type { ClientMessage, Share, ShuffleState } from '../../../src/core/together/messages.js';
import {
  type Transcript,
  checkTranscript,
  houseCommitment,
  shareHash,
} from '../../../src/core/together/shuffle.js';

const CODE = 'K7QXH2MP';
const seedOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const COLLUDER: Share = { secret: 'c0'.repeat(32), words: '' };

/** The victim at seat 0, and a partner of the house at seat 1. */
function begin(shuffle = 4) {
  const part = new ShuffleParticipant(
    () => seedOf(7),
    () => 'my words',
  );
  const answer = (state: ShuffleState): ClientMessage | undefined => part.answer(CODE, state, 0);
  const stateOf = (seed: Uint8Array, colluder: Share, shares: ShuffleState['shares'] = []) => {
    const commitment = houseCommitment({ code: CODE, shuffle }, seed);
    const name = { code: CODE, shuffle };
    const own = shareHash(name, commitment, 0, { secret: '07'.repeat(32), words: 'my words' });
    const hashes = [own, shareHash(name, commitment, 1, colluder)];
    return { shuffle, hand: 3, commitment, seats: [0, 1], hashes, shares };
  };
  const honest = stateOf(seedOf(1), COLLUDER);
  expect(answer({ ...honest, hashes: [null, null] })).to.have.property('type', 'hash');
  return { part, answer, stateOf, honest };
}

const transcriptOf = (state: ShuffleState, seed: string, shares: readonly Share[]): Transcript => ({
  ...{ protocol: 'baize/2', game: 'seven27-table', code: CODE },
  ...{ ...state, shares, seed },
});

describe('a house that knows a share and chooses its seed anew', () => {
  for (const [how, shares] of [
    ['before anything is revealed', []],
    ['in a state that has room for shares', [null, null]],
  ] as const) {
    it(`is found out, where all hashes are published ${how}`, () => {
      const { part, answer, stateOf, honest } = begin();
      const revealed = answer({ ...honest, shares });
      expect(revealed).to.have.property('type', 'reveal');
      const { secret, words } = revealed as Share & ClientMessage;
      const forged = stateOf(seedOf(2), COLLUDER);
      expect(answer(forged)).to.equal(undefined);
      const shown = [{ secret, words }, COLLUDER];
      const transcript = transcriptOf(forged, '02'.repeat(32), shown);
      // The transcript fits together; only a page that was present can tell.
      expect(checkTranscript(transcript).fair).to.equal(true);
      const check = checkTranscript(transcript, part.witness(4, false));
      expect(check.fair).to.equal(false);
      const wrong = check.lines.filter(({ ok }) => !ok).map(({ code }) => code);
      expect(wrong).to.deep.equal(['published', 'own']);
    });
  }

  it('gets no share for hashes that have changed since they were published', () => {
    const { answer, stateOf, honest } = begin();
    const other = stateOf(seedOf(1), { secret: 'c1'.repeat(32), words: '' });
    expect(answer({ ...honest, hashes: [honest.hashes[0]!, null] })).to.equal(undefined);
    expect(answer(honest)).to.have.property('type', 'reveal');
    expect(answer(other)).to.equal(undefined);
  });

  it('does not open a shuffle again once a later one was begun', () => {
    const { answer, honest } = begin();
    expect(answer(honest)).to.have.property('type', 'reveal');
    expect(answer({ ...honest, shuffle: 5, hashes: [null, null] })).to.have.property(
      'type',
      'hash',
    );
    expect(answer(honest)).to.equal(undefined);
  });
});

describe('a page that has a seat and no part in a shuffle', () => {
  /** The problems that a page reports. */
  function problemsOf(page: Page): readonly object[] {
    const problems: object[] = [];
    page.table.subscribe((event) => {
      if (event.type === 'problem') problems.push(event.problem);
    });
    return problems;
  }

  /** A table of two, where the house hides one person's messages from the other. */
  function open() {
    const table = TestTable.open({ seats: 2 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    return { table, ann, bob, problems: problemsOf(bob) };
  }

  it('warns where it plays the hand all the same', () => {
    const { table, ann, bob, problems } = open();
    const hear = bob.hear.bind(bob);
    bob.hear = (message: ServerMessage) =>
      hear(message.type === 'hand' ? { ...message, seat: 1 } : message);
    bob.drops.add('reveal');
    for (let misses = 0; misses < 2; misses++) {
      table.next(ann, bob);
      table.wait(10_000);
    }
    table.next(ann, bob);
    expect(problems).to.deep.equal([{ code: 'left-out', hand: 1 }]);
  });

  it('does not warn where it sits out, nor where it came in the midst of it', () => {
    const { table, ann, bob, problems } = open();
    bob.drops.add('reveal');
    for (let misses = 0; misses < 2; misses++) {
      table.next(ann, bob);
      table.wait(10_000);
    }
    expect(bob.table.status!.people[1]!.sitsOut).to.equal(true);
    table.next(ann, bob);
    table.wait(8000);
    expect(ann.table.session!.state).not.to.equal(undefined);
    expect(problems).to.deep.equal([]);
    table.playHand(ann);
    bob.drops.clear();
    table.lose(bob);
    ann.drops.add('reveal');
    table.next(ann);
    expect(table.host.listing.phase).to.equal('shuffle');
    bob.table.connected();
    table.reconnect(bob);
    table.wait(10_000);
    expect(problems).to.deep.equal([]);
  });
});
