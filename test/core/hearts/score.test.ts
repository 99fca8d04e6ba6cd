import { describe, it } from '#bdd';
import { expect } from 'chai';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { people } from '../support/trick-options.js';
import { figures, score } from '../support/tricks.js';

const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH';
const ALL = `${HEARTS} QS`;

describe('the points of Hearts', () => {
  it('are one for each heart and 13 for the queen of spades', () => {
    const results = score(hearts, {}, { taken: ['2H 3H KS', 'QS 4H', HEARTS.slice(9), 'JD'] });
    expect(figures(results, 'points')).to.deep.equal([2, 14, 10, 0]);
    expect(results.moon).to.equal(null);
  });

  it('are added to the scores before the hand', () => {
    const given = { scores: [10, 20, 30, 40], hand: 3, dealer: 3 };
    const results = score(hearts, given, { taken: ['QS', HEARTS, '', ''] });
    expect(figures(results, 'score')).to.deep.equal([23, 33, 30, 40]);
    expect(results.next).to.deep.equal({ dealer: 0, hand: 4, scores: [23, 33, 30, 40] });
  });

  it('have minus ten for the jack of diamonds, if so set', () => {
    const taken = ['QS JD', HEARTS, '', ''];
    expect(figures(score(hearts, { jack: 'diamonds' }, { taken }), 'points')).to.deep.equal([
      ...[3, 13, 0, 0],
    ]);
    expect(figures(score(hearts, {}, { taken }), 'points')).to.deep.equal([13, 13, 0, 0]);
  });

  it('need the queen for all 26', () => {
    const results = score(hearts, {}, { taken: [HEARTS, 'QS', '', ''] });
    expect(figures(results, 'points')).to.deep.equal([13, 13, 0, 0]);
  });
});

describe('all 26 points', () => {
  const taken = ['', ALL, '', ''];

  it('are added to the others', () => {
    const results = score(hearts, {}, { taken });
    expect(figures(results, 'points')).to.deep.equal([26, 0, 26, 26]);
    expect(results.moon).to.deep.equal({ seat: 1, choice: 'add' });
  });

  it('are taken from the player’s score', () => {
    const results = score(hearts, { moon: 'subtract' }, { taken });
    expect(figures(results, 'points')).to.deep.equal([0, -26, 0, 0]);
  });

  it('are counted as the player chooses', () => {
    const choose = { moon: 'choose' } as const;
    const added = score(hearts, choose, { taken, moon: 'add' });
    expect(figures(added, 'points')).to.deep.equal([26, 0, 26, 26]);
    const taken2 = score(hearts, choose, { taken, moon: 'subtract' });
    expect(figures(taken2, 'points')).to.deep.equal([0, -26, 0, 0]);
  });

  it('don’t need the jack of diamonds, which counts for who took it', () => {
    const given = { jack: 'diamonds' } as const;
    const own = score(hearts, given, { taken: ['', `${ALL} JD`, '', ''] });
    expect(figures(own, 'points')).to.deep.equal([26, -10, 26, 26]);
    const other = score(hearts, given, { taken: ['', ALL, 'JD', ''] });
    expect(figures(other, 'points')).to.deep.equal([26, 0, 16, 26]);
    const less = score(
      hearts,
      { ...given, moon: 'subtract' },
      { taken: ['', `${ALL} JD`, '', ''] },
    );
    expect(figures(less, 'points')).to.deep.equal([0, -36, 0, 0]);
  });

  it('are 26 for three and for five players too', () => {
    const three = score(hearts, { kinds: people(3) }, { taken: [ALL, '', ''] });
    expect(figures(three, 'points')).to.deep.equal([0, 26, 26]);
    const five = score(hearts, { kinds: people(5) }, { taken: [ALL, '', '', '', ''] });
    expect(figures(five, 'points')).to.deep.equal([0, 26, 26, 26, 26]);
  });
});

describe('the end of a game of Hearts', () => {
  const taken = ['QS', HEARTS, '', ''];

  it('comes when somebody reaches the target: the lowest score wins', () => {
    const results = score(hearts, { scores: [87, 0, 50, 60] }, { taken });
    expect(figures(results, 'score')).to.deep.equal([100, 13, 50, 60]);
    expect([results.winners, results.next]).to.deep.equal([[1], null]);
  });

  it('does not come at 99', () => {
    const results = score(hearts, { scores: [86, 0, 50, 60] }, { taken });
    expect(results.winners).to.equal(null);
    expect(results.next?.hand).to.equal(2);
  });

  it('does not come while two share the lowest score', () => {
    const results = score(hearts, { scores: [90, 37, 50, 60] }, { taken });
    expect(figures(results, 'score')).to.deep.equal([103, 50, 50, 60]);
    expect(results.winners).to.equal(null);
  });

  it('comes at another target, if so set', () => {
    expect(score(hearts, { target: 13 }, { taken: [ALL, '', '', ''] }).winners).to.deep.equal([0]);
  });
});
