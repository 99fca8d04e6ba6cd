import { expect } from 'chai';
import { buttons, line, part, parts, seatWords, wordsOf } from '../support/paigow.js';
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
    expect(
      [0, 1, 2, 3].map((seat) =>
        wordsOf(part(table, 'board').querySelector(`[data-seat="${seat}"] .plate`)),
      ),
    ).to.deep.equal(['You bid 13', 'Robin bid 1', 'Noor nil', 'Kim bid 1 D']);
    expect([line(table), buttons(table)]).to.deep.equal(['You lead.', ['Claim the rest']]);
    const heard = heardFrom(table, 'game-move', 'trick-end', 'hand-end', 'game-win', 'game-lose');
    await pressButton(table, 'claim');
    const tricks = [...Array(13).keys()].map(() => 'trick-end');
    expect(heard.map(({ type }) => type)).to.deep.equal([
      ...['game-move', ...tricks],
      ...['hand-end', 'game-win'],
    ]);
    const [hand, game] = heard.slice(-2).map(detailOf);
    expect(hand).to.deep.include({ hand: 1, dealer: 3, points: [230, -20] });
    expect(game).to.deep.include({ scores: [230, -20], score: 230, outcome: 'won' });
    expect(parts(table, 'winner').map(wordsOf)).to.deep.equal(['Your side won the game!']);
    expect(wordsOf(part(table, 'scores'))).to.equal('You & Noor 230 Robin & Kim −20');
    await pressButton(table, 'next');
    expect([
      table.handNumber,
      table.state!.options.hand,
      table.state!.options.scores,
    ]).to.deep.equal([2, 1, [0, 0]]);
    // The next player deals, so the person bids last.
    expect([line(table), seatWords(table, 1)]).to.deep.equal([
      'How many tricks will you take?',
      'Robin nil 13 cards',
    ]);
  });

  it('a side that is far behind may bid nil without looking, and exchange cards', async () => {
    const table = await mountTable(
      'spades-table',
      { 'blind-nil': true, 'blind-exchange': true },
      {
        hands: { 0: ALL_SPADES, 2: 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H' },
        script: 'b1:1 b2:2 b3:1',
      },
    );
    withMatch(table, { hand: 3, scores: [-20, 120] });
    await pressButton(table, 'ready');
    expect([handNow(table), line(table), buttons(table)]).to.deep.equal([
      '',
      'Look at your cards, or bid blind nil.',
      ['Bid blind nil', 'Look at my cards'],
    ]);
    expect(parts(table, 'button-look').length).to.equal(1);
    expect(part(table, 'hand').querySelectorAll('[part~="card-back"]').length).to.equal(13);
    await pressButton(table, 'blind-nil');
    expect([line(table), buttons(table), handNow(table)]).to.deep.equal([
      'Choose 2 cards to give to Noor.',
      ['Pass 2 cards'],
      ALL_SPADES,
    ]);
    expect(seatWords(table, 0)).to.include('blind nil');
    await press(table, 'AS');
    await press(table, 'KS');
    expect(line(table)).to.equal('Give these cards to Noor.');
    await pressButton(table, 'pass');
    // The partner gives its first two cards.
    expect([handNow(table), line(table)]).to.deep.equal([
      'QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH KH',
      'You lead.',
    ]);
  });
});
