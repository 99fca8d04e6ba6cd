import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SCORINGS, type Scoring, Session, klondike } from '../../../src/core.js';
import {
  FLIPS,
  type KlondikeSketch,
  NO_FLIPS,
  klondikeAfter,
  klondikeAt,
  klondikeDealt,
  klondikeFrom,
  playKlondike,
} from '../support/klondike.js';
import { valueOf } from '../support/result.js';

/** Every kind of move but a redeal is possible here. */
const SKETCH: KlondikeSketch = {
  foundationReturn: true,
  columns: ['AD', '3H', '2C', '7C 9S |', 'JD'],
  waste: '2S',
  stock: '9C 9D',
  home: 'AS',
  rest: 5,
  score: 200,
};

/** A move's notation, and what it is worth by each scoring: none, standard, vegas. */
type Row = readonly [kind: string, move: string, ...points: readonly [number, number, number]];

const MOVES: readonly Row[] = [
  ['a draw', 's', 0, 0, 0],
  ['waste to column', 'w2', 0, 5, 0],
  ['waste to foundation', 'wh', 0, 10, 5],
  ['column to foundation', '1h', 0, 10, 5],
  ['column to column', '32', 0, 0, 0],
  ['a card turned over', 'f4', 0, 5, 0],
];

describe('the score', () => {
  for (const [index, scoring] of SCORINGS.entries()) {
    for (const [kind, move, ...points] of MOVES) {
      it(`${scoring}: ${kind} ${points[index]}`, () => {
        const state = klondikeAt({ ...SKETCH, scoring });
        expect(klondikeAfter(state, move).score).to.equal(200 + points[index]!);
      });
    }
  }

  const back = (scoring: Scoring, score: number): number =>
    klondikeAfter(
      klondikeAt({
        ...{ foundationReturn: true, columns: ['3H', '9D'], home: '2S', rest: 2, scoring, score },
      }),
      'h11',
    ).score;

  it('loses points for a card taken back, by standard never below 0', () => {
    expect([back('none', 0), back('none', 20)]).to.deep.equal([0, 20]);
    expect([back('standard', 20), back('standard', 15), back('standard', 14)]).to.deep.equal([
      5, 0, 0,
    ]);
    expect([back('vegas', 20), back('vegas', 3), back('vegas', -52)]).to.deep.equal([15, -2, -57]);
  });

  const redealt = (draw: 1 | 3, scoring: Scoring, score: number): number =>
    klondikeAfter(
      klondikeAt({
        ...{ draw, columns: ['9D'], waste: '2S 3S', rest: 1, scoring, score, redeals: 'unlimited' },
      }),
      'r',
    ).score;

  it('loses 100 points for a redeal at draw 1 by standard, never below 0', () => {
    expect([redealt(1, 'standard', 130), redealt(1, 'standard', 99)]).to.deep.equal([30, 0]);
    expect([redealt(3, 'standard', 130), redealt(3, 'standard', 99)]).to.deep.equal([130, 99]);
    expect([redealt(1, 'none', 0), redealt(3, 'none', 0)]).to.deep.equal([0, 0]);
    expect([redealt(1, 'vegas', 30), redealt(3, 'vegas', -52)]).to.deep.equal([30, -52]);
  });

  it('begins with what the deck costs', () => {
    const begin = (scoring: Scoring): number => klondikeDealt(1, { scoring }).score;
    expect(SCORINGS.map(begin)).to.deep.equal([0, 0, -52]);
  });

  it('counts cards that the game turns over and sends up', () => {
    const sketch: KlondikeSketch = {
      ...{ columns: ['2D 9S | AD', 'TH'], rest: 2, scoring: 'standard' },
    };
    const session = klondikeFrom(klondikeAt(sketch));
    playKlondike(session, '1h', FLIPS);
    expect(session.state.score).to.equal(15);
    playKlondike(session, '12', { ...FLIPS, autoFoundation: 'safe' });
    expect(session.steps[1]!.text).to.equal('12 f1 1h');
    expect(session.state.score).to.equal(15 + 5 + 10);
    expect(session.moveCount).to.equal(2);
  });

  it('goes back and forth with undo and redo, and comes back with a save', () => {
    const start = klondikeDealt(1, { scoring: 'vegas', draw: 3 });
    const session = klondikeFrom(start);
    playKlondike(session, '5h', NO_FLIPS);
    playKlondike(session, 'f5 s s s s s s s s r', NO_FLIPS);
    expect([session.state.score, session.state.redeals]).to.deep.equal([-47, 1]);
    for (let n = 0; n < 11; n++) session.undo({ source: 'player', now: 0 });
    expect(session.state).to.deep.equal(start);
    for (let n = 0; n < 11; n++) session.redo({ source: 'player', now: 0 });
    expect([session.state.score, session.state.redeals]).to.deep.equal([-47, 1]);
    const loaded = valueOf(Session.load(klondike, session.save(0)));
    expect(loaded.state).to.deep.equal(session.state);
  });
});
