import { describe, it } from '#bdd';
import { expect } from 'chai';
import { freecell, readShare, resultOf } from '../../../src/core.js';
import { linkProblemText, resultText } from '../../../src/elements/links/texts.js';
import { patienceWords } from '../../../src/locales/words.js';
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
      ...{ game: 'freecell', deal: 1, outcome: 'won', moves: 115, undos: 0, elapsed: 245_100 },
      assisted: 'none',
      options: { variant: 'freecell', cells: 4, supermove: 'full' },
    });
    expect(resultText(patienceWords, result, { title: 'FreeCell' })).to.equal(
      'FreeCell, № 1: won after 115 moves, 4:05',
    );
  });

  it('has the day and the link where they are given', () => {
    const told = { title: 'FreeCell', date: '2026-11-21', link: 'https://example.org/#1.f' };
    expect(resultText(patienceWords, resultOf(won(), 0), told)).to.equal(
      'FreeCell, 2026-11-21, № 1: won after 115 moves, 4:05\nhttps://example.org/#1.f',
    );
  });

  for (const [assisted, words] of [
    ['hint', 'with hints'],
    ['shown', 'solution shown'],
  ] as const) {
    it(`says of help: ${words}`, () => {
      const result = { ...resultOf(won(), 0), assisted };
      expect(resultText(patienceWords, result, { title: 'FreeCell' })).to.equal(
        `FreeCell, № 1: won after 115 moves, 4:05, ${words}`,
      );
    });
  }

  it('is only the deal before the first move', () => {
    const told = { title: 'FreeCell', date: '2026-11-21', link: 'https://example.org/#1.f' };
    expect(resultText(patienceWords, resultOf(start(617), 0), told)).to.equal(
      'FreeCell, 2026-11-21, № 617\nhttps://example.org/#1.f',
    );
  });

  it('says how many undos there were', () => {
    const session = start(617);
    play(session, '5a 5b', NO_AIDS, 0);
    session.undo({ now: 0 });
    session.undo({ now: 0 });
    expect(resultText(patienceWords, resultOf(session, 0), { title: 'FreeCell' })).to.equal(
      'FreeCell, № 617: not finished after 4 moves, 2 undos, 0:00',
    );
  });

  it('says of a game that goes on that it is not over', () => {
    const session = start(617);
    play(session, '5a', NO_AIDS, 0);
    expect(resultText(patienceWords, resultOf(session, 3_607_900), { title: 'FreeCell' })).to.equal(
      'FreeCell, № 617: not finished after 1 move, 1:00:07',
    );
    expect(
      resultText(patienceWords, { ...resultOf(session, 0), deal: undefined }, { title: 'F' }),
    ).to.equal('F, custom deck: not finished after 1 move, 0:00');
  });
});

describe('the words for a link of no use', () => {
  it('say what is wrong with it', () => {
    const said = (text: string): string =>
      linkProblemText(patienceWords, problemOf(readShare(freecell, text)));
    expect(said('1.freecell.1.AAw0Evs0eVC')).to.equal(
      'this link is incomplete or contains an error',
    );
    expect(said('2.freecell.1.AAw0Evs0eVB')).to.equal(
      'this link was made with a newer version (2); this page can open versions up to 1',
    );
    expect(said('1.klondike.1.draw~3.scoring~vegas.AAwDYQOFaA')).to.equal(
      'this link is for klondike, not for freecell',
    );
    expect(linkProblemText(patienceWords, { code: 'share-moves', version: 1 })).to.equal(
      'the rules of this game have changed since this link was made',
    );
    expect(
      linkProblemText(patienceWords, { code: 'share-long', count: 2025, most: 2000 }),
    ).to.equal('a game of 2,025 moves is too long for a link; at most 2,000 moves fit');
    expect(linkProblemText(patienceWords, { code: 'save-broken', field: 'at' })).to.equal(
      'this save\'s "at" cannot be used; accepted: a value from save()',
    );
  });
});
