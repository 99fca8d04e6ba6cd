import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Change, type FreecellMove, Session, freecell } from '../../../src/core.js';
import { dealt } from '../support/deals.js';
import { type Sketch, position } from '../support/position.js';
import { NO_AIDS, after, facts, play, start, startAt, tryMove } from '../support/sessions.js';

const by = { source: 'player', now: 0 } as const;

/** One card before a win. */
const NEARLY_WON: Sketch = { home: 'KC QD KH KS', columns: ['KD'] };

/** The only cell is the last place to go: then nothing fits anywhere. */
const NEARLY_LOST: Sketch = {
  ...{ cells: 1, columns: ['2D KH', 'KD', 'JS', 'JC', 'KS', 'KC', 'JH', '9H'] },
};

describe('moves, undo and redo', () => {
  it('count one each', () => {
    const session = start(1);
    play(session, '5a 5b');
    expect(session.moveCount).to.equal(2);
    expect(session.undo(by)).to.equal(undefined);
    expect(session.moveCount).to.equal(3);
    expect(session.redo(by)).to.equal(undefined);
    expect(session.moveCount).to.equal(4);
    expect([session.at, session.steps.length]).to.deep.equal([2, 2]);
  });

  it('count an undo that continues the last one with it, also after a load', () => {
    const session = start(1);
    play(session, '5a 5b 5c 5d');
    for (const continues of [false, true, true]) session.undo({ ...by, continues });
    session.redo(by);
    expect([session.at, session.moveCount, session.undos]).to.deep.equal([2, 6, 1]);
    const saved = session.save(0);
    expect([saved.count, saved.undos]).to.deep.equal([6, 1]);
    const loaded = Session.load(freecell, saved);
    expect('value' in loaded && loaded.value.save(0)).to.deep.equal(saved);
    session.undo(by);
    expect([session.moveCount, session.undos]).to.deep.equal([7, 2]);
    session.restart(by);
    // Nothing was undone that it could continue.
    play(session, '5a');
    session.undo({ ...by, continues: true });
    expect([session.moveCount, session.undos]).to.deep.equal([2, 1]);
    expect(session.save(0).undos).to.equal(undefined);
  });

  it('go on without the positions before them, for who wants none', () => {
    const session = start(1);
    play(session, '5a 5b');
    const saved = session.save(0);
    session.forgetPast();
    expect([0, 1].map((step) => session.stateAt(step))).to.deep.equal([undefined, undefined]);
    expect(session.stateAt(2)).to.equal(session.state);
    expect(session.save(0)).to.deep.equal(saved);
    play(session, '5c');
    expect(session.state).to.deep.equal(after(dealt(1), '5a 5b 5c'));
  });

  it('lead there and back', () => {
    const session = start(1);
    play(session, '5a 5b 5c');
    const states = [dealt(1), ...['5a', '5a 5b', '5a 5b 5c'].map((to) => after(dealt(1), to))];
    for (const n of [2, 1, 0]) {
      expect(session.undo(by)).to.equal(undefined);
      expect(session.state).to.deep.equal(states[n]);
      expect([session.at, session.canUndo, session.canRedo]).to.deep.equal([n, n > 0, true]);
    }
    for (const n of [1, 2, 3]) {
      expect(session.redo(by)).to.equal(undefined);
      expect(session.state).to.deep.equal(states[n]);
      expect([session.at, session.canUndo, session.canRedo]).to.deep.equal([n, true, n < 3]);
    }
  });

  it('are kept as moves and as text', () => {
    const session = start(1);
    play(session, '5a');
    play(session, '5b');
    expect(session.steps).to.deep.equal([
      { move: { from: 'column-5', to: 'cell-1', count: 1 }, automatic: [], text: '5a' },
      { move: { from: 'column-5', to: 'cell-2', count: 1 }, automatic: [], text: '5b' },
    ]);
  });

  it('are kept as they were made, whatever becomes of the object that was given', () => {
    const session = start(1);
    const move: { -readonly [K in keyof FreecellMove]: FreecellMove[K] } = {
      ...{ from: 'column-5', to: 'cell-1', count: 1 },
    };
    session.play(move, { ...by, aids: NO_AIDS });
    move.to = 'cell-2';
    expect(session.steps[0]!.move).to.deep.equal({ from: 'column-5', to: 'cell-1', count: 1 });
  });

  it('lose the redo tail to a new move, and not to a refused one', () => {
    const session = start(1);
    play(session, '5a 5b 5c');
    session.undo(by);
    session.undo(by);
    expect(tryMove(session, '1a')).to.deep.equal({ code: 'cell-taken', card: 20 });
    expect(session.steps.map(({ text }) => text)).to.deep.equal(['5a', '5b', '5c']);
    play(session, '1b');
    expect(session.steps.map(({ text }) => text)).to.deep.equal(['5a', '1b']);
    expect([session.at, session.canRedo, session.moveCount]).to.deep.equal([2, false, 6]);
    expect(session.state).to.deep.equal(after(dealt(1), '5a 1b'));
    expect(session.redo(by)).to.deep.equal({ code: 'nothing-to-redo' });
  });

  it('lose the redo tail to the same move made again', () => {
    const session = start(1);
    play(session, '5a 5b');
    session.undo(by);
    session.undo(by);
    play(session, '5a');
    expect([session.steps.length, session.canRedo]).to.deep.equal([1, false]);
  });
});

