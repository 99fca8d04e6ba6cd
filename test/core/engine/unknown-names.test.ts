import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SOLVABLE_GAMES, Session, freecell, golf, klondike, pyramid } from '../../../src/core.js';
import { daily } from '../../../src/daily.js';
import { gradeDeal } from '../../../src/grade.js';
import { solve } from '../../../src/solve.js';
import { checkClock } from '../../../src/together.js';
import { checkSettings as paigowSettings } from '../../../src/games/pai-gow/rules/settings.js';
import { checkSettings as seven27Settings } from '../../../src/games/seven-twenty-seven/rules/settings.js';
import { valueOf } from '../support/result.js';

const unknown = (option: string, got: string, accepted: string): object => ({
  problem: { code: 'option', option, got, accepted },
});

describe('a name that nothing reads', () => {
  it('is a problem in a setup, which names the right ones', () => {
    const setup = { deal: 617, draw: 3 } as object;
    expect(Session.start(klondike, setup)).to.deep.equal(
      unknown('draw', '3', '{ deal, deck, position, options }'),
    );
  });

  it('is a problem among the options of every game', () => {
    const setup = { deal: 1, options: { drwa: 3 } as object };
    expect([
      Session.start(freecell, setup),
      Session.start(golf, setup),
      Session.start(klondike, setup),
      Session.start(pyramid, setup),
    ]).to.deep.equal(
      [
        '{ variant, cells, supermove }',
        '{ corner }',
        '{ draw, scoring, redeals, foundationReturn }',
        '{ redeals, wastes, coverPairs, openStock }',
      ].map((names) => unknown('drwa', '3', names)),
    );
    const known = { deal: 1, options: { redeals: 2, drwa: undefined } };
    expect(Session.start(pyramid, known)).to.have.property('value');
    for (const check of [paigowSettings, seven27Settings]) {
      expect(check({ drwa: 3 })).to.have.nested.property('problem.option', 'drwa');
    }
  });

  it('is a problem for solvers, grades, days and clocks', async () => {
    const from = { deal: 1, move: [] } as never;
    expect(solve('golf', {}, from)).to.deep.equal(unknown('move', '[]', '{ deal, moves, budget }'));
    expect(gradeDeal('klondike', {}, from)).to.deep.equal(
      unknown('move', '[]', '{ deal, budget }'),
    );
    expect(checkClock({ decison: 5000 })).to.deep.equal(
      unknown('decison', '5000', '{ decision, bank }'),
    );
    expect(await daily('golf', { cornr: true }, '2026-11-21')).to.deep.equal(
      unknown('cornr', 'true', '{ corner }'),
    );
    const games = SOLVABLE_GAMES.join(', ');
    for (const wrong of [
      solve('frecell' as never, {}, { deal: 1 }),
      await daily('frecell' as never, {}, '2026-11-21'),
    ])
      expect(wrong).to.deep.equal(unknown('game', 'frecell', games));
  });
});

describe('an argument that is left out', () => {
  it('has its default: a session plays as an element without attributes', () => {
    const start = () => valueOf(Session.start(klondike, { deal: 617 }));
    const [told, untold, some] = [start(), start(), start()];
    const aids = { autoFlip: true, autoFoundation: 'safe', autoFinish: true } as const;
    for (let moves = 0; moves < 12; moves++) {
      const move = told.legalMoves()[0]!;
      expect(told.play(move, { source: 'host', now: 0, aids })).to.equal(undefined);
      expect(untold.play(move)).to.equal(undefined);
      expect(some.play(move, { aids: {} })).to.equal(undefined);
    }
    expect(told.steps.some(({ automatic }) => automatic.length > 0)).to.equal(true);
    for (const session of [untold, some]) {
      expect(session.undo()).to.equal(undefined);
      expect(session.redo()).to.equal(undefined);
      expect(session.save(0)).to.deep.equal({ ...told.save(0), count: 14 });
    }
  });

  it('is no other: a misspelt one is refused', () => {
    const session = valueOf(Session.start(klondike, { deal: 1 }));
    const [move] = session.legalMoves();
    const refused = session.play(move!, { aids: { autoFlp: false } } as never);
    expect(refused).to.include({ code: 'option', option: 'autoFlp' });
    expect(session.play(move!, { noww: 1 } as never)).to.include({ option: 'noww' });
    expect(session.at).to.equal(0);
  });

  it('is a problem if it has none', () => {
    expect(Session.start(klondike)).to.have.nested.property('problem.code', 'deal');
    expect(Session.start(klondike, 617 as never)).to.have.nested.property(
      'problem.option',
      'setup',
    );
    expect(solve('klondike', undefined, undefined as never)).to.have.nested.property(
      'problem.option',
      'from',
    );
  });
});
