import { describe, it } from '#bdd';
import { expect } from 'chai';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import type { HeartsOptions } from '../../../src/games/hearts/rules/options.js';
import { rulesOf } from '../../../src/games/hearts/rules/rules.js';
import { cards } from '../support/cards.js';
import { people } from '../support/trick-options.js';
import { dealt, optionsOf, playMoves, tryMoves } from '../support/tricks.js';

/** How far cards are passed in the first hands; 0 for none. */
const passes = (count: number, given: Partial<HeartsOptions>): readonly number[] =>
  [1, 2, 3, 4, 5].map(
    (hand) => rulesOf(optionsOf(hearts, { ...given, kinds: people(count), hand })).pass?.by ?? 0,
  );

const HANDS = { 0: '2C 3C 4C 5C', 1: '2D 3D 4D', 2: '2H 3H 4H', 3: '2S 3S 4S' };

describe('passing in Hearts', () => {
  it('goes to the left, to the right, across, and not at all', () => {
    expect(passes(4, {})).to.deep.equal([1, 3, 2, 0, 1]);
    expect(passes(4, { passing: 'left-right' })).to.deep.equal([1, 3, 1, 3, 1]);
    expect(passes(4, { passing: 'left' })).to.deep.equal([1, 1, 1, 1, 1]);
    expect(passes(4, { passing: 'none' })).to.deep.equal([0, 0, 0, 0, 0]);
  });

  it('leaves the seat across out if there are three or five players', () => {
    expect(passes(3, {})).to.deep.equal([1, 2, 0, 1, 2]);
    expect(passes(5, {})).to.deep.equal([1, 4, 0, 1, 4]);
  });

  it('gives three cards to the left once all have passed', () => {
    const session = dealt(hearts, {}, HANDS);
    playMoves(session, 'g0:2C3C4C g2:2H3H4H g1:2D3D4D');
    expect(session.state.seats[1]!.received).to.deep.equal([]);
    expect(session.state.seats[1]!.cards).to.have.length(10);
    playMoves(session, 'g3:2S3S4S');
    expect(session.state.phase).to.equal('play');
    expect(session.state.seats.map(({ received }) => received)).to.deep.equal(
      ['2S 3S 4S', '2C 3C 4C', '2D 3D 4D', '2H 3H 4H'].map(cards),
    );
    expect(session.state.turn, 'the holder of the 2 of clubs leads').to.equal(1);
  });

  it('shows the giver what it gave, and the receiver nothing before all have passed', () => {
    const session = dealt(hearts, {}, HANDS);
    playMoves(session, 'g0:2C3C4C');
    expect(session.view(0).seats[0]!.passed).to.deep.equal(cards('2C 3C 4C'));
    expect(session.view(1).seats[0]!.passed).to.deep.equal([-1, -1, -1]);
    playMoves(session, 'g1:2D3D4D g2:2H3H4H g3:2S3S4S');
    expect(session.view(1).seats[1]!.received).to.deep.equal(cards('2C 3C 4C'));
    expect(session.view(2).seats[1]!.received).to.deep.equal([-1, -1, -1]);
  });

  const refused: readonly (readonly [string, object])[] = [
    ['g0:2C3C', { code: 'pass-count', cards: 3 }],
    ['g0:2C3C4C5C', { code: 'pass-count', cards: 3 }],
    ['g0:2C3C2C', { code: 'same-card-twice', card: '2C' }],
    ['g0:2C3C2D', { code: 'not-in-hand', card: '2D' }],
    ['g0:2C3C4C g0:2C3C4C', { code: 'already-passed', seat: 0 }],
    ['p0:2C', { code: 'not-now', move: 'play', phase: 'pass' }],
  ];
  for (const [text, refusal] of refused) {
    it(`refuses ${text}`, () => {
      expect(tryMoves(dealt(hearts, {}, HANDS), text)).to.deep.equal(refusal);
    });
  }
});
