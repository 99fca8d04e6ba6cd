import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { buttons, cardsShown, part, parts, seatWords, spoken, wordsOf } from '../support/paigow.js';
import { choose, keys, panel, press, pressButton } from '../support/paigow-play.js';
import { type Seven27Table, mountTable, totals } from '../support/seven27.js';
import { ownSettings } from '../support/settings.js';
import { itInFull } from '../support/counts.js';

const TWO = { seats: 'human human bot' };

const line = (table: Seven27Table): string => wordsOf(part(table, 'line'));

describe('two people at one device', () => {
  it('ante one after the other, and find their cards covered until they ask for them', async () => {
    const table = await mountTable(TWO);
    await pressButton(table, 'ante');
    expect(spoken(table)).to.match(/^Seat 1 antes 5\./);
    expect(part(table, 'seat own').dataset['seat']).to.equal('1');
    await pressButton(table, 'ante');
    expect(part(table, 'seat own').dataset['seat']).to.equal('0');
    expect([line(table), buttons(table).join()]).to.deep.equal([
      'Seat 1, take the device.',
      'Show my cards',
    ]);
    // Everybody sees the face-up cards, the player's own included.
    expect(cardsShown(table)).to.equal('5C 9C KC');
    expect(totals(table)).to.deep.equal(['for 7 –', 'for 27 –']);
    await keys(table, 't', 's', 'h', '+');
    expect(table.state!.seats[0]!.cards.length).to.equal(2);
    await pressButton(table, 'show');
    expect([cardsShown(table), wordsOf(part(table, 'seen'))]).to.deep.equal([
      '5C 9C AC KC',
      'others see 5',
    ]);
    expect(spoken(table)).to.equal(
      'Seat 1’s cards: 5 of clubs, ace of clubs. Total: 6 for 7, 16 for 27.',
    );
    await pressButton(table, 'take');
    expect([cardsShown(table), line(table)]).to.deep.equal([
      '5C 9C KC',
      'Seat 2, take the device.',
    ]);
    expect(spoken(table)).not.to.include('ace');
    expect(seatWords(table, 0)).to.include('took one');
  });

  it('type their names, are called by them, and hand the device over by them', async () => {
    const stored = ownSettings();
    const table = await mountTable(TWO);
    await choose(table, 'Players');
    await panel(table, 'people');
    const [first] = parts(table, 'input') as readonly HTMLInputElement[];
    await press(table, first!);
    await sendKeys({ type: '  Ana,  B ' });
    await keys(table, 'Enter');
    expect([first!.value, stored()]).to.deep.equal(['Ana B', '{"names":"Ana B"}']);
    expect(wordsOf(part(table, 'panel-people').querySelector('.people'))).to.equal(
      'Ana B Seat 2 Noor steady',
    );
    await keys(table, 'Escape');
    await pressButton(table, 'ante');
    expect(spoken(table)).to.match(/^Ana B antes 5\./);
    await pressButton(table, 'ante');
    expect(line(table)).to.equal('Ana B, take the device.');
  });

  itInFull('declare in secret', async () => {
    const table = await mountTable({ ...TWO, declare: 'simultaneous' });
    await pressButton(table, 'ante');
    await pressButton(table, 'ante');
    for (let turn = 0; turn < 6; turn++) await keys(table, 'd', 'd');
    expect(table.state!.phase).to.equal('declare');
    // The player who has the device goes on.
    expect(part(table, 'seat own').dataset['seat']).to.equal('1');
    await pressButton(table, 'high');
    expect([seatWords(table, 1).includes('declared'), line(table)]).to.deep.equal([
      true,
      'Seat 1, take the device.',
    ]);
    expect(table.shadowRoot!.textContent).not.to.match(/declared (7|27|both)/);
    await pressButton(table, 'show');
    await pressButton(table, 'low');
    expect(spoken(table)).to.match(/Declared: Seat 1 7, Seat 2 27, Noor 27\./);
  });
});
