import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import {
  HANDS,
  buttons,
  dealAnew,
  line,
  mountTable,
  part,
  seatWords,
  spoken,
  wordsOf,
} from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { isFull } from '../support/counts.js';

/** Bots with fifty chips can't pay the maximum stake, so they decline the bank. */
const OFFER = { dealer: 'offer', seats: '3', stack: '50' };

describe('the offered bank', () => {
  it('can be declined by a press: the house deals', async () => {
    const table = await mountTable(OFFER);
    expect(table.state).to.deep.include({ phase: 'offer', offered: 0 });
    expect(buttons(table)).to.deep.equal(['Pass the bank', 'Take the bank']);
    expect(wordsOf(part(table, 'cover'))).to.equal(
      'Take the bank? You deal this hand and play against all others.',
    );
    expect(seatWords(table, 1)).to.include('house');
    if (isFull) await expectAccessible(table);
    await pressButton(table, 'decline');
    expect(table.state).to.deep.include({ phase: 'bets', offered: null });
    expect(buttons(table)).to.deep.equal(['Sit out', 'Deal']);
  });

  it('can be taken by a key: the others stake, and its taker sets the dealer’s cards', async () => {
    const table = await mountTable(OFFER);
    await dealAnew(table, [HANDS.jacks, HANDS.aces]);
    await press(table, part(table, 'line'));
    await keys(table, 'd');
    expect(spoken(table)).to.match(/^(You take the bank|.* has set their hands\.)/);
    expect(table.state!.options).to.deep.include({ dealer: 0, house: false });
    expect(seatWords(table, 0)).to.include('You dealer');
    expect(table.state!.phase).to.equal('dealer');
    await keys(table, 'h', 'd');
    expect(table.outcome).to.equal('over');
    expect(table.state!.results!.dealer.seat).to.equal(0);
    await pressButton(table, 'next');
    expect(table.state).to.deep.include({ phase: 'offer', offered: 0 });
    await keys(table, 'p');
    expect(table.state!.phase).to.equal('bets');
  });

  it('shows the reason of a push: the dealer’s hand', async () => {
    const dealer = 'QH JC 9S 7D 5C 4D 2H';
    const table = await mountTable({ 'push-on': 'queen-high', commission: '5' }, [
      HANDS.jacks,
      dealer,
    ]);
    expect(wordsOf(part(table, 'amount'))).not.to.include('a win pays');
    await pressButton(table, 'deal');
    await keys(table, 'h', 'd');
    expect(table.outcome).to.equal('over');
    expect(table.state!.results).to.deep.include({ push: 'queen-high', transfers: [] });
    expect(line(table)).to.include('You push: the dealer has queen high.');
    expect(seatWords(table, 1)).to.include('push: the dealer has queen high');
  });
});
