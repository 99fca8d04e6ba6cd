import { expect } from 'chai';
import { describe, it } from '#bdd';
import type { ServerMessage } from '../../../src/core/together/messages.js';
import type { Difference } from '../../../src/core/together/difference.js';
import type { TenDiceState } from '../../../src/games/ten-dice/rules/state.js';
import { Page, TestTable, bytesFrom } from '../support/shared-table.js';

/** What a page reports about its hands: problems by code, and the results of the checks. */
function verdictsOf(page: Page): readonly (string | boolean)[] {
  const verdicts: (string | boolean)[] = [];
  page.table.subscribe((event) => {
    if (event.type === 'problem') verdicts.push(event.problem.code);
    if (event.type === 'checked') verdicts.push(event.check.fair);
  });
  return verdicts;
}

type Hear = (message: ServerMessage) => void;

/** A table whose server sends Bob's page other messages than Ann's. */
function open(game: 'ten-dice-race' | 'seven27-table', lie: (hear: Hear, page: Page) => Hear) {
  const table = TestTable.open({ game, seats: 3 });
  const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
  const hear = bob.hear.bind(bob);
  bob.hear = lie(hear, bob);
  const verdicts = verdictsOf(bob);
  return { table, ann, bob, verdicts };
}

/** The seed of the running hand, which no page may know. */
function seedNow(table: TestTable): string {
  const [, seed] = /"seed":"([0-9a-f]{64})"/.exec(JSON.stringify(table.host.save(table.now)))!;
  return seed!;
}

