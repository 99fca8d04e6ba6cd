import { describe, it } from '#bdd';
import { expect } from 'chai';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import type { HeartsOptions } from '../../../src/games/hearts/rules/options.js';
import { people } from '../support/trick-options.js';
import {
  type TrickSession,
  dealt,
  playCards,
  playMoves,
  playOut,
  playable,
  resultsOf,
  tryCards,
} from '../support/tricks.js';

type Given = Partial<HeartsOptions>;

/** A hand without a pass. */
const hand = (given: Given, hands: Readonly<Record<number, string>>): TrickSession<HeartsOptions> =>
  dealt(hearts, { passing: 'none', ...given }, hands);

const CLUBS = '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC';
const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';

describe('the first trick of Hearts', () => {
  it('is led with the 2 of clubs, by its holder', () => {
    const session = hand({}, { 2: '2C 3C' });
    expect(session.state.turn).to.equal(2);
    expect(tryCards(session, '3C')).to.deep.equal({ code: 'must-lead', card: '2C' });
    expect(playable(session)).to.equal('2C');
  });

  it('is led by the seat after the dealer with any card that is no point, if so set', () => {
    const session = hand({ lead: 'left-of-dealer', dealer: 1 }, { 2: '4D QS KH', 0: '2C' });
    expect(session.state.turn).to.equal(2);
    expect(tryCards(session, 'KH')).to.deep.equal({ code: 'first-trick-points' });
    expect(tryCards(session, 'QS')).to.deep.equal({ code: 'first-trick-points' });
    expect(tryCards(session, '4D')).to.equal(undefined);
  });

  const VOID = { 0: '2C', 1: 'QS 4H 5D 6D 7D 8D 9D TD JD QD KD AD 3S' };

  it('gets no heart and no queen of spades from a hand that has something else', () => {
    const session = playCards(hand({}, VOID), '2C');
    expect(tryCards(session, 'QS')).to.deep.equal({ code: 'first-trick-points' });
    expect(tryCards(session, '4H')).to.deep.equal({ code: 'first-trick-points' });
    expect(playable(session)).to.equal('5D 6D 7D 8D 9D TD JD QD KD AD 3S');
  });

  it('gets any card if so set', () => {
    expect(tryCards(hand({ firstTrick: 'any' }, VOID), '2C QS')).to.equal(undefined);
  });

  it('gets a heart from a hand of hearts, and the queen from one of hearts and the queen', () => {
    expect(tryCards(hand({}, { 0: '2C', 1: HEARTS }), '2C AH')).to.equal(undefined);
    const withQueen = HEARTS.replace('AH', 'QS');
    expect(tryCards(hand({}, { 0: '2C', 1: withQueen }), '2C QS')).to.equal(undefined);
  });

  it('is led with the lowest club that is in play: the 3, if there are five players', () => {
    const five = hand({ kinds: people(5) }, { 4: '3C 9D' });
    expect(five.state.turn).to.equal(4);
    expect(playable(five)).to.equal('3C');
    const three = hand({ kinds: people(3) }, { 2: '2C' });
    expect([three.state.turn, playable(three)]).to.deep.equal([2, '2C']);
  });
});

describe('following suit in Hearts', () => {
  it('is a must for a hand that can', () => {
    const session = playCards(hand({}, { 0: '2C', 1: '9C 5D' }), '2C');
    expect(tryCards(session, '5D')).to.deep.equal({ code: 'must-follow', suit: 'C' });
  });

  it('is won by the highest card of the suit led, ace high', () => {
    const session = hand({}, { 0: '2C 3D', 1: 'KC', 2: 'AC AD', 3: '3C' });
    playCards(session, '2C KC AC 3C');
    expect(session.state.turn).to.equal(2);
    expect(session.state.tricks.map(({ winner }) => winner)).to.deep.equal([2]);
  });
});

