import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type GameRecord, dayIn, seasonDays, seasonGames, seasonOf } from '../../../src/core.js';
import { csvText } from '../../../src/core/history/csv.js';
import { seasonState } from '../../../src/core/history/season.js';
import { problemOf, valueOf } from '../support/result.js';

const DAYS = valueOf(seasonDays('2026-W48'));

const record = (day: string, more: Partial<GameRecord> = {}): GameRecord => ({
  ...{ id: 'x', game: 'freecell', variant: '', elapsed: 60_000, moves: 90, outcome: 'won', day },
  ...{ started: 0, ended: Date.parse(`${day}T12:00Z`) },
  ...more,
});

describe('a season', () => {
  it('has the seven days of its week, Monday first', () => {
    expect(DAYS).to.deep.equal([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
      ...['2026-11-28', '2026-11-29'],
    ]);
  });

  // Source: ISO 8601 has these dates, and years with 53 weeks begin or end with a Thursday.
  it('begins in the year before or ends in the one after, as ISO 8601 has it', () => {
    const ends = (name: string): unknown =>
      valueOf(seasonDays(name)).filter((_, at) => at % 6 === 0);
    expect(ends('2009-W01')).to.deep.equal(['2008-12-29', '2009-01-04']);
    expect(ends('2009-W53')).to.deep.equal(['2009-12-28', '2010-01-03']);
    expect(ends('2020-W53')).to.deep.equal(['2020-12-28', '2021-01-03']);
    expect(ends('2026-W53')).to.deep.equal(['2026-12-28', '2027-01-03']);
    expect(ends('2024-W09')).to.deep.equal(['2024-02-26', '2024-03-03']);
    expect(['2008-12-29', '2010-01-03', '2021-01-04'].map(seasonOf)).to.deep.equal([
      ...['2009-W01', '2009-W53', '2021-W01'],
    ]);
    expect(seasonOf('2026-02-30')).to.equal(undefined);
  });

  it('is none where its year has no such week, or the name is written otherwise', () => {
    expect(problemOf(seasonDays('2026-W60'))).to.deep.equal({
      ...{ code: 'option', option: 'season', got: '2026-W60' },
      accepted: 'a week of ISO 8601 (2026-W48), from W01 to W52, or W53 in a year that has one',
    });
    for (const no of ['2025-W53', '2026-W00', '2026-48', '2026-W4', 'W48', ' 2026-W48', '', null])
      expect(problemOf(seasonDays(no)).code, String(no)).to.equal('option');
    expect(problemOf(seasonDays(undefined)).code).to.equal('option');
  });

  // The calendar repeats every 400 years, so the weeks of the years 0 to 99 are those of the years 2000 to 2099.
  it('exists in the years 0 to 99, and not where a part of it is outside the years 0 to 9999', () => {
    for (let year = 0; year < 100; year++)
      for (const week of ['W01', 'W10', 'W52', 'W53']) {
        const early = `${String(year).padStart(4, '0')}-${week}`;
        const late = seasonDays(`${year + 2000}-${week}`);
        const expected =
          'problem' in late ? undefined : late.value.map((day) => day.replace(/^20/, '00'));
        const found = seasonDays(early);
        const days = 'problem' in found ? undefined : found.value;
        // 2000-W01 begins on 3 January, and 2099-W53 ends on 3 January 2100.
        expect(days, early).to.deep.equal(expected?.map((day) => day.replace(/^21/, '01')));
        if (days) expect(days.map(seasonOf), early).to.deep.equal(days.map(() => early));
      }
    expect(['0000-01-02', '0000-01-03', '9999-12-26', '9999-12-27'].map(seasonOf)).to.deep.equal([
      ...[undefined, '0000-W01', '9999-W51', undefined],
    ]);
    expect(problemOf(seasonDays('9999-W52')).code).to.equal('option');
  });

  it('is ahead, open or over by its days', () => {
    const states = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'];
    expect(states.map((day) => seasonState(DAYS, day))).to.deep.equal([
      ...['ahead', 'open', 'open', 'over'],
    ]);
  });
});

