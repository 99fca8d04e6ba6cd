import { describe, it } from '#bdd';
import { expect } from 'chai';
import { compareWin } from '../../../src/core/history/statistics.js';
import { type GameRecord, type History, NO_HISTORY, addRecords } from '../../../src/core.js';

const won = (n: number, more: Partial<GameRecord> = {}): GameRecord => ({
  ...{ id: `game-${n}`, game: 'golf', variant: '', started: 0, ended: n },
  ...{ elapsed: 60_000, moves: 40, outcome: 'won', ...more },
});

const historyOf = (...records: readonly GameRecord[]): History =>
  addRecords(NO_HISTORY, records).history;

describe('a win beside the others', () => {
  it('is the first one of its game and variant, whatever else was played', () => {
    const others = [
      won(1, { game: 'freecell' }),
      won(2, { variant: 'corner~true' }),
      won(3, { outcome: 'lost' }),
    ];
    const first = won(4);
    expect(compareWin(historyOf(...others, first), first)).to.deep.equal({
      ...{ isFirst: true, time: 0, moves: 0 },
    });
  });

  it('has its difference from the best time and the fewest moves of them, each by itself', () => {
    const others = [won(1, { elapsed: 30_000, moves: 50 }), won(2, { elapsed: 90_000, moves: 35 })];
    const win = won(3);
    expect(compareWin(historyOf(...others, win), win)).to.deep.equal({
      ...{ isFirst: false, time: 30_000, moves: 5 },
    });
    const best = won(4, { elapsed: 29_999, moves: 34 });
    expect(compareWin(historyOf(...others, best), best)).to.deep.equal({
      ...{ isFirst: false, time: -1, moves: -1 },
    });
  });

  it('is compared with those that are no more than totals, too', () => {
    const win = won(4);
    const all = [won(1, { moves: 38 }), won(2), won(3), win];
    const sealed = addRecords(NO_HISTORY, all, 2).history;
    expect(sealed.sealed?.totals.length).to.be.greaterThan(0);
    expect(sealed.records).to.include(win);
    expect(compareWin(sealed, win)).to.deep.include({ isFirst: false, moves: 2 });
  });

  it('is compared with none where it was taken up from a link, nor with such', () => {
    const shared = won(1, { shared: true });
    const win = won(2);
    const history = historyOf(shared, win);
    expect(compareWin(history, shared)).to.equal(undefined);
    expect(compareWin(history, win)).to.equal(undefined);
  });
});
