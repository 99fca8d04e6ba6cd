import { expect } from 'chai';
import { buttons, line, part, parts, seatWords, spoken, status, wordsOf } from '../support/paigow.js';
import { press, pressButton } from '../support/paigow-play.js';
import { handNow, mountTable, playOn, trickNow } from '../support/tricks.js';

const HANDS = { 0: 'JH 9H AH TH KH QH 7S 7D' };

const button = (table: Parameters<typeof parts>[0], name: string, text: string): HTMLElement =>
  parts(table, `button-${name}`).find((node) => wordsOf(node) === text)!;

describe('a hand of Twenty-Nine by mouse', () => {
  it('a number is bid, trump chosen in secret, and more cards come', async () => {
    const table = await mountTable('twenty-nine-table', {}, { hands: HANDS });
    await pressButton(table, 'ready');
    expect([handNow(table), line(table)]).to.deep.equal([
      'JH 9H AH TH',
      'Bid for the right to name trump, or pass.',
    ]);
    expect(parts(table, 'bids')[0]!.innerText.split(/\s+/).filter(Boolean).join(' ')).to.equal(
      'No bid 15 16 17 18 19 20 21 22 23 24 25 26 27 28',
    );
    await press(table, button(table, 'bid', '16'));
    expect([line(table), parts(table, 'button-trump').map(wordsOf)]).to.deep.equal([
      'Choose trump in secret.',
      ['Clubs', 'Diamonds', 'Hearts', 'Spades'],
    ]);
    await press(table, button(table, 'trump', 'Hearts'));
    console.log(handNow(table), line(table), wordsOf(part(table, 'trump')), wordsOf(part(table, 'scores')), [0, 1, 2, 3].map((seat) => seatWords(table, seat)));
    expect(spoken(table)).to.equal(
      'You make hearts trump. Your cards: jack of hearts, 9 of hearts, ace of hearts, ' +
        '10 of hearts, king of hearts, queen of hearts, 7 of spades, 7 of diamonds.',
    );
  });

  it('trump is asked for, must then be played, and the pair is shown', async () => {
    const script = 'b1:16 t1:H p3:QC';
    const table = await mountTable('twenty-nine-table', {}, { hands: HANDS, script });
    await playOn(table, 'r0');
    await pressButton(table, 'pass-bid');
    console.log(line(table), wordsOf(part(table, 'trump')), handNow(table), seatWords(table, 1));
    await press(table, '7S');
    expect([trickNow(table), line(table), buttons(table)]).to.deep.equal([
      '3:QC',
      'You have no clubs. Play any card, or ask for trump.',
      ['Ask for trump'],
    ]);
    await pressButton(table, 'ask');
    console.log(wordsOf(part(table, 'trump')), spoken(table), line(table), handNow(table));
    await press(table, '7D');
    expect(status(table)).to.equal('You asked for trump, so you must play a heart.');
    await press(table, 'JH');
    console.log(trickNow(table), line(table), buttons(table));
    await pressButton(table, 'pair');
    console.log(spoken(table), buttons(table), wordsOf(part(table, 'scores')));
  });

  it('opponents double, and the bidder’s side redoubles', async () => {
    const table = await mountTable(
      'twenty-nine-table',
      { doubles: true },
      { hands: HANDS, script: 'b1:16 t1:H xx1' },
    );
    await playOn(table, 'r0 b0:pass');
    console.log(line(table), buttons(table), table.state!.phase);
    await pressButton(table, 'double');
    console.log(line(table), table.state!.stake, spoken(table));
  });

  it('in Twenty-Eight a card is laid face down for trump', async () => {
    const table = await mountTable('twenty-nine-table', { game: '28' }, { hands: HANDS });
    await pressButton(table, 'ready');
    await press(table, button(table, 'bid', '14'));
    expect([line(table), buttons(table)]).to.deep.equal([
      'Choose a card of the suit that will be trump. It stays face down.',
      ['Lay it face down'],
    ]);
    await press(table, 'JH');
    await press(table, 'TH');
    expect(parts(table, 'picked').map(({ dataset }) => dataset['card'])).to.deep.equal(['TH']);
    await pressButton(table, 'lay');
    console.log(handNow(table), wordsOf(part(table, 'turned-card')), line(table), spoken(table));
  });
});
