import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, type PaigowState, paigow } from '../../../src/core.js';
import { reveal } from '../../../src/games/pai-gow/rules/reveal.js';
import { chipsLeft } from '../../../src/games/pai-gow/rules/state.js';
import { deckFor, playMoves, startHand, table } from '../support/pai-gow.js';

/** Seat 0 is the house. Seat 1 wins, seats 2 and 3 push. */
const OPTIONS = table(4);
const HANDS = {
  0: 'KS KH 9S 9H 5D 3C 2D',
  1: 'AS AH QS QH JD TC 8D',
  2: 'TS 8S 7H 6D 5C 4C 2C',
  3: 'KD KC 9D 9C 7S 4D 3D',
};

function ended(): PaigowState {
  const session = startHand(OPTIONS, deckFor(OPTIONS, HANDS));
  playMoves(session, 'b1:10 b2:20 b3:30');
  playMoves(session, 's1:QSQH s2:TS2C s3:9D9C');
  return session.state;
}

/** What a view shows: open cards, results, and everybody's chips. */
const seen = (view: PaigowState): unknown => ({
  open: [...view.seats.keys()].filter((seat) => !view.seats[seat]!.cards.includes(FACE_DOWN)),
  told: view.results!.seats.map(({ seat, outcome }) => `${seat} ${outcome}`),
  chips: view.seats.map((_, seat) => chipsLeft(view, seat)),
});

describe('the end of a hand of Pai Gow', () => {
  it('is shown in order: the dealer, one player after the other, then the chips', () => {
    const staked = [null, 990, 980, 970];
    const steps = reveal(paigow.view(ended(), 2), 2);
    expect(steps.map(({ view }) => seen(view))).to.deep.equal([
      { open: [0, 2], told: [], chips: staked },
      { open: [0, 1, 2], told: ['1 win'], chips: staked },
      { open: [0, 1, 2], told: ['1 win', '2 push'], chips: staked },
      { open: [0, 1, 2, 3], told: ['1 win', '2 push', '3 push'], chips: staked },
      {
        open: [0, 1, 2, 3],
        told: ['1 win', '2 push', '3 push'],
        chips: [null, 1010, 1000, 1000],
      },
    ]);
  });

  it('is announced as it is shown', () => {
    const told = reveal(paigow.view(ended(), 2), 2).map((step) =>
      step.announcements.map(({ code }) => code),
    );
    expect(told).to.deep.equal([
      [],
      ['paid'],
      ['paid'],
      ['paid'],
      ['dealer-paid', 'stack', 'stack', 'stack'],
    ]);
  });

  it('ends with the whole hand, and is empty if nobody played', () => {
    const view = paigow.view(ended(), 2);
    expect(reveal(view, 2).at(-1)!.view).to.equal(view);
    const session = playMoves(startHand(OPTIONS), 'p1 p2 p3');
    expect(reveal(session.state)).to.deep.equal([]);
  });
});
