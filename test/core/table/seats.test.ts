import { describe, it } from '#bdd';
import { expect } from 'chai';
import { nextSeat, parseSeats } from '../../../src/core.js';
import { refuseSeat, seatsFrom } from '../../../src/core/table/seats.js';
import { problemOf, valueOf } from '../support/result.js';

const LIMITS = { least: 2, most: 7 };

describe('the seats of a table', () => {
  const good: readonly (readonly [unknown, string])[] = [
    ['2', 'human bot'],
    ['4', 'human bot bot bot'],
    [7, 'human bot bot bot bot bot bot'],
    ['human bot open bot', 'human bot open bot'],
    ['human, human', 'human human'],
    [['bot', 'open', 'bot'], 'bot open bot'],
  ];
  for (const [given, kinds] of good) {
    it(`are ${kinds} for ${JSON.stringify(given)}`, () => {
      expect(valueOf(parseSeats(given, LIMITS)).join(' ')).to.equal(kinds);
    });
  }

  const bad = [
    '0',
    '1',
    '8',
    '9',
    0,
    9,
    -2,
    2.5,
    '',
    'ghost bot',
    'human open',
    'human',
    null,
    {},
    [2],
  ];
  for (const given of [...bad, Array(8).fill('bot'), undefined]) {
    it(`are rejected for ${JSON.stringify(given)}`, () => {
      const problem = problemOf(parseSeats(given, LIMITS));
      expect(problem).to.deep.include({
        code: 'option',
        option: 'seats',
        accepted: '2–7, human, bot, open',
      });
    });
  }

  it('follow one another counter-clockwise', () => {
    expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).to.deep.equal([1, 2, 0]);
    expect(seatsFrom(2, 4)).to.deep.equal([2, 3, 0, 1]);
    expect(seatsFrom(5, 4)).to.deep.equal([1, 2, 3, 0]);
  });

  it('are rejected if they don’t exist, or belong to somebody else', () => {
    expect(refuseSeat(4, 4, undefined)).to.deep.equal({ code: 'no-such-seat', seat: 4, seats: 4 });
    expect(refuseSeat('1', 4, 1)).to.deep.include({ code: 'no-such-seat' });
    expect(refuseSeat(1, 4, 2)).to.deep.equal({ code: 'not-your-seat', seat: 1, yours: 2 });
    expect(refuseSeat(1, 4, 1)).to.equal(undefined);
    expect(refuseSeat(1, 4, undefined)).to.equal(undefined);
  });
});