describe('leading hearts', () => {
  it('is refused before a heart was played', () => {
    const session = playCards(
      hand({}, { 0: '2C KC', 1: '3C', 2: '5C', 3: 'AC 6H' }),
      '2C 3C 5C AC',
    );
    expect(tryCards(session, '6H')).to.deep.equal({ code: 'not-broken', suit: 'H' });
  });

  /** Seat 0 wins the first two tricks with clubs; seat 3 discards to the second. */
  const discard = (given: Given, card: string): TrickSession<HeartsOptions> => {
    const hands = {
      ...{ 0: '2C KC AC 5H 3D 4D 5D 6D 7D 8D 9D TD JD', 1: '3C 4C 9C', 2: '5C 6C TC' },
      3: '7C 6H 9S QS 2S 3S 4S 5S 6S 7S 8S TS JS',
    };
    const session = hand(given, hands);
    playCards(session, '2C 3C TC 7C');
    return playCards(session, `6C ${card} AC 4C`);
  };

  it('is allowed once a heart was played', () => {
    expect(tryCards(discard({}, '6H'), '5H')).to.equal(undefined);
    const refused = { code: 'not-broken', suit: 'H' };
    expect(tryCards(discard({}, '9S'), '5H')).to.deep.equal(refused);
    expect(tryCards(discard({}, 'QS'), '5H')).to.deep.equal(refused);
  });

  it('is allowed after the queen of spades, if points break', () => {
    expect(tryCards(discard({ breaking: 'points' }, 'QS'), '5H')).to.equal(undefined);
    expect(tryCards(discard({ breaking: 'points' }, '9S'), '5H')).to.deep.equal({
      ...{ code: 'not-broken', suit: 'H' },
    });
  });

  it('is always allowed if nothing breaks, and to a hand with only hearts', () => {
    expect(tryCards(discard({ breaking: 'off' }, '9S'), '5H')).to.equal(undefined);
    const given = { lead: 'left-of-dealer', firstTrick: 'any', dealer: 3 } as const;
    expect(tryCards(hand(given, { 0: HEARTS }), '2H')).to.equal(undefined);
    const other = HEARTS.replace('2H', '2S');
    expect(tryCards(hand(given, { 0: other }), '3H')).to.deep.equal({
      ...{ code: 'not-broken', suit: 'H' },
    });
  });
});

describe('the queen of spades at the first chance', () => {
  const given: Given = { queen: 'first-chance', lead: 'left-of-dealer', dealer: 3 };

  it('is discarded as soon as the hand can’t follow', () => {
    const clubs = 'QS 2S 3C 4C 5C 6C 7C 8C 9C TC JC QC KC';
    const session = hand(given, { 0: '2D AD', 1: clubs, 2: '5D', 3: '6D' });
    // No points in the first trick, so the first chance is the second one.
    playCards(session, 'AD 3C 5D 6D');
    playCards(session, '2D');
    expect(tryCards(session, '2S')).to.deep.equal({ code: 'first-chance', card: 'QS' });
    expect(playable(session)).to.equal('QS');
  });

  it('is played below the king or the ace of spades', () => {
    const any: Given = { ...given, firstTrick: 'any' };
    const hands = { 0: 'KS 4S', 1: 'QS 2S' };
    expect(tryCards(hand(any, hands), 'KS 2S')).to.deep.equal({ code: 'first-chance', card: 'QS' });
    expect(tryCards(hand(any, hands), '4S 2S')).to.equal(undefined);
    expect(tryCards(hand({ ...any, queen: 'any-time' }, hands), 'KS 2S')).to.equal(undefined);
  });
});

describe('a whole hand of Hearts', () => {
  it('ends with the last trick, and counts it', () => {
    const session = playOut(hand({}, { 0: CLUBS }));
    expect(session.outcome).to.equal('over');
    expect(session.state.tricks).to.have.length(13);
    const { sides, moon } = resultsOf(session);
    expect(sides.map(({ score }) => score)).to.deep.equal([0, 26, 26, 26]);
    expect(moon).to.deep.equal({ seat: 0, choice: 'add' });
  });

  it('lets who took all points choose, if so set', () => {
    const session = playOut(hand({ moon: 'choose' }, { 0: CLUBS }));
    expect([session.state.phase, session.state.turn]).to.deep.equal(['moon', 0]);
    expect(session.legalMoves(1)).to.deep.equal([]);
    expect(session.outcome).to.equal(undefined);
    playMoves(session, 'm0:subtract');
    expect(resultsOf(session).sides.map(({ score }) => score)).to.deep.equal([-26, 0, 0, 0]);
    expect(resultsOf(session).moon).to.deep.equal({ seat: 0, choice: 'subtract' });
  });

  for (const [count, size] of [
    [3, 17],
    [5, 10],
  ] as const) {
    it(`has ${size} cards for each of ${count} players`, () => {
      const session = hand({ kinds: people(count) }, {});
      expect(session.state.seats.map(({ cards }) => cards.length)).to.deep.equal(
        Array(count).fill(size),
      );
      playOut(session);
      expect(session.state.tricks).to.have.length(size);
    });
  }
});
