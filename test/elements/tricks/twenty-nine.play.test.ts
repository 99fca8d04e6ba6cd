import { expect } from 'chai';
import {
  buttons,
  line,
  part,
  parts,
  seatWords,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
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
    expect([handNow(table), line(table)]).to.deep.equal(['7S JH 9H AH TH KH QH 7D', 'You lead.']);
    expect(wordsOf(part(table, 'trump'))).to.match(/Trump: hearts$/);
    expect(seatWords(table, 1)).to.equal('Robin passed 8 cards');
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
    expect([wordsOf(part(table, 'trump')), seatWords(table, 1)]).to.deep.equal([
      'Trump is concealed',
      'Robin bid 16 8 cards',
    ]);
    await press(table, '7S');
    expect([trickNow(table), line(table), buttons(table)]).to.deep.equal([
      '3:QC',
      'You have no clubs. Play any card, or ask for trump.',
      ['Ask for trump'],
    ]);
    await pressButton(table, 'ask');
    expect([spoken(table), line(table)]).to.deep.equal([
      'You ask for trump. Trump is hearts.',
      'You asked for trump, so you must play a heart.',
    ]);
    await press(table, '7D');
    expect(status(table)).to.equal('You asked for trump, so you must play a heart.');
    await press(table, 'JH');
    expect([trickNow(table), buttons(table)]).to.deep.equal([
      '3:QC 0:JH* 1:AC 2:9C',
      ['Show king and queen'],
    ]);
    await pressButton(table, 'pair');
    expect(spoken(table)).to.equal('You show king and queen of trump.');
    // All trumps are here, and the points needed are out of reach.
    expect(buttons(table)).to.deep.equal(['Claim the rest']);
  });

  it('opponents double, and the bidder’s side redoubles', async () => {
    const table = await mountTable(
      'twenty-nine-table',
      { doubles: true },
      { hands: HANDS, script: 'b1:16 t1:H xx1' },
    );
    await playOn(table, 'r0 b0:pass');
    expect([line(table), buttons(table)]).to.deep.equal([
      'The bid is 16. Do you double?',
      ['No double', 'Double'],
    ]);
    await pressButton(table, 'double');
    expect([table.state!.stake, spoken(table)]).to.deep.equal([4, 'Robin redoubles. Your turn.']);
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
    expect([handNow(table), wordsOf(part(table, 'turned-card'))]).to.deep.equal([
      '7S JH 9H AH KH QH 7D',
      'Trump card, face down',
    ]);
    expect(spoken(table)).to.match(/^You lay a card face down for trump\. Your cards: /);
    expect(wordsOf(part(table, 'title'))).to.equal('Twenty-Eight');
  });
});
