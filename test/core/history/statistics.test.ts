import { describe, it } from '#bdd';
import { expect } from 'chai';
import { NO_HISTORY, addRecords, statisticsOf, variantsOf } from '../../../src/core.js';
import { record } from '../support/records.js';

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
      ...{ game: 'freecell', variant: null, games: 7, wins: 5, streak: 1, bestStreak: 3 },
      ...{ bestTime: 40_000, fewestMoves: 98, days: ['2026-11-21', '2026-11-22'] },
    });
    expect(last).to.deep.equal(WEEK.filter(({ game }) => game === 'freecell'));
  });

  it('are those of one variant where it is named: streaks are its own', () => {
    const { last, ...totals } = statisticsOf(history, 'freecell', '', 2);
    expect(totals).to.deep.equal({
      ...{ game: 'freecell', variant: '', games: 6, wins: 4, streak: 1, bestStreak: 2 },
      ...{ bestTime: 40_000, fewestMoves: 98, days: ['2026-11-22'] },
    });
    expect(last.map(({ id }) => id)).to.deep.equal(['id-006', 'id-008']);
  });

  it('have no best time and no fewest moves before a win', () => {
    expect(statisticsOf(history, 'klondike', 'draw~3', 0)).to.deep.equal({
      ...{ game: 'klondike', variant: 'draw~3', games: 1, wins: 0, streak: 0, bestStreak: 0 },
      ...{ days: [], last: [] },
    });
    expect(statisticsOf(history, 'pyramid')).to.deep.equal({
      ...{ game: 'pyramid', variant: null, games: 0, wins: 0, streak: 0, bestStreak: 0 },
      ...{ days: [], last: [] },
    });
  });

  it('are there for each game and variant that was played', () => {
    expect(variantsOf(history)).to.deep.equal([
      { game: 'freecell', variant: '' },
      { game: 'freecell', variant: 'cells~3' },
      { game: 'klondike', variant: 'draw~3' },
    ]);
  });
});
