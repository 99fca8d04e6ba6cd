import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { Playback, Session, readShare, share, sharedGame } from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { PATIENCES, played } from '../support/patience.js';
import { valueOf } from '../support/result.js';
import { SEED } from '../support/walks.js';

for (const { name, game, walks } of PATIENCES) {
  describe(`share strings of ${name}`, () => {
    it('replay to an equal game wherever it stands, undone moves included', () => {
      const random = fc.property(walks, fc.nat({ max: 12 }), (walk, undos) => {
        const session = played(game, walk, undos);
        const text = valueOf(share(game, session.save(0)));
        expect(text).to.match(/^[\w.~-]+$/);
        expect(sharedGame(text)).to.deep.equal({ value: game.game });
        const save = valueOf(readShare(game, text));
        const { count: _count, ...wanted } = session.save(0);
        const { count, ...read } = save;
        expect(read).to.deep.equal(wanted);
        expect(count).to.equal(2 * session.steps.length - session.at);
        const loaded = valueOf(Session.load(game, save));
        expect(loaded.state).to.deep.equal(session.state);
        expect(loaded.steps).to.deep.equal(session.steps);
        expect(loaded.canRedo).to.equal(session.canRedo);
      });
      fc.assert(random, { seed: SEED, numRuns: countOf({ normal: 3, full: 25 }) });
    });

    it('give the same text again from what they were read as', () => {
      const random = fc.property(walks, (walk) => {
        const text = valueOf(share(game, played(game, walk, 3).save(0)));
        expect(share(game, valueOf(readShare(game, text)))).to.deep.equal({ value: text });
      });
      fc.assert(random, { seed: SEED, numRuns: countOf({ normal: 2, full: 6 }) });
    });

    it('play back position by position as they were played', () => {
      const random = fc.property(walks, (walk) => {
        const session = played(game, walk, 0);
        const playback = valueOf(Playback.of(game, session.save(0)));
        const { length } = session.steps;
        expect([playback.length, playback.at, playback.saved]).to.deep.equal([length, 0, length]);
        while (playback.forward());
        expect(playback.at).to.equal(length);
        while (session.canUndo) {
          expect(playback.state).to.deep.equal(session.state);
          expect(playback.step).to.deep.equal(session.steps[playback.at - 1]);
          session.undo({ source: 'player', now: 0 });
          expect(playback.back()).to.equal(true);
        }
        expect(playback.state).to.deep.equal(session.state);
      });
      fc.assert(random, { seed: SEED, numRuns: countOf({ normal: 2, full: 6 }) });
    });
  });
}