describe('a refusal', () => {
  it('changes nothing and tells nobody', () => {
    const session = start(1);
    play(session, '5a 5b', NO_AIDS, 1000);
    session.undo({ source: 'player', now: 2000 });
    const told: unknown[] = [];
    session.subscribe((change) => told.push(change));
    const before = facts(session);
    expect(tryMove(session, '1a', NO_AIDS, 3000)).to.deep.equal({ code: 'cell-taken', card: 20 });
    expect(tryMove(session, '12', NO_AIDS, 3000)?.code).to.equal('build');
    expect(facts(session)).to.deep.equal(before);
    expect(told).to.deep.equal([]);
  });

  it('comes of an undo at the deal and of a redo at the end', () => {
    const session = start(1);
    play(session, '5a');
    const told: string[] = [];
    session.subscribe(({ type }) => told.push(type));
    expect(session.redo(by)).to.deep.equal({ code: 'nothing-to-redo' });
    expect(session.undo(by)).to.equal(undefined);
    expect(session.undo(by)).to.deep.equal({ code: 'nothing-to-undo' });
    expect(session.moveCount).to.equal(2);
    expect(told).to.deep.equal(['undo']);
  });

  it('starts no clock', () => {
    const session = start(1);
    expect(tryMove(session, '1h', NO_AIDS, 1000)?.code).to.equal('foundation-starts-with-ace');
    expect(session.undo({ source: 'player', now: 1000 })).to.deep.equal({
      code: 'nothing-to-undo',
    });
    expect(session.redo({ source: 'player', now: 1000 })).to.deep.equal({
      code: 'nothing-to-redo',
    });
    expect(session.elapsed(9000)).to.equal(0);
    expect(facts(session)).to.deep.equal(facts(start(1)));
  });

  it('of any move but a legal one says why before it is made', () => {
    const session = start(1);
    const move: FreecellMove = { from: 'column-1', to: 'foundation-1', count: 1 };
    const why = { code: 'foundation-starts-with-ace', card: 23, rank: 1 };
    expect(session.refusal(move)).to.deep.equal(why);
    expect(session.play(move, { ...by, aids: NO_AIDS })).to.deep.equal(why);
    expect(session.refusal({ ...move, to: 'cell-1' })).to.equal(undefined);
  });
});

describe('a restart', () => {
  it('is the same deal with nothing played', () => {
    const session = start(617, { variant: 'eight-off' });
    play(session, '1e 2f', NO_AIDS, 1000);
    session.undo({ source: 'player', now: 2000 });
    session.restart({ source: 'host' });
    expect(facts(session)).to.deep.equal(facts(start(617, { variant: 'eight-off' })));
    session.resume(9000);
    expect(session.elapsed(9500)).to.equal(0);
    play(session, '1e', NO_AIDS, 10_000);
    expect([session.moveCount, session.elapsed(12_000)]).to.deep.equal([1, 2000]);
  });

  it('is possible after a win', () => {
    const session = startAt(position(NEARLY_WON));
    play(session, '1h');
    session.restart({ source: 'player' });
    expect([session.outcome, session.moveCount, session.canUndo]).to.deep.equal([
      ...[undefined, 0, false],
    ]);
    play(session, '1a');
  });
});