/** The same message, but with three sixes in a roll. */
const withOtherDice = (message: ServerMessage): ServerMessage =>
  JSON.parse(
    JSON.stringify(message).replace(/"dice":\[\[\d,\d,\d/, '"dice":[[6,6,6'),
  ) as ServerMessage;

const racersOf = (page: Page): TenDiceState['racers'] =>
  (page.table.session!.state as unknown as TenDiceState).racers;

describe('a page whose server lies to it', () => {
  for (const game of ['ten-dice-race', 'seven27-table'] as const) {
    it(`warns where the seed is shown in mid-hand, and checks the hand at its end: ${game}`, () => {
      const { table, ann, bob, verdicts } = open(game, (hear) => (message) => {
        hear(message);
        if (message.type === 'hand') hear({ type: 'seed', hand: 1, seed: seedNow(table) });
      });
      table.next(ann, bob);
      table.playHand(ann, bob);
      expect(verdicts).to.deep.equal(['unfair-deal', true]);
    });
  }

  it('finds false rolls after the hand was sent anew, without them', () => {
    let sent: ServerMessage & { readonly type: 'hand' };
    const { table, ann, bob, verdicts } = open('ten-dice-race', (hear, page) => (message) => {
      if (message.type === 'hand') sent = message;
      if (message.type === 'step') return hear(withOtherDice(message));
      if (message.type === 'seed') {
        const racers = racersOf(page).map((racer) => ({ ...racer, thrown: [] }));
        const { round, home } = page.table.session!.state as unknown as TenDiceState;
        const view = {
          racers: [racers],
          round,
          home: [home],
          turn: [null],
        } as unknown as Difference;
        const { run } = page.table;
        const { options } = page.table.session!;
        hear({
          ...{ ...sent, view, step: 500, seed: null },
          ...({ run: [run], options: [options] } as unknown as object),
        });
      }
      hear(message);
    });
    table.next(ann, bob);
    table.playHand(ann, bob);
    expect(verdicts).to.deep.equal([false]);
  });

  it('shows no step that is no race at all, and goes on with the table that it asks for', () => {
    let steps = 0;
    const { table, ann, bob, verdicts } = open('ten-dice-race', (hear, page) => (message) => {
      if (message.type !== 'step' || ++steps !== 2) return hear(message);
      hear({
        ...message,
        view: { ...(message.view as object), racers: [racersOf(page).slice(0, 2)] },
      });
    });
    table.next(ann, bob);
    table.playHand(ann, bob);
    expect(verdicts).to.deep.equal(['bad-message', true]);
  });

  it('is not satisfied with hands whose shuffle it was never shown', () => {
    const { table, ann, bob, verdicts } = open('seven27-table', (hear) => (message) => {
      if (message.type === 'shuffle') return;
      hear(message.type === 'hand' ? { ...message, seat: 1 } : message);
    });
    for (let hand = 0; hand < 2; hand++) {
      // Two shares are missing, so the seat has no part in the third shuffle.
      for (let shuffle = 0; shuffle < 3; shuffle++) {
        table.next(ann, bob);
        table.wait(10_000);
      }
      table.playHand(ann);
    }
    expect(verdicts).to.deep.equal(['left-out', false, 'left-out', false]);
  });
});

/**
 * A table whose server lets a partner's page play Bob's seat, and controls what Bob's own page
 * sees.
 *
 * @param show returns what Bob's page receives instead of a message to the other page, or
 * `undefined` to send nothing
 */
function openWithoutBob(
  show: (message: ServerMessage, bob: Page, other: Page) => ServerMessage | undefined,
) {
  const table = TestTable.open({ seats: 3 });
  const bob = new Page('Bob', table.rules, bytesFrom(99));
  const said: unknown[] = [];
  bob.table.subscribe((event) => {
    if (event.type === 'problem') said.push(event.problem.code);
    if (event.type === 'no-share') said.push(event.type);
    if (event.type !== 'checked') return;
    const { check, transcript } = event;
    said.push({ fair: check.fair, own: check.shuffle.hasOwnShare, seat: transcript.ownSeat });
  });
  const [ann, other] = [table.sit('Ann'), table.join('Bob')];
  const hear = other.hear.bind(other);
  other.hear = (message) => {
    hear(message);
    const shown = show(message, bob, other);
    if (shown) bob.hear(shown);
  };
  other.ask({ type: 'sit', name: 'Bob' });
  table.flow();
  const playHand = (): void => {
    table.next(ann, other);
    table.playHand(ann, other);
  };
  return { ann, said, playHand };
}

const NO_SHARE = { fair: true, own: false, seat: null };

describe('a page without a share in the deck that it plays', () => {
  it('says so, and finds no more than that all fits together, where it is always said to have come late', () => {
    const { ann, said, playHand } = openWithoutBob((message, bob) => {
      if (message.type === 'hand') bob.table.connected();
      return message.type === 'shuffle' ? undefined : message;
    });
    playHand();
    playHand();
    expect(said).to.deep.equal(['no-share', NO_SHARE, 'no-share', NO_SHARE]);
    const { check, transcript } = ann.table.checked[0]!;
    expect(check).to.have.property('fair', true);
    expect(check.shuffle).to.have.property('hasOwnShare', true);
    expect(transcript).to.have.property('ownSeat', 0);
  });

  it('finds the hand unfair where its hash was taken, and another share stands in its place', () => {
    const { said, playHand } = openWithoutBob((message, bob) => {
      if (message.type === 'hand') bob.table.connected();
      return message.type === 'shuffle' && !message.hashes.includes(null) ? undefined : message;
    });
    playHand();
    expect(said).to.deep.equal(['no-share', { ...NO_SHARE, fair: false }]);
  });

  it('finds the hand unfair where its hash was taken, and later shuffles were shown that never were', () => {
    const { said, playHand } = openWithoutBob((message, bob) => {
      if (message.type === 'hand') bob.table.connected();
      if (message.type !== 'shuffle') return message;
      if (message.hashes.includes(null)) {
        bob.hear(message);
        bob.hear({ ...message, shuffle: message.shuffle + 1, commitment: 'ab'.repeat(32) });
      }
      return undefined;
    });
    playHand();
    expect(said).to.deep.equal(['no-share', { ...NO_SHARE, fair: false }]);
  });

  it('finds the hand unfair where a hash that it has not sent stands in its place from the first', () => {
    const { said, playHand } = openWithoutBob((message) =>
      message.type === 'shuffle' && message.hashes.includes(null) ? undefined : message,
    );
    playHand();
    expect(said).to.deep.equal(['left-out', { ...NO_SHARE, fair: false }]);
  });

  it('says so, and finds the hand unfair, where it is sent as to who watches before and after', () => {
    const { said, playHand } = openWithoutBob((message, bob, other) => {
      if (message.type === 'shuffle' && message.hashes.includes(null)) return undefined;
      if (message.type === 'seed') {
        // The hand is sent once more, with its seed.
        other.outgoing.push({ type: 'sync' });
        return undefined;
      }
      if (message.type !== 'hand') return message;
      bob.hear({ ...message, seat: null });
      return message.seed === null ? message : undefined;
    });
    playHand();
    expect(said).to.deep.equal(['left-out', { ...NO_SHARE, fair: false }]);
  });

  it('is anybody who watches, and nothing is said of it', () => {
    const { said, playHand } = openWithoutBob((message) => {
      if (message.type === 'welcome') return { ...message, seat: null };
      return message.type === 'hand' ? { ...message, seat: null } : message;
    });
    playHand();
    expect(said).to.deep.equal([NO_SHARE]);
  });
});
