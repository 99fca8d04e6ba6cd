import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Problem, Session, freecell } from '../../../src/core.js';
import { readText } from '../support/oracles.js';
import { problemOf, valueOf } from '../support/result.js';
import { play, start } from '../support/sessions.js';

const NOW = { source: 'player', now: 0 } as const;

describe('the help that a save tells of', () => {
  it('is none in a new game, and in a save of 0.1, which told of none', () => {
    for (const session of [
      start(617),
      valueOf(Session.load(freecell, JSON.parse(readText('fixtures/save-freecell-v1.json')))),
    ]) {
      expect(session.help).to.deep.equal({ hints: 0, shown: false });
      expect(session.assisted).to.equal('none');
      expect(session.save(0)).to.not.have.any.keys('hints', 'shown');
    }
  });

  it('is read as it was saved, and adds up to the most that is known', () => {
    const session = start(617);
    session.addHelp({ hints: 2, shown: false });
    expect(session.assisted).to.equal('hint');
    const save = session.save(0);
    expect(save.hints).to.equal(2);
    const loaded = valueOf(Session.load(freecell, save));
    expect(loaded.save(0)).to.deep.equal(save);
    loaded.addHelp({ hints: 1, shown: true });
    expect([loaded.assisted, loaded.help]).to.deep.equal(['shown', { hints: 2, shown: true }]);
    expect(loaded.save(0)).to.deep.equal({ ...save, shown: true });
  });

  it('stays over a restart; undos are those since it, and a save has them by its counts', () => {
    const session = start(617);
    session.addHelp({ hints: 0, shown: true });
    play(session, '5a 5b');
    session.undo(NOW);
    session.undo(NOW);
    session.redo(NOW);
    expect(session.undos).to.equal(2);
    expect(valueOf(Session.load(freecell, session.save(0))).undos).to.equal(2);
    session.restart(NOW);
    expect([session.undos, session.assisted]).to.deep.equal([0, 'shown']);
  });

  const BAD: readonly (readonly [field: string, value: unknown])[] = [
    ['hints', -1],
    ['hints', 1.5],
    ['hints', 'many'],
    ['hints', null],
    ['shown', 1],
    ['shown', null],
  ];
  for (const [field, value] of BAD) {
    it(`is refused where ${field} is ${JSON.stringify(value)}`, () => {
      const broken: Problem = { code: 'save-broken', field };
      const save = { ...start(617).save(0), [field]: value };
      expect(problemOf(Session.load(freecell, save))).to.deep.equal(broken);
    });
  }
});
