import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, cutDeck } from '../../../src/core.js';
import { viewTrickMove } from '../../../src/core/tricks/view.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { problemOf, valueOf } from '../support/result.js';
import { people } from '../support/trick-options.js';
import { dealt, playMoves, tryMoves } from '../support/tricks.js';

const ready = () => valueOf(Session.start(hearts, { deck: ALL_CARDS, options: {} }));

describe('the start of a hand', () => {
  it('waits until all seats are ready, then the cards are dealt', () => {
    const session = playMoves(ready(), 'r0 r2 r1');
    expect(session.state.phase).to.equal('ready');
    expect(tryMoves(session, 'r1')).to.deep.equal({ code: 'already-ready', seat: 1 });
    expect(tryMoves(session, 'd')).to.deep.equal({ code: 'not-ready', seat: 3 });
    playMoves(session, 'r3');
    expect(session.state.phase).to.equal('pass');
    expect(session.steps.at(-1)!.automatic).to.deep.equal([{ type: 'deal' }]);
  });

  it('has cuts before a seat is ready', () => {
    const session = playMoves(ready(), 'u0:00480069');
    expect(tryMoves(session, 'u0:0048')).to.deep.equal({ code: 'already-cut', seat: 0 });
    playMoves(session, 'r0 r1');
    expect(tryMoves(session, 'u1:0048')).to.deep.equal({ code: 'already-ready', seat: 1 });
    expect(tryMoves(session, `u2:${'0048'.repeat(65)}`)).to.deep.equal({
      code: 'bad-cut',
      most: 64,
    });
    playMoves(session, 'r2 r3');
    expect(session.state.deck).to.deep.equal(cutDeck(ALL_CARDS, ['Hi']));
  });

  it('deals one card at a time from the dealer’s next, and notes their places in the deck', () => {
    const session = playMoves(ready(), 'r0 r1 r2 r3');
    const { seats } = session.state;
    expect(seats[1]!.dealt.slice(0, 2)).to.deep.equal(cards('AC 2C'));
    expect(seats[1]!.places.slice(0, 2)).to.deep.equal([0, 4]);
    expect(seats[0]!.places.at(-1)).to.equal(51);
  });

  it('leaves out the cards that are not in play', () => {
    const options = { dealer: 3 };
    const session = valueOf(Session.start(twentyNine, { deck: ALL_CARDS, options }));
    playMoves(session, 'r0 r1 r2 r3');
    // The deck goes on with twos to sixes, which are not in play.
    expect(session.state.seats.map(({ dealt: some }) => some[0])).to.deep.equal(
      cards('AC AD AH AS'),
    );
    expect(session.state.seats[0]!.dealt).to.deep.equal(cards('AC 7C 8C 9C'));
  });

  it('is repeated by a save', () => {
    const session = playMoves(ready(), 'u2:0048 r0 r1 r2 r3');
    const loaded = valueOf(Session.load(hearts, JSON.parse(JSON.stringify(session.save(0)))));
    expect(loaded.state).to.deep.equal(session.state);
  });
});

describe('the options of a hand', () => {
  it('are completed: a person, bots, and zeros as scores', () => {
    const { kinds, scores, dealer, hand } = valueOf(hearts.options.check({}));
    expect(kinds).to.deep.equal(['human', 'bot', 'bot', 'bot']);
    expect([scores, dealer, hand]).to.deep.equal([[0, 0, 0, 0], 0, 1]);
    const sides = valueOf(spades.options.check({}));
    expect([sides.scores, sides.bagCounts]).to.deep.equal([
      [0, 0],
      [0, 0],
    ]);
    expect(valueOf(spades.options.check({ partners: 'off' })).scores).to.have.length(4);
  });

  const wrong: readonly (readonly [string, object])[] = [
    ['kinds', { kinds: people(2) }],
    ['kinds', { kinds: people(6) }],
    ['kinds', { kinds: ['human', 'open', 'bot', 'bot'] }],
    ['dealer', { dealer: 4 }],
    ['scores', { scores: [0, 0] }],
    ['scores', { scores: [0, 0, 0.5, 0] }],
    ['hand', { hand: 0 }],
  ];
  for (const [name, given] of wrong) {
    it(`are refused: ${JSON.stringify(given)}`, () => {
      expect(problemOf(hearts.options.check(given)).option).to.equal(name);
    });
  }
});

describe('a move that everybody is told of', () => {
  it('hides the cards that were passed', () => {
    const session = dealt(hearts, {}, { 0: '2C 3C 4C' });
    const move = { type: 'pass', seat: 0, cards: cards('2C 3C 4C') } as const;
    expect(viewTrickMove(session.state, move, 0)).to.equal(move);
    expect(viewTrickMove(session.state, move, 1)).to.deep.equal({ ...move, cards: null });
  });

  it('hides trump while it is concealed', () => {
    const session = dealt(twentyNine, { dealer: 3 });
    playMoves(session, 'b0:15 b1:pass b2:pass b3:pass t0:H');
    const move = { type: 'trump', seat: 0, suit: 'H' } as const;
    expect(viewTrickMove(session.state, move, 0)).to.equal(move);
    expect(viewTrickMove(session.state, move)).to.deep.equal({ ...move, suit: null });
    const laid = { type: 'lay', seat: 0, card: 7 } as const;
    expect(viewTrickMove(session.state, laid, 1)).to.deep.equal({ ...laid, card: null });
  });
});
