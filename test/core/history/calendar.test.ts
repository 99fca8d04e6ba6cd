import { describe, it } from '#bdd';
import { expect } from 'chai';
import { NO_HISTORY, addRecords, dayIn, sealOldest } from '../../../src/core.js';
import {
  type CalendarDay,
  type DailyKind,
  type DayState,
  addDays,
  addMonths,
  addMonthsTo,
  dayState,
  isPlayable,
  nearestDay,
  placeInWeek,
  playedDays,
  weekday,
  weeksOf,
} from '../../../src/core/history/calendar.js';
import { record } from '../support/records.js';

const KIND: DailyKind = { game: 'freecell', variant: '' };
const RANGE = { from: '2026-11-03', today: '2026-11-22' };
const utc = (time: number): string => dayIn('UTC', time);
const berlin = (time: number): string => dayIn('Europe/Berlin', time);

/** A record of a day that ended at that moment. */
const ended = (n: number, day: string, at: string, more = {}) =>
  record(n, { day, ended: Date.parse(at), started: Date.parse(at) - 60_000, ...more });

const daysOf = (
  all: readonly ReturnType<typeof record>[],
  { begun = [] as readonly string[], kind = KIND } = {},
  where = utc,
): object =>
  Object.fromEntries(playedDays(addRecords(NO_HISTORY, all).history, kind, begun, where));

/** A week as its dates, with a blank where another month has the day. */
const dates = (week: readonly (CalendarDay | undefined)[]): string =>
  week.map((day) => day?.day.slice(8) ?? '--').join(' ');

describe('the days of a daily game', () => {
  it('are won, won later, or begun', () => {
    const all = [
      ended(1, '2026-11-20', '2026-11-20T23:59:59Z'),
      ended(2, '2026-11-21', '2026-11-22T00:00:00Z'),
      ended(3, '2026-11-19', '2026-11-19T10:00:00Z', { outcome: 'lost' }),
      ended(4, '2026-11-18', '2026-11-18T10:00:00Z', { outcome: 'left' }),
      record(5),
    ];
    expect(daysOf(all, { begun: ['2026-11-17', '2026-11-20'] })).to.deep.equal({
      '2026-11-17': 'begun',
      '2026-11-18': 'begun',
      '2026-11-19': 'begun',
      '2026-11-20': 'won',
      '2026-11-21': 'won-later',
    });
  });

  it('begin and end in their own time zone', () => {
    const late = ended(1, '2026-11-20', '2026-11-20T23:30:00Z');
    const early = ended(2, '2026-11-21', '2026-11-20T23:10:00Z');
    expect(daysOf([late, early], {}, berlin)).to.deep.equal({
      '2026-11-20': 'won-later',
      '2026-11-21': 'won',
    });
  });

  it('are won later where the game knew so as it ended', () => {
    const won = ended(1, '2026-11-20', '2026-11-20T12:00:00Z', { late: true });
    expect(daysOf([won])).to.deep.equal({ '2026-11-20': 'won-later' });
  });

  it('are won where they were won in time, whatever was played before and afterwards', () => {
    const day = '2026-11-20';
    const won = ended(2, day, '2026-11-20T12:00:00Z');
    const others = [
      ended(1, day, '2026-11-20T11:00:00Z', { outcome: 'lost' }),
      ended(3, day, '2026-11-22T12:00:00Z'),
    ];
    expect(daysOf([won, ...others])).to.deep.equal({ [day]: 'won' });
    expect(daysOf(others)).to.deep.equal({ [day]: 'won-later' });
  });

  it('are those of one game and variant, or of all its variants', () => {
    const all = [
      ended(1, '2026-11-18', '2026-11-18T12:00:00Z', { game: 'golf' }),
      ended(2, '2026-11-19', '2026-11-19T12:00:00Z', { variant: 'cells~3' }),
      ended(3, '2026-11-20', '2026-11-20T12:00:00Z'),
    ];
    expect(daysOf(all)).to.have.keys('2026-11-20');
    const every = { game: 'freecell', variant: null };
    expect(daysOf(all, { kind: every })).to.have.keys('2026-11-19', '2026-11-20');
  });

  it('stay won where their records are sealed', () => {
    const all = Array.from({ length: 20 }, (_, n) => {
      const day = addDays('2026-11-01', n);
      return ended(n, day, `${day}T12:00:00Z`);
    });
    const history = sealOldest(addRecords(NO_HISTORY, all).history, 10);
    expect(history.records.length).to.be.lessThan(10);
    const days = playedDays(history, KIND, [], utc);
    expect([days.size, new Set(days.values())]).to.deep.equal([20, new Set(['won'])]);
  });

  it('stand as they are between the first one and today', () => {
    const played = new Map([['2026-11-20', 'won' as const]]);
    const states: Readonly<Record<string, DayState>> = {
      '2026-11-02': 'outside',
      '2026-11-03': 'missed',
      '2026-11-20': 'won',
      '2026-11-22': 'open',
      '2026-11-23': 'to-come',
    };
    for (const [day, state] of Object.entries(states)) {
      expect(dayState(day, played, RANGE), day).to.equal(state);
    }
    expect(dayState('2026-11-22', new Map([['2026-11-22', 'begun']]), RANGE)).to.equal('begun');
    expect(['won', 'missed', 'open'].map((state) => isPlayable(state as DayState))).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect([isPlayable('to-come'), isPlayable('outside')]).to.deep.equal([false, false]);
  });
});

