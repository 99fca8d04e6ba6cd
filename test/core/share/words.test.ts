import { describe, it } from '#bdd';
import { expect } from 'chai';
import { freecell, readShare, resultOf } from '../../../src/core.js';
import { shareEn } from '../../../src/locales/share-en.js';
import { solutions } from '../support/oracles.js';
import { problemOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';

function won() {
  const { deal, tokens } = solutions('freecell-solutions-1-100.tsv')[0]!;
  const session = start(deal, { supermove: 'full' });
  for (const [n, token] of tokens.entries()) play(session, token, NO_AIDS, 2150 * n);
  return session;
}

describe('a result to be copied', () => {
  it('is the game, its deal, how it ended, the moves and the time', () => {
    const result = resultOf(won(), 999_999);
    expect(result).to.deep.equal({
      ...{ game: 'freecell', deal: 1, outcome: 'won', moves: 115, elapsed: 245_100 },
      assisted: 'none',
      options: { variant: 'freecell', cells: 4, supermove: 'full' },
    });
    expect(shareEn.result(result, { title: 'FreeCell' })).to.equal(
      'FreeCell, № 1: won after 115 moves, 4:05',
    );
  });

  it('has the day and the link where they are given', () => {
    const told = { title: 'FreeCell', date: '2026-11-21', link: 'https://example.org/#1.f' };
    expect(shareEn.result(resultOf(won(), 0), told)).to.equal(
      'FreeCell, 2026-11-21, № 1: won after 115 moves, 4:05\nhttps://example.org/#1.f',
    );
  });

  for (const [assisted, words] of [
    ['hint', 'with hints'],
    ['shown', 'a way was shown'],
  ] as const) {
    it(`says of help: ${words}`, () => {
      const result = { ...resultOf(won(), 0), assisted };
      expect(shareEn.result(result, { title: 'FreeCell' })).to.equal(
        `FreeCell, № 1: won after 115 moves, 4:05, ${words}`,
      );
    });
  }

  it('says of a game that goes on that it is not over', () => {
    const session = start(617);
    play(session, '5a', NO_AIDS, 0);
    expect(shareEn.result(resultOf(session, 3_607_900), { title: 'FreeCell' })).to.equal(
      'FreeCell, № 617: not over after 1 move, 1:00:07',
    );
    expect(shareEn.result({ ...resultOf(session, 0), deal: undefined }, { title: 'F' })).to.equal(
      'F, own deck: not over after 1 move, 0:00',
    );
  });
});

describe('the words for a link of no use', () => {
  it('say what is wrong with it', () => {
    const said = (text: string): string => shareEn.problem(problemOf(readShare(freecell, text)));
    expect(said('1.freecell.1.AAw0Evs0eVC')).to.equal(
      'this link is incomplete or has a slip in it',
    );
    expect(said('2.freecell.1.AAw0Evs0eVB')).to.equal(
      'this link is of version 2, and versions up to 1 are known here',
    );
    expect(said('1.klondike.1.draw~3.scoring~vegas.AAwDYQOFaA')).to.equal(
      'this link is of klondike, not of freecell',
    );
    expect(shareEn.problem({ code: 'share-moves', version: 1 })).to.equal(
      'this link is of a game by other rules than today’s',
    );
    expect(shareEn.problem({ code: 'share-long', count: 2025, most: 2000 })).to.equal(
      'a game of 2025 moves makes no link; 2000 are the most',
    );
    expect(shareEn.problem({ code: 'save-broken', field: 'at' })).to.equal(
      'this save\'s "at" cannot be used; accepted: what save() gives',
    );
  });
});
