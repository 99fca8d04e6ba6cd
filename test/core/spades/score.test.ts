import { describe, it } from '#bdd';
import { expect } from 'chai';
import { spades } from '../../../src/games/spades/rules/game.js';
import { figures, score } from '../support/tricks.js';

describe('the contract of a side', () => {
  it('is worth ten for each trick of both bids, and one for each trick over it', () => {
    const results = score(spades, {}, { bids: [4, 3, 2, 3], tricks: [5, 4, 2, 2] });
    expect(figures(results, 'points')).to.deep.equal([61, 60]);
    expect(figures(results, 'bid')).to.deep.equal([6, 6]);
    expect(figures(results, 'bags')).to.deep.equal([1, 0]);
    expect(figures(results, 'isMade')).to.deep.equal([true, true]);
  });

  it('costs ten for each trick of the bid if it is not made', () => {
    const results = score(spades, {}, { bids: [4, 3, 3, 3], tricks: [4, 4, 2, 3] });
    expect(figures(results, 'points')).to.deep.equal([-70, 61]);
    expect(figures(results, 'bags')).to.deep.equal([0, 1]);
  });

  it('is that of one seat if everyone plays alone', () => {
    const results = score(
      spades,
      { partners: 'off' },
      { bids: [4, 3, 3, 3], tricks: [4, 5, 2, 2] },
    );
    expect(figures(results, 'points')).to.deep.equal([40, 32, -30, -30]);
  });
});

describe('bags', () => {
  it('cost 100 points at ten, and the rest is kept', () => {
    const given = { scores: [300, 0], bagCounts: [8, 0] };
    const results = score(spades, given, { bids: [2, 4, 2, 4], tricks: [4, 4, 4, 1] });
    expect(figures(results, 'points')).to.deep.equal([44 - 100, -80]);
    expect(figures(results, 'bags')).to.deep.equal([2, 0]);
    expect(results.next?.bagCounts).to.deep.equal([2, 0]);
  });

  it('cost nothing at nine', () => {
    const given = { bagCounts: [8, 0] };
    const results = score(spades, given, { bids: [4, 2, 4, 2], tricks: [5, 2, 4, 2] });
    expect(figures(results, 'points')).to.deep.equal([81, 40]);
    expect(figures(results, 'bags')).to.deep.equal([9, 0]);
  });

  it('cost what is set, or nothing', () => {
    const tricks = { bids: [2, 3, 2, 3], tricks: [4, 3, 3, 3] };
    const cost = score(spades, { bagCounts: [9, 0], bagPenalty: 50 }, tricks);
    expect(figures(cost, 'points')).to.deep.equal([43 - 50, 60]);
    const free = score(spades, { bagCounts: [9, 0], bags: 'off' }, tricks);
    expect(figures(free, 'points')).to.deep.equal([43, 60]);
    expect(figures(free, 'bags')).to.deep.equal([12, 0]);
  });
});

describe('nil', () => {
  it('is worth 100 without a trick, beside the partner’s contract', () => {
    const results = score(spades, {}, { bids: [0, 4, 4, 4], tricks: [0, 4, 5, 4] });
    expect(figures(results, 'points')).to.deep.equal([141, 80]);
    expect(figures(results, 'bags')).to.deep.equal([1, 0]);
  });

  it('costs 100 with a trick, and its tricks are only bags', () => {
    const results = score(spades, {}, { bids: [0, 4, 4, 4], tricks: [2, 4, 4, 3] });
    expect(figures(results, 'points')).to.deep.equal([40 + 2 - 100, -80]);
    expect(figures(results, 'bags')).to.deep.equal([2, 0]);
    const short = score(spades, {}, { bids: [0, 4, 4, 4], tricks: [1, 5, 3, 4] });
    expect(figures(short, 'points'), 'not the partner’s').to.deep.equal([-40 + 1 - 100, 81]);
  });

  it('gives its tricks to the partner’s bid, if so set', () => {
    const given = { nilTricks: 'count' } as const;
    const short = score(spades, given, { bids: [0, 4, 4, 4], tricks: [1, 5, 3, 4] });
    expect(figures(short, 'points')).to.deep.equal([40 - 100, 81]);
    expect(figures(short, 'bags')).to.deep.equal([0, 1]);
    const over = score(spades, given, { bids: [0, 4, 4, 4], tricks: [1, 4, 4, 4] });
    expect(figures(over, 'points')).to.deep.equal([41 - 100, 80]);
  });

  it('takes a side over ten bags by its tricks', () => {
    const results = score(
      spades,
      { bagCounts: [9, 0] },
      { bids: [0, 4, 4, 4], tricks: [1, 4, 4, 4] },
    );
    expect(figures(results, 'points')).to.deep.equal([40 + 1 - 100 - 100, 80]);
    expect(figures(results, 'bags')).to.deep.equal([0, 0]);
  });

  it('may be bid by both partners', () => {
    const results = score(spades, {}, { bids: [0, 4, 0, 4], tricks: [0, 6, 1, 6] });
    expect(figures(results, 'points')).to.deep.equal([100 - 100 + 1, 84]);
  });

  it('is worth 200 if it is blind', () => {
    const bids = { bids: [0, 4, 4, 4], blind: [0] };
    const made = score(spades, {}, { ...bids, tricks: [0, 4, 4, 5] });
    expect(figures(made, 'points')).to.deep.equal([240, 81]);
    const failed = score(spades, {}, { ...bids, tricks: [1, 4, 4, 4] });
    expect(figures(failed, 'points')).to.deep.equal([41 - 200, 80]);
  });
});

describe('the end of a game of Spades', () => {
  const tricks = { bids: [4, 3, 3, 3], tricks: [4, 3, 3, 3] };

  it('comes at 500 points', () => {
    expect(score(spades, { scores: [430, 0] }, tricks).winners).to.deep.equal([0]);
    expect(score(spades, { scores: [429, 0] }, tricks).winners).to.equal(null);
  });

  it('goes to the higher score if both sides are there', () => {
    expect(score(spades, { scores: [440, 460] }, tricks).winners).to.deep.equal([1]);
  });

  it('does not come at equal scores', () => {
    expect(score(spades, { scores: [450, 460] }, tricks).winners).to.equal(null);
  });

  it('comes at the floor, if one is set', () => {
    const failed = { bids: [4, 3, 6, 3], tricks: [4, 3, 3, 3] };
    expect(score(spades, { scores: [-100, 0], floor: -200 }, failed).winners).to.deep.equal([1]);
    expect(score(spades, { scores: [-99, 0], floor: -200 }, failed).winners).to.equal(null);
    expect(score(spades, { scores: [-100, 0] }, failed).winners).to.equal(null);
  });
});