describe('a month of the calendar', () => {
  it('has weeks that begin with any day', () => {
    expect(weeksOf('2026-11', 1, new Map(), RANGE).map(dates)).to.deep.equal([
      '-- -- -- -- -- -- 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 -- -- -- -- -- --',
    ]);
    expect(weeksOf('2026-11', 7, new Map(), RANGE).map(dates)).to.deep.equal([
      '01 02 03 04 05 06 07',
      '08 09 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
      '29 30 -- -- -- -- --',
    ]);
    expect(weeksOf('2026-02', 7, new Map(), RANGE)).to.have.length(4);
    expect(dates(weeksOf('2028-02', 6, new Map(), RANGE).at(-1)!)).to.equal('26 27 28 29 -- -- --');
  });

  it('marks today, and says how each day stands', () => {
    const week = weeksOf('2026-11', 1, new Map([['2026-11-18', 'begun']]), RANGE)[3]!;
    expect(week.map((day) => day!.state).join(' ')).to.equal(
      'missed missed begun missed missed missed open',
    );
    expect(week.filter((day) => day!.isToday).map((day) => day!.day)).to.deep.equal(['2026-11-22']);
  });

  it('counts months and days over the ends of months and years', () => {
    expect(addMonths('2026-11', 2)).to.equal('2027-01');
    expect(addMonths('2026-01', -1)).to.equal('2025-12');
    expect(addMonthsTo('2026-03-31', -1)).to.equal('2026-02-28');
    expect(addMonthsTo('2028-02-29', -12)).to.equal('2027-02-28');
    expect(addDays('2026-12-31', 1)).to.equal('2027-01-01');
    expect(addDays('2028-03-01', -1)).to.equal('2028-02-29');
    expect(nearestDay('2026-11-01', RANGE)).to.equal('2026-11-03');
    expect(nearestDay('2027-11-01', RANGE)).to.equal('2026-11-22');
    expect(nearestDay('2026-11-04', RANGE)).to.equal('2026-11-04');
  });

  it('knows the days of the week as the browser does', () => {
    for (const day of ['1582-10-15', '2000-02-29', '2026-11-22', '9999-01-01']) {
      expect(weekday(day) % 7, day).to.equal(new Date(day).getUTCDay());
    }
    expect([7, 1, 6].map((first) => placeInWeek('2026-11-22', first))).to.deep.equal([0, 6, 1]);
  });
});