describe('the results of a season', () => {
  const gamesOf = (...records: readonly GameRecord[]) =>
    seasonGames({ records }, DAYS, (time) => dayIn('UTC', time));

  it('add up the best win of each deal, game by game', () => {
    const [freecell, golf, ...more] = gamesOf(
      record('2026-11-23'),
      record('2026-11-23', { moves: 80, elapsed: 70_000 }),
      record('2026-11-23', { moves: 80, elapsed: 65_000 }),
      record('2026-11-24', { outcome: 'lost', moves: 10 }),
      record('2026-11-25', { moves: 100 }),
      record('2026-11-22', { moves: 1 }),
      record('2026-11-26', { moves: 2, shared: true }),
      record('2026-11-26', { game: 'golf', moves: 30 }),
    );
    expect(more).to.deep.equal([]);
    expect([freecell!.won, freecell!.moves, freecell!.elapsed]).to.deep.equal([2, 180, 125_000]);
    expect(freecell!.results.map((result) => result?.moves)).to.deep.equal([
      ...[80, undefined, 100, undefined, undefined, undefined, undefined],
    ]);
    expect(golf).to.deep.include({ game: 'golf', variant: '', won: 1, moves: 30 });
  });

  it('count a win on a later day of the week, and none after it', () => {
    const ended = (time: string) => ({ ended: Date.parse(time) });
    const [sunday] = gamesOf(record('2026-11-23', ended('2026-11-29T23:59:59Z')));
    const [monday] = gamesOf(record('2026-11-23', ended('2026-11-30T00:00:00Z')));
    expect([sunday!.won, monday!.won]).to.deep.equal([1, 0]);
  });

  it('count no late win of the last day, and late wins of others by a clock of their own', () => {
    const noon = Date.parse('2026-11-30T11:00:00Z');
    const wonOf = (day: string, more: Partial<GameRecord>): number | undefined =>
      seasonGames({ records: [record(day, { ended: noon, ...more })] }, DAYS, (time, isLate) =>
        dayIn(isLate ? 'UTC' : 'Etc/GMT+12', time),
      )[0]?.won;
    expect(wonOf('2026-11-29', {})).to.equal(1);
    const inTime = { late: true, ended: Date.parse('2026-11-29T23:00:00Z') };
    expect(wonOf('2026-11-29', inTime)).to.equal(0);
    expect(wonOf('2026-11-27', { late: true })).to.equal(0);
    expect(wonOf('2026-11-27', inTime)).to.equal(1);
  });
});

describe('a table as CSV', () => {
  // Source: RFC 4180, section 2.
  it('quotes what has commas, quotes or line ends, and ends each line by two characters', () => {
    const rows = [
      ['name', 'moves'],
      ['Ann, "the fox"\nof 7B', 90],
      [undefined, -3],
    ];
    expect(csvText(rows)).to.equal('name,moves\r\n"Ann, ""the fox""\nof 7B",90\r\n,-3\r\n');
  });

  it('has no text that a program for tables takes for a formula', () => {
    const names = ['=1+1', '+1', '-1', '@A1', '\tA', '\r=1', '  =1', '＝1', 'A=1'];
    expect(csvText(names.map((name) => [name])).split('\r\n')).to.deep.equal([
      ...["'=1+1", "'+1", "'-1", "'@A1", "'\tA", '"\'\r=1"', "'  =1", "'＝1", 'A=1', ''],
    ]);
    const parted = ['x;=1+1;', 'x; @A1', 'x|＝1', 'x;y', '=1;=1'];
    expect(csvText(parted.map((name) => [name])).split('\r\n')).to.deep.equal([
      ...["x;'=1+1;", "x;' @A1", "x|'＝1", 'x;y', "'=1;'=1", ''],
    ]);
  });
});
