import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type FreecellAids,
  type FreecellMove,
  type FreecellState,
  VARIANTS,
  freecell,
} from '../../../src/core.js';
import { isFoundation } from '../../../src/core/patience/piles.js';
import { countOf, firstOf } from '../../support/counts.js';
import { canAllGoUp } from '../support/finishable.js';
import { solutions } from '../support/oracles.js';
import { type Sketch, position } from '../support/position.js';
import { valueOf } from '../support/result.js';
import { dealt } from '../support/deals.js';
import { NO_AIDS, play, read, startAt } from '../support/sessions.js';
import { SEED, turns, walks } from '../support/walks.js';

const FINISH: FreecellAids = { autoFinish: true, autoFoundation: 'off' };

/** Four columns from king to ace. */
const CLASSIC = [
  'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS',
  'KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH',
  'KD QC JD TC 9D 8C 7D 6C 5D 4C 3D 2C AD',
  'KC QD JC TD 9C 8D 7C 6D 5C 4D 3C 2D AC',
];

/** The jack of diamonds lies on its own ten; nothing else is in the way. */
const BLOCKED: Sketch = {
  columns: ['KC', 'TD JD', 'QD JC', 'KS QH', 'KD QC', 'KH'],
  home: 'TC 9D JH QS',
};

describe('auto-finish', () => {
  it('clears the classic position at once, rank by rank', () => {
    const columns = [...CLASSIC.slice(0, 3), CLASSIC[3]!.slice(0, -' AC'.length)];
    const session = startAt(position({ columns, held: 'AC' }));
    play(session, 'a4', FINISH);
    const up = Array.from({ length: 13 }, () => '1h 2h 3h 4h').join(' ');
    expect(session.steps[0]!.text).to.equal(`a4 ${up}`);
    expect(session.outcome).to.equal('won');
    expect(session.moveCount).to.equal(1);
  });

  it('waits until the last card that is in the way has gone, whatever cells hold', () => {
    const session = startAt(position(BLOCKED));
    play(session, '4a', FINISH);
    expect(session.steps[0]!.text).to.equal('4a');
    play(session, '25', FINISH);
    expect(session.steps[1]!.text).to.equal('25 2h 3h 5h 3h 5h ah 1h 4h 5h 6h');
    expect(session.outcome).to.equal('won');
    expect(session.moveCount).to.equal(2);
  });

  it('does nothing where it is switched off', () => {
    const session = startAt(position(BLOCKED));
    play(session, '25 4a', NO_AIDS);
    expect(session.steps.map(({ text }) => text)).to.deep.equal(['25', '4a']);
    expect(session.outcome).to.equal(undefined);
  });

  it('starts after neither undo nor redo, but after the next move', () => {
    const session = startAt(position(BLOCKED));
    play(session, '25', NO_AIDS);
    const finishable = session.state;
    play(session, '4a', NO_AIDS);
    const moved = session.state;
    session.undo({ source: 'player', now: 0 });
    expect(session.state).to.equal(finishable);
    session.redo({ source: 'player', now: 0 });
    expect(session.state).to.equal(moved);
    session.undo({ source: 'player', now: 0 });
    play(session, '6a', FINISH);
    expect(session.steps[1]!.text).to.equal('6a 2h 3h 5h 3h 4h 5h 1h 4h 5h ah');
    expect(session.moveCount).to.equal(6);
  });

  it('does not start when a card is taken back', () => {
    const session = startAt(position(BLOCKED));
    play(session, '25', NO_AIDS);
    play(session, 'h3a', FINISH);
    expect(session.steps[1]!.text).to.equal('h3a');
    play(session, '6b', FINISH);
    expect(session.steps[2]!.text).to.equal('6b 2h 3h 5h ah 3h 4h 5h 1h 4h 5h bh');
  });

  it('starts in every system', () => {
    for (const variant of VARIANTS) {
      const session = startAt(position({ ...BLOCKED, variant }));
      play(session, '2a', FINISH);
      expect(session.steps[0]!.text, variant).to.equal('2a 2h 3h ah 3h 4h 5h 1h 4h 5h 6h');
    }
  });
});

/** The automatic moves after a move: none, or as many as there are cards left. */
function expectFinish(next: FreecellState, move: FreecellMove): boolean {
  const left = Object.entries(next.piles).flatMap(([id, pile]) => (isFoundation(id) ? [] : pile));
  const can = canAllGoUp(next);
  const wanted = can && !isFoundation(move.from) ? left.length : 0;
  const { length } = freecell.automatic(next, move, FINISH);
  if (length !== wanted) expect.fail(`${length} moves by themselves, not ${wanted}`);
  return can;
}

describe('auto-finish, held to an order of the cards that is found otherwise', () => {
  for (const variant of VARIANTS) {
    it(`starts as soon as it can in random games of ${variant}, and never before`, () => {
      const options = fc.constant(valueOf(freecell.options.check({ variant })));
      let finished = 0;
      let unfinished = 0;
      fc.assert(
        fc.property(walks(options, fc.constant(FINISH), 30), (walk) => {
          for (const { move, next } of turns(freecell, walk)) {
            if (expectFinish(next, move)) finished++;
            else unfinished++;
          }
        }),
        { seed: SEED, numRuns: countOf({ normal: 6, full: 60 }) },
      );
      expect(finished, 'finished').to.be.greaterThan(20);
      expect(unfinished, 'unfinished').to.be.greaterThan(20);
    });
  }

  for (const [variant, file] of [
    ['freecell', 'freecell-solutions-1-100.tsv'],
    ['kingcell', 'kingcell-solutions-1-30.tsv'],
  ] as const) {
    it(`starts in every solved game of ${variant}, and never before it can`, () => {
      for (const { deal, tokens } of firstOf(solutions(file), 15)) {
        let state = dealt(deal, { variant, supermove: 'full' });
        const can = tokens.map((token) => {
          const move = read(state, token);
          state = freecell.play(state, move);
          return expectFinish(state, move);
        });
        expect(can.indexOf(true), `deal ${deal}`).to.be.within(20, can.length - 2);
      }
    });
  }
});
