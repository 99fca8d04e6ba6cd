import { expect } from 'chai';
import { buttons, cardsShown, line, part, spoken } from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { handNow, mountTable } from '../support/tricks.js';

describe('two people at one device', () => {
  it('find their cards covered until they ask for them', async () => {
    const table = await mountTable(
      'hearts-table',
      { seats: 'human human bot bot', passing: 'none' },
      { hands: { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' } },
    );
    await pressButton(table, 'ready');
    await pressButton(table, 'ready');
    expect([line(table), buttons(table), cardsShown(table)]).to.deep.equal([
      'Seat 1, take the device.',
      ['Show my cards'],
      '',
    ]);
    await keys(table, 'h', 't', 'c');
    expect([table.state!.tricks.length, cardsShown(table)]).to.deep.equal([0, '']);
    await pressButton(table, 'show');
    expect(handNow(table)).to.equal('AS KS QS TH 8H 6H 3H TC 9C 2C JD 9D 4D');
    expect(spoken(table)).to.match(/^Seat 1’s cards: /);
    await press(table, '2C');
    expect([line(table), buttons(table), cardsShown(table)]).to.deep.equal([
      'Seat 2, take the device.',
      ['Show my cards'],
      '2C',
    ]);
    expect(part(table, 'seat own').dataset['seat']).to.equal('1');
  });
});
