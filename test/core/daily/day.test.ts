import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { dayAfter, dayNumber, dayStreak } from '../../../src/core.js';
import { dayAt } from '../../../src/core/history/day.js';
import { problemOf, valueOf } from '../support/result.js';
import { SEED } from '../support/walks.js';

const isoDay = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);
/** The day that computers count from. */
const EPOCH = 719_468;

describe('the number of a day', () => {
  it('is one more than that of the day before, over every border', () => {
    const pairs = [
      ['2026-11-21', '2026-11-22'],
      ['2026-04-30', '2026-05-01'],
      ['2026-12-31', '2027-01-01'],
      ['2028-02-28', '2028-02-29'],
      ['2028-02-29', '2028-03-01'],
      ['2027-02-28', '2027-03-01'],
      ['2100-02-28', '2100-03-01'],
      ['2000-02-29', '2000-03-01'],
      ['0000-02-29', '0000-03-01'],
    ] as const;
    for (const [day, next] of pairs) {
      expect(valueOf(dayNumber(next)) - valueOf(dayNumber(day)), day).to.equal(1);
    }
    expect(dayNumber('0000-03-01')).to.deep.equal({ value: 0 });
    expect(dayNumber('1970-01-01')).to.deep.equal({ value: EPOCH });
    expect(dayNumber('2026-11-21')).to.deep.equal({ value: 740_246 });
  });

  it('is that of the calendar of computers for all days of eight centuries', () => {
    const days = fc.integer({ min: -146_097, max: 146_097 });
    const random = fc.property(days, (day) => {
      expect(dayNumber(isoDay(day))).to.deep.equal({ value: EPOCH + day });
      expect(dayAt(EPOCH + day)).to.equal(isoDay(day));
    });
    fc.assert(random, { seed: SEED, numRuns: 1000 });
  });

  it('is none for what is no day', () => {
    for (const no of ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10']) {
      expect(problemOf(dayNumber(no))).to.deep.equal({
        code: 'day',
        got: no,
        accepted: 'YYYY-MM-DD',
      });
    }
    for (const no of ['2026-1-1', '21.11.2026', '2026-11-21T00:00', '', 20261121, null, {}]) {
      expect(problemOf(dayNumber(no)).code).to.equal('day');
    }
  });
});

describe('the day after another', () => {
  it('is so many days later, or earlier', () => {
    expect(dayAfter('2028-02-28')).to.deep.equal({ value: '2028-02-29' });
    expect(dayAfter('2027-01-01', -1)).to.deep.equal({ value: '2026-12-31' });
    expect(dayAfter('2026-11-22', 365)).to.deep.equal({ value: '2027-11-22' });
    expect(problemOf(dayAfter('2026-02-29')).code).to.equal('day');
  });
});

describe('the streak of daily deals', () => {
  const streak = (today: string, ...won: readonly string[]): readonly [number, number] => {
    const { current, best } = valueOf(dayStreak(won, today));
    return [current, best];
  };

  it('is the days in a row up to today, or up to yesterday while today’s is to be played', () => {
    expect(streak('2026-11-21')).to.deep.equal([0, 0]);
    expect(streak('2026-11-21', '2026-11-21')).to.deep.equal([1, 1]);
    expect(streak('2026-11-21', '2026-11-20')).to.deep.equal([1, 1]);
    expect(streak('2026-11-21', '2026-11-19')).to.deep.equal([0, 1]);
    expect(streak('2026-11-21', '2026-11-19', '2026-11-20', '2026-11-21')).to.deep.equal([3, 3]);
    expect(streak('2026-11-21', '2026-11-21', '2026-11-19')).to.deep.equal([1, 1]);
  });

  it('goes over the ends of months, years and Februaries', () => {
    expect(streak('2026-12-01', '2026-11-30', '2026-12-01')).to.deep.equal([2, 2]);
    expect(streak('2027-01-01', '2026-12-30', '2026-12-31', '2027-01-01')).to.deep.equal([3, 3]);
    expect(streak('2028-03-01', '2028-02-28', '2028-02-29', '2028-03-01')).to.deep.equal([3, 3]);
    expect(streak('2028-03-01', '2028-02-28', '2028-03-01')).to.deep.equal([1, 1]);
    expect(streak('2027-03-01', '2027-02-28', '2027-03-01')).to.deep.equal([2, 2]);
  });

  it('takes days in any order, each once, and none that is to come or is none', () => {
    const won = ['2026-11-21', '2026-11-19', '2026-11-20', '2026-11-20', '2026-11-22', 'never'];
    expect(streak('2026-11-21', ...won)).to.deep.equal([3, 3]);
    expect(problemOf(dayStreak(won, 'today')).code).to.equal('day');
  });

  it('remembers the best', () => {
    const won = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-20', '2026-11-21'];
    expect(streak('2026-11-21', ...won)).to.deep.equal([2, 3]);
    expect(streak('2026-11-30', ...won)).to.deep.equal([0, 3]);
  });
});
