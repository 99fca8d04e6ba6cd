import { expect } from 'chai';
import { buttons, part, parts, wordsOf } from '../support/paigow.js';
import { focusedIn, keys } from '../support/paigow-play.js';
import { handNow, mountTable } from '../support/tricks.js';

/** The dealer, seat 0, turns up the 2 of spades and so has all trumps. */
const ALL_TRUMPS = {
  hands: { 0: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' },
  dealer: 0,
} as const;

/** The cards of the hand that Tab enters. */
const entries = (table: Parameters<typeof parts>[0]): string =>
  [...part(table, 'hand').querySelectorAll<HTMLElement>('[tabindex="0"]')]
    .map(({ dataset }) => dataset['card'])
    .join(' ');

describe('a whole hand of Whist', () => {
  it('by keyboard alone, the focus staying in the hand', async () => {
    const table = await mountTable('whist-table', {}, ALL_TRUMPS);
    part(table, 'button-ready').focus();
    await keys(table, 'd');
    expect([focusedIn(table), entries(table)]).to.deep.equal(['AS', 'AS']);
    await keys(table, 'ArrowRight', 'ArrowRight');
    expect(focusedIn(table)).to.equal('QS');
    await keys(table, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(focusedIn(table)).to.equal('AS');
    await keys(table, 'End');
    expect(focusedIn(table)).to.equal('2S');
    await keys(table, 'Enter');
    expect([handNow(table).split(' ').length, focusedIn(table)]).to.deep.equal([12, 'AS']);
    await keys(table, 't');
    expect(part(table, 'trick').getAttribute('aria-label')).to.equal('Last trick');
    await keys(table, 'Home', 'ArrowRight', ' ');
    expect(handNow(table).split(' ')).to.deep.equal('AS QS JS TS 9S 8S 7S 6S 5S 4S 3S'.split(' '));
    for (let count = 10; count > 0; count--) {
      expect([focusedIn(table), entries(table)]).to.deep.equal([
        handNow(table).split(' ')[0],
        handNow(table).split(' ')[0],
      ]);
      await keys(table, 'Enter');
    }
    expect([table.outcome, handNow(table)]).to.deep.equal([undefined, '3S']);
    await keys(table, 'Enter');
    expect(parts(table, 'winner').map(wordsOf)).to.deep.equal(['Your side won the game!']);
    expect(table.state!.results!.sides.map(({ tricks, score }) => [tricks, score])).to.deep.equal([
      [13, 7],
      [0, 0],
    ]);
    expect([focusedIn(table), buttons(table)]).to.deep.equal(['New game', ['New game']]);
    await keys(table, 'n');
    expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'play']);
  });

  it('by the key of claiming', async () => {
    const table = await mountTable('whist-table', {}, ALL_TRUMPS);
    part(table, 'button-ready').focus();
    await keys(table, 'd', 'c');
    expect(table.state!.results!.sides.map(({ tricks }) => tricks)).to.deep.equal([13, 0]);
  });
});

describe('the keys of these tables', () => {
  it('ask for trump, show the pair, pass in the auction', async () => {
    const table = await mountTable(
      'twenty-nine-table',
      {},
      { hands: { 0: 'JH 9H AH TH KH QH 7S 7D' }, script: 'b1:16 t1:H p3:QC' },
    );
    part(table, 'button-ready').focus();
    await keys(table, 'd', 'p');
    expect(table.state!.bidder).to.equal(1);
    expect(focusedIn(table)).to.equal(entries(table));
    await keys(table, 'End');
    while (focusedIn(table) !== '7S') await keys(table, 'ArrowLeft');
    await keys(table, 'Enter', 'k');
    expect(table.state!.trumpShown).to.equal(true);
    expect(focusedIn(table)).to.equal('JH');
    await keys(table, 'Enter', 'q');
    expect(table.state!.pair).to.equal(0);
  });
});
