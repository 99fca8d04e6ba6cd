import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  PAST_LENGTH,
  type PastHand,
  type Seven27Session,
  type TableRun,
  checkSeven27Table,
  endHand,
  pastHands,
  saveSeven27Table,
  seven27,
  seven27Chips,
  seven27HandEnd,
  startRun,
  startSeven27Hand,
} from '../../../src/core.js';
import { handLog } from '../../../src/core/table/hand-log.js';
import { seenHand } from '../../../src/core/table/past-hands.js';
import {
  type Seven27Announcement,
  announce,
  announceStart,
} from '../../../src/games/seven-twenty-seven/rules/announce.js';
import { reveal } from '../../../src/games/seven-twenty-seven/rules/reveal.js';
import { problemOf, valueOf } from '../support/result.js';
import { BY, deckOfHands, startHand, seats } from '../support/seven27.js';
import { seedOf } from '../support/seven27-bots.js';

const NOBODY = 'o0 o1 o2';

function play(session: Seven27Session, text: string): Seven27Session {
  for (const token of text.split(' ')) {
    const refused = session.play(seven27.readMove(session.state, token)!, BY);
    if (refused) throw new Error(`${token}: ${JSON.stringify(refused)}`);
  }
  return session;
}

interface Played {
  readonly run: TableRun;
  readonly past: readonly PastHand[];
}

/** A table after `count` hands in which everybody sat out. */
function after(count: number): Played {
  let table: Played = {
    run: startRun({ kinds: ['human', 'bot', 'bot'], stack: 100 }),
    past: [],
  };
  for (let hand = 0; hand < count; hand++) {
    const { run, past } = table;
    const session = play(valueOf(startSeven27Hand(run, {}, seedOf(7, hand))), NOBODY);
    table = {
      past: pastHands({ run, session, past }),
      run: endHand(run, seven27HandEnd(session.state)),
    };
  }
  return table;
}

const saved = (table: Played): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(saveSeven27Table({ ...table, session: undefined, seed: undefined }, 0)),
  ) as Record<string, unknown>;

describe('the finished hands of a table', () => {
  it('are the last fifty, the oldest first, including the current one once it is over', () => {
    const { run, past } = after(PAST_LENGTH + 3);
    expect([past.length, past[0]!.hand, past.at(-1)!.hand]).to.deep.equal([50, 4, 53]);
    const session = valueOf(startSeven27Hand(run, {}, seedOf(7, 99)));
    expect(pastHands({ run, session, past })).to.equal(past);
    play(session, NOBODY);
    const kept = pastHands({ run, session, past });
    expect(kept.map(({ hand }) => hand)).to.deep.equal(
      Array.from({ length: 50 }, (_, at) => at + 5),
    );
    // Results are cached by the hand's object.
    expect(pastHands({ run, session, past }).at(-1)).to.equal(kept.at(-1));
  });

  it('are saved with it, and may be missing from a save', () => {
    const table = after(3);
    const { past, ...without } = saved(table);
    expect(valueOf(checkSeven27Table({ ...without, past })).past).to.deep.equal(table.past);
    expect(valueOf(checkSeven27Table(without))).not.to.have.property('past');
    expect(saved(after(0))).not.to.have.property('past');
  });

  it('must be hands of the run, in their order', () => {
    const table = saved(after(3));
    const [one, two, three] = table['past'] as [object, object, object];
    const spoilt: readonly unknown[] = [
      null,
      'all',
      [two, one],
      [one, one],
      [{ ...three, hand: 4 }],
      [{ ...one, hand: 0 }],
      [{ hand: 1 }],
      Array.from({ length: 51 }, (_, at) => ({ ...one, hand: at + 1 })),
    ];
    for (const past of spoilt) {
      expect(problemOf(checkSeven27Table({ ...table, past }))).to.deep.equal({
        code: 'save-broken',
        field: 'past',
      });
    }
  });
});

/** Three hands. Seat 0 is to the dealer's left. */
const HANDS = ['5C AC', 'KC 6C', '9C 9D'];
const HAND = 'a0 a1 a2 s0 t1 s2 b0:10 r1:5 f2 c0 s0 s1';

const told = ({ code, ...figures }: Seven27Announcement): string =>
  'seat' in figures ? `${code} ${figures.seat}` : code;

function logOf(seat: number | undefined) {
  const session = play(startHand(seats(3), deckOfHands(HANDS, '2D')), HAND);
  const seen = seenHand(session, 7, seat);
  return handLog(seen, { start: announceStart, step: announce, reveal, chips: seven27Chips });
}

describe('the log of a hand', () => {
  it('has an entry for each action with its cost, and then the steps of the end', () => {
    const steps = logOf(0).map((step) => [
      step.announcements.map(told).join(', '),
      step.cost,
      step.pot,
    ]);
    expect(steps).to.deep.equal([
      ['hand-started', 0, 0],
      ['ante 0', 5, 5],
      ['ante 1', 5, 10],
      ['ante 2, dealt, own-cards 0, phase, turn 0', 5, 15],
      ['stand 0', 0, 15],
      ['take 1', 0, 15],
      ['stand 2, phase, turn 0', 0, 15],
      ['bet 0', 10, 25],
      ['raise 1', 15, 40],
      ['fold 2, turn 0', 0, 40],
      ['call 0, phase, turn 0', 5, 45],
      ['stand 0', 0, 45],
      ['stand 1', 0, 45],
      ['', 0, null],
      ['line', 0, null],
      ['line, stack 0, stack 1, stack 2', 0, null],
    ]);
  });

  it('shows no card before it was shown, and none that was folded', () => {
    const cards = (seat: number | undefined, step: number): readonly (readonly number[])[] =>
      logOf(seat)
        .at(step)!
        .view.seats.map((one) => one.cards);
    const isHidden = (hand: readonly number[]): boolean => hand.includes(-1);
    expect(cards(0, 5).map(isHidden)).to.deep.equal([false, true, true]);
    expect(cards(undefined, 5).map(isHidden)).to.deep.equal([true, true, true]);
    expect(cards(0, -1).map(isHidden)).to.deep.equal([false, false, true]);
    expect(cards(2, -1).map(isHidden)).to.deep.equal([false, false, false]);
  });
});
