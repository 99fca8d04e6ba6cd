import { expect } from 'chai';
import { buttons, line, part, parts, status, seatWords, wordsOf } from '../support/paigow.js';
import { press, pressButton } from '../support/paigow-play.js';
import { detailOf, handNow, heardFrom, mountTable, withMatch } from '../support/tricks.js';

const ALL_SPADES = 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

const bid = (table: Parameters<typeof parts>[0], name: string): HTMLElement =>
  parts(table, 'button-bid').find((node) => wordsOf(node) === name)!;

describe('a hand of Spades by mouse', () => {
  it('a bid by button, and the rest claimed: the tricks, the hand and the game end in order', async () => {
    const script = 'b1:1 b2:0 b3:1';
    const table = await mountTable(
      'spades-table',
      { target: '200' },
      { hands: { 0: ALL_SPADES }, script },
    );
    await pressButton(table, 'ready');
    expect(parts(table, 'button-bid').map(wordsOf)).to.deep.equal(
      'Nil 1 2 3 4 5 6 7 8 9 10 11 12 13'.split(' '),
    );
    expect(parts(table, 'button-bid')[4]!.ariaLabel).to.equal('Bid 4');
    await press(table, bid(table, '13'));
    expect([0, 1, 2, 3].map((seat) => wordsOf(part(table, 'board').querySelector(`[data-seat="${seat}"] .plate`)))).to.deep.equal([
      'You bid 13',
      'Robin bid 1',
      'Noor nil',
      'Kim bid 1 D',
    ]);
    expect([line(table), buttons(table)]).to.deep.equal([
      'You lead. Play any card.',
      ['Claim the rest'],
    ]);
    const heard = heardFrom(table, 'game-move', 'trick-end', 'hand-end', 'game-win', 'game-lose');
    await pressButton(table, 'claim');
    console.log(heard.map(({ type }) => type).join(' '), JSON.stringify(heard.slice(-2).map(detailOf)));
    console.log(wordsOf(part(table, 'results')), parts(table, 'winner').map(wordsOf), buttons(table), wordsOf(part(table, 'scores')));
    await pressButton(table, 'next');
    expect([table.handNumber, table.state!.options.hand, table.state!.options.scores]).to.deep.equal([2, 1, [0, 0]]);
    console.log(table.state!.phase, line(table), parts(table, 'button-bid').map(wordsOf), [0,1,2,3].map((seat) => seatWords(table, seat)));
  });

  it('a side that is far behind may bid nil without looking, and exchange cards', async () => {
    const table = await mountTable(
      'spades-table',
      { 'blind-nil': true, 'blind-exchange': true },
      { hands: { 0: ALL_SPADES, 2: 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H' }, script: 'b1:1 b2:2 b3:1' },
    );
    withMatch(table, { scores: [-20, 120], hand: 3 });
    await pressButton(table, 'ready');
    expect([handNow(table), line(table), buttons(table)]).to.deep.equal([
      '',
      'Look at your cards, or bid blind nil.',
      ['Bid blind nil', 'Look at my cards'],
    ]);
    expect(part(table, 'hand').querySelectorAll('[part~="card-back"]').length).to.equal(13);
    await pressButton(table, 'blind-nil');
    console.log(line(table), buttons(table), handNow(table), seatWords(table, 0));
    await press(table, 'AS');
    await press(table, 'KS');
    console.log(line(table));
    await pressButton(table, 'pass');
    console.log(handNow(table), status(table), line(table));
  });
});
