import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Setup, Session, freecell } from '../../../src/core.js';
import { ALL_CARDS } from '../support/cards.js';
import { dealt } from '../support/deals.js';
import { problemOf } from '../support/result.js';
import { start } from '../support/sessions.js';

const problem = (setup: Setup): object => problemOf(Session.start(freecell, setup));
const deal = (got: string): object => ({ code: 'deal', got, first: 1, last: 2147483647 });
const deck = (got: string): object => ({ code: 'deck', got, size: 52 });

describe('a game that is started', () => {
  it('stands at the deal', () => {
    const session = start(617, { variant: 'seahaven' });
    expect(session.state).to.deep.equal(dealt(617, { variant: 'seahaven' }));
    expect(session.view()).to.deep.equal(session.state);
    expect(session.deal).to.equal(617);
    expect(session.options).to.deep.equal({ variant: 'seahaven', cells: 4, supermove: 'linear' });
    expect(session.steps).to.deep.equal([]);
    expect([session.at, session.moveCount, session.elapsed(5000)]).to.deep.equal([0, 0, 0]);
    expect([session.canUndo, session.canRedo, session.paused]).to.deep.equal([false, false, false]);
    expect(session.outcome).to.equal(undefined);
    expect(session.legalMoves()).to.deep.equal(freecell.moves(session.state));
  });

  const deals: readonly (readonly [unknown, string])[] = [
    [undefined, 'undefined'],
    [null, 'null'],
    [0, '0'],
    [-1, '-1'],
    [1.5, '1.5'],
    [2 ** 31, '2147483648'],
    [NaN, 'NaN'],
    ['abc', 'abc'],
    ['1e3', '1e3'],
    [' 617 ', ' 617 '],
    ['617', '617'],
    [617n, 'bigint'],
    [[617], '[617]'],
  ];
  for (const [given, got] of deals) {
    it(`is not one of deal ${JSON.stringify(got)}`, () => {
      expect(problem({ deal: given })).to.deep.equal(deal(got));
    });
  }

  it('is not one of a deck that is none', () => {
    expect(problem({ deck: null })).to.deep.equal(deck('null'));
    expect(problem({ deck: 617 })).to.deep.equal(deck('617'));
    expect(problem({ deck: 'JD 2D' })).to.deep.equal({ code: 'deck', count: 2, size: 52 });
    expect(problem({ deck: 'JD 2D 1H' })).to.deep.equal(deck('JD 2D 1H'));
    expect(problem({ deck: [...ALL_CARDS, 52] })).to.deep.equal({
      code: 'deck',
      count: 53,
      size: 52,
    });
    expect(problem({ deck: [0, ...ALL_CARDS.slice(0, -1)] })).to.deep.equal({
      code: 'deck',
      count: 52,
      size: 52,
    });
    expect(problem({ deck: ALL_CARDS.map(String) })).to.deep.equal({
      code: 'deck',
      count: 52,
      size: 52,
    });
    expect(problem({ deck: new Array(52) })).to.deep.equal({ code: 'deck', count: 52, size: 52 });
  });

  it('tells first what is wrong with its options', () => {
    expect(problem({ deal: 0, options: { variant: 'spider' } })).to.deep.equal({
      ...{ code: 'option', option: 'variant', got: 'spider' },
      accepted: 'freecell, kingcell, forecell, bakers-game, eight-off, seahaven',
    });
    expect(problem({ deal: 1, options: 'freecell' as never })).to.deep.equal({
      ...{ code: 'option', option: 'options', got: 'freecell', accepted: '{}' },
    });
  });
});
