import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  Session,
  dealDeck,
  exportHistory,
  importHistory,
  klondike,
  recordOf,
} from '../../../src/core.js';
import { solutions } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';

const ABOUT = { id: 'one', started: 1_795_219_200_000, ended: 1_795_219_500_000 };

describe('the record of a game', () => {
  it('has its variant, its deal, its moves, its time of play, and that it was won', () => {
    const { deal, tokens } = solutions('freecell-solutions-1-100.tsv')[0]!;
    const session = start(deal, { supermove: 'full' });
    for (const [n, token] of tokens.entries()) play(session, token, NO_AIDS, 1000 * n);
    const record = valueOf(recordOf(session, { ...ABOUT, day: '2026-11-21' }, 999_999));
    expect(record).to.deep.equal({
      ...ABOUT,
      ...{ game: 'freecell', variant: 'supermove~full', elapsed: 114_000, moves: 115 },
      ...{ outcome: 'won', deal: 1, day: '2026-11-21' },
    });
    const history = { records: [record] };
    expect(importHistory(exportHistory(history))).to.deep.equal({ value: history });
  });

  it('tells the undos among its moves', () => {
    const session = start(617);
    play(session, '5a 5b', NO_AIDS, 0);
    session.undo({ now: 0 });
    const { moves, undos } = valueOf(recordOf(session, ABOUT, 0));
    expect([moves, undos]).to.deep.equal([3, 1]);
  });

  it('says of a game that is not over that it was left, and has no number for a deck', () => {
    const session = valueOf(
      Session.start(klondike, { deck: dealDeck(1), options: { draw: 3, scoring: 'vegas' } }),
    );
    expect(recordOf(session, ABOUT, 0)).to.deep.equal({
      value: {
        ...ABOUT,
        ...{ game: 'klondike', variant: 'draw~3.scoring~vegas', elapsed: 0, moves: 0 },
        outcome: 'left',
      },
    });
  });
});
