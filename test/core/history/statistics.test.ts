import { describe, it } from '#bdd';
import { expect } from 'chai';
import { NO_HISTORY, addRecords, statisticsOf, variantsOf } from '../../../src/core.js';
import { hand, record } from '../support/records.js';

const WEEK = [
  record(1, { elapsed: 90_000, moves: 120 }),
  record(2, { outcome: 'lost', moves: 4, elapsed: 1000 }),
  record(3, { elapsed: 80_000, moves: 131, variant: 'cells~3', day: '2026-11-21' }),
  record(4, { elapsed: 85_000, moves: 98, day: '2026-11-22' }),
  record(5, { elapsed: 70_000, moves: 140, day: '2026-11-22' }),
  record(6, { outcome: 'left', moves: 2, elapsed: 500 }),
  record(7, { game: 'klondike', variant: 'draw~3', outcome: 'lost' }),
  record(8),
];
const history = addRecords(NO_HISTORY, WEEK).history;

describe('the statistics of a game', () => {
  it('are its games, wins, streaks, best time, fewest moves, and the days that were won', () => {
    const { last, ...totals } = statisticsOf(history, 'freecell');
    expect(totals).to.deep.equal({
      ...{
        game: 'freecell',
        variant: null,
        games: 7,
        wins: 5,
        pushes: 0,
        streak: 1,
        bestStreak: 3,
      },
      ...{ bestTime: 40_000, fewestMoves: 98, days: ['2026-11-21', '2026-11-22'] },
    });
    expect(last).to.deep.equal(WEEK.filter(({ game }) => game === 'freecell'));
  });

  it('are those of one variant where it is named: streaks are its own', () => {
    const { last, ...totals } = statisticsOf(history, 'freecell', '', 2);
    expect(totals).to.deep.equal({
      ...{ game: 'freecell', variant: '', games: 6, wins: 4, pushes: 0, streak: 1, bestStreak: 2 },
      ...{ bestTime: 40_000, fewestMoves: 98, days: ['2026-11-22'] },
    });
    expect(last.map(({ id }) => id)).to.deep.equal(['id-006', 'id-008']);
  });

  it('have no best time and no fewest moves before a win', () => {
    expect(statisticsOf(history, 'klondike', 'draw~3', 0)).to.deep.equal({
      ...{
        game: 'klondike',
        variant: 'draw~3',
        games: 1,
        wins: 0,
        pushes: 0,
        streak: 0,
        bestStreak: 0,
      },
      ...{ days: [], last: [] },
    });
    expect(statisticsOf(history, 'pyramid')).to.deep.equal({
      ...{ game: 'pyramid', variant: null, games: 0, wins: 0, pushes: 0, streak: 0, bestStreak: 0 },
      ...{ days: [], last: [] },
    });
  });

  it('of a table are its hands: won, pushed, lost, what they brought, and the most that one did', () => {
    const chips = [25, 10, 0, 15, -40, 0, 5];
    const evening = chips.map((brought, n) => hand(n, brought));
    const { last, ...totals } = statisticsOf(
      addRecords(NO_HISTORY, evening).history,
      'pai-gow',
      null,
      2,
    );
    // A push neither ends a streak nor lengthens it; no hand is the better for being short.
    expect(totals).to.deep.equal({
      ...{ game: 'pai-gow', variant: null, games: 7, wins: 4, pushes: 2, streak: 1, bestStreak: 3 },
      ...{ days: [], chips: 15, biggestWin: 25 },
    });
    expect(last.map((one) => one.chips)).to.deep.equal([0, 5]);
  });

  it('of a table that only took have no biggest win', () => {
    const { history: lost } = addRecords(NO_HISTORY, [hand(1, -5), hand(2, 0)]);
    const { chips, biggestWin } = statisticsOf(lost, 'pai-gow');
    expect([chips, biggestWin]).to.deep.equal([-5, undefined]);
  });

  it('are there for each game and variant that was played', () => {
    expect(variantsOf(history)).to.deep.equal([
      { game: 'freecell', variant: '' },
      { game: 'freecell', variant: 'cells~3' },
      { game: 'klondike', variant: 'draw~3' },
    ]);
  });
});