describe('after the end', () => {
  it('a won game takes no undo and no move', () => {
    const session = startAt(position(NEARLY_WON));
    play(session, '1a ah');
    expect([session.outcome, session.canUndo, session.canRedo]).to.deep.equal([
      'won',
      false,
      false,
    ]);
    const before = facts(session);
    expect(session.undo(by)).to.deep.equal({ code: 'over' });
    expect(tryMove(session, 'h1a')).to.deep.equal({ code: 'over' });
    expect(session.redo(by)).to.deep.equal({ code: 'nothing-to-redo' });
    expect(facts(session)).to.deep.equal(before);
  });

  it('a win that was taken back before it came may still come', () => {
    const session = startAt(position(NEARLY_WON));
    play(session, '1a');
    session.undo(by);
    session.redo(by);
    play(session, 'ah');
    expect([session.outcome, session.moveCount]).to.deep.equal(['won', 4]);
  });

  it('a lost game takes undo and redo', () => {
    const session = startAt(position(NEARLY_LOST));
    play(session, '1a');
    expect([session.outcome, session.canUndo]).to.deep.equal(['lost', true]);
    expect(session.undo(by)).to.equal(undefined);
    expect([session.outcome, session.moveCount, session.canRedo]).to.deep.equal([
      undefined,
      2,
      true,
    ]);
    expect(session.redo(by)).to.equal(undefined);
    expect(session.outcome).to.equal('lost');
  });
});

describe('listeners', () => {
  const changes = (): {
    told: Change<FreecellMove>[];
    tell: (change: Change<FreecellMove>) => void;
  } => {
    const told: Change<FreecellMove>[] = [];
    return { told, tell: (change) => told.push(change) };
  };

  it('are told each change once it has been made, and who made it', () => {
    const session = start(1);
    const { told, tell } = changes();
    const at: number[] = [];
    session.subscribe(tell);
    session.subscribe(() => at.push(session.at));
    play(session, '5a');
    session.undo({ source: 'host', now: 0 });
    session.redo({ source: 'bot', now: 0 });
    session.restart({ source: 'auto' });
    const step = {
      ...{ move: { from: 'column-5', to: 'cell-1', count: 1 }, automatic: [], text: '5a' },
    };
    expect(told).to.deep.equal([
      { type: 'move', step, source: 'player' },
      { type: 'undo', step, source: 'host' },
      { type: 'redo', step, source: 'bot' },
      { type: 'restart', source: 'auto' },
    ]);
    expect(at).to.deep.equal([1, 0, 1, 0]);
  });

  it('are told the automatic moves with the move that caused them', () => {
    const session = startAt(position({ home: 'KC QD QH KS', columns: ['KD', 'KH'] }));
    const { told, tell } = changes();
    session.subscribe(tell);
    play(session, '1a', { autoFinish: true, autoFoundation: 'off' });
    expect(told).to.deep.equal([
      {
        type: 'move',
        source: 'player',
        step: {
          move: { from: 'column-1', to: 'cell-1', count: 1 },
          automatic: [
            { from: 'column-2', to: 'foundation-3', count: 1 },
            { from: 'cell-1', to: 'foundation-2', count: 1 },
          ],
          text: '1a 2h ah',
        },
      },
    ]);
  });

  it('hear nothing more once they have left', () => {
    const session = start(1);
    const [one, two] = [changes(), changes()];
    const leave = session.subscribe(one.tell);
    session.subscribe(two.tell);
    play(session, '5a');
    leave();
    leave();
    play(session, '5b');
    expect([one.told.length, two.told.length]).to.deep.equal([1, 2]);
  });
});
