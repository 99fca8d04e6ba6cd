import { describe, it } from '#bdd';
import { expect } from 'chai';
import { daily, importHistory } from '../../../src/core.js';
import { history } from '../../../src/locales/compiled/en/history.js';
import { kit } from '../../../src/locales/compiled/en/kit.js';
import { historyProblemText } from '../../../src/locales/history-text.js';
import type { Problem } from '../../../src/core/engine/reason.js';
import { problemOf } from '../support/result.js';

const textOf = (problem: Problem): string => historyProblemText({ kit, history }, problem);

describe('the words of a history', () => {
  it('say what is wrong with a file', () => {
    const said = (text: string): string => textOf(problemOf(importHistory(text)));
    expect(said('{}')).to.equal('this is not a file of exported games');
    expect(said('games')).to.equal('this is not a file of exported games');
    const file = (rest: string): string => `{"kind":"baize-history",${rest}}`;
    expect(said(file('"format":1,"records":[{"id":7}]'))).to.equal(
      'this file’s records[0].id cannot be used (7)',
    );
    const now = Date.UTC(2026, 10, 22);
    const later = file(`"format":1,"records":[],"sealed":{"ended":${now * 2}}`);
    expect(textOf(problemOf(importHistory(later, now)))).to.equal(
      `this file’s sealed.ended cannot be used (${now * 2}, which is in the future)`,
    );
    expect(said(file('"format":2'))).to.equal(
      'this file has version 2, and only versions up to 1 can be read here',
    );
    expect(textOf({ code: 'storage', got: 'no answer' })).to.equal(
      'the browser does not store games here (no answer)',
    );
  });

  it('say what is wrong with a day', async () => {
    expect(textOf(problemOf(await daily('freecell', {}, 'today')))).to.equal(
      '"today" is not a day; accepted: YYYY-MM-DD',
    );
    expect(textOf({ code: 'no-daily', tried: 1000 })).to.equal(
      'no winnable deal of this day was found with these rules',
    );
  });
});
