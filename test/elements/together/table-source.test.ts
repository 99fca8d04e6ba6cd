import { expect } from 'chai';
import { status, wordsOf, parts } from '../support/paigow.js';
import { SharedTable } from '../support/shared-table.js';
import { joinTable, sitDown } from '../support/together.js';
import { until } from '../support/until.js';

const LANGUAGES = {
  de: 'Hinsetzen',
  es: 'Sentarse',
  fr: 'S’asseoir',
  ja: '着席する',
  ar: 'الجلوس',
};

describe('the words of a shared table', () => {
  for (const [locale, sit] of Object.entries(LANGUAGES)) {
    it(`are in the language of the page: ${locale}`, async () => {
      const shared = new SharedTable();
      const table = await joinTable(shared, { locale });
      await until('it is said', () => parts(table, 'button-sit').map(wordsOf).includes(sit));
    });
  }

  it('tell of who is waited for, and whose share of a shuffle is missing', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    await sitDown(ben, 'Ben');
    const connection = shared.connections[1]!;
    connection.send = () => undefined;
    shared.host.receive(connection.name, { type: 'next', id: 77 }, shared.now);
    ana.nextHand();
    await until('all wait', () => shared.host.listing.phase === 'shuffle');
    shared.pass(11_000);
    await until('it is void', () => status(ana).startsWith('This shuffle does not count'));
    expect(status(ana)).to.include('from Ben');
  });
});
