import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  NO_HISTORY,
  addRecords,
  exportHistory,
  importHistory,
  statisticsOf,
} from '../../../src/core.js';
import { record } from '../support/records.js';
import { valueOf } from '../support/result.js';

describe('a day that was won when it was over', () => {
  it('is a win, and no day of a streak; a file has it', () => {
    const won = { outcome: 'won', game: 'freecell' } as const;
    const records = [
      { ...record(1), ...won, day: '2026-11-20' },
      { ...record(2), ...won, day: '2026-11-19', late: true },
    ];
    const { history } = addRecords(NO_HISTORY, records);
    const read = valueOf(importHistory(exportHistory(history), Date.parse('2030-01-01')));
    for (const one of [history, read]) {
      const { wins, days } = statisticsOf(one, 'freecell');
      expect([wins, days]).to.deep.equal([2, ['2026-11-20']]);
    }
  });
});
