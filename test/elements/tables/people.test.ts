import { expect } from 'chai';
import { warnings } from '../support/mount.js';
import { mountTable as mountPaigow, part, parts, spoken, wordsOf } from '../support/paigow.js';
import { type Seven27Table, mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';

/** The texts of the other players' plates. */
const plates = (table: Seven27Table): readonly string[] =>
  parts(table, 'plate')
    .filter((plate) => plate.closest('[part~="seats"]'))
    .map(wordsOf);

describe('who sits at a table', () => {
  it('has a name, a word for the temper, and a unique picture', async () => {
    const table = await mountTable({ seats: '10' }, { hands: [] });
    expect(plates(table).slice(0, 3)).to.deep.equal([
      'Robin steady 995',
      'Noor bold 995',
      'Kim careful 995',
    ]);
    await until('pictures are there', () => part(table, 'portrait').querySelector('svg') !== null);
    const pictures = parts(table, 'portrait').map(({ innerHTML }) => innerHTML);
    expect([pictures.length, new Set(pictures).size]).to.deep.equal([9, 9]);
    table.style.setProperty('--baize-court', 'rgb(1, 2, 3)');
    const paths = parts(table, 'portrait').flatMap((one) => [...one.querySelectorAll('path')]);
    expect(paths.map((path) => getComputedStyle(path).fill)).to.include('rgb(1, 2, 3)');
  });

  it('has the name that the page sets, at once', async () => {
    const table = await mountTable();
    table.seatNames = ['', 'Ana'];
    await table.updateComplete;
    expect(plates(table)).to.deep.equal(['Ana steady 995', 'Noor bold 995 D']);
    await playOn(table, 'a0');
    expect(spoken(table)).to.include('Ana shows the king of clubs.');
  });

  it('has the page’s name as the dealer of the house; unused names are reported', async () => {
    const warned = warnings();
    const table = await mountPaigow({
      seats: 'human bot bot',
      'seat-names': 'Student, Lin, Max',
    });
    const names = parts(table, 'seats').flatMap((seats) => [
      ...seats.querySelectorAll('[part~="seat-name"]'),
    ]);
    expect(names.map(wordsOf).sort()).to.deep.equal(['Lin', 'Max']);
    expect(wordsOf(part(table, 'seat house'))).to.match(/^Lin house/);
    expect(warned).to.deep.equal([]);
    table.seatNames = ['Student', 'Lin', 'Max', 'Zoe'];
    await table.updateComplete;
    table.requestUpdate();
    await table.updateComplete;
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/paigow-table.*seat-names.*Student, Lin, Max, Zoe.*1, 2, 3/s);
  });

  it('has the page’s name as the dealer at any seat; a wrong name is reported and changes nothing', async () => {
    const warned = warnings();
    const table = await mountPaigow({ seats: '3', 'dealer-name': 'Maria' });
    expect(table.dealerName).to.equal('Maria');
    expect(wordsOf(part(table, 'seat house'))).to.match(/^Maria house/);
    table.dealerName = 'María José de la Fuente';
    await table.updateComplete;
    expect(wordsOf(part(table, 'seat house'))).to.match(/^Maria house/);
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/paigow-table.*dealer-name.*a name of up to 16 letters/s);
    table.dealerName = null;
    await table.updateComplete;
    expect(wordsOf(part(table, 'seat house'))).to.match(/^Dealer house/);
  });

  it('has a picture as the dealer of the house, too', async () => {
    const table = await mountPaigow();
    const dealer = part(table, 'seat house');
    await until('it is there', () => dealer.querySelector('[part="portrait"] svg') !== null);
    expect(wordsOf(dealer)).to.match(/^Dealer house/);
  });
});
